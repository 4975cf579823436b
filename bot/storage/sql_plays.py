"""Records of play and the deals of sessions, in a database."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, tuple_, update

from bot.play.model import Play
from bot.storage.store import MOST_DEALS, MOST_PLAYS, SLICE, Stale
from bot.storage.tables import DEALS, PLAY
from bot.storage.unit_of_work import UnitOfWork


class SqlPlays:
    """The part of a transaction that reads and changes records and deals; see `PlayRows`."""

    _connection: Connection
    _unit: UnitOfWork
    _now: datetime

    def play(self, key: str) -> Play | None:
        return _play(self._connection.execute(_LOCK_ONE, {"key": key}).one_or_none())

    def open_play(self, chat_id: int, user_id: int) -> Play | None:
        whose = {"chat": chat_id, "user": user_id}
        return _play(self._connection.execute(_LOCK_OPEN, whose).one_or_none())

    def play_of(self, conversation: str) -> Play | None:
        known = {"opened": conversation}
        return _play(self._connection.execute(_LOCK_OF, known).one_or_none())

    def add_play(self, play: Play) -> Play:
        self._unit.forget_attached()
        added = replace(play, version=1, created_at=self._now, touched_at=self._now)
        self._connection.execute(_ADD, {name: getattr(added, name) for name in _COLUMNS})
        self._connection.execute(_TRIM_PLAYS, {"user": added.user_id})
        return added

    def save_play(self, play: Play) -> Play:
        self._unit.forget_attached()
        saved = replace(play, version=play.version + 1, touched_at=self._now)
        changes = {name: getattr(saved, name) for name in _CHANGING}
        known = {"key": play.id, "known": play.version}
        if self._connection.execute(_SAVE, changes | known).rowcount != 1:
            raise Stale(play.id)
        return saved

    def drop_plays(self, chat_id: int, user_id: int) -> int:
        self._unit.forget_attached()
        whose = {"chat": chat_id, "user": user_id}
        return self._connection.execute(_DROP_PLAYS, whose).rowcount

    def deals(self, chat_id: int, user_id: int) -> dict[str, str]:
        whose = {"chat": chat_id, "user": user_id}
        return {row.board: row.hands for row in self._connection.execute(_DEALS, whose)}

    def keep_deals(self, chat_id: int, user_id: int, deals: Mapping[str, str]) -> None:
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
        whose = {"chat": chat_id, "user": user_id}
        return self._connection.execute(_DROP_DEALS, whose).rowcount

    def _expire_plays(self, before: datetime, _after: object) -> bool | None:
        """Delete SLICE records last touched before a moment; returns None if none is left."""
        deleted = self._connection.execute(_EXPIRE_PLAYS, {"before": before}).rowcount
        return True if deleted == SLICE else None

    def _expire_deals(self, before: datetime, _after: object) -> bool | None:
        """Delete SLICE deals stored before a moment; returns None if none is left."""
        deleted = self._connection.execute(_EXPIRE_DEALS, {"before": before}).rowcount
        return True if deleted == SLICE else None


def _play(row: Row[Any] | None) -> Play | None:
    return None if row is None else Play(**row._asdict())


_FIXED = ("id", "chat_id", "user_id", "created_at")
_COLUMNS = tuple(column.name for column in PLAY.columns)
_CHANGING = tuple(name for name in _COLUMNS if name not in _FIXED)

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
_ADD = insert(PLAY)
_SAVE = (
    update(PLAY)
    .where(PLAY.c.id == bindparam("key"), PLAY.c.version == bindparam("known"))
    .values({name: bindparam(name) for name in _CHANGING})
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
