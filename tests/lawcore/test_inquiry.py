"""Who may ask about a revoke, by the table of the specification and a second procedure."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

import pytest

from lawcore import SUBJECTS, Answer, BadAnswer, Edition, Question, enquire
from lawcore.request import Dialogue, Statistics, dialogues
from lawcore.subjects.inquiry.orders import RuleTheRevokeDummyAskedAbout
from lawcore.wording import LANGUAGES, Wording
from tests.lawcore.editions import READ, as_of
from tests.lawcore.test_dummy import can_be_said, dead_law, kinds, lead, needed, ruled
from tests.lawcore.vectors import VECTORS as REVOKES
from tests.lawcore.vectors import Answers

INQUIRY, REVOKE = SUBJECTS["inquiry"], SUBJECTS["revoke"]
EDITION = pytest.mark.parametrize("edition", READ, ids=int)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
RULES = [
    pytest.param(edition, may_ask, id=f"{int(edition)}-{'ask' if may_ask else 'silent'}")
    for edition in READ
    for may_ask in (True, False)
]
DIALOGUES = {True: (22, 4), False: (23, 4)}
"""Where defenders may ask each other or not: how many dialogues, and the longest in messages."""
MEAN_AT_MOST = 5
BY_DEFAULT = {1997: False, 2007: True, 2017: True}
COULD_BE_FORBIDDEN = (1997, 2007)
"""In 2017 nobody can forbid the question any more."""


class Vector(NamedTuple):
    """What is told, and what each edition is to say by its own default."""

    id: str
    answers: Answers
    expected: dict[int, tuple[str, set[str]]]
    orders: dict[int, set[str]]
    lead: Answers | None = None


def alike(status: str, *articles: str) -> dict[int, tuple[str, set[str]]]:
    return {year: (status, set(articles)) for year in (1997, 2007, 2017)}


def numbered(status: str, old: str, middle: str, new: str) -> dict[int, tuple[str, set[str]]]:
    years = {1997: old, 2007: middle, 2017: new}
    return {year: (status, set(articles.split())) for year, articles in years.items()}


def given(*orders: str) -> dict[int, set[str]]:
    return {year: set(orders) for year in (1997, 2007, 2017)}


VECTORS = (
    Vector(
        "declarer-asks-a-defender",
        {"asker": "declarer", "wants": "ask_defender"},
        numbered("allowed", "61B", "61B1", "61B1"),
        given("LetHimAsk"),
    ),
    Vector(
        "dummy-asks-declarer",
        {"asker": "dummy", "wants": "ask_declarer", "dummy_lost_rights": False},
        numbered("allowed", "42B1 61B", "42B1 61B2(a)", "42B1 61B2(a)"),
        given("LetHimAsk"),
    ),
    Vector(
        "dummy-would-ask-a-defender",
        {"asker": "dummy", "wants": "ask_defender", "asked": "not_yet"},
        numbered("not_allowed", "42B1", "42B1 61B2(b)", "42B1 61B2(b)"),
        given("ForbidTheQuestion"),
    ),
    Vector(
        "dummy-asked-a-defender",
        {
            "asker": "dummy",
            "wants": "ask_defender",
            "asked": "first",
            "dummy_lost_rights": False,
        },
        numbered(
            "not_allowed",
            "16A 42B1 43B1 61A",
            "16B 42B1 43B1 61A 61B2(b)",
            "16B 42B1 43B1 61A 61B2(b)",
        ),
        given(
            "ReproveTheQuestion",
            "RuleTheRevokeDummyAskedAbout",
            "WarnDummy",
            "WeighTheQuestion",
        ),
        {"hand": "defender", "dummy_drew_attention": True, "dummy_lost_rights": False},
    ),
    Vector(
        "dummy-without-rights-asked-a-defender",
        {
            "asker": "dummy",
            "wants": "ask_defender",
            "asked": "first",
            "dummy_lost_rights": True,
        },
        numbered(
            "play_on",
            "42B1 43A2 43B1 43B3",
            "12B1 43A2 43B1 43B3 61B2(b)",
            "43A2 43B1 43B3 61B2(b)",
        ),
        {
            1997: {"PlayOnAsIfNothingHadHappened", "WarnDummy"},
            2007: {"PlayOnAsIfNothingHadHappened", "WarnDummy", "AdjustAtTheEnd"},
            2017: {"PlayOnAsIfNothingHadHappened", "WarnDummy", "AdjustTheDefendersScoreAlone"},
        },
    ),
    Vector(
        "dummy-without-rights-asked-declarer",
        {
            "asker": "dummy",
            "wants": "ask_declarer",
            "asked": "first",
            "dummy_lost_rights": True,
        },
        numbered(
            "as_if_established",
            "43A2 43B1 43B2(b) 61A 61B",
            "43A2 43B1 43B2(b) 61A 61B2(a)",
            "43A2 43B1 43B2(b) 61A 61B2(a)",
        ),
        given("ReplaceAndCount", "RuleTheRevokeDummyAskedAbout", "WarnDummy"),
        {"hand": "declarer", "dummy_drew_attention": True, "dummy_lost_rights": True},
    ),
    Vector(
        "defender-asks-declarer",
        {"asker": "defender", "wants": "ask_declarer"},
        numbered("allowed", "61B", "61B3", "61B3"),
        given("LetHimAsk"),
    ),
    Vector(
        "a-card-of-dummys",
        {"asker": "defender", "wants": "ask_about_dummy"},
        numbered("allowed", "9A2(a)", "9A2", "9A2"),
        given("LetHimPointItOut"),
        {"hand": "dummy"},
    ),
    Vector(
        "the-trick-in-progress",
        {"asker": "declarer", "wants": "see_trick", "trick": "card_faced"},
        alike("allowed", "66A"),
        given("ShowTheTrick"),
    ),
    Vector(
        "his-own-last-card",
        {"asker": "defender", "wants": "see_trick", "trick": "card_turned"},
        alike("allowed", "66B"),
        given("LetHimLookAtHisCard"),
    ),
    Vector(
        "dummy-and-his-last-card",
        {"asker": "dummy", "wants": "see_trick", "trick": "card_turned"},
        alike("not_allowed", "66B"),
        given("KeepTheTrickClosed"),
    ),
    Vector(
        "a-quitted-trick",
        {"asker": "defender", "wants": "see_trick", "trick": "quitted"},
        numbered("not_allowed", "61B 66C", "62C3 66C", "61C 66C"),
        given("KeepTheTrickClosed"),
    ),
)
PARTNER: Answers = {"asker": "defender", "wants": "ask_defender"}
ASKED: Answers = {**PARTNER, "asked": "first"}
NOT_YET: Answers = {**PARTNER, "asked": "not_yet"}
OVER: Answers = {"hand": "defender", "defender_asked_partner": True}


class Between(NamedTuple):
    """A question between defenders, and whether the regulating authority allows it."""

    year: int
    may_ask: bool
    answers: Answers
    status: str
    articles: set[str]
    orders: set[str]
    lead: Answers | None = None


FORBID, REPROVE = {"ForbidTheQuestion"}, {"ReproveTheQuestion"}
LET, OLD_WAY = {"LetDefendersAskEachOther", "WeighTheQuestion"}, {"ReplaceAndCount"}
BESIDE = {"RuleTheRevokePartnerAskedAbout", "WeighTheQuestion"}
BETWEEN_DEFENDERS = (
    Between(1997, True, PARTNER, "allowed", {"16A", "61B"}, LET),
    Between(1997, False, NOT_YET, "not_allowed", {"61B"}, FORBID),
    Between(
        1997,
        False,
        ASKED,
        "as_if_established",
        {"16A", "61A", "61B", "63B"},
        OLD_WAY | BESIDE,
        OVER,
    ),
    Between(2007, True, PARTNER, "allowed", {"16B", "61B3"}, LET),
    Between(2007, False, NOT_YET, "not_allowed", {"61B3"}, FORBID),
    Between(2007, False, ASKED, "not_allowed", {"16B", "61A", "61B3"}, REPROVE | BESIDE, OVER),
    Between(2017, True, PARTNER, "allowed", {"16B", "61B3"}, LET),
    Between(2017, False, PARTNER, "allowed", {"16B", "61B3"}, LET),
)


@EDITION
@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.id)
def test_a_question_is_ruled_as_specified(vector: Vector, edition: Edition) -> None:
    ruling = ruled(INQUIRY, edition, vector.answers)
    assert (str(ruling.status), set(ruling.articles)) == as_of(vector.expected, edition)
    assert kinds(ruling) == as_of(vector.orders, edition)
    assert lead(ruling) == vector.lead


@EDITION
@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.id)
def test_a_question_is_asked_for_just_what_it_tells(vector: Vector, edition: Edition) -> None:
    assert needed(INQUIRY, edition, vector.answers) == set(vector.answers)


@pytest.mark.parametrize("case", BETWEEN_DEFENDERS)
def test_defenders_ask_each_other_as_the_authority_has_decided(case: Between) -> None:
    edition = Edition(case.year)
    decided: Answers = {**case.answers, "defenders_may_ask": case.may_ask}
    ruling = ruled(INQUIRY, edition, decided)
    assert (str(ruling.status), set(ruling.articles)) == (case.status, case.articles)
    assert kinds(ruling) == case.orders
    assert lead(ruling) == case.lead
    assert needed(INQUIRY, edition, decided) == set(case.answers)
    if case.may_ask is BY_DEFAULT[case.year]:
        assert ruled(INQUIRY, edition, case.answers).substance == ruling.substance


@pytest.mark.parametrize(
    ("asker", "wants"), [("declarer", "ask_declarer"), ("dummy", "ask_about_dummy")]
)
def test_nobody_asks_himself(asker: str, wants: str) -> None:
    with pytest.raises(BadAnswer):
        enquire(INQUIRY, Edition(2017), {"asker": asker, "wants": wants})


# the second procedure: from the table of the specification

INFORMATION = {1997: "16A", 2007: "16B", 2017: "16B"}
NOTE = {1997: "61B", 2007: "62C3", 2017: "61C"}


Ruled: TypeAlias = tuple[str, set[str], Answers | None]
"""Status, articles, and what is handed over to the revoke."""


def second(year: int, told: Answers, *, may_ask: bool) -> Ruled:
    """Return what the table says of what was told."""
    asker, wants = told["asker"], told["wants"]
    if wants == "see_trick":
        return second_of_trick(year, told)
    if wants == "ask_about_dummy":
        return "allowed", {"9A2(a)" if year == 1997 else "9A2"}, {"hand": "dummy"}
    if asker == "dummy" and wants == "ask_declarer":
        return second_of_dummy_to_declarer(year, told)
    if asker == "dummy":
        return second_of_dummy_to_defender(year, told)
    if asker == "defender" and wants == "ask_defender":
        return second_between_defenders(year, told, may_ask=may_ask)
    own = "61B1" if asker == "declarer" else "61B3"
    return "allowed", {"61B" if year == 1997 else own}, None


def second_of_trick(year: int, told: Answers) -> Ruled:
    if told["trick"] == "quitted":
        return "not_allowed", {"66C", as_of(NOTE, year)}, None
    article = "66A" if told["trick"] == "card_faced" else "66B"
    return "not_allowed" if told["asker"] == "dummy" else "allowed", {article}, None


def second_between_defenders(year: int, told: Answers, *, may_ask: bool) -> Ruled:
    own = "61B" if year == 1997 else "61B3"
    if may_ask or year not in COULD_BE_FORBIDDEN:
        return "allowed", {own, as_of(INFORMATION, year)}, None
    if told["asked"] == "not_yet":
        return "not_allowed", {own}, None
    found = {own, as_of(INFORMATION, year), "61A"}
    if year == 1997:
        return "as_if_established", found | {"63B"}, OVER
    return "not_allowed", found, OVER


def second_of_dummy_to_declarer(year: int, told: Answers) -> Ruled:
    own = {"61B" if year == 1997 else "61B2(a)"}
    if not told["dummy_lost_rights"]:
        return "allowed", own | {"42B1"}, None
    if told["asked"] == "not_yet":
        return "not_allowed", own | {"42B", "43A2"}, None
    over: Answers = {"hand": "declarer", "dummy_drew_attention": False}
    if told["asked"] == "after_others":
        return "not_allowed", own | {"42B", "43A2", "43B1", "61A"}, over
    over = {"hand": "declarer", "dummy_drew_attention": True, "dummy_lost_rights": True}
    return "as_if_established", own | {"43A2", "43B1", "43B2(b)", "61A"}, over


def second_of_dummy_to_defender(year: int, told: Answers) -> Ruled:
    own = {"42B1" if year == 1997 else "61B2(b)"}
    if told["asked"] == "not_yet":
        return "not_allowed", own | {"42B1"}, None
    over: Answers = {"hand": "defender", "dummy_drew_attention": False}
    if told["asked"] == "first":
        if told["dummy_lost_rights"]:
            score = {"12B1"} if year == 2007 else set()
            return "play_on", own | {"43A2", "43B1", "43B3"} | score, None
        over = {"hand": "defender", "dummy_drew_attention": True, "dummy_lost_rights": False}
    return "not_allowed", own | {"42B1", "43B1", "61A", as_of(INFORMATION, year)}, over


def weighed(year: int, told: Answers) -> set[str]:
    """Return the points of judgement that a question of dummy's leaves open."""
    if (told["asker"], told["wants"]) == ("dummy", "ask_declarer"):
        without = told["dummy_lost_rights"] and told["asked"] != "first"
        return {"J32"} if without else set()
    if (told["asker"], told["wants"]) != ("dummy", "ask_defender") or told["asked"] == "not_yet":
        return set()
    if told["asked"] == "first" and told["dummy_lost_rights"]:
        return {"J22"} if year == 1997 else set()
    return {"J12", "J13"} if year == 1997 else {"J12"}


@cache
def every(edition: Edition, may_ask: bool) -> tuple[Dialogue, ...]:
    return tuple(dialogues(INQUIRY, edition, {"defenders_may_ask": may_ask}))


@pytest.mark.parametrize(("edition", "may_ask"), RULES)
def test_every_dialogue_agrees_with_the_second_procedure(edition: Edition, may_ask: bool) -> None:
    for dialogue in every(edition, may_ask):
        status, articles, over = second(int(edition), dialogue.answers, may_ask=may_ask)
        ruling = dialogue.ruling
        assert (str(ruling.status), set(ruling.articles)) == (status, articles), dialogue.answers
        assert lead(ruling) == over, dialogue.answers


@pytest.mark.parametrize(("edition", "may_ask"), RULES)
def test_just_what_the_laws_leave_open_is_left_to_the_director(
    edition: Edition, may_ask: bool
) -> None:
    for dialogue in every(edition, may_ask):
        judgement = set(dialogue.ruling.judgement)
        assert judgement == weighed(int(edition), dialogue.answers), dialogue.answers


@EDITION
def test_whether_dummy_had_his_rights_does_not_matter_where_others_spoke_first(
    edition: Edition,
) -> None:
    told: Answers = {"asker": "dummy", "wants": "ask_defender", "asked": "after_others"}
    given = [one.order for one in ruled(INQUIRY, edition, told).orders]
    assert RuleTheRevokeDummyAskedAbout(False, False, False) in given
    for lost in (True, False):
        ruling = ruled(INQUIRY, edition, {**told, "dummy_lost_rights": lost})
        assert [one.order for one in ruling.orders] == given


@pytest.mark.parametrize(("edition", "may_ask"), RULES)
def test_number_and_length_of_dialogues_are_as_recorded(edition: Edition, may_ask: bool) -> None:
    statistics = Statistics()
    for dialogue in every(edition, may_ask):
        statistics.count(dialogue)
    free = may_ask or edition not in COULD_BE_FORBIDDEN
    assert (statistics.number, statistics.longest) == DIALOGUES[free]
    assert statistics.mean <= MEAN_AT_MOST


@pytest.mark.parametrize(("edition", "may_ask"), RULES)
def test_one_order_decides_and_none_is_given_twice(edition: Edition, may_ask: bool) -> None:
    for dialogue in every(edition, may_ask):
        orders = dialogue.ruling.orders
        assert sum(o.order.status is not None for o in orders) == 1
        assert len(kinds(dialogue.ruling)) == len(orders)


def cases(edition: Edition) -> Iterator[dict[str, Answer]]:
    for may_ask in (True, False):
        for dialogue in every(edition, may_ask):
            yield {**dialogue.answers, "defenders_may_ask": may_ask}


@EDITION
def test_every_provision_holds_in_some_dialogue_and_fails_in_some_other(
    edition: Edition,
) -> None:
    assert not dead_law(INQUIRY, edition, cases(edition))


@EDITION
@pytest.mark.parametrize(
    ("vector", "revoke"),
    [
        ("dummy-without-rights-asked-declarer", "T34"),
        ("dummy-asked-a-defender", "T18"),
    ],
)
def test_the_revoke_takes_over_what_was_told(vector: str, revoke: str, edition: Edition) -> None:
    start = next(v for v in VECTORS if v.id == vector)
    goal = next(v for v in REVOKES if v.id == revoke)
    handed = lead(ruled(INQUIRY, edition, start.answers))
    assert handed is not None
    rest = {name: answer for name, answer in goal.facts.items() if name not in handed}
    assert (
        ruled(REVOKE, edition, {**rest, **handed}).status == as_of(goal.expected, edition).status
    )


@pytest.mark.parametrize(
    ("year", "status"),
    [(1997, "as_if_established"), (2007, "must_correct")],
)
def test_a_forbidden_question_between_defenders_costs_as_the_revoke_says(
    year: int, status: str
) -> None:
    settings: Answers = {"defenders_may_ask": False}
    handed = lead(ruled(INQUIRY, Edition(year), {**ASKED, **settings}))
    assert handed is not None
    goal = next(v for v in REVOKES if v.id == "T35")
    rest = {**goal.facts, "dummy_drew_attention": False, **settings}
    assert ruled(REVOKE, Edition(year), {**rest, **handed}).status == status


@pytest.mark.parametrize(("edition", "may_ask"), RULES)
def test_whatever_is_handed_over_the_revoke_can_go_on_from_it(
    edition: Edition, may_ask: bool
) -> None:
    handed = [over for d in every(edition, may_ask) if (over := lead(d.ruling)) is not None]
    assert handed
    for over in handed:
        assert isinstance(enquire(REVOKE, edition, over), Question)


@LANGUAGE
@pytest.mark.parametrize(("edition", "may_ask"), RULES)
def test_every_dialogue_can_be_said(language: str, edition: Edition, may_ask: bool) -> None:
    wording = Wording.of(language)
    for dialogue in every(edition, may_ask):
        can_be_said(wording, INQUIRY, edition, dialogue, {"defenders_may_ask": may_ask})
