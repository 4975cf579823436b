"""What people and chats have chosen, scored and linked, and what was sent them, in a database."""

from sqlalchemy import delete, exists, insert, select

from bot.conversation.model import Keyboard, LinkedChat, Preference, Score
from bot.storage.rows import Rows
from bot.storage.tables import LINK, MENTION, PREFERENCE


class PreferenceRows(Rows):
    """What is kept of people and chats beside their cases, as one transaction sees it.

    The keyboard is the message of a private chat that has live buttons; a mention is answered in
    chats of which the bot is no member.
    """

    def preference(self, chat_id: int, user_id: int) -> Preference:
        """Return what a person has chosen in a chat; by default an empty preference."""
        return self._find(Preference, chat_id=chat_id, user_id=user_id) or Preference()

    def set_preference(self, chat_id: int, user_id: int, preference: Preference) -> None:
        """Store what a person has chosen in a chat."""
        self._keep(preference, chat_id=chat_id, user_id=user_id)

    def score(self, user_id: int, level: int) -> Score:
        """Return a person's score at a level of the quiz; by default an empty score."""
        return self._find(Score, user_id=user_id, level=level) or Score()

    def set_score(self, user_id: int, level: int, score: Score) -> None:
        """Store a score."""
        self._keep(score, user_id=user_id, level=level)

    def link(self, chat_id: int, user_id: int) -> LinkedChat | None:
        """Return the chat to which rulings may be posted; in a group the user is EVERYBODY."""
        return self._find(LinkedChat, chat_id=chat_id, user_id=user_id)

    def set_link(self, chat_id: int, user_id: int, link: LinkedChat | None) -> None:
        """Store the linked chat; None removes it."""
        self._unit.forget_attached()
        if link is None:
            self._delete(LINK, chat_id=chat_id, user_id=user_id)
        else:
            self._keep(link, chat_id=chat_id, user_id=user_id)

    def keyboard(self, user_id: int) -> Keyboard | None:
        """Return the message with live buttons, None where there is none."""
        return self._find(Keyboard, user_id=user_id)

    def move_keyboard(
        self, user_id: int, message_id: int, awaits: str | None = None
    ) -> int | None:
        """Store the message with live buttons; return the one before, None without one."""
        former, now = self.keyboard(user_id), Keyboard(message_id, awaits)
        if former != now:
            self._keep(now, user_id=user_id, touched_at=self.now)
        return None if former is None else former.message_id

    def keep_mention(self, user_id: int, payload: str, inline_message_id: str) -> None:
        """Store the answer to a person's mention, and the payload of the link below it."""
        named = {"inline_message_id": inline_message_id, "payload": payload}
        self._connection.execute(insert(MENTION), {**named, "user_id": user_id, "at": self.now})

    def find_mention(self, user_id: int, payload: str) -> str | None:
        """Return the latest answer to a person's mention with that link, None without one."""
        found = select(MENTION.c.inline_message_id).filter_by(user_id=user_id, payload=payload)
        latest = found.order_by(MENTION.c.at.desc(), MENTION.c.inline_message_id).limit(1)
        return self._connection.execute(latest).scalar_one_or_none()

    def _move_preferences(self, former: int, latter: int) -> None:
        """Move a chat's preferences and links to another id, and the links that lead to it.

        What the other id has already stays.
        """
        self._move(LINK.c.target_id, former, latter)
        for table in (PREFERENCE, LINK):
            there = table.alias()
            is_there = exists().where(
                there.c.chat_id == latter, there.c.user_id == table.c.user_id
            )
            double = delete(table).where(table.c.chat_id == former, is_there)
            self._connection.execute(double)
            self._move(table.c.chat_id, former, latter)
