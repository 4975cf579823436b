"""Screens sent, and shown in place of what a message showed before."""

from telegram import Bot
from telegram.constants import ParseMode
from telegram.error import BadRequest

from bot import view
from bot.calls import is_unchanged, patiently
from bot.screens import Screen


async def send(bot: Bot, chat_id: int, shown: Screen, topic_id: int | None = None) -> int:
    """Send a screen; return its message."""
    text, keyboard = view.text(shown), view.keyboard(shown, bot)
    sent = await patiently(
        lambda: bot.send_message(
            chat_id,
            text,
            parse_mode=ParseMode.HTML,
            reply_markup=keyboard,
            message_thread_id=topic_id,
        )
    )
    return sent.message_id


async def edit(bot: Bot, chat_id: int, message_id: int, shown: Screen) -> None:
    """Show a screen in a message, which may show it already."""
    text, keyboard = view.text(shown), view.keyboard(shown, bot)
    try:
        await patiently(
            lambda: bot.edit_message_text(
                text, chat_id, message_id, parse_mode=ParseMode.HTML, reply_markup=keyboard
            )
        )
    except BadRequest as error:
        if not is_unchanged(error):
            raise
