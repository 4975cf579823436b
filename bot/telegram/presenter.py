"""Screens sent, and shown in place of what a message showed before."""

from typing import Any

from telegram import Bot
from telegram.constants import ParseMode
from telegram.error import BadRequest

from bot.screens.elements import Screen
from bot.telegram import rendering
from bot.telegram.rendering import Message
from bot.telegram.retries import is_unchanged, patiently


async def send(
    bot: Bot, chat_id: int, shown: Screen | Message, topic_id: int | None = None
) -> int:
    """Send a screen; return its message."""
    message = _message(shown, bot)
    sent = await patiently(
        lambda: bot.send_message(
            chat_id,
            message.text,
            parse_mode=ParseMode.HTML,
            message_thread_id=topic_id,
            api_kwargs=_below(message),
        )
    )
    return sent.message_id


async def edit(bot: Bot, chat_id: int, message_id: int, shown: Screen | Message) -> None:
    """Show a screen in a message, which may show it already."""
    message = _message(shown, bot)
    try:
        await patiently(
            lambda: bot.edit_message_text(
                message.text,
                chat_id,
                message_id,
                parse_mode=ParseMode.HTML,
                api_kwargs=_below(message),
            )
        )
    except BadRequest as error:
        if not is_unchanged(error):
            raise


def _message(shown: Screen | Message, bot: Bot) -> Message:
    return shown if isinstance(shown, Message) else rendering.message(shown, bot)


def _below(message: Message) -> dict[str, Any] | None:
    """Return the buttons as the Bot API has them; as objects of the library they cost far more."""
    return None if message.keyboard is None else {"reply_markup": message.keyboard}
