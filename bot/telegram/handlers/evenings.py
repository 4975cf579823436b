"""Evenings: the command that opens or shows one, and the buttons of its lists."""

from collections.abc import Callable
from functools import partial

from telegram import Update

from bot.conversation.callback_data import EveningButton, NameDirector
from bot.conversation.notice import Notice
from bot.telegram.chats import text_beside
from bot.telegram.context import Context, sender_of
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
        work = partial(evenings.open_or_show, name=text_beside(update))
        sender, outcome = await self._direct(update, context, work)
        await self._presenter.reply(context, sender, outcome)

    async def press(self, update: Update, context: Context) -> None:
        """Handle a button of an evening."""
        work = partial(evenings.press, pressed=context.pressed(EveningButton))
        sender, outcome = await self._direct(update, context, work)
        await self._presenter.answer(context, sender, outcome)
        if isinstance(outcome, ExportOutcome):
            self.exporter.begin(context, sender, outcome.export)

    async def _direct(
        self, update: Update, context: Context, work: Callable[..., Outcome]
    ) -> tuple[Sender, Outcome]:
        """Carry out an update once, again where it is for administrators and one asks."""
        sender = sender_of(update, self._settings)
        again = partial(evenings.show, sender=sender)
        outcome = await self._once(update, context, partial(work, sender=sender), again)
        refused = Notice.EVENING_DIRECTED_BY
        return await self._as_administrator(context, sender, outcome, work, refused)

    async def name_director(self, update: Update, context: Context) -> None:
        """Let a person open and close evenings in a group, or no longer."""
        sender, named = sender_of(update, self._settings), context.pressed(NameDirector)
        if not sender.is_in_group:
            return
        sender = await self._administrators.check(context.bot, sender)
        work = partial(evenings.name_director, sender=sender, named=named)
        outcome = await self._once(update, context, work, work)
        await self._presenter.answer(context, sender, outcome)
