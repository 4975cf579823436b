"""Calls out of turn: what holds of all dialogues, beside the cases."""

from collections.abc import Mapping

import pytest

from lawcore import SUBJECTS, Answer, Edition, Ruling, enquire
from tests.lawcore.editions import as_of, covered
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


BOUND = {
    2007: {"free", "pass_next", "pass_always", "no_double_this_turn"},
    2017: {"free", "pass_next"},
}


@EDITION
def test_since_2017_the_partner_passes_once_and_never_throughout(edition: int) -> None:
    """30 to 32: at his next turn only; it is under 27B2 to B4 that he passes throughout."""
    bound = {ruling.effects["partner"] for ruling in rulings(SUBJECT, edition)}
    assert bound == as_of(BOUND, edition)


GOES_BACK_TO = {"rho": "CancelItForRho", "partner": "CancelItForPartner", "lho": "CancelItForLho"}
HAS_GONE_BACK = "NoteThatItWentBackToRho"
NOWHERE = {"in_rotation", "as_if_not_called", "another_law"}
"""What a call out of turn that is not accepted comes to where no turn goes back."""


def test_in_2007_the_turn_goes_back_to_whose_it_was_unless_that_player_has_called() -> None:
    seen: set[tuple[Answer, str]] = set()
    for ruling in rulings(SUBJECT, 2007):
        told = ruling.told
        if told.get("lho") != "declines":
            continue
        orders = {ordered.order.name for ordered in ruling.orders}
        found = orders & {*GOES_BACK_TO.values(), HAS_GONE_BACK}
        if ruling.status in NOWHERE:
            assert not found, told
            continue
        acts = told.get("rho_then") == "acts"
        wanted = HAS_GONE_BACK if acts else GOES_BACK_TO[str(told["turn_of"])]
        assert found == {wanted}, told
        assert "29B" in ruling.articles
        seen.add((told["kind"], wanted))
    every = {*GOES_BACK_TO.values(), HAS_GONE_BACK}
    assert {wanted for kind, wanted in seen if kind == "bid"} == every
    assert {wanted for kind, wanted in seen if kind == "pass"} == every
    assert {wanted for kind, wanted in seen if kind == "dbl_rdbl"} == every - {"CancelItForLho"}


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


def test_in_2007_a_later_bid_or_a_double_at_the_turn_of_lho_is_a_change_of_call() -> None:
    """31B speaks of that turn only where the offender has not called before."""
    seen: set[tuple[Answer, Answer]] = set()
    for ruling in rulings(SUBJECT, 2007):
        told = ruling.told
        if told["turn_of"] != "lho" or told["kind"] == "pass":
            continue
        if "36" in ruling.articles:
            continue
        changes = told["kind"] == "dbl_rdbl" or told.get("before") == "yes"
        assert (ruling.status == "another_law" and "25" in ruling.articles) is changes, told
        seen.add((told["kind"], changes))
    assert seen == {("bid", True), ("bid", False), ("dbl_rdbl", True)}


def test_in_2007_the_next_player_may_accept_any_call_that_29_rules() -> None:
    """29A: by calling, and then nothing is rectified."""
    seen: set[Answer] = set()
    for ruling in rulings(SUBJECT, 2007):
        if ruling.told.get("lho") in {"accepts", "called"} and ruling.status not in NOWHERE:
            assert ruling.status == "accepted"
            assert "29A" in ruling.articles
            seen.add(ruling.told["kind"])
    assert seen == {"pass", "bid", "dbl_rdbl"}
