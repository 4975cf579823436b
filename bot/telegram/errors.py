"""Handles updates that failed or were dropped: counts, logs and reports them."""

import logging

from telegram import Bot, Update
from telegram.error import TelegramError
from telegram.ext import ApplicationHandlerStop

from bot.metrics import ERRORS
from bot.screens.elements import Screen
from bot.screens.notices import notice_screen
from bot.settings import Settings
from bot.storage.errors import StorageError
from bot.telegram import rendering
from bot.telegram.context import Context, sender_of
from bot.telegram.messages import answer_press
from bot.telegram.newer import aside_of
from bot.telegram.ordering import Delivery, RepeatableDelivery
from bot.telegram.retries import call_if_possible
from bot.usecases.outcome import Sender
from bot.wording import Words

_log = logging.getLogger(__name__)


async def count_failure(update: object, context: Context) -> None:  # noqa: ARG001 - the library passes it
    """Count an update that failed; put it off where the database is the reason and it comes again.

    A person is told of an update that is put off only the first time: then no other error handler
    runs, which raising `ApplicationHandlerStop` does.
    """
    error = context.error
    kind = f"Storage_{error.fault}" if isinstance(error, StorageError) else type(error).__name__
    ERRORS.labels(kind).inc()
    delivery = context.delivery
    if not isinstance(delivery, RepeatableDelivery) or not isinstance(error, StorageError):
        return
    delivery.is_put_off = True
    if delivery.was_put_off:
        raise ApplicationHandlerStop


class ErrorHandlers:
    """Tells people about an error, without the database, which may be the reason."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def tell_failure(self, update: object, context: Context) -> None:
        """Log why an update failed, and tell its sender that nothing is lost.

        Of what nobody else in a group saw nobody else is told, and nobody where the bot is no
        member.
        """
        is_unshown = isinstance(context.error, TelegramError) and context.delivery.is_committed
        if isinstance(context.error, TelegramError):
            _log.warning("Telegram: %s", context.error)
        else:
            _log.error("an update failed", exc_info=context.error)
        if not isinstance(update, Update) or update.effective_user is None or update.guest_message:
            return
        sender = sender_of(update, self._settings)
        there = sender if context.aside is None else sender.in_private
        is_left = is_unshown and update.callback_query is not None  # the former screen is there
        said = Words.of(sender.language).bot.say("not-shown" if is_left else "failed")
        failed = notice_screen(sender.language, "failed", in_group=there.is_in_group)
        if query := update.callback_query:
            await answer_press(query, context.delivery, said, is_alert=True)
        elif update.inline_query is None:
            await _send(context.bot, there, said, failed)

    async def tell_too_much(self, update: Update, delivery: Delivery) -> None:
        """Tell a person that updates were dropped, because there were too many."""
        sender = sender_of(update, self._settings)
        there = sender if aside_of(update) is None else sender.in_private
        said = Words.of(sender.language).bot.say("too-much")
        if query := update.callback_query:
            await answer_press(query, delivery, said, is_alert=True)
        elif message := update.message:
            shown = notice_screen(sender.language, "too-much", in_group=there.is_in_group)
            await _send(message.get_bot(), there, said, shown)


async def _send(bot: Bot, there: Sender, said: str, shown: Screen) -> None:
    """Send a text with the buttons of a screen."""
    await call_if_possible(
        lambda: bot.send_message(
            there.chat_id,
            said,
            message_thread_id=there.topic_id,
            api_kwargs={"reply_markup": rendering.keyboard(shown)},
        )
    )
