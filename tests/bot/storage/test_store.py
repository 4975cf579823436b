"""What a store promises, on every kind of database."""

from datetime import timedelta

import pytest

from bot.conversation.model import Conversation, Preference, new_id
from bot.conversation.screen_state import ScreenKind, ScreenState
from bot.storage.errors import AlreadyDone, Stale
from bot.storage.store import Store
from bot.storage.transaction import Transaction
from lawcore.engine.records import replace
from tests.bot.storage.conftest import Clock
from tests.bot.storage.direct import expire, once, run

CHAT, USER = -1_001_234_567_890, 7_123_456_789


def interview(chat_id: int = CHAT, user_id: int = USER) -> Conversation:
    return Conversation(
        chat_id=chat_id, user_id=user_id, subject="revoke", edition=2017, language="it"
    )


def add(store: Store, conversation: Conversation) -> Conversation:
    return run(store, lambda transaction: transaction.add(conversation))


def read(store: Store, key: str) -> Conversation | None:
    return run(store, lambda transaction: transaction.conversation(key))


def test_a_conversation_is_read_back_as_it_was_added(store: Store) -> None:
    told = (
        ("hand", "defender"),
        ("trick", 5),
        ("could_comply", True),
        ("won_by", None),
        ("ò", "♠"),
    )
    added = add(
        store,
        replace(interview(), answers=told, screen=ScreenState(shows_why=True), message_id=2**40),
    )
    assert read(store, added.id) == added
    assert added.version == 1
    assert added.answers == told
    assert [type(answer) for _, answer in added.answers] == [str, int, bool, type(None), str]


def test_times_are_told_in_utc(store: Store, clock: Clock) -> None:
    added = read(store, add(store, interview()).id)
    assert added is not None
    assert added.created_at == added.touched_at == clock.now - timedelta(seconds=1)
    assert added.created_at is not None
    assert added.created_at.utcoffset() == timedelta(0)


def test_an_unknown_conversation_is_none(store: Store) -> None:
    assert read(store, "unknown") is None
    assert run(store, lambda transaction: transaction.open_conversation(CHAT, USER)) is None


def test_a_change_is_kept_with_the_next_version(store: Store) -> None:
    added = add(store, interview())
    changed = replace(
        added,
        answers=(("trick", 13),),
        step=1,
        screen=ScreenState(ScreenKind.REASONING),
        finished=True,
    )
    saved = run(store, lambda transaction: transaction.save(changed))
    assert saved == read(store, added.id)
    assert (saved.version, saved.step, saved.answers) == (2, 1, (("trick", 13),))
    assert saved.touched_at is not None
    assert added.touched_at is not None
    assert saved.touched_at > added.touched_at


def test_second_of_two_rival_saves_is_refused(store: Store) -> None:
    added = add(store, interview())
    run(store, lambda transaction: transaction.save(replace(added, step=1)))
    with pytest.raises(Stale):
        run(store, lambda transaction: transaction.save(replace(added, step=9)))
    kept = read(store, added.id)
    assert kept is not None
    assert kept.step == 1


def test_a_dropped_conversation_is_gone_and_cannot_be_saved(store: Store) -> None:
    added = add(store, interview())
    run(store, lambda transaction: transaction.drop(added))
    assert read(store, added.id) is None
    with pytest.raises(Stale):
        run(store, lambda transaction: transaction.save(added))


def test_the_open_conversation_is_the_newest_unfinished_one_of_that_person_in_that_chat(
    store: Store,
) -> None:
    add(store, interview())
    newest = add(store, interview())
    add(store, replace(interview(), finished=True))
    add(store, interview(chat_id=1))
    add(store, interview(user_id=1))
    found = run(store, lambda transaction: transaction.open_conversation(CHAT, USER))
    assert found == newest


def test_work_that_fails_leaves_nothing_and_its_update_may_come_again(store: Store) -> None:
    key = new_id()

    def fail(transaction: Transaction) -> None:
        transaction.add(replace(interview(), id=key))
        transaction.set_preference(CHAT, USER, Preference(language="it"))
        raise KeyError(key)

    with pytest.raises(KeyError):
        once(store, 1, fail)
    assert read(store, key) is None
    assert once(store, 1, lambda transaction: transaction.preference(CHAT, USER)) == Preference()


def test_a_preference_is_empty_then_what_was_chosen_last(store: Store) -> None:
    def choose(preference: Preference) -> Preference:
        run(store, lambda each: each.set_preference(CHAT, USER, preference))
        return run(store, lambda each: each.preference(CHAT, USER))

    assert choose(Preference(language="it")) == Preference(language="it")
    assert choose(Preference(language="en", edition=2007)) == Preference(
        language="en", edition=2007
    )
    assert choose(Preference()) == Preference()
    assert run(store, lambda each: each.preference(CHAT, 1)) == Preference()


def test_what_was_finished_or_received_long_ago_expires(store: Store, clock: Clock) -> None:
    old = add(store, replace(interview(), finished=True))
    unfinished = add(store, interview())
    once(store, 1, lambda transaction: None)
    before = clock.now + timedelta(milliseconds=500)
    recent = add(store, replace(interview(), finished=True))
    once(store, 2, lambda transaction: None)
    expire(store, before)
    assert read(store, old.id) is None
    assert read(store, unfinished.id) == unfinished
    assert read(store, recent.id) == recent
    assert once(store, 1, lambda transaction: None) is None
    assert once(store, 2, lambda transaction: None) == AlreadyDone()


def test_ids_are_short_and_without_the_mark_between_the_parts_of_a_button() -> None:
    ids = {new_id() for _ in range(1_000)}
    assert len(ids) == 1_000
    assert all(8 <= len(one) <= 12 and "." not in one and one.isascii() for one in ids)
