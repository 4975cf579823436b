"""Handles the data of a person: described, exported, deleted."""

from functools import partial

from telegram import InputFile, Update

from bot.conversation.callback_data import Forget
from bot.screens.settings import forget_screen, privacy_screen
from bot.telegram.context import Context, sender_of
from bot.telegram.handlers.group import HandlerGroup
from bot.telegram.retries import with_retries
from bot.usecases import privacy
from bot.usecases.asking import desks_of
from bot.wording import Words

FILE = "renonce.json"


class PrivacyHandlers(HandlerGroup):
    """Handles requests about stored data."""

    async def privacy(self, update: Update, context: Context) -> None:
        """Say what is stored."""
        sender, days = sender_of(update, self._settings), self._settings.retention_days
        desks = None
        if self._settings.desks is not None:
            desks = await self._store.run(partial(desks_of, sender=sender))
        await self._presenter.say(
            context,
            sender,
            lambda choices: privacy_screen(
                choices.language,
                days,
                counts_rulings=self._settings.count_rulings,
                desks=desks,
                asks_model=self._settings.model_url is not None,
            ),
        )

    async def export(self, update: Update, context: Context) -> None:
        """Send all stored data of a person."""
        sender = sender_of(update, self._settings)
        export = await self._store.run(partial(privacy.export, sender=sender))
        caption = Words.of(export.choices.language).bot.say("export-caption")
        await with_retries(
            lambda: context.bot.send_document(
                sender.chat_id, InputFile(export.document, filename=FILE), caption=caption
            )
        )

    async def forget(self, update: Update, context: Context) -> None:
        """Ask whether everything is to be deleted."""
        sender = sender_of(update, self._settings)
        compose = partial(forget_screen, user_id=sender.user_id)
        await self._presenter.say(context, sender, lambda choices: compose(choices.language))

    async def press(self, update: Update, context: Context) -> None:
        """Delete everything that is stored about a person."""
        sender, pressed = sender_of(update, self._settings), context.pressed(Forget)
        work = partial(privacy.forget, sender=sender, pressed=pressed, place=context.button.place)
        again = partial(privacy.show_forgotten, sender=sender)
        outcome = await self._once(update, context, work, again)
        await self._presenter.answer(context, sender, outcome)
