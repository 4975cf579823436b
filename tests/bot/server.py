"""The stand-in for Telegram over HTTP, for processes of the bot.

A process calls it as the Bot API. Updates come to a process either because it polls, or because
they are posted to its webhook.
"""

import asyncio
import json
import socket
import struct
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Event, Thread
from typing import Any, Protocol
from urllib.parse import parse_qsl

from aiohttp import web

from bot.conversation.callback_data import Press
from bot.conversation.codec import unpack
from bot.terminal.bot_api import Json, Refusal, Shown, Someone
from tests.bot.bot_api import FullApi
from tests.patience import PATIENCE, until

TOKEN = "123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr"
SECRET = "Kept_between-us"
PATH = "/telegram"
HEADER = "X-Telegram-Bot-Api-Secret-Token"
TEXTS = {"text", "parse_mode", "callback_query_id", "inline_query_id", "language_code"}
"""The parameters that a form carries as they are; every other is JSON."""


class Refusing(FullApi):
    """A stand-in that refuses the token, whatever is called."""

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        return 401, {"ok": False, "error_code": 401, "description": "Unauthorized"}


@dataclass(frozen=True, eq=False)
class Fault:
    """What happens to one call instead of its answer; without a status the connection breaks.

    Where it is held, it happens once that is let go, at the latest when the server closes.
    """

    method: str
    status: int | None = None
    body: bytes = b""
    held: Event | None = None

    @classmethod
    def refusal(cls, method: str, code: int, description: str, **parameters: int) -> "Fault":
        """An error that Telegram answers."""
        body = Refusal(code, description, **parameters).body()
        return cls(method, code, json.dumps(body).encode())


class Server:
    """The Bot API over HTTP.

    `faults` are still to happen, `happened` are those that did. `requests` has every request: from
    where it came, and its body. `before` is called with the method of each call that is carried
    out.
    """

    def __init__(self, api: FullApi) -> None:
        self.api = api
        self.faults: list[Fault] = []
        self.happened: list[Fault] = []
        self.requests: list[tuple[object, bytes]] = []
        self.before: Callable[[str], None] = lambda _: None
        self.sent = Event()
        self.url = ""
        self._runner: web.AppRunner | None = None

    async def open(self) -> None:
        """Listen."""
        app = web.Application(client_max_size=1 << 26)
        app.router.add_route("*", "/{token}/{method}", self._answer)
        self._runner = web.AppRunner(
            app, access_log=None, shutdown_timeout=0, handler_cancellation=True
        )
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        [(_, port)] = self._runner.addresses
        self.url = f"http://127.0.0.1:{port}/bot"

    async def close(self) -> None:
        """Let the held calls go, then listen no longer."""
        for fault in self.happened:
            if fault.held is not None:
                fault.held.set()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        body, method = await request.read(), request.match_info["method"]
        self.requests.append((request.get_extra_info("peername"), body))
        for fault in self.faults:
            if fault.method == method:
                return await self._happen(fault, request)
        self.before(method)
        status, result = await self.call(method, parameters(request, body))
        if method == "sendMessage":
            self.sent.set()
        return web.json_response(result, status=status)

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        """Carry out a call."""
        return await self.api.call(method, parameters)

    async def _happen(self, fault: Fault, request: web.Request) -> web.StreamResponse:
        self.faults.remove(fault)
        self.happened.append(fault)
        if fault.held is not None:
            await asyncio.to_thread(fault.held.wait)
        if fault.status is not None:
            return web.Response(status=fault.status, body=fault.body)
        connection = request.transport
        assert connection is not None
        at_once = struct.pack("ii", 1, 0)
        connection.get_extra_info("socket").setsockopt(
            socket.SOL_SOCKET, socket.SO_LINGER, at_once
        )
        connection.abort()
        return web.Response()


def parameters(request: web.Request, body: bytes) -> Json:
    """The parameters of a call, sent as JSON or as a form."""
    if request.content_type == "application/json":
        asked: Json = json.loads(body)
        return asked
    return {
        name: value if name in TEXTS else json.loads(value)
        for name, value in parse_qsl(body.decode(), keep_blank_values=True)
    }


class Replica(Protocol):
    """A process to which updates are posted."""

    def post(self, body: bytes) -> tuple[int, bytes]:
        """The status and the body of its answer."""


class Telegram(Server):
    """A server in a thread of its own, and the people whose updates are handed on.

    `answered` has the calls that came back in the answers to posts.
    """

    def __init__(self, api: FullApi) -> None:
        super().__init__(api)
        self.answered: list[Json] = []
        self.loop = asyncio.new_event_loop()

    def post(self, update: Json) -> None:
        """Put an update where polling finds it."""
        self.loop.call_soon_threadsafe(self.api.post, update)

    def deliver(self, replica: Replica, update: Json) -> int:
        """Post an update; a call in the body of the answer is carried out."""
        status, body = replica.post(json.dumps(update).encode())
        if status == 200 and body:
            call = json.loads(body)
            self.answered.append(call)
            method = call.pop("method")
            done = asyncio.run_coroutine_threadsafe(self.api.call(method, call), self.loop)
            assert done.result()[0] == 200, done.result()
        return status

    def send(self, replica: Replica, someone: Someone, text: str) -> int:
        return self.deliver(replica, self.api.write(someone, text))

    def press(self, replica: Replica, someone: Someone, action: str) -> int:
        """Press the button that does so, once it is shown."""
        self.wait_for(someone, action)
        shown = self.shown(someone)
        return self.deliver(
            replica, self.api.press(someone, shown.message_id, presses(shown)[action])
        )

    def shown(self, someone: Someone) -> Shown:
        """The newest message in the person's chat, as it is now."""
        every = [*self.api.messages.values()]
        theirs = [shown for shown in every if shown.chat_id == someone.chat_id]
        return max(theirs, key=lambda shown: shown.message_id)

    def actions(self, someone: Someone) -> dict[str, str]:
        """What the buttons of that message carry, by what they do; none before any is there."""
        is_there = any(chat == someone.chat_id for chat, _ in [*self.api.messages])
        return presses(self.shown(someone)) if is_there else {}

    def wait_for(self, someone: Someone, action: str) -> None:
        """The answer to a post does not wait for the screen."""
        until(lambda: action in self.actions(someone), action)


def presses(shown: Shown) -> dict[str, str]:
    """The actions of the buttons of an interview in a message, and their data."""
    found = {data: unpack(data) for _, data in shown.row}
    return {str(press.action): data for data, press in found.items() if isinstance(press, Press)}


@contextmanager
def serving(api: FullApi | None = None) -> Iterator[Telegram]:
    """A server for a while."""
    server = Telegram(api or FullApi())
    thread = Thread(target=server.loop.run_forever)
    thread.start()
    try:
        asyncio.run_coroutine_threadsafe(server.open(), server.loop).result(PATIENCE)
        yield server
    finally:
        asyncio.run_coroutine_threadsafe(server.close(), server.loop).result(PATIENCE)
        server.loop.call_soon_threadsafe(server.loop.stop)
        thread.join()
        server.loop.close()
