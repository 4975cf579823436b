"""Work in the background: deletes what is old, counts open interviews, loads words."""

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from operator import methodcaller

from bot.metrics import set_counted_rulings, set_open_interviews
from bot.screens.play import load_words as load_play_words
from bot.storage.store import START, Place, StorageError, Store
from lawcore.library import Library
from lawcore.understanding import understand
from lawcore.wording import LANGUAGES

DAY = 24 * 60 * 60.0
COUNTING = 15.0
"""Seconds between two counts of what is open."""
COUNTING_RULINGS = 600.0
"""Seconds between two counts of rulings: all conversations are looked through."""
BREATH = 0.05
"""Seconds between two slices of what is deleted: others use the database meanwhile."""

_log = logging.getLogger(__name__)


class Housekeeping:
    """Works in the background from `start` until `stop`.

    What was finished longer ago than `retention` is deleted once a day. With `counts` the open
    interviews are counted every `COUNTING` seconds, with `counts_rulings` the rulings every
    `COUNTING_RULINGS`.
    """

    def __init__(
        self, store: Store, retention: timedelta, *, counts: bool, counts_rulings: bool = False
    ) -> None:
        self._store = store
        self._retention = retention
        self._counts = counts
        self._counts_rulings = counts_rulings
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin the work, on the running event loop."""
        self._tasks = [
            asyncio.create_task(_repeat(self.delete_old, DAY)),
            asyncio.create_task(load_words()),
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


async def delete_before(store: Store, moment: datetime) -> None:
    """Delete what was finished or received before a moment, in many short transactions."""
    place: Place | None = START
    while place is not None:
        place = await store.run(methodcaller("expire", moment, place))
        if place is not None and place.row is not None:
            await asyncio.sleep(BREATH)


async def load_words() -> None:
    """Load the phrases of free text and the library before anybody needs them.

    All objects that exist then stay as long as the process, so the garbage collector is told to
    skip them: looking through them would stop the bot for a fifth of a second every few seconds.
    """
    await asyncio.to_thread(understand, "")
    for language in LANGUAGES:
        await asyncio.to_thread(Library.of(language).prepare)
        await asyncio.to_thread(load_play_words, language)
    gc.collect()
    gc.freeze()


async def _repeat(work: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Do some work now and every so many seconds; where the database fails, that is logged."""
    while True:
        try:
            await work()
        except StorageError as error:
            _log.warning("not done: %s", error)
        await asyncio.sleep(seconds)
