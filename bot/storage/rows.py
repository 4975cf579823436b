"""What the parts of a transaction share: reading a row, storing a new or a changed one."""

from collections.abc import Hashable
from dataclasses import dataclass, fields
from datetime import datetime
from functools import cache
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Delete,
    Executable,
    Select,
    Table,
    Update,
    bindparam,
    delete,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError

from bot.desk.model import Desk, Draft, Question
from bot.evening.model import Evening
from bot.play.model import Play
from bot.storage.errors import Stale
from bot.storage.tables import TABLE_OF
from bot.storage.unit_of_work import UnitOfWork, insert_or_replace
from lawcore.engine.records import replace

SLICE = 250
"""The most rows that a transaction examines to delete the old ones among them."""

T = TypeVar("T", bound=Hashable)
Versioned = TypeVar("Versioned", Desk, Evening, Play, Question)
Parts: TypeAlias = tuple[ColumnElement[Any], ...]
"""Conditions, or what rows are ordered by: constants, by which a statement is found again."""
_LOCKED = frozenset({Desk, Draft, Evening, Play, Question})
"""The rows that no other transaction changes once one of them is read."""


@dataclass(eq=False, repr=False)
class Rows:
    """A part of a transaction.

    `_unit` has the conversations that it has read, `now` is the time by the clock of the database.
    """

    _connection: Connection
    _unit: UnitOfWork
    now: datetime

    def _find(
        self, kind: type[T], *where: ColumnElement[bool], order: Parts = (), **known: object
    ) -> T | None:
        """Return the row of a kind with the known columns, in an order the first; None without."""
        most = 1 if order else None
        statement = _selection(kind, where, order, tuple(known), kind in _LOCKED, most)
        return self._read(kind, statement, **known)

    def _list(
        self,
        kind: type[T],
        *where: ColumnElement[bool],
        order: Parts,
        most: int | None = None,
        lock: bool = False,
        **known: object,
    ) -> tuple[T, ...]:
        """Return the rows of a kind with the known columns, in an order and `most` at most."""
        statement = _selection(kind, where, order, tuple(known), lock, most)
        return self._read_all(kind, statement, **known)

    def _read(self, kind: type[T], statement: Executable, **known: object) -> T | None:
        """Return the only row that a statement finds, None where there is none."""
        row = self._connection.execute(statement, known).one_or_none()
        return None if row is None else kind(**row._asdict())

    def _read_all(self, kind: type[T], statement: Executable, **known: object) -> tuple[T, ...]:
        """Return the rows that a statement finds."""
        rows = self._connection.execute(statement, known)
        return tuple([kind(**row._asdict()) for row in rows])

    def _delete(self, table: Table, **known: object) -> int:
        """Delete the rows with the known columns; return how many there were."""
        return self._connection.execute(_deletion(table, tuple(known)), known).rowcount

    def _move(self, column: Column[Any], former: int, latter: int, **further: object) -> None:
        """Write an id into a column wherever it has the former one, and further columns there."""
        moved = update(column.table).where(column == former)
        self._connection.execute(moved.values({column.name: latter, **further}))

    def _add(self, added: Versioned) -> Versioned:
        """Store a new row; return it with its version and times.

        Raises `Stale` where the table has one that excludes it.
        """
        new = replace(added, version=1, created_at=self.now, touched_at=self.now)
        try:
            self._connection.execute(insert(TABLE_OF[type(new)]), _values(new))
        except IntegrityError as error:
            raise Stale(new.id) from error
        return new

    def _save(self, changed: Versioned, fixed: tuple[str, ...] = ()) -> Versioned:
        """Store a changed row except its `fixed` columns; return it with its version and time.

        Raises `Stale` if its version is no longer the newest, or another row excludes it.
        """
        saved = replace(changed, version=changed.version + 1, touched_at=self.now)
        table = TABLE_OF[type(changed)]
        known = {"key": changed.id, "known": changed.version}
        changes = {name: getattr(saved, name) for name in _changing(table, fixed)}
        try:
            written = self._connection.execute(_update(table, fixed), changes | known).rowcount
        except IntegrityError as error:
            raise Stale(changed.id) from error
        if written != 1:
            raise Stale(changed.id)
        return saved

    def _keep(self, kept: object, names: tuple[str, ...] = (), **keys: object) -> None:
        """Store a row that has no version; of one with the same key all changes, or `names`.

        `keys` are the columns that the row itself does not have.
        """
        table, values = TABLE_OF[type(kept)], _values(kept) | keys
        names = names or tuple(name for name in values if not table.c[name].primary_key)
        statement = insert_or_replace(self._connection.dialect.name, table, names)
        self._connection.execute(statement, values)

    def _expire(self, moment: Column[Any], before: datetime, _after: object) -> bool | None:
        """Delete SLICE rows of which a column is before a moment; None if none is left."""
        key = moment.table.primary_key
        old = select(*key).where(moment < before).limit(SLICE)
        deleted = self._connection.execute(delete(moment.table).where(tuple_(*key).in_(old)))
        return True if deleted.rowcount == SLICE else None


@cache
def _selection(  # noqa: PLR0913, PLR0917 - all that distinguishes the statements
    kind: Any,
    where: Parts,
    order: Parts,
    names: tuple[str, ...],
    lock: bool,
    most: int | None,
) -> Select[Any]:
    """Return the statement that reads the rows of a kind with columns of these names."""
    table = TABLE_OF[kind]
    read = (table.c[one.name] for one in fields(kind) if one.name in table.c)
    known = (table.c[name] == bindparam(name) for name in names)
    found = select(*read).where(*where, *known).order_by(*order).limit(most)
    return found.with_for_update() if lock else found


@cache
def _deletion(table: Table, names: tuple[str, ...]) -> Delete:
    return delete(table).where(*(table.c[name] == bindparam(name) for name in names))


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


def _values(row: object) -> dict[str, Any]:
    columns = TABLE_OF[type(row)].columns
    return {one.name: getattr(row, one.name) for one in columns if hasattr(row, one.name)}
