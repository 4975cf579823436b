"""What the bot does by itself: deletes what is old, counts what is open, loads words."""

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from bot.metrics import set_open_interviews
from bot.screens.play import load_words as load_play_words
from bot.storage.store import StorageError, Store
from lawcore.library import Library
from lawcore.understanding import understand
from lawcore.wording import LANGUAGES

DAY = 24 * 60 * 60.0
COUNTING = 15.0
"""Seconds between two counts of what is open."""

_log = logging.getLogger(__name__)


class Housekeeping:
    """The work in the background, from `start` until `stop`.

    What was finished is kept for `retention`; open interviews are counted only where `counts`.
    """

    def __init__(self, store: Store, retention: timedelta, *, counts: bool) -> None:
        self._store = store
        self._retention = retention
        self._counts = counts
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin."""
        self._tasks = [
            asyncio.create_task(_repeat(self.delete_old, DAY)),
            asyncio.create_task(load_words()),
        ]
        if self._counts:
            self._tasks.append(asyncio.create_task(_repeat(self.count_open, COUNTING)))

    async def stop(self) -> None:
        """End what is in hand."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def delete_old(self) -> None:
        """Delete what was finished, or received, too long ago."""
        before = datetime.now(UTC) - self._retention
        await self._store.run(lambda rows: rows.expire(before))

    async def count_open(self) -> None:
        """Count the open interviews."""
        set_open_interviews(await self._store.run(lambda rows: rows.count_open()))


async def load_words() -> None:
    """Load the phrases of free text and the library while nobody waits for them.

    What is loaded by then stays as long as the process: it is not looked through for garbage
    again, which would stop everybody for a fifth of a second every few seconds.
    """
    await asyncio.to_thread(understand, "")
    for language in LANGUAGES:
        await asyncio.to_thread(Library.of(language).prepare)
        await asyncio.to_thread(load_play_words, language)
    gc.collect()
    gc.freeze()


async def _repeat(work: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Do something now and then every so many seconds, whether the database answers or not."""
    while True:
        try:
            await work()
        except StorageError as error:
            _log.warning("not done: %s", error)
        await asyncio.sleep(seconds)
