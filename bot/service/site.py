"""The page as the bot's own server gives it: the files of a folder that was built beforehand."""

import gzip
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from html import unescape
from http import HTTPStatus
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import Receive, Scope, Send

from bot.page import SITE
from bot.settings import Settings

INDEX: Final = "index.html"
METHODS: Final = ("GET", "HEAD")
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""The kinds of files that a page has: no other file of the folder is given to anybody."""
_PACKED: Final = ".png"
_POLICY: Final = re.compile(r'http-equiv="Content-Security-Policy" content="([^"]*)"')
_COMMON: Final = {
    "Cache-Control": "no-cache",  # kept, and asked for whether it is still the same
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Vary": "Accept-Encoding",
}


class BadSite(ValueError):  # noqa: N818 - named by what it is
    """A folder that is not the page; the message is one line that says what to do."""


@dataclass(frozen=True)
class _File:
    """A file of the page; it is compressed when somebody first asks for it."""

    kind: str
    content: bytes
    policy: str = ""

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.content, mtime=0)

    @cached_property
    def tag(self) -> str:
        return f'W/"{hashlib.sha256(self.content).hexdigest()[:20]}"'


class Site:
    """The files of the page below a path, as an ASGI application.

    They are read once: a page that is built anew is served after a restart, whole, and never half
    the one and half the other.
    """

    def __init__(self, path: str, found: Mapping[str, _File]) -> None:
        self._path = path
        self._files = {f"{path}{name}": one for name, one in found.items()}
        self._files[path] = found[INDEX]

    @classmethod
    def of(cls, settings: Settings) -> "Site | None":
        """Return the page that the settings name, None without one; raises `BadSite`."""
        if settings.site is None:
            return None
        return cls(urlsplit(settings.site_url or "/").path, _read(settings.site))

    def owns(self, path: str) -> bool:
        """Tell whether a path belongs to the page."""
        return path.startswith(self._path) or path == self._path.rstrip("/")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = self._answer(scope["path"], scope["method"], Headers(scope=scope))
        await answer(scope, receive, send)

    def _answer(self, path: str, method: str, headers: Headers) -> Response:
        if path and path == self._path.rstrip("/"):
            return RedirectResponse(self._path, HTTPStatus.PERMANENT_REDIRECT)
        found = self._files.get(path)
        if found is None:
            return PlainTextResponse(HTTPStatus.NOT_FOUND.phrase, HTTPStatus.NOT_FOUND)
        if method not in METHODS:
            status = HTTPStatus.METHOD_NOT_ALLOWED
            return PlainTextResponse(status.phrase, status, {"Allow": ", ".join(METHODS)})
        said = {**_COMMON, "ETag": found.tag}
        if found.policy:
            said["Content-Security-Policy"] = found.policy
        if found.tag in headers.get("If-None-Match", ""):
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=said)
        content = found.content
        if found.kind != KINDS[_PACKED] and "gzip" in headers.get("Accept-Encoding", ""):
            content, said["Content-Encoding"] = found.packed, "gzip"
        return Response(content, headers={**said, "Content-Type": found.kind})


def _read(folder: Path) -> dict[str, _File]:
    """Return the files of a page by their names; raises `BadSite` where there is none."""
    try:
        is_page = (folder / SITE).is_file() and (folder / INDEX).is_file()
        content = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in (folder.rglob("*") if is_page else ())
            if path.suffix in KINDS and path.is_file()
        }
    except OSError as error:
        message = f"{folder} cannot be read ({error.strerror or error})"
        raise BadSite(message) from error
    if not content:
        message = f"{folder} has no page in it, build one with: python -m bot site {folder}"
        raise BadSite(message)
    policy = "".join(map(unescape, _POLICY.findall(content[INDEX].decode())))
    return {
        name: _File(KINDS[Path(name).suffix], one, policy if name == INDEX else "")
        for name, one in content.items()
    }
