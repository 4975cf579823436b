"""Telegram's limits on the bot, kept by waiting: each chat has a queue of its own."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import timedelta
from math import ceil
from typing import Any, TypeAlias

from pyrate_limiter import InMemoryBucket, RateItem
from telegram.error import RetryAfter
from telegram.ext import BaseRateLimiter

from bot.storage.store import MINUTE, StorageError
from bot.telegram.delivery import Turn
from bot.usecases.outgoing_calls import OVERALL, delay_in, rates_of

Answer: TypeAlias = bool | dict[str, Any] | list[dict[str, Any]]
BookCall: TypeAlias = Callable[[str], Awaitable[float]]
"""Books a call to a chat and returns 0.0, or the seconds to wait; raises `StorageError`."""

LONGEST_WAIT = 120.0
"""Seconds; who is asked to wait longer is told so instead of being kept waiting."""
TRIES = 5
SHOWN_SOON = 0.5
"""Seconds after which the next update of a person no longer waits for an edit."""

_COUNTED = ("send", "edit", "copy", "forward")
_WHOLE = "editMessageText"
"""The edit that leaves nothing of what was shown before."""

_log = logging.getLogger(__name__)


@dataclass(eq=False)
class _Waiting:
    """A call that waits for its turn; `edits` is the message it edits, None where it sends one."""

    call: Callable[[], Coroutine[Any, Any, Answer]]
    edits: str | None
    is_whole: bool
    answer: "asyncio.Future[Answer]"
    tries: int = 0

    def give_up(self) -> None:
        """Answer as if it were done."""
        if not self.answer.done():
            self.answer.set_result(True)


@dataclass(eq=False)
class _Queue:
    """The calls of one chat: those made lately, and those that wait, in order."""

    chat: str
    made: InMemoryBucket
    waiting: list[_Waiting] = field(default_factory=list)
    not_before: float = 0.0
    worker: "asyncio.Task[None] | None" = None

    def add(self, newest: _Waiting) -> None:
        """Add a call, in the place of those that it makes useless."""
        useless = [
            one
            for one in self.waiting
            if newest.is_whole and one.edits is not None and one.edits == newest.edits
        ]
        if not useless:
            self.waiting.append(newest)
            return
        self.waiting[self.waiting.index(useless[0])] = newest
        self.waiting = [one for one in self.waiting if one not in useless]
        for one in useless:
            one.give_up()


class RateLimits(BaseRateLimiter[Turn]):
    """Waits before a call that Telegram would refuse, and where it asks to, in that chat alone.

    20 calls a minute in a group or channel, 1 a second in any chat, 30 a second overall; only
    what sends or edits a message counts. A waiting edit is given up, as if it were done, as soon
    as a newer text of the same message comes, which takes its place.
    """

    def __init__(self) -> None:
        self._made = InMemoryBucket([OVERALL])
        self._queues: dict[str, _Queue] = {}
        self._hurry = asyncio.Event()
        self._swept = 0
        self._together: BookCall | None = None

    def keep_together(self, book_call: BookCall) -> None:
        """Keep the limits with the other processes, whose calls count too."""
        self._together = book_call

    async def initialize(self) -> None:
        """Begin to keep the limits."""
        self._hurry.clear()

    async def shutdown(self) -> None:
        """Leave nobody waiting."""
        workers = [queue.worker for queue in self._queues.values() if queue.worker is not None]
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        self._queues.clear()

    def hurry(self) -> None:
        """Wait no more: send what waits, but no edits, which the next press makes up for."""
        self._hurry.set()

    async def process_request(  # noqa: PLR0913, PLR0917 - the library's
        self,
        callback: Callable[..., Coroutine[Any, Any, Answer]],
        args: Any,
        kwargs: dict[str, Any],
        endpoint: str,
        data: dict[str, Any],
        rate_limit_args: Turn | None,
    ) -> Answer:
        """Make a call when Telegram takes it.

        `rate_limit_args` is the turn of the update for which a message is edited: while the edit
        waits, the person's next update may begin.
        """
        if not endpoint.startswith(_COUNTED) or "chat_id" not in data:
            return await callback(*args, **kwargs)
        edited = data.get("message_id") if endpoint.startswith("edit") else None
        queue = self._queue(str(data["chat_id"]))
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        queue.add(
            _Waiting(
                lambda: callback(*args, **kwargs),
                None if edited is None else str(edited),
                endpoint == _WHOLE,
                answer,
            )
        )
        if queue.worker is None:
            queue.worker = asyncio.create_task(self._work(queue))
        if edited is not None:
            await asyncio.wait({answer}, timeout=SHOWN_SOON)
            if rate_limit_args is not None:
                rate_limit_args.end()
        return await answer

    def _queue(self, chat: str) -> _Queue:
        """Return the queue of a chat; once a minute those that have been idle are let go."""
        if chat not in self._queues:
            if _now() - self._swept >= MINUTE:
                self._swept = _now()
                idle = [other for other, queue in self._queues.items() if self._is_idle(queue)]
                for other in idle:
                    del self._queues[other]
            self._queues[chat] = _Queue(chat, InMemoryBucket(rates_of(chat)))
        return self._queues[chat]

    @staticmethod
    def _is_idle(queue: _Queue) -> bool:
        queue.made.leak(_now())
        return queue.worker is None and not queue.made.count() and queue.not_before <= _time()

    async def _work(self, queue: _Queue) -> None:
        """Make the calls of a chat, one after the other, until none waits."""
        try:
            while queue.waiting:
                delay = await self._delay(queue)
                if delay > LONGEST_WAIT:
                    self._refuse(queue, delay)
                    continue
                if delay and not self._hurry.is_set():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._hurry.wait(), delay)
                    continue
                next_one = queue.waiting.pop(0)
                if self._hurry.is_set() and next_one.edits is not None:
                    next_one.give_up()
                else:
                    await self._make(queue, next_one)
        finally:
            queue.worker = None
            for one in queue.waiting:
                one.answer.cancel()

    async def _delay(self, queue: _Queue) -> float:
        """Return for how many seconds the next call has to wait; one that need not is counted."""
        if queue.not_before > _time():
            return queue.not_before - _time()
        if self._together is not None and not self._hurry.is_set():
            try:
                return await self._together(queue.chat)
            except StorageError as error:
                _log.warning("limits are kept alone: %s", error)
        return self._delay_alone(queue)

    def _delay_alone(self, queue: _Queue) -> float:
        """Return the same by the calls of this process only."""
        item = RateItem("call", _now())
        for made in (queue.made, self._made):
            made.leak(item.timestamp)
        if not queue.made.put(item):
            return delay_in(queue.made, item)
        if not self._made.put(item):
            queue.made.items.pop()  # the call is not made yet
            return delay_in(self._made, item)
        return 0.0

    @staticmethod
    def _refuse(queue: _Queue, delay: float) -> None:
        refused = queue.waiting.pop(0).answer
        if not refused.done():
            refused.set_exception(RetryAfter(ceil(delay)))

    async def _make(self, queue: _Queue, one: _Waiting) -> None:
        if one.answer.done():  # nobody waits for it any longer
            return
        made = asyncio.ensure_future(one.call())
        try:
            await asyncio.wait({made})
        except asyncio.CancelledError:
            made.cancel()
            one.answer.cancel()
            raise
        error = made.exception()
        if isinstance(error, RetryAfter) and self._may_wait(queue, one, error):
            if any(later.is_whole and later.edits == one.edits for later in queue.waiting):
                one.give_up()
            else:
                queue.waiting.insert(0, one)
        elif one.answer.done():
            return
        elif error is not None:
            one.answer.set_exception(error)
        else:
            one.answer.set_result(made.result())

    def _may_wait(self, queue: _Queue, one: _Waiting, error: RetryAfter) -> bool:
        """Have the whole chat wait as Telegram asks; return whether the call is made again."""
        asked = error.retry_after
        wait = asked.total_seconds() if isinstance(asked, timedelta) else float(asked)
        queue.not_before = _time() + wait
        one.tries += 1
        _log.info("told to wait %.0f seconds in a chat", wait)
        return wait <= LONGEST_WAIT and one.tries < TRIES and not self._hurry.is_set()


def _time() -> float:
    return asyncio.get_running_loop().time()


def _now() -> int:
    return round(_time() * 1_000)
