"""Bot API calls: made again where that may help, ignored where failure does no harm."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import TypeVar

from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter, TelegramError

from bot.metrics import RETRIES

TRIES = 4
LONGEST_WAIT = 30.0
PAUSES = (0.0, 0.2, 0.8)
"""The seconds between the tries where the network failed."""

T = TypeVar("T")

os.environ.setdefault("PTB_TIMEDELTA", "true")  # else the library warns of each wait it is told

_log = logging.getLogger(__name__)


async def with_retries(call: Callable[[], Awaitable[T]]) -> T:
    """Make a call, and again where the network failed or Telegram asks to wait a little.

    Returns what the call returns; raises what the last try raised.
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
            if not left:
                raise
            RETRIES.labels("network").inc()
            await asyncio.sleep(next(pauses))
    raise AssertionError  # the last try has returned or raised


def _seconds(wait: int | timedelta) -> float:
    return wait.total_seconds() if isinstance(wait, timedelta) else float(wait)


async def ignoring_failure(call: Callable[[], Awaitable[object]]) -> None:
    """Make a call once; a failure of Telegram is logged, and that is all."""
    try:
        await call()
    except TelegramError as error:
        _log.info("ignored: %s", error)
