"""The sample of the contract cites its articles."""

from collections.abc import Mapping

from lawcore import SUBJECTS, Answer, Edition, Ruling, enquire
from tests.lawcore.vectors import VECTORS

REVOKE = SUBJECTS["revoke"]


def ruling(
    edition: int, facts: Mapping[str, Answer], settings: Mapping[str, Answer] | None = None
) -> Ruling:
    reply = enquire(REVOKE, Edition(edition), facts, settings)
    assert isinstance(reply, Ruling), reply
    return reply


def test_sample_of_the_contract_cites_exactly_its_articles() -> None:
    found = ruling(2017, {**VECTORS[0].facts, "later_tricks": "more", "won_by": "offender"})
    assert found.articles == ("63A1", "63B", "64A1", "64C1")
    assert found.judgement == ("J1",)
