"""What the parts of a transaction share: reading a row, storing a new or a changed one."""

from dataclasses import replace
from datetime import datetime
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, Table, Update, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from bot.desk.model import Desk, Question
from bot.evening.model import Evening
from bot.play.model import Play
from bot.storage.errors import Stale
from bot.storage.unit_of_work import UnitOfWork
from bot.storage.upsert import insert_or_replace

SLICE = 250
"""The most rows that a transaction examines to delete the old ones among them."""

T = TypeVar("T")
Versioned = TypeVar("Versioned", Desk, Evening, Play, Question)


class Rows:
    """A part of a transaction.

    `unit` has the conversations that it has read; `now` is its time, by the clock of the database.
    """

    def __init__(self, connection: Connection, unit: UnitOfWork, now: datetime) -> None:
        self._connection = connection
        self._unit = unit
        self._now = now

    @property
    def now(self) -> datetime:
        """The time of the transaction, by the clock of the database."""
        return self._now

    def _read(self, kind: type[T], statement: Executable, **known: object) -> T | None:
        """Return the only row that a statement finds, None where there is none."""
        row = self._connection.execute(statement, known).one_or_none()
        return None if row is None else kind(**row._asdict())

    def _read_all(self, kind: type[T], statement: Executable, **known: object) -> tuple[T, ...]:
        """Return the rows that a statement finds."""
        rows = self._connection.execute(statement, known)
        return tuple([kind(**row._asdict()) for row in rows])

    def _add(self, table: Table, added: Versioned) -> Versioned:
        """Store a new row; return it with its version and times.

        Raises `Stale` where the table has one that excludes it.
        """
        new = replace(added, version=1, created_at=self._now, touched_at=self._now)
        try:
            self._connection.execute(insert(table), _values(table, new))
        except IntegrityError as error:
            raise Stale(new.id) from error
        return new

    def _save(self, table: Table, changed: Versioned, fixed: tuple[str, ...] = ()) -> Versioned:
        """Store a changed row except its `fixed` columns; return it with its version and time.

        Raises `Stale` if its version is no longer the newest, or another row excludes it.
        """
        saved = replace(changed, version=changed.version + 1, touched_at=self._now)
        known = {"key": changed.id, "known": changed.version}
        changes = {name: getattr(saved, name) for name in _changing(table, fixed)}
        try:
            written = self._connection.execute(_update(table, fixed), changes | known).rowcount
        except IntegrityError as error:
            raise Stale(changed.id) from error
        if written != 1:
            raise Stale(changed.id)
        return saved

    def _keep(self, table: Table, kept: object, names: tuple[str, ...] = ()) -> None:
        """Store a row that has no version; of one with the same key all changes, or `names`."""
        keys = {column.name for column in table.primary_key}
        names = names or tuple(one.name for one in table.columns if one.name not in keys)
        statement = insert_or_replace(self._connection.dialect.name, table, names)
        self._connection.execute(statement, _values(table, kept))

    def _expire(self, statement: Executable, before: datetime) -> bool | None:
        """Delete a slice of what was touched before a moment; None if none is left."""
        deleted = self._connection.execute(statement, {"before": before}).rowcount
        return True if deleted == SLICE else None


@cache
def _update(table: Table, fixed: tuple[str, ...]) -> Update:
    """Return the statement that writes a row of the known version, except `fixed` columns."""
    return (
        update(table)
        .where(table.c.id == bindparam("key"), table.c.version == bindparam("known"))
        .values({name: bindparam(name) for name in _changing(table, fixed)})
    )


@cache
def _changing(table: Table, fixed: tuple[str, ...]) -> tuple[str, ...]:
    """Return the columns of a row that are written anew; SQLAlchemy writes all that are given."""
    names = (column.name for column in table.columns)
    return tuple(name for name in names if name not in {"id", "created_at", *fixed})


def _values(table: Table, row: object) -> dict[str, Any]:
    return {column.name: getattr(row, column.name) for column in table.columns}
