"""The lead after a withdrawn call: suits, judgement, and where it comes from."""

import pytest

from lawcore import SUBJECTS, Edition, Question, Ruling, enquire
from tests.each import together
from tests.lawcore.second.agreement import rulings

SUBJECT = SUBJECTS["lead_restriction"]


def test_26b_only_forbids_one_suit_and_never_demands_one() -> None:
    """Since 2017: what may be named is one suit, and it is one that is kept off."""
    for ruling in rulings(SUBJECT, 2017):
        suits = ruling.effects["suits"]
        assert ruling.effects.get("max") == (1 if suits else None)
        names = {ordered.order.name for ordered in ruling.orders}
        assert bool(names & {"OfferToForbidOneSuit", "ForbidTheSuit"}) is bool(suits)
        assert not any("Require" in name or "Demand" in name for name in names)


@together("origin", [*SUBJECT.facts.named["origin"].options])
@together("exempt", ["none", "28B"])
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
    found = rulings(SUBJECTS[subject], 2017)
    leads = [o.order.leads_to for r in found for o in r.orders if o.article == "26B"]
    restricted = [lead for lead in leads if lead is not None]
    assert restricted
    for lead in restricted:
        assert lead.subject == SUBJECT.name
        first = {"cmp": "no", **lead.answers, "first_turn": "no"}
        ruling = enquire(SUBJECT, Edition(2017), first, suppose=True)
        assert isinstance(ruling, Ruling)
        assert ruling.told["origin"] == origin
        assert ruling.supposed == ()


def test_of_a_bid_that_is_accepted_it_is_asked_whether_it_is_comparable() -> None:
    """26A and 26B: nobody had compared it, where an attempt before it was cancelled (27B3)."""
    told = {"meant": "meant", "lho": "declines", "repl": "insuff_again", "side": "defends"}
    told |= {"lho2": "accepts", "prior": "dbl"}
    ruling = enquire(SUBJECTS["insufficient_bid"], Edition(2017), told, suppose=True)
    assert isinstance(ruling, Ruling)
    (lead,) = (o.order.leads_to for o in ruling.orders if o.article == "26B")
    assert lead is not None
    question = enquire(SUBJECT, Edition(2017), {**lead.answers, "first_turn": "yes"}, suppose=True)
    assert isinstance(question, Question)
    assert [asked.name for asked in question.facts] == ["cmp"]
