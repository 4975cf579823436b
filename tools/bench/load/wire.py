"""HTTP/1.1 on kept connections, only what both ends of the measurement need."""

import asyncio
import re
from collections.abc import Callable, Iterator
from typing import TypeAlias, cast

from tests.patience import PATIENCE

Answer: TypeAlias = Callable[[bytes], None]
"""Sends the body of an answer with status 200."""
Handle: TypeAlias = Callable[[bytes, bytes, Answer], None]
"""Takes the head and the body of a request."""

_LENGTH = re.compile(rb"\r\ncontent-length: *([0-9]+)", re.IGNORECASE)
_END = b"\r\n\r\n"


class Messages:
    """Splits a stream into messages with a Content-Length."""

    def __init__(self) -> None:
        self._left = b""

    def feed(self, data: bytes) -> Iterator[tuple[bytes, bytes]]:
        """The heads and bodies that are complete."""
        self._left += data
        while (end := self._left.find(_END)) >= 0:
            head = self._left[:end]
            found = _LENGTH.search(head)
            body = end + len(_END)
            after = body + (int(found[1]) if found else 0)
            if len(self._left) < after:
                return
            whole, self._left = self._left[body:after], self._left[after:]
            yield head, whole


class Answering(asyncio.Protocol):
    """One connection of a server."""

    def __init__(self, handle: Handle) -> None:
        self._handle = handle
        self._messages = Messages()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        for head, body in self._messages.feed(data):
            self._handle(head, body, self.answer)

    def answer(self, body: bytes) -> None:
        """Answer the request; a closed connection is ignored."""
        if self._transport is not None and not self._transport.is_closing():
            head = (
                b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
            )
            self._transport.write(head % len(body) + body)


class _Asking(asyncio.Protocol):
    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.answer: asyncio.Future[tuple[int, bytes]] | None = None
        self._messages = Messages()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        for head, body in self._messages.feed(data):
            if self.answer is not None and not self.answer.done():
                self.answer.set_result((int(head[9:12]), body))

    def connection_lost(self, exc: Exception | None) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(exc or ConnectionResetError())


class Connection:
    """A kept connection to a port of this machine, for one request after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._head = f" HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
        self._asking: _Asking | None = None

    async def post(self, path: str, body: bytes, headers: str = "") -> tuple[int, bytes]:
        """The status and the body of the answer; each header ends its line."""
        loop = asyncio.get_running_loop()
        asking = self._asking
        if asking is None or asking.transport is None or asking.transport.is_closing():
            _, asking = await loop.create_connection(_Asking, "127.0.0.1", self._port)
            self._asking = asking
        assert asking.transport is not None
        asking.answer = loop.create_future()
        head = f"POST {path}{self._head}{headers}Content-Length: {len(body)}\r\n\r\n"
        asking.transport.write(head.encode() + body)
        async with asyncio.timeout(PATIENCE):
            return await asking.answer

    def close(self) -> None:
        """Let go of the connection."""
        if self._asking is not None and self._asking.transport is not None:
            self._asking.transport.close()
        self._asking = None
