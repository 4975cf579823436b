"""Evenings and the rulings noted in them, in a database."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import bindparam, delete, exists, select, update

from bot.conversation.model import EVERYBODY
from bot.evening.model import Director, Evening, NotedRuling, Task
from bot.storage.rows import Rows
from bot.storage.tables import DIRECTOR, EVENING, NOTED_RULING, TASK
from lawcore.engine.records import replace

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
        return self._find(Evening, id=key)

    def open_evening(self, chat_id: int) -> Evening | None:
        """Return the open evening of a chat, locked."""
        return self._find(Evening, _IS_OPEN, chat_id=chat_id)

    def directed_evening(self, user_id: int) -> Evening | None:
        """Return the open evening of a group whose director a person is, locked; the latest."""
        key = self._connection.execute(_DIRECTED, {"user": user_id}).scalar_one_or_none()
        evening = None if key is None else self.evening(key)
        return None if evening is None or evening.closed else evening

    def evenings(self, chat_id: int, most: int) -> tuple[Evening, ...]:
        """Return the evenings of a chat, the latest first."""
        return self._list(Evening, order=_LATEST_FIRST, most=most, chat_id=chat_id)

    def add_evening(self, evening: Evening) -> Evening:
        """Store a new evening, MOST_EVENINGS at most; return it with its version and times.

        Raises `Stale` if the chat has an open one.
        """
        self._unit.forget_attached()
        added = self._add(evening)
        own = select(EVENING.c.id).where(EVENING.c.user_id == added.user_id)
        beyond = own.order_by(*_LAST_TOUCHED).offset(MOST_EVENINGS)
        self._drop_evenings(self._connection.execute(beyond).scalars().all())
        return added

    def save_evening(self, evening: Evening) -> Evening:
        """Store a changed evening; raise `Stale` if its version is no longer the newest."""
        self._unit.forget_attached()
        return self._save(evening, fixed=("user_id",))

    def drop_evening(self, key: str) -> None:
        """Delete an evening with all rulings noted in it."""
        self._unit.forget_attached()
        self._drop_evenings([key])

    def _drop_evenings(self, keys: Sequence[str]) -> None:
        for column in (*(table.c.evening for table in _PARTS), EVENING.c.id) if keys else ():
            self._connection.execute(delete(column.table).where(column.in_(keys)))

    def directors(self, evening: str) -> tuple[Director, ...]:
        """Return the directors of an evening, by number."""
        return self._list(Director, order=(DIRECTOR.c.number,), evening=evening)

    def awaited(self, chat_id: int, user_id: int) -> Director | None:
        """Return the director about to type something for an evening of a chat; None without."""
        return self._read(Director, _AWAITED, chat=chat_id, user=user_id)

    def keep_director(self, director: Director) -> None:
        """Store a new or changed director."""
        self._keep(director)

    def noted(self, key: str) -> NotedRuling | None:
        """Return the noted ruling with an id."""
        return self._find(NotedRuling, id=key)

    def noted_of(self, conversation: str) -> NotedRuling | None:
        """Return the noted ruling of an interview."""
        return self._find(NotedRuling, conversation=conversation)

    def noted_in(self, evening: str) -> tuple[NotedRuling, ...]:
        """Return the rulings noted in an evening, the latest first."""
        return self._list(NotedRuling, order=_LATEST_NOTED, evening=evening)

    def keep_noted(self, noted: NotedRuling) -> NotedRuling:
        """Store a new or changed noted ruling; return it with its time."""
        kept = replace(noted, created_at=noted.created_at or self.now)
        self._keep(kept)
        return kept

    def drop_noted(self, noted: NotedRuling) -> None:
        """Delete a noted ruling with its tasks."""
        self._delete(TASK, noted=noted.id)
        self._delete(NOTED_RULING, id=noted.id)

    def task(self, key: str) -> Task | None:
        """Return the task with an id."""
        return self._find(Task, id=key)

    def tasks_in(self, evening: str) -> tuple[Task, ...]:
        """Return the tasks of the rulings of an evening, open and settled."""
        return self._list(Task, order=_IN_PLACE, evening=evening)

    def keep_task(self, task: Task) -> None:
        """Store a new or changed task."""
        self._keep(task)

    def drop_task(self, task: Task) -> None:
        """Delete a task."""
        self._delete(TASK, id=task.id)

    def _part_with_evenings(self, user_id: int) -> None:
        """Remove the owner of a person's evenings in which others have noted rulings.

        From the evenings that are deleted with the person, delete the rows of others too.
        """
        is_own = EVENING.c.user_id == user_id
        is_others = exists().where(
            NOTED_RULING.c.evening == EVENING.c.id, NOTED_RULING.c.user_id != user_id
        )
        nobodys = {"user_id": EVERYBODY, "name": "", "version": EVENING.c.version + 1}
        self._connection.execute(update(EVENING).where(is_own, is_others).values(nobodys))
        own = select(EVENING.c.id).where(is_own)
        for table in _PARTS:
            is_in_own = table.c.evening.in_(own)
            self._connection.execute(delete(table).where(table.c.user_id != user_id, is_in_own))

    def _move_evenings(self, former: int, latter: int) -> None:
        """Move a chat's evenings to another id; an open one that is there already stays open."""
        changed: dict[str, object] = {"version": EVENING.c.version + 1}
        if self.open_evening(latter) is not None:
            changed["closed"] = True
        self._move(EVENING.c.chat_id, former, latter, **changed)

    def _expire_evenings(self, before: datetime, _after: object) -> bool | None:
        """Delete OLD_AT_ONCE evenings last touched before a moment; None if none is left."""
        found = select(EVENING.c.id).where(EVENING.c.touched_at < before).limit(OLD_AT_ONCE)
        old = self._connection.execute(found).scalars().all()
        self._drop_evenings(old)
        return True if len(old) == OLD_AT_ONCE else None


_PARTS = (DIRECTOR, NOTED_RULING, TASK)
_IS_OPEN = EVENING.c.closed.is_(False)
_LATEST_FIRST = (EVENING.c.created_at.desc(), EVENING.c.id.desc())
_LAST_TOUCHED = (EVENING.c.touched_at.desc(), EVENING.c.id.desc())
_LATEST_NOTED = (NOTED_RULING.c.created_at.desc(), NOTED_RULING.c.id.desc())
_IN_PLACE = (TASK.c.noted, TASK.c.place, TASK.c.id)
_DIRECTED = (
    select(EVENING.c.id)
    .join(DIRECTOR, DIRECTOR.c.evening == EVENING.c.id)
    .where(DIRECTOR.c.user_id == bindparam("user"), EVENING.c.chat_id < 0, _IS_OPEN)
    .order_by(*_LAST_TOUCHED)
    .limit(1)
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
