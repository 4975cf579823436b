"""The database's clock: replicas whose own clocks are wrong go by it, and this is told once."""

import logging
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Connection, text

from bot.storage.engine import open_engine
from bot.storage.store import MEASURED_EVERY, DatabaseClock, clock_of

SEVERAL = [timedelta(), timedelta(minutes=10), timedelta(days=400), -timedelta(days=400)]


def machine(wrong_by: timedelta) -> DatabaseClock:
    """The clock of a machine whose own time is wrong, and stands still."""
    began = datetime.now(UTC)
    return DatabaseClock(lambda: began + wrong_by, lambda: 0.0)


@pytest.fixture
def connection(postgres_migrated: str) -> Iterator[Connection]:
    engine = open_engine(postgres_migrated)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


@pytest.mark.parametrize("wrong_by", SEVERAL)
def test_a_wrong_clock_goes_by_the_database(connection: Connection, wrong_by: timedelta) -> None:
    before, after = (connection.execute(text("select clock_timestamp()")) for _ in range(2))
    told = machine(wrong_by)(connection)
    assert abs(told - before.scalar_one()) < timedelta(seconds=5)
    assert abs(told - after.scalar_one()) < timedelta(seconds=5)


def test_a_wrong_clock_is_told_once_until_it_is_right(
    connection: Connection, caplog: pytest.LogCaptureFixture
) -> None:
    wrong_by, passed = [timedelta(days=400)], [0.0]
    began = datetime.now(UTC)
    clock = DatabaseClock(lambda: began + wrong_by[0], lambda: passed[0])
    numbers = []
    for differs in (400, 400, 0, 400):
        wrong_by[0] = timedelta(days=differs)
        passed[0] += MEASURED_EVERY
        clock(connection)
        numbers.append(len(caplog.records))
    assert numbers == [1, 1, 1, 2]
    assert all(record.levelno == logging.ERROR for record in caplog.records)


def test_the_database_is_asked_once_a_minute(connection: Connection) -> None:
    passed = [0.0]
    clock = DatabaseClock(lambda: datetime(2030, 1, 1, tzinfo=UTC), lambda: passed[0])
    clock(connection)
    connection.close()
    passed[0] += MEASURED_EVERY / 2
    clock(connection)


@pytest.mark.parametrize("wrong_by", SEVERAL)
def test_a_clock_that_is_set_to_another_time_changes_nothing(
    connection: Connection, wrong_by: timedelta
) -> None:
    """What is kept for a month would be deleted by a clock that is a year ahead."""
    own, passed = [datetime.now(UTC)], [0.0]
    clock = DatabaseClock(lambda: own[0], lambda: passed[0])
    first = clock(connection)
    own[0] += wrong_by
    passed[0] += MEASURED_EVERY / 2
    assert clock(connection) - first == timedelta(seconds=MEASURED_EVERY / 2)


def test_sqlite_goes_by_the_clock_of_its_machine() -> None:
    engine = open_engine("sqlite:///:memory:")
    with engine.connect() as connection:
        told = clock_of(engine)(connection)
    engine.dispose()
    assert abs(told - datetime.now(UTC)) < timedelta(seconds=5)
