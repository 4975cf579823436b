"""What every store promises of records of play and of a session's deals."""

from datetime import timedelta

import pytest

from bot.play.model import Play
from bot.storage.errors import Stale
from bot.storage.store import Store
from lawcore.engine.records import replace
from tests.bot.storage.conftest import Clock
from tests.bot.storage.direct import expire, run

CHAT, USER, OTHER = 7_123_456_789, 7_123_456_789, 8
HANDS = "N 10.QJ653.K652.AKQ\n"


def record(key: str = "a", user_id: int = USER) -> Play:
    return Play(id=key, chat_id=user_id, user_id=user_id, language="it")


def add(store: Store, play: Play) -> Play:
    return run(store, lambda rows: rows.add_play(play))


def keep(store: Store, user_id: int, deals: dict[str, str]) -> None:
    run(store, lambda rows: rows.keep_deals(user_id, user_id, deals))


def test_a_record_is_read_back_as_it_was_added(store: Store) -> None:
    whole = replace(
        record(), record="4♠ S\n", waiting="CJ A\n?", line=3, conversation="c", message_id=2**40
    )
    added = add(store, whole)
    assert run(store, lambda rows: rows.play("a")) == added
    assert run(store, lambda rows: rows.play_of("c")) == added
    assert run(store, lambda rows: rows.play("b")) is None
    assert run(store, lambda rows: rows.play_of("d")) is None


def test_the_newest_unfinished_record_is_the_open_one(store: Store) -> None:
    for key in "zya":
        add(store, record(key))
    add(store, record("other", OTHER))
    newest = run(store, lambda rows: rows.open_play(CHAT, USER))
    assert newest is not None
    assert newest.id == "a"
    run(store, lambda rows: rows.save_play(replace(newest, finished=True)))
    after = run(store, lambda rows: rows.open_play(CHAT, USER))
    assert after is not None
    assert after.id == "y"


def test_a_change_to_what_others_have_changed_is_refused(store: Store) -> None:
    added = add(store, record())
    changed = replace(added, record="3NT S\n", step=1)
    saved = run(store, lambda rows: rows.save_play(changed))
    assert saved.version == 2
    assert saved.record == "3NT S\n"
    with pytest.raises(Stale):
        run(store, lambda rows: rows.save_play(replace(added, step=2)))


def test_deals_come_in_the_order_in_which_they_were_sent(store: Store) -> None:
    for deals in ({"9": HANDS, "10": HANDS}, {"2": HANDS, "9": "S -\n"}):
        keep(store, CHAT, deals)
    run(store, lambda rows: rows.keep_deals(OTHER, OTHER, {"1": HANDS}))
    run(store, lambda rows: rows.keep_deals(OTHER, OTHER, {}))
    kept = run(store, lambda rows: rows.deals(CHAT, USER))
    assert [*kept.items()] == [("10", HANDS), ("2", HANDS), ("9", "S -\n")]


def test_the_end_of_a_session_is_that_of_one_person(store: Store) -> None:
    for user in (USER, OTHER):
        add(store, record(f"p{user}", user))
        keep(store, user, {"1": HANDS, "2": HANDS})
    assert run(store, lambda rows: rows.drop_deals(CHAT, USER)) == 2
    assert run(store, lambda rows: rows.drop_plays(CHAT, USER)) == 1
    assert run(store, lambda rows: rows.deals(CHAT, USER)) == {}
    assert len(run(store, lambda rows: rows.deals(OTHER, OTHER))) == 2
    assert run(store, lambda rows: rows.open_play(OTHER, OTHER)) is not None


def test_what_is_old_goes_finished_or_not(store: Store, clock: Clock) -> None:
    add(store, record("old"))
    run(store, lambda rows: rows.keep_deals(CHAT, USER, {"1": HANDS}))
    before = clock.now + timedelta(seconds=1)
    clock.now += timedelta(seconds=5)
    add(store, record("new"))
    run(store, lambda rows: rows.keep_deals(CHAT, USER, {"2": HANDS}))
    expire(store, before)
    assert run(store, lambda rows: rows.play("old")) is None
    assert run(store, lambda rows: rows.play("new")) is not None
    assert [*run(store, lambda rows: rows.deals(CHAT, USER))] == ["2"]
