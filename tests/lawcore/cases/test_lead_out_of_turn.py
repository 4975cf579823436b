"""Leads out of turn: the editions, and how the penalty card goes on."""

import re

import pytest

from lawcore import SUBJECTS, BadAnswer, Edition, Fault, Question, Ruling, enquire
from lawcore.wording import LANGUAGES, Wording
from tests.lawcore.cases import Answers
from tests.lawcore.second import lead_out_of_turn
from tests.lawcore.second.agreeing import given
from tests.lawcore.walks import every_dialogue

SUBJECT = SUBJECTS["lead_out_of_turn"]
E2017 = Edition(2017)
YEARS = (2007, 2017)
EDITION = pytest.mark.parametrize("edition", [Edition(year) for year in YEARS], ids=int)

OWN_ERROR: Answers = {"misinformed": False}
ALONE: Answers = {"partner_followed": False}
OPENING: Answers = {"lead": "opening_faced", "partner_led_face_down": False, **OWN_ERROR, **ALONE}
UNSEEN: Answers = {"dummy_seen": False}
LATER: Answers = {"last_trick": False, **OWN_ERROR}
DECLARER: Answers = {"lead": "declarer", **LATER}
DEFENDER: Answers = {"lead": "defender", **LATER, **ALONE}
HIS_OTHER_HAND: Answers = {"turn": "partner"}


def ruled(answers: Answers, edition: Edition = E2017) -> Ruling:
    reply = enquire(SUBJECT, edition, answers)
    assert isinstance(reply, Ruling), reply
    return reply


def test_the_edition_of_1997_is_not_covered_and_says_so() -> None:
    with pytest.raises(BadAnswer) as refused:
        enquire(SUBJECT, Edition(1997), {})
    assert refused.value.code is Fault.NOT_COVERED
    assert refused.value.allowed == tuple(SUBJECT.books)
    for language in LANGUAGES:
        said = Wording.of(language).error(refused.value)
        assert re.search(r"\b41\b.*\b53\b.*\b56\b.*2017", said), said


def test_a_deliberate_lead_is_offered_and_its_profit_taken_away() -> None:
    answers = {**OPENING, **UNSEEN, "reply": "refused"}
    ruling = ruled({**answers, "on_purpose": True})
    assert ("ConsiderWhetherHeCouldHaveKnown", "72C") in given(ruling)
    assert ruling.judgement == ("J20",)
    reply = enquire(SUBJECT, E2017, {"lead": "opening_faced", "reply": "refused"})
    assert isinstance(reply, Question)
    assert "on_purpose" in {fact.name for fact in reply.facts}


@EDITION
def test_just_what_is_ordered_and_what_it_rests_on_is_cited(edition: Edition) -> None:
    for dialogue in every_dialogue(SUBJECT, edition):
        orders = {ordered.article for ordered in dialogue.ruling.orders}
        expected = orders | lead_out_of_turn.cited_beside(int(edition), dialogue.answers)
        assert set(dialogue.ruling.articles) == expected, dialogue.answers


def test_the_card_lies_before_its_partners_lead_if_that_is_who_leads_now() -> None:
    """The opening lead was the partner's; a later one was his or somebody else's."""
    found: set[tuple[str, bool]] = set()
    for dialogue in every_dialogue(SUBJECT, E2017):
        for ordered in dialogue.ruling.orders:
            if ordered.order.name in {"OfferToRefuse", "MakeItAPenaltyCard"}:
                turn = dialogue.answers.get("turn", "partner")
                partner_leads = ordered.order.values["partner_leads"]
                assert partner_leads is (turn == "partner"), dialogue.answers
                found.add((ordered.order.name, partner_leads))
    assert len(found) == 4


@pytest.mark.parametrize("told", [OPENING, DEFENDER, DECLARER], ids=lambda told: told["lead"])
def test_every_lead_out_of_turn_may_have_been_meant(told: Answers) -> None:
    answers = {**told, **UNSEEN, **HIS_OTHER_HAND, "reply": "accepted"}
    if told["lead"] == "opening_faced":
        del answers["turn"]
    for meant in (True, False):
        ruling = ruled({**answers, "on_purpose": meant})
        assert ruling.judgement == (("J20",) if meant else ())
        assert (("ConsiderWhetherHeCouldHaveKnown", "72C") in given(ruling)) is meant


# wording
