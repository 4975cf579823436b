"""The stand-in for Telegram behind HTTP, for real processes."""

import asyncio
import json
import socket
import struct
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from urllib.parse import parse_qsl

from bot.terminal.bot_api import Refusal
from tests.bot.bot_api import FullApi

TEXTS = {"text", "parse_mode", "callback_query_id", "inline_query_id", "language_code"}


_LOOK_EVERY = 0.02
"""The seconds after which a server at the latest sees that it is to stop."""


class Refusing:
    """Whose token is refused whatever it is."""

    async def call(self, method: str, parameters: object) -> tuple[int, dict[str, object]]:
        return 401, {"ok": False, "error_code": 401, "description": "Unauthorized"}


@dataclass(frozen=True, eq=False)
class Fault:
    """What happens to one call instead of its answer; without a status the connection breaks.

    Where it is held, it happens once that is let go, at the latest at the end.
    """

    method: str
    status: int | None = None
    body: bytes = b""
    held: Event | None = None

    @classmethod
    def refusal(cls, method: str, code: int, description: str, **parameters: int) -> "Fault":
        """What Telegram itself says no with."""
        body = Refusal(code, description, **parameters).body()
        return cls(method, code, json.dumps(body).encode())


class Server(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False

    def __init__(self, api: FullApi | Refusing) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.api = api
        self.loop = asyncio.new_event_loop()
        self.sent = Event()
        self.faults: list[Fault] = []
        self.happened: list[Fault] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/bot"

    def handle_error(self, request: object, client_address: object) -> None:
        """Who has gone is not missed."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]

    def end(self) -> None:
        """Let go of the calls that wait or are held, then stop."""
        for fault in self.happened:
            if fault.held is not None:
                fault.held.set()
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.call_soon(self.loop.call_soon, self.loop.stop)

    def post(self, update: dict[str, object]) -> None:
        """Put an update where polling finds it."""
        assert isinstance(self.api, FullApi)
        self.loop.call_soon_threadsafe(self.api.post, update)


class Answer(BaseHTTPRequestHandler):
    server: Server
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"] or 0)).decode()
        asked = self.parameters(body)
        method = self.path.rsplit("/", 1)[-1]
        if not self.goes_on(method):
            return
        call = self.server.api.call(method, asked)
        try:
            status, result = asyncio.run_coroutine_threadsafe(call, self.server.loop).result()
        except CancelledError:
            return
        self.answer(status, json.dumps(result).encode())
        if method == "sendMessage":
            self.server.sent.set()

    def parameters(self, body: str) -> dict[str, object]:
        """What is asked, sent as JSON or as a form."""
        if self.headers.get_content_type() == "application/json":
            asked: dict[str, object] = json.loads(body)
            return asked
        return {
            name: value if name in TEXTS else json.loads(value)
            for name, value in parse_qsl(body, keep_blank_values=True)
        }

    def goes_on(self, method: str) -> bool:
        """Whether this call is answered as usual: else the next fault of its method happens."""
        for fault in self.server.faults:
            if fault.method == method:
                self.server.faults.remove(fault)
                self.server.happened.append(fault)
                break
        else:
            return True
        if fault.held is not None:
            fault.held.wait()
        if fault.status is None:
            self.connection.setsockopt(
                socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0)
            )
            self.close_connection = True
            self.connection.close()
        else:
            self.answer(fault.status, fault.body)
        return False

    def answer(self, status: int, body: bytes) -> None:
        with suppress(ConnectionError):  # who has asked may have gone
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def serving(api: FullApi | Refusing) -> Iterator[Server]:
    """A server for a while."""
    server = Server(api)
    threads = [
        Thread(target=server.serve_forever, args=(_LOOK_EVERY,)),
        Thread(target=server.loop.run_forever),
    ]
    for thread in threads:
        thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.loop.call_soon_threadsafe(server.end)
        for thread in threads:
            thread.join()
        server.server_close()
        server.loop.close()
