"""The test vectors of the specification, the examples of the sources and the decided cases."""

from collections.abc import Mapping

import pytest

from lawcore import SUBJECTS, Answer, Edition, Question, Ruling, enquire
from tests.lawcore.decided_cases import CASES, Case
from tests.lawcore.vectors import VECTORS, Outcome, Vector

REVOKE = SUBJECTS["revoke"]


def ruling(
    edition: int, facts: Mapping[str, Answer], settings: Mapping[str, Answer] | None = None
) -> Ruling:
    reply = enquire(REVOKE, Edition(edition), facts, settings)
    assert isinstance(reply, Ruling), reply
    return reply


def agree(found: Ruling, outcome: Outcome) -> None:
    assert found.status == outcome.status
    assert outcome.tricks is None or found.tricks == outcome.tricks
    assert set(outcome.articles) <= set(found.articles)
    assert outcome.judgement <= set(found.judgement)
    assert outcome.penalty_card is None or found.penalty_card == outcome.penalty_card
    if outcome.equity:
        assert any("64C" in ordered.article for ordered in found.orders)


@pytest.mark.parametrize(
    ("vector", "edition"),
    [
        pytest.param(vector, edition, id=f"{vector.id}-{edition}")
        for vector in VECTORS
        for edition in vector.expected
    ],
)
def test_vector_is_ruled_as_the_specification_says(vector: Vector, edition: int) -> None:
    asked = vector.defenders_may_ask
    settings = {} if asked is None else {"defenders_may_ask": asked}
    agree(ruling(edition, vector.facts, settings), vector.expected[edition])


@pytest.mark.parametrize(
    ("case", "edition"),
    [
        pytest.param(case, edition, id=f"{case.id}-{edition}")
        for case in CASES
        for edition in case.expected
    ],
)
def test_decided_case_is_ruled_as_it_was_decided(case: Case, edition: int) -> None:
    answers = dict(case.answers)
    reply = enquire(REVOKE, Edition(edition), answers)
    while isinstance(reply, Question):  # what the case does not tell is as usual
        assert reply.is_list, reply
        answers |= {fact.name: fact.usual for fact in reply.facts if fact.usual is not None}
        reply = enquire(REVOKE, Edition(edition), answers)
    assert isinstance(reply, Ruling)
    agree(reply, case.expected[edition])


def test_sample_of_the_contract_cites_exactly_its_articles() -> None:
    found = ruling(2017, {**VECTORS[0].facts, "later_tricks": "more", "won_by": "offender"})
    assert found.articles == ("63A1", "63B", "64A1", "64C1")
    assert found.judgement == ("J1",)
