"""Calls to the Bot API that are retried when they fail, and calls that may fail."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import TypeVar

from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter, TelegramError

from bot.metrics import RETRIES

TRIES = 4
"""The most tries of a call."""
LONGEST_WAIT = 30.0
"""The longest wait, in seconds, at Telegram's request; beyond it the call fails."""
PAUSES = (0.0, 0.2, 0.8)
"""The seconds before each retry after a network failure."""

T = TypeVar("T")

os.environ.setdefault("PTB_TIMEDELTA", "true")  # else the library warns of each wait it is told

_log = logging.getLogger(__name__)


async def with_retries(call: Callable[[], Awaitable[T]], *, at_most_once: bool = False) -> T:
    """Return the result of a call, which is made again where that may help.

    That is so where the network fails, and where Telegram asks to wait at most `LONGEST_WAIT`.
    What is to be done `at_most_once` may have been done although the network failed: only where
    Telegram asks to wait it is certain that it was not. Raises what the last try raised.
    """
    pauses = iter(PAUSES)
    for left in reversed(range(TRIES)):
        try:
            return await call()
        except RetryAfter as error:
            wait = _seconds(error.retry_after)
            if not left or wait > LONGEST_WAIT:
                raise
            RETRIES.labels("waited").inc()
            await asyncio.sleep(wait)
        except (BadRequest, Forbidden):
            raise
        except NetworkError:
            if not left or at_most_once:
                raise
            RETRIES.labels("network").inc()
            await asyncio.sleep(next(pauses))
    raise AssertionError  # the last try has returned or raised


def _seconds(wait: int | timedelta) -> float:
    return wait.total_seconds() if isinstance(wait, timedelta) else float(wait)


async def call_if_possible(call: Callable[[], Awaitable[object]]) -> None:
    """Make a call once; a failure is only logged."""
    try:
        await call()
    except TelegramError as error:
        _log.info("ignored: %s", error)
