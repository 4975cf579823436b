"""What every store promises of evenings, of what is noted in them and is still to be done."""

from datetime import date, timedelta
from operator import methodcaller

import pytest

from bot.conversation.model import EVERYBODY
from bot.evening.model import Director, Evening, NotedRuling, Task, TaskState
from bot.storage.errors import Stale
from bot.storage.evenings import MOST_EVENINGS
from bot.storage.store import Store
from lawcore.engine.records import replace
from tests.bot.storage.conftest import Clock
from tests.bot.storage.direct import expire, run

GROUP, USER, OTHER = -9, 7_123_456_789, 8
DAY = date(2026, 11, 22)


def evening(chat_id: int = GROUP, user_id: int = USER) -> Evening:
    return Evening(chat_id=chat_id, user_id=user_id, name="Club", day=DAY, language="it")


def add(store: Store, one: Evening) -> Evening:
    return run(store, lambda rows: rows.add_evening(one))


def ruling(of: Evening, user_id: int = USER, conversation: str = "c") -> NotedRuling:
    return NotedRuling(
        evening=of.id,
        user_id=user_id,
        director=1,
        conversation=conversation,
        subject="revoke",
        edition=2017,
        answers=(("hand", "defender"), ("trick", 5), ("since", None)),
        headline="Established",
        board="12",
        at_table="5",
        own_line="Rossi",
    )


def task(of: NotedRuling, place: int = 0) -> Task:
    return Task(
        evening=of.evening, noted=of.id, user_id=of.user_id, place=place, to_do=f"Look {place}"
    )


def note(store: Store, one: NotedRuling, tasks: int = 2) -> NotedRuling:
    kept = run(store, lambda rows: rows.keep_noted(one))
    for place in range(tasks):
        run(store, methodcaller("keep_task", task(kept, place)))
    return kept


def counts(store: Store, user_id: int) -> dict[str, int]:
    stored = run(store, lambda rows: rows.export(user_id))
    return {name: len(stored[name]) for name in ("evening", "director", "noted_ruling", "task")}


def test_everything_of_an_evening_is_read_back_as_it_was_kept(store: Store) -> None:
    added = add(store, evening())
    director = Director(evening=added.id, user_id=USER, number=1, name="AB", awaiting="score t")
    run(store, lambda rows: rows.keep_director(director))
    kept = note(store, ruling(added))
    assert run(store, lambda rows: rows.evening(added.id)) == added
    assert run(store, lambda rows: rows.open_evening(GROUP)) == added
    assert run(store, lambda rows: rows.directors(added.id)) == (director,)
    assert run(store, lambda rows: rows.noted(kept.id)) == kept
    assert run(store, lambda rows: rows.noted_of("c")) == kept
    assert run(store, lambda rows: rows.noted_in(added.id)) == (kept,)
    tasks = run(store, lambda rows: rows.tasks_in(added.id))
    assert [one.to_do for one in tasks] == ["Look 0", "Look 1"]
    settled = replace(tasks[0], state=TaskState.DONE, settled_by=2, appealed=True)
    run(store, lambda rows: rows.keep_task(settled))
    assert run(store, lambda rows: rows.task(settled.id)) == settled
    run(store, lambda rows: rows.drop_task(settled))
    assert run(store, lambda rows: rows.task(settled.id)) is None
    assert run(store, lambda rows: rows.noted_of("d")) is None


def test_a_chat_has_one_open_evening(store: Store) -> None:
    first = add(store, evening())
    with pytest.raises(Stale):
        add(store, evening(user_id=OTHER))
    add(store, evening(USER))
    closed = run(store, lambda rows: rows.save_evening(replace(first, closed=True)))
    assert run(store, lambda rows: rows.open_evening(GROUP)) is None
    second = add(store, evening())
    with pytest.raises(Stale):
        run(store, lambda rows: rows.save_evening(replace(closed, closed=False)))
    assert run(store, lambda rows: rows.evenings(GROUP, 5)) == (second, closed)
    assert run(store, lambda rows: rows.evenings(GROUP, 1)) == (second,)


def test_the_evening_that_somebody_directs_is_an_open_one_of_a_group(store: Store) -> None:
    group, alone = add(store, evening()), add(store, evening(USER))
    for one in (group, alone):
        director = Director(evening=one.id, user_id=USER, number=1)
        run(store, methodcaller("keep_director", director))
    assert run(store, lambda rows: rows.directed_evening(USER)) == group
    assert run(store, lambda rows: rows.directed_evening(OTHER)) is None
    run(store, lambda rows: rows.save_evening(replace(group, closed=True)))
    assert run(store, lambda rows: rows.directed_evening(USER)) is None


def test_a_change_to_an_evening_that_others_have_changed_is_refused(store: Store) -> None:
    added = add(store, evening())
    saved = run(store, lambda rows: rows.save_evening(replace(added, name="League")))
    assert (saved.version, saved.name) == (2, "League")
    with pytest.raises(Stale):
        run(store, lambda rows: rows.save_evening(replace(added, closed=True)))


def test_what_is_deleted_takes_with_it_what_is_in_it_and_nothing_else(store: Store) -> None:
    mine, theirs = add(store, evening()), add(store, evening(-10, OTHER))
    first, second = note(store, ruling(mine)), note(store, ruling(mine, conversation="d"))
    other = note(store, ruling(theirs, OTHER, "e"))
    run(store, lambda rows: rows.drop_noted(first))
    assert run(store, lambda rows: rows.noted_in(mine.id)) == (second,)
    assert len(run(store, lambda rows: rows.tasks_in(mine.id))) == 2
    run(store, lambda rows: rows.drop_evening(mine.id))
    assert counts(store, USER) == {"evening": 0, "director": 0, "noted_ruling": 0, "task": 0}
    assert run(store, lambda rows: rows.noted_in(theirs.id)) == (other,)


def test_an_evening_that_nobody_touches_goes_closed_or_not(store: Store, clock: Clock) -> None:
    old = add(store, evening())
    note(store, ruling(old))
    before = clock.now + timedelta(seconds=1)
    clock.now += timedelta(seconds=5)
    young = add(store, evening(-10))
    kept = note(store, ruling(young, conversation="d"))
    expire(store, before)
    assert run(store, lambda rows: rows.evening(old.id)) is None
    assert run(store, lambda rows: rows.noted_in(old.id)) == ()
    assert run(store, lambda rows: rows.tasks_in(old.id)) == ()
    assert run(store, lambda rows: rows.noted_in(young.id)) == (kept,)


def test_who_is_forgotten_leaves_the_others_their_evening_without_his_name(store: Store) -> None:
    shared, own = add(store, evening()), add(store, evening(USER))
    for user, number in ((USER, 1), (OTHER, 2)):
        director = Director(evening=shared.id, user_id=user, number=number)
        run(store, methodcaller("keep_director", director))
    visitor = Director(evening=own.id, user_id=OTHER, number=1)
    run(store, lambda rows: rows.keep_director(visitor))
    note(store, ruling(shared))
    theirs = note(store, ruling(shared, OTHER, "d"))
    note(store, ruling(own, conversation="e"))
    assert counts(store, USER) == {"evening": 2, "director": 1, "noted_ruling": 2, "task": 4}
    run(store, lambda rows: rows.forget(USER))
    assert counts(store, USER) == {"evening": 0, "director": 0, "noted_ruling": 0, "task": 0}
    left = run(store, lambda rows: rows.open_evening(GROUP))
    assert left is not None
    assert (left.id, left.user_id, left.name) == (shared.id, EVERYBODY, "")
    assert run(store, lambda rows: rows.noted_in(shared.id)) == (theirs,)
    assert len(run(store, lambda rows: rows.tasks_in(shared.id))) == 2
    assert [one.user_id for one in run(store, lambda rows: rows.directors(shared.id))] == [OTHER]
    assert run(store, lambda rows: rows.directors(own.id)) == ()


def test_an_evening_follows_its_chat_to_another_id(store: Store) -> None:
    moved = add(store, evening())
    note(store, ruling(moved))
    run(store, lambda rows: rows.move_chat(GROUP, -1_001))
    there = run(store, lambda rows: rows.open_evening(-1_001))
    assert there is not None
    assert there.id == moved.id
    again = add(store, evening())
    run(store, lambda rows: rows.move_chat(GROUP, -1_001))
    assert run(store, lambda rows: rows.open_evening(-1_001)) == there
    second = run(store, lambda rows: rows.evening(again.id))
    assert second is not None
    assert (second.chat_id, second.closed) == (-1_001, True)


def test_evenings_have_a_bound(store: Store) -> None:
    first = add(store, evening(-1))
    note(store, ruling(first))
    for chat in range(2, MOST_EVENINGS + 2):
        add(store, evening(-chat))
    assert counts(store, USER)["evening"] == MOST_EVENINGS
    assert run(store, lambda rows: rows.evening(first.id)) is None
    assert counts(store, USER)["task"] == 0
