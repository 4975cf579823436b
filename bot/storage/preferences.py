"""What people and chats have chosen, scored and linked, in a database."""

from sqlalchemy import delete, exists

from bot.conversation.model import LinkedChat, Preference, Score
from bot.storage.rows import Rows
from bot.storage.tables import LINK, PREFERENCE


class PreferenceRows(Rows):
    """Choices, scores and linked chats of people and chats, as one transaction sees them."""

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
