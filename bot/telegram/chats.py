"""Chats: who writes in them, who administers them, and where the bot may write."""

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
    User,
)
from telegram.constants import ChatType
from telegram.error import BadRequest, Forbidden, TelegramError

from bot.desk.case import short_name
from bot.settings import Settings
from bot.telegram.newer import ephemeral_id
from bot.usecases.outcome import Sender
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES

KNOWN_FOR = 60.0
"""The seconds for which the administrators of a chat are cached."""

_SHUT_OUT = re.compile(
    r"not enough rights|no rights to send|write_forbidden|chat not found|chat_restricted"
    r"|administrator rights|topic_closed|topic_deleted|thread not found",
    re.IGNORECASE,
)
_NAME = re.compile(r"(?:(?:https?://)?t\.me/|@)([A-Za-z][A-Za-z0-9_]{3,31})/?")
_LINKED = re.compile(r"[@/#:$]|(?<=\w)\.(?=\w)")
_ID = re.compile(r"-[0-9]{5,19}")
_LONGEST, _MOST_PARTS = 4096, 4000
_RICH = ("summary", "text", "title", "blocks", "items", "cells", "caption", "credit")
"""What of a block of a rich message is read, in this order."""
_APART = dict.fromkeys(("summary", "blocks", "items", "cells", "credit"), "\n")
"""What begins a line of its own."""

_log = logging.getLogger(__name__)


def sender_of(update: Update, settings: Settings, *, alone: bool = False) -> Sender:
    """Return the sender of an update and the chat, with the default settings.

    With `alone` nobody else in a group is to see the answer.
    Raises `ValueError` for an update that no user has sent.
    """
    chat, user = update.effective_chat, update.effective_user
    if user is None:
        message = "an update of nobody"
        raise ValueError(message)
    code = (user.language_code or "").partition("-")[0].lower()
    chat_id = chat.id if chat else user.id
    return Sender(
        chat_id=chat_id,
        user_id=user.id,
        language=code if code in LANGUAGES else settings.default_language,
        edition=settings.default_edition,
        topic_id=topic_of(update),
        about=_asked_about(update) if chat_id < 0 else None,
        alone=alone,
        name=_name_of(user) if chat_id < 0 else "",
    )


def _name_of(user: User) -> str:
    """Return what a person is called, with nothing of which Telegram would make a link.

    Empty where no letter is left of it.
    """
    name = " ".join(_LINKED.sub(" ", short_name(user.first_name, user.last_name or "")).split())
    return name if any(map(str.isalnum, name)) else ""


def _asked_about(update: Update) -> int | None:
    """Return the message of a group to which that of an update replies, unless the bot sent it.

    Without one it is the message itself; None where others do not see that.
    """
    query = update.callback_query
    message = update.message if query is None else query.message
    if not isinstance(message, Message):
        return None
    answered = message.reply_to_message
    if answered is not None and query is None and _is_of(answered, message.get_bot().id):
        answered = None
    if answered is None and query is None:
        answered = message
    return answered.message_id if answered is not None and answered.message_id > 0 else None


def _is_of(message: Message, user_id: int) -> bool:
    return message.from_user is not None and message.from_user.id == user_id


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


def topic_of(update: Update) -> int | None:
    """Return the topic of a forum in which an update came, None where there are no topics."""
    query = update.callback_query
    message = update.effective_message if query is None else query.message
    if isinstance(message, Message) and message.is_topic_message:
        return message.message_thread_id
    return None


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
