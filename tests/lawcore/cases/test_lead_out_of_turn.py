"""Leads out of turn: the editions, and how the penalty card goes on."""

import re

import pytest

from lawcore import SUBJECTS, BadAnswer, Edition, Fault, Question, Ruling, enquire
from lawcore.wording import LANGUAGES, Wording
from tests.lawcore import cases
from tests.lawcore.cases import Answers, Case
from tests.lawcore.second import lead_out_of_turn
from tests.lawcore.second.agreeing import given
from tests.lawcore.walks import every_dialogue

SUBJECT = SUBJECTS["lead_out_of_turn"]
E2017 = Edition(2017)
YEARS = (2007, 2017)
EDITION = pytest.mark.parametrize("edition", [Edition(year) for year in YEARS], ids=int)

OWN_ERROR: Answers = {"misinformed": False}
ALONE: Answers = {"partner_followed": False}
LED_OUT_OF_TURN: Answers = {"role": "defender", "how": "led_out_of_turn"}
OPENING: Answers = {"lead": "opening_faced", "partner_led_face_down": False, **OWN_ERROR, **ALONE}
UNSEEN: Answers = {"dummy_seen": False}
SEEN: Answers = {"dummy_seen": True}
LATER: Answers = {"last_trick": False, **OWN_ERROR}
DECLARER: Answers = {"lead": "declarer", **LATER}
DEFENDER: Answers = {"lead": "defender", **LATER, **ALONE}
HIS_OTHER_HAND: Answers = {"turn": "partner"}
AN_OPPONENT: Answers = {"turn": "opponent"}


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


SAME_IN_2007 = {"53B": "53C", "53C": "53B", "16C": "16D", "56B": "56", "24D": ""}
"""The numbers of 2017 that were others in 2007, or that it had not."""
TOLD_IN_2007 = {"UseThePenaltyCardWhileItLies": ("MindWhatThePenaltyCardTells", "50E")}
"""What 2007 said in one sentence of what a penalty card tells; 2017 says it in four."""
NOT_ASKED_IN_2007 = {"last_trick", "partner_followed"}
SINCE_2017 = {
    "LetTheDefendersUseIt",
    "RuleThePartnersCardToo",
    "MakeThePartnersCardOneToo",
    "PlayThePartnersCardInTurn",
}
"""What is ordered since 2017 only: what Laws 24, 57 and 60 of 2007 say of it was not read."""


@pytest.mark.parametrize("case", cases.of("lead_out_of_turn").cases, ids=str)
def test_in_2007_the_same_is_ordered_under_its_own_numbers(case: Case) -> None:
    """The text of 2007 differs at the thirteenth trick, where dummy was seen, and in 55C."""
    told = case.facts
    ruling = (
        ruled({k: v for k, v in told.items() if k not in NOT_ASKED_IN_2007}, Edition(2007))
        if ("reply" in told or "last_trick" not in told or told.get("misinformed"))
        else None
    )
    if ruling is None or (told.get("reply"), told.get("dummy_seen")) == ("spread", True):
        return
    wanted = [order.split() for order in case.expected["orders"]]
    before = {
        TOLD_IN_2007.get(name, (name, SAME_IN_2007.get(article, article)))
        for name, article in wanted
        if article not in {"50E2", "50E3", "50E4"} and name not in SINCE_2017
    }
    assert given(ruling) == {(name, article) for name, article in before if article}
    assert ruling.status == case.expected["status"]


def test_in_2007_a_lead_to_the_thirteenth_trick_can_be_accepted_as_any_other() -> None:
    """The text of 2007 does not except the last trick, as that of 2017 does in 53A."""
    told: Answers = {"lead": "defender", "misinformed": False, "reply": "accepted"}
    assert ruled(told, Edition(2007)).status == "lead_stands"
    assert ruled({**told, "last_trick": True}).status == "lead_withdrawn"


def test_w5_a_declarer_who_could_see_dummys_card_has_to_accept_and_remains_declarer() -> None:
    """54C of 2017: he must accept, and the presumed declarer becomes declarer; not so in 2007."""
    told = {**OPENING, **SEEN, "reply": "spread"}
    ruling = ruled(told)
    assert (ruling.status, ruling.deciding.article) == ("lead_stands", "54C")
    assert "SpreadTheWholeHand" not in dict(given(ruling))
    before = ruled(told, Edition(2007))
    assert (before.status, before.judgement) == ("declarer_is_dummy", ("J28",))
    withdrawn = ruled({**told, "misinformed": True}, Edition(2007))
    assert (withdrawn.status, withdrawn.judgement) == ("lead_withdrawn", ())


def test_n6_a_later_lead_of_a_defender_is_refused_by_56b_and_accepted_by_56a() -> None:
    """56 of 2017: A accept as in 53, or B require retraction; 54D is of the opening lead alone."""
    later = {**DEFENDER, **HIS_OTHER_HAND}
    for reply in ("nothing", "refused"):
        articles = {o.article for o in ruled({**later, "reply": reply}).orders}
        assert "56B" in articles
        assert "54D" not in articles
    assert ("56A" in ruled({**later, "reply": "accepted"}).articles) is True
    assert (
        dict(given(ruled({**later, "reply": "refused"}, Edition(2007))))["MakeItAPenaltyCard"]
        == "56"
    )


@pytest.mark.parametrize(
    ("lead", "reply"),
    [
        ("opening_faced", "differ"),
        ("opening_faced", "wrong_defender_played"),
        ("declarer", "spread"),
        ("declarer", "dummy_played"),
        ("defender", "differ"),
        ("defender", "wrong_defender_played"),
    ],
)
def test_a_reply_that_cannot_be_is_refused(lead: str, reply: str) -> None:
    with pytest.raises(BadAnswer) as refused:
        enquire(SUBJECT, E2017, {"lead": lead, "reply": reply})
    assert refused.value.code is Fault.IMPOSSIBLE


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


@pytest.mark.parametrize(
    ("answers", "handed"),
    [
        (
            {**OPENING, **UNSEEN, "reply": "refused"},
            {**LED_OUT_OF_TURN, "on_lead": "partner", "opening_lead": True},
        ),
        (
            {**DEFENDER, **HIS_OTHER_HAND, "reply": "refused"},
            {**LED_OUT_OF_TURN, "on_lead": "partner", "opening_lead": False},
        ),
        (
            {**DEFENDER, **AN_OPPONENT, "reply": "refused"},
            {**LED_OUT_OF_TURN, "on_lead": "other", "opening_lead": False},
        ),
        (
            {**DECLARER, "reply": "wrong_defender_played"},
            {"role": "defender", "how": "played_early"},
        ),
    ],
)
def test_the_penalty_card_takes_over_what_was_told(answers: Answers, handed: Answers) -> None:
    lead = ruled(answers).deciding.order.leads_to
    assert lead is not None
    assert (lead.subject, dict(lead.answers)) == ("penalty_card", dict(handed))
    assert isinstance(enquire(SUBJECTS[lead.subject], E2017, lead.answers), Question | Ruling)


# wording
