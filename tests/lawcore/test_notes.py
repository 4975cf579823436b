"""Every order, citation and point of judgement on the cases of the notes, in every edition."""

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

import pytest

from lawcore import EDITIONS, SUBJECTS, Edition, Ordered, Ruling, Subject, enquire
from lawcore.engine.article import Remark
from tests.each import each
from tests.lawcore.cases import Answers
from tests.lawcore.editions import READ, as_of
from tests.lawcore.notes import (
    ARTICLES,
    HEADINGS,
    NOTES,
    POINTS,
    SET_ASIDE,
    Note,
    Said,
)
from tests.lawcore.vectors import ORDINARY

REVOKE = SUBJECTS["revoke"]


def described(ordered: Ordered) -> str:
    """An order with its article and its quantities."""
    order = ordered.order
    more = ""
    if order.name == "TransferTricks":
        more = f" {order.values['tricks']}"
    if order.name == "PartnerMayTakeBack" and order.values["becomes_penalty_card"]:
        more = " to be a penalty card"
    return f"{ordered.article} {order.name}{more}"


def ruling(
    subject: Subject, edition: Edition, facts: Answers, may_ask: bool | None = None
) -> Ruling:
    options = {} if may_ask is None else {"defenders_may_ask": may_ask}
    reply = enquire(subject, edition, {**ORDINARY, **facts}, options)
    assert isinstance(reply, Ruling)
    return reply


def differences(subject: Subject, edition: Edition, note: Note) -> Iterator[str]:
    """What is ordered, cited or weighed otherwise than the note says."""
    given = ruling(subject, edition, note.facts, note.may_ask)
    pairs = (
        ("orders", {described(ordered) for ordered in given.orders}, as_of(note.orders, edition)),
        ("articles", set(given.articles), note.articles(edition)),
        ("judgement", set(given.judgement), as_of(note.judgement, edition)),
    )
    for name, found, expected in pairs:
        if found != expected:
            yield f"{name}: {sorted(found ^ expected)}"


@each(
    "edition, note",
    product(READ, NOTES),
    of=lambda edition, _: int(edition),
    called=lambda _, note: note.id,
)
def test_everything_is_ordered_cited_and_weighed_as_noted(note: Note, edition: Edition) -> None:
    assert [*differences(REVOKE, edition, note)] == []


@each("note", NOTES, of=lambda note: "all", called=lambda note: note.id)
def test_nothing_is_said_twice(note: Note) -> None:
    for edition in EDITIONS:
        given = ruling(REVOKE, edition, note.facts, note.may_ask)
        for said in (given.articles, given.judgement, given.exemptions):
            assert len(set(said)) == len(said)
        assert set(given.exemptions) <= set(given.articles)


def set_aside(subject: Subject, edition: Edition, facts: Answers) -> set[str]:
    aside = ruling(subject, edition, facts).set_aside
    return {f"{one.article} by {' '.join(sorted(one.by))}" for one in aside}


@pytest.mark.parametrize("edition", READ, ids=int)
@pytest.mark.parametrize(
    ("facts", "aside"), [pytest.param(facts, aside, id=name) for name, facts, aside in SET_ASIDE]
)
def test_what_is_set_aside_is_said_with_what_excludes_it(
    facts: Answers, aside: Said, edition: Edition
) -> None:
    assert set_aside(REVOKE, edition, facts) == as_of(aside, edition)


Numbers: TypeAlias = tuple[frozenset[str], frozenset[str], frozenset[str]]


def numbers(subject: Subject, edition: Edition) -> Numbers:
    """The articles, the headings over others and the points of judgement of an edition."""
    rules = subject.books[edition].rules
    points = {
        provision: rule for provision, rule in rules.items() if isinstance(provision, Remark)
    }
    headings = {rule.number for p, rule in rules.items() if not p.cited and p not in points}
    articles = {rule.number for p, rule in rules.items() if p not in points}
    weighed = {rule.number for rule in points.values()}
    return frozenset(articles), frozenset(headings), frozenset(weighed)


def numbers_of_the_specification(edition: Edition) -> Numbers:
    return as_of(ARTICLES, edition), as_of(HEADINGS, edition), as_of(POINTS, edition)


@pytest.mark.parametrize("edition", READ, ids=int)
def test_an_edition_has_the_articles_of_the_specification(edition: Edition) -> None:
    assert numbers(REVOKE, edition) == numbers_of_the_specification(edition)


def test_every_case_is_told_once() -> None:
    assert len({note.id for note in NOTES}) == len(NOTES)
    told = [(*sorted(note.facts.items(), key=str), note.may_ask) for note in NOTES]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("edition", READ, ids=int)
def test_every_point_comes_up(edition: Edition) -> None:
    weighed = {key for note in NOTES for key in as_of(note.judgement, edition)}
    assert weighed == as_of(POINTS, edition)


def test_every_order_comes_up() -> None:
    given = {o.split()[1] for note in NOTES for said in note.orders.values() for o in said}
    assert given == REVOKE.orders.keys()
