"""What stores in databases promise besides: several processes, refusals in one line."""

import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.conversation.model import Conversation
from bot.storage import open_store
from bot.storage.engine import open_engine
from bot.storage.errors import AlreadyDone, StorageError
from bot.storage.store import Store
from bot.storage.transaction import Transaction
from lawcore.engine.records import replace
from tests.bot.storage.conftest import Clock, sql_store
from tests.bot.storage.direct import once, run
from tests.bot.storage.test_store import add, interview, read
from tests.patience import PATIENCE

CUT_OTHERS = """
select pg_terminate_backend(pid) from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid()
"""


def test_no_change_is_lost_when_four_bots_change_one_conversation(database: str) -> None:
    stores = [sql_store(database, Clock()) for _ in range(4)]
    key = add(stores[0], interview()).id

    def step(transaction: Transaction) -> None:
        known = transaction.conversation(key)
        assert known is not None
        transaction.save(replace(known, step=known.step + 1))

    def many(store: Store) -> None:
        for _ in range(25):
            run(store, step)

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(many, stores))
    kept = read(stores[0], key)
    assert kept is not None
    assert (kept.step, kept.version) == (100, 101)
    for store in stores:
        store.close()


def test_an_update_that_reaches_four_bots_at_once_is_carried_out_once(database: str) -> None:
    stores = [sql_store(database, Clock()) for _ in range(4)]
    together = threading.Barrier(4)

    def receive(store: Store) -> Conversation | AlreadyDone:
        together.wait(PATIENCE)
        return once(store, 1, lambda transaction: transaction.add(interview()))

    with ThreadPoolExecutor(4) as threads:
        results = list(threads.map(receive, stores))
    assert results.count(AlreadyDone()) == 3
    for store in stores:
        store.close()


def test_work_on_what_another_bot_has_changed_meanwhile_is_done_again(
    postgres_migrated: str,
) -> None:
    ours, theirs = (sql_store(postgres_migrated, Clock()) for _ in range(2))
    added = add(ours, interview())
    seen = []

    def step(transaction: Transaction) -> Conversation:
        known = transaction.conversation(added.id, lock=False)
        assert known is not None
        seen.append(known.version)
        if known.version == 1:
            run(theirs, lambda each: each.save(replace(known, language="en")))
        return transaction.save(replace(known, step=7))

    saved = run(ours, step)
    assert seen == [1, 2]
    assert (saved.version, saved.language, saved.step) == (3, "en", 7)
    ours.close()
    theirs.close()


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
