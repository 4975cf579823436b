"""What people and chats have chosen, scored and linked, in a database."""

from dataclasses import asdict, fields

from sqlalchemy import (
    Delete,
    Table,
    Update,
    bindparam,
    delete,
    exists,
    insert,
    select,
    update,
)

from bot.conversation.model import LinkedChat, Preference, Score
from bot.storage.rows import Rows
from bot.storage.tables import LINK, PREFERENCE, SCORE
from bot.storage.upsert import insert_or_replace


class PreferenceRows(Rows):
    """Choices, scores and linked chats of people and chats, as one transaction sees them."""

    def preference(self, chat_id: int, user_id: int) -> Preference:
        """Return what a person has chosen in a chat; by default an empty preference."""
        return self._read(Preference, _PREFERENCE, chat=chat_id, user=user_id) or Preference()

    def set_preference(self, chat_id: int, user_id: int, preference: Preference) -> None:
        """Store what a person has chosen in a chat."""
        statement = insert_or_replace(self._connection.dialect.name, PREFERENCE, _CHOSEN)
        whose = {"chat_id": chat_id, "user_id": user_id}
        self._connection.execute(statement, whose | asdict(preference))

    def score(self, user_id: int, level: int) -> Score:
        """Return a person's score at a level of the quiz; by default an empty score."""
        return self._read(Score, _SCORE, user=user_id, level=level) or Score()

    def set_score(self, user_id: int, level: int, score: Score) -> None:
        """Store a score."""
        statement = insert_or_replace(self._connection.dialect.name, SCORE, _COUNTS)
        self._connection.execute(statement, {"user_id": user_id, "level": level} | asdict(score))

    def link(self, chat_id: int, user_id: int) -> LinkedChat | None:
        """Return the chat to which rulings may be posted; in a group the user is EVERYBODY."""
        return self._read(LinkedChat, _LINK, chat=chat_id, user=user_id)

    def set_link(self, chat_id: int, user_id: int, link: LinkedChat | None) -> None:
        """Store the linked chat; None removes it."""
        self._unit.forget_attached()
        self._connection.execute(_UNLINK, {"chat": chat_id, "user": user_id})
        if link is not None:
            whose = {"chat_id": chat_id, "user_id": user_id}
            self._connection.execute(_SET_LINK, whose | asdict(link))

    def _move_preferences(self, former: int, latter: int) -> None:
        """Move a chat's preferences and links to another id, and the links that lead to it."""
        chats = {"former": former, "latter": latter}
        self._connection.execute(_RETARGET, chats)
        for delete_doubles, move in _MOVES:
            self._connection.execute(delete_doubles, chats)
            self._connection.execute(move, chats)


def _move_statements(table: Table) -> tuple[Delete, Update]:
    """Return the statements that move a table's rows to another chat, unless it has them."""
    there = table.alias()
    is_there = exists().where(
        there.c.chat_id == bindparam("latter"), there.c.user_id == table.c.user_id
    )
    of_chat = table.c.chat_id == bindparam("former")
    move = update(table).where(of_chat).values(chat_id=bindparam("latter"))
    return delete(table).where(of_chat, is_there), move


_CHOSEN = tuple(field.name for field in fields(Preference))
_PREFERENCE = select(*(PREFERENCE.c[name] for name in _CHOSEN)).where(
    PREFERENCE.c.chat_id == bindparam("chat"), PREFERENCE.c.user_id == bindparam("user")
)
_COUNTS = tuple(field.name for field in fields(Score))
_SCORE = select(*(SCORE.c[name] for name in _COUNTS)).where(
    SCORE.c.user_id == bindparam("user"), SCORE.c.level == bindparam("level")
)
_OF_LINK = (LINK.c.chat_id == bindparam("chat"), LINK.c.user_id == bindparam("user"))
_LINK = select(LINK.c.target_id, LINK.c.name).where(*_OF_LINK)
_UNLINK = delete(LINK).where(*_OF_LINK)
_SET_LINK = insert(LINK)
_RETARGET = (
    update(LINK)
    .where(LINK.c.target_id == bindparam("former"))
    .values(target_id=bindparam("latter"))
)
_MOVES = (_move_statements(PREFERENCE), _move_statements(LINK))
