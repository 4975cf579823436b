"""Where one subject leads over to another, no fact is passed on that nobody told or assumed.

What a lead passes on counts as told in the subject that takes over: it is neither asked there nor
named among what is assumed. So each such fact has to follow from what was told in the first
subject, or from what that one names as assumed: `leads.toml` says from what, and by which number
of the Laws. And what a ruling takes for granted, that of the second subject too, it names.
"""

import random
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from lawcore import SUBJECTS, Answer, Edition, Lead, Question, Ruling, Subject
from lawcore.book.library import Library
from lawcore.engine.reading import check_answers, consider
from tests.each import together
from tests.lawcore.editions import READ
from tests.lawcore.walks import every_dialogue
from tests.sampling import SEED, some

TABLE = tomllib.loads((Path(__file__).parent / "leads.toml").read_text("utf-8"))
LONG = {"revoke": 60, "penalty_card": 400}
"""Subjects with very many dialogues: so many of them are walked, chosen by a seed."""
UNSAID = 6
"""Rulings of a book to which every fact that is left unsaid is told."""
MOST = 3
"""Dialogues of what takes over that are walked for each lead."""
WAYS_OVER = 3
"""Leads of a book whose dialogues are walked."""
Told = Mapping[str, Answer]
COVERED = [(subject, e) for subject in SUBJECTS.values() for e in READ if e in subject.books]
EVERY = together("subject, edition", COVERED)
FIRST = together("first", list(TABLE))
"""Each subject that leads over to another, beside its other tests, which pass the same on."""


@dataclass(frozen=True)
class Row:
    """Facts of a second subject that follow from facts of a first, at some orders or at any."""

    told: Told
    where: Mapping[str, Any]
    by: tuple[str, ...]

    def holds(self, order: str, known: Told) -> bool:
        """Whether it is one of those orders, and all is known that the facts follow from."""
        return (not self.by or order in self.by) and all(
            known.get(name) in (value if isinstance(value, list) else [value])
            for name, value in self.where.items()
        )


@dataclass(frozen=True)
class Passing:
    """A ruling, and one of its orders that leads over."""

    ruling: Ruling
    order: str
    lead: Lead

    @property
    def tells(self) -> Told:
        """What it passes on, and what is no longer asked there because of that.

        An answer is left alone where the others are unlikely beside what is passed on.
        """
        facts, passed = SUBJECTS[self.lead.subject].facts, self.lead.answers
        asked = (f for f in facts.listed if f.usual is None and f.name not in passed)
        left = {fact.name: facts.offered(fact, passed) for fact in asked}
        return {**{n: options[0] for n, options in left.items() if len(options) == 1}, **passed}

    def __str__(self) -> str:
        said = " ".join(f"{name}={answer}" for name, answer in self.ruling.told.items())
        return f"{self.ruling.subject} {said}: {self.order} > {self.lead.subject}"


@cache
def rows(first: str, second: str) -> tuple[Row, ...]:
    """Return what the table says of two subjects."""
    return tuple(
        Row(row["told"], row["where"], tuple(row.get("by", ())))
        for table in TABLE.get(first, ())
        if table["to"] == second
        for row in table["rows"]
    )


@cache
def rulings(subject: Subject, edition: Edition) -> tuple[Ruling, ...]:
    """Every ruling, what is rare being assumed unless it is told; of very many dialogues some."""
    found = (_supposing(subject, edition, known) for known in _dialogues(subject, edition))
    return tuple({tuple(ruling.told.items()): ruling for ruling in found}.values())


def _dialogues(subject: Subject, edition: Edition) -> Iterator[Told]:
    """Yield what is told in each dialogue, also with one of the facts that are never asked."""
    if subject.name in LONG:
        chosen = random.Random(SEED)  # noqa: S311 - a sample, no secret
        yield from (_by_chance(subject, edition, chosen) for _ in range(LONG[subject.name]))
        return
    volunteered = (f for f in subject.facts.listed if f.volunteered)
    besides = ({f.name: option} for f in volunteered for option in f.options if option != f.usual)
    for start in ({}, *besides):
        yield from (one.ruling.told for one in every_dialogue(subject, edition, start))


def _by_chance(subject: Subject, edition: Edition, chosen: random.Random) -> Told:
    known: dict[str, Answer] = {}
    while isinstance(question := consider(subject, edition, known), Question):
        asked = question.facts[0]
        known[asked.name] = chosen.choice(asked.options)
    return known


def _supposing(subject: Subject, edition: Edition, known: Told) -> Ruling:
    """Return the ruling where nothing is told that is as usual."""
    unusual = {name: answer for name, answer in known.items() if subject.usual(name) != answer}
    pending = {name: known[name] for name in known if subject.facts.named[name].pending}
    ruling = consider(subject, edition, {**unusual, **pending}, suppose=True)
    assert isinstance(ruling, Ruling), known
    return ruling


@cache
def passings(subject: Subject, edition: Edition) -> tuple[Passing, ...]:
    """Every order that leads over, in every ruling."""
    return tuple(
        Passing(ruling, ordered.order.name, lead)
        for ruling in rulings(subject, edition)
        for ordered in ruling.orders
        if (lead := ordered.order.leads_to) is not None
    )


def known_to(ruling: Ruling) -> Told:
    """What was told, what has to be so beside it, and what the ruling names as assumed."""
    subject = SUBJECTS[ruling.subject]
    known = {**dict(ruling.supposed), **ruling.told}
    left = {fact.name: subject.facts.offered(fact, known) for fact in subject.facts.listed}
    return {**{n: options[0] for n, options in left.items() if len(options) == 1}, **known}


@EVERY
def test_a_fact_that_is_passed_on_follows_from_what_was_told(
    subject: Subject, edition: Edition
) -> None:
    from_nothing: dict[str, str] = {}
    for passing in passings(subject, edition):
        known = known_to(passing.ruling)
        held = [
            r for r in rows(subject.name, passing.lead.subject) if r.holds(passing.order, known)
        ]
        told_by = [item for row in held for item in row.told.items()]
        for item in passing.tells.items():
            if item not in told_by:
                from_nothing.setdefault(f"{passing.lead.subject} {item}", str(passing))
    assert not from_nothing


@EVERY
def test_what_was_told_is_passed_on(subject: Subject, edition: Edition) -> None:
    kept_back: dict[str, str] = {}
    for passing in passings(subject, edition):
        for row in rows(subject.name, passing.lead.subject):
            if row.holds(passing.order, passing.ruling.told):
                for name, answer in row.told.items():
                    if passing.lead.answers.get(name) != answer:
                        what = f"{passing.lead.subject} {name}={answer}"
                        kept_back.setdefault(what, str(passing))
    assert not kept_back


@EVERY
def test_a_lead_goes_to_a_subject_that_the_edition_covers(
    subject: Subject, edition: Edition
) -> None:
    for passing in passings(subject, edition):
        assert edition in SUBJECTS[passing.lead.subject].books, passing


@EVERY
def test_a_ruling_leads_to_a_subject_once(subject: Subject, edition: Edition) -> None:
    """The button that goes on names the subject alone."""
    for ruling in rulings(subject, edition):
        leads = [lead for o in ruling.orders if (lead := o.order.leads_to) is not None]
        assert len({lead.subject for lead in leads}) == len(leads), ruling.told


@EVERY
def test_what_a_ruling_takes_for_granted_it_names(subject: Subject, edition: Edition) -> None:
    """Whatever is neither told nor named may be so or so: it takes nothing from the ruling."""
    for ruling in some(rulings(subject, edition), UNSAID):
        check_what_is_unsaid(ruling)


@EVERY
def test_what_takes_over_names_what_it_takes_for_granted(
    subject: Subject, edition: Edition
) -> None:
    leads = {
        (p.lead.subject, frozenset(p.lead.answers.items())) for p in passings(subject, edition)
    }
    for second, passed in some(sorted(leads, key=str), WAYS_OVER):
        over = SUBJECTS[second]
        chosen = random.Random(SEED)  # noqa: S311 - a sample, no secret
        for _ in range(MOST):
            known = check_answers(over.facts, dict(passed))
            check_what_is_unsaid(_ruled_by_chance(over, edition, known, chosen))


def _ruled_by_chance(
    subject: Subject, edition: Edition, start: Told, chosen: random.Random
) -> Ruling:
    """Return a ruling to which answers chosen by a seed lead, what is rare being assumed."""
    known = dict(start)
    while not isinstance(reply := consider(subject, edition, known, suppose=True), Ruling):
        name, options = (
            (reply.facts[0].name, reply.facts[0].options)
            if isinstance(reply, Question)
            else (reply.fact, tuple(option for group in reply.options for option in group))
        )
        known[name] = chosen.choice(options)
    return reply


def check_what_is_unsaid(ruling: Ruling) -> None:
    """Tell each fact that is neither told nor named: an order may be added, none is lost."""
    subject, known = SUBJECTS[ruling.subject], {**dict(ruling.supposed), **ruling.told}
    for fact in subject.facts.listed:
        for option in () if fact.name in known else subject.facts.offered(fact, known):
            more = {**known, fact.name: option}
            if any(pair.met(more) for pair in subject.facts.impossible):
                continue
            other = consider(subject, ruling.edition, more, suppose=True)
            assert isinstance(other, Ruling), (fact.name, option, ruling.told)
            said = (other.status, other.tricks, other.penalty_card)
            assert said == (ruling.status, ruling.tricks, ruling.penalty_card), (more, ruling.told)
            assert {*ruling.orders} <= {*other.orders}, (more, ruling.told)


@FIRST
def test_the_table_speaks_of_facts_there_are_and_of_leads_there_are(first: str) -> None:
    led = {passing.lead.subject for passing in all_passings(first)}
    for table in TABLE[first]:
        assert table["to"] in led
        for row in table["rows"]:
            assert Library.of("en").has(row["law"], READ[-1]), row
            assert check_answers(SUBJECTS[table["to"]].facts, row["told"])
            for name, value in row["where"].items():
                for answer in value if isinstance(value, list) else [value]:
                    assert check_answers(SUBJECTS[first].facts, {name: answer})


@FIRST
def test_every_row_of_the_table_is_needed(first: str) -> None:
    """It holds at some lead that passes its facts on."""
    every = [(passing, known_to(passing.ruling)) for passing in all_passings(first)]
    for table in TABLE[first]:
        for row in rows(first, table["to"]):
            assert any(
                passing.lead.subject == table["to"]
                and row.told.items() <= passing.lead.answers.items()
                and row.holds(passing.order, known)
                for passing, known in every
            ), row


def all_passings(first: str) -> Iterator[Passing]:
    """Yield what a subject passes on in each edition that covers it."""
    return chain.from_iterable(passings(*one) for one in COVERED if one[0].name == first)
