"""Exposed and penalty cards, by the vectors and a second procedure."""

import re
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import cache
from typing import NamedTuple, TypeAlias

import pytest

from lawcore import EDITIONS, SUBJECTS, Answer, Edition, Question, Ruling, enquire
from lawcore.article import Remark
from lawcore.explore import Dialogue, Statistics, dialogues
from lawcore.reading import Reading, consider, told
from lawcore.wording import LANGUAGES, Wording
from tests.lawcore.vectors import Answers

SUBJECT = SUBJECTS["penalty_card"]
EDITION = pytest.mark.parametrize("edition", EDITIONS, ids=int)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
DIALOGUES = {1997: (634, 8), 2007: (510, 7), 2017: (511, 7)}
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
    "partner_played_too_soon": False,
    "disobeyed": False,
}
RIGHT_SO: Answers = {"at_right_hand_turn": False}


class Vector(NamedTuple):
    """What is told, what comes of it, and the articles and orders that have to be among others."""

    id: str
    answers: Answers
    status: str
    articles: AbstractSet[str]
    orders: AbstractSet[str] = frozenset()
    editions: tuple[int, ...] = (1997, 2007, 2017)


VECTORS = (
    Vector("K01", {"role": "declarer_side"}, "no_penalty_card", {"48A"}, {"NoPenaltyCard"}),
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
        (2007, 2017),
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
            "deliberate": False,
        },
        "minor",
        {"49", "50B"},
    ),
    Vector("K03", SMALL, "minor", {"49", "50B"}, {"MinorPenaltyCard"}),
    Vector(
        "K03-two",
        {**SMALL, "how": "two_cards_to_trick"},
        "minor",
        {"50B", "58B2"},
        {"DesignateThePlayedCard"},
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
        (2007, 2017),
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
        (2007, 2017),
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
        {"50E1", "50E3"},
        {"UseItWhileItLies", "AdjustIfItHelped"},
        (2017,),
    ),
    Vector("K12-minor-2017", SMALL, "minor", {"50C", "50E1"}, {"UseItWhileItLies"}, (2017,)),
    Vector(
        "K12-picked-up",
        {**LED, **REQUIRE},
        "picked_up",
        {"50E2"},
        {"IgnoreWhatItShowed"},
        (2007, 2017),
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
        {"52A", "52B1"},
        {"KeepTheCardPlayed"},
    ),
    Vector(
        "K13-played-on",
        {**INSTEAD, "since": "declarer_side"},
        "card_stands",
        {"52A", "52B1"},
        {"KeepTheCardPlayed"},
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
        {**EARLY, **RIGHT_SO},
        "declarer_chooses",
        {"57A", "57A1", "57A2", "57A3", "57A4", "57B"},
        {"OfferToRequireAnotherSuit", "OfferToForbidAnotherSuit"},
        (2017,),
    ),
)
TOLD = [
    pytest.param(vector, Edition(year), id=f"{vector.id}-{year}")
    for vector in VECTORS
    for year in vector.editions
]


def ruled(edition: Edition, answers: Answers) -> Ruling:
    reply = enquire(SUBJECT, edition, answers)
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
        assert isinstance(enquire(SUBJECT, edition, less), Question), name


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
        ({"role": "declarer_side"}, None),
        ({**INSTEAD, "since": "nothing", "declarer_accepts": "refused"}, "major"),
        ({**EARLY, **RIGHT_SO}, "major"),
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
    "answers", [{"role": "declarer_side"}, {**DEFENDER, "how": "law_context"}], ids=str
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
    return {1997: old, 2007: middle, 2017: new}[edition]


def expected(edition: int, t: Mapping[str, Answer]) -> tuple[str, Given]:
    if t["role"] == "declarer_side":
        return none_penalised("48A")
    if t["how"] == "not_played":
        status, order, article = instead(edition, t)
        return status, frozenset({(order, article)})
    if t["how"] == "played_early":
        return early(edition, t)
    if t["how"] == "claim_context" and (edition > 1997 or t["claim"] != "partner_objected"):
        return with_words(edition, t)
    unseen = t["how"] in {"dropped", "two_cards_to_trick"} and not t["partner_could_see"]
    if unseen or t["how"] == "law_context":
        return none_penalised("49")
    return exposed(edition, t)


def none_penalised(article: str, *more: tuple[str, str]) -> tuple[str, Given]:
    return "no_penalty_card", frozenset({("NoPenaltyCard", article), *more})


def with_words(edition: int, t: Mapping[str, Answer]) -> tuple[str, Given]:
    if t["claim"] == "stands":
        return "claim", frozenset({("RuleTheClaim", "68D")})
    article = "68" if t["claim"] == "trick_in_progress" else "68B2"
    return none_penalised(article, ("WeighWhatItShowed", number_of(edition, "16", "16D", "16C")))


def instead(edition: int, t: Mapping[str, Answer]) -> tuple[str, str, str]:
    if t["due"] == "honour_instead":
        return "card_stands", "LetTheOtherCardStand", "50C"
    if t["due"] == "other_duty":
        article = number_of(edition, "50D", "50D1(b)", "50D1(b)")
        return "card_stands", "LetTheOtherCardStand", article
    if t["since"] == "next_trick":
        return "revoke", "RuleAnEstablishedRevoke", "61A"
    if t["since"] == "declarer_side" or t["declarer_accepts"] == "accepted":
        return "card_stands", "KeepTheCardPlayed", "52B1"
    if t["declarer_accepts"] == "refused":
        return "substituted", "SubstituteThePenaltyCard", "52B2"
    return "accept_or_refuse", "LetDeclarerAcceptOrRefuse", "52B"


def early(edition: int, t: Mapping[str, Answer]) -> tuple[str, Given]:
    if edition == 2017 and t["at_right_hand_turn"]:
        return "played_in_turn", frozenset({("PlayItInTurn", "57D"), ("WeighWhatItShowed", "16B")})
    lost = {
        "both_hands": number_of(edition, "57C", "57C", "57C1"),
        "dummy": number_of(edition, "57C", "57C", "57C2"),
        "afterwards": "60A1",
    }
    if t["declarer_side_played"] != "no":
        article = lost[str(t["declarer_side_played"])]
        return "no_penalty_card", frozenset({("LetThePlayStand", article)})
    if t["disobeyed"]:
        return "revoke", frozenset({("RuleARevoke", "61A")})
    found = {
        ("LetDeclarerChooseThePlay", "57A"),
        ("OfferTheHighest", "57A1"),
        ("OfferTheLowest", "57A2"),
        ("OfferToForbidAnotherSuit", number_of(edition, "57A3", "57A3", "57A4")),
        ("PlayAnyLegalCardIfUnable", "57B"),
        *while_it_lies(edition),
    }
    if edition == 2017:
        found.add(("OfferToRequireAnotherSuit", "57A3"))
    if t["partner_played_too_soon"]:
        found.add(("PenaliseThatCardToo", "50"))
    return "declarer_chooses", frozenset(found)


def while_it_lies(edition: int) -> set[tuple[str, str]]:
    information: dict[int, set[tuple[str, str]]] = {
        1997: {("UseTheDutyAlone", "16A")},
        2007: {("UseTheDutyAlone", "50E2"), ("AdjustIfItHelped", "50E3")},
        2017: {("UseItWhileItLies", "50E1"), ("AdjustIfItHelped", "50E3")},
    }
    return {("LeaveItFaceUp", "50A"), *information[edition]}


def once_picked_up(edition: int) -> set[tuple[str, str]]:
    found = {("IgnoreWhatItShowed", number_of(edition, "16A", "50E2", "50E2"))}
    return {*found, ("AdjustIfItHelped", "50E3")} if edition == 2007 else found


def exposed(edition: int, t: Mapping[str, Answer]) -> tuple[str, Given]:
    found = beside(edition, t)
    by_play = t["how"] in {"led_out_of_turn", "revoke_corrected"}
    small = not by_play and not t["honour"] and not t["deliberate"]
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


def beside(edition: int, t: Mapping[str, Answer]) -> set[tuple[str, str]]:
    """What is ordered beside, whatever kind of penalty card it is."""
    found: set[tuple[str, str]] = set()
    if t["how"] == "two_cards_to_trick":
        found.add(("DesignateThePlayedCard", "58B2"))
    if t["how"] == "revoke_corrected" and t["dummy_asked"]:
        found.add(("WarnDummy", number_of(edition, "42B1", "61B2(b)", "61B2(b)")))
    if t.get("deliberate"):
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
    if choice == "none":
        return "major", {*found, ("LeaveTheLeadFree", "50D2(b)")}
    found |= {("LetDeclarerChooseTheLead", "50D2"), ("OfferAFreeLead", "50D2(b)")}
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
    assert (statistics.number, statistics.longest) == DIALOGUES[edition]


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
            assert isinstance(enquire(SUBJECTS[lead.subject], edition, lead.answers), Question)
    assert handed == {"revoke", "claim"}


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
