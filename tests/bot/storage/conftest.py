"""Stores and databases of every kind."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.storage import migrate_database
from bot.storage.engine import open_engine
from bot.storage.store import Store
from tests.migrated import begin_migrated


@dataclass
class Clock:
    """A clock that moves one second each time it is read."""

    now: datetime = field(default=datetime(2026, 1, 1, tzinfo=UTC))

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with nothing in it; on PostgreSQL it has the newest schema."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'folder' / 'renonce.sqlite3'}"
    return str(request.getfixturevalue("postgres_migrated"))


def sql_store(address: str, clock: Clock) -> Store:
    """A store in a database, which does not wait between its tries."""
    begin_migrated(address)
    migrate_database(address)
    return Store(open_engine(address), clock=lambda _: clock(), pause=lambda seconds: None)


@pytest.fixture
def sql(database: str, clock: Clock) -> Iterator[Store]:
    """A store in each kind of database."""
    store = sql_store(database, clock)
    yield store
    store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> Iterator[Store]:
    """A store in each kind of database."""
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path / 'renonce.sqlite3'}"
    else:
        address = request.getfixturevalue("postgres_migrated")
    kept = sql_store(address, clock)
    yield kept
    kept.close()
