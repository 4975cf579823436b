"""A database that takes no writes: what is found out by a write, and how it is told apart."""

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from sqlalchemy import Engine, create_engine, event, make_url, text

from bot.conversation.model import Preference
from bot.storage import migrate_database
from bot.storage.engine import open_engine
from bot.storage.errors import StorageError, StorageFault
from bot.storage.store import Store
from bot.storage.tables import INBOX
from bot.storage.transaction import Transaction
from tests.bot.storage.direct import run

PAGES = 8
"""More pages than this a small database that is full may not have."""


def on_connecting(address: str, statement: str) -> Engine:
    """The engine of a database in which a statement is carried out on each connection."""
    engine = open_engine(address)
    engine.dispose()
    event.listen(engine, "connect", lambda raw, _: raw.cursor().execute(statement))
    return engine


@pytest.fixture
def read_only(database: str) -> Iterator[Engine]:
    """A database that can be read and not written."""
    migrate_database(database)
    if database.startswith("sqlite"):
        yield on_connecting(database, "pragma query_only=on")
        return
    url = make_url(database)
    beside = create_engine(url.set(database="postgres"), isolation_level="AUTOCOMMIT")
    with beside.connect() as outside:
        outside.execute(
            text(f'alter database "{url.database}" set default_transaction_read_only = on')
        )
        yield open_engine(database)
    beside.dispose()


def fault_of(work: Callable[[], object]) -> StorageFault:
    with pytest.raises(StorageError) as raised:
        work()
    assert "\n" not in str(raised.value)
    return raised.value.fault


def test_trying_to_write_leaves_nothing(sql: Store) -> None:
    for _ in range(2):
        run(sql, lambda rows: rows.try_to_write())
    with sql._engine.connect() as connection:
        assert connection.execute(INBOX.select()).all() == []


def test_a_database_that_is_read_only_is_found_out_by_writing(read_only: Engine) -> None:
    with closing(Store(read_only, pause=lambda seconds: None)) as store:
        if read_only.dialect.name == "sqlite":
            assert fault_of(lambda: run(store, lambda rows: rows.try_to_write())) == "read_only"
            return
        run(store, lambda rows: rows.preference(0, 0))
        assert fault_of(lambda: run(store, lambda rows: rows.try_to_write())) == "read_only"


def test_a_database_that_is_full_says_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    address = f"sqlite:///{tmp_path_factory.mktemp('full') / 'one.sqlite3'}"
    migrate_database(address)
    engine = on_connecting(address, f"pragma max_page_count={PAGES}")

    def fill(rows: Transaction) -> None:
        for chat in range(10_000):
            rows.set_preference(chat, 1, Preference(language="it"))

    with closing(Store(engine, pause=lambda seconds: None)) as store:
        assert fault_of(lambda: run(store, fill)) == "full"


def test_what_is_no_database_is_told_from_one_that_is_away(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("files")
    (folder / "letter").write_text("This is a letter. " * 500)
    assert fault_of(lambda: open_engine(f"sqlite:///{folder / 'letter'}")) == "damaged"
    assert fault_of(lambda: open_engine(f"sqlite:///{folder}")) == "away"
    assert fault_of(lambda: open_engine("postgresql+psycopg://nobody@127.0.0.1:1/x")) == "away"


def test_a_table_that_is_missing_is_a_matter_of_the_schema(sql: Store) -> None:
    with sql._engine.begin() as connection:
        connection.execute(text("drop table inbox"))
    assert fault_of(lambda: run(sql, lambda rows: rows.try_to_write())) == "schema"
