"""What the text of the Laws says where rulings on revokes, dummy and questions had gone wrong.

Each test bears the number of a finding, W for a wrong ruling and N for a wrong number, and shows
the sentence of the law it is about; the law is of 2017 where a test does not say otherwise.
"""

from collections.abc import Mapping

import pytest

from lawcore import EDITIONS, SUBJECTS, Answer, Edition, Ruling, enquire
from lawcore.book.authorities import AUTHORITIES
from lawcore.engine.article import Remark
from lawcore.wording import LANGUAGES, Wording
from tests.lawcore.cases.expectations import orders
from tests.lawcore.vectors import DECLARER, NOTHING, ORDINARY

Told = Mapping[str, Answer]
WITHOUT_RIGHTS: Told = {"dummy_drew_attention": True, "dummy_lost_rights": True}
GAVE_NO_CARD: Told = {"card_missing": True, "each_side_played_on": True}
FORBIDDEN: Told = {"defenders_may_ask": False}
BEFORE_2017 = pytest.mark.parametrize("year", [1997, 2007])
OF_BOTH = pytest.mark.parametrize("subject", ["dummy", "inquiry"])
NO_RIGHTS_LEFT: Mapping[str, Told] = {
    "dummy": {
        "act": "ask_defender",
        "phase": "during_play",
        "attention_already_drawn": False,
        "a2_breached_before": True,
    },
    "inquiry": {
        "asker": "dummy",
        "wants": "ask_defender",
        "asked": "first",
        "dummy_lost_rights": True,
    },
}
"""A dummy without rights asks a defender about a revoke."""


def ruled(subject: str, told: Told, year: int = 2017, options: Told | None = None) -> Ruling:
    reply = enquire(SUBJECTS[subject], Edition(year), told, options)
    assert isinstance(reply, Ruling), reply
    return reply


def revoke(told: Told, year: int = 2017, options: Told | None = None) -> Ruling:
    return ruled("revoke", {**ORDINARY, **told}, year, options)


def given(ruling: Ruling) -> dict[str, set[str]]:
    """The orders by the articles that give them."""
    found: dict[str, set[str]] = {}
    for ordered in ruling.orders:
        found.setdefault(ordered.article, set()).add(ordered.order.name)
    return found


def numbers(subject: str, year: int) -> set[str]:
    rules = SUBJECTS[subject].books[Edition(year)].rules
    return {rule.number for p, rule in rules.items() if not isinstance(p, Remark)}


# W1: 61B3 of 2017 lets defenders ask one another; nobody can forbid it any more


def test_w1_a_question_between_defenders_is_allowed_whatever_an_authority_says() -> None:
    asked = {**NOTHING, "defender_asked_partner": True}
    assert given(revoke(asked))["61B3"] == {"AllowTheQuestion"}
    assert revoke(asked, options=FORBIDDEN).orders == revoke(asked).orders
    told: Told = {"asker": "defender", "wants": "ask_defender"}
    assert ruled("inquiry", told).status == "allowed"
    assert ruled("inquiry", told, options=FORBIDDEN).orders == ruled("inquiry", told).orders


def test_w1_in_2007_the_authority_still_had_the_power() -> None:
    asked = {**NOTHING, "defender_asked_partner": True}
    assert given(revoke(asked, 2007, FORBIDDEN))["61B3"] == {"ReproveTheQuestion"}
    told: Told = {"asker": "defender", "wants": "ask_defender", "asked": "not_yet"}
    assert ruled("inquiry", told, 2007, FORBIDDEN).status == "not_allowed"


@pytest.mark.parametrize("subject", ["revoke", "inquiry"])
def test_w1_no_authority_has_settled_it_for_2017(subject: str) -> None:
    for authority in AUTHORITIES.values():
        settled = authority.of(SUBJECTS[subject], Edition(2017))
        assert "defenders_may_ask" not in settled, authority.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_w1_what_is_said_of_2017_names_no_authority(language: str) -> None:
    wording, power = Wording.of(language), {"en": "authority", "it": "autorità"}[language]
    for subject, name in (
        ("revoke", "a_defender_asked_his_partner"),
        ("inquiry", "defenders_may_ask"),
    ):
        assert power not in wording.articles.sentence(subject, name, Edition(2017))
        assert power in wording.articles.sentence(subject, name, Edition(2007))


# W2: a penalty card informs everybody while it lies on the table, under 50E


def test_w2_what_a_penalty_card_tells_is_a_matter_of_50e_and_not_of_16c2() -> None:
    orders = given(revoke(NOTHING))
    assert orders["50E1"] == {"UseThePenaltyCardWhileItLies"}
    assert orders["50E2"] == {"ForgetItOncePickedUp"}
    assert orders["50E3"] == {"ForgetHowItCameAbout"}
    assert orders["50E4"] == {"AdjustIfThePenaltyCardHelped"}
    assert "16C2" not in orders


def test_w2_16c2_stays_for_cards_that_go_back_to_a_hand() -> None:
    taken_back = {**NOTHING, "opponents_played_after": True}
    assert given(revoke(taken_back))["16C2"] == {"IgnoreWithdrawnCards"}
    assert given(revoke({**NOTHING, **DECLARER}))["16C2"] == {"IgnoreWithdrawnCards"}
    assert not {"50E1", "50E2", "50E3", "50E4"} & given(revoke({**NOTHING, **DECLARER})).keys()


# W3: where both sides revoked on a trick and one has played on, 62C3 corrects both


@pytest.mark.parametrize("hand", ["declarer", "dummy", "defender"])
@pytest.mark.parametrize("since", ["nothing", "played", "named"])
def test_w3_both_revokes_are_corrected_whichever_is_told(hand: str, since: str) -> None:
    told: Told = {"hand": hand, "since": since, "same_trick_one_side_played_on": True}
    ruling = revoke({**told, "opponents_played_after": True, "partner_played_after": True})
    orders = given(ruling)
    assert (ruling.status, ruling.tricks) == ("must_correct", 0)
    assert orders["62C3"] == {"CorrectBothRevokes"}
    assert ruling.penalty_card == "major", "a defender's card stays on the table"
    assert orders["16C2"] == {"LetNobodyUseWithdrawnCards"}
    assert not {"16C1", "62C1", "62C2"} & orders.keys(), "no side is innocent"
    assert "64B8" in ruling.exemptions


# W6: 66D rules against the one side that has mixed its cards


def test_w6_lost_facts_go_against_the_one_side_that_mixed_its_cards() -> None:
    said = Wording.of("en").rulings.rule(revoke({"cards_mixed": True})).orders
    (order,) = (text for text in said if "66D" in text)
    assert "did not mix" in order
    assert "alleged" not in order, "2017 does not ask when they were mixed"


@BEFORE_2017
def test_w6_before_2017_the_cards_had_to_be_mixed_after_the_claim_of_a_revoke(year: int) -> None:
    said = Wording.of("en").rulings.rule(revoke({"cards_mixed": True}, year)).orders
    (order,) = (text for text in said if "66D" in text)
    assert "after the revoke was alleged" in order


# W7: a card that lay face up already stays what it was


@pytest.mark.parametrize("edition", EDITIONS, ids=int)
def test_w7_a_card_already_faced_is_replaced_without_more(edition: Edition) -> None:
    ruling = revoke({**NOTHING, "played_card_faced": True}, edition)
    assert given(ruling)["62B2"] == {"PutBackFaceUp"}
    assert ruling.penalty_card is None
    restrictions = {"PlayItAtTheFirstOpportunity", "DeclarerChoosesTheLead", "MajorPenaltyCard"}
    assert not restrictions & orders(ruling)


# N2: the adjustment of 43B3 is in 43B3 itself; 12B1 is where 2007 sends to


def test_n2_the_defenders_score_is_adjusted_under_43b3() -> None:
    rulings = [revoke({**NOTHING, **WITHOUT_RIGHTS})]
    rulings += [ruled(subject, told) for subject, told in NO_RIGHTS_LEFT.items()]
    for ruling in rulings:
        orders = given(ruling)
        assert orders["43B3"] == {"PlayOnAsIfNothingHadHappened", "AdjustTheDefendersScoreAlone"}
        assert "12B1" not in ruling.articles


@pytest.mark.parametrize("subject", ["revoke", "dummy", "inquiry"])
def test_n2_only_2007_refers_to_12b1(subject: str) -> None:
    assert "12B1" in numbers(subject, 2007)
    assert "12B1" not in numbers(subject, 2017) | numbers(subject, 1997)


# N10: what dummy says is extraneous information from partner


def test_n10_what_dummy_said_is_a_matter_of_16b3() -> None:
    ruling = ruled("dummy", {"act": "comment_on_play"})
    assert given(ruling)["16B3"] == {"AdjustIfItHelped"}
    assert all("12A1" not in numbers("dummy", edition) for edition in EDITIONS)


# N11: a trick without a player's card is mended under 67A1, or counts as a revoke under 67B1


def test_n11_a_missing_card_is_supplied_until_each_side_has_played_on() -> None:
    ruling = revoke({"card_missing": True, "each_side_played_on": False})
    assert (ruling.status, ruling.tricks) == ("not_a_revoke", 0)
    assert given(ruling) == {"67A1": {"SupplyTheMissingCard"}}


@pytest.mark.parametrize(
    ("had_the_suit", "article", "order"),
    [(True, "67B1(a)", "AddACardOfTheSuit"), (False, "67B1(b)", "AddAnyCard")],
)
def test_n11_after_that_he_counts_as_having_revoked_and_loses_one_trick_at_most(
    had_the_suit: bool, article: str, order: str
) -> None:
    for won_by, later, tricks in (
        ("partner", "more", 1),
        ("opponents", "one", 1),
        ("opponents", "none", 0),
    ):
        told = {
            **GAVE_NO_CARD,
            "could_comply": had_the_suit,
            "won_by": won_by,
            "later_tricks": later,
        }
        ruling = revoke(told)
        assert (ruling.status, ruling.tricks) == ("established", tricks)
        assert order in given(ruling)[article]
        assert ("64A2" in ruling.articles) is bool(tricks)


def test_n11_in_1997_only_who_had_not_the_suit_counts_as_having_revoked() -> None:
    assert revoke(GAVE_NO_CARD, 1997).status == "not_a_revoke"
    assert revoke({**GAVE_NO_CARD, "could_comply": False}, 1997).tricks == 1


# N12: the points of a point


def test_n12_the_duty_to_play_a_major_penalty_card_is_50d1a() -> None:
    assert given(revoke(NOTHING))["50D1(a)"] == {"PlayItAtTheFirstOpportunity"}


def test_n12_that_anybody_may_call_the_director_is_9b1b() -> None:
    told: Told = {"act": "call_director", "phase": "during_play", "attention_already_drawn": True}
    assert given(ruled("dummy", told)) == {"9B1(b)": {"LetDummyCallTheDirector"}}


# N14: declarer who has played on has accepted, and nothing is corrected


def test_n14_declarer_who_has_played_on_has_accepted_under_52b1b() -> None:
    told = {**NOTHING, "duty": "penalty_card", "opponents_played_after": True}
    ruling = revoke(told)
    assert ruling.status == "play_on"
    assert given(ruling) == {
        "52B1(b)": {"KeepTheCardDeclarerAccepted"},
        "52B1(c)": {"LeaveThePenaltyCard"},
    }


# N15: 43A1(c) of 2007 says nothing of putting a defender on his guard


@BEFORE_2017
def test_n15_a_warning_to_a_defender_is_measured_by_42b2_and_costs_no_penalty(year: int) -> None:
    told: Told = {
        "act": "prevent",
        "a2_breached_before": False,
        "was_irregularity_by": "defender",
    }
    ruling = ruled("dummy", told, year)
    assert given(ruling) == {"42B2": {"StopDummy"}}
    assert not {"43A1(c)", "43B1"} & set(ruling.articles)
    assert ("J31" in ruling.judgement) is (year == 2007), "9A3 of 2007 speaks of any player"
