"""An emulator of the Bot API that others wrote, before our own stand-in: both answer each call.

The emulator refuses what its contract does not know, but keeps no texts. What is newer than the
contract it does not get: the style of a button (Bot API 9.4), guest mode (10.0), and the question
whether it knows ephemeral messages (10.2).
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aiohttp import ClientSession

from bot.terminal.bot_api import Json
from tests.bot.bot_api import FullApi
from tests.bot.posting import fetch, free_port
from tests.bot.server import TOKEN
from tests.patience import PATIENCE, until

GIVEN_UP = 0.25
"""The emulator sees within 0.1 s that a poll was given up; until then it refuses the next."""
GUEST = "guest_message"
EMULATOR = "import sys; from lo_bot_api_emulator import main; sys.exit(main())"


@dataclass(eq=False)
class Emulated(FullApi):
    """Our stand-in answers what the emulator accepts; `statuses` are the emulator's."""

    port: int = 0
    statuses: list[tuple[str, int]] = field(default_factory=list)
    polling: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        if method == "getUpdates":
            async with self.polling:
                return await self._poll(_as_known(parameters))
        if method == "deleteEphemeralMessage":
            return await super().call(method, parameters)
        status, answer = await self._ask(f"bot{TOKEN}/{method}", _as_known(parameters))
        self.statuses.append((method, status))
        if status != 200:
            return status, answer
        if method == "sendMessage":
            self._next_message = answer["result"]["message_id"] - 1
        return await super().call(method, parameters)

    async def _poll(self, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        try:
            return await self._ask(f"bot{TOKEN}/getUpdates", parameters)
        except asyncio.CancelledError:
            await asyncio.sleep(GIVEN_UP)
            raise

    async def deliver(self, update: Json) -> None:
        """Put an update where the bot finds it."""
        given = {"token": TOKEN, "update": update}
        status, answer = await self._ask("__fixture/updates", given)
        assert status == 200, answer

    async def _ask(self, path: str, body: Mapping[str, Any]) -> tuple[int, Json]:
        async with (
            ClientSession() as session,
            session.post(f"http://127.0.0.1:{self.port}/{path}", json=body) as answer,
        ):
            return answer.status, await answer.json(content_type=None)


def _as_known(parameters: Mapping[str, Any]) -> Json:
    """A call without what the emulator does not know: styles of buttons, mentions of guests."""
    known = deepcopy(dict(parameters))
    if "allowed_updates" in known:
        known["allowed_updates"] = [one for one in known["allowed_updates"] if one != GUEST]
    for row in known.get("reply_markup", {}).get("inline_keyboard", ()):
        for button in row:
            button.pop("style", None)
    return known


@contextmanager
def emulated(journal: Path) -> Iterator[Emulated]:
    """Our stand-in behind the emulator for a while."""
    port = free_port()
    command = [sys.executable, "-c", EMULATOR, "--port", str(port)]
    command += ["--enable-control", "--journal", str(journal)]
    with subprocess.Popen(command, env=os.environ, stdout=subprocess.DEVNULL) as process:
        try:
            until(lambda: _listens(process, port), port)
            yield Emulated(port=port)
        finally:
            process.kill()  # asked to end it would wait for a poll


def _listens(process: subprocess.Popen[bytes], port: int) -> bool:
    assert process.poll() is None, "the emulator does not start: is lo-bot-api-emulator there?"
    try:
        fetch(port, "/")
    except ConnectionError:
        return False
    return True


def verdict(journal: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What the emulator says of all that was sent to it."""
    return subprocess.run(
        [sys.executable, "-c", EMULATOR, "verdict", str(journal), *arguments],
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
