"""Calls out of turn: what holds of all dialogues, beside the cases."""

from collections.abc import Mapping

import pytest

from lawcore import SUBJECTS, Answer, Edition, Ruling, enquire
from tests.lawcore.editions import covered
from tests.lawcore.second.agreement import rulings

SUBJECT = SUBJECTS["call_out_of_turn"]
EDITION = pytest.mark.parametrize("edition", covered(SUBJECT), ids=int)


DECLINED: Mapping[str, Answer] = {"kind": "bid", "lho": "declines"}


def orders_of(**told: Answer) -> list[str]:
    """What is ordered, one by one, the rare circumstances being as usual."""
    ruling = enquire(SUBJECT, Edition(2017), {**DECLINED, **told}, suppose=True)
    assert isinstance(ruling, Ruling)
    return [ordered.order.name for ordered in ruling.orders]


@EDITION
def test_only_at_the_dealers_turn_it_is_asked_what_he_meant(edition: int) -> None:
    """J46: at the turn of LHO, who has called before the ruling, 28B or 29A is his to say."""
    for ruling in rulings(SUBJECT, edition):
        called = ruling.status == "as_if_not_called" and ruling.told["turn_of"] == "lho"
        assert ("J46" in ruling.judgement) is called, ruling.told


@pytest.mark.parametrize("cmp", ["yes", "no"])
def test_a_turn_that_has_gone_back_is_noted_and_not_given_back_once_more(cmp: str) -> None:
    new: Mapping[str, Answer] = {"cmp": cmp}
    acted = orders_of(turn_of="rho", rho_then="acts", **new)
    assert acted[0] == "NoteThatItWentBackToRho"
    assert orders_of(turn_of="partner", **new)[0] == "NoteThatItWentBackToPartner"
    assert orders_of(turn_of="lho", before="no", **new)[0] == "NoteThatLhoCalledFirst"
    assert not {"CancelItForRho", "CancelItForPartner", "CancelItForLho"} & {*acted}


def test_a_partner_who_calls_first_is_told_what_he_may_not_use_and_nobody_else_is() -> None:
    waiting: Mapping[str, Answer] = {"cmp": "none"}
    assert "LetPartnerNotUseIt" in orders_of(turn_of="partner", **waiting)
    assert "LetPartnerNotUseIt" not in orders_of(turn_of="rho", rho_then="acts", **waiting)
    assert "LetPartnerNotUseIt" not in orders_of(turn_of="partner", cmp="no")


def test_in_2007_what_was_withdrawn_tells_the_others_alone_unless_the_call_is_repeated() -> None:
    """16D: a call that has to be repeated, or may have to be, has told nothing that is gone."""
    withdrawn = {"has_to_pass", "replaced", "partner_has_to_pass"}
    seen: set[str] = set()
    for ruling in rulings(SUBJECT, 2007):
        if ruling.told.get("lho") != "declines":
            continue
        assert ("16D" in ruling.articles) is (ruling.status in withdrawn), ruling.told
        seen.add(ruling.status)
    assert seen > withdrawn
