"""The answers to mentions in chats of which the bot is no member, in a database."""

from sqlalchemy import insert, select

from bot.storage.rows import Rows
from bot.storage.tables import MENTION


class MentionRows(Rows):
    """The answers to mentions, as one transaction sees them."""

    def keep_mention(self, user_id: int, payload: str, inline_message_id: str) -> None:
        """Store the answer to a person's mention, and the payload of the link below it."""
        named = {"inline_message_id": inline_message_id, "payload": payload}
        self._connection.execute(insert(MENTION), {**named, "user_id": user_id, "at": self.now})

    def find_mention(self, user_id: int, payload: str) -> str | None:
        """Return the latest answer to a person's mention with that link, None without one."""
        found = select(MENTION.c.inline_message_id).filter_by(user_id=user_id, payload=payload)
        latest = found.order_by(MENTION.c.at.desc(), MENTION.c.inline_message_id).limit(1)
        return self._connection.execute(latest).scalar_one_or_none()
