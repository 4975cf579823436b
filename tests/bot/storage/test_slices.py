"""What is old is deleted a slice at a time, and no statement of the upkeep reads a whole table."""

from collections.abc import Iterator
from datetime import timedelta
from operator import methodcaller
from typing import Any

import pytest
from sqlalchemy import event, insert, select

from bot.conversation.model import Conversation, new_id
from bot.play.model import Play
from bot.storage.rows import SLICE
from bot.storage.store import Store
from bot.storage.tables import CONVERSATION, DEALS, INBOX, PLAY
from bot.storage.transaction import START, Cursor
from lawcore.engine.records import replace
from tests.bot.storage.conftest import Clock
from tests.bot.storage.direct import expire, run
from tests.bot.storage.test_store import interview

OLD, YOUNG, OPEN = 2 * SLICE + 7, 5, 3
TABLES = 10


@pytest.fixture
def filled(sql: Store, clock: Clock) -> Store:
    """A store with more old rows in each table than one slice takes, many of one moment."""
    now = clock.now
    long_ago = now - timedelta(days=90)

    def conversations(number: int, **different: Any) -> list[dict[str, Any]]:
        begun = replace(interview(), version=1, created_at=long_ago, touched_at=long_ago)
        example = replace(begun, **different)
        return [
            {column.name: getattr(example, column.name) for column in CONVERSATION.columns}
            | {"id": new_id()}
            for _ in range(number)
        ]

    def plays() -> list[dict[str, Any]]:
        example = Play(
            id="", chat_id=1, user_id=2, language="it", created_at=long_ago, touched_at=long_ago
        )
        columns = [column.name for column in PLAY.columns]
        return [{n: getattr(example, n) for n in columns} | {"id": new_id()} for _ in range(OLD)]

    with sql._engine.begin() as connection:
        for rows in (
            conversations(OLD, finished=True),
            conversations(YOUNG, finished=True, touched_at=now),
            conversations(OPEN),
        ):
            connection.execute(insert(CONVERSATION), rows)
        connection.execute(insert(PLAY), plays())
        connection.execute(
            insert(INBOX),
            [{"update_id": n, "at": long_ago if n < OLD else now} for n in range(OLD + YOUNG)],
        )
        deal = {"chat_id": 1, "user_id": 2, "place": 0, "hands": "", "at": long_ago}
        connection.execute(insert(DEALS), [{**deal, "board": str(n)} for n in range(OLD)])
    return sql


def left(store: Store) -> dict[str, int]:
    with store._engine.begin() as connection:
        return {
            table.name: len(connection.execute(select(table)).all())
            for table in (CONVERSATION, PLAY, INBOX, DEALS)
        }


def test_what_is_old_goes_and_nothing_else_however_much_it_is(filled: Store, clock: Clock) -> None:
    slices = expire(filled, clock.now - timedelta(days=30))
    assert left(filled) == {
        "conversation": YOUNG + OPEN,
        "play": 0,
        "inbox": YOUNG,
        "deals": 0,
    }
    assert slices == TABLES + 4 * 2, "each full slice of the four tables is a transaction more"


def test_no_slice_deletes_more_than_its_size(filled: Store, clock: Clock) -> None:
    before = clock.now - timedelta(days=30)
    cursor: Cursor | None = START
    while cursor is not None:
        rows = sum(left(filled).values())
        cursor = run(filled, methodcaller("expire", before, cursor))
        assert rows - sum(left(filled).values()) <= SLICE


def test_a_conversation_touched_again_between_two_slices_stays(
    filled: Store, clock: Clock
) -> None:
    before = clock.now - timedelta(days=30)
    cursor: Cursor | None = START
    while cursor is not None and cursor.table < TABLES - 1:
        cursor = run(filled, methodcaller("expire", before, cursor))
    with filled._engine.begin() as connection:
        last = select(CONVERSATION.c.id).order_by(CONVERSATION.c.id.desc()).limit(1)
        key = connection.execute(last).scalar_one()
    read = run(filled, lambda rows: rows.conversation(key))
    assert isinstance(read, Conversation)
    cursor = run(filled, methodcaller("expire", before, cursor))
    kept = run(filled, lambda rows: rows.save(read))
    while cursor is not None:
        cursor = run(filled, methodcaller("expire", before, cursor))
    assert run(filled, lambda rows: rows.conversation(key)) == kept


@pytest.fixture
def plans(filled: Store) -> Iterator[list[str]]:
    """How the database finds the rows of each statement that is carried out from then on."""
    found: list[str] = []

    def explain(
        connection: Any, cursor: Any, statement: str, parameters: Any, context: Any, _: Any
    ) -> None:
        if statement.lower().startswith(("select", "delete")):
            plan = connection.connection.cursor()
            plan.execute("explain query plan " + statement, parameters)
            found.extend(" ".join(map(str, row)) for row in plan.fetchall())

    event.listen(filled._engine, "before_cursor_execute", explain)
    yield found
    event.remove(filled._engine, "before_cursor_execute", explain)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_no_upkeep_reads_a_whole_table(plans: list[str], filled: Store, clock: Clock) -> None:
    run(filled, lambda rows: rows.count_open())
    expire(filled, clock.now - timedelta(days=30))
    run(filled, lambda rows: rows.forget(7))
    assert plans
    scans = [plan for plan in plans if "SCAN" in plan and "USING" not in plan]
    assert not scans
