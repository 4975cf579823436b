"""Every order, citation and point of judgement on the cases of the notes, in every edition."""

from collections.abc import Iterator

import pytest

from lawcore import EDITIONS, SUBJECTS, Edition, Ordered, Ruling, Subject, enquire
from lawcore.article import Remark
from lawcore.orders import PartnerMayTakeBack, TransferTricks
from tests.lawcore.notes import ARTICLES, NOTES, POINTS, Note

REVOKE = SUBJECTS["revoke"]


def described(ordered: Ordered) -> str:
    """An order with its article and its quantities."""
    order = ordered.order
    more = ""
    if isinstance(order, TransferTricks):
        more = f" {order.tricks}"
    if isinstance(order, PartnerMayTakeBack) and order.becomes_penalty_card:
        more = " to be a penalty card"
    return f"{ordered.article} {type(order).__name__}{more}"


def ruling(subject: Subject, edition: Edition, note: Note) -> Ruling:
    options = {} if note.may_ask is None else {"defenders_may_ask": note.may_ask}
    reply = enquire(subject, edition, note.answers, options)
    assert isinstance(reply, Ruling)
    return reply


def differences(subject: Subject, edition: Edition, note: Note) -> Iterator[str]:
    """What is ordered, cited or weighed otherwise than the note says."""
    given = ruling(subject, edition, note)
    pairs = (
        ("orders", {described(ordered) for ordered in given.orders}, note.orders[edition]),
        ("articles", set(given.articles), note.articles(edition)),
        ("judgement", set(given.judgement), note.judgement[edition]),
    )
    for name, found, expected in pairs:
        if found != expected:
            yield f"{name}: {sorted(found ^ expected)}"


@pytest.mark.parametrize("edition", EDITIONS, ids=int)
@pytest.mark.parametrize("note", NOTES, ids=lambda note: note.id)
def test_everything_is_ordered_cited_and_weighed_as_noted(note: Note, edition: Edition) -> None:
    assert [*differences(REVOKE, edition, note)] == []


@pytest.mark.parametrize("note", NOTES, ids=lambda note: note.id)
def test_nothing_is_said_twice(note: Note) -> None:
    for edition in EDITIONS:
        given = ruling(REVOKE, edition, note)
        for said in (given.articles, given.judgement, given.exemptions):
            assert len(set(said)) == len(said)
        assert set(given.exemptions) <= set(given.articles)


@pytest.mark.parametrize("edition", EDITIONS, ids=int)
def test_an_edition_has_the_articles_of_the_specification(edition: Edition) -> None:
    rules = REVOKE.books[edition].rules
    articles = {rule.number for p, rule in rules.items() if not isinstance(p, Remark)}
    points = {rule.number for p, rule in rules.items() if isinstance(p, Remark)}
    assert articles == ARTICLES[edition]
    assert points == POINTS[edition]


def test_every_case_is_told_once() -> None:
    assert len({note.id for note in NOTES}) == len(NOTES)
    told = [(*sorted(note.facts.items(), key=str), note.may_ask) for note in NOTES]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("edition", EDITIONS, ids=int)
def test_every_point_and_every_order_comes_up(edition: Edition) -> None:
    weighed = {key for note in NOTES for key in note.judgement[edition]}
    assert weighed == POINTS[edition]
