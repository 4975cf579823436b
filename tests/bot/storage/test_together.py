"""What waits at the same time is carried out together, and comes to what it would one by one."""

import asyncio
import threading
from collections.abc import Callable
from itertools import count
from random import Random

import pytest
from sqlalchemy import Connection, event

from bot.conversation.model import Conversation
from bot.storage import store as batching
from bot.storage.errors import AlreadyDone, StorageError
from bot.storage.store import BATCH, BatchWorker, Done, Job, Store
from bot.storage.transaction import Transaction
from bot.usecases.outcome import Outcome
from lawcore.engine.records import replace
from tests.bot.storage.conftest import Clock, sql_store
from tests.bot.storage.deliveries import Event, Person, next_event, shown_by
from tests.bot.storage.direct import run
from tests.bot.storage.in_memory import store_in_memory
from tests.bot.storage.test_store import add, interview, read
from tests.patience import PATIENCE

PEOPLE = 12
ROUNDS = 25


@pytest.fixture(autouse=True)
def one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, no other thread is wanted."""
    monkeypatch.setattr(batching, "STALLED_SECONDS", 60.0)


class Commits:
    """Counts the transactions of a store that were kept."""

    def __init__(self, store: Store) -> None:
        self.number = 0
        event.listen(store._engine, "commit", self._count)

    def _count(self, _: Connection) -> None:
        self.number += 1


class Doorman:
    """Holds up the first work until it is let go, so that others wait meanwhile."""

    def __init__(self) -> None:
        self.began = threading.Event()
        self._let_go = threading.Event()

    def work(self, _: Transaction) -> str:
        self.began.set()
        assert self._let_go.wait(PATIENCE)
        return "first"

    async def hold(self, store: Store) -> "asyncio.Task[str]":
        first = asyncio.create_task(store.run(self.work))
        assert await asyncio.to_thread(self.began.wait, PATIENCE)
        return first

    def let_go(self) -> None:
        self._let_go.set()


def stepping(key: str) -> Callable[[Transaction], Conversation]:
    def step(rows: Transaction) -> Conversation:
        known = rows.conversation(key)
        assert known is not None
        return rows.save(replace(known, step=known.step + 1))

    return step


async def test_what_waits_shares_one_transaction(sql: Store) -> None:
    keys = [add(sql, interview(number, number)).id for number in range(1, 11)]
    doorman = Doorman()
    first = await doorman.hold(sql)
    commits = Commits(sql)
    waiting = [
        asyncio.create_task(sql.once(at, stepping(key), reading=(key,)))
        for at, key in enumerate(keys)
    ]
    await asyncio.sleep(0)
    doorman.let_go()
    assert await first == "first"
    saved = await asyncio.gather(*waiting)
    assert commits.number == 2, "the one that was held up, and all others"
    for key, one in zip(keys, saved, strict=True):
        assert isinstance(one, Conversation)
        assert (one.step, one.version) == (1, 2)
        assert read(sql, key) == one


async def test_many_share_several_transactions(sql: Store) -> None:
    key = add(sql, interview()).id
    doorman = Doorman()
    first = await doorman.hold(sql)
    commits = Commits(sql)
    number = BATCH + 5
    waiting = [
        asyncio.create_task(sql.once(at, stepping(key), reading=(key,))) for at in range(number)
    ]
    await asyncio.sleep(0)
    doorman.let_go()
    await asyncio.gather(first, *waiting)
    kept = read(sql, key)
    assert kept is not None
    assert (kept.step, kept.version) == (number, number + 1), "each saw what was before it"
    assert commits.number <= 4


async def test_one_that_fails_takes_nothing_from_the_others(sql: Store) -> None:
    key = add(sql, interview()).id

    def fail(rows: Transaction) -> None:
        stepping(key)(rows)
        message = "not today"
        raise ValueError(message)

    doorman = Doorman()
    first = await doorman.hold(sql)
    works: list[Callable[[Transaction], object]] = [stepping(key), fail, stepping(key)]
    waiting = [
        asyncio.create_task(sql.once(at, work, reading=(key,))) for at, work in enumerate(works)
    ]
    await asyncio.sleep(0)
    doorman.let_go()
    await first
    found = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(one) for one in found] == [Conversation, ValueError, Conversation]
    kept = read(sql, key)
    assert kept is not None
    assert (kept.step, kept.version) == (2, 3)
    again = await sql.once(1, stepping(key), reading=(key,))
    assert isinstance(again, Conversation), "what failed was not taken note of"


async def test_an_update_that_comes_twice_at_once_is_carried_out_once(sql: Store) -> None:
    key = add(sql, interview()).id
    doorman = Doorman()
    first = await doorman.hold(sql)
    waiting = [
        asyncio.create_task(sql.once(at % 3, stepping(key), reading=(key,))) for at in range(12)
    ]
    await asyncio.sleep(0)
    doorman.let_go()
    await first
    found = await asyncio.gather(*waiting)
    assert found.count(AlreadyDone()) == 9
    kept = read(sql, key)
    assert kept is not None
    assert kept.step == 3


async def test_who_gives_up_waiting_disturbs_nobody(sql: Store) -> None:
    key = add(sql, interview()).id
    doorman = Doorman()
    first = await doorman.hold(sql)
    gone = asyncio.create_task(sql.once(1, stepping(key)))
    stays = asyncio.create_task(sql.once(2, stepping(key)))
    await asyncio.sleep(0)
    gone.cancel()
    doorman.let_go()
    await first
    saved = await stays
    assert isinstance(saved, Conversation)
    assert gone.cancelled()
    assert saved.step == 2, "what nobody waits for any more is carried out all the same"


async def test_what_another_process_has_changed_meanwhile_is_done_again(
    postgres_migrated: str,
) -> None:
    ours, theirs = (sql_store(postgres_migrated, Clock()) for _ in range(2))
    added = [add(ours, interview(number, number)) for number in (1, 2)]
    tries: list[int] = []

    def late(rows: Transaction) -> Conversation:
        known = rows.conversation(added[0].id, lock=False)
        assert known is not None
        tries.append(known.version)
        if known.version == 1:
            run(theirs, lambda each: each.save(replace(known, language="en")))
        return rows.save(replace(known, step=7))

    doorman = Doorman()
    first = await doorman.hold(ours)
    waiting = [asyncio.create_task(ours.once(1, late)) for _ in range(1)]
    waiting.append(
        asyncio.create_task(ours.once(2, stepping(added[1].id), reading=(added[1].id,)))
    )
    await asyncio.sleep(0)
    doorman.let_go()
    await first
    saved, other = await asyncio.gather(*waiting)
    assert isinstance(saved, Conversation)
    assert isinstance(other, Conversation)
    assert tries == [1, 2]
    assert (saved.version, saved.language, saved.step) == (3, "en", 7)
    assert (other.version, other.step) == (2, 1)
    ours.close()
    theirs.close()


async def test_a_database_that_is_gone_is_told_to_each_who_waits(
    postgres_migrated: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = sql_store(postgres_migrated, Clock())

    def gone(*_: object, **__: object) -> None:
        store._engine.dispose()
        message = "the server is gone"
        raise store._engine.dialect.loaded_dbapi.OperationalError(message)

    monkeypatch.setattr(store._engine.dialect, "connect", gone)
    store._engine.dispose()
    found = await asyncio.gather(
        *(store.once(at, lambda rows: rows.count_open()) for at in range(3)),
        return_exceptions=True,
    )
    assert [type(one) for one in found] == [StorageError] * 3
    assert len({id(one) for one in found}) == 3, "an error each: they are raised in three tasks"
    store.close()


async def test_another_thread_takes_what_comes_while_the_first_is_held_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(batching, "STALLED_SECONDS", 0.0)
    began, let_go = threading.Event(), threading.Event()

    def carry_out(jobs: object) -> list[Done]:
        assert isinstance(jobs, list)
        done = []
        for job in jobs:
            if job.update_id == 1:
                began.set()
                assert let_go.wait(PATIENCE)
            done.append(Done(job.update_id))
        return done

    threads = BatchWorker(carry_out, threads=2, most=8)
    job = [Job(number, lambda rows: None) for number in range(4)]
    first = asyncio.create_task(threads.run(job[1]))
    assert await asyncio.to_thread(began.wait, PATIENCE)
    assert await asyncio.wait_for(threads.run(job[2]), PATIENCE) == 2
    assert not first.done()
    let_go.set()
    assert await first == 1
    threads.close()


async def test_whatever_goes_wrong_nobody_waits_for_ever() -> None:
    def carry_out(_: object) -> list[Done]:
        message = "a fault of ours"
        raise LookupError(message)

    threads, job = BatchWorker(carry_out, threads=1, most=8), Job(1, lambda rows: None)
    for _ in range(2):
        with pytest.raises(LookupError, match="of ours"):
            await asyncio.wait_for(threads.run(job), PATIENCE)
    threads.close()
    for _ in range(2):
        with pytest.raises(RuntimeError, match="shutdown"):
            await asyncio.wait_for(threads.run(job), PATIENCE)


def test_an_interview_is_read_as_it_was_saved_before_in_the_same_transaction(
    sql: Store,
) -> None:
    added = add(sql, interview())

    def twice(rows: Transaction) -> tuple[object, ...]:
        stepping(added.id)(rows)
        saved = stepping(added.id)(rows)
        by_person = rows.open_conversation(added.chat_id, added.user_id)
        rows.save(replace(saved, finished=True))
        return saved, by_person, rows.open_conversation(added.chat_id, added.user_id)

    saved, by_person, after = run(sql, twice)
    assert saved == by_person
    assert after is None
    kept = read(sql, added.id)
    assert kept is not None
    assert (kept.step, kept.version, kept.finished) == (2, 4, True)


async def test_people_side_by_side_end_as_each_would_alone(sql: Store) -> None:
    dice = Random(7)  # noqa: S311 - the same events each time
    numbers = count(1)
    people = [Person(user) for user in range(1, PEOPLE + 1)]
    shown: dict[int, Conversation | None] = {}
    taken: dict[int, list[Event]] = {person.user_id: [] for person in people}
    commits = Commits(sql)
    for _ in range(ROUNDS):
        events = [
            next_event(dice, next(numbers), one, shown.get(one.user_id), taken[one.user_id])
            for one in people
        ]

        async def send(person: Person, sent: Event) -> None:
            key = person.key(sent)
            posted = [
                sql.once(sent.update_id, person.work(sent), reading=(key,))
                for _ in range(dice.choice((1, 1, 2)))
            ]
            outcomes = await asyncio.gather(*posted)
            (outcome,) = (one for one in outcomes if isinstance(one, Outcome))
            person.learn(outcome)
            shown[person.user_id] = shown_by(outcome, shown.get(person.user_id))
            taken[person.user_id].append(sent)

        await asyncio.gather(*(send(*pair) for pair in zip(people, events, strict=True)))
    assert commits.number < PEOPLE * ROUNDS / 2
    for person in people:
        alone = Person(person.user_id)
        with store_in_memory() as store:
            for sent in taken[person.user_id]:
                assert isinstance(alone.carry_out(store, sent), Outcome)
            assert person.state(sql) == alone.state(store)
