"""Starts the bot: on Telegram, in the terminal, or only to migrate the database."""

import argparse
import gc
import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from socket import socket
from typing import Any

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until anything is begun, without a word

if find_spec("telegram") is None:
    sys.exit("Only the law is installed. In a checkout, pip install '.[bot]' adds the bot.")

from bot.log import Redaction, refusal_as_json, start_logging
from bot.service.ports import CannotListenError, listen
from bot.settings import COPY_TO, Settings, SettingsError
from bot.terminal.language import language_of
from bot.wording import TEXTS
from lawcore import __version__
from lawcore.book.entries import BadEntry
from lawcore.wording import Texts

# What a command needs is read when it is known which: a port is listened on after a third of the
# processor time that it takes to read SQLAlchemy, the library of Telegram and that of HTTP too.
# ruff: noqa: PLC0415

EXIT_RETRY = 1
"""The status where something is away, or in use, that may be there later: try again."""
EXIT_CHANGE = 2
"""The status where somebody has to change something first."""
EXIT_INTERRUPTED = 130
"""The status after Ctrl-C, as of shells."""
QUIET = "WARNING"
COMMANDS = ("chat", "migrate", "copy", "status", "health", "site", "cards", "desk")
"""The commands; without one the bot runs on Telegram."""


class StartRefused(Exception):  # noqa: N818 - the start is refused; the message says why and what to do
    """The bot cannot start; the message is what the operator reads.

    `status` is that of the process.
    """

    def __init__(self, message: str, status: int = EXIT_CHANGE) -> None:
        super().__init__(message)
        self.status = status


def main() -> None:
    """Run the command and exit with its status."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(run(sys.argv[1:], os.environ))


def run(arguments: Sequence[str], environ: Mapping[str, str]) -> int:
    """Run one command and return its status.

    An error at the start is printed in a line or a few: with `EXIT_RETRY` where a try may help,
    otherwise with `EXIT_CHANGE`.
    """
    try:
        return _run(arguments, environ)
    except (SettingsError, StartRefused) as error:
        is_json = environ.get("LOG_FORMAT", "").strip() == "json" and "chat" not in arguments
        print(refusal_as_json(str(error)) if is_json else error, file=sys.stderr)  # noqa: T201 - the person at the terminal reads it
        return error.status if isinstance(error, StartRefused) else EXIT_CHANGE
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED


def _run(arguments: Sequence[str], environ: Mapping[str, str]) -> int:
    language = environ.get("DEFAULT_LANGUAGE", "").strip() or language_of(environ)
    said = TEXTS.get(language or "", TEXTS["en"])
    command, *own = arguments or [""]
    if command in {"site", "cards"}:
        return _make(command, own, said, environ)  # with arguments of its own, and no setting
    parsed = _parser(said).parse_args(arguments)
    chosen = {"DEFAULT_LANGUAGE": language} if language and parsed.command == "chat" else {}
    settings = Settings.from_environ({**environ, **chosen})
    target = environ.get(COPY_TO, "").strip()
    commands: dict[str | None, Callable[[], int]] = {
        "chat": lambda: _chat(settings),
        "migrate": lambda: _migrate(settings, said, parsed.schema),
        "copy": lambda: _copy(settings, said, target),
        "status": lambda: _status(settings),
        "health": lambda: _health(settings, said),
        "desk": lambda: _desk(settings, parsed),
        None: lambda: _on_telegram(settings),
    }
    return commands[parsed.command]()


@contextmanager
def _opening() -> Iterator[None]:
    """Refuse the start where the database or the official texts cannot be used."""
    from bot.storage.errors import StorageError, StorageFault
    from lawcore.book.library.official import LawTextError

    try:
        yield
    except StorageError as error:
        has_to_be_changed = error.fault in {StorageFault.SCHEMA, StorageFault.DAMAGED}
        raise StartRefused(str(error), EXIT_CHANGE if has_to_be_changed else EXIT_RETRY) from error
    except LawTextError as error:
        message = f"LAW_TEXTS: {error}"
        raise StartRefused(message) from error
    except BadEntry as error:
        message = f"AUTHORITIES: {error}"
        raise StartRefused(message) from error


def _chat(settings: Settings) -> int:
    start_logging(QUIET, settings.secrets)
    from bot.terminal.chat import talk

    with _opening():
        return talk(settings, sys.stdin, sys.stdout)


def _make(command: str, arguments: Sequence[str], said: Texts, environ: Mapping[str, str]) -> int:
    from bot.page.command import NotMade, run

    try:
        if command == "site":
            _print(run(arguments, said))
        else:
            from bot.cards.command import run as print_cards

            _print(print_cards(arguments, said, environ))
    except NotMade as error:
        raise StartRefused(str(error)) from None
    return 0


def _migrate(settings: Settings, said: Texts, schema: str | None) -> int:
    start_logging(settings.log_level, settings.secrets, settings.log_format)
    from bot.storage import migrate_back, migrate_database

    with _opening():
        if schema is None:
            migrate_database(settings.database_url)
            _print(said.say("migrated"))
        else:
            migrate_back(settings.database_url, schema)
            _print(said.say("migrated-back", schema=schema))
    return 0


def _copy(settings: Settings, said: Texts, target: str) -> int:
    if not target:
        raise StartRefused(said.say("copy-where", variable=COPY_TO))
    latter = Settings.from_environ({"DATABASE_URL": target})
    start_logging(QUIET, (*settings.secrets, *latter.secrets), settings.log_format)
    from bot.storage import copy_into

    with _opening():
        copied = copy_into(settings.database_url, target)
    for table, number in copied.items():
        _print(f"{table}: {number}")
    _print(said.say("copied"))
    return 0


def _health(settings: Settings, said: Texts) -> int:
    from bot.service.health import is_well

    is_fine = is_well(settings)
    _print(said.say("health-well" if is_fine else "health-unwell"))
    return 0 if is_fine else 1


def _print(line: str) -> None:
    print(line)  # noqa: T201 - the person at the terminal reads it


class _Parser(argparse.ArgumentParser):
    """Parses the command line, and refuses errors in the words of the bot."""

    def __init__(self, said: Texts, **named: Any) -> None:
        super().__init__(**named)
        self._said = said

    def parse_args(self, arguments: Sequence[str]) -> argparse.Namespace:  # type: ignore[override]
        """Return the parsed command line; raises `StartRefused` where there is no such command."""
        found, beside = super().parse_known_args(arguments)
        is_known = found.command in {None, *COMMANDS}
        is_strange = (found.schema and found.command != "migrate") or (
            (found.csv or found.cases) and found.command != "desk"
        )
        if beside or not is_known or is_strange:
            raise StartRefused(self._said.say("unknown-command", command=" ".join(arguments)))
        return found


def _parser(said: Texts) -> _Parser:
    commands = "\n".join(f"  {name:<8} {said.say(f'usage-{name}')}" for name in COMMANDS)
    parser = _Parser(
        said,
        prog="renonce",
        usage=f"renonce [-h] [--version] [{' | '.join(COMMANDS)}]",
        description=said.say("usage-none"),
        epilog=commands,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
    )
    parser.add_argument("-h", "--help", action="help", help=said.say("usage-help"))
    parser.add_argument(
        "--version",
        action="version",
        version=f"renonce {__version__}",
        help=said.say("usage-version"),
    )
    parser.add_argument("command", nargs="?", help=argparse.SUPPRESS)
    parser.add_argument("schema", nargs="?", help=argparse.SUPPRESS)
    of_desk = parser.add_mutually_exclusive_group()
    of_desk.add_argument("--csv", action="store_true", help=argparse.SUPPRESS)
    of_desk.add_argument("--cases", action="store_true", help=argparse.SUPPRESS)
    return parser


def _on_telegram(settings: Settings) -> int:
    said = TEXTS[settings.default_language]
    if settings.token is None:
        raise StartRefused(said.say("no-token"))
    start_logging(settings.log_level, settings.secrets, settings.log_format)
    try:
        with listen(settings) as listening:
            _serve(settings, listening, said)
    except CannotListenError as error:
        place = {"setting": error.setting, "place": error.place, "reason": error.reason}
        place["advice"] = said.say(error.advice)
        raise StartRefused(said.say("cannot-listen", **place), EXIT_RETRY) from None
    return 0


def _serve(settings: Settings, listening: socket | None, said: Texts) -> None:
    with _uncollected():
        from telegram.error import BadRequest, InvalidToken, TelegramError

        from bot.service import process
        from bot.service.site import BadSite

    try:
        with _opening():
            process.serve(settings, listening)
    except BadSite as error:
        message = f"SITE: {error}"
        raise StartRefused(message) from None
    except InvalidToken:
        raise StartRefused(said.say("token-refused")) from None
    except BadRequest as error:
        raise StartRefused(said.say("webhook-refused", error=error.message)) from None
    except TelegramError as error:
        message = said.say("telegram-unreachable", error=type(error).__name__)
        raise StartRefused(message, EXIT_RETRY) from None


@contextmanager
def _uncollected() -> Iterator[None]:
    """Import modules without the garbage collector, which takes a seventh of the time.

    Their objects stay as long as the process: the collector never looks through them.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _status(settings: Settings) -> int:
    start_logging(QUIET, settings.secrets)
    from bot.service.status import report

    with _opening():
        made = report(settings)
    redact = Redaction(settings.secrets)
    print(*map(redact, made.lines), sep="\n")  # noqa: T201 - the operator reads it
    return made.status


def _desk(settings: Settings, wanted: argparse.Namespace) -> int:
    start_logging(QUIET, settings.secrets)
    from bot.service.desks import cases_text, figures_text

    with _opening():
        text = (
            cases_text(settings) if wanted.cases else figures_text(settings, as_table=wanted.csv)
        )
    print(text)  # noqa: T201 - the operator reads it
    return 0


if __name__ == "__main__":
    main()
