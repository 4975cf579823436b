"""Handles choices, of a person and a chat, and the data of a person: told, exported, deleted."""

from functools import partial

from telegram import InputFile, Update

from bot.conversation.callback_data import Forget, SetPreference, Setting
from bot.conversation.model import EVERYBODY
from bot.screens.settings import forget_screen, privacy_screen
from bot.telegram.chats import text_beside
from bot.telegram.context import Context, sender_of
from bot.telegram.handlers.group import HandlerGroup
from bot.telegram.retries import with_retries
from bot.usecases import privacy, settings
from bot.usecases.asking import desks_of
from bot.wording import Words


class SettingsHandlers(HandlerGroup):
    """Handles the commands and buttons of choices."""

    async def language(self, update: Update, context: Context) -> None:
        """Offer the languages: in a group, of which one holds for all, to its administrators."""
        if sender_of(update, self._settings).is_in_private:
            await self._offer(update, context, "language")
        else:
            opened = Setting(EVERYBODY, "language")
            await self._reply(update, context, partial(settings.show_settings, opened=opened))

    async def authority(self, update: Update, context: Context) -> None:
        """Offer the regulating authorities."""
        await self._offer(update, context, "authority")

    async def edition(self, update: Update, context: Context) -> None:
        """Offer the editions."""
        await self._offer(update, context, "edition")

    async def settings(self, update: Update, context: Context) -> None:
        """Show what a person has chosen, in a group what its administrators have for everybody."""
        sender = sender_of(update, self._settings)
        opened = Setting(sender.user_id if sender.is_in_private else EVERYBODY)
        await self._reply(update, context, partial(settings.show_settings, opened=opened))

    async def choose(self, update: Update, context: Context) -> None:
        """Store the choice of a button that belongs to one person, and show it in its place."""
        sender, choice = sender_of(update, self._settings), context.pressed(SetPreference)
        work = partial(settings.choose_by_button, choice=choice, place=context.button.place)
        again = partial(settings.show_choice, sender=sender, choice=choice)
        outcome = await self._once(update, context, partial(work, sender=sender), again)
        sender, outcome = await self._as_administrator(context, sender, outcome, work)
        await self._presenter.answer(context, sender, outcome)

    async def press(self, update: Update, context: Context) -> None:
        """Open the settings or set one of them; those of a chat are its administrators'."""
        sender, pressed = sender_of(update, self._settings), context.pressed(Setting)
        if pressed.user_id == EVERYBODY:
            sender = await self._administrators.check(context.bot, sender)
        work = partial(settings.press_setting, sender=sender, place=context.button.place)
        unset = pressed if pressed.value is None else Setting(pressed.user_id)
        outcome = await self._once(
            update, context, partial(work, pressed=pressed), partial(work, pressed=unset)
        )
        await self._presenter.answer(context, sender, outcome)

    async def _offer(self, update: Update, context: Context, of: str) -> None:
        """Offer the values of a choice, or choose the one that stands beside the command."""
        sender, typed = sender_of(update, self._settings), text_beside(update)
        work = partial(settings.choose_typed, sender=sender, of=of)
        outcome = await self._once(
            update, context, partial(work, typed=typed), partial(work, typed="")
        )
        await self._presenter.reply(context, sender, outcome)


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
