"""Telegram's limits on the bot, kept by waiting: each chat has a queue of its own."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from math import ceil
from typing import Any, TypeAlias

from pyrate_limiter import InMemoryBucket, Rate, RateItem
from telegram.error import RetryAfter
from telegram.ext import BaseRateLimiter

from bot.storage.calls import MINUTE, CallRows
from bot.storage.errors import StorageError
from bot.telegram.ordering import UpdateTurn

SECOND = 1_000
"""Milliseconds, the unit of the buckets."""
OVERALL = Rate(30, SECOND)
CHAT = Rate(1, SECOND)
GROUP = Rate(20, MINUTE)


def rates_of(chat: str) -> list[Rate]:
    """Return the rates at which a chat may be called, by its id or @name."""
    return [CHAT, GROUP] if chat.startswith(("-", "@")) else [CHAT]


def delay_in(bucket: InMemoryBucket, item: RateItem) -> float:
    """Return the seconds until a bucket that has refused a call accepts it."""
    wait = bucket.waiting(item)
    return max(1, wait if isinstance(wait, int) else 0) / SECOND


def book_call(rows: CallRows, chat: str) -> float:
    """Book one Bot API call to a chat, if Telegram's limits allow it now.

    `chat` is an id or @name. Returns 0.0, or the seconds to wait; counts the calls of all
    processes. Runs inside a transaction.
    """
    item = RateItem("call", _milliseconds(rows.now))
    anywhere = rows.calls(None, rows.now - timedelta(milliseconds=SECOND))
    there = rows.calls(chat, rows.now - timedelta(milliseconds=MINUTE))
    for rates, moments in ((rates_of(chat), there), ([OVERALL], anywhere)):
        bucket = InMemoryBucket(rates)
        stored = sorted(min(item.timestamp, _milliseconds(moment)) for moment in moments)
        bucket.items = [RateItem("call", at) for at in stored]
        if not bucket.put(item):
            return delay_in(bucket, item)
    rows.add_call(chat)
    return 0.0


def _milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * SECOND)


Answer: TypeAlias = bool | dict[str, Any] | list[dict[str, Any]]
BookCall: TypeAlias = Callable[[str], Awaitable[float]]
"""Books one call to a chat: returns 0.0 where it may be made, else the seconds to wait before
asking again. Raises `StorageError`."""

LONGEST_WAIT = 120.0
"""The most seconds that a call waits; one that would wait longer raises `RetryAfter` at once."""
TRIES = 5
"""The most tries of a call that Telegram refuses with 429 each time."""
EDIT_SECONDS = 0.5
"""How long a person's next update waits for the edit of the one before."""

_COUNTED = ("send", "edit", "copy", "forward")
"""The prefixes of the methods that count towards the limits."""
_FOR_ONE = {"ephemeral_message_parameters", "ephemeral_message_id"}
"""The parameters of calls that concern what one member of a group sees: they do not wait."""
_REPLACES_TEXT = "editMessageText"
"""The method that replaces the whole content of a message, text and buttons."""

_log = logging.getLogger(__name__)


@dataclass(eq=False)
class _WaitingCall:
    """A call that waits for its turn.

    `edited_message` is the id of the message that the call edits, None where it sends a new one.
    `replaces_text` says that nothing of what that message shows is left. `answer` is what the
    caller waits for; `tries` counts how often the call was made.
    """

    call: Callable[[], Coroutine[Any, Any, Answer]]
    edited_message: str | None
    replaces_text: bool
    answer: "asyncio.Future[Answer]"
    tries: int = 0

    def give_up(self) -> None:
        """Tell the caller that the call succeeded although it is not made."""
        if not self.answer.done():
            self.answer.set_result(True)


@dataclass(eq=False)
class _Queue:
    """The calls of one chat: those of the last minute, and those that wait, in order.

    No call is made before `not_before`, a time of the event loop in seconds: Telegram said so.
    """

    chat: str
    recent_calls: InMemoryBucket
    waiting: list[_WaitingCall] = field(default_factory=list)
    not_before: float = 0.0
    worker: "asyncio.Task[None] | None" = None

    def add(self, newest: _WaitingCall) -> None:
        """Add a call; a text that replaces another one takes the place of edits that wait.

        The callers of those edits are told that they succeeded.
        """
        useless = [
            one
            for one in self.waiting
            if newest.replaces_text
            and one.edited_message is not None
            and one.edited_message == newest.edited_message
        ]
        if not useless:
            self.waiting.append(newest)
            return
        self.waiting[self.waiting.index(useless[0])] = newest
        self.waiting = [one for one in self.waiting if one not in useless]
        for one in useless:
            one.give_up()


class RateLimits(BaseRateLimiter[UpdateTurn]):
    """Makes each call no sooner than Telegram takes it; a chat that has to wait holds up no other.

    Telegram takes 20 calls a minute in a group or channel, 1 a second in any chat and 30 a second
    overall; only calls that send or edit a message count. Where it asks to wait (429), the chat
    waits, and the call is made again. An edit that still waits when a newer text of the same
    message comes is not made: the newer one takes its place.
    """

    def __init__(self) -> None:
        self._recent_calls = InMemoryBucket([OVERALL])
        self._queues: dict[str, _Queue] = {}
        self._is_ending = asyncio.Event()
        self._swept = 0
        self._book_call: BookCall | None = None

    def share_limits(self, book_call: BookCall) -> None:
        """Count the calls of other processes too: from now on each call is booked with all."""
        self._book_call = book_call

    async def initialize(self) -> None:
        """Let calls wait again after an earlier `stop_waiting`."""
        self._is_ending.clear()

    async def shutdown(self) -> None:
        """Cancel all calls that still wait."""
        workers = [queue.worker for queue in self._queues.values() if queue.worker is not None]
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        self._queues.clear()

    def stop_waiting(self) -> None:
        """Make all calls at once from now on, because the process is to end.

        Messages that wait are sent. Edits that wait are not made: the next press of a button
        shows its message anew.
        """
        self._is_ending.set()

    async def process_request(  # noqa: PLR0913, PLR0917 - the library's
        self,
        callback: Callable[..., Coroutine[Any, Any, Answer]],
        args: Any,
        kwargs: dict[str, Any],
        endpoint: str,
        data: dict[str, Any],
        rate_limit_args: UpdateTurn | None,
    ) -> Answer:
        """Return the result of a call, which is made as soon as Telegram takes it.

        `rate_limit_args` is the turn of the update for which a message is edited: it is ended
        after `EDIT_SECONDS`, so that the person's next update need not wait for the edit. Raises
        what the call raises, and `RetryAfter` where it would wait longer than `LONGEST_WAIT`.
        """
        if not endpoint.startswith(_COUNTED) or "chat_id" not in data or _FOR_ONE & data.keys():
            return await callback(*args, **kwargs)
        edited = data.get("message_id") if endpoint.startswith("edit") else None
        queue = self._queue(str(data["chat_id"]))
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        queue.add(
            _WaitingCall(
                lambda: callback(*args, **kwargs),
                None if edited is None else str(edited),
                endpoint == _REPLACES_TEXT,
                answer,
            )
        )
        if queue.worker is None:
            queue.worker = asyncio.create_task(self._work(queue))
        if edited is not None:
            await asyncio.wait({answer}, timeout=EDIT_SECONDS)
            if rate_limit_args is not None:
                rate_limit_args.end()
        return await answer

    def _queue(self, chat: str) -> _Queue:
        """Return the queue of a chat; queues of chats that are idle are dropped once a minute."""
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
        queue.recent_calls.leak(_now())
        return (
            queue.worker is None and not queue.recent_calls.count() and queue.not_before <= _time()
        )

    async def _work(self, queue: _Queue) -> None:
        """Make the calls of a chat one after the other until none waits."""
        try:
            while queue.waiting:
                delay = await self._delay(queue)
                if delay > LONGEST_WAIT:
                    self._refuse(queue, delay)
                    continue
                if delay and not self._is_ending.is_set():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._is_ending.wait(), delay)
                    continue
                next_one = queue.waiting.pop(0)
                if self._is_ending.is_set() and next_one.edited_message is not None:
                    next_one.give_up()
                else:
                    await self._make(queue, next_one)
        finally:
            queue.worker = None
            for one in queue.waiting:
                one.answer.cancel()

    async def _delay(self, queue: _Queue) -> float:
        """Return how many seconds the next call has to wait; with 0.0 it is counted as made."""
        if queue.not_before > _time():
            return queue.not_before - _time()
        if self._book_call is not None and not self._is_ending.is_set():
            try:
                return await self._book_call(queue.chat)
            except StorageError as error:
                _log.warning("limits count the calls of this process alone: %s", error)
        return self._delay_alone(queue)

    def _delay_alone(self, queue: _Queue) -> float:
        """Return the same, counting only the calls of this process."""
        item = RateItem("call", _now())
        for calls in (queue.recent_calls, self._recent_calls):
            calls.leak(item.timestamp)
        if not queue.recent_calls.put(item):
            return delay_in(queue.recent_calls, item)
        if not self._recent_calls.put(item):
            queue.recent_calls.items.pop()  # the call is not made yet
            return delay_in(self._recent_calls, item)
        return 0.0

    @staticmethod
    def _refuse(queue: _Queue, delay: float) -> None:
        refused = queue.waiting.pop(0).answer
        if not refused.done():
            refused.set_exception(RetryAfter(ceil(delay)))

    async def _make(self, queue: _Queue, one: _WaitingCall) -> None:
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
            if any(
                later.replaces_text and later.edited_message == one.edited_message
                for later in queue.waiting
            ):
                one.give_up()
            else:
                queue.waiting.insert(0, one)
        elif one.answer.done():
            return
        elif error is not None:
            one.answer.set_exception(error)
        else:
            one.answer.set_result(made.result())

    def _may_wait(self, queue: _Queue, one: _WaitingCall, error: RetryAfter) -> bool:
        """Make the whole chat wait as Telegram asks; return whether the call is made again."""
        asked = error.retry_after
        wait = asked.total_seconds() if isinstance(asked, timedelta) else float(asked)
        queue.not_before = _time() + wait
        one.tries += 1
        _log.info("told to wait %.0f seconds in a chat", wait)
        return wait <= LONGEST_WAIT and one.tries < TRIES and not self._is_ending.is_set()


def _time() -> float:
    return asyncio.get_running_loop().time()


def _now() -> int:
    return round(_time() * 1_000)
