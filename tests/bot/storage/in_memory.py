"""Stores in memory: the store of every bot, on SQLite databases that go with their connections."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from itertools import count
from typing import Any

from sqlalchemy import Connection

from bot.storage.engine import open_engine
from bot.storage.store import Store
from tests.migrated import compiled_once, copy_migrated

_NUMBERS = count()


def now_in_utc() -> datetime:
    """The time of transactions where a test gives no clock."""
    return datetime.now(UTC)


@contextmanager
def store_in_memory(clock: Callable[[], datetime] = now_in_utc) -> Iterator[Store]:
    """A store with the newest schema and nothing in it; all of its threads share one database."""
    engine = compiled_once(open_engine(_address(next(_NUMBERS))))
    with engine.connect() as connection:
        _fill(connection)
    store = Store(engine, clock=lambda _: clock(), pause=lambda seconds: None)
    with closing(store):
        yield store


def _address(number: int) -> str:
    """Return the address of a database in memory; an escaped slash begins the name of one that
    all connections of a process share."""
    return f"sqlite:///file:%252Frenonce-{number}?vfs=memdb&uri=true"


def _fill(connection: Connection) -> None:
    driver: Any = connection.connection.dbapi_connection
    copy_migrated(driver)
