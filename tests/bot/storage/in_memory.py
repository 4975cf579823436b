"""Stores in memory: the store of every bot, on SQLite databases that go with their connections."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import count
from typing import Any

from sqlalchemy import Connection, Engine

from bot.storage.engine import open_engine
from bot.storage.store import Store
from tests.migrated import copy_migrated

_IDLE: list[Engine] = []
"""Engines of which no store is open: each has compiled the statements of the stores before."""
_NUMBERS = count()


def now_in_utc() -> datetime:
    """The time of transactions where a test gives no clock."""
    return datetime.now(UTC)


@contextmanager
def store_in_memory(clock: Callable[[], datetime] = now_in_utc) -> Iterator[Store]:
    """A store with the newest schema and nothing in it; all of its threads share one database."""
    engine = _IDLE.pop() if _IDLE else open_engine(_address(next(_NUMBERS)))
    with engine.connect() as connection:
        _fill(connection)
    store = Store(engine, clock=lambda _: clock(), pause=lambda seconds: None)
    try:
        yield store
    finally:
        store.close()
        _IDLE.append(engine)


def _address(number: int) -> str:
    """Return the address of a database in memory; an escaped slash begins the name of one that
    all connections of a process share."""
    return f"sqlite:///file:%252Frenonce-{number}?vfs=memdb&uri=true"


def _fill(connection: Connection) -> None:
    driver: Any = connection.connection.dbapi_connection
    copy_migrated(driver)
