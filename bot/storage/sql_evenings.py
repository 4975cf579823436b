"""Evenings and the rulings noted in them, in a database."""

from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import (
    BindParameter,
    Connection,
    Row,
    Select,
    Table,
    bindparam,
    delete,
    exists,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from bot.conversation.model import EVERYBODY
from bot.evening.model import Director, Evening, NotedRuling, Task, TaskState
from bot.storage.store import MOST_EVENINGS, Stale
from bot.storage.tables import DIRECTOR, EVENING, NOTED_RULING, TASK
from bot.storage.unit_of_work import UnitOfWork
from bot.storage.upsert import insert_or_replace
from lawcore.wording.remaining import Kind

OLD_AT_ONCE = 10
"""The most old evenings that one transaction deletes; each may have some sixty rulings."""


class SqlEvenings:
    """The part of a transaction that reads and changes evenings; see `EveningRows`."""

    _connection: Connection
    _unit: UnitOfWork
    _now: datetime

    def evening(self, key: str) -> Evening | None:
        return _evening(self._connection.execute(_LOCK_ONE, {"key": key}).one_or_none())

    def open_evening(self, chat_id: int) -> Evening | None:
        return _evening(self._connection.execute(_LOCK_OPEN, {"chat": chat_id}).one_or_none())

    def directed_evening(self, user_id: int) -> Evening | None:
        key = self._connection.execute(_DIRECTED, {"user": user_id}).scalar_one_or_none()
        evening = None if key is None else self.evening(key)
        return None if evening is None or evening.closed else evening

    def evenings(self, chat_id: int, most: int) -> tuple[Evening, ...]:
        rows = self._connection.execute(_OF_CHAT, {"chat": chat_id, "most": most})
        return tuple(Evening(**row._asdict()) for row in rows)

    def add_evening(self, evening: Evening) -> Evening:
        self._unit.forget_attached()
        added = replace(evening, version=1, created_at=self._now, touched_at=self._now)
        try:
            self._connection.execute(_ADD, _values(EVENING, added))
        except IntegrityError as error:
            raise Stale(evening.id) from error
        beyond = self._connection.execute(_BEYOND, {"user": added.user_id}).scalars().all()
        for key in beyond:
            self.drop_evening(key)
        return added

    def save_evening(self, evening: Evening) -> Evening:
        self._unit.forget_attached()
        saved = replace(evening, version=evening.version + 1, touched_at=self._now)
        changes = {name: getattr(saved, name) for name in _CHANGING}
        known = {"key": evening.id, "known": evening.version}
        try:
            written = self._connection.execute(_SAVE, changes | known).rowcount
        except IntegrityError as error:
            raise Stale(evening.id) from error
        if written != 1:
            raise Stale(evening.id)
        return saved

    def drop_evening(self, key: str) -> None:
        self._unit.forget_attached()
        for statement in _DROP:
            self._connection.execute(statement, {"key": key})

    def directors(self, evening: str) -> tuple[Director, ...]:
        rows = self._connection.execute(_DIRECTORS, {"of": evening})
        return tuple(Director(**row._asdict()) for row in rows)

    def awaited(self, chat_id: int, user_id: int) -> Director | None:
        whose = {"chat": chat_id, "user": user_id}
        row = self._connection.execute(_AWAITED, whose).one_or_none()
        return None if row is None else Director(**row._asdict())

    def keep_director(self, director: Director) -> None:
        self._keep(DIRECTOR, director)

    def noted(self, key: str) -> NotedRuling | None:
        return _noted(self._connection.execute(_NOTED, {"key": key}).one_or_none())

    def noted_of(self, conversation: str) -> NotedRuling | None:
        known = {"conversation": conversation}
        return _noted(self._connection.execute(_NOTED_OF, known).one_or_none())

    def noted_in(self, evening: str) -> tuple[NotedRuling, ...]:
        rows = self._connection.execute(_NOTED_IN, {"of": evening})
        return tuple(noted for row in rows if (noted := _noted(row)) is not None)

    def keep_noted(self, noted: NotedRuling) -> NotedRuling:
        kept = replace(noted, created_at=noted.created_at or self._now)
        self._keep(NOTED_RULING, kept)
        return kept

    def drop_noted(self, noted: NotedRuling) -> None:
        self._connection.execute(_DROP_TASKS_OF, {"key": noted.id})
        self._connection.execute(_DROP_NOTED, {"key": noted.id})

    def task(self, key: str) -> Task | None:
        row = self._connection.execute(_TASK, {"key": key}).one_or_none()
        return None if row is None else _task(row)

    def tasks_in(self, evening: str) -> tuple[Task, ...]:
        return tuple(map(_task, self._connection.execute(_TASKS_IN, {"of": evening})))

    def keep_task(self, task: Task) -> None:
        self._keep(TASK, task)

    def drop_task(self, task: Task) -> None:
        self._connection.execute(_DROP_TASK, {"key": task.id})

    def _keep(self, table: Table, kept: object) -> None:
        """Insert a row, or change the one that is there."""
        keys = {column.name for column in table.primary_key}
        names = tuple(column.name for column in table.columns if column.name not in keys)
        statement = insert_or_replace(self._connection.dialect.name, table, names)
        self._connection.execute(statement, _values(table, kept))

    def _part_with_evenings(self, user_id: int) -> None:
        """Remove the owner of a person's evenings in which others have noted rulings.

        From the evenings that are deleted with the person, delete the rows of others too.
        """
        for statement in (_HAND_OVER, *_DROP_OTHERS):
            self._connection.execute(statement, {"user": user_id})

    def _move_evenings(self, former: int, latter: int) -> None:
        """Move a chat's evenings to another id; an open one that is there already stays open."""
        if self.open_evening(latter) is not None:
            self._connection.execute(_CLOSE, {"former": former})
        self._connection.execute(_MOVE, {"former": former, "latter": latter})

    def _expire_evenings(self, before: datetime, _after: object) -> bool | None:
        """Delete OLD_AT_ONCE evenings last touched before a moment; None if none is left."""
        old = list(self._connection.execute(_OLD, {"before": before}).scalars())
        for statement in _DROP_SEVERAL if old else ():
            self._connection.execute(statement, {"old": old})
        return True if len(old) == OLD_AT_ONCE else None


def _values(table: Table, kept: object) -> dict[str, Any]:
    return {column.name: getattr(kept, column.name) for column in table.columns}


def _evening(row: Row[Any] | None) -> Evening | None:
    return None if row is None else Evening(**row._asdict())


def _noted(row: Row[Any] | None) -> NotedRuling | None:
    if row is None:
        return None
    answers = tuple((name, answer) for name, answer in row.answers)
    return NotedRuling(**{**row._asdict(), "answers": answers})


def _task(row: Row[Any]) -> Task:
    return Task(**{**row._asdict(), "kind": Kind(row.kind), "state": TaskState(row.state)})


_FIXED = ("id", "user_id", "created_at")
_CHANGING = tuple(column.name for column in EVENING.columns if column.name not in _FIXED)
_LATEST_FIRST = (EVENING.c.created_at.desc(), EVENING.c.id.desc())
_LOCK_ONE = select(EVENING).where(EVENING.c.id == bindparam("key")).with_for_update()
_LOCK_OPEN = (
    select(EVENING)
    .where(EVENING.c.chat_id == bindparam("chat"), EVENING.c.closed.is_(False))
    .with_for_update()
)
_DIRECTED = (
    select(EVENING.c.id)
    .join(DIRECTOR, DIRECTOR.c.evening == EVENING.c.id)
    .where(
        DIRECTOR.c.user_id == bindparam("user"),
        EVENING.c.chat_id < 0,
        EVENING.c.closed.is_(False),
    )
    .order_by(EVENING.c.touched_at.desc(), EVENING.c.id.desc())
    .limit(1)
)
_OF_CHAT = (
    select(EVENING)
    .where(EVENING.c.chat_id == bindparam("chat"))
    .order_by(*_LATEST_FIRST)
    .limit(bindparam("most"))
)
_ADD = insert(EVENING)
_BEYOND: Select[Any] = (
    select(EVENING.c.id)
    .where(EVENING.c.user_id == bindparam("user"))
    .order_by(EVENING.c.touched_at.desc(), EVENING.c.id.desc())
    .offset(MOST_EVENINGS)
)
_SAVE = (
    update(EVENING)
    .where(EVENING.c.id == bindparam("key"), EVENING.c.version == bindparam("known"))
    .values({name: bindparam(name) for name in _CHANGING})
)
_PARTS = (DIRECTOR, NOTED_RULING, TASK)
_DROP = (
    *(delete(table).where(table.c.evening == bindparam("key")) for table in _PARTS),
    delete(EVENING).where(EVENING.c.id == bindparam("key")),
)
_DROP_OTHERS = tuple(
    delete(table).where(
        table.c.user_id != bindparam("user"),
        table.c.evening.in_(select(EVENING.c.id).where(EVENING.c.user_id == bindparam("user"))),
    )
    for table in _PARTS
)
_DIRECTORS = (
    select(DIRECTOR).where(DIRECTOR.c.evening == bindparam("of")).order_by(DIRECTOR.c.number)
)
_AWAITED = (
    select(DIRECTOR)
    .join(EVENING, EVENING.c.id == DIRECTOR.c.evening)
    .where(
        EVENING.c.chat_id == bindparam("chat"),
        DIRECTOR.c.user_id == bindparam("user"),
        DIRECTOR.c.awaiting.is_not(None),
    )
    .limit(1)
)
_NOTED = select(NOTED_RULING).where(NOTED_RULING.c.id == bindparam("key"))
_NOTED_OF = select(NOTED_RULING).where(NOTED_RULING.c.conversation == bindparam("conversation"))
_NOTED_IN = (
    select(NOTED_RULING)
    .where(NOTED_RULING.c.evening == bindparam("of"))
    .order_by(NOTED_RULING.c.created_at.desc(), NOTED_RULING.c.id.desc())
)
_DROP_NOTED = delete(NOTED_RULING).where(NOTED_RULING.c.id == bindparam("key"))
_TASK = select(TASK).where(TASK.c.id == bindparam("key"))
_TASKS_IN = (
    select(TASK)
    .where(TASK.c.evening == bindparam("of"))
    .order_by(TASK.c.noted, TASK.c.place, TASK.c.id)
)
_DROP_TASK = delete(TASK).where(TASK.c.id == bindparam("key"))
_DROP_TASKS_OF = delete(TASK).where(TASK.c.noted == bindparam("key"))
_HAND_OVER = (
    update(EVENING)
    .where(
        EVENING.c.user_id == bindparam("user"),
        exists().where(
            NOTED_RULING.c.evening == EVENING.c.id, NOTED_RULING.c.user_id != bindparam("user")
        ),
    )
    .values(user_id=EVERYBODY, name="", version=EVENING.c.version + 1)
)
_CLOSE = (
    update(EVENING)
    .where(EVENING.c.chat_id == bindparam("former"))
    .values(closed=True, version=EVENING.c.version + 1)
)
_MOVE = (
    update(EVENING)
    .where(EVENING.c.chat_id == bindparam("former"))
    .values(chat_id=bindparam("latter"), version=EVENING.c.version + 1)
)
_OLD = select(EVENING.c.id).where(EVENING.c.touched_at < bindparam("before")).limit(OLD_AT_ONCE)
_AMONG_THEM: BindParameter[str] = bindparam("old", expanding=True)
_DROP_SEVERAL = (
    *(delete(table).where(table.c.evening.in_(_AMONG_THEM)) for table in _PARTS),
    delete(EVENING).where(EVENING.c.id.in_(_AMONG_THEM)),
)
