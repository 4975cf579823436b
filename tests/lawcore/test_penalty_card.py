"""Exposed and penalty cards, by the vectors and a second procedure."""

import re
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import cache
from typing import NamedTuple, TypeAlias

import pytest

from lawcore import SUBJECTS, Answer, Edition, Question, Ruling, enquire
from lawcore.article import Remark
from lawcore.reading import Reading, consider, told
from lawcore.request import Dialogue, Statistics, dialogues
from lawcore.wording import LANGUAGES, Wording
from tests.lawcore.editions import READ, as_of, onward
from tests.lawcore.vectors import Answers

SUBJECT = SUBJECTS["penalty_card"]
EDITION = pytest.mark.parametrize("edition", READ, ids=int)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
DIALOGUES = {1997: (1587, 8), 2007: (1465, 8), 2017: (1375, 8)}
"""How many dialogues there are, and how many messages the longest has."""
MEAN_OF_VECTORS_AT_MOST, LONGEST_LABEL, SAMPLED = 5, 24, 3
Given: TypeAlias = frozenset[tuple[str, str]]
"""The orders by name, each with its article."""

DEFENDER: Answers = {"role": "defender"}
DROPPED: Answers = {**DEFENDER, "how": "dropped", "partner_could_see": True}
ALONE: Answers = {"number_of_penalty_cards": "one"}
SMALL: Answers = {**DROPPED, **ALONE, "honour": False, "deliberate": False}
HONOUR: Answers = {**DROPPED, **ALONE, "honour": True}
LED: Answers = {**DEFENDER, **ALONE, "how": "led_out_of_turn"}
AT_HOLDER: Answers = {"on_lead": "holder"}
AT_PARTNER: Answers = {"on_lead": "partner", "leader_has_penalty_card": False}
NOT_YET: Answers = {**AT_PARTNER, "declarer_choice": "not_yet"}
REQUIRE: Answers = {**AT_PARTNER, "declarer_choice": "require", "disobeyed": False}
FORBID: Answers = {**AT_PARTNER, "declarer_choice": "forbid", "disobeyed": False}
SAME: Answers = {"number_of_penalty_cards": "same_suit"}
OTHERS: Answers = {"number_of_penalty_cards": "several_suits"}
INSTEAD: Answers = {**DEFENDER, "how": "not_played", "due": "due"}
WORDS: Answers = {**DEFENDER, "how": "claim_context"}
EARLY: Answers = {
    **DEFENDER,
    "how": "played_early",
    "declarer_side_played": "no",
    "at_right_hand_turn": False,
    "partner_played_too_soon": False,
    "disobeyed": False,
}
TWO: Answers = {
    **DEFENDER,
    "how": "two_cards_to_trick",
    "both_sides_played_on": False,
    "opponent_played_after": False,
}
ANOTHER: Answers = {**DEFENDER, "how": "another_way"}


class Vector(NamedTuple):
    """What is told, what comes of it, and the articles and orders that have to be among others."""

    id: str
    answers: Answers
    status: str
    articles: AbstractSet[str]
    orders: AbstractSet[str] = frozenset()
    editions: tuple[int, ...] = onward(1997)


VECTORS = (
    Vector(
        "K01",
        {"role": "declarer_side", "how": "dropped"},
        "no_penalty_card",
        {"48A"},
        {"NoPenaltyCard"},
    ),
    Vector(
        "K01-two",
        {**TWO, "role": "declarer_side", "faces": "more"},
        "no_penalty_card",
        {"48A", "58B2"},
        {"NoPenaltyCard", "DesignateThePlayedCard"},
    ),
    Vector(
        "57C3",
        {"role": "declarer_side", "how": "played_early"},
        "no_penalty_card",
        {"57C3"},
        {"LetDeclarersPlayStand"},
        onward(2017),
    ),
    Vector(
        "57C2-2007",
        {"role": "declarer_side", "how": "played_early"},
        "no_penalty_card",
        {"57C2"},
        {"LetDeclarersPlayStand"},
        (2007,),
    ),
    Vector(
        "57C-1997",
        {"role": "declarer_side", "how": "played_early"},
        "no_penalty_card",
        {"48A"},
        editions=(1997,),
    ),
    Vector("K02-law", {**DEFENDER, "how": "law_context"}, "no_penalty_card", {"49"}),
    Vector(
        "K02-unseen",
        {**DEFENDER, "how": "dropped", "partner_could_see": False},
        "no_penalty_card",
        {"49"},
    ),
    Vector("K02-trick", {**WORDS, "claim": "trick_in_progress"}, "no_penalty_card", {"68"}),
    Vector(
        "K02-objected",
        {**WORDS, "claim": "partner_objected"},
        "no_penalty_card",
        {"68B2"},
        {"WeighWhatItShowed"},
        onward(2007),
    ),
    Vector(
        "K02-objected-1997",
        {**WORDS, **ALONE, "claim": "partner_objected", "honour": False, "deliberate": False},
        "minor",
        {"49", "50B"},
        editions=(1997,),
    ),
    Vector("K02-claim", {**WORDS, "claim": "stands"}, "claim", {"68D"}, {"RuleTheClaim"}),
    Vector(
        "K02-named",
        {
            **DEFENDER,
            **ALONE,
            "how": "named",
            "honour": False,
        },
        "minor",
        {"49", "50B"},
    ),
    Vector("K03", SMALL, "minor", {"49", "50B"}, {"MinorPenaltyCard"}),
    Vector(
        "K03-two",
        {**TWO, **ALONE, "faces": "more", "honour": False, "deliberate": False},
        "minor",
        {"50B", "58B2"},
        {"DesignateThePlayedCard"},
    ),
    Vector(
        "58B3",
        {
            **TWO,
            **ALONE,
            "faces": "more",
            "opponent_played_after": True,
            "honour": False,
            "deliberate": False,
        },
        "minor",
        {"50B", "58B2", "58B3"},
        {"LetAnOpponentChangeHisPlay"},
    ),
    Vector(
        "58B4",
        {**DEFENDER, "how": "two_cards_to_trick", "both_sides_played_on": True},
        "defective_trick",
        {"58B4"},
        {"RuleTheDefectiveTrick"},
        onward(2017),
    ),
    Vector(
        "24E",
        {
            **ANOTHER,
            **ALONE,
            "other_way": "in_the_auction",
            "honour": False,
            "deliberate": False,
        },
        "minor",
        {"24E", "50B"},
    ),
    Vector(
        "24E-led",
        {
            **ANOTHER,
            **ALONE,
            **AT_HOLDER,
            "other_way": "in_the_auction",
            "honour": False,
            "deliberate": True,
        },
        "major",
        {"24E", "50B"},
    ),
    Vector(
        "60B",
        {**ANOTHER, **ALONE, **AT_HOLDER, "other_way": "before_declarers_lead"},
        "major",
        {"60B", "50B"},
    ),
    Vector(
        "62C2",
        {**ANOTHER, **ALONE, **AT_HOLDER, "other_way": "withdrawn_after_a_revoke"},
        "major",
        {"62C2", "50B"},
    ),
    Vector(
        "62C3",
        {**ANOTHER, **ALONE, **AT_HOLDER, "other_way": "both_sides_revoked"},
        "major",
        {"62C3", "50B"},
        editions=onward(2017),
    ),
    Vector(
        "14B4",
        {
            **ANOTHER,
            **ALONE,
            **AT_HOLDER,
            "other_way": "found_again",
            "partner_could_see": True,
            "honour": True,
        },
        "major",
        {"14B4", "50B"},
        editions=onward(2007),
    ),
    Vector(
        "67B2-unseen",
        {**ANOTHER, "other_way": "surplus_restored", "partner_could_see": False},
        "no_penalty_card",
        {"49"},
        {"NoPenaltyCard"},
    ),
    Vector(
        "67B2",
        {
            **ANOTHER,
            **ALONE,
            "other_way": "surplus_restored",
            "partner_could_see": True,
            "honour": False,
            "deliberate": False,
        },
        "minor",
        {"67B2(a)", "50B"},
        editions=onward(2017),
    ),
    Vector("K04-honour", {**HONOUR, **AT_HOLDER}, "major", {"50B"}, {"MajorPenaltyCard"}),
    Vector("K04-led", {**LED, **AT_HOLDER}, "major", {"50B"}, {"MajorPenaltyCard"}),
    Vector(
        "K04-revoke",
        {**LED, **AT_HOLDER, "how": "revoke_corrected"},
        "major",
        {"50B"},
        {"MajorPenaltyCard"},
    ),
    Vector(
        "K05",
        {**SMALL, **SAME, **AT_HOLDER},
        "major",
        {"50B", "51A"},
        {"MajorPenaltyCard", "DesignateWhichIsPlayed"},
    ),
    Vector("K06", SMALL, "minor", {"50A"}, {"LeaveItFaceUp"}),
    Vector("K07", SMALL, "minor", {"50C"}, {"PlayItBeforeOtherSmallCards"}),
    Vector(
        "K08",
        {**HONOUR, **AT_HOLDER},
        "major",
        {"50D1(a)"},
        {"PlayItAtTheFirstOpportunity"},
        onward(2007),
    ),
    Vector(
        "K08-1997",
        {**HONOUR, **AT_HOLDER},
        "major",
        {"50D1"},
        {"PlayItAtTheFirstOpportunity"},
        (1997,),
    ),
    Vector(
        "K08-several",
        {**HONOUR, **OTHERS, **AT_HOLDER},
        "major",
        {"51A"},
        {"DesignateWhichIsPlayed"},
    ),
    Vector(
        "K09",
        {**INSTEAD, "due": "other_duty"},
        "card_stands",
        {"50D1(b)"},
        {"LetTheOtherCardStand"},
        onward(2007),
    ),
    Vector("K09-1997", {**INSTEAD, "due": "other_duty"}, "card_stands", {"50D"}, editions=(1997,)),
    Vector(
        "K10",
        {**LED, **NOT_YET},
        "declarer_chooses",
        {"50D2", "50D2(a)", "50D2(b)"},
        {"OfferTheSuit", "OfferAFreeLead"},
    ),
    Vector("K10-require", {**LED, **REQUIRE}, "picked_up", {"50D2(a)", "59"}, {"RequireTheSuit"}),
    Vector("K10-forbid", {**LED, **FORBID}, "picked_up", {"50D2(a)", "59"}, {"ForbidTheSuit"}),
    Vector(
        "K10-free",
        {**LED, **AT_PARTNER, "declarer_choice": "none"},
        "major",
        {"50D2(b)", "50A"},
        {"LeaveTheLeadFree", "LeaveItFaceUp"},
    ),
    Vector(
        "K11-same",
        {**LED, **NOT_YET, **SAME},
        "declarer_chooses",
        {"51B1(a)", "51B1(b)", "50D2(b)"},
        {"OfferToRequire", "OfferToForbid", "OfferAFreeLead"},
    ),
    Vector("K11-same-require", {**LED, **REQUIRE, **SAME}, "picked_up", {"51B1(a)"}),
    Vector("K11-same-forbid", {**LED, **FORBID, **SAME}, "picked_up", {"51B1(b)"}),
    Vector(
        "K11-several",
        {**LED, **NOT_YET, **OTHERS},
        "declarer_chooses",
        {"51B2(a)", "51B2(b)", "50D2(b)"},
        {"OfferToRequire", "OfferToForbid", "OfferAFreeLead"},
        (1997, 2007),
    ),
    Vector(
        "K11-several-2017",
        {**LED, **NOT_YET, **OTHERS},
        "declarer_chooses",
        {"51B2(a)", "51B2(b)", "51B2(c)"},
        {"OfferToRequire", "OfferToForbid", "OfferAFreeLead"},
        onward(2017),
    ),
    Vector(
        "K11-several-free",
        {**LED, **AT_PARTNER, **OTHERS, "declarer_choice": "none"},
        "major",
        {"51B2(c)", "50A"},
        {"LeaveTheLeadFree", "LeaveItFaceUp"},
        onward(2017),
    ),
    Vector("K11-several-require", {**LED, **REQUIRE, **OTHERS}, "picked_up", {"51B2(a)"}),
    Vector("K11-several-forbid", {**LED, **FORBID, **OTHERS}, "picked_up", {"51B2(b)"}),
    Vector("K12-1997", {**HONOUR, **AT_HOLDER}, "major", {"16A"}, {"UseTheDutyAlone"}, (1997,)),
    Vector(
        "K12-2007",
        {**HONOUR, **AT_HOLDER},
        "major",
        {"50E1", "50E2", "50E3"},
        {"UseTheDutyAlone", "AdjustIfItHelped"},
        (2007,),
    ),
    Vector(
        "K12-2017",
        {**HONOUR, **AT_HOLDER},
        "major",
        {"50E1", "50E3", "50E4"},
        {"UseThePenaltyCardWhileItLies", "ForgetHowItCameAbout", "AdjustIfThePenaltyCardHelped"},
        onward(2017),
    ),
    Vector(
        "K12-minor-2017",
        SMALL,
        "minor",
        {"50C", "50E1"},
        {"UseThePenaltyCardWhileItLies"},
        onward(2017),
    ),
    Vector(
        "K12-picked-up",
        {**LED, **REQUIRE},
        "picked_up",
        {"50E2"},
        {"IgnoreWhatItShowed"},
        onward(2007),
    ),
    Vector(
        "K13",
        {**INSTEAD, "since": "nothing", "declarer_accepts": "not_yet"},
        "accept_or_refuse",
        {"52A", "52B"},
    ),
    Vector(
        "K13-accepted",
        {**INSTEAD, "since": "nothing", "declarer_accepts": "accepted"},
        "card_stands",
        {"52A", "52B1(a)", "52B1(c)"},
        {"KeepTheCardPlayed", "LeaveThePenaltyCard"},
        onward(2007),
    ),
    Vector(
        "K13-accepted-1997",
        {**INSTEAD, "since": "nothing", "declarer_accepts": "accepted"},
        "card_stands",
        {"52A", "52B1"},
        {"KeepTheCardPlayed"},
        (1997,),
    ),
    Vector(
        "K13-played-on",
        {**INSTEAD, "since": "declarer_side"},
        "card_stands",
        {"52A", "52B1(b)", "52B1(c)"},
        {"KeepTheCardPlayed", "LeaveThePenaltyCard"},
        onward(2007),
    ),
    Vector(
        "K13-played-on-1997",
        {**INSTEAD, "since": "declarer_side"},
        "card_stands",
        {"52A", "52B1"},
        {"KeepTheCardPlayed"},
        (1997,),
    ),
    Vector(
        "K13-refused",
        {**INSTEAD, "since": "nothing", "declarer_accepts": "refused"},
        "substituted",
        {"52A", "52B2"},
    ),
    Vector(
        "K13-honour",
        {**INSTEAD, "due": "honour_instead"},
        "card_stands",
        {"50C"},
        {"LetTheOtherCardStand"},
    ),
    Vector("K13-next-trick", {**INSTEAD, "since": "next_trick"}, "revoke", {"61A"}),
    Vector(
        "K14",
        {**LED, **NOT_YET, "declarer_choice": "led_too_soon"},
        "declarer_chooses",
        {"49", "50", "50D2"},
        {"PenaliseThatCardToo", "OfferTheSuit"},
    ),
    Vector(
        "57A",
        EARLY,
        "declarer_chooses",
        {"57A", "57A1", "57A2", "57A3", "57B"},
        {"OfferTheHighest", "OfferTheLowest", "OfferToForbidAnotherSuit"},
        (1997, 2007),
    ),
    Vector(
        "57A-2017",
        EARLY,
        "declarer_chooses",
        {"57A", "57A1", "57A2", "57A3", "57A4", "57B", "50D1(a)", "50D2"},
        {"OfferToRequireAnotherSuit", "OfferToForbidAnotherSuit"},
        onward(2017),
    ),
    Vector(
        "57D",
        {**DEFENDER, "how": "played_early", "at_right_hand_turn": True},
        "played_in_turn",
        {"57D", "16B"},
        {"PlayItInTurn"},
        onward(2017),
    ),
    Vector(
        "57-partner-had-played",
        {
            **DEFENDER,
            "how": "played_early",
            "at_right_hand_turn": True,
            "on_lead": "other",
        },
        "major",
        {"49", "50B"},
        {"MajorPenaltyCard"},
        (1997, 2007),
    ),
    Vector(
        "60A1",
        {
            **DEFENDER,
            "how": "played_early",
            "at_right_hand_turn": False,
            "declarer_side_played": "afterwards",
        },
        "no_penalty_card",
        {"60A1", "60A2", "60A3"},
        {"LetThePlayStand", "TreatItAsPlayedInTurn", "KeepEarlierDuties"},
    ),
)


def not_misled(answers: Answers) -> Answers:
    """Whoever played early, nobody had told him to, unless that is told."""
    early = answers.get("how") == "played_early"
    return {"misinformed": False, **answers} if early else answers


TOLD = [
    pytest.param(
        vector if year == 1997 else vector._replace(answers=not_misled(vector.answers)),
        Edition(year),
        id=f"{vector.id}-{year}",
    )
    for vector in VECTORS
    for year in vector.editions
]


def ruled(edition: Edition, answers: Answers) -> Ruling:
    reply = enquire(SUBJECT, edition, not_misled(answers))
    assert isinstance(reply, Ruling), reply
    return reply


def given(ruling: Ruling) -> Given:
    return frozenset((type(o.order).__name__, o.article) for o in ruling.orders)


def cites(ruling: Ruling) -> set[str]:
    return {o.article for o in ruling.orders}.union(ruling.articles)


@pytest.mark.parametrize(("vector", "edition"), TOLD)
def test_a_vector_is_ruled_as_specified(vector: Vector, edition: Edition) -> None:
    ruling = ruled(edition, vector.answers)
    assert ruling.status == vector.status
    assert vector.articles <= cites(ruling)
    assert vector.orders <= {name for name, _ in given(ruling)}


@pytest.mark.parametrize(("vector", "edition"), TOLD)
def test_a_vector_tells_nothing_that_does_not_matter(vector: Vector, edition: Edition) -> None:
    for name in vector.answers:
        less = {fact: answer for fact, answer in vector.answers.items() if fact != name}
        if len(SUBJECT.facts.offered(SUBJECT.facts.named[name], less)) > 1:
            assert isinstance(enquire(SUBJECT, edition, less), Question), name


def orders_of(edition: int, answers: Answers) -> Mapping[str, str]:
    """The article of each order, by the name of the order."""
    return dict(given(ruled(Edition(edition), answers)))


@pytest.mark.parametrize("edition", onward(2007))
@pytest.mark.parametrize("role", ["defender", "declarer_side"])
def test_i12_a_card_played_on_an_opponents_word_goes_back(edition: int, role: str) -> None:
    """47E1: of a play as of a lead; nothing of 57 follows, and whoever played on has no say."""
    misled: Answers = {"role": role, "how": "played_early", "misinformed": True}
    mind = as_of({2007: "16D", 2017: "16C"}, edition)
    others: tuple[Answers, ...] = (
        {"declarer_side_played": "afterwards"},
        {"at_right_hand_turn": True},
    )
    for more in ({}, *others):
        found = orders_of(edition, {**misled, **more})
        assert found == {"TakeTheCardBack": "47E1", "KeepItFromWhoMisled": mind}
    assert ruled(Edition(edition), misled).penalty_card is None


@EDITION
def test_w9_a_card_from_the_other_hand_forfeits_nothing(edition: Edition) -> None:
    """60A1: only who plays after his right-hand opponent's premature card gives the right up."""
    early = {fact: answer for fact, answer in EARLY.items() if fact != "declarer_side_played"}
    other = ruled(edition, {**early, "declarer_side_played": "other_hand"})
    assert given(other) == given(ruled(edition, EARLY))
    assert "57A" in cites(other)
    forfeited = ruled(edition, {**early, "declarer_side_played": "afterwards"})
    assert (forfeited.status, forfeited.penalty_card) == ("no_penalty_card", None)


def test_n1_the_adjustment_after_a_penalty_card_is_50e4_and_its_circumstances_50e3() -> None:
    """50E3: once played, how the card arose is unauthorised for the partner; 50E4 adjusts."""
    for answers in (SMALL, {**HONOUR, **AT_HOLDER}, EARLY):
        found = orders_of(2017, answers)
        assert (found["ForgetHowItCameAbout"], found["AdjustIfThePenaltyCardHelped"]) == (
            "50E3",
            "50E4",
        )
    assert orders_of(2007, SMALL)["AdjustIfItHelped"] == "50E3"
    assert "ForgetHowItCameAbout" not in orders_of(2007, SMALL)


@EDITION
def test_n3_words_about_the_trick_in_progress_come_under_16_and_57a(edition: Edition) -> None:
    """68 names Laws 16 and 57A for them; 16C (16D) is for the objection of 68B2 alone."""
    found = orders_of(int(edition), {**WORDS, "claim": "trick_in_progress"})
    assert found == {
        "NoPenaltyCard": "68",
        "WeighWhatItShowed": "16",
        "LookForAPrematureCard": "57A",
    }


def test_n7_penalty_cards_of_several_suits_stay_by_51b2c() -> None:
    """50D2(b) is of a penalty card, or of those of one suit; of several suits 51B2(c) is."""
    left = {**LED, **AT_PARTNER, "declarer_choice": "none"}
    assert orders_of(2017, {**left, **OTHERS})["LeaveTheLeadFree"] == "51B2(c)"
    assert orders_of(2017, {**LED, **NOT_YET, **OTHERS})["OfferAFreeLead"] == "51B2(c)"
    assert orders_of(2017, {**left, **SAME})["LeaveTheLeadFree"] == "50D2(b)"
    assert orders_of(2007, {**left, **OTHERS})["LeaveTheLeadFree"] == "50D2(b)"


@EDITION
def test_n8_of_two_cards_the_one_that_shows_is_played_by_58b1(edition: Edition) -> None:
    """58B1: one face visible, that card is played and the others are picked up."""
    for role in ("defender", "declarer_side"):
        found = orders_of(int(edition), {**TWO, "role": role, "faces": "one"})
        assert found == {"KeepTheCardThatShows": "58B1"}


@pytest.mark.parametrize("edition", onward(2007))
def test_n12_what_declarer_accepts_has_its_letter_in_52b1(edition: int) -> None:
    """52B1: (a) he may accept, (b) he must once he has played, (c) the penalty card remains."""
    may = orders_of(edition, {**INSTEAD, "since": "nothing", "declarer_accepts": "accepted"})
    assert may == {"KeepTheCardPlayed": "52B1(a)", "LeaveThePenaltyCard": "52B1(c)"}
    must = orders_of(edition, {**INSTEAD, "since": "declarer_side"})
    assert must == {"KeepTheCardPlayed": "52B1(b)", "LeaveThePenaltyCard": "52B1(c)"}
    late = orders_of(edition, {**INSTEAD, "since": "next_trick"})
    assert late == {"RuleAnEstablishedRevoke": "61A", "LeaveThePenaltyCard": "52B1(c)"}


def test_a_premature_card_is_a_major_penalty_card_afterwards_as_well() -> None:
    """57A makes it one, so what 50D says of the holder and of his partner's lead holds too."""
    found = orders_of(2017, EARLY)
    assert found["PlayItWhenItIsLegal"] == "50D1(a)"
    assert found["StopTheLeadUntilDeclarerChooses"] == "50D2"


@pytest.mark.parametrize("edition", [1997, 2007])
def test_before_2017_a_card_after_partners_is_not_ruled_by_57a(edition: int) -> None:
    """57A is of who plays before his partner; of one who plays after him 57D speaks since 2017."""
    after = {**DEFENDER, "how": "played_early", "at_right_hand_turn": True, "on_lead": "other"}
    ruling = ruled(Edition(edition), after)
    assert "57A" not in cites(ruling)
    assert (ruling.penalty_card, "J27" in ruling.judgement) == ("major", True)
    assert ruled(Edition(2017), after).status == "played_in_turn"


@EDITION
def test_a_small_card_that_was_only_named_is_left_to_judgement(edition: Edition) -> None:
    named = {**DEFENDER, **ALONE, "how": "named"}
    ruling = ruled(edition, {**named, "honour": False})
    assert (ruling.status, "J26" in ruling.judgement) == ("minor", True)
    honour = ruled(edition, {**named, **AT_HOLDER, "honour": True})
    assert (honour.status, "J26" in honour.judgement) == ("major", False)


def messages(edition: Edition, answers: Answers) -> int:
    """How many messages a dialogue has in which those answers are given when they are asked."""
    known = told(SUBJECT.facts, answers)
    said: dict[str, Answer] = {}
    number = 0
    while isinstance(reply := consider(SUBJECT, edition, said), Question):
        number += 1
        for fact in reply.facts:
            if fact.usual is None or fact.name in known:
                said[fact.name] = known.get(fact.name, fact.options[-1])
            elif not SUBJECT.facts.named[fact.name].volunteered:
                said[fact.name] = fact.usual
    return number


def test_the_vectors_are_told_in_few_messages() -> None:
    lengths = [messages(Edition(y), v.answers) for v in VECTORS for y in v.editions]
    assert sum(lengths) / len(lengths) <= MEAN_OF_VECTORS_AT_MOST
    assert max(lengths) <= max(longest for _, longest in DIALOGUES.values())


@pytest.mark.parametrize(
    ("answers", "card"),
    [
        (SMALL, "minor"),
        ({**HONOUR, **AT_HOLDER}, "major"),
        ({**LED, **REQUIRE}, None),
        ({"role": "declarer_side", "how": "dropped"}, None),
        ({**INSTEAD, "since": "nothing", "declarer_accepts": "refused"}, "major"),
        (EARLY, "major"),
    ],
)
@EDITION
def test_the_kind_of_penalty_card_is_reported(
    answers: Answers, card: str | None, edition: Edition
) -> None:
    assert ruled(edition, answers).penalty_card == card


def test_dummys_question_is_offered_and_its_doubt_is_named() -> None:
    corrected = {**LED, **AT_HOLDER, "how": "revoke_corrected"}
    for edition, article in ((1997, "42B1"), (2007, "61B2(b)"), (2017, "61B2(b)")):
        ruling = ruled(Edition(edition), {**corrected, "dummy_asked": True})
        assert ("WarnDummy", article) in given(ruling)
        assert "J12" in ruling.judgement
    less = {fact: answer for fact, answer in corrected.items() if fact not in ALONE}
    reply = enquire(SUBJECT, Edition(2017), less)
    assert isinstance(reply, Question)
    assert "dummy_asked" in {fact.name for fact in reply.facts}


@EDITION
def test_dummys_question_is_offered_only_where_a_revoke_was_corrected(edition: Edition) -> None:
    dropped = {**HONOUR, **AT_HOLDER}
    assert given(ruled(edition, {**dropped, "dummy_asked": True})) == given(
        ruled(edition, dropped)
    )
    less = {fact: answer for fact, answer in dropped.items() if fact not in ALONE}
    reply = enquire(SUBJECT, edition, less)
    assert isinstance(reply, Question)
    assert "dummy_asked" not in {fact.name for fact in reply.facts}


@EDITION
@pytest.mark.parametrize(
    "answers",
    [{"role": "declarer_side", "how": "dropped"}, {**DEFENDER, "how": "law_context"}],
    ids=str,
)
def test_a_card_that_is_not_exposed_is_not_suspected(answers: Answers, edition: Edition) -> None:
    told_more = ruled(edition, {**answers, "deliberate": True})
    assert given(told_more) == given(ruled(edition, answers))
    assert told_more.judgement == ()


# a second procedure, from the specification


class Untold(Exception):  # noqa: N818 - a request
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Forking(dict[str, Answer]):
    """What was told; a volunteered fact that nobody told is as usual."""

    def __missing__(self, name: str) -> Answer:
        fact = SUBJECT.facts.named[name]
        if fact.volunteered and fact.usual is not None:
            return fact.usual
        raise Untold(name)


def number_of(edition: int, old: str, middle: str, new: str) -> str:
    return as_of({1997: old, 2007: middle, 2017: new}, edition)


def expected(edition: int, t: Mapping[str, Answer]) -> tuple[str, Given]:
    if edition > 1997 and t["how"] == "played_early" and t["misinformed"]:
        mind = number_of(edition, "", "16D", "16C")
        return "taken_back", frozenset(
            {("TakeTheCardBack", "47E1"), ("KeepItFromWhoMisled", mind)}
        )
    if t["how"] == "two_cards_to_trick" and (settled := two_cards(edition, t)):
        return settled
    if t["role"] == "declarer_side":
        return of_declarers_side(edition, t)
    return of_a_defender(edition, t)


def of_a_defender(edition: int, t: Mapping[str, Answer]) -> tuple[str, Given]:
    if t["how"] == "not_played":
        return instead(edition, t)
    if t["how"] == "played_early" and (edition >= 2017 or not t["at_right_hand_turn"]):
        return early(edition, t)
    if t["how"] == "claim_context" and (edition > 1997 or t["claim"] != "partner_objected"):
        return with_words(edition, t)
    if t["how"] == "law_context" or unseen(t):
        return none_penalised("49")
    return exposed(edition, t)


def unseen(t: Mapping[str, Answer]) -> bool:
    """The partner never saw the face of a card that was dropped or was restored to the hand."""
    restored = t["how"] == "another_way" and t["other_way"] in {"found_again", "surplus_restored"}
    return (t["how"] == "dropped" or restored) and not t["partner_could_see"]


def two_cards(edition: int, t: Mapping[str, Answer]) -> tuple[str, Given] | None:
    """What settles the matter where a hand has put two cards to a trick, if something does."""
    if t["both_sides_played_on"]:
        order = "RuleTheDefectiveTrick" if edition >= 2017 else "RuleADefectiveTrick"
        return "defective_trick", frozenset({(order, "58B4")})
    if t["faces"] == "one":
        return "no_penalty_card", frozenset({("KeepTheCardThatShows", "58B1")})
    return None


def of_declarers_side(edition: int, t: Mapping[str, Answer]) -> tuple[str, Given]:
    if t["how"] == "played_early" and edition > 1997:
        article = number_of(edition, "", "57C2", "57C3")
        return "no_penalty_card", frozenset({("LetDeclarersPlayStand", article)})
    return none_penalised("48A", *two_faces(t))


def two_faces(t: Mapping[str, Answer]) -> set[tuple[str, str]]:
    """What is ordered beside where several faces show."""
    if t["how"] != "two_cards_to_trick":
        return set()
    found = {("DesignateThePlayedCard", "58B2")}
    if t["opponent_played_after"]:
        found.add(("LetAnOpponentChangeHisPlay", "58B3"))
    return found


def none_penalised(article: str, *more: tuple[str, str]) -> tuple[str, Given]:
    return "no_penalty_card", frozenset({("NoPenaltyCard", article), *more})


def with_words(edition: int, t: Mapping[str, Answer]) -> tuple[str, Given]:
    if t["claim"] == "stands":
        return "claim", frozenset({("RuleTheClaim", "68D")})
    if t["claim"] == "trick_in_progress":
        found = ("WeighWhatItShowed", "16"), ("LookForAPrematureCard", "57A")
        return none_penalised("68", *found)
    return none_penalised("68B2", ("WeighWhatItShowed", number_of(edition, "", "16D", "16C")))


def instead(edition: int, t: Mapping[str, Answer]) -> tuple[str, Given]:
    if t["due"] != "due":
        duty = number_of(edition, "50D", "50D1(b)", "50D1(b)")
        article = "50C" if t["due"] == "honour_instead" else duty
        return "card_stands", frozenset({("LetTheOtherCardStand", article)})
    remains = {("LeaveThePenaltyCard", "52B1(c)")} if edition > 1997 else set()
    if t["since"] == "next_trick":
        return "revoke", frozenset({("RuleAnEstablishedRevoke", "61A"), *remains})
    if t["since"] == "declarer_side":
        must = number_of(edition, "52B1", "52B1(b)", "52B1(b)")
        return "card_stands", frozenset({("KeepTheCardPlayed", must), *remains})
    if t["declarer_accepts"] == "accepted":
        may = number_of(edition, "52B1", "52B1(a)", "52B1(a)")
        return "card_stands", frozenset({("KeepTheCardPlayed", may), *remains})
    if t["declarer_accepts"] == "refused":
        found = {("SubstituteThePenaltyCard", "52B2"), *from_now_on(edition)}
        return "substituted", frozenset(found)
    return "accept_or_refuse", frozenset({("LetDeclarerAcceptOrRefuse", "52B")})


def from_now_on(edition: int) -> set[tuple[str, str]]:
    """What holds of a card that has become a major penalty card beside the matter in hand."""
    return {
        ("PlayItWhenItIsLegal", number_of(edition, "50D1", "50D1(a)", "50D1(a)")),
        ("StopTheLeadUntilDeclarerChooses", "50D2"),
        *while_it_lies(edition),
    }


def early(edition: int, t: Mapping[str, Answer]) -> tuple[str, Given]:
    if t["at_right_hand_turn"]:
        return "played_in_turn", frozenset({("PlayItInTurn", "57D"), ("WeighWhatItShowed", "16B")})
    lost = {
        "both_hands": number_of(edition, "57C", "57C1", "57C1"),
        "dummy": number_of(edition, "57C", "57C1", "57C2"),
        "afterwards": "60A1",
    }
    played = str(t["declarer_side_played"])
    if played in lost:
        late = {("TreatItAsPlayedInTurn", "60A2"), ("KeepEarlierDuties", "60A3")}
        more = late if played == "afterwards" else set()
        return "no_penalty_card", frozenset({("LetThePlayStand", lost[played]), *more})
    if t["disobeyed"]:
        return "revoke", frozenset({("RuleARevoke", "61A")})
    found = {
        ("LetDeclarerChooseThePlay", "57A"),
        ("OfferTheHighest", "57A1"),
        ("OfferTheLowest", "57A2"),
        ("OfferToForbidAnotherSuit", number_of(edition, "57A3", "57A3", "57A4")),
        ("PlayAnyLegalCardIfUnable", "57B"),
        *from_now_on(edition),
    }
    if edition >= 2017:
        found.add(("OfferToRequireAnotherSuit", "57A3"))
    if t["partner_played_too_soon"]:
        found.add(("PenaliseThatCardToo", "50"))
    return "declarer_chooses", frozenset(found)


def while_it_lies(edition: int) -> set[tuple[str, str]]:
    information: dict[int, set[tuple[str, str]]] = {
        1997: {("UseTheDutyAlone", "16A")},
        2007: {("UseTheDutyAlone", "50E2"), ("AdjustIfItHelped", "50E3")},
        2017: {
            ("UseThePenaltyCardWhileItLies", "50E1"),
            ("ForgetHowItCameAbout", "50E3"),
            ("AdjustIfThePenaltyCardHelped", "50E4"),
        },
    }
    return {("LeaveItFaceUp", "50A"), *as_of(information, edition)}


def once_picked_up(edition: int) -> set[tuple[str, str]]:
    found = {("IgnoreWhatItShowed", number_of(edition, "16A", "50E2", "50E2"))}
    return {*found, ("AdjustIfItHelped", "50E3")} if edition == 2007 else found


def exposed(edition: int, t: Mapping[str, Answer]) -> tuple[str, Given]:
    found = beside(edition, t)
    shown = t["how"] != "named" and not by_play(t)
    small = not by_play(t) and not t["honour"] and not (shown and t["deliberate"])
    if small and t["number_of_penalty_cards"] == "one":
        found |= {("MinorPenaltyCard", "50B"), ("PlayItBeforeOtherSmallCards", "50C")}
        return "minor", frozenset(found | while_it_lies(edition))
    if t["on_lead"] == "partner":
        status, more = before_the_lead(edition, t)
        return status, frozenset(found | more)
    found |= {
        ("MajorPenaltyCard", "50B"),
        ("PlayItAtTheFirstOpportunity", number_of(edition, "50D1", "50D1(a)", "50D1(a)")),
        *while_it_lies(edition),
    }
    if t["on_lead"] == "other":
        found.add(("StopTheLeadUntilDeclarerChooses", "50D2"))
    elif t["number_of_penalty_cards"] != "one":
        found.add(("DesignateWhichIsPlayed", "51A"))
    return "major", frozenset(found)


def by_play(t: Mapping[str, Answer]) -> bool:
    """The card was led or played, and so is major whatever its rank."""
    if t["how"] != "another_way":
        return t["how"] in {"led_out_of_turn", "revoke_corrected", "played_early"}
    return t["other_way"] in {
        "before_declarers_lead",
        "withdrawn_after_a_revoke",
        "both_sides_revoked",
    }


def beside(edition: int, t: Mapping[str, Answer]) -> set[tuple[str, str]]:
    """What is ordered beside, whatever kind of penalty card it is."""
    found = two_faces(t)
    if t["how"] == "revoke_corrected" and t["dummy_asked"]:
        found.add(("WarnDummy", number_of(edition, "42B1", "61B2(b)", "61B2(b)")))
    if t.get("deliberate") and t["how"] != "named":
        found.add(("ConsiderWhetherHeCouldHaveKnown", number_of(edition, "72B1", "23", "72C")))
    return found


BINDING = {
    "one": ("50D2(a)", "50D2(a)"),
    "same_suit": ("51B1(a)", "51B1(b)"),
    "several_suits": ("51B2(a)", "51B2(b)"),
}


def before_the_lead(edition: int, t: Mapping[str, Answer]) -> tuple[str, set[tuple[str, str]]]:
    choice = str(t["declarer_choice"])
    bound = choice in {"require", "forbid"}
    if bound and t["disobeyed"]:
        return "revoke", {("RuleARevoke", "61A")}
    number = str(t["number_of_penalty_cards"])
    require, forbid = BINDING[number]
    found: set[tuple[str, str]] = set()
    if t["leader_has_penalty_card"]:
        article = number_of(edition, "50D", "50D1(b)", "50D1(b)")
        found.add(("LetTheChoiceGoFirst", article))
    if bound:
        order = ("RequireTheSuit", require) if choice == "require" else ("ForbidTheSuit", forbid)
        found |= {order, ("PlayAnyLegalCardIfUnable", "59"), *once_picked_up(edition)}
        return "picked_up", found
    found |= {("MajorPenaltyCard", "50B"), *while_it_lies(edition)}
    free = "51B2(c)" if edition >= 2017 and number == "several_suits" else "50D2(b)"
    if choice == "none":
        return "major", {*found, ("LeaveTheLeadFree", free)}
    found |= {("LetDeclarerChooseTheLead", "50D2"), ("OfferAFreeLead", free)}
    if number == "one":
        found.add(("OfferTheSuit", "50D2(a)"))
    else:
        found |= {("OfferToRequire", require), ("OfferToForbid", forbid)}
    if choice == "led_too_soon":
        found.add(("PenaliseThatCardToo", "50"))
    return "declarer_chooses", found


def worlds(edition: Edition, t: Mapping[str, Answer]) -> Iterator[tuple[str, Given]]:
    """Yield what the second procedure says in every world that agrees with what was told."""
    try:
        yield expected(int(edition), Forking(t))
    except Untold as untold:
        for option in SUBJECT.facts.offered(SUBJECT.facts.named[untold.name], t):
            yield from worlds(edition, {**t, untold.name: option})


@cache
def held(edition: Edition) -> tuple[Dialogue, ...]:
    return tuple(dialogues(SUBJECT, edition))


@EDITION
def test_every_dialogue_agrees_with_the_second_procedure(edition: Edition) -> None:
    for dialogue in held(edition):
        for status, orders in worlds(edition, dialogue.answers):
            assert dialogue.ruling.status == status, dialogue.answers
            assert given(dialogue.ruling) == orders, dialogue.answers


@EDITION
def test_number_and_length_of_dialogues_are_as_recorded(edition: Edition) -> None:
    statistics = Statistics()
    for dialogue in held(edition):
        statistics.count(dialogue)
    assert (statistics.number, statistics.longest) == as_of(DIALOGUES, edition)


@EDITION
def test_one_order_decides_and_none_is_given_twice(edition: Edition) -> None:
    for dialogue in held(edition):
        orders = [ordered.order for ordered in dialogue.ruling.orders]
        assert sum(order.status is not None for order in orders) == 1
        assert len({type(order) for order in orders}) == len(orders)


@EDITION
def test_every_provision_holds_in_some_case_and_fails_in_some_other(edition: Edition) -> None:
    book = SUBJECT.books[edition]
    holds: set[str] = set()
    fails: set[str] = set()
    remarks = {p.name: rule.number for p, rule in book.rules.items() if isinstance(p, Remark)}
    for dialogue in held(edition):
        for more in ({}, {"dummy_asked": True}):
            reading = Reading(
                book, SUBJECT.facts, told(SUBJECT.facts, {**dialogue.answers, **more})
            )
            reading.read_all()
            reading.read_quietly()
            said = reading.remarks()
            for provision, finding in reading.findings.items():
                if not finding.suspended:
                    (holds if finding.held else fails).add(provision.name)
            holds |= {name for name, key in remarks.items() if key in said}
            fails |= {name for name, key in remarks.items() if key not in said}
    names = {provision.name for provision in book.rules}
    assert names <= holds
    assert names <= fails


@EDITION
def test_whatever_is_handed_over_another_subject_can_go_on_from_it(edition: Edition) -> None:
    handed = set()
    for dialogue in held(edition):
        lead = dialogue.ruling.deciding.order.leads_to
        if lead is not None:
            handed.add(lead.subject)
            reply = enquire(SUBJECTS[lead.subject], edition, lead.answers)
            assert isinstance(reply, Ruling if lead.subject == "defective_trick" else Question)
    own = {"defective_trick"} if edition >= 2017 else set()
    assert handed == {"revoke", "claim"} | own


@EDITION
def test_an_unplayed_penalty_card_is_an_established_revoke_that_costs_nothing(
    edition: Edition,
) -> None:
    ruling = ruled(edition, {**INSTEAD, "since": "next_trick"})
    lead = ruling.deciding.order.leads_to
    assert lead is not None
    rest = {
        "trick": 5,
        "could_comply": True,
        "attention": "during_play",
        "earlier_revoke_same_suit": "none",
        "other_side_revoked": "none",
        "same_trick_one_side_played_on": False,
        "dummy_drew_attention": False,
        "won_by": "offender",
        "later_tricks": "more",
    }
    revoke = enquire(SUBJECTS["revoke"], edition, {**rest, **lead.answers})
    assert isinstance(revoke, Ruling)
    assert (revoke.status, revoke.tricks) == ("established", 0)
    assert "64B3" in revoke.exemptions
    assert "J24" in ruling.judgement


# wording


def sound(text: str) -> None:
    assert text
    assert not re.search(r"[{}]|unknown|'None'|Edition\(|  | [.,;:]|\.\.|\(\)|\) \(", text), text


@LANGUAGE
@EDITION
def test_every_dialogue_can_be_said(language: str, edition: Edition) -> None:
    wording = Wording.of(language)
    for dialogue in held(edition):
        words = wording.rule(dialogue.ruling)
        for text in (words.headline, *words.orders, *words.reasons, *words.judgement):
            sound(text)


@cache
def questions(edition: Edition) -> Mapping[str, tuple[Question, Mapping[str, Answer]]]:
    """Every question that is put somewhere, with what was told before it; each text once."""
    found: dict[str, tuple[Question, Mapping[str, Answer]]] = {}
    for dialogue in held(edition)[::SAMPLED]:
        said: dict[str, Answer] = {}
        for message in dialogue.messages:
            question = consider(SUBJECT, edition, said)
            assert isinstance(question, Question)
            key = repr((question.facts, question.needed_by, said.get("how")))
            found.setdefault(key, (question, dict(said)))
            said |= dict(message)
    return found


@LANGUAGE
@EDITION
def test_every_question_can_be_said(language: str, edition: Edition) -> None:
    wording = Wording.of(language)
    for question, said in questions(edition).values():
        sound(wording.heading(question, said))
        sound(wording.why(question))
        shown = [(asked.name, option) for asked in question.facts for option in asked.options]
        labels = [wording.option("penalty_card", *pair, said) for pair in shown]
        assert len(set(labels)) == len(labels)
        assert max(len(label) for label in labels) <= LONGEST_LABEL
        for asked in question.facts:
            sound(wording.ask("penalty_card", asked.name, said))


@EDITION
def test_the_point_on_a_named_card_is_made_of_a_small_card_that_was_only_named(
    edition: Edition,
) -> None:
    for dialogue in held(edition):
        named = dialogue.answers.get("how") == "named" and dialogue.ruling.status == "minor"
        assert ("J26" in dialogue.ruling.judgement) is named


@EDITION
def test_a_card_of_which_another_law_speaks_is_none_of_49(edition: Edition) -> None:
    told: Answers = {
        "role": "defender",
        "how": "another_way",
        "other_way": "surplus_restored",
        "honour": False,
        "partner_could_see": True,
        "deliberate": False,
        "number_of_penalty_cards": "several_suits",
        "on_lead": "other",
    }
    assert "49" not in ruled(edition, told).articles


@EDITION
def test_how_a_card_of_declarers_side_came_to_be_seen_is_asked_by_law_50(edition: Edition) -> None:
    asked = enquire(SUBJECT, edition, {"role": "declarer_side"})
    assert isinstance(asked, Question)
    assert asked.needed_by == ("50A", "50", "50B")
