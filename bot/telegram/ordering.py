"""The turns of one person's updates."""

import asyncio
from collections.abc import Callable
from contextvars import ContextVar


def _nobody_waits() -> None:
    """Do nothing: no later update waits for this one."""


step_aside: ContextVar[Callable[[], None]] = ContextVar("step_aside", default=_nobody_waits)
"""Lets the same person's next update begin while this one only waits to be shown."""


left_asking: ContextVar[int | None] = ContextVar("left_asking", default=None)
"""The number of the last update that left its sender's interview with a question to answer."""


class Turn:
    """The turn of one update: it holds the lock, and ends once."""

    def __init__(self, lock: asyncio.Lock) -> None:
        self._lock: asyncio.Lock | None = lock

    def end(self) -> None:
        """Let the next update begin."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None
