"""What every group of handlers works with."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from telegram import Update

from bot.conversation.callback_data import Page
from bot.conversation.page_links import PageSite
from bot.play.workers import Painter
from bot.screens.elements import Screen
from bot.settings import Settings
from bot.storage.store import Store
from bot.storage.transaction import Transaction
from bot.telegram.chats import Administrators, sender_of
from bot.telegram.context import Context
from bot.telegram.once import carry_out_once
from bot.telegram.presenter import Presenter
from bot.usecases.outcome import EffectiveChoices, Outcome
from lawcore.book.library.official import OfficialTexts

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Shared:
    """What all handlers of an application work with."""

    store: Store
    presenter: Presenter
    administrators: Administrators
    settings: Settings
    official: OfficialTexts
    painter: Painter
    page: PageSite | None = None


class HandlerGroup:
    """Handlers of one kind of updates."""

    def __init__(self, shared: Shared) -> None:
        self._store = shared.store
        self._presenter = shared.presenter
        self._administrators = shared.administrators
        self._settings = shared.settings
        self._official = shared.official
        self._site = shared.page

    async def _once(
        self,
        update: Update,
        context: Context,
        work: Callable[[Transaction], T],
        otherwise: Callable[[Transaction], T],
    ) -> T:
        """Return what comes of the work of an update, or of looking where it was done before."""
        return await carry_out_once(self._store, update, context, work, otherwise=otherwise)

    async def _reply(self, update: Update, context: Context, look: Callable[..., Outcome]) -> None:
        """Answer a message with what is found for its sender."""
        sender = sender_of(update, self._settings, alone=context.aside is not None)
        outcome = await self._store.run(partial(look, sender=sender))
        await self._presenter.reply(context, sender, outcome)

    async def _send(
        self,
        update: Update,
        context: Context,
        compose: Callable[[EffectiveChoices], Screen],
        awaits: Page | None = None,
    ) -> None:
        """Send a screen that belongs to no interview, made from its reader's settings."""
        sender = sender_of(update, self._settings)
        await self._presenter.say(context, sender, compose, awaits)
