"""Decodes the JSON of an update into an object of the library."""

import json
from typing import Any

from telegram import Bot, CallbackQuery, Chat, InaccessibleMessage, Update, User
from telegram.constants import ChatType

_LARGEST = 2**63 - 1


class BadUpdate(ValueError):  # noqa: N818 - named by what it is
    """The JSON that was posted or polled is no update of the Bot API."""


def decode_update(body: bytes, bot: Bot) -> Update:
    """Return the update in the body of a webhook post; raises `BadUpdate` where there is none."""
    try:
        said = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise BadUpdate from error
    return read_update(said, bot)


def read_update(said: Any, bot: Bot) -> Update:
    """Return the update in decoded JSON, `said`; raises `BadUpdate` where it is none."""
    try:
        number = said["update_id"]
        if type(number) is int and 0 <= number <= _LARGEST:
            return decode_private_press(said, bot) or Update.de_json(said, bot)
    except (
        ValueError,
        TypeError,
        LookupError,
        AttributeError,
        ArithmeticError,
        RecursionError,
    ) as error:
        raise BadUpdate from error
    raise BadUpdate


def decode_private_press(said: Any, bot: Bot) -> Update | None:
    """Return the update of a press in a private chat, None for any other update.

    `said` is the update as JSON. Of the message the result has only the chat and the id: the bot
    does not read what it showed. The library reads the whole message, which takes 0.20 ms of
    processor time in place of 0.04, of the 0.9 of an update (2026-11).
    """
    query = said.get("callback_query")
    message = None if query is None else query.get("message")
    if message is None or message["chat"]["type"] != ChatType.PRIVATE:
        return None
    user = query["from"]
    press = CallbackQuery(
        query["id"],
        User(user["id"], "", is_bot=False, language_code=user.get("language_code")),
        query["chat_instance"],
        InaccessibleMessage(Chat(message["chat"]["id"], ChatType.PRIVATE), message["message_id"]),
        query.get("data"),
    )
    press.set_bot(bot)
    update = Update(said["update_id"], callback_query=press)
    update.set_bot(bot)
    return update
