"""A database that cannot be brought up to date is left alone: no connection to it stays open."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import open_store
from bot.storage.engine import open_engine
from bot.storage.errors import StorageError


def test_a_refused_database_is_not_kept_open(tmp_path: Path) -> None:
    file = tmp_path / "renonce.sqlite3"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("create table alembic_version (version_num text)")
        connection.execute("insert into alembic_version values ('9999')")
    opened: list[sqlite3.Connection] = []
    original = sqlite3.dbapi2.connect
    with pytest.MonkeyPatch.context() as patch:

        def connect(*arguments: object, **options: object) -> sqlite3.Connection:
            connection: sqlite3.Connection = original(*arguments, **options)  # type: ignore[call-overload]
            opened.append(connection)
            return connection

        patch.setattr(sqlite3.dbapi2, "connect", connect)
        with pytest.raises(StorageError):
            open_store(f"sqlite:///{file}")
    assert opened
    for connection in opened:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("select 1")


def test_a_transaction_on_a_file_is_one_that_writes_from_its_beginning(tmp_path: Path) -> None:
    file = tmp_path / "renonce.sqlite3"
    engine = open_engine(f"sqlite:///{file}")
    with engine.begin(), closing(sqlite3.connect(file, timeout=0)) as other:
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("begin immediate")
        assert other.execute("select 1").fetchone() == (1,)
    engine.dispose()
