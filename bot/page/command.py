"""The command that builds the page: `renonce site FOLDER`."""

import argparse
import os
import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from time import monotonic
from typing import NoReturn
from urllib.parse import urlsplit

from bot.page.build import NoSite, SiteOptions, Tell, build_site
from lawcore.book.authorities import AUTHORITIES
from lawcore.wording import Texts

_BOT = re.compile(r"@?[A-Za-z][A-Za-z0-9_]{3,31}")
"""The name of a bot at Telegram."""
SECONDS = 3
"""How often the progress is written, at most."""


class SiteRefused(ValueError):  # noqa: N818 - the page is refused; the message says why
    """The page cannot be built; the message is what the operator reads."""


class _PageParser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise SiteRefused(message)


def run(arguments: Sequence[str], said: Texts) -> str:
    """Build the page as the arguments say, and return what is told about it.

    Raises SiteRefused with one line that says what is wrong and what to do.
    """
    parser = _PageParser(prog="renonce site", description=said.say("usage-site"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bot", default="", help=said.say("site-bot"))
    parser.add_argument("--url", default="", help=said.say("site-url"))
    parser.add_argument("--authority", default="", help=said.say("site-authority"))
    parser.add_argument("--one-file", action="store_true", help=said.say("site-one-file"))
    given = parser.parse_args(arguments)
    options = SiteOptions(given.bot.lstrip("@"), given.url, given.authority, given.one_file)
    check(given, said)
    try:
        number = build_site(given.folder, options, os.cpu_count() or 1, _tell_every_few_seconds())
    except NoSite:
        raise SiteRefused(said.say("site-other", folder=str(given.folder))) from None
    except OSError as error:
        reason = error.strerror or str(error)
        message = said.say("site-not-written", folder=str(given.folder), reason=reason)
        raise SiteRefused(message) from None
    return said.say("site-built", folder=str(given.folder), number=number)


def _tell_every_few_seconds() -> Tell:
    """Return what writes how far the export has come, now and then."""
    last = monotonic()

    def tell(number: int, of: int, name: str) -> None:
        nonlocal last
        if monotonic() - last >= SECONDS:
            last = monotonic()
            sys.stderr.write(f"{number}/{of} {name}\n")

    return tell


def check(given: argparse.Namespace, said: Texts) -> None:
    """Raise SiteRefused for what is no name of a bot, no address, or an unknown authority."""
    url, authority, bot = given.url, given.authority, given.bot
    if bot and not _BOT.fullmatch(bot):
        raise SiteRefused(said.say("site-bad-bot", name=bot))
    if url:
        parts = urlsplit(url)
        is_local = parts.hostname in {"localhost", "127.0.0.1"}
        if not parts.hostname or not (parts.scheme == "https" or is_local) or parts.fragment:
            raise SiteRefused(said.say("site-bad-url", url=url))
    if authority and authority not in AUTHORITIES:
        known = get_close_matches(authority, AUTHORITIES, n=1) or sorted(AUTHORITIES)
        message = said.say("site-bad-authority", name=authority, known=", ".join(known))
        raise SiteRefused(message)
