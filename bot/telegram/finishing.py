"""Tasks in the background: their failures are logged, and at the end they may finish."""

import asyncio
import logging
from collections.abc import Collection
from typing import Any

from telegram.error import TelegramError

_log = logging.getLogger(__name__)


async def finish_within(seconds: float, tasks: Collection["asyncio.Task[Any]"]) -> None:
    """Wait for tasks to end, for some seconds at most; cancel those that are late."""
    if not tasks:
        return
    _, late = await asyncio.wait(tasks, timeout=seconds)
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)


def log_failure(what: str, task: "asyncio.Task[Any]") -> None:
    """Log that what a task was to send was not sent."""
    if not task.cancelled() and (error := task.exception()) is not None:
        known = isinstance(error, TelegramError)
        _log.warning("%s was not sent: %s", what, error, exc_info=None if known else error)
