"""The composition root: builds the application of the library from the parts of the bot."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from typing import Any, TypeAlias

from msgspec import Struct
from telegram import Update
from telegram.ext import ApplicationBuilder, ContextTypes

from bot.conversation.page_links import PageSite
from bot.housekeeping import Housekeeping
from bot.language_model import LanguageModel
from bot.page import authority_of
from bot.play.workers import Painter
from bot.routes import Handlers, add_handlers, name_commands
from bot.settings import Settings
from bot.storage import open_store
from bot.storage.schema import NEWEST
from bot.storage.store import Store
from bot.telegram.chats import Administrators
from bot.telegram.context import App, Context
from bot.telegram.errands import Errands
from bot.telegram.errors import ErrorHandlers
from bot.telegram.flood import FloodLimit
from bot.telegram.handlers.alone import AloneHandlers
from bot.telegram.handlers.desks import DeskHandlers, rules_of
from bot.telegram.handlers.evenings import EveningHandlers
from bot.telegram.handlers.group import Shared
from bot.telegram.handlers.groups import GroupHandlers, GuestHandlers
from bot.telegram.handlers.interviews import InterviewHandlers
from bot.telegram.handlers.lookup import LookupHandlers, QuizHandlers
from bot.telegram.handlers.plays import PlayHandlers
from bot.telegram.handlers.settings import PrivacyHandlers, SettingsHandlers
from bot.telegram.operator import OperatorChat
from bot.telegram.ordering import OnePersonInOrder, RepeatableDelivery
from bot.telegram.presenter import Presenter
from bot.telegram.retries import with_retries
from bot.usecases.desks import close_others
from lawcore import Edition, __version__
from lawcore.book import authorities
from lawcore.book.library.official import OfficialTexts

_log = logging.getLogger(__name__)

Builder: TypeAlias = ApplicationBuilder[Any, Any, Any, Any, Any, Any]


class Bot(Struct, frozen=True):
    """The library's application, with the parts that whoever runs it needs."""

    application: App
    store: Store
    handlers: Handlers
    processor: OnePersonInOrder
    housekeeping: Housekeeping

    async def carry_out(
        self,
        update: Update,
        delivery: RepeatableDelivery,
        work: Callable[[], Coroutine[Any, Any, None]] | None = None,
    ) -> None:
        """Carry out an update that Telegram delivers, when its turn comes.

        `work` is what is done in its turn, in place of giving it to its handler once.
        """
        working = work() if work is not None else self.application.process_update(update)
        try:
            with self.processor.bind_delivery(update, delivery):
                await self.processor.process_update(update, working)
        finally:
            working.close()


def assemble(
    builder: Builder,
    settings: Settings,
    flood: FloodLimit | None = None,
    settle: Callable[[], None] | None = None,
) -> Bot:
    """Return the bot, its application ready to be run by `running` or by the library.

    `builder` is the caller's, with its token and, where others are wanted, its requests. `flood`
    limits how many updates of one person are taken; without it all are. `settle` is called once,
    when all that stays in memory has been read. Raises `bot.storage.store.StorageError` where the
    database cannot be used.
    """
    if settings.authorities is not None:
        authorities.add(settings.authorities)
    store = open_store(settings.database_url)
    handlers = _handlers(store, settings)
    processor = OnePersonInOrder(flood, handlers.errors.tell_too_much)
    retention = timedelta(days=settings.retention_days)
    counts = settings.metrics_port is not None
    housekeeping = Housekeeping(
        store,
        retention,
        processor.seconds_idle,
        edition=Edition(settings.default_edition),
        counts=counts,
        counts_rulings=settings.count_rulings,
        settle=settle,
    )

    watching: list[OperatorChat] = []

    async def begin(application: App) -> None:
        _log.info("renonce %s runs, schema %s", __version__, NEWEST)
        if settings.operator_chat is not None:
            language = settings.default_language
            told = OperatorChat(application.bot, settings.operator_chat, language, store)
            told.start()
            watching.append(told)
        await _begin_desks(application, store, settings, handlers.desks)
        has_desks = handlers.desks is not None
        housekeeping.start(partial(name_commands, application, has_desks=has_desks))

    async def finish(_: App) -> None:
        await asyncio.gather(handlers.plays.finish(), handlers.evenings.exporter.finish())

    async def end(_: App) -> None:
        if handlers.desks is not None:
            await handlers.desks.errands.stop()
        for told in watching:
            await told.stop()
        await housekeeping.stop()
        await handlers.plays.close()
        await handlers.evenings.exporter.close()
        store.close()

    application: App = (
        builder.concurrent_updates(processor)
        .context_types(ContextTypes(context=Context))
        .post_init(begin)
        .post_stop(finish)
        .post_shutdown(end)
        .build()
    )
    add_handlers(application, handlers)
    return Bot(application, store, handlers, processor, housekeeping)


def page_of(settings: Settings) -> PageSite | None:
    """Return the page that the bot links to, None where the settings have no address of one."""
    if settings.site_url is None:
        return None
    authority = "" if settings.site is None else authority_of(settings.site)
    return PageSite(settings.site_url, authority)


def _handlers(store: Store, settings: Settings) -> Handlers:
    folder = settings.law_texts
    official = OfficialTexts.none() if folder is None else OfficialTexts.read(folder)
    page = page_of(settings)
    presenter = Presenter(store, page)
    shared = Shared(store, presenter, Administrators(), settings, official, Painter(), page)
    interviews, desks = InterviewHandlers(shared), _desk_handlers(shared)
    plays = PlayHandlers(shared, interviews)
    if settings.model_url is not None and settings.model_name is not None:
        plays.model = LanguageModel(settings.model_url, settings.model_name, settings.model_key)
    if desks is not None:
        interviews.suggest, plays.desks = desks.suggest, desks
    return Handlers(
        interviews=interviews,
        lookup=LookupHandlers(shared),
        settings=SettingsHandlers(shared),
        privacy=PrivacyHandlers(shared),
        quiz=QuizHandlers(shared),
        plays=plays,
        evenings=EveningHandlers(shared),
        groups=GroupHandlers(shared),
        alone=AloneHandlers(shared),
        guest=GuestHandlers(shared),
        errors=ErrorHandlers(settings),
        desks=desks,
    )


async def _begin_desks(
    application: App, store: Store, settings: Settings, desks: DeskHandlers | None
) -> None:
    """Close the desks that the settings no longer allow; the others begin to send."""
    await store.run(partial(close_others, rules=rules_of(settings)))
    if desks is not None:
        desks.errands.start(application)


def _desk_handlers(shared: Shared) -> DeskHandlers | None:
    """Return the handlers of desks; None where no group may be one."""
    settings = shared.settings
    rules = rules_of(settings)
    if rules is None:
        return None
    counts = settings.metrics_port is not None
    errands = Errands(shared.store, rules, settings.default_language, counts=counts)
    return DeskHandlers(shared, rules, errands)


@asynccontextmanager
async def lifetime(application: App) -> AsyncIterator[None]:
    """Start an application, so that it takes updates, and stop it at the end of the block."""
    try:
        await with_retries(application.bot.initialize)
        async with application:
            if application.post_init:
                await application.post_init(application)
            try:
                yield
            finally:
                if application.post_stop:
                    await application.post_stop(application)
    finally:
        if application.post_shutdown:
            await application.post_shutdown(application)
