"""The lead after a withdrawn call, by its vectors and the second procedure."""

import pytest

from lawcore import SUBJECTS, Edition, Ruling, enquire
from tests.lawcore.auction import agreement
from tests.lawcore.auction.agreement import Vector
from tests.lawcore.editions import as_of, covered

SUBJECT = SUBJECTS["lead_restriction"]
EDITION = pytest.mark.parametrize("edition", covered(SUBJECT), ids=int)
DIALOGUES = {2007: (252, 5), 2017: (28, 5)}
"""How many dialogues there are, and how many messages the longest has."""


@pytest.mark.parametrize("vector", agreement.vectors("lead_restriction"), ids=str)
def test_a_vector_is_ruled_as_the_specification_says(vector: Vector) -> None:
    agreement.check_vector(SUBJECT, vector)


@EDITION
def test_every_dialogue_agrees_with_the_second_procedure(edition: int) -> None:
    agreement.check_every_ruling(SUBJECT, edition)


@EDITION
def test_every_rule_is_reached(edition: int) -> None:
    agreement.check_rules_reached(SUBJECT, edition)


@EDITION
def test_number_and_length_of_dialogues_are_as_recorded(edition: int) -> None:
    assert agreement.number_and_length(SUBJECT, edition) == as_of(DIALOGUES, edition)


def test_26b_only_forbids_one_suit_and_never_demands_one() -> None:
    """Since 2017: what may be named is one suit, and it is one that is kept off."""
    for ruling in agreement.every_ruling(SUBJECT, 2017):
        suits = ruling.effects["suits"]
        assert ruling.effects.get("max") == (1 if suits else None)
        names = {type(ordered.order).__name__ for ordered in ruling.orders}
        assert ("OfferToForbidOneSuit" in names) is bool(suits)
        assert not any("Require" in name or "Demand" in name for name in names)


@pytest.mark.parametrize("origin", [*SUBJECT.facts.named["origin"].options])
@pytest.mark.parametrize("exempt", ["none", "28B"])
def test_a_pass_out_of_turn_is_left_to_judgement_unless_a_law_excludes_it(
    origin: str, exempt: str
) -> None:
    """J47: 30A names no restriction, and 26B speaks of any withdrawn call."""
    told = {"cmp": "no", "exempt": exempt, "side": "defends", "first_turn": "yes"}
    told |= {"origin": origin, "specified": "none"}
    ruling = enquire(SUBJECT, Edition(2017), told, suppose=True)
    assert isinstance(ruling, Ruling)
    assert ("J47" in ruling.judgement) is (origin == "out_of_turn" and exempt == "none")


WITHDRAWN = {
    "insufficient_bid": "ib",
    "call_out_of_turn": "out_of_turn",
    "changed_call": "changed",
    "inadmissible_call": "inadmissible",
}
"""Which call each subject withdraws, as the restriction of the lead asks for it."""


@pytest.mark.parametrize(("subject", "origin"), WITHDRAWN.items(), ids=str)
def test_a_withdrawn_call_that_restricts_a_lead_says_which_call_it_was(
    subject: str, origin: str
) -> None:
    rulings = agreement.every_ruling(SUBJECTS[subject], 2017)
    leads = [o.order.leads_to for r in rulings for o in r.orders if o.article == "26B"]
    restricted = [lead for lead in leads if lead is not None]
    assert restricted
    for lead in restricted:
        assert lead.subject == SUBJECT.name
        first = {**lead.answers, "first_turn": "no"}
        ruling = enquire(SUBJECT, Edition(2017), first, suppose=True)
        assert isinstance(ruling, Ruling)
        assert ruling.told["origin"] == origin
        assert ruling.supposed == ()
