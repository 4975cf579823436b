"""Starts the bot: on Telegram, in the terminal, or only to bring the database up to date."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Mapping, Sequence

from telegram import Update
from telegram.error import InvalidToken, TelegramError
from telegram.ext import ApplicationBuilder

from bot.app import App, build_application, running
from bot.chat import spoken, talk
from bot.conversations import StorageError
from bot.law_texts import LawTextError
from bot.log import start_logging
from bot.settings import Settings, SettingsError
from bot.storage import migrate_database
from bot.wording import SAID

REFUSED = 2
QUIET = "WARNING"

_log = logging.getLogger(__name__)


class Refused(Exception):  # noqa: N818 - the start is refused; the message says why and what to do
    """The bot cannot start; the message is what the person reads."""


def main() -> None:
    """Run the command and exit with its status."""
    sys.exit(run(sys.argv[1:], os.environ))


def run(arguments: Sequence[str], environ: Mapping[str, str]) -> int:
    """Run one command; what stops the start is said in a line or a few, with status 2."""
    try:
        return _run(arguments, environ)
    except (SettingsError, StorageError, LawTextError, Refused) as error:
        print(error, file=sys.stderr)  # noqa: T201 - the person at the terminal reads it
        return REFUSED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(arguments: Sequence[str], environ: Mapping[str, str]) -> int:
    language = environ.get("DEFAULT_LANGUAGE", "").strip() or spoken(environ)
    said = SAID.get(language or "", SAID["en"])
    if not arguments:
        return _on_telegram(Settings.from_environ(environ))
    if list(arguments) == ["chat"]:
        chosen = {"DEFAULT_LANGUAGE": language} if language else {}
        settings = Settings.from_environ({**environ, **chosen})
        start_logging(QUIET, settings.secrets)
        return talk(settings, sys.stdin, sys.stdout)
    if list(arguments) == ["migrate"]:
        settings = Settings.from_environ(environ)
        start_logging(settings.log_level, settings.secrets)
        migrate_database(settings.database_url)
        print(said.say("migrated"))  # noqa: T201 - the person at the terminal reads it
        return 0
    raise Refused(said.say("unknown-command", command=" ".join(arguments)))


def _on_telegram(settings: Settings) -> int:
    said = SAID[settings.default_language]
    if settings.token is None:
        raise Refused(said.say("no-token"))
    if settings.webhook_url is not None:
        raise Refused(said.say("webhook-later"))
    start_logging(settings.log_level, settings.secrets)
    builder = ApplicationBuilder().token(settings.token)
    if settings.api_url is not None:
        builder = builder.base_url(settings.api_url)
    if settings.api_file_url is not None:
        builder = builder.base_file_url(settings.api_file_url)
    try:
        asyncio.run(_poll(build_application(builder, settings)))
    except InvalidToken:
        raise Refused(said.say("token-refused")) from None
    except TelegramError as error:
        message = said.say("telegram-unreachable", error=type(error).__name__)
        raise Refused(message) from None
    return 0


async def _poll(application: App) -> None:
    """Take updates from Telegram until a signal asks to end; an update in hand is finished."""
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    async with running(application):
        updater = application.updater
        if updater is None:
            return
        await updater.start_polling(
            allowed_updates=[Update.MESSAGE, Update.CALLBACK_QUERY], error_callback=_log_failure
        )
        await application.start()
        await ended.wait()
        await updater.stop()
        await application.stop()


def _log_failure(error: TelegramError) -> None:
    """Say in one line that Telegram could not be asked; it is asked again."""
    _log.warning("polling: %s", error)


if __name__ == "__main__":
    main()
