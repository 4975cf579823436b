"""The one place where the parts are put together."""

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeAlias

from telegram import (
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    Update,
)
from telegram.ext import (
    Application,
    ApplicationBuilder,
    BaseUpdateProcessor,
    CallbackQueryHandler,
    CommandHandler,
    InlineQueryHandler,
    MessageHandler,
    filters,
)

from bot.metrics import DROPPED, count_update
from bot.screens.play import load_words
from bot.settings import Settings
from bot.storage import open_store
from bot.storage.store import StorageError
from bot.telegram.flood import Admission, FloodLimit
from bot.telegram.handlers.interviews import AnyHandler, Handlers
from bot.telegram.handlers.personal import Personal, personal_handlers
from bot.telegram.handlers.plays import AFTERWARDS, Playing, later_handlers, playing_handlers
from bot.telegram.interview_log import failing, kind_of
from bot.telegram.ordering import Turn, step_aside
from bot.telegram.retries import forgiven
from bot.wording import SAID
from lawcore import SUBJECTS
from lawcore.library import Library
from lawcore.library.official import OfficialTexts
from lawcore.understanding import understand
from lawcore.wording import LANGUAGES, Wording

App: TypeAlias = Application[Any, Any, Any, Any, Any, Any]
Builder: TypeAlias = ApplicationBuilder[Any, Any, Any, Any, Any, Any]
Telling: TypeAlias = Callable[[Update], Awaitable[None]]

SIDE_BY_SIDE = 256
FALLBACK = "en"
"""The language of the commands where Telegram has none for a person's own."""
DAY = 24 * 60 * 60.0
COUNTING = 15.0
ALLOWED_UPDATES = (Update.MESSAGE, Update.CALLBACK_QUERY, Update.INLINE_QUERY)
"""What Telegram is asked for, by polling and by the webhook."""
IN_GROUPS = ("law", "cancel")
TO_ADMINISTRATORS = (*IN_GROUPS, "settings", "link", "unlink")
COMMANDS = (
    "law",
    "help",
    "play",
    "history",
    "changes",
    "quiz",
    "settings",
    "language",
    "edition",
    "authority",
    "privacy",
    "export",
    "forget",
    "cancel",
    "link",
    "unlink",
    "start",
)
"""In private chats; after the commands of the subjects, as everywhere."""

FIRST = -1
"""The handlers that come before all others."""

_log = logging.getLogger(__name__)


class Written(CommandHandler[Any, Any]):
    """Takes commands of new messages, and never looks at the message of a press."""

    def check_update(
        self, update: object
    ) -> bool | tuple[list[str], bool | dict[str, list[Any]] | None] | None:
        """Tell whether an update is such a command."""
        is_new = isinstance(update, Update) and update.message is not None
        return super().check_update(update) if is_new else None


class OnePersonInOrder(BaseUpdateProcessor):
    """Takes one person's updates in order, and people side by side."""

    def __init__(self, flood: FloodLimit | None = None, tell: Telling | None = None) -> None:
        super().__init__(SIDE_BY_SIDE)
        self._flood = flood
        self._tell = tell
        self._locks: dict[int, asyncio.Lock] = {}
        self.waiting: Counter[int] = Counter()

    async def initialize(self) -> None:
        """Need nothing."""

    async def shutdown(self) -> None:
        """Leave nothing."""

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        """Take an update in its order, and count it."""
        with count_update(kind_of(update)):
            if await self._is_too_much(update):
                if isinstance(coroutine, Coroutine):
                    coroutine.close()
                return
            await self._in_order(update, coroutine)

    async def _is_too_much(self, update: object) -> bool:
        """Tell whether a person sends more than is taken, and tell him so once."""
        user = update.effective_user if isinstance(update, Update) else None
        if self._flood is None or user is None or not isinstance(update, Update):
            return False
        admission = self._flood.admit(user.id)
        if admission is Admission.ADMITTED:
            return False
        DROPPED.labels(kind_of(update)).inc()
        if admission is Admission.DROPPED_AND_TOLD and self._tell is not None:
            await self._tell(update)
        return True

    async def _in_order(self, update: object, coroutine: Awaitable[Any]) -> None:
        """Wait until the same person's earlier updates are done."""
        user = update.effective_user if isinstance(update, Update) else None
        if user is None:
            await coroutine
            return
        lock = self._locks.setdefault(user.id, asyncio.Lock())
        self.waiting[user.id] += 1
        try:
            await lock.acquire()
            turn = Turn(lock)
            step_aside.set(turn.end)
            try:
                await coroutine
            finally:
                turn.end()
        finally:
            self.waiting[user.id] -= 1
            if not self.waiting[user.id]:
                del self.waiting[user.id], self._locks[user.id]


def build_application(builder: Builder, settings: Settings) -> App:
    """Put everything together; the builder may have the token and requests of the caller."""
    return assemble(builder, settings)[0]


def assemble(
    builder: Builder, settings: Settings, flood: FloodLimit | None = None
) -> tuple[App, Handlers]:
    """Put everything together, and return the handlers beside the application.

    Without a flood limit all updates are taken, however many one person sends.
    """
    folder = settings.law_texts
    official = OfficialTexts.none() if folder is None else OfficialTexts.read(folder)
    store = open_store(settings.database_url)
    handlers = Handlers(store, settings, official)
    playing = Playing(store, settings, handlers.resume)
    tidying: list[asyncio.Task[None]] = []

    async def begin(application: App) -> None:
        await _name_commands(application)
        tidying.append(asyncio.create_task(_keep_tidy(handlers)))
        tidying.append(asyncio.create_task(_read_ahead()))
        if settings.metrics_port is not None:
            tidying.append(asyncio.create_task(_keep_counted(handlers)))

    async def end(_: App) -> None:
        for task in tidying:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await playing.close()
        handlers.close()

    application: App = (
        builder.concurrent_updates(OnePersonInOrder(flood, handlers.slow_down))
        .post_init(begin)
        .post_shutdown(end)
        .build()
    )
    _register(application, handlers, Personal(store, settings, handlers.redraw), playing)
    return application, handlers


def _register(application: App, handlers: Handlers, personal: Personal, playing: Playing) -> None:
    new = filters.UpdateType.MESSAGE
    alone = new & filters.ChatType.PRIVATE
    answering: list[AnyHandler] = [
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
        CommandHandler("history", handlers.history, new),
        InlineQueryHandler(handlers.inline),
        CommandHandler(["law", "articolo"], handlers.law, new),
        *playing_handlers(playing, new, handlers.text, handlers.cancel),
        *personal_handlers(personal, new),
        CommandHandler("link", handlers.link, new),
        CommandHandler("unlink", handlers.unlink, new),
        MessageHandler(filters.StatusUpdate.MIGRATE, handlers.migrated),
        MessageHandler(alone & filters.COMMAND, handlers.unknown_command),
        MessageHandler(alone & ~filters.StatusUpdate.ALL, handlers.text),
        CallbackQueryHandler(handlers.press),
    ]
    application.add_handlers(sorted(answering, key=_comes_later))
    commands = {
        name
        for one in application.handlers[0]
        if isinstance(one, CommandHandler)
        for name in one.commands
    }
    as_a_chat = new & filters.ChatType.GROUPS & filters.SenderChat.ALL
    application.add_handler(Written(sorted(commands), handlers.anonymous, as_a_chat), FIRST)
    application.add_handlers(later_handlers(playing, new), AFTERWARDS)
    application.add_error_handler(failing)
    application.add_error_handler(handlers.failed)


def _comes_later(handler: AnyHandler) -> bool:
    """Tell whether a handler is asked after those of presses, which are by far the most."""
    return not isinstance(handler, CallbackQueryHandler)


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
    scopes: dict[BotCommandScope, tuple[str, ...]] = {
        BotCommandScopeAllPrivateChats(): COMMANDS,
        BotCommandScopeAllGroupChats(): IN_GROUPS,
        BotCommandScopeAllChatAdministrators(): TO_ADMINISTRATORS,
    }
    for scope, names in scopes.items():
        for language, said in SAID.items():
            law = Wording.of(language)
            commands = [
                *(BotCommand(law.command(subject), law.menu(subject)) for subject in SUBJECTS),
                *(BotCommand(name, said.say(f"command-{name}")) for name in names),
            ]
            for code in (language, None) if language == FALLBACK else (language,):
                call = partial(application.bot.set_my_commands, commands, scope, code)
                await forgiven(call)


async def _read_ahead() -> None:
    """Read the phrases of free text and the library while nobody has asked for them yet.

    What is read by then stays as long as the process: it is not looked through for garbage again,
    which would stop everybody for a fifth of a second every few seconds.
    """
    await asyncio.to_thread(understand, "")
    for language in LANGUAGES:
        await asyncio.to_thread(Library.of(language).prepare)
        await asyncio.to_thread(load_words, language)
    gc.collect()
    gc.freeze()


async def _keep_counted(handlers: Handlers) -> None:
    """Count the open interviews, now and every few seconds."""
    while True:
        try:
            await handlers.count_open()
        except StorageError as error:
            _log.warning("not counted: %s", error)
        await asyncio.sleep(COUNTING)


async def _keep_tidy(handlers: Handlers) -> None:
    """Delete what is too old, now and once a day."""
    while True:
        try:
            await handlers.tidy()
        except StorageError as error:
            _log.warning("not tidied: %s", error)
        await asyncio.sleep(DAY)
