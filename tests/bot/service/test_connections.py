"""Connections that say too much, too slowly or nothing keep nobody from being answered."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, MutableMapping
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import Any, TypeAlias

import pytest
from uvicorn.config import Config
from uvicorn.server import Server

from bot.service.answering import HEAD_BYTES, MOST, BoundedConnection
from bot.service.ports import open_port
from bot.terminal.bot_api import Someone
from tests.bot.posting import Replica, fetch, free_port, replicas
from tests.bot.server import Telegram, serving
from tests.patience import PATIENCE

IDLE = 1_100
ANNA = Someone(987_654_321, 987_654_321, "en")
NO_BODY = (b"content-length", b"0")
ASKED = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"

Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]


@pytest.fixture(scope="module")
def posting() -> Iterator[Telegram]:
    with serving() as one:
        yield one


@pytest.fixture(scope="module")
def replica(posting: Telegram, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Replica]:
    file = tmp_path_factory.mktemp("connections") / "renonce.sqlite3"
    with replicas(1, f"sqlite:///{file}", posting) as (one,):
        yield one


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)


def answer_to(connection: socket.socket, *parts: bytes) -> bytes:
    """What comes back until the connection is closed; nothing where it is simply broken."""
    said = b""
    try:
        for part in parts:
            connection.sendall(part)
        while part := connection.recv(4096):
            said += part
    except ConnectionError:
        pass
    return said


def test_a_head_without_end_is_cut_off(replica: Replica) -> None:
    line = b"X-More: " + b"x" * 1_000 + b"\r\n"
    with connected(replica.port) as connection:
        said = answer_to(connection, ASKED, *([line] * (4 * HEAD_BYTES // len(line))))
    assert said == b"" or said.startswith(b"HTTP/1.1 431 "), "what is still sent breaks it"
    with connected(replica.port) as connection:
        said = answer_to(connection, b"GET /" + b"x" * (HEAD_BYTES + 1))
    assert said.startswith(b"HTTP/1.1 431 "), "one that is sent in one go is answered"


def test_the_next_head_of_a_connection_is_bounded_as_the_first(replica: Replica) -> None:
    with connected(replica.port) as connection:
        for _ in range(3):
            connection.sendall(ASKED + b"\r\n")
            said = b""
            while not said.endswith(b"ok"):
                part = connection.recv(4096)
                assert part, "closed before the whole answer had come"
                said += part
            assert said.startswith(b"HTTP/1.1 200 ")
        said = answer_to(connection, ASKED, b"X-More: " + b"x" * HEAD_BYTES)
    assert said.startswith(b"HTTP/1.1 431 ")


def test_a_press_is_answered_while_many_connections_say_nothing(
    posting: Telegram, replica: Replica
) -> None:
    posting.send(replica, ANNA, "/revoke")
    with ExitStack() as stack:
        idle = [stack.enter_context(connected(replica.port)) for _ in range(IDLE)]
        assert posting.press(replica, ANNA, "hand=dummy+1-11") == 200
        assert fetch(replica.port, "/readyz") == (200, "ok")
        for connection in idle[: IDLE - MOST]:
            assert answer_to(connection) == b"", "who has waited longest makes room"
        newest = idle[-1]
        newest.sendall(ASKED + b"\r\n")
        assert newest.recv(4096).startswith(b"HTTP/1.1 200 "), "who came last may still ask"


@asynccontextmanager
async def served(app: Callable[[Any, Receive, Send], Awaitable[None]]) -> AsyncIterator[int]:
    """The port at which an application answers, over bounded connections."""
    port = free_port()
    server = Server(Config(app, http=BoundedConnection, log_config=None, lifespan="off"))
    with open_port("127.0.0.1", port) as listening:
        serving = asyncio.create_task(server.serve([listening]))
        yield port
        server.should_exit = True
        await serving


async def test_a_head_that_never_ends_has_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.service.answering.REQUEST_SECONDS", 0.05)

    async def app(scope: object, receive: object, send: object) -> None:
        msg = "nobody has asked for anything"
        raise AssertionError(msg)

    async with served(app) as port:
        for beginning in (b"", ASKED):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(beginning)
            async with asyncio.timeout(PATIENCE):
                assert await reader.read() == b""
            writer.close()


async def test_a_body_that_never_ends_has_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.service.answering.REQUEST_SECONDS", 0.05)
    heard: list[object] = []

    async def listen(scope: object, receive: Receive, send: object) -> None:
        while not heard or heard[-1] != "http.disconnect":
            heard.append((await receive())["type"])

    async with served(listen) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(ASKED + b"Content-Length: 2\r\n\r\n{")
        async with asyncio.timeout(PATIENCE):
            assert await reader.read() == b""
        writer.close()
    assert heard == ["http.request", "http.disconnect"]


async def test_a_body_that_goes_on_after_its_answer_has_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.service.answering.REQUEST_SECONDS", 0.05)

    async def refuse(scope: object, receive: object, send: Send) -> None:
        await send({"type": "http.response.start", "status": 403, "headers": [NO_BODY]})
        await send({"type": "http.response.body", "body": b""})

    async with served(refuse) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(ASKED + b"Content-Length: 999999999999\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 403 ")
        going_on = asyncio.create_task(without_end(writer))
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                await reader.read()
        await going_on


async def without_end(writer: asyncio.StreamWriter) -> None:
    """Write on until the connection is closed."""
    with suppress(ConnectionError):
        while not writer.is_closing():
            writer.write(b"x" * HEAD_BYTES)
            await writer.drain()
            await asyncio.sleep(0)
    writer.close()
