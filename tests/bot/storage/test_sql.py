"""What stores in databases promise besides: several processes, refusals in one line."""

import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.storage import open_store
from bot.storage.engine import open_engine
from bot.storage.errors import StorageError
from bot.storage.store import Store
from tests.bot.storage.conftest import Clock, sql_store
from tests.bot.storage.test_store import add, interview, read

CUT_OTHERS = """
select pg_terminate_backend(pid) from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid()
"""


def test_a_connection_that_was_cut_is_replaced(postgres_migrated: str, clock: Clock) -> None:
    engine = open_engine(postgres_migrated)
    with closing(sql_store(postgres_migrated, clock)) as store:
        added = add(store, interview())
        with engine.begin() as connection:
            connection.execute(text(CUT_OTHERS))
        assert read(store, added.id) == added
    engine.dispose()


async def test_the_database_is_used_in_a_thread_of_its_own(sql: Store) -> None:
    name = await sql.run(lambda transaction: threading.current_thread().name)
    assert name.startswith("storage")


def test_what_was_kept_is_there_after_a_new_start(database: str, clock: Clock) -> None:
    with closing(sql_store(database, clock)) as before:
        added = add(before, interview())
    with closing(open_store(database)) as after:
        assert read(after, added.id) == added


def test_sqlite_is_set_for_crashes_and_for_several_processes(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'new' / 'folder' / 'renonce.sqlite3'}")
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    with engine.connect() as connection:
        found = [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]
    assert found == ["wal", 2, 1, 1_000]
    engine.dispose()


def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "renonce.sqlite3"
    path.write_text("This is not a database, but long enough to be mistaken for one. " * 20)
    with pytest.raises(StorageError, match="not a database") as refused:
        open_store(f"sqlite:///{path}")
    assert str(path) in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("place", ["folder", "file/renonce.sqlite3"])
def test_a_file_that_cannot_be_opened_is_refused_in_one_line(tmp_path: Path, place: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="DATABASE_URL") as refused:
        open_store(f"sqlite:///{tmp_path / place}")
    assert str(tmp_path / place) in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "where", ["tester:s3cret%21@127.0.0.1:1/renonce", "tester:s3cret%21@/renonce?host=/nowhere"]
)
def test_a_server_that_does_not_answer_is_refused_without_its_password(where: str) -> None:
    with pytest.raises(StorageError, match="PostgreSQL") as refused:
        open_store(f"postgresql+psycopg://{where}")
    assert "s3cret" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_an_address_of_nothing_is_refused_in_one_line() -> None:
    with pytest.raises(StorageError, match="DATABASE_URL"):
        open_store("no address")
