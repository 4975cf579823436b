"""The stand-in for Telegram behind HTTP, for real processes."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from urllib.parse import parse_qsl

from bot.local_api import LocalApi

TEXTS = {"text", "parse_mode", "callback_query_id", "language_code"}


class Refusing:
    """Whose token is refused whatever it is."""

    async def call(self, method: str, parameters: object) -> tuple[int, dict[str, object]]:
        return 401, {"ok": False, "error_code": 401, "description": "Unauthorized"}


class Server(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False

    def __init__(self, api: LocalApi | Refusing) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.api = api
        self.loop = asyncio.new_event_loop()
        self.sent = Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/bot"

    def post(self, update: dict[str, object]) -> None:
        """Put an update where polling finds it."""
        assert isinstance(self.api, LocalApi)
        self.loop.call_soon_threadsafe(self.api.post, update)


class Answer(BaseHTTPRequestHandler):
    server: Server

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"] or 0)).decode()
        asked = {
            name: value if name in TEXTS else json.loads(value)
            for name, value in parse_qsl(body, keep_blank_values=True)
        }
        method = self.path.rsplit("/", 1)[-1]
        call = self.server.api.call(method, asked)
        try:
            status, result = asyncio.run_coroutine_threadsafe(call, self.server.loop).result()
        except CancelledError:
            return
        encoded = json.dumps(result).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(encoded)))
        self.end_headers()
        self.wfile.write(encoded)
        if method == "sendMessage":
            self.server.sent.set()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def serving(api: LocalApi | Refusing) -> Iterator[Server]:
    """A server for a while."""
    server = Server(api)
    threads = [Thread(target=server.serve_forever), Thread(target=server.loop.run_forever)]
    for thread in threads:
        thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.loop.call_soon_threadsafe(server.loop.stop)
        for thread in threads:
            thread.join()
        server.server_close()
        for task in asyncio.all_tasks(server.loop):
            task.cancel()
        server.loop.run_until_complete(asyncio.sleep(0))
        server.loop.close()
