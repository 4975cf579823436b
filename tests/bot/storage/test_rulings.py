"""The rulings of a person, in every kind of database."""

from datetime import timedelta

from bot.conversation.model import Conversation
from bot.storage.conversations import RulingCounts
from bot.storage.store import Store
from lawcore.engine.records import replace
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


def test_a_ruling_that_nobody_touches_expires_and_a_case_that_still_asks_does_not(
    store: Store, clock: Clock
) -> None:
    never_closed, asking = ruled(store), add(store, interview())
    expire(store, clock())
    assert run(store, lambda rows: rows.conversation(never_closed.id)) is None
    assert read(store, asking.id) == asking


def test_a_ruling_is_counted_once_by_month_subject_and_edition(store: Store, clock: Clock) -> None:
    def count() -> RulingCounts:
        run(store, lambda rows: rows.count_rulings())
        return run(store, lambda rows: rows.ruling_counts())

    first, _ = ruled(store), ruled(store, user_id=USER + 1)
    add(store, interview())
    assert count() == {("2026-01", first.subject, first.edition): 2}
    assert count() == {("2026-01", first.subject, first.edition): 2}
    changed = run(store, lambda rows: rows.save(replace(first, ruled="fedcba9876543210")))
    assert changed.version == 2, "to count a ruling is no change to it"
    clock.now += timedelta(days=31)
    ruled(store)
    assert count() == {
        ("2026-01", first.subject, first.edition): 2,
        ("2026-02", first.subject, first.edition): 1,
    }
    run(store, lambda rows: rows.forget(USER))
    assert sum(count().values()) == 3, "a count names nobody"
