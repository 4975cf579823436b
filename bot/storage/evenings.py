"""Evenings and the rulings noted in them, in a database."""

from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import (
    BindParameter,
    Select,
    bindparam,
    delete,
    exists,
    select,
    update,
)

from bot.conversation.model import EVERYBODY
from bot.evening.model import Director, Evening, NotedRuling, Task
from bot.storage.rows import Rows
from bot.storage.tables import DIRECTOR, EVENING, NOTED_RULING, TASK

MOST_EVENINGS = 50
"""The most evenings stored of those one person has opened, those last touched: a season's."""
MOST_NOTED = 200
"""The most rulings noted in one evening: more than any event has in a day."""
OLD_AT_ONCE = 10
"""The most old evenings that one transaction deletes; each may have some sixty rulings."""


class EveningRows(Rows):
    """Evenings and the rulings noted in them, as one transaction sees them.

    Before changing an evening or its rulings, lock it by `evening` or `open_evening`.
    """

    def evening(self, key: str) -> Evening | None:
        """Return the evening with an id, locked."""
        return self._read(Evening, _LOCK_ONE, key=key)

    def open_evening(self, chat_id: int) -> Evening | None:
        """Return the open evening of a chat, locked."""
        return self._read(Evening, _LOCK_OPEN, chat=chat_id)

    def directed_evening(self, user_id: int) -> Evening | None:
        """Return the open evening of a group whose director a person is, locked; the latest."""
        key = self._connection.execute(_DIRECTED, {"user": user_id}).scalar_one_or_none()
        evening = None if key is None else self.evening(key)
        return None if evening is None or evening.closed else evening

    def evenings(self, chat_id: int, most: int) -> tuple[Evening, ...]:
        """Return the evenings of a chat, the latest first."""
        return self._read_all(Evening, _OF_CHAT, chat=chat_id, most=most)

    def add_evening(self, evening: Evening) -> Evening:
        """Store a new evening, MOST_EVENINGS at most; return it with its version and times.

        Raises `Stale` if the chat has an open one.
        """
        self._unit.forget_attached()
        added = self._add(EVENING, evening)
        beyond = self._connection.execute(_BEYOND, {"user": added.user_id}).scalars().all()
        for key in beyond:
            self.drop_evening(key)
        return added

    def save_evening(self, evening: Evening) -> Evening:
        """Store a changed evening; raise `Stale` if its version is no longer the newest."""
        self._unit.forget_attached()
        return self._save(EVENING, evening, fixed=("user_id",))

    def drop_evening(self, key: str) -> None:
        """Delete an evening with all rulings noted in it."""
        self._unit.forget_attached()
        for statement in _DROP:
            self._connection.execute(statement, {"key": key})

    def directors(self, evening: str) -> tuple[Director, ...]:
        """Return the directors of an evening, by number."""
        return self._read_all(Director, _DIRECTORS, of=evening)

    def awaited(self, chat_id: int, user_id: int) -> Director | None:
        """Return the director about to type something for an evening of a chat; None without."""
        return self._read(Director, _AWAITED, chat=chat_id, user=user_id)

    def keep_director(self, director: Director) -> None:
        """Store a new or changed director."""
        self._keep(DIRECTOR, director)

    def noted(self, key: str) -> NotedRuling | None:
        """Return the noted ruling with an id."""
        return self._read(NotedRuling, _NOTED, key=key)

    def noted_of(self, conversation: str) -> NotedRuling | None:
        """Return the noted ruling of an interview."""
        return self._read(NotedRuling, _NOTED_OF, conversation=conversation)

    def noted_in(self, evening: str) -> tuple[NotedRuling, ...]:
        """Return the rulings noted in an evening, the latest first."""
        return self._read_all(NotedRuling, _NOTED_IN, of=evening)

    def keep_noted(self, noted: NotedRuling) -> NotedRuling:
        """Store a new or changed noted ruling; return it with its time."""
        kept = replace(noted, created_at=noted.created_at or self._now)
        self._keep(NOTED_RULING, kept)
        return kept

    def drop_noted(self, noted: NotedRuling) -> None:
        """Delete a noted ruling with its tasks."""
        self._connection.execute(_DROP_TASKS_OF, {"key": noted.id})
        self._connection.execute(_DROP_NOTED, {"key": noted.id})

    def task(self, key: str) -> Task | None:
        """Return the task with an id."""
        return self._read(Task, _TASK, key=key)

    def tasks_in(self, evening: str) -> tuple[Task, ...]:
        """Return the tasks of the rulings of an evening, open and settled."""
        return self._read_all(Task, _TASKS_IN, of=evening)

    def keep_task(self, task: Task) -> None:
        """Store a new or changed task."""
        self._keep(TASK, task)

    def drop_task(self, task: Task) -> None:
        """Delete a task."""
        self._connection.execute(_DROP_TASK, {"key": task.id})

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
_BEYOND: Select[Any] = (
    select(EVENING.c.id)
    .where(EVENING.c.user_id == bindparam("user"))
    .order_by(EVENING.c.touched_at.desc(), EVENING.c.id.desc())
    .offset(MOST_EVENINGS)
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
