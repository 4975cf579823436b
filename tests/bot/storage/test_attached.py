"""What hangs on a conversation is read with its row, and is never older than its transaction."""

from collections.abc import Callable
from datetime import date

import pytest

from bot.conversation.model import EVERYBODY, Attached, LinkedChat
from bot.evening.model import Evening
from bot.play.model import Play
from bot.storage.store import Job, Store
from bot.storage.transaction import Transaction
from tests.bot.storage.direct import run
from tests.bot.storage.test_store import CHAT, USER, add, interview

ELSEWHERE = CHAT - 1


def attached(store: Store, key: str) -> Attached | None:
    def read(rows: Transaction) -> Attached | None:
        found = rows.conversation(key)
        assert found is not None
        return found.attached

    return run(store, read)


def evening_of(chat_id: int, *, closed: bool = False) -> Callable[[Transaction], object]:
    one = Evening(
        chat_id=chat_id, user_id=USER, name="", day=date(2026, 1, 1), language="it", closed=closed
    )
    return lambda rows: rows.add_evening(one)


def link_of(chat_id: int, user_id: int) -> Callable[[Transaction], object]:
    return lambda rows: rows.set_link(chat_id, user_id, LinkedChat(-5))


def record_of(key: str) -> Callable[[Transaction], object]:
    play = Play(id=f"of {key}", chat_id=USER, user_id=USER, language="it", conversation=key)
    return lambda rows: rows.add_play(play)


def test_the_row_says_what_hangs_on_it(sql: Store) -> None:
    group, private = add(sql, interview()), add(sql, interview(chat_id=USER))
    nothing = Attached(record=False, evening=False, link=False, desk=False)
    for work in (
        evening_of(ELSEWHERE),
        evening_of(CHAT, closed=True),
        link_of(ELSEWHERE, EVERYBODY),
        link_of(CHAT, USER),
        link_of(USER, EVERYBODY),
        record_of("of another"),
    ):
        run(sql, work)
    assert attached(sql, group.id) == attached(sql, private.id) == nothing
    for work in (evening_of(CHAT), link_of(CHAT, EVERYBODY)):
        run(sql, work)
    assert attached(sql, group.id) == Attached(record=False, evening=True, link=True, desk=False)
    assert attached(sql, private.id) == nothing
    for work in (link_of(USER, USER), record_of(private.id)):
        run(sql, work)
    assert attached(sql, private.id) == Attached(record=True, evening=False, link=True, desk=False)


@pytest.mark.parametrize(
    "change",
    [evening_of(CHAT), link_of(CHAT, EVERYBODY), record_of("x")],
    ids=["evening", "link", "record"],
)
def test_what_was_changed_in_the_same_transaction_is_not_taken_as_known(
    sql: Store, change: Callable[[Transaction], object]
) -> None:
    """Updates that share a transaction have the rows they read with its first statement."""
    key = add(sql, interview()).id
    before = sql.carry_out(
        [Job(1, lambda rows: rows.conversation(key), reading=(key,)), Job(2, lambda _: None)]
    )
    assert before[0].unwrap().attached is not None
    _, after = sql.carry_out(
        [Job(3, change), Job(4, lambda rows: rows.conversation(key), reading=(key,))]
    )
    assert after.unwrap().attached is None
