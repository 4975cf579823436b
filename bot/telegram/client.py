"""Requests to the Bot API over aiohttp, with connections kept open."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from urllib.request import getproxies

from aiohttp import (
    ClientError,
    ClientSession,
    ClientTimeout,
    DummyCookieJar,
    FormData,
    TCPConnector,
)
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

from bot.metrics import count_call

CONNECTIONS = 256
"""The most connections that are open at once."""
IDLE_SECONDS = 60.0
"""How long a connection stays open without being used."""
RESULT_UNUSED = frozenset({"editMessageText", "editMessageReplyMarkup"})
"""The methods whose result is not read: success counts as True.

An edited message as the library reads it takes 0.18 ms of processor time, a fifth of an update
(2026-11).
"""

_SUCCESS = b'{"ok":true,"result":true}'
_OK = 200
_COMPACT = json.JSONEncoder(separators=(",", ":"))


class TelegramRequest(BaseRequest):
    """Sends the library's calls to the Bot API, over connections that stay open.

    All timeouts are in seconds, None for no limit: `read_timeout` for the next part of the answer,
    `write_timeout` for sending a call, `media_write_timeout` for sending one with files,
    `connect_timeout` for opening a connection, `pool_timeout` for waiting until fewer than
    `CONNECTIONS` are in use. A call raises `telegram.error.TimedOut` where it takes longer, and
    `telegram.error.NetworkError` where the network fails otherwise.

    An edit returns True in place of the edited message.
    """

    def __init__(
        self,
        *,
        read_timeout: float | None = 10.0,
        write_timeout: float | None = 10.0,
        media_write_timeout: float | None = 30.0,
        connect_timeout: float | None = 5.0,
        pool_timeout: float | None = 5.0,
    ) -> None:
        self._read = read_timeout
        self._write = write_timeout
        self._write_media = media_write_timeout
        self._connect = connect_timeout
        self._pool = pool_timeout
        self._session: ClientSession | None = None

    @property
    def read_timeout(self) -> float | None:
        """The seconds to wait for the next part of an answer, None for no limit."""
        return self._read

    async def initialize(self) -> None:
        """Prepare the client; each connection is opened when it is first needed."""
        if self._session is None:
            self._session = ClientSession(
                connector=TCPConnector(limit=CONNECTIONS, keepalive_timeout=IDLE_SECONDS),
                cookie_jar=DummyCookieJar(),
                headers={"User-Agent": self.USER_AGENT},
                json_serialize=_COMPACT.encode,
                trust_env=bool(getproxies()),  # for the proxy alone: a .netrc is none of ours
            )

    async def shutdown(self) -> None:
        """Close the connections."""
        session, self._session = self._session, None
        if session is not None:
            await session.close()

    async def do_request(  # type: ignore[override]  # the timeouts are always named
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        **timeouts: Any,
    ) -> tuple[int, bytes]:
        """Send one call; return the HTTP status and the body of the answer."""
        name = url.rpartition("/")[2]
        files = request_data is not None and request_data.contains_files
        limits = _client_timeout(
            read=_timeout_of(timeouts, "read", self._read),
            write=_timeout_of(timeouts, "write", self._write_media if files else self._write),
            connect=_timeout_of(timeouts, "connect", self._connect),
            pool=_timeout_of(timeouts, "pool", self._pool),
        )
        with count_call(name if method == "POST" else "file") as call:
            status, body = await self._send(url, method, request_data, limits)
            call.status = status
        is_unused = status == _OK and name in RESULT_UNUSED
        return status, _SUCCESS if is_unused else body

    async def _send(
        self, url: str, method: str, data: RequestData | None, limits: ClientTimeout
    ) -> tuple[int, bytes]:
        if self._session is None:
            message = "this request is not initialized"
            raise RuntimeError(message)
        try:
            async with self._session.request(
                method, url, timeout=limits, allow_redirects=False, **_request_body(data)
            ) as answer:
                return answer.status, await answer.read()
        except TimeoutError as error:
            raise TimedOut from error
        except (ClientError, OSError) as error:
            # Only the kind of error: its text may have the address, which has the token.
            raise NetworkError(type(error).__name__) from error


def _timeout_of(timeouts: Mapping[str, Any], name: str, usual: float | None) -> float | None:
    """Return the timeout of one call: its own, which may be None, else the usual one."""
    given = timeouts.get(f"{name}_timeout", BaseRequest.DEFAULT_NONE)
    return given if given is None or isinstance(given, int | float) else usual


@lru_cache
def _client_timeout(
    *, read: float | None, write: float | None, connect: float | None, pool: float | None
) -> ClientTimeout:
    """Return the timeouts as aiohttp takes them; it has none for writing alone."""
    every = (read, write, connect, pool)
    return ClientTimeout(
        total=None if None in every else sum(seconds or 0 for seconds in every),
        connect=None if connect is None or pool is None else connect + pool,
        sock_connect=connect,
        sock_read=read,
    )


def _request_body(data: RequestData | None) -> dict[str, Any]:
    """Return the body of a request for aiohttp: JSON, or a form where there are files."""
    if data is None:
        return {}
    if not data.contains_files:
        return {"json": data.parameters}
    form = FormData()
    for name, value in data.json_parameters.items():
        form.add_field(name, value)
    for name, (filename, content, kind) in data.multipart_data.items():
        form.add_field(name, content, filename=filename, content_type=kind)
    return {"data": form}
