"""The schema: brought up, compared with the tables, brought down, by several processes at once."""

import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from bot.storage import migrate_database
from bot.storage.engine import open_engine
from bot.storage.migrate import configuration, migrate
from bot.storage.schema import NEWEST, schema_of
from bot.storage.store import StorageError
from tests.forked import forking
from tests.patience import PATIENCE

TABLES = {
    "alembic_version",
    "conversation",
    "deals",
    "director",
    "evening",
    "inbox",
    "link",
    "noted_ruling",
    "outgoing",
    "play",
    "preference",
    "ruling_count",
    "score",
    "task",
}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that has no schema yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'folder' / 'renonce.sqlite3'}"
    return str(request.getfixturevalue("postgres_database"))


START = "import sys; from bot.storage import open_store; open_store(sys.argv[1]).close()"


def test_the_newest_schema_is_the_last_migration() -> None:
    assert ScriptDirectory.from_config(configuration()).get_heads() == [NEWEST]


def test_a_start_on_the_newest_schema_does_not_read_the_library_of_migrations(
    database: str,
) -> None:
    asked = f"{START}; print('alembic' in sys.modules)"
    read = [
        subprocess.run(
            [sys.executable, "-c", asked, database], capture_output=True, text=True, check=True
        ).stdout.strip()
        for _ in range(2)
    ]
    assert read == ["True", "False"]


def test_the_schema_goes_up_agrees_with_the_tables_and_goes_down(database: str) -> None:
    engine = open_engine(database)
    for _ in range(2):
        migrate(engine)
        migrate(engine)
        assert set(inspect(engine).get_table_names()) == TABLES
        with engine.begin() as connection:
            assert schema_of(connection) == NEWEST
            command.check(configuration(connection))
        with engine.begin() as connection:
            command.downgrade(configuration(connection), "base")
        assert set(inspect(engine).get_table_names()) == {"alembic_version"}
    engine.dispose()


def test_four_processes_migrate_an_empty_database_at_once(database: str) -> None:
    processes = [forking().Process(target=migrate_database, args=(database,)) for _ in range(4)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(PATIENCE)
    assert [process.exitcode for process in processes] == [0] * 4
    engine = open_engine(database)
    assert set(inspect(engine).get_table_names()) == TABLES
    engine.dispose()


def test_a_migration_that_fails_leaves_the_database_as_it_was(database: str) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(text("create table inbox (at text)"))
    with pytest.raises(StorageError):
        migrate(engine)
    assert inspect(engine).get_table_names() == ["inbox"]
    engine.dispose()


def test_a_database_of_a_newer_version_is_refused_in_one_line(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(StorageError, match="newer version") as refused:
        migrate(engine)
    assert "9999" in str(refused.value)
    assert "\n" not in str(refused.value)
    engine.dispose()
