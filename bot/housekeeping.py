"""Work in the background: deletes what is old, counts open interviews, reads ahead."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from operator import methodcaller

from bot.metrics import set_counted_rulings, set_open_interviews
from bot.screens.play import load_words as load_play_words
from bot.storage.store import START, Cursor, StorageError, Store
from lawcore import Edition
from lawcore.library import prepare_search
from lawcore.understanding import understand
from lawcore.wording import LANGUAGES

DAY = 24 * 60 * 60.0
COUNTING = 15.0
"""Seconds between two counts of what is open."""
COUNTING_RULINGS = 600.0
"""Seconds between two counts of rulings: all conversations are looked through."""
QUIET = 0.25
"""Nobody is waiting when for so many seconds no update was in hand."""
BUSY = 5.0
"""So many seconds what is done in quiet waits at most before each of its steps."""
BREATH = 0.05
"""Seconds between two slices of what is deleted: others use the database meanwhile."""

_log = logging.getLogger(__name__)


class Housekeeping:
    """Works in the background from `start` until `stop`.

    What was finished longer ago than `retention` is deleted once a day. With `counts` the open
    interviews are counted every `COUNTING` seconds, with `counts_rulings` the rulings every
    `COUNTING_RULINGS`. What is done in quiet waits for moments when nobody does: `seconds_idle`
    tells for how long no update has been in hand. What is read ahead is of the `edition` that
    holds for people who have not chosen; once it is read `settle` is called, where it is given.
    """

    def __init__(  # noqa: PLR0913 - what is kept, for how long, what is counted
        self,
        store: Store,
        retention: timedelta,
        seconds_idle: Callable[[], float],
        *,
        edition: Edition,
        counts: bool,
        counts_rulings: bool = False,
        settle: Callable[[], None] | None = None,
    ) -> None:
        self._store = store
        self._retention = retention
        self._seconds_idle = seconds_idle
        self._edition = edition
        self._counts = counts
        self._counts_rulings = counts_rulings
        self._settle = settle
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, *in_quiet: Callable[[], Awaitable[None]]) -> None:
        """Begin the work, on the running event loop; some more is done once, in quiet."""
        self._tasks = [
            asyncio.create_task(_repeat(self.delete_old, DAY)),
            asyncio.create_task(self._work_in_quiet(in_quiet)),
        ]
        if self._counts:
            self._tasks.append(asyncio.create_task(_repeat(self.count_open, COUNTING)))
        if self._counts_rulings:
            counting = _repeat(self.count_rulings, COUNTING_RULINGS)
            self._tasks.append(asyncio.create_task(counting))

    async def stop(self) -> None:
        """End the work; what has begun is cancelled."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def delete_old(self) -> None:
        """Delete all rows that were finished or received longer ago than they are kept."""
        await delete_before(self._store, datetime.now(UTC) - self._retention)

    async def count_open(self) -> None:
        """Count the open interviews for the figures."""
        set_open_interviews(await self._store.run(lambda rows: rows.count_open()))

    async def count_rulings(self) -> None:
        """Count the rulings that were not counted before, for the figures and the status."""
        await self._store.run(lambda rows: rows.count_rulings())
        set_counted_rulings(await self._store.run(lambda rows: rows.ruling_counts()))

    async def _work_in_quiet(self, first: Iterable[Callable[[], Awaitable[None]]]) -> None:
        """Do some work, then read ahead what somebody would wait for later."""
        await asyncio.sleep(QUIET)
        for work in first:
            await self._until_quiet()
            await work()
        steps = reading_ahead(self._edition)
        while True:
            await self._until_quiet()
            if not await asyncio.to_thread(next, steps, ""):
                break
        if self._settle is not None:
            self._settle()

    async def _until_quiet(self) -> None:
        """Wait until nobody is waiting, `BUSY` seconds at most."""
        end = asyncio.get_running_loop().time() + BUSY
        left = QUIET - self._seconds_idle()
        while left > 0 and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(left)
            left = QUIET - self._seconds_idle()


def reading_ahead(edition: Edition) -> Iterator[str]:
    """Read the words of free text, of the library and of records of play, a little at each step.

    Of the library only an edition is read: another one is where somebody searches in it. Yields
    after each step what was read.
    """
    for language in LANGUAGES:
        understand("", language)
        yield f"free text, {language}"
        load_play_words(language)
        yield f"records of play, {language}"
    for law in prepare_search(edition):
        yield f"the library, {law}"


async def delete_before(store: Store, moment: datetime) -> None:
    """Delete what was finished or received before a moment, in many short transactions."""
    cursor: Cursor | None = START
    while cursor is not None:
        cursor = await store.run(methodcaller("expire", moment, cursor))
        if cursor is not None and cursor.row is not None:
            await asyncio.sleep(BREATH)


async def _repeat(work: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Do some work now and every so many seconds; where the database fails, that is logged."""
    while True:
        try:
            await work()
        except StorageError as error:
            _log.warning("not done: %s", error)
        await asyncio.sleep(seconds)
