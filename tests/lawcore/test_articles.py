"""The test vectors of the specification, and the sample of the contract."""

from collections.abc import Mapping

import pytest

from lawcore import SUBJECTS, Answer, Edition, Ruling, enquire
from tests.lawcore.editions import READ, as_of
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
        for edition in READ
    ],
)
def test_vector_is_ruled_as_the_specification_says(vector: Vector, edition: int) -> None:
    asked = vector.defenders_may_ask
    settings = {} if asked is None else {"defenders_may_ask": asked}
    agree(ruling(edition, vector.facts, settings), as_of(vector.expected, edition))


def test_sample_of_the_contract_cites_exactly_its_articles() -> None:
    found = ruling(2017, {**VECTORS[0].facts, "later_tricks": "more", "won_by": "offender"})
    assert found.articles == ("63A1", "63B", "64A1", "64C1")
    assert found.judgement == ("J1",)
