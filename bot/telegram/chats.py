"""Chats: what is written in them, who administers them, and where the bot may write."""

import asyncio
import logging
import re
from collections.abc import Callable
from time import monotonic

from telegram import (
    Bot,
    ChatMember,
    ChatMemberAdministrator,
    ChatMemberRestricted,
    Message,
    Update,
)
from telegram.constants import ChatType
from telegram.error import BadRequest, Forbidden, TelegramError

from bot.telegram.newer import ephemeral_id
from bot.usecases.outcome import Sender
from lawcore.engine.records import replace

KNOWN_FOR = 60.0
"""The seconds for which the administrators of a chat are cached."""

_SHUT_OUT = re.compile(
    r"not enough rights|no rights to send|write_forbidden|chat not found|chat_restricted"
    r"|administrator rights|topic_closed|topic_deleted|thread not found",
    re.IGNORECASE,
)
_NAME = re.compile(r"(?:(?:https?://)?t\.me/|@)([A-Za-z][A-Za-z0-9_]{3,31})/?")
_ID = re.compile(r"-[0-9]{5,19}")
_LONGEST, _MOST_PARTS = 4096, 4000
_RICH = ("summary", "text", "title", "blocks", "items", "cells", "caption", "credit")
"""What of a block of a rich message is read, in this order."""
_APART = dict.fromkeys(("summary", "blocks", "items", "cells", "credit"), "\n")
"""What begins a line of its own."""

_log = logging.getLogger(__name__)


def text_of(update: Update) -> str:
    """Return the text or caption of a message without the bot's name, empty where it has none."""
    message = update.message
    if message is None:
        return ""
    return without_name(words_of(message), message.get_bot().username)


def words_of(message: Message) -> str:
    """Return what is written in a message: its text or caption, or its blocks if it is rich."""
    return message.text or message.caption or rich_text(message.api_kwargs.get("rich_message"))


def rich_text(rich: object) -> str:
    """Return the text of a rich message (Bot API 10.1) as lines, without its buttons.

    The library passes it on as it came: anything may be in it, however deep.
    """
    said: list[str] = []
    parts: list[object] = [rich]
    while parts and len(said) < _MOST_PARTS:
        match parts.pop():
            case "" | {"type": "button" | "buttons" | "thinking"}:
                pass
            case str(text):
                said.append(text)
            case [*several]:
                parts.extend(reversed(several))
            case {**fields}:
                said.extend([] if "type" in fields else [" "])
                for name in (name for name in reversed(_RICH) if name in fields):
                    value = fields[name]
                    for one in reversed(value if isinstance(value, list) else [value]):
                        parts.extend((one, _APART.get(name, "")))
            case _:
                pass
    lines = "".join(said)[:_LONGEST].splitlines()
    return "\n".join(line.strip() for line in lines if line.strip())


def without_name(text: str, username: str) -> str:
    """Return a text without mentions of the bot."""
    return re.sub(rf"@{re.escape(username)}\b[:,]?\s*", "", text, flags=re.IGNORECASE).strip()


def is_addressed(update: Update) -> bool:
    """Tell whether a message of a group is for the bot: it replies to it, or mentions it.

    One that nobody else sees is for the bot.
    """
    message = update.message
    if message is None:
        return False
    if ephemeral_id(message) is not None:
        return True
    own, answered = message.get_bot(), message.reply_to_message
    if answered is not None and answered.from_user is not None:
        return answered.from_user.id == own.id or _mentions(message, own.username)
    return _mentions(message, own.username)


def _mentions(message: Message, username: str) -> bool:
    text = words_of(message)
    return re.search(rf"@{re.escape(username)}\b", text, re.IGNORECASE) is not None


def text_beside(update: Update) -> str:
    """Return the text of a message behind its command, empty where there is none.

    The payload of a link behind /start does not count as text.
    """
    command, *beside = text_of(update).split(maxsplit=1) or [""]
    return "" if command.partition("@")[0] == "/start" else "".join(beside)


class Administrators:
    """Knows who administers a chat; Telegram is asked at most once a minute for each."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._asked: dict[int, tuple[float, asyncio.Task[frozenset[int]]]] = {}

    async def include(self, bot: Bot, chat_id: int, user_id: int) -> bool:
        """Tell whether a person administers a chat; in a private chat everybody does.

        False also where Telegram does not answer.
        """
        if chat_id == user_id:
            return True
        now = self._clock()
        self._asked = {
            asked: known for asked, known in self._asked.items() if now - known[0] < KNOWN_FOR
        }
        if chat_id not in self._asked:
            self._asked[chat_id] = now, asyncio.create_task(_administrators(bot, chat_id))
        return user_id in await asyncio.shield(self._asked[chat_id][1])

    async def check(self, bot: Bot, sender: Sender) -> Sender:
        """Return a sender of a group with `administers` set; of a private chat, unchanged."""
        if not sender.is_in_group:
            return sender
        administers = await self.include(bot, sender.chat_id, sender.user_id)
        return replace(sender, administers=administers)


async def _administrators(bot: Bot, chat_id: int) -> frozenset[int]:
    try:
        members = await bot.get_chat_administrators(chat_id)
    except TelegramError as error:
        _log.info("administrators not known: %s", error)
        return frozenset()
    return frozenset(member.user.id for member in members)


def is_group(chat_id: int) -> bool:
    """Tell whether a chat is a group or a channel, by its id."""
    return chat_id < 0


def is_shut_out(error: TelegramError) -> bool:
    """Tell whether the bot may not write in a chat: it was removed, or has no right to."""
    if isinstance(error, BadRequest):
        return _SHUT_OUT.search(error.message) is not None
    return isinstance(error, Forbidden)


def named_chat(text: str) -> str | int | None:
    """Return the @name or id of a group or channel, which may be typed as its t.me address.

    None where the text is neither.
    """
    if _ID.fullmatch(text):
        return int(text)
    found = _NAME.fullmatch(text)
    return f"@{found[1]}" if found else None


def may_post(member: ChatMember, kind: str) -> bool:
    """Tell whether a member of a chat of that kind may send texts there."""
    if isinstance(member, ChatMemberAdministrator):
        return kind != ChatType.CHANNEL or bool(member.can_post_messages)
    if kind == ChatType.CHANNEL:
        return False
    if isinstance(member, ChatMemberRestricted):
        return bool(member.is_member and member.can_send_messages)
    return member.status == ChatMember.MEMBER
