"""Background work: deletes old rows, counts open interviews, preloads words."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from operator import methodcaller

from bot.metrics import set_counted_rulings, set_open_interviews
from bot.screens.play import load_words as load_play_words
from bot.storage.errors import StorageError
from bot.storage.store import Store
from bot.storage.transaction import START, Cursor
from lawcore import Edition
from lawcore.book.library import prepare_search
from lawcore.understanding import understand
from lawcore.understanding.answers import prepare as prepare_answers
from lawcore.wording import LANGUAGES

DAY = 24 * 60 * 60.0
COUNT_INTERVAL = 15.0
"""Seconds between two counts of open interviews."""
RULING_COUNT_INTERVAL = 600.0
"""Seconds between two counts of rulings: all conversations are looked through."""
IDLE_SECONDS = 0.25
"""Idle after this many seconds without updates."""
LONGEST_WAIT = 5.0
"""The longest wait, in seconds, for idle time before each step of preloading."""
PAUSE_SECONDS = 0.05
"""Seconds between two batches of deletions, which leave the database free for others."""

_log = logging.getLogger(__name__)


class Housekeeping:
    """Works in the background from `start` until `stop`.

    Once a day, deletes what was finished longer ago than `retention`. With `counts` the open
    interviews are counted every `COUNT_INTERVAL` seconds, with `counts_rulings` the rulings every
    `RULING_COUNT_INTERVAL`. Preloading waits for idle moments: `seconds_idle` returns for how long
    no update has been processed. The `edition` that is preloaded is the default one; after that
    `settle` is called, if given.
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
        """Start the work on the running event loop; preloading happens once, in idle time."""
        self._tasks = [
            asyncio.create_task(_repeat(self.delete_old, DAY)),
            asyncio.create_task(self._work_in_quiet(in_quiet)),
        ]
        if self._counts:
            self._tasks.append(asyncio.create_task(_repeat(self.count_open, COUNT_INTERVAL)))
        if self._counts_rulings:
            counting = _repeat(self.count_rulings, RULING_COUNT_INTERVAL)
            self._tasks.append(asyncio.create_task(counting))

    async def stop(self) -> None:
        """Stop the work; tasks that have begun are cancelled."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def delete_old(self) -> None:
        """Delete all rows whose retention time is over."""
        now = await self._store.run(lambda rows: rows.now)
        await delete_before(self._store, now - self._retention)

    async def count_open(self) -> None:
        """Count the open interviews for the metrics."""
        set_open_interviews(await self._store.run(lambda rows: rows.count_open()))

    async def count_rulings(self) -> None:
        """Count the rulings that were not counted before, for the metrics and the status."""
        await self._store.run(lambda rows: rows.count_rulings())
        set_counted_rulings(await self._store.run(lambda rows: rows.ruling_counts()))

    async def _work_in_quiet(self, first: Iterable[Callable[[], Awaitable[None]]]) -> None:
        """Do some work, then load what a person would otherwise wait for."""
        await asyncio.sleep(IDLE_SECONDS)
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
        """Wait for idle time, `LONGEST_WAIT` seconds at most."""
        end = asyncio.get_running_loop().time() + LONGEST_WAIT
        left = IDLE_SECONDS - self._seconds_idle()
        while left > 0 and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(left)
            left = IDLE_SECONDS - self._seconds_idle()


def reading_ahead(edition: Edition) -> Iterator[str]:
    """Load the words of free text, of the library and of records of play, in small steps.

    Only one edition of the library is loaded: others are loaded when somebody searches in them.
    Yields after each step what was loaded.
    """
    for language in LANGUAGES:
        understand("", language)
        yield f"free text, {language}"
        load_play_words(language)
        yield f"records of play, {language}"
    for law in prepare_search(edition):
        yield f"the library, {law}"
    for language in prepare_answers():
        yield f"answers, {language}"


async def delete_before(store: Store, moment: datetime) -> None:
    """Delete what was finished or received before a moment, in many short transactions."""
    cursor: Cursor | None = START
    while cursor is not None:
        cursor = await store.run(methodcaller("expire", moment, cursor))
        if cursor is not None and cursor.row is not None:
            await asyncio.sleep(PAUSE_SECONDS)


async def _repeat(work: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Do some work now and then every so often; a database failure is logged."""
    while True:
        try:
            await work()
        except StorageError as error:
            _log.warning("not done: %s", error)
        await asyncio.sleep(seconds)
