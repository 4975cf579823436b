"""Every order, citation and point of judgement of a revoke, in every edition."""

from typing import TypeAlias

import pytest

from lawcore import SUBJECTS, Edition, Ruling, Subject
from lawcore.engine.article import Remark
from tests.each import each, together
from tests.lawcore import cases
from tests.lawcore.cases import Case
from tests.lawcore.cases.expectations import check, reply_to
from tests.lawcore.editions import READ

REVOKE = SUBJECTS["revoke"]
FILE = cases.in_full("revoke")


@each(
    "case",
    FILE.cases,
    of=lambda case: int(case.edition),
    called=lambda case: case.id,
)
def test_everything_is_ordered_cited_and_weighed_as_expected(case: Case) -> None:
    assert {"orders", "grounds", "judgement"} <= case.expected.keys()
    check(case)
    ruling = reply_to(case)
    assert isinstance(ruling, Ruling)
    for numbers in (ruling.articles, ruling.judgement, ruling.exemptions):
        assert len(set(numbers)) == len(numbers), "nothing stands there twice"
    assert set(ruling.exemptions) <= set(ruling.articles)


@together("case", FILE.set_aside)
def test_what_is_set_aside_stands_there_with_what_excludes_it(case: Case) -> None:
    check(case)


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
    articles, headings = FILE.book("articles", edition), FILE.book("headings", edition)
    return articles, headings, FILE.book("points", edition)


@pytest.mark.parametrize("edition", READ, ids=int)
def test_an_edition_has_the_articles_of_the_specification(edition: Edition) -> None:
    assert numbers(REVOKE, edition) == numbers_of_the_specification(edition)


def test_every_case_is_told_once() -> None:
    told = [
        (case.edition, *sorted(case.facts.items(), key=str), *case.settings.items())
        for case in FILE.cases
    ]
    assert len(set(told)) == len(told) == len({str(case) for case in FILE.cases})


@pytest.mark.parametrize("edition", READ, ids=int)
def test_every_point_comes_up(edition: Edition) -> None:
    of_edition = [case for case in FILE.cases if case.edition == edition]
    weighed = {point for case in of_edition for point in case.expected["judgement"]}
    assert weighed == FILE.book("points", edition)


def test_every_order_comes_up() -> None:
    given = {order.split()[0] for case in FILE.cases for order in case.expected["orders"]}
    assert given == REVOKE.orders.keys()
