"""The order of updates: one person's one after the other, people side by side."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from telegram import Update
from telegram.ext import BaseUpdateProcessor

from bot.metrics import DROPPED, count_update
from bot.telegram.delivery import Delivery, Turn
from bot.telegram.flood import Admission, FloodLimit
from bot.telegram.interview_log import kind_of

SIDE_BY_SIDE = 256
"""Updates in hand at the most; further ones wait."""

Tell: TypeAlias = Callable[[Update, Delivery], Awaitable[None]]
"""Tells a person that an update of his was not taken."""


class OnePersonInOrder(BaseUpdateProcessor):
    """Takes one person's updates in order, and people side by side.

    What a person sends beyond the flood limit is dropped, and he is told so by `tell`. Without a
    limit all updates are taken.
    """

    def __init__(self, flood: FloodLimit | None = None, tell: Tell | None = None) -> None:
        super().__init__(SIDE_BY_SIDE)
        self._flood = flood
        self._tell = tell
        self._locks: dict[int, asyncio.Lock] = {}
        self._deliveries: dict[int, Delivery] = {}
        self.waiting: Counter[int] = Counter()

    async def initialize(self) -> None:
        """Do nothing: there are no resources to acquire."""

    async def shutdown(self) -> None:
        """Do nothing: there are no resources to release."""

    @contextmanager
    def delivering(self, update: object, delivery: Delivery) -> Iterator[None]:
        """Have whoever handles an update meanwhile find its delivery."""
        self._deliveries[id(update)] = delivery
        try:
            yield
        finally:
            del self._deliveries[id(update)]

    def delivery_of(self, update: object) -> Delivery:
        """Return the delivery of an update in hand; of another one that nobody waits for."""
        return self._deliveries.get(id(update)) or Delivery()

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        """Handle an update in its order, and count it."""
        with count_update(kind_of(update)):
            delivery = self._deliveries.get(id(update))
            if delivery is not None:
                await self._process(update, delivery, coroutine)
                return
            delivery = Delivery()
            with self.delivering(update, delivery):
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
        """Tell whether a person sends more than is taken, and tell him so once."""
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
        """Wait until the turns of the person's earlier updates have ended."""
        lock = self._locks.setdefault(user_id, asyncio.Lock())
        self.waiting[user_id] += 1
        try:
            await lock.acquire()
            delivery.turn = turn = Turn(lock)
            try:
                await coroutine
            finally:
                turn.end()
        finally:
            self.waiting[user_id] -= 1
            if not self.waiting[user_id]:
                del self.waiting[user_id], self._locks[user_id]
