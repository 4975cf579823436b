"""How updates come, and their order: one after the other for each person."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from typing import Any, TypeAlias

from telegram import Update
from telegram.ext import BaseUpdateProcessor

from bot.metrics import DROPPED, UPDATE_SECONDS, UPDATES
from bot.telegram.flood import Admission, FloodLimit

ANSWER = "answerCallbackQuery"
"""The call that may be returned as the answer to a webhook post."""
SIDE_BY_SIDE = 256
"""The most updates that are handled at once; further ones wait."""
KINDS = ("message", "callback_query", "inline_query", "guest_message")


class UpdateTurn:
    """The turn of one update: while it lasts, no other update of the same person is handled."""

    def __init__(self, lock: asyncio.Lock | None = None) -> None:
        self._lock = lock

    def end(self) -> None:
        """Let the person's next update begin; a second call does nothing."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


@dataclass(eq=False)
class Delivery:
    """An update that comes once: nobody waits for an answer.

    `committed_at` says since when, by the loop's clock, its change is in the database. `turn` is
    set while the update is handled.
    """

    committed_at: float | None = None
    turn: UpdateTurn | None = None

    @property
    def is_committed(self) -> bool:
        """Whether its change is in the database, so that it need not come again."""
        return self.committed_at is not None

    def commit(self) -> None:
        """Note that its change is in the database."""
        self.committed_at = asyncio.get_running_loop().time()

    def answer_press(self, parameters: Mapping[str, Any]) -> bool:  # noqa: ARG002 - no post, no answer
        """Answer a press in the answer to its post, if one waits; return whether that was done.

        `parameters` are those of the Bot API's `answerCallbackQuery`.
        """
        return False


@dataclass(eq=False)
class RepeatableDelivery(Delivery):
    """An update that Telegram keeps until it is confirmed: polled, or posted to the webhook.

    An update that is put off is to be tried again, because the database could not take it:
    `is_put_off` says so now, `was_put_off` of an earlier try of the same update.
    """

    was_put_off: bool = False
    is_put_off: bool = False

    def try_again(self) -> None:
        """Note that a further try of it begins."""
        self.was_put_off |= self.is_put_off
        self.is_put_off = False


@dataclass(eq=False)
class PostDelivery(RepeatableDelivery):
    """An update that was posted to the webhook; the post waits for its answer.

    `body` becomes what the post is answered with: the call that answers a press, or None.
    """

    body: asyncio.Future[Mapping[str, Any] | None] = field(default_factory=asyncio.Future)

    def answer_press(self, parameters: Mapping[str, Any]) -> bool:
        """Answer a press in the answer to its post; return False where that has been sent."""
        if self.is_put_off or self.body.done():
            return False
        self.body.set_result({"method": ANSWER, **parameters})
        return True

    def close(self) -> None:
        """Answer the post without a body, unless it is answered already."""
        if not self.body.done():
            self.body.set_result(None)


Tell: TypeAlias = Callable[[Update, Delivery], Awaitable[None]]
"""Tells a person that an update was dropped."""


class OnePersonInOrder(BaseUpdateProcessor):
    """Handles the updates of each person in order, and those of different people concurrently.

    Updates beyond the flood limit are dropped; `tell` tells the person so. Without a limit none
    is. `waiting` counts the updates in progress of each person, by user id.
    """

    def __init__(self, flood: FloodLimit | None = None, tell: Tell | None = None) -> None:
        super().__init__(SIDE_BY_SIDE)
        self._flood = flood
        self._tell = tell
        self._locks: dict[int, asyncio.Lock] = {}
        self._deliveries: dict[int, Delivery] = {}
        self.waiting: Counter[int] = Counter()
        self._in_hand = 0
        self._idle_since = -inf

    async def initialize(self) -> None:
        """Do nothing: there are no resources to acquire."""

    async def shutdown(self) -> None:
        """Do nothing: there are no resources to release."""

    @contextmanager
    def bind_delivery(self, update: object, delivery: Delivery) -> Iterator[None]:
        """Let the handlers of an update find its delivery, for the length of the block."""
        self._deliveries[id(update)] = delivery
        try:
            yield
        finally:
            del self._deliveries[id(update)]

    def delivery_of(self, update: object) -> Delivery:
        """Return the delivery of an update in hand, else one of an update that comes once."""
        return self._deliveries.get(id(update)) or Delivery()

    def seconds_idle(self) -> float:
        """Return for how many seconds no update has been in progress, 0 while one is."""
        if self._in_hand:
            return 0.0
        return asyncio.get_running_loop().time() - self._idle_since

    @contextmanager
    def _holding(self, kind: str) -> Iterator[None]:
        """Count an update of a kind, and how long it takes."""
        time = asyncio.get_running_loop().time
        began = time()
        self._in_hand += 1
        try:
            yield
        finally:
            self._in_hand -= 1
            self._idle_since = time()
            UPDATES.labels(kind).inc()
            UPDATE_SECONDS.labels(kind).observe(self._idle_since - began)

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        """Handle an update when its turn comes, and count it with the time it took."""
        with self._holding(kind_of(update)):
            delivery = self._deliveries.get(id(update))
            if delivery is not None:
                await self._process(update, delivery, coroutine)
                return
            delivery = Delivery()
            with self.bind_delivery(update, delivery):
                await self._process(update, delivery, coroutine)

    async def _process(
        self, update: object, delivery: Delivery, coroutine: Awaitable[Any]
    ) -> None:
        user = update.effective_user if isinstance(update, Update) else None
        if user is None or not isinstance(update, Update):
            await coroutine
        elif await self._drops(update, user.id, delivery):
            if isinstance(coroutine, Coroutine):
                coroutine.close()
        else:
            await self._in_order(user.id, delivery, coroutine)

    async def _drops(self, update: Update, user_id: int, delivery: Delivery) -> bool:
        """Return whether an update is dropped by the flood limit; its sender is told once."""
        if self._flood is None:
            return False
        admission = self._flood.admit(user_id)
        if admission is Admission.ADMITTED:
            return False
        DROPPED.labels(kind_of(update)).inc()
        if admission is Admission.DROPPED_AND_TOLD and self._tell is not None:
            await self._tell(update, delivery)
        return True

    async def _in_order(self, user_id: int, delivery: Delivery, coroutine: Awaitable[Any]) -> None:
        """Handle an update once the turns of the person's earlier ones have ended."""
        lock = self._locks.setdefault(user_id, asyncio.Lock())
        self.waiting[user_id] += 1
        try:
            await lock.acquire()
            delivery.turn = turn = UpdateTurn(lock)
            try:
                await coroutine
            finally:
                turn.end()
        finally:
            self.waiting[user_id] -= 1
            if not self.waiting[user_id]:
                del self.waiting[user_id], self._locks[user_id]


def kind_of(update: object) -> str:
    """Return the kind of an update, by its name in the Bot API: one of `KINDS`, else `other`."""
    if not isinstance(update, Update):
        return "other"
    return next((kind for kind in KINDS if getattr(update, kind) is not None), "other")
