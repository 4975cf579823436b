"""Whether a card is played, and which: vectors, a second procedure, words."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

import pytest

from lawcore import (
    EDITIONS,
    IN_FORCE,
    SUBJECTS,
    Answer,
    BadAnswer,
    Branches,
    Edition,
    Fault,
    Question,
    Ruling,
    enquire,
)
from lawcore.request import Dialogue, Statistics, dialogues
from lawcore.subjects.played_card.facts import Designation, Gesture, RevokeBy, Who
from lawcore.wording import LANGUAGES, Wording
from tests.lawcore.editions import READ, as_of

PLAYED_CARD = SUBJECTS["played_card"]
EDITION = pytest.mark.parametrize("edition", READ, ids=int)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LONGEST_LABEL = 24
DIALOGUES = {1997: (108, 8), 2007: (114, 8), 2017: (88, 8)}
"""How many dialogues there are, and how many messages the longest has."""
MEAN_OF_THE_VECTORS = 5.0

Answers: TypeAlias = Mapping[str, Answer]


@cache
def every(edition: Edition) -> tuple[Dialogue, ...]:
    return tuple(dialogues(PLAYED_CARD, edition))


def ruled(edition: Edition, answers: Answers) -> Ruling:
    reply = enquire(PLAYED_CARD, edition, answers)
    assert isinstance(reply, Ruling), reply
    return reply


def kinds(ruling: Ruling) -> set[str]:
    return {type(ordered.order).__name__ for ordered in ruling.orders}


# the vectors of the specification


@dataclass(frozen=True)
class Outcome:
    status: str
    articles: frozenset[str]
    orders: frozenset[str]


def to(status: str, articles: str, *orders: str) -> Outcome:
    return Outcome(status, frozenset(articles.split()), frozenset(orders))


@dataclass(frozen=True)
class Vector:
    """Facts common to the editions, those that only one edition needs, what each rules."""

    id: str
    facts: Answers
    expected: Mapping[int, Outcome]
    only: Mapping[int, Answers] = field(default_factory=dict)

    def answers(self, edition: Edition) -> Answers:
        return {**self.facts, **(as_of(self.only, edition) if self.only else {})}


def alike(outcome: Outcome) -> Mapping[int, Outcome]:
    return {int(edition): outcome for edition in EDITIONS}


def played(article: str, *, before_2007: str = "") -> Mapping[int, Outcome]:
    """The card is played, and since 2007 a number says that it is not withdrawn."""
    since_2007 = to("played", f"{article} 47F2", "PlayTheCard", "DoNotTakeItBack")
    in_1997 = to("played", before_2007 or article, "PlayTheCard")
    return {1997: in_1997, 2007: since_2007, 2017: since_2007}


def lettered(status: str, article: str, letter: str, *orders: str) -> Mapping[int, Outcome]:
    """The points of an article have letters since 2007."""
    since_2007 = to(status, f"{article}({letter})", *orders)
    return {1997: to(status, article, *orders), 2007: since_2007, 2017: since_2007}


FIRST: Answers = {"already_played_to_trick": False}
FIFTH: Answers = {"already_played_to_trick": True}
DUMMYS: Answers = {"who": "dummy_for_declarer"}
CALLED: Answers = {**DUMMYS, "gesture": "named", "changed": False}
HELD_TO_IT: Answers = {**CALLED, "intent_incontrovertible": "no"}
CHANGED: Answers = {**DUMMYS, "gesture": "named", "changed": True}
IN_TIME: Mapping[int, Answers] = {
    1997: {"pause_for_thought": False},
    2007: {"pause_for_thought": False, "partner_played": False},
    2017: {"declarer_played_again": False},
}
WRONG_CARD: Answers = {**DUMMYS, "gesture": "dummy_took_another"}
TOO_LATE: Answers = {**WRONG_CARD, "each_side_played_on": True}
MEANS = "PlayTheCardTheCallMeans"
CHANGE = to("changed", "45C4(b) 47C", "AllowTheChange", "PutTheFirstCardBack")
REFUSED_1997 = to("played", "45C4(a) 45C4(b)", "KeepTheFirstCard")
REFUSED = to("played", "45C4(a) 45C4(b) 47F2", "KeepTheFirstCard", "DoNotTakeItBack")
REFUSALS = {1997: REFUSED_1997, 2007: REFUSED, 2017: REFUSED}
FOLLOWED = ("AllowTheChange", "PutTheFirstCardBack", "OpponentMayTakeBack", "UseWithdrawnCards")
INFORMATION = ("UseWithdrawnCards", "IgnoreTheWithdrawnCard")

VECTORS: tuple[Vector, ...] = (
    Vector(
        "P01",
        {"who": "defender", "gesture": "held_so_partner_could_see", **FIRST},
        played("45C1"),
    ),
    Vector(
        "P01-unseen",
        {"who": "defender", "gesture": "detached_only"},
        alike(to("not_played", "45C1", "LeaveTheCard")),
    ),
    Vector(
        "P02-at-the-table",
        {"who": "declarer", "gesture": "held_touching_or_near_table", **FIRST},
        played("45C2(a)", before_2007="45C2"),
    ),
    Vector(
        "P02-as-played",
        {"who": "declarer", "gesture": "held_as_played", **FIRST},
        played("45C2(b)", before_2007="45C2"),
    ),
    Vector(
        "P02-neither",
        {"who": "declarer", "gesture": "detached_only"},
        alike(to("not_played", "45C2", "LeaveTheCard")),
    ),
    Vector(
        "P03",
        {**DUMMYS, "gesture": "touched_in_dummy", "purpose_arranging": False, **FIRST},
        played("45C3"),
    ),
    Vector(
        "P03-arranging",
        {**DUMMYS, "gesture": "touched_in_dummy", "purpose_arranging": True},
        alike(to("not_played", "45C3", "LeaveTheCard")),
    ),
    Vector("P04", {**CALLED, "designation": "full"}, played("45C4(a)")),
    Vector(
        "P04-pointed-at",
        {**DUMMYS, "gesture": "designated_otherwise", "changed": False},
        played("45C4(a)"),
    ),
    Vector(
        "P04-own-hand",
        {"who": "declarer", "gesture": "named"},
        played("45C4(a)"),
        {1997: {"changed": False}, 2017: {}},
    ),
    Vector(
        "P05-slip",
        {**CHANGED, "unintended": "yes", "opponent_played": False},
        alike(CHANGE),
        IN_TIME,
    ),
    Vector("P05-change-of-mind", {**CHANGED, "unintended": "no"}, REFUSALS, IN_TIME),
    Vector(
        "P05-too-late",
        CHANGED,
        REFUSALS,
        {
            1997: {"pause_for_thought": True},
            2007: {"pause_for_thought": False, "partner_played": True},
            2017: {"declarer_played_again": True},
        },
    ),
    Vector(
        "P05-after-a-pause",
        CHANGED,
        {1997: REFUSED_1997, 2007: REFUSED, 2017: CHANGE},
        {
            1997: {"pause_for_thought": True},
            2007: {"pause_for_thought": True},
            2017: {
                "declarer_played_again": False,
                "unintended": "yes",
                "opponent_played": False,
            },
        },
    ),
    Vector(
        "P05-a-defender's",
        {"who": "defender", "gesture": "named"},
        {1997: CHANGE, 2007: CHANGE, 2017: played("45C4(a)")[2017]},
        {
            year: {**IN_TIME[year], "changed": True, "unintended": "yes", "opponent_played": False}
            for year in (1997, 2007)
        }
        | {2017: {}},
    ),
    Vector(
        "P05-open",
        {**CHANGED, "unintended": "open"},
        alike(to("to_be_judged", "45C4(b)", "JudgeTheSlip")),
        IN_TIME,
    ),
    Vector(
        "P06",
        {**CHANGED, "unintended": "yes", "opponent_played": True},
        {
            1997: to("changed", "45C4(b) 47C 47D 16C1", *FOLLOWED),
            2007: to("changed", "45C4(b) 47C 47D 16D1", *FOLLOWED),
            2017: to("changed", "45C4(b) 47C 47D 16C1", *FOLLOWED),
        },
        IN_TIME,
    ),
    Vector(
        "P07",
        {"who": "defender", "gesture": "penalty_card"},
        alike(to("penalty_card", "45C5", "PlayThePenaltyCardWhenDue")),
    ),
    Vector(
        "P08",
        {**WRONG_CARD, "each_side_played_on": False, "opponent_played": False},
        {
            1997: to("corrected", "45D", "CorrectDummysCard"),
            2007: to("corrected", "45D", "CorrectDummysCard"),
            2017: to("corrected", "45D1", "CorrectDummysCard"),
        },
    ),
    Vector(
        "P08-defender-followed",
        {
            **WRONG_CARD,
            "each_side_played_on": False,
            "opponent_played": True,
            "declarer_followed": False,
        },
        {
            year: to(
                "corrected",
                f"{article} 47D {one} {two}",
                "CorrectDummysCard",
                "OpponentMayTakeBack",
                *INFORMATION,
            )
            for year, article, one, two in (
                (1997, "45D", "16C1", "16C2"),
                (2007, "45D", "16D1", "16D2"),
                (2017, "45D1", "16C1", "16C2"),
            )
        },
    ),
    Vector(
        "P08-declarer-followed-too",
        {
            **WRONG_CARD,
            "each_side_played_on": False,
            "opponent_played": True,
            "declarer_followed": True,
        },
        {
            year: to(
                "corrected",
                f"{article} 47D {one} {two}",
                "CorrectDummysCard",
                "OpponentThenDeclarerMayTakeBack",
                *INFORMATION,
            )
            for year, article, one, two in (
                (1997, "45D", "16C1", "16C2"),
                (2007, "45D", "16D1", "16D2"),
                (2017, "45D1", "16C1", "16C2"),
            )
        },
    ),
    *(
        Vector(
            f"P09-{by}",
            {**TOO_LATE, "revoke_by": by},
            {
                year: to("stands", f"{article} {more}", "LetTheWrongCardStand", *orders)
                for year, article in ((1997, "45D"), (2007, "45D"), (2017, "45D2"))
            },
        )
        for by, more, orders in (
            ("nobody", "", ()),
            ("dummy", "64B3", ("RuleTheRevoke",)),
            ("declarer", "61A", ("RuleTheRevoke",)),
            ("defender", "61A", ("RuleTheRevoke",)),
        )
    ),
    *(
        Vector(
            f"P10-{who}-{led}",
            {"who": who, "gesture": "faced_on_table", **FIFTH, "meant_as_lead": led},
            alike(to(status, article, order)),
        )
        for who, led, status, article, order in (
            ("defender", "no", "penalty_card", "45E1", "MakeItAPenaltyCard"),
            ("defender", "open", "to_be_judged", "45E1", "JudgeWhetherItWasLed"),
            ("declarer", "no", "returned", "45E2", "ReturnTheFifthCard"),
            ("declarer", "open", "to_be_judged", "45E2", "JudgeWhetherItWasLed"),
        )
    ),
    *(
        Vector(
            f"P10-{who}-yes",
            {"who": who, "gesture": "faced_on_table", **FIFTH, "meant_as_lead": "yes"},
            {
                1997: to("a_lead", article, "RuleItAsALead"),
                2007: to("a_lead", article, "RuleTheLeadOutOfTurn"),
                2017: to("a_lead", article, "RuleTheLeadOutOfTurn"),
            },
        )
        for who, article in (("defender", "45E1"), ("declarer", "45E2"))
    ),
    Vector(
        "P11",
        {"who": "declarer", "gesture": "dropped"},
        alike(to("not_played", "48A", "TakeBackTheDroppedCard")),
    ),
    Vector(
        "P11-a-defender's",
        {"who": "defender", "gesture": "dropped"},
        alike(to("not_played", "49", "TreatAsExposed")),
    ),
    *(
        Vector(
            f"P12-{call}",
            {**HELD_TO_IT, "designation": call},
            lettered("completed", "46B1", letter, MEANS),
        )
        for call, letter in (("high", "a"), ("win", "b"), ("low", "c"))
    ),
    Vector(
        "P13",
        {**HELD_TO_IT, "designation": "suit_only"},
        alike(to("completed", "46B2", MEANS)),
    ),
    Vector(
        "P14",
        {
            **HELD_TO_IT,
            "designation": "rank_only",
            "dummy_leads": True,
            "rank_in_suit_won": True,
        },
        alike(to("completed", "46B3(a)", MEANS)),
    ),
    Vector(
        "P15-one-following",
        {
            **HELD_TO_IT,
            "designation": "rank_only",
            "dummy_leads": False,
            "legal_cards_of_that_rank": "one",
        },
        alike(to("completed", "46B3(b)", MEANS)),
    ),
    Vector(
        "P15-two-on-lead",
        {
            **HELD_TO_IT,
            "designation": "rank_only",
            "dummy_leads": True,
            "rank_in_suit_won": False,
            "legal_cards_of_that_rank": "more",
        },
        alike(to("declarer_names", "46B3(b)", "LetDeclarerSayWhich")),
    ),
    Vector(
        "P15-none-legal",
        {
            **HELD_TO_IT,
            "designation": "rank_only",
            "dummy_leads": False,
            "legal_cards_of_that_rank": "none",
        },
        alike(to("declarer_names", "46B4", "LetDeclarerNameALegalCard")),
    ),
    *(
        Vector(
            f"P19-{who}-{turn}",
            {"who": who, "gesture": "at_the_same_time", "turn": turn},
            alike(to(status, "58A", order)),
        )
        for who in Who
        for turn, status, order in (
            ("own", "played", "CountItAsPlayedFirst"),
            ("next", "played", "CountItAsPlayedLater"),
            ("later", "too_soon", "RuleItAsPlayedTooSoon"),
        )
    ),
    Vector(
        "P16",
        {**HELD_TO_IT, "designation": "not_in_dummy"},
        alike(to("declarer_names", "46B4", "LetDeclarerNameALegalCard")),
    ),
    Vector(
        "P17",
        {**HELD_TO_IT, "designation": "anything"},
        alike(to("defender_names", "46B5", "LetADefenderName")),
    ),
    *(
        Vector(
            f"P18-{call}-{judged}",
            {**CALLED, "designation": call, "intent_incontrovertible": judged},
            alike(to(status, "46B", order)),
        )
        for call in Designation
        if call is not Designation.FULL
        for judged, status, order in (
            ("yes", "as_intended", "PlayTheIntendedCard"),
            ("open", "to_be_judged", "JudgeTheIntention"),
        )
    ),
)
VECTOR = pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.id)


@EDITION
@VECTOR
def test_a_vector_is_ruled_as_the_specification_says(vector: Vector, edition: Edition) -> None:
    ruling = ruled(edition, vector.answers(edition))
    expected = as_of(vector.expected, edition)
    assert str(ruling.status) == expected.status
    assert set(ruling.articles) == expected.articles
    assert kinds(ruling) == expected.orders
    assert (ruling.tricks, ruling.exemptions) == (0, ())


# what the law says, sentence by sentence


@EDITION
def test_n9_a_rank_of_which_no_card_may_be_played_is_a_void_call(edition: Edition) -> None:
    """46B4: declarer then names any legal card, as where dummy does not have the card."""
    rank: Answers = {**HELD_TO_IT, "designation": "rank_only", "dummy_leads": False}
    none = ruled(edition, {**rank, "legal_cards_of_that_rank": "none"})
    absent = ruled(edition, {**HELD_TO_IT, "designation": "not_in_dummy"})
    assert none.articles == absent.articles == ("46B4",)
    assert kinds(none) == kinds(absent) == {"LetDeclarerNameALegalCard"}


@pytest.mark.parametrize(
    ("call", "article"), [("high", "46B1(a)"), ("win", "46B1(b)"), ("low", "46B1(c)")]
)
def test_n12_each_word_of_46b1_has_its_letter(call: str, article: str) -> None:
    ruling = ruled(Edition(2017), {**HELD_TO_IT, "designation": call})
    assert ruling.articles == (article,)


@pytest.mark.parametrize(
    ("gesture", "article"),
    [("held_touching_or_near_table", "45C2(a)"), ("held_as_played", "45C2(b)")],
)
def test_n12_each_way_of_45c2_has_its_letter(gesture: str, article: str) -> None:
    ruling = ruled(Edition(2017), {"who": "declarer", "gesture": gesture, **FIRST})
    assert ruling.deciding.article == article


@LANGUAGE
@pytest.mark.parametrize("call", ["high", "low"])
def test_i10_high_and_low_are_of_the_suit_led_since_2017(language: str, call: str) -> None:
    """46B1: the texts before say only the highest card, and the lowest."""
    wording = Wording.of(language)
    suit_led = {"en": "suit led", "it": "seme d'attacco"}[language]
    for edition in EDITIONS:
        told = wording.rule(ruled(edition, {**HELD_TO_IT, "designation": call}))
        said = (told.headline, told.orders[0])
        assert all((suit_led in text) == (edition >= 2017) for text in said)


@EDITION
@pytest.mark.parametrize("who", Who)
def test_58a_of_two_cards_at_once_the_one_not_due_counts_as_the_later(
    edition: Edition, who: Who
) -> None:
    """It is then played at its turn, or before its turn, which is ruled by another law."""
    at_once: Answers = {"who": who, "gesture": "at_the_same_time"}
    due, then_due, too_soon = (
        ruled(edition, {**at_once, "turn": turn}) for turn in ("own", "next", "later")
    )
    assert [str(one.status) for one in (due, then_due, too_soon)] == [
        "played",
        "played",
        "too_soon",
    ]
    lead = too_soon.deciding.order.leads_to
    assert lead is not None
    role = "defender" if who is Who.DEFENDER else "declarer_side"
    assert dict(lead.answers) == {"role": role, "how": "played_early"}
    assert isinstance(enquire(SUBJECTS[lead.subject], edition, lead.answers), Question | Ruling)


@EDITION
def test_what_contradicts_itself_is_refused(edition: Edition) -> None:
    in_time: Answers = {**WRONG_CARD, "each_side_played_on": False}
    contradictions: tuple[Answers, ...] = (
        {**WRONG_CARD, "each_side_played_on": True, "opponent_played": False},
        {**in_time, "opponent_played": False, "declarer_followed": True},
    )
    for told in contradictions:
        with pytest.raises(BadAnswer) as bad:
            enquire(PLAYED_CARD, edition, told)
        assert bad.value.code is Fault.IMPOSSIBLE


def asked_of(edition: Edition, answers: Answers) -> list[tuple[str, ...]]:
    """Message by message, the facts that are asked of somebody who answers so."""
    told: dict[str, Answer] = {}
    messages: list[tuple[str, ...]] = []
    while isinstance(question := enquire(PLAYED_CARD, edition, told), Question):
        messages.append(tuple(asked.name for asked in question.facts))
        told |= {name: answers[name] for name in messages[-1]}
    return messages


@EDITION
@VECTOR
def test_a_vector_is_asked_what_it_tells_and_nothing_else(
    vector: Vector, edition: Edition
) -> None:
    answers = vector.answers(edition)
    asked = [name for message in asked_of(edition, answers) for name in message]
    assert sorted(asked) == sorted(answers)
    assert asked[:2] == ["who", "gesture"]


@EDITION
@VECTOR
def test_no_answer_of_a_vector_can_be_spared(vector: Vector, edition: Edition) -> None:
    """What the others leave only one option for goes without saying."""
    facts = PLAYED_CARD.facts
    answers = vector.answers(edition)
    for name in answers:
        fewer = {other: answer for other, answer in answers.items() if other != name}
        implied = len(facts.offered(facts.named[name], fewer)) == 1
        assert isinstance(enquire(PLAYED_CARD, edition, fewer), Ruling if implied else Question)


def test_a_director_answers_few_messages() -> None:
    lengths = [len(asked_of(edition, v.answers(edition))) for v in VECTORS for edition in READ]
    assert sum(lengths) / len(lengths) <= MEAN_OF_THE_VECTORS


# a second procedure, written from the decision order and not from the provisions


class Told(dict[str, Answer]):
    """What was told, with a record of what was read."""

    def __init__(self, told: Answers) -> None:
        super().__init__(told)
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> Answer:
        self.read.add(name)
        return super().__getitem__(name)


Ruled: TypeAlias = tuple[str, set[str]]
ONE_OF = {
    "suit_only": ("completed", "46B2"),
    "high": ("completed", "46B1(a)"),
    "low": ("completed", "46B1(c)"),
    "win": ("completed", "46B1(b)"),
    "anything": ("defender_names", "46B5"),
    "not_in_dummy": ("declarer_names", "46B4"),
}
BY_GESTURE = {
    "faced_on_table": "45A",
    "held_so_partner_could_see": "45C1",
    "held_touching_or_near_table": "45C2(a)",
    "held_as_played": "45C2(b)",
    "touched_in_dummy": "45C3",
}


NOT_PUT_DOWN = {"dropped": ("49", "48A"), "detached_only": ("45C1", "45C2")}
"""The articles by which a card is not played: a defender's, declarer's."""
LETTERED_SINCE_2007 = {"45C2(a)", "45C2(b)", "46B1(a)", "46B1(b)", "46B1(c)"}


def without_letters(ruled: Ruled) -> Ruled:
    """Leave off the letters that some articles have not had before 2007."""
    status, articles = ruled
    return status, {one[:-3] if one in LETTERED_SINCE_2007 else one for one in articles}


def stays_played(year: int, *articles: str) -> Ruled:
    return "played", {*articles, *(("47F2",) if year >= 2007 else ())}


def second(year: int, told: Told) -> Ruled:
    """Say what becomes of the card: the status and the articles."""
    ruled = by_what_was_done(year, told)
    return ruled if year >= 2007 else without_letters(ruled)


def by_what_was_done(year: int, told: Told) -> Ruled:
    who, gesture = told["who"], told["gesture"]
    match gesture:
        case "penalty_card":
            return "penalty_card", {"45C5"}
        case "dropped" | "detached_only":
            a_defenders, declarers = NOT_PUT_DOWN[str(gesture)]
            return "not_played", {a_defenders if who == "defender" else declarers}
        case "dummy_took_another":
            return wrong_card(year, told)
        case "at_the_same_time":
            return "too_soon" if told["turn"] == "later" else "played", {"58A"}
        case "named" | "designated_otherwise":
            return designated(year, told, from_dummy=who == "dummy_for_declarer")
        case _:
            return put_to_the_trick(year, told, str(gesture))


def put_to_the_trick(year: int, told: Told, gesture: str) -> Ruled:
    if gesture == "touched_in_dummy" and told["purpose_arranging"]:
        return "not_played", {"45C3"}
    if not told["already_played_to_trick"]:
        return stays_played(year, BY_GESTURE[gesture])
    a_defenders = told["who"] == "defender"
    fate = {
        "yes": "a_lead",
        "open": "to_be_judged",
        "no": "penalty_card" if a_defenders else "returned",
    }
    return fate[str(told["meant_as_lead"])], {"45E1" if a_defenders else "45E2"}


def designated(year: int, told: Told, *, from_dummy: bool) -> Ruled:
    may_be_changed = from_dummy or year < 2017
    if may_be_changed and told["changed"]:
        return change(year, told)
    if from_dummy and told["gesture"] == "named" and told["designation"] != "full":
        return incomplete(told)
    return stays_played(year, "45C4(a)")


def over(year: int, told: Told) -> bool:
    """Tell whether the time for a change is over."""
    if year >= 2017:
        return bool(told["declarer_played_again"])
    return bool(told["pause_for_thought"] or (year >= 2007 and told["partner_played"]))


def change(year: int, told: Told) -> Ruled:
    if over(year, told) or told["unintended"] == "no":
        return stays_played(year, "45C4(a)", "45C4(b)")
    if told["unintended"] == "open":
        return "to_be_judged", {"45C4(b)"}
    withdrawn = {"47D", "16D1" if year == 2007 else "16C1"} if told["opponent_played"] else set()
    return "changed", {"45C4(b)", "47C", *withdrawn}


def incomplete(told: Told) -> Ruled:
    if told["intent_incontrovertible"] != "no":
        settled = told["intent_incontrovertible"] == "yes"
        return "as_intended" if settled else "to_be_judged", {"46B"}
    call = str(told["designation"])
    if call != "rank_only":
        status, article = ONE_OF[call]
        return status, {article}
    if told["dummy_leads"] and told["rank_in_suit_won"]:
        return "completed", {"46B3(a)"}
    if told["legal_cards_of_that_rank"] == "none":
        return "declarer_names", {"46B4"}
    one = told["legal_cards_of_that_rank"] == "one"
    return "completed" if one else "declarer_names", {"46B3(b)"}


def wrong_card(year: int, told: Told) -> Ruled:
    if told["each_side_played_on"]:
        more = {"nobody": set[str](), "dummy": {"64B3"}}.get(str(told["revoke_by"]), {"61A"})
        return "stands", {"45D2" if year >= 2017 else "45D", *more}
    articles = {"45D1" if year >= 2017 else "45D"}
    if told["opponent_played"]:
        letter = "D" if year == 2007 else "C"
        assert told["declarer_followed"] in {True, False}
        articles |= {"47D", f"16{letter}1", f"16{letter}2"}
    return "corrected", articles


@EDITION
def test_every_dialogue_is_ruled_as_the_second_procedure_rules(edition: Edition) -> None:
    for dialogue in every(edition):
        told = Told(dialogue.answers)
        ruling = dialogue.ruling
        assert (str(ruling.status), set(ruling.articles)) == second(int(edition), told)
        assert told.read == dialogue.answers.keys()


@EDITION
def test_no_dialogue_ends_in_an_error_and_none_is_long(edition: Edition) -> None:
    statistics = Statistics()
    for dialogue in every(edition):
        statistics.count(dialogue)
        assert sum(o.order.status is not None for o in dialogue.ruling.orders) == 1
    assert (statistics.number, statistics.longest) == as_of(DIALOGUES, edition)


# what follows of the orders


@EDITION
@pytest.mark.parametrize("by", [by for by in RevokeBy if by is not RevokeBy.NOBODY])
def test_a_revoke_by_a_wrong_card_leads_over_to_the_revoke(edition: Edition, by: str) -> None:
    ruling = ruled(edition, {**TOO_LATE, "revoke_by": by})
    (lead,) = (o.order.leads_to for o in ruling.orders if o.order.leads_to is not None)
    assert (lead.subject, dict(lead.answers)) == ("revoke", {"hand": by, "since": "played"})
    assert isinstance(enquire(SUBJECTS["revoke"], edition, lead.answers), Question)


@EDITION
def test_what_makes_a_penalty_card_leads_over_to_penalty_cards(edition: Edition) -> None:
    leading = {}
    for dialogue in every(edition):
        for ordered in dialogue.ruling.orders:
            lead = ordered.order.leads_to
            if lead is not None and lead.subject == "penalty_card":
                leading[type(ordered.order).__name__] = lead.answers.get("how")
                reply = enquire(SUBJECTS["penalty_card"], edition, lead.answers)
                assert isinstance(reply, Question | Ruling)
    assert leading == {
        "TreatAsExposed": "dropped",
        "PlayThePenaltyCardWhenDue": None,
        "MakeItAPenaltyCard": None,
        "RuleItAsPlayedTooSoon": "played_early",
    }


@pytest.mark.parametrize("who", Who)
def test_a_fifth_card_that_was_led_leads_over_to_leads_where_they_are_covered(who: Who) -> None:
    own: Answers = (
        {"gesture": "touched_in_dummy", "purpose_arranging": False}
        if who is Who.DUMMY_FOR_DECLARER
        else {"gesture": "faced_on_table"}
    )
    leads = SUBJECTS["lead_out_of_turn"]
    for edition in EDITIONS:
        ruling = ruled(edition, {"who": who, **own, **FIFTH, "meant_as_lead": "yes"})
        lead = ruling.deciding.order.leads_to
        assert (lead is not None) == (edition in leads.books)
        if lead is not None:
            by = "defender" if who is Who.DEFENDER else "declarer"
            assert (lead.subject, dict(lead.answers)) == ("lead_out_of_turn", {"lead": by})
            assert isinstance(enquire(leads, edition, lead.answers), Question)


@EDITION
def test_the_remark_on_doubtful_facts_is_made_where_words_or_gestures_are_in_doubt(
    edition: Edition,
) -> None:
    for dialogue in every(edition):
        answers = dialogue.answers
        doubtful = answers["gesture"] == "designated_otherwise" or answers.get("changed") is True
        assert dialogue.ruling.judgement == (("J21",) if doubtful else ())


@EDITION
@pytest.mark.parametrize("fact", ["unintended", "intent_incontrovertible", "meant_as_lead"])
def test_what_the_director_has_not_judged_is_left_to_him(edition: Edition, fact: str) -> None:
    settled = [d for d in every(edition) if d.answers.get(fact) in {"yes", "no"}]
    assert settled
    for dialogue in settled:
        told = {name: answer for name, answer in dialogue.answers.items() if name != fact}
        reply = enquire(PLAYED_CARD, edition, told, unsure=(fact,))
        assert isinstance(reply, Ruling)
        assert str(reply.status) == "to_be_judged"


@EDITION
def test_a_hand_is_not_played_in_a_way_of_another(edition: Edition) -> None:
    offered: dict[Who, set[Answer]] = {}
    for who in Who:
        question = enquire(PLAYED_CARD, edition, {"who": who})
        assert isinstance(question, Question)
        offered[who] = set(question.facts[0].options)
        for gesture in set(Gesture) - offered[who]:
            with pytest.raises(BadAnswer) as bad:
                enquire(PLAYED_CARD, edition, {"who": who, "gesture": gesture})
            assert bad.value.code is Fault.IMPOSSIBLE
    assert set.union(*offered.values()) == set(Gesture)


# in words


def sound(text: str) -> None:
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}]|unknown|Edition\(| [.,;:]|\.\.|\(\)|  ", text), text


def asked(edition: Edition) -> Iterator[tuple[Question, Answers]]:
    """Every question of every dialogue, with what was told before it."""
    seen: set[tuple[tuple[str, Answer], ...]] = set()
    for dialogue in every(edition):
        told: dict[str, Answer] = {}
        for message in dialogue.messages:
            if tuple(told.items()) not in seen:
                seen.add(tuple(told.items()))
                question = enquire(PLAYED_CARD, edition, told)
                assert isinstance(question, Question)
                yield question, dict(told)
            told |= dict(message)


@LANGUAGE
@EDITION
def test_every_question_can_be_asked(language: str, edition: Edition) -> None:
    wording = Wording.of(language)
    for question, told in asked(edition):
        sound(wording.heading(question, told))
        for line in wording.why(question).splitlines():
            sound(line)
        for fact in question.facts:
            sound(wording.ask("played_card", fact.name, told))
            labels = [wording.option("played_card", fact.name, o, told) for o in fact.options]
            assert len(set(labels)) == len(labels)
            for label in labels:
                sound(label)
                assert len(label) <= LONGEST_LABEL, label


@LANGUAGE
@EDITION
def test_every_ruling_can_be_said(language: str, edition: Edition) -> None:
    wording = Wording.of(language)
    for dialogue in every(edition):
        told = wording.rule(dialogue.ruling)
        for text in (told.headline, *told.orders, *told.reasons, *told.judgement):
            sound(text)
        assert told.headline.endswith(f"({dialogue.ruling.deciding.article}).")
        assert all(text.endswith(".") for text in (*told.orders, *told.reasons))


@LANGUAGE
@EDITION
def test_the_head_of_a_ruling_says_which_card_whatever_the_order(
    language: str, edition: Edition
) -> None:
    """Different deciding orders are not told alike; calls that come to other cards neither."""
    wording = Wording.of(language)
    heads: dict[str, set[str]] = {}
    for dialogue in every(edition):
        deciding = dialogue.ruling.deciding
        heads.setdefault(wording.headline(dialogue.ruling), set()).add(
            type(deciding.order).__name__
        )
    gone_back = {"LeaveTheCard", "TakeBackTheDroppedCard"}
    assert all(len(names) == 1 or names == gone_back for names in heads.values()), heads
    words = [
        wording.headline(ruled(edition, {**HELD_TO_IT, "designation": call}))
        for call in ("high", "low", "win", "suit_only", "anything", "not_in_dummy")
    ]
    assert len(set(words)) == len(words)


@LANGUAGE
def test_a_card_must_be_played_before_2017_and_is_played_since(language: str) -> None:
    wording = Wording.of(language)
    facts = {"who": "defender", "gesture": "held_so_partner_could_see", **FIRST}
    before, then, now = (wording.headline(ruled(edition, facts)) for edition in READ[:3])
    assert before == then != now


@LANGUAGE
def test_an_uncertain_act_is_ruled_either_way(language: str) -> None:
    wording = Wording.of(language)
    told = {"who": "dummy_for_declarer", "gesture": "touched_in_dummy", **FIRST}
    reply = enquire(PLAYED_CARD, IN_FORCE, told, unsure=("purpose_arranging",))
    assert isinstance(reply, Branches)
    heads = {wording.headline(branch.ruling) for branch in reply.branches}
    assert len(heads) == 2
