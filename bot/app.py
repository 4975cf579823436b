"""The one place where the parts are put together."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeAlias

from telegram import BotCommand, Update
from telegram.ext import (
    Application,
    ApplicationBuilder,
    BaseUpdateProcessor,
    CallbackQueryHandler,
    CommandHandler,
    MessageHandler,
    filters,
)

from bot.calls import forgiven
from bot.conversations import StorageError
from bot.handlers import Handlers
from bot.law_texts import OfficialTexts
from bot.settings import Settings
from bot.storage import open_store
from bot.wording import SAID
from lawcore import SUBJECTS
from lawcore.library import Library
from lawcore.wording import LANGUAGES, Wording

App: TypeAlias = Application[Any, Any, Any, Any, Any, Any]
Builder: TypeAlias = ApplicationBuilder[Any, Any, Any, Any, Any, Any]

SIDE_BY_SIDE = 256
FALLBACK = "en"
"""The language of the commands where Telegram has none for a person's own."""
DAY = 24 * 60 * 60.0
COMMANDS = ("law", "help", "changes", "language", "edition", "authority", "cancel", "start")

_log = logging.getLogger(__name__)


class OnePersonInOrder(BaseUpdateProcessor):
    """Takes one person's updates in order, and people side by side."""

    def __init__(self) -> None:
        super().__init__(SIDE_BY_SIDE)
        self._locks: dict[int, asyncio.Lock] = {}
        self.waiting: Counter[int] = Counter()

    async def initialize(self) -> None:
        """Need nothing."""

    async def shutdown(self) -> None:
        """Leave nothing."""

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        """Wait until the same person's earlier updates are done."""
        user = update.effective_user if isinstance(update, Update) else None
        if user is None:
            await coroutine
            return
        lock = self._locks.setdefault(user.id, asyncio.Lock())
        self.waiting[user.id] += 1
        try:
            async with lock:
                await coroutine
        finally:
            self.waiting[user.id] -= 1
            if not self.waiting[user.id]:
                del self.waiting[user.id], self._locks[user.id]


def build_application(builder: Builder, settings: Settings) -> App:
    """Put everything together; the builder may have the token and requests of the caller."""
    return assemble(builder, settings)[0]


def assemble(builder: Builder, settings: Settings) -> tuple[App, Handlers]:
    """Put everything together, and return the handlers beside the application."""
    folder = settings.law_texts
    official = OfficialTexts.none() if folder is None else OfficialTexts.read(folder)
    handlers = Handlers(open_store(settings.database_url), settings, official)
    tidying: list[asyncio.Task[None]] = []

    async def begin(application: App) -> None:
        await asyncio.to_thread(_open_the_library)
        await _name_commands(application)
        tidying.append(asyncio.create_task(_keep_tidy(handlers)))

    async def end(_: App) -> None:
        for task in tidying:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        handlers.close()

    application: App = (
        builder.concurrent_updates(OnePersonInOrder()).post_init(begin).post_shutdown(end).build()
    )
    _register(application, handlers)
    return application, handlers


def _register(application: App, handlers: Handlers) -> None:
    new = filters.UpdateType.MESSAGE
    alone = new & filters.ChatType.PRIVATE
    application.add_handlers(
        [
            CommandHandler("start", handlers.start, new),
            *(
                CommandHandler(sorted(commands_of(name)), handlers.beginning(name), new)
                for name in SUBJECTS
            ),
            CommandHandler("help", handlers.help, new),
            CommandHandler("language", handlers.language, new),
            CommandHandler("edition", handlers.edition, new),
            CommandHandler("authority", handlers.authority, new),
            CommandHandler("changes", handlers.changes, new),
            CommandHandler(["law", "articolo"], handlers.law, new),
            CommandHandler("cancel", handlers.cancel, new),
            MessageHandler(alone & filters.COMMAND, handlers.unknown_command),
            MessageHandler(alone & ~filters.StatusUpdate.ALL, handlers.text),
            CallbackQueryHandler(handlers.press),
        ]
    )
    application.add_error_handler(handlers.failed)


@asynccontextmanager
async def running(application: App) -> AsyncIterator[None]:
    """Have an application ready for updates, and let go of everything afterwards."""
    try:
        async with application:
            if application.post_init:
                await application.post_init(application)
            yield
    finally:
        if application.post_shutdown:
            await application.post_shutdown(application)


def commands_of(subject: str) -> set[str]:
    """Return the commands that begin an interview about a subject: its name in any language."""
    return {subject, *(Wording.of(language).command(subject) for language in LANGUAGES)}


async def _name_commands(application: App) -> None:
    """Tell Telegram the commands; the bot works without."""
    for language, said in SAID.items():
        law = Wording.of(language)
        commands = [
            *(BotCommand(law.command(subject), law.menu(subject)) for subject in SUBJECTS),
            *(BotCommand(name, said.say(f"command-{name}")) for name in COMMANDS),
        ]
        for code in (language, None) if language == FALLBACK else (language,):
            await forgiven(partial(application.bot.set_my_commands, commands, language_code=code))


def _open_the_library() -> None:
    """Read the library once, so that nobody has to wait for it."""
    for language in LANGUAGES:
        Library.of(language).prepare()


async def _keep_tidy(handlers: Handlers) -> None:
    """Delete what is too old, now and once a day."""
    while True:
        try:
            await handlers.tidy()
        except StorageError as error:
            _log.warning("not tidied: %s", error)
        await asyncio.sleep(DAY)
