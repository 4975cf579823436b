"""Answers HTTP requests on a socket that listens already, for as long as a block lasts."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator

from starlette.types import ASGIApp
from uvicorn.config import Config
from uvicorn.server import Server

from bot.service.connections import BoundedConnection

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
