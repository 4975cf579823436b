"""The rulings of a person, in every kind of store."""

from dataclasses import replace

from bot.conversation.model import Conversation
from bot.storage.store import Store
from tests.bot.storage.conftest import Clock
from tests.bot.storage.direct import expire, run
from tests.bot.storage.test_store import CHAT, USER, add, interview, read


def ruled(store: Store, chat_id: int = CHAT, user_id: int = USER) -> Conversation:
    one = replace(interview(chat_id, user_id), ruled="0123456789abcdef", headline="Two tricks.")
    return add(store, one)


def listed(store: Store, user_id: int, chat_id: int | None = None, most: int = 9) -> list[str]:
    found = run(store, lambda rows: rows.rulings(user_id, chat_id, most))
    return [one.id for one in found]


def test_a_ruling_is_kept_with_its_mark_and_headline(store: Store) -> None:
    one = ruled(store)
    assert read(store, one.id) == one
    assert (one.ruled, one.headline) == ("0123456789abcdef", "Two tricks.")


def test_rulings_come_the_latest_first_and_not_more_than_wanted(store: Store) -> None:
    first, second, third = (ruled(store) for _ in range(3))
    assert listed(store, USER) == [third.id, second.id, first.id]
    run(store, lambda rows: rows.save(replace(first, step=1)))
    assert listed(store, USER, most=2) == [first.id, third.id]


def test_an_interview_without_a_ruling_is_none(store: Store) -> None:
    add(store, interview())
    one = ruled(store)
    run(store, lambda rows: rows.save(replace(one, ruled=None, headline=None)))
    assert listed(store, USER) == []


def test_rulings_of_others_and_of_other_chats_stay_apart(store: Store) -> None:
    here, elsewhere = ruled(store), ruled(store, chat_id=USER)
    theirs = ruled(store, user_id=USER + 1)
    assert set(listed(store, USER)) == {here.id, elsewhere.id}
    assert listed(store, USER, CHAT) == [here.id]
    assert listed(store, USER + 1) == [theirs.id]


def test_what_expires_is_listed_no_more(store: Store, clock: Clock) -> None:
    one = ruled(store)
    run(store, lambda rows: rows.save(replace(one, finished=True)))
    expire(store, clock())
    assert listed(store, USER) == []
