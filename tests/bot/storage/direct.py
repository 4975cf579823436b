"""Work done on a store where no event loop runs, as in tests and threads."""

from collections.abc import Callable
from datetime import datetime
from operator import methodcaller
from typing import Any, TypeVar

from sqlalchemy import Table, select

from bot.storage.errors import AlreadyDone
from bot.storage.store import Job, Store
from bot.storage.transaction import START, Cursor, Transaction

T = TypeVar("T")


def run(store: Store, work: Callable[[Transaction], T]) -> T:
    """Do work in one transaction, in this thread."""
    result: T = _done(store, Job(None, work))
    return result


def once(store: Store, update_id: int, work: Callable[[Transaction], T]) -> T | AlreadyDone:
    """Do the work of an update in one transaction, in this thread, unless it was done before."""
    result: T | AlreadyDone = _done(store, Job(update_id, work))
    return result


def stored(store: Store, table: Table) -> list[dict[str, Any]]:
    """Return all rows of a table."""

    def read(rows: Transaction) -> list[dict[str, Any]]:
        assert isinstance(rows, Transaction)
        return [dict(row) for row in rows._connection.execute(select(table)).mappings()]

    return run(store, read)


def expire(store: Store, before: datetime) -> int:
    """Delete what is older than a moment; returns in how many transactions."""
    cursor: Cursor | None = START
    slices = 0
    while cursor is not None:
        cursor = run(store, methodcaller("expire", before, cursor))
        slices += 1
    return slices


def _done(store: Store, job: Job) -> Any:
    assert isinstance(store, Store)
    (done,) = store.carry_out([job])
    return done.unwrap()
