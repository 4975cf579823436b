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
IDLE_SECONDS = 60.0
UNREAD = frozenset({"editMessageText", "editMessageReplyMarkup"})
"""The methods of whose results nobody reads more than that they worked."""

NUMBERED = frozenset({"sendMessage"})
"""The methods of whose results nobody reads more than which message it became."""

_WORKED = b'{"ok":true,"result":true}'
_NUMBER = ("message_id", "date", "chat")
_OK = 200


class TelegramRequest(BaseRequest):
    """Carries calls to the Bot API.

    Timeouts are in seconds, None for none: `read_timeout` for a part of the answer to come,
    `write_timeout` for what is sent, `media_write_timeout` where files are, `connect_timeout` for
    a connection, `pool_timeout` for a free place among the connections. What takes longer raises
    `telegram.error.TimedOut`, another failure of the network `telegram.error.NetworkError`.

    Edits answer True, whatever Telegram tells of the message, and a text that was sent answers
    with its number, date and chat alone.
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
        """The seconds that a part of the answer may take, None for no limit."""
        return self._read

    async def initialize(self) -> None:
        """Make ready for connections; each is opened when it is needed."""
        if self._session is None:
            self._session = ClientSession(
                connector=TCPConnector(limit=CONNECTIONS, keepalive_timeout=IDLE_SECONDS),
                cookie_jar=DummyCookieJar(),
                headers={"User-Agent": self.USER_AGENT},
                trust_env=bool(getproxies()),  # else each call would look for a .netrc
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
        """Send a request; return the HTTP status and the body of the answer."""
        name = url.rpartition("/")[2]
        files = request_data is not None and request_data.contains_files
        limits = _limits(
            read=_chosen(timeouts, "read", self._read),
            write=_chosen(timeouts, "write", self._write_media if files else self._write),
            connect=_chosen(timeouts, "connect", self._connect),
            pool=_chosen(timeouts, "pool", self._pool),
        )
        with count_call(name if method == "POST" else "file") as call:
            status, body = await self._send(url, method, request_data, limits)
            call.status = status
        if status != _OK:
            return status, body
        if name in UNREAD:
            return status, _WORKED
        return status, _numbered(body) if name in NUMBERED else body

    async def _send(
        self, url: str, method: str, data: RequestData | None, limits: ClientTimeout
    ) -> tuple[int, bytes]:
        if self._session is None:
            message = "this request is not initialized"
            raise RuntimeError(message)
        try:
            async with self._session.request(
                method, url, timeout=limits, allow_redirects=False, **_content(data)
            ) as answer:
                return answer.status, await answer.read()
        except TimeoutError as error:
            raise TimedOut from error
        except (ClientError, OSError) as error:
            # Only the kind: the text may hold the address, and that the token.
            raise NetworkError(type(error).__name__) from error


def _chosen(timeouts: Mapping[str, Any], name: str, usual: float | None) -> float | None:
    """Return a timeout of one call: its own, which may be None, or the usual one."""
    given = timeouts.get(f"{name}_timeout", BaseRequest.DEFAULT_NONE)
    return given if given is None or isinstance(given, int | float) else usual


@lru_cache(maxsize=64)
def _limits(
    *, read: float | None, write: float | None, connect: float | None, pool: float | None
) -> ClientTimeout:
    """Return the timeouts as the client has them: it knows no limit for writing alone."""
    everything = (read, write, connect, pool)
    return ClientTimeout(
        total=None if None in everything else sum(one or 0 for one in everything),
        connect=None if connect is None or pool is None else connect + pool,
        sock_connect=connect,
        sock_read=read,
    )


def _numbered(body: bytes) -> bytes:
    """Return an answer that tells of a message which one it is; another as it came."""
    try:
        sent = json.loads(body)["result"]
        number = {name: sent[name] for name in _NUMBER}
    except (ValueError, LookupError, TypeError):
        return body
    return json.dumps({"ok": True, "result": number}).encode()


def _content(data: RequestData | None) -> dict[str, Any]:
    """Return what is sent: JSON, or a form where there are files."""
    if data is None:
        return {}
    if not data.contains_files:
        body = json.dumps(data.parameters, separators=(",", ":")).encode()
        return {"data": body, "headers": {"Content-Type": "application/json"}}
    form = FormData()
    for name, value in data.json_parameters.items():
        form.add_field(name, value)
    for name, (filename, content, kind) in data.multipart_data.items():
        form.add_field(name, content, filename=filename, content_type=kind)
    return {"data": form}
