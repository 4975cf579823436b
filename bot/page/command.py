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


class NotMade(ValueError):  # noqa: N818 - named by what it says
    """The page or the cards cannot be made; the message is what the operator reads."""


class MakingParser(argparse.ArgumentParser):
    """Reads the arguments of a command that makes files in a folder."""

    def error(self, message: str) -> NoReturn:
        """Raise NotMade."""
        raise NotMade(message)


def run(arguments: Sequence[str], said: Texts) -> str:
    """Build the page as the arguments say, and return what is told about it.

    Raises NotMade with one line that says what is wrong and what to do.
    """
    parser = MakingParser(prog="renonce site", description=said.say("usage-site"))
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
        raise NotMade(said.say("site-other", folder=str(given.folder))) from None
    except OSError as error:
        reason = error.strerror or str(error)
        message = said.say("site-not-written", folder=str(given.folder), reason=reason)
        raise NotMade(message) from None
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
    """Raise NotMade for what is no name of a bot, no address, or an unknown authority."""
    url, authority, bot = given.url, given.authority, given.bot
    if bot and not _BOT.fullmatch(bot):
        raise NotMade(said.say("site-bad-bot", name=bot))
    if url:
        parts = urlsplit(url)
        is_local = parts.hostname in {"localhost", "127.0.0.1"}
        if not parts.hostname or not (parts.scheme == "https" or is_local) or parts.fragment:
            raise NotMade(said.say("site-bad-url", url=url))
    if authority and authority not in AUTHORITIES:
        known = get_close_matches(authority, AUTHORITIES, n=1) or sorted(AUTHORITIES)
        message = said.say("site-bad-authority", name=authority, known=", ".join(known))
        raise NotMade(message)
