"""Answers HTTP requests on a socket that listens already, for as long as a block lasts.

A connection bounds how large the head of a request is, how slow it is, and how many wait.
"""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator
from http import HTTPStatus
from typing import Any

from starlette.types import ASGIApp
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import Server

HEAD_BYTES = 1 << 15
"""The most bytes of a head; those of Telegram and of the usual proxies have a tenth of it."""
REQUEST_SECONDS = 10.0
"""How long a connection may take to send the whole of its first or next request, be that answered
already or not."""
MOST = 512
"""The connections kept: Telegram makes a hundred. It is half of the files a process may usually
have open, so that the database and the Bot API can always be reached."""

_TOO_LARGE = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
_REFUSAL = (
    f"HTTP/1.1 {_TOO_LARGE.value} {_TOO_LARGE.phrase}\r\n"
    "content-length: 0\r\nconnection: close\r\n\r\n"
).encode()


class BoundedConnection(HttpToolsProtocol):
    """A connection whose heads are bounded in bytes, and whose requests are in seconds.

    A head that is larger is answered with 431, a request that is slower ends the connection, also
    where it was answered or refused before its end. Where more than `MOST` connections are open,
    the one that has waited longest for a head is closed: who opens many and says nothing keeps
    nobody else out.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._in_head = False
        self._head_bytes = 0
        self._waits_since: float | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first head."""
        super().connection_made(transport)
        self._waits_since = self.loop.time()
        self._set_deadline()
        if len(self.connections) > MOST:
            self._close_longest_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self._clear_deadline()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; bytes that leave a head unfinished count towards its size."""
        super().data_received(data)
        if not self._in_head:
            return
        self._head_bytes += len(data)
        if self._head_bytes > HEAD_BYTES and not self.transport.is_closing():
            self.transport.write(_REFUSAL)
            self.transport.close()

    def on_message_begin(self) -> None:
        """Give a request its time, unless it runs since the connection was made."""
        super().on_message_begin()
        self._in_head, self._head_bytes = True, 0
        self._set_deadline()

    def on_headers_complete(self) -> None:
        """Answer the request: its head is whole."""
        self._in_head, self._waits_since = False, None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Give the request no more time: it is whole."""
        self._clear_deadline()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next head, as long as the server keeps idle connections."""
        super().on_response_complete()
        self._waits_since = self.loop.time()

    def _set_deadline(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _clear_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def waits_since(self) -> float | None:
        """Return since when it waits for a head, by the loop's clock; None while served."""
        return None if self.transport.is_closing() else self._waits_since

    def _close_longest_waiting(self) -> None:
        waiting = [
            (since, id(one), one)
            for one in self.connections
            if isinstance(one, BoundedConnection) and (since := one.waits_since()) is not None
        ]
        if waiting:
            min(waiting)[2].transport.close()


STOP_SECONDS = 4
"""At the end, how long requests in hand may take."""
BACKLOG = 128
"""The connections that are taken in one go; others wait in the system's queue until the next."""


class _Server(Server):
    """A uvicorn server that handles no signals; `listening` is set once it takes connections."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.listening = asyncio.Event()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals to the bot."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        self.listening.set()


@contextlib.asynccontextmanager
async def answering(application: ASGIApp, listening: socket.socket) -> AsyncIterator[None]:
    """Answer requests; at the end of the block those in hand are finished."""
    server = _Server(
        Config(
            application,
            http=BoundedConnection,
            backlog=BACKLOG,
            log_config=None,
            access_log=False,
            lifespan="off",
            ws="none",
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=STOP_SECONDS,
        )
    )
    serving = asyncio.create_task(server.serve([listening]))
    try:
        await server.listening.wait()
        yield
    finally:
        server.should_exit = True
        await serving
