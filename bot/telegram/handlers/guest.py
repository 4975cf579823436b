"""Answers where the bot is mentioned in a chat of which it is no member (Bot API 10.0)."""

import asyncio
import logging
from functools import partial

from telegram import Message, Update
from telegram.error import TelegramError

from bot.conversation.callback_data import Page
from bot.screens.inline import guest_card
from bot.storage.errors import AlreadyDone
from bot.storage.transaction import Transaction
from bot.telegram import rendering
from bot.telegram.chats import without_name, words_of
from bot.telegram.context import Context, sender_of
from bot.telegram.handlers.group import HandlerGroup, Shared
from bot.telegram.minute_limit import MinuteLimit
from bot.usecases.outcome import choices_of

_log = logging.getLogger(__name__)


class GuestHandlers(HandlerGroup):
    """Answers a mention once: with the ruling where its line rules, else with the way to ask.

    Of the chat nothing is stored; Telegram takes one answer, which is not tried again. It is
    stored which it was, so that the person's ruling can be shown in its place.
    """

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self.limit = MinuteLimit()

    async def answer(self, update: Update, context: Context) -> None:
        """Answer a mention, or the message to which a bare mention replies."""
        message = update.guest_message
        if message is None or message.guest_query_id is None:
            return
        sender = sender_of(update, self._settings)
        if not self.limit.admit(sender.chat_id, sender.user_id):
            return
        asked_alone = partial(choices_of, sender=sender.in_private)
        choices = await self._store.once(update.update_id, asked_alone)
        if isinstance(choices, AlreadyDone):
            return
        context.delivery.commit()
        line = _line_of(message, context.bot.username)
        card = await asyncio.to_thread(guest_card, line, choices, self._official)
        result = rendering.result("answer", card, context.bot)
        try:
            sent = await context.bot.answer_guest_query(message.guest_query_id, result)
        except TelegramError as error:
            _log.info("a mention was not answered: %s", error)
            return
        if card.payload != Page.START:
            whose = {"user_id": sender.user_id, "payload": card.payload}
            keep = partial(Transaction.keep_mention, inline_message_id=sent.inline_message_id)
            await self._store.run(partial(keep, **whose))


def _line_of(message: Message, username: str) -> str:
    """Return what is asked: the message without the mention, else the one it replies to."""
    own = without_name(words_of(message), username)
    answered = message.reply_to_message
    return own or ("" if answered is None else without_name(words_of(answered), username))
