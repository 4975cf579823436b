"""Whatever comes twice, late, out of order or at once: the same state as of one in order."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import count, zip_longest
from multiprocessing.connection import Connection
from operator import methodcaller
from random import Random
from typing import Any

import pytest

from bot.conversation.fingerprint import add_fingerprint
from bot.conversation.free_text import is_article
from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.conversation.notice import Notice
from bot.storage import open_store
from bot.storage.errors import AlreadyDone
from bot.storage.store import Job, Store
from bot.usecases.outcome import Outcome
from lawcore import Answer, Branches, Edition, Question, Ruling, Subject, enquire
from lawcore.engine.records import replace
from lawcore.understanding import understand
from tests.bot.storage.deliveries import Event, Person, carry_out_all, next_event, shown_by
from tests.bot.storage.direct import run
from tests.bot.storage.in_memory import store_in_memory
from tests.forked import forking
from tests.sampling import NIGHT

SEQUENCES = 10_000 if NIGHT else 100
"""For each of two seeds."""
TOGETHER = 50
"""Sequences, each of other people, whose updates share transactions on one store."""
SCRIPTS = 300 if NIGHT else 50
LENGTH = 6
PEOPLE = (1, 1, 2, 3)
PROCESSES = 4
SIDE_BY_SIDE = 8
"""The people who press while the processes run."""
ROUNDS = 12

Reply = Question | Ruling | Branches


@pytest.fixture(scope="module", autouse=True)
def law_remembered() -> Iterator[None]:
    """What the law and the understanding of texts answer depends on what is asked alone: it is
    worked out once for all sequences."""
    kept: dict[object, Reply] = {}

    def remembered(
        subject: Subject,
        edition: Edition,
        told: Mapping[str, Answer],
        options: Mapping[str, Answer],
        **rest: Any,
    ) -> Reply:
        asked = (
            subject.name,
            edition,
            tuple(told.items()),
            tuple(options.items()),
            repr(sorted(rest.items())),
        )
        if asked not in kept:
            kept[asked] = enquire(subject, edition, told, options, **rest)
        return kept[asked]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("bot.conversation.interview.enquire", remembered)
        patched.setattr("bot.conversation.free_text.understand", cache(understand))
        patched.setattr("bot.usecases.interviews.add_fingerprint", marked_once())
        patched.setattr("bot.usecases.lines.is_article", cache(is_article))
        yield


def marked_once() -> Callable[[Conversation, Interview], Conversation]:
    """The mark of a ruling, worked out once for the same answers."""
    kept: dict[object, Conversation] = {}

    def remembered(conversation: Conversation, interview: Interview) -> Conversation:
        asked = (
            conversation.subject,
            conversation.edition,
            conversation.language,
            conversation.authority,
            conversation.answers,
            conversation.screen,
        )
        if asked not in kept:
            kept[asked] = add_fingerprint(conversation, interview)
        made = kept[asked]
        return replace(conversation, ruled=made.ruled, headline=made.headline)

    return remembered


@dataclass(frozen=True)
class Script:
    """What one person sends in order, each once, and what is kept of him then."""

    events: tuple[Event, ...]
    state: tuple[object, ...]


def written(dice: Random) -> Script:
    """A script, by somebody who looks at what his updates show him."""
    person = Person(1)
    shown: Conversation | None = None
    events: list[Event] = []
    with store_in_memory() as store:
        for number in range(LENGTH):
            event = next_event(dice, number, person, shown, events)
            outcome = person.carry_out(store, event)
            assert isinstance(outcome, Outcome)
            shown = shown_by(outcome, shown)
            events.append(event)
        return Script(tuple(events), person.state(store))


def deliveries(dice: Random, scripts: Sequence[Script], place: int) -> list[Event]:
    """The events of several people as they may arrive; each `place` has people of its own.

    People's events are mixed in any order. Each comes again up to three times, at any moment after
    the first. Numbers are those of a webhook: they grow, but events come out of their order.
    """
    first = place * 1_000_000
    numbers = iter(dice.sample(range(first, first + 1_000_000), len(scripts) * LENGTH))
    mixed: list[tuple[float, Event]] = []
    for user_id, script in enumerate(scripts, place * max(PEOPLE) + 1):
        moments = sorted(dice.random() for _ in script.events)
        for moment, event in zip(moments, script.events, strict=True):
            sent = replace(event, update_id=next(numbers), user_id=user_id)
            mixed.append((moment, sent))
            times = dice.choice((0, 0, 1, 1, 2, 3))
            later = [moment + (1.2 - moment) * dice.random() for _ in range(times)]
            mixed += [(again, sent) for again in later]
    return [event for _, event in sorted(mixed, key=lambda one: one[0])]


def carried_out(store: Store, arriving: Sequence[Sequence[Event]]) -> dict[int, Person]:
    """The people after all that arrived in several sequences; what came before changes nothing.

    The next events of all sequences are carried out together.
    """
    people: dict[int, Person] = {}
    came: set[int] = set()
    for row in zip_longest(*arriving):
        events = [event for event in row if event is not None]
        whose = [people.setdefault(event.user_id, Person(event.user_id)) for event in events]
        jobs = [
            Job(event.update_id, person.work(event), reading=(person.key(event),))
            for event, person in zip(events, whose, strict=True)
        ]
        for event, person, done in zip(events, whose, store.carry_out(jobs), strict=True):
            outcome = done.unwrap()
            assert (outcome == AlreadyDone()) == (event.update_id in came)
            came.add(event.update_id)
            person.learn(outcome)
    return people


@pytest.mark.parametrize("seed", ["north", "south"])
def test_a_sequence_ends_as_if_each_update_had_come_once_in_order(seed: str) -> None:
    dice = Random(seed)  # noqa: S311 - the same sequences each time
    scripts = [written(dice) for _ in range(SCRIPTS)]
    kinds = {event.kind for script in scripts for event in script.events}
    assert kinds == {"begin", "press", "write", "choose", "cancel", "recall"}
    doubled = 0
    for _ in range(SEQUENCES // TOGETHER):
        chosen = [dice.sample(scripts, dice.choice(PEOPLE)) for _ in range(TOGETHER)]
        arriving = [deliveries(dice, those, place) for place, those in enumerate(chosen)]
        doubled += sum(map(len, arriving)) - sum(map(len, chosen)) * LENGTH
        with store_in_memory() as store:
            people = carried_out(store, arriving)
            for place, those in enumerate(chosen):
                for user_id, script in enumerate(those, place * max(PEOPLE) + 1):
                    assert as_one(people[user_id].state(store)) == script.state
    assert doubled > 10 * SEQUENCES


def as_one(state: tuple[object, ...]) -> tuple[object, ...]:
    """The state of a person as if he were the first."""
    preference, kept = state
    assert isinstance(kept, tuple)
    return preference, tuple(one and replace(one, chat_id=1, user_id=1) for one in kept)


class Process:
    """One process of several, which carries out events on its own."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe

    def hear(self) -> Any:
        return self.pipe.recv()

    def send(self, event: Event, key: str) -> None:
        self.pipe.send((event, key))


@contextmanager
def processes(address: str) -> Iterator[list[Process]]:
    """Four processes on one database."""
    with ExitStack() as stack:
        begun = []
        for _ in range(PROCESSES):
            ours, its_own = forking().Pipe()
            running = forking().Process(target=carry_out_all, args=(address, its_own))
            running.start()
            its_own.close()
            stack.callback(running.join)
            begun.append(Process(stack.enter_context(ours)))
        assert [one.hear() for one in begun] == ["ready"] * PROCESSES
        yield begun


@dataclass
class Side:
    """A person whose updates go to all processes, and what was taken of them, in order."""

    person: Person
    shown: Conversation | None
    taken: list[Event]
    sent: list[Event]
    rivals: int = 0


def test_four_processes_carry_out_everything_once(database: str) -> None:
    dice = Random(4)  # noqa: S311 - the same events each time; who comes first is not the same
    numbers = count(1)
    store = open_store(database)
    sides = [Side(Person(user), None, [], []) for user in range(1, SIDE_BY_SIDE + 1)]
    with processes(database) as running:
        for _ in range(ROUNDS):
            wanted = [(side, wishes(dice, numbers, side)) for side in sides]
            posted = [
                (side, event, running[place])
                for side, events in wanted
                for event in events
                for place in dice.sample(range(PROCESSES), dice.randint(2, PROCESSES))
            ]
            dice.shuffle(posted)
            for side, event, process in posted:
                key = side.person.ids[event.number] if side.person.ids else ""
                process.send(event, key)
            answers = [(side, event, process.hear()) for side, event, process in posted]
            for side, events in wanted:
                settle(store, side, events, answers)
    assert sum(side.rivals for side in sides) > SIDE_BY_SIDE, "many presses had a rival"
    for side in sides:
        alone = Person(1)
        with store_in_memory() as kept:
            for event in side.taken:
                assert isinstance(alone.carry_out(kept, replace(event, user_id=1)), Outcome)
            assert as_one(side.person.state(store)) == alone.state(kept)
    store.close()


def wishes(dice: Random, numbers: Iterator[int], side: Side) -> list[Event]:
    """What a person does at once: a press, often with a rival on the same screen."""
    event = next_event(dice, next(numbers), side.person, side.shown, side.sent)
    while event.kind == "write":  # no process needs the phrases for what is proved here
        event = next_event(dice, event.update_id, side.person, side.shown, side.sent)
    fresh = side.shown is not None and event.step == side.shown.step
    if event.kind != "press" or not fresh or dice.random() < 0.3:
        return [event]
    rival = next_event(dice, next(numbers), side.person, side.shown, [])
    return [event, rival] if rival.kind == "press" else [event]


def settle(
    store: Store, side: Side, events: Sequence[Event], answers: Sequence[tuple[Side, Event, Any]]
) -> None:
    """Note what was taken: each event once, and of rivals the one that was first, first."""
    first: list[tuple[Event, Any]] = []
    for event in events:
        done = [
            answer
            for whose, one, answer in answers
            if whose is side and one == event and not answer["seen"]
        ]
        assert len(done) == 1, "an update is carried out by exactly one process"
        first.append((event, done[0]))
    stale = [answer["notice"] == Notice.STALE for _, answer in first]
    if len(events) > 1:
        side.rivals += 1
        assert stale.count(False) <= 1, "of two presses on one screen one counts"
    for event, answer in sorted(first, key=lambda one: one[1]["notice"] == Notice.STALE):
        side.taken.append(event)
        side.sent.append(event)
        if answer["begun"]:
            side.person.ids.append(answer["begun"])
        if answer["shown"]:
            side.shown = run(store, methodcaller("conversation", answer["shown"]))
