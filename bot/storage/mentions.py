"""The answers to mentions in chats of which the bot is no member, in a database."""

from datetime import datetime
from typing import Any

from sqlalchemy import bindparam, delete, insert, select

from bot.storage.rows import SLICE, Rows
from bot.storage.tables import MENTION


class MentionRows(Rows):
    """The answers to mentions, as one transaction sees them."""

    def keep_mention(self, user_id: int, payload: str, inline_message_id: str) -> None:
        """Store the answer to a person's mention, and the payload of the link below it."""
        named = {"inline_message_id": inline_message_id, "payload": payload}
        self._connection.execute(_ADD, {**named, "user_id": user_id, "at": self._now})

    def find_mention(self, user_id: int, payload: str) -> str | None:
        """Return the latest answer to a person's mention with that link, None without one."""
        whose = {"user": user_id, "link": payload}
        return self._connection.execute(_LATEST, whose).scalar_one_or_none()

    def _expire_mentions(self, before: datetime, _: Any) -> bool | None:
        """Delete a slice of those stored before a moment; returns None after the last."""
        return self._expire(_DROP_OLD, before)


_ADD = insert(MENTION)
_LATEST = (
    select(MENTION.c.inline_message_id)
    .where(MENTION.c.user_id == bindparam("user"), MENTION.c.payload == bindparam("link"))
    .order_by(MENTION.c.at.desc(), MENTION.c.inline_message_id)
    .limit(1)
)
_OLD = select(MENTION.c.inline_message_id).where(MENTION.c.at < bindparam("before")).limit(SLICE)
_DROP_OLD = delete(MENTION).where(MENTION.c.inline_message_id.in_(_OLD))
