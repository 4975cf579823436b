"""Telegram as the bot's processes see it: a Bot API, and updates until they are taken."""

import asyncio
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from aiohttp import ClientError, ClientSession, ClientTimeout

from bot.terminal.bot_api import Json, Shown, Someone
from tests.bot.bot_api import FullApi
from tests.bot.server import HEADER, PATH, SECRET, Server, presses
from tests.patience import PATIENCE

AGAIN_SECONDS = 0.05


class Telegram(Server):
    """Stores what each person sees; an update is given again until a process has taken it.

    With a port each is posted there; without one the processes poll, and have taken an update when
    they confirm it. `given` counts the updates, those that were given again in `redelivered`.
    """

    def __init__(self, port: int | None) -> None:
        super().__init__(FullApi())
        self.port = port
        self.changed = asyncio.Condition()
        self.given = self.redelivered = 0
        self._handed: set[int] = set()
        self._again: set[int] = set()

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        call = asyncio.ensure_future(super().call(method, parameters))
        await asyncio.sleep(0)
        await self._tell()  # a poll confirms updates when it begins, and may last long
        status, result = await call
        await self._tell()
        if method == "getUpdates" and status == 200:
            self._note_handed({update["update_id"] for update in result["result"]})
        return status, result

    async def _tell(self) -> None:
        """Let those who wait for a change look again."""
        async with self.changed:
            self.changed.notify_all()

    def _note_handed(self, numbers: set[int]) -> None:
        """Count the updates given to a killed process, and those given again after it."""
        self.redelivered += len(numbers & self._again)
        self._again -= numbers
        self._handed |= numbers

    def forget_process(self) -> None:
        """Give another process what the former one has not confirmed."""
        self._again, self._handed = self._handed, set()

    async def deliver(self, update: Json) -> None:
        """Give an update until it is taken."""
        self.given += 1
        await self._tell()
        if self.port is None:
            self.api.post(update)
            confirmed = await self.changes(lambda: not self.api.is_waiting(update), PATIENCE)
            assert confirmed, update
            return
        tries = 0
        while not await self._taken(update):
            tries += 1
            assert tries < PATIENCE / AGAIN_SECONDS, f"never taken: {update}"
            await asyncio.sleep(AGAIN_SECONDS)
        self.redelivered += bool(tries)

    async def _taken(self, update: Json) -> bool:
        """Post an update, and carry out the call in the answer; tell whether one came."""
        address = f"http://127.0.0.1:{self.port}{PATH}"
        with suppress(ClientError, TimeoutError, OSError):
            async with (
                ClientSession(timeout=ClientTimeout(total=PATIENCE)) as session,
                session.post(address, json=update, headers={HEADER: SECRET}) as answer,
            ):
                body = await answer.read()
                if answer.status != 200:
                    return False
            if body:
                call = json.loads(body)
                await self.call(call.pop("method"), call)
            return True
        return False

    def shown(self, someone: Someone) -> Shown | None:
        """The newest message with buttons of an interview in a person's chat."""
        theirs = [
            shown
            for (chat, _), shown in self.api.messages.items()
            if chat == someone.chat_id and presses(shown)
        ]
        return max(theirs, key=lambda shown: shown.message_id, default=None)

    async def changes(self, holds: Callable[[], bool], seconds: float) -> bool:
        """Wait until a condition on what is shown holds; return whether it did."""
        try:
            async with asyncio.timeout(seconds), self.changed:
                await self.changed.wait_for(holds)
        except TimeoutError:
            return False
        return True
