"""The second procedure against the vectors and the decided cases."""

import pytest

from lawcore.book.decided import Case
from tests.each import each, together
from tests.lawcore.decided_cases import SEVERAL as SEVERAL_DECIDED
from tests.lawcore.decided_cases import SINGLE, each_revoke, outcomes
from tests.lawcore.editions import READ, as_of
from tests.lawcore.oracle import Expected, Facts, rule, total
from tests.lawcore.vectors import ORDINARY, SEVERAL, VECTORS, Outcome, Several, Vector

KNOWN = frozenset({"43B2(b)", "52B", "52B1(b)"})
KNOWN |= {"62A", "62B1", "62C1", "62C3", "62D1", "62D2", "63A1", "63A2", "63A3", "63A4"}
KNOWN |= {"64A1", "64A2", "64B1", "64B2", "64B3", "64B4", "64B5", "64B6", "64B7", "64B8"}
KNOWN |= {"64C", "64C1", "64C2(a)", "64C2(b)"}


def articles(edition: int, facts: Facts, expected: Expected) -> set[str]:
    """The articles on which the expected ruling rests, as far as it tells them."""
    cited = {*expected.exemptions, *(expected.equity or "").split("+")}
    cited |= {expected.correction or "", expected.established_by or ""}
    if expected.tricks:
        cited.add("64A1" if facts["won_by"] == "offender" else "64A2")
    if expected.penalty_card:
        cited.add("62B1")
    if expected.take_back_opponents:
        cited.add("62C1")
    if expected.twelfth_trick_partner:
        cited.add("62D2")
    return cited


def agree(edition: int, facts: Facts, expected: Expected, outcome: Outcome) -> None:
    known = KNOWN | ({"63B"} if edition == 1997 else set())
    assert expected.status == outcome.status
    assert outcome.tricks is None or expected.tricks == outcome.tricks
    assert known & set(outcome.articles) <= articles(edition, facts, expected)
    assert outcome.judgement <= expected.judgement
    assert not outcome.equity or expected.equity
    assert outcome.penalty_card is None or expected.penalty_card == outcome.penalty_card


VECTOR_EDITIONS = [(vector, edition) for vector in VECTORS for edition in vector.editions]
CASE_EDITIONS = [(case, edition) for case in SINGLE for edition in case.theirs]


def its_edition(_: Vector | Case, edition: int) -> int:
    return edition


def its_id(one: Vector | Case, _: int) -> str:
    return one.id


@each("vector, edition", VECTOR_EDITIONS, of=its_edition, called=its_id)
def test_vectors_are_ruled_as_the_law_says(vector: Vector, edition: int) -> None:
    expected = rule(edition, vector.facts, vector.defenders_may_ask)
    agree(edition, vector.facts, expected, as_of(vector.expected, edition))


@together("several", SEVERAL)
@together("edition", READ)
def test_no_trick_pays_twice(several: Several, edition: int) -> None:
    assert total(edition, several.revokes, several.tricks_won) == as_of(several.expected, edition)


@each("case, edition", CASE_EDITIONS, of=its_edition, called=its_id)
def test_decided_cases_are_ruled_as_decided(case: Case, edition: int) -> None:
    facts = {**ORDINARY, **case.answers}
    agree(edition, facts, rule(edition, facts), outcomes(case)[edition])


@pytest.mark.parametrize("case", SEVERAL_DECIDED, ids=lambda case: case.id)
def test_several_revokes_come_to_what_was_decided(case: Case) -> None:
    for edition, theirs in case.theirs.items():
        due = [rule(edition, facts).tricks for facts in each_revoke(case)]
        assert sum(due) == theirs.tricks


def test_every_vector_is_there() -> None:
    names = {vector.id for vector in VECTORS} | {several.id for several in SEVERAL}
    in_words = {name for name in names if " " in name}
    assert names - in_words == {f"T{number:02}" for number in range(1, 48)}
