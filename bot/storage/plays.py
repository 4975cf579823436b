"""Records of play and the deals of sessions, in a database."""

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import bindparam, delete, insert, select, tuple_

from bot.play.model import Play
from bot.storage.rows import SLICE, Rows
from bot.storage.tables import DEALS, PLAY

MOST_PLAYS = 50
"""The most records of play stored for one person, those last touched: more than an afternoon's."""
MOST_DEALS = 200
"""The most boards stored of one person's sessions, those last sent: more than any event has."""


class PlayRows(Rows):
    """The records of play and the deals of sessions, as one transaction sees them."""

    def play(self, key: str) -> Play | None:
        """Return the record of that id, locked."""
        return self._read(Play, _LOCK_ONE, key=key)

    def open_play(self, chat_id: int, user_id: int) -> Play | None:
        """Return the newest unfinished record of a person in a chat, locked."""
        return self._read(Play, _LOCK_OPEN, chat=chat_id, user=user_id)

    def play_of(self, conversation: str) -> Play | None:
        """Return the record on which an interview was opened, locked."""
        return self._read(Play, _LOCK_OF, opened=conversation)

    def add_play(self, play: Play) -> Play:
        """Store a new record, MOST_PLAYS at most; return it with its version and times."""
        self._unit.forget_attached()
        added = self._add(PLAY, play)
        self._connection.execute(_TRIM_PLAYS, {"user": added.user_id})
        return added

    def save_play(self, play: Play) -> Play:
        """Store a changed record; raise `Stale` if its version is no longer the newest."""
        self._unit.forget_attached()
        return self._save(PLAY, play, fixed=("chat_id", "user_id"))

    def drop_plays(self, chat_id: int, user_id: int) -> int:
        """Delete all records of a person in a chat; returns how many there were."""
        self._unit.forget_attached()
        whose = {"chat": chat_id, "user": user_id}
        return self._connection.execute(_DROP_PLAYS, whose).rowcount

    def deals(self, chat_id: int, user_id: int) -> dict[str, str]:
        """Return the hands of a person's session by board, in the English typed notation."""
        whose = {"chat": chat_id, "user": user_id}
        return {row.board: row.hands for row in self._connection.execute(_DEALS, whose)}

    def keep_deals(self, chat_id: int, user_id: int, deals: Mapping[str, str]) -> None:
        """Store the hands of some boards, replacing the same boards, MOST_DEALS at most."""
        whose = {"chat_id": chat_id, "user_id": user_id, "at": self._now}
        rows = [
            {**whose, "place": place, "board": board, "hands": hands}
            for place, (board, hands) in enumerate(deals.items())
        ]
        if rows:
            known = [{"chat": chat_id, "user": user_id, "number": board} for board in deals]
            self._connection.execute(_DROP_DEAL, known)
            self._connection.execute(_ADD_DEALS, rows)
            self._connection.execute(_TRIM_DEALS, {"chat": chat_id, "user": user_id})

    def drop_deals(self, chat_id: int, user_id: int) -> int:
        """Delete the deals of a person's session; returns how many there were."""
        whose = {"chat": chat_id, "user": user_id}
        return self._connection.execute(_DROP_DEALS, whose).rowcount

    def _expire_plays(self, before: datetime, _after: object) -> bool | None:
        """Delete SLICE records last touched before a moment; returns None if none is left."""
        return self._expire(_EXPIRE_PLAYS, before)

    def _expire_deals(self, before: datetime, _after: object) -> bool | None:
        """Delete SLICE deals stored before a moment; returns None if none is left."""
        return self._expire(_EXPIRE_DEALS, before)


_OF_PERSON = (PLAY.c.chat_id == bindparam("chat"), PLAY.c.user_id == bindparam("user"))
_DEALS_OF_PERSON = (DEALS.c.chat_id == bindparam("chat"), DEALS.c.user_id == bindparam("user"))
_LOCK_ONE = select(PLAY).where(PLAY.c.id == bindparam("key")).with_for_update()
_LOCK_OPEN = (
    select(PLAY)
    .where(*_OF_PERSON, PLAY.c.finished.is_(False))
    .order_by(PLAY.c.created_at.desc(), PLAY.c.id.desc())
    .limit(1)
    .with_for_update()
)
_LOCK_OF = (
    select(PLAY)
    .where(PLAY.c.conversation == bindparam("opened"))
    .order_by(PLAY.c.created_at.desc())
    .limit(1)
    .with_for_update()
)
_DROP_PLAYS = delete(PLAY).where(*_OF_PERSON)
_DEALS = (
    select(DEALS.c.board, DEALS.c.hands)
    .where(*_DEALS_OF_PERSON)
    .order_by(DEALS.c.at, DEALS.c.place, DEALS.c.board)
)
_ADD_DEALS = insert(DEALS)
_TRIM_PLAYS = delete(PLAY).where(
    PLAY.c.id.in_(
        select(PLAY.c.id)
        .where(PLAY.c.user_id == bindparam("user"))
        .order_by(PLAY.c.touched_at.desc(), PLAY.c.id.desc())
        .offset(MOST_PLAYS)
    )
)
_TRIM_DEALS = delete(DEALS).where(
    *_DEALS_OF_PERSON,
    DEALS.c.board.in_(
        select(DEALS.c.board)
        .where(*_DEALS_OF_PERSON)
        .order_by(DEALS.c.at.desc(), DEALS.c.place, DEALS.c.board)
        .offset(MOST_DEALS)
    ),
)
_DROP_DEAL = delete(DEALS).where(*_DEALS_OF_PERSON, DEALS.c.board == bindparam("number"))
_DROP_DEALS = delete(DEALS).where(*_DEALS_OF_PERSON)
_EXPIRE_PLAYS = delete(PLAY).where(
    PLAY.c.id.in_(select(PLAY.c.id).where(PLAY.c.touched_at < bindparam("before")).limit(SLICE))
)
_DEAL = tuple_(DEALS.c.chat_id, DEALS.c.user_id, DEALS.c.board)
_OLD_DEALS = select(DEALS.c.chat_id, DEALS.c.user_id, DEALS.c.board)
_EXPIRE_DEALS = delete(DEALS).where(
    _DEAL.in_(_OLD_DEALS.where(DEALS.c.at < bindparam("before")).limit(SLICE))
)
