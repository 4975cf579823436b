"""Evenings: the command that opens or shows one, and the buttons of its lists."""

from collections.abc import Callable
from functools import partial

from telegram import Update

from bot.conversation.callback_data import EveningButton, NameDirector
from bot.conversation.notice import Notice
from bot.telegram.chats import sender_of, text_beside
from bot.telegram.context import Context
from bot.telegram.exporting import EveningExporter
from bot.telegram.handlers.group import HandlerGroup, Shared
from bot.usecases import evenings
from bot.usecases.outcome import Outcome, Sender
from bot.usecases.sheets import ExportOutcome


class EveningHandlers(HandlerGroup):
    """Handles evenings: the command, the buttons, and replies in groups."""

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self.exporter = EveningExporter()

    async def evening(self, update: Update, context: Context) -> None:
        """Show the open evening of a chat, or open one; a name may follow the command."""
        sender = sender_of(update, self._settings)
        work = partial(evenings.open_or_show, name=text_beside(update))
        again = partial(evenings.show, sender=sender)
        outcome = await self._once(update, context, partial(work, sender=sender), again)
        sender, outcome = await self._as_administrator(context, sender, outcome, work)
        await self._presenter.reply(context, sender, outcome)

    async def press(self, update: Update, context: Context) -> None:
        """Handle a button of an evening."""
        sender, button = sender_of(update, self._settings), context.button
        if not isinstance(button.data, EveningButton):
            return
        work = partial(evenings.press, pressed=button.data)
        again = partial(evenings.show, sender=sender)
        outcome = await self._once(update, context, partial(work, sender=sender), again)
        sender, outcome = await self._as_administrator(context, sender, outcome, work)
        await self._presenter.answer(context, sender, outcome)
        if isinstance(outcome, ExportOutcome):
            self.exporter.begin(context, sender, outcome.export)

    async def _as_administrator(
        self,
        context: Context,
        sender: Sender,
        outcome: Outcome,
        work: Callable[..., Outcome],
    ) -> tuple[Sender, Outcome]:
        """Carry out again, if an administrator asks, what is for administrators."""
        if outcome.notice is Notice.EVENING_DIRECTED_BY:
            sender = await self._administrators.check(context.bot, sender)
            if sender.administers:
                outcome = await self._store.run(partial(work, sender=sender))
        return sender, outcome

    async def name_director(self, update: Update, context: Context) -> None:
        """Let a person open and close evenings in a group, or no longer."""
        sender, button = sender_of(update, self._settings), context.button
        if not isinstance(button.data, NameDirector) or not sender.is_in_group:
            return
        sender = await self._administrators.check(context.bot, sender)
        work = partial(evenings.name_director, sender=sender, named=button.data)
        outcome = await self._once(update, context, work, work)
        await self._presenter.answer(context, sender, outcome)
