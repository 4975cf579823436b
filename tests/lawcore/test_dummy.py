"""What dummy may do, by the vectors of the specification and a second procedure."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

import pytest

from lawcore import SUBJECTS, Answer, Edition, Question, Ruling, Subject, enquire
from lawcore.article import Remark
from lawcore.reading import Reading, consider, told
from lawcore.request import Dialogue, Statistics, dialogues
from lawcore.wording import LANGUAGES, Wording
from tests.lawcore.editions import READ, as_of
from tests.lawcore.vectors import VECTORS as REVOKES
from tests.lawcore.vectors import Answers

DUMMY, REVOKE = SUBJECTS["dummy"], SUBJECTS["revoke"]
EDITION = pytest.mark.parametrize("edition", READ, ids=int)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
DIALOGUES = {1997: (41, 4), 2007: (41, 4), 2017: (40, 4)}
"""How many dialogues there are, and how many messages the longest has."""
MEAN_AT_MOST, LONGEST_LABEL = 5, 24

SPEAKS: Answers = {
    "phase": "during_play",
    "attention_already_drawn": False,
    "a2_breached_before": False,
}
LOST: Answers = {**SPEAKS, "a2_breached_before": True}
AFTER: Answers = {"phase": "after_play"}
DRAWN: Answers = {"phase": "during_play", "attention_already_drawn": True}
BY_DECLARER: Answers = {"was_irregularity_by": "declarer"}
BY_DEFENDER: Answers = {"was_irregularity_by": "defender"}


class Vector(NamedTuple):
    """What is told, what each edition is to say, and the subject it leads over to."""

    id: str
    answers: Answers
    status: Mapping[int, str]
    articles: Mapping[int, set[str]]
    orders: Mapping[int, set[str]]
    lead: Answers | None = None
    judgement: Mapping[int, set[str]] = {1997: set(), 2007: set(), 2017: set()}


def same(thing: str) -> dict[int, str]:
    return dict.fromkeys((1997, 2007, 2017), thing)


def alike(*things: str) -> dict[int, set[str]]:
    return {year: set(things) for year in (1997, 2007, 2017)}


def differ(old: set[str], middle: set[str], new: set[str]) -> dict[int, set[str]]:
    return {1997: old, 2007: middle, 2017: new}


VECTORS = (
    Vector(
        "D01",
        {"act": "info_to_director"},
        same("allowed"),
        alike("42A1"),
        alike("LetDummyDoSo"),
    ),
    Vector("D02", {"act": "count_tricks"}, same("allowed"), alike("42A2"), alike("LetDummyDoSo")),
    Vector(
        "D03",
        {"act": "ask_declarer_revoke", **SPEAKS},
        same("allowed"),
        differ({"42B1", "61B"}, {"42B1", "61B2(a)"}, {"42B1", "61B2(a)"}),
        alike("LetDummyDoSo", "RuleTheRevoke"),
        {"hand": "declarer", "dummy_drew_attention": True, "dummy_lost_rights": False},
    ),
    Vector(
        "D04",
        {"act": "ask_defender", **SPEAKS},
        same("not_allowed"),
        differ(
            {"16A", "42B1", "43B1"},
            {"16B", "42B1", "43B1", "61B2(b)"},
            {"16B", "42B1", "43B1", "61B2(b)"},
        ),
        alike("StopDummy", "RuleTheRevoke", "WarnDummy", "WeighTheQuestion"),
        {"hand": "defender", "dummy_drew_attention": True, "dummy_lost_rights": False},
        differ({"J12", "J13"}, {"J12"}, {"J12"}),
    ),
    Vector(
        "D06",
        {"act": "draw_attention", **SPEAKS, "was_a_revoke": False},
        same("not_allowed"),
        alike("43A1(b)", "43B1"),
        alike("StopDummy", "WarnDummy"),
    ),
    Vector(
        "D06-revoke",
        {"act": "draw_attention", **SPEAKS, "was_a_revoke": True, **BY_DEFENDER},
        same("not_allowed"),
        alike("43A1(b)", "43B1", "61A"),
        alike("StopDummy", "WarnDummy", "RuleTheRevoke"),
        {"hand": "defender", "dummy_drew_attention": True, "dummy_lost_rights": False},
    ),
    Vector(
        "D07",
        {"act": "call_director", **SPEAKS, "was_a_revoke": False},
        same("not_allowed"),
        alike("43A1(a)", "43B1"),
        differ(
            {"DiscourageDummy", "WarnDummy"},
            {"DiscourageDummy", "WarnDummy"},
            {"StopDummy", "WarnDummy"},
        ),
    ),
    Vector(
        "D08",
        {"act": "call_director", **DRAWN},
        same("allowed"),
        differ({"43A1(a)", "9B1"}, {"43A1(a)", "9B1"}, {"43A1(a)", "9B1(b)"}),
        alike("LetDummyCallTheDirector"),
    ),
    Vector(
        "D09",
        {"act": "draw_attention", **AFTER},
        same("allowed"),
        alike("42B3"),
        alike("LetDummyDoSo"),
    ),
    *(
        Vector(
            f"D10-{letter}",
            {"act": act},
            same("protection_lost"),
            alike(f"43A2({letter})", "43B1"),
            alike("DenyDummyHisRights", "WarnDummy"),
            judgement=alike("J32"),
        )
        for letter, act in (
            ("a", "exchange_hands"),
            ("b", "left_seat_to_watch"),
            ("c", "looked_at_defender_hand"),
        )
    ),
    Vector(
        "D11",
        {"act": "prevent", "a2_breached_before": True, "lead_from_wrong_hand": True},
        same("hand_chosen"),
        alike("43A2", "43B1", "43B2(a)"),
        alike("LetADefenderChooseTheHand", "WarnDummy"),
    ),
    Vector(
        "D12",
        {"act": "ask_declarer_revoke", **LOST},
        same("as_if_established"),
        alike("43A2", "43B1", "43B2(b)", "61A"),
        alike("ReplaceAndCount", "RuleTheRevoke", "WarnDummy"),
        {"hand": "declarer", "dummy_drew_attention": True, "dummy_lost_rights": True},
    ),
    Vector(
        "D13",
        {"act": "draw_attention", **LOST, "was_a_revoke": True, **BY_DEFENDER},
        same("play_on"),
        differ(
            {"43A2", "43B1", "43B3"},
            {"43A2", "43B1", "43B3", "12B1"},
            {"43A2", "43B1", "43B3"},
        ),
        differ(
            {"PlayOnAsIfNothingHadHappened", "WarnDummy"},
            {"PlayOnAsIfNothingHadHappened", "WarnDummy", "AdjustAtTheEnd"},
            {"PlayOnAsIfNothingHadHappened", "WarnDummy", "AdjustTheDefendersScoreAlone"},
        ),
        judgement=differ({"J22"}, set(), set()),
    ),
    Vector(
        "D14",
        {"act": "suggest_or_touch"},
        same("not_allowed"),
        alike("43A1(c)", "43B1", "45F"),
        alike("PlayOnAndWeighTheSuggestion", "WarnDummy"),
    ),
    Vector(
        "D15",
        {"act": "shown_defender_hand"},
        {1997: "rights_kept", 2007: "rights_kept", 2017: "defender_at_fault"},
        differ({"43A2(c)"}, {"43A2(c)"}, {"43A3"}),
        differ({"LeaveDummyHisRights"}, {"LeaveDummyHisRights"}, {"ReproveTheDefender"}),
        judgement=alike("J10"),
    ),
    Vector(
        "D16",
        {"act": "hand_revoked"},
        same("dummy_revoked"),
        differ({"64B3"}, {"64B3"}, {"42A3", "64B3"}),
        differ(
            {"RuleDummysRevoke", "TransferNothing"},
            {"RuleDummysRevoke", "TransferNothing"},
            {"RuleDummysRevoke", "TransferNothing", "RemindDummy"},
        ),
        {"hand": "dummy"},
    ),
)
BEFORE_THE_LEAD: Answers = {"act": "prevent", "a2_breached_before": False}
PREVENTED = (
    (1997, {**BEFORE_THE_LEAD, **BY_DECLARER}, "allowed", {"42B2"}),
    (1997, {**BEFORE_THE_LEAD, **BY_DEFENDER}, "not_allowed", {"42B2"}),
    (2007, {**BEFORE_THE_LEAD, **BY_DECLARER}, "allowed", {"42B2", "9A3"}),
    (2007, {**BEFORE_THE_LEAD, **BY_DEFENDER}, "not_allowed", {"42B2", "9A3"}),
    (2017, BEFORE_THE_LEAD, "allowed", {"42B2", "9A3"}),
)
"""D05: before 2017 the irregularity dummy may prevent is declarer's."""


def ruled(subject: Subject, edition: Edition, answers: Mapping[str, Answer]) -> Ruling:
    reply = enquire(subject, edition, answers)
    assert isinstance(reply, Ruling), reply
    return reply


def kinds(ruling: Ruling) -> set[str]:
    return {type(ordered.order).__name__ for ordered in ruling.orders}


def lead(ruling: Ruling) -> Mapping[str, Answer] | None:
    """Return what a ruling hands over to the revoke; None where it leads nowhere."""
    leads = [o.order.leads_to for o in ruling.orders if o.order.leads_to is not None]
    assert len(leads) <= 1
    assert all(one.subject == "revoke" for one in leads)
    return leads[0].answers if leads else None


def asked_in_turn(
    subject: Subject, edition: Edition, answers: Mapping[str, Answer]
) -> Iterator[tuple[Question, Mapping[str, Answer]]]:
    """Yield the questions of a dialogue, each with what was told before it."""
    checked = told(subject.facts, answers)
    so_far = {name: checked[name] for name in checked if subject.facts.named[name].setting}
    while isinstance(question := consider(subject, edition, so_far), Question):
        yield question, dict(so_far)
        so_far[question.facts[0].name] = checked[question.facts[0].name]


def needed(subject: Subject, edition: Edition, answers: Mapping[str, Answer]) -> set[str]:
    """Return the facts that a dialogue asks for."""
    return {question.facts[0].name for question, _ in asked_in_turn(subject, edition, answers)}


def sound(text: str) -> None:
    """Nothing is left open, doubled or empty."""
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}]|unknown|None|Edition\(| [.,;:]|\.\.|\(\)|\) \(|  ", text), text


def can_be_said(
    wording: Wording, subject: Subject, edition: Edition, dialogue: Dialogue, told_too: Answers
) -> None:
    """Say a ruling and all the questions before it."""
    words = wording.rule(dialogue.ruling)
    for text in (words.headline, *words.orders, *words.reasons, *words.judgement):
        sound(text)
    assert words.reasoning
    for question, before in asked_in_turn(subject, edition, {**dialogue.answers, **told_too}):
        sound(wording.heading(question, before))
        for line in wording.why(question).splitlines():
            sound(line)
        labels = [
            wording.option(subject.name, fact.name, option, before)
            for fact in question.facts
            for option in fact.options
        ]
        assert len(set(labels)) == len(labels)
        for label in labels:
            sound(label)
            assert len(label) <= LONGEST_LABEL, label
        for fact in question.facts:
            sound(wording.ask(subject.name, fact.name, before))


def dead_law(subject: Subject, edition: Edition, cases: Iterator[Answers]) -> set[str]:
    """Return the provisions in force that never hold or never fail."""
    held: set[str] = set()
    failed: set[str] = set()
    book = subject.books[edition]
    remarks = {p.name: rule.number for p, rule in book.rules.items() if isinstance(p, Remark)}
    for answers in cases:
        reading = Reading(book, subject.facts, told(subject.facts, answers))
        reading.read_all()
        reading.read_quietly()
        said = reading.remarks()
        for provision, finding in reading.findings.items():
            (held if finding.held else failed).add(provision.name)
        held |= {name for name, key in remarks.items() if key in said}
        failed |= {name for name, key in remarks.items() if key not in said}
    return {provision.name for provision in book.rules} - (held & failed)


@EDITION
@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.id)
def test_a_vector_is_ruled_as_specified(vector: Vector, edition: Edition) -> None:
    ruling = ruled(DUMMY, edition, vector.answers)
    assert ruling.status == as_of(vector.status, edition)
    assert as_of(vector.articles, edition) <= set(ruling.articles)
    assert kinds(ruling) == as_of(vector.orders, edition)
    assert lead(ruling) == vector.lead
    assert set(ruling.judgement) == as_of(vector.judgement, edition)
    assert ruling.tricks == 0


@EDITION
@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.id)
def test_a_vector_is_asked_for_just_what_it_tells(vector: Vector, edition: Edition) -> None:
    assert needed(DUMMY, edition, vector.answers) == set(vector.answers)


@pytest.mark.parametrize(("edition", "answers", "status", "articles"), PREVENTED)
def test_what_dummy_may_prevent_depends_on_the_edition(
    edition: int, answers: Answers, status: str, articles: set[str]
) -> None:
    ruling = ruled(DUMMY, Edition(edition), answers)
    assert (ruling.status, set(ruling.articles)) == (status, articles)
    assert needed(DUMMY, Edition(edition), answers) == set(answers)


# the second procedure: from the table of the specification, row by row

EXTRANEOUS = {1997: "16A", 2007: "16B", 2017: "16B3"}
"""Where the words of dummy are unauthorised information for declarer."""
A2 = {
    "exchange_hands": "43A2(a)",
    "left_seat_to_watch": "43A2(b)",
    "looked_at_defender_hand": "43A2(c)",
}


Ruled: TypeAlias = tuple[str, set[str], Answers | None]
"""Status, articles, and what is handed over to the revoke."""


def second(edition: int, told: Answers) -> Ruled:
    """Return what the table says of what was told."""
    act = str(told["act"])
    if act in A2:
        return "protection_lost", {A2[act], "43B1"}, None
    plain = {
        "info_to_director": ("allowed", {"42A1"}),
        "count_tricks": ("allowed", {"42A2"}),
        "suggest_or_touch": ("not_allowed", {"45F", "43A1(c)", "43B1"}),
        "comment_on_play": ("not_allowed", {"43A1(c)", "43B1", as_of(EXTRANEOUS, edition)}),
        "shown_defender_hand": (
            ("defender_at_fault", {"43A3"}) if edition >= 2017 else ("rights_kept", {"43A2(c)"})
        ),
    }
    if act in plain:
        return (*plain[act], None)
    if act == "hand_revoked":
        own_duty = {"42A3"} if edition >= 2017 else set()
        return "dummy_revoked", {"44C", "64B3"} | own_duty, {"hand": "dummy"}
    if act == "prevent":
        return (*second_prevent(edition, told), None)
    if told["phase"] == "after_play":
        return "allowed", {"42B3"}, None
    return second_speaks(edition, act, told)


def second_prevent(edition: int, told: Answers) -> tuple[str, set[str]]:
    """D05 and D11."""
    if told["a2_breached_before"]:
        if told["lead_from_wrong_hand"]:
            return "hand_chosen", {"43A2", "43B1", "43B2(a)"}
        return "not_allowed", {"42B", "43A2", "43B1"}
    right = {"42B2"} if edition == 1997 else {"42B2", "9A3"}
    if edition < 2017 and told["was_irregularity_by"] == "defender":
        return "not_allowed", right
    return "allowed", right


def second_speaks(year: int, act: str, told: Answers) -> Ruled:
    """D08, else whose revoke or other irregularity dummy speaks of during the play."""
    drawn = bool(told["attention_already_drawn"])
    if act == "ask_declarer_revoke":
        return second_asks_declarer(year, drawn, told)
    if act == "ask_defender":
        return second_asks_defender(year, drawn, told)
    if drawn:
        return "allowed", {"43A1(a)", "9B1(b)" if year >= 2017 else "9B1"}, None
    return second_points(year, act, told)


def over(by: str, drawn: bool, told: Answers) -> Answers:
    """What the revoke is told: dummy's rights only where he spoke first."""
    if drawn:
        return {"hand": by, "dummy_drew_attention": False}
    lost = told["a2_breached_before"]
    return {"hand": by, "dummy_drew_attention": True, "dummy_lost_rights": lost}


def second_asks_declarer(year: int, drawn: bool, told: Answers) -> Ruled:
    """D03 and D12."""
    found = {"61A", "61B" if year == 1997 else "61B2(a)"}
    to_revoke = over("declarer", drawn, told)
    if not told["a2_breached_before"]:
        return "allowed", {"42B1"} | found, to_revoke
    if drawn:
        return "not_allowed", {"42B", "43A2", "43B1"} | found, to_revoke
    return "as_if_established", {"43A2", "43B1", "43B2(b)"} | found, to_revoke


def second_asks_defender(year: int, drawn: bool, told: Answers) -> Ruled:
    """D04 and, where he asked a defender, D13."""
    found = {"42B1" if year == 1997 else "61B2(b)"}
    if told["a2_breached_before"] and not drawn:
        return "play_on", second_43b3(year) | found, None
    information = {"16A" if year == 1997 else "16B"}
    to_revoke = over("defender", drawn, told)
    return "not_allowed", {"42B1", "43B1", "61A"} | information | found, to_revoke


def second_43b3(year: int) -> set[str]:
    """What the play that goes on rests on; in 2007 the damage is looked at under 12B1."""
    return {"43A2", "43B1", "43B3"} | ({"12B1"} if year == 2007 else set())


def second_points(year: int, act: str, told: Answers) -> Ruled:
    """D06, D07 and D13."""
    revoke, lost = bool(told["was_a_revoke"]), bool(told["a2_breached_before"])
    by = str(told["was_irregularity_by"]) if revoke or lost else ""
    found = {"61A"} if revoke else set()
    to_revoke = over(by, False, told) if revoke else None
    if lost and by == "defender":
        return "play_on", second_43b3(year), None
    if lost and revoke:
        return "as_if_established", {"43A2", "43B1", "43B2(b)"} | found, to_revoke
    limit = "43A1(a)" if act == "call_director" else "43A1(b)"
    return "not_allowed", {limit, "43B1"} | found, to_revoke


def weighed(year: int, told: Answers) -> set[str]:
    """Return the points of judgement that the table names for what was told."""
    status, articles, _ = second(year, told)
    if told["act"] == "shown_defender_hand":
        return {"J10"}
    if told["act"] in A2 or "42B" in articles:
        return {"J32"}
    if told["act"] == "prevent":
        return {"J31"} if year == 2007 and status == "not_allowed" else set()
    if status == "play_on":
        of_a_revoke = told["act"] == "ask_defender" or told["was_a_revoke"]
        return {"J22"} if year == 1997 and of_a_revoke else set()
    if told["act"] == "ask_defender" and "43B1" in articles:
        return {"J12", "J13"} if year == 1997 else {"J12"}
    return set()


@cache
def every(edition: Edition) -> tuple[Dialogue, ...]:
    return tuple(dialogues(DUMMY, edition))


@EDITION
def test_every_dialogue_agrees_with_the_second_procedure(edition: Edition) -> None:
    for dialogue in every(edition):
        status, articles, over = second(int(edition), dialogue.answers)
        ruling = dialogue.ruling
        assert (str(ruling.status), set(ruling.articles)) == (status, articles), dialogue.answers
        assert lead(ruling) == over, dialogue.answers


@EDITION
def test_just_what_the_table_leaves_open_is_left_to_the_director(edition: Edition) -> None:
    for dialogue in every(edition):
        judgement = dialogue.ruling.judgement
        assert set(judgement) == weighed(int(edition), dialogue.answers), dialogue.answers
        assert len(set(judgement)) == len(judgement)


@EDITION
def test_number_and_length_of_dialogues_are_as_recorded(edition: Edition) -> None:
    statistics = Statistics()
    for dialogue in every(edition):
        statistics.count(dialogue)
    assert (statistics.number, statistics.longest) == as_of(DIALOGUES, edition)
    assert statistics.mean <= MEAN_AT_MOST


@EDITION
def test_one_order_decides_and_none_is_given_twice(edition: Edition) -> None:
    for dialogue in every(edition):
        orders = dialogue.ruling.orders
        assert sum(o.order.status is not None for o in orders) == 1
        assert len(kinds(dialogue.ruling)) == len(orders)


@EDITION
def test_every_provision_holds_in_some_dialogue_and_fails_in_some_other(
    edition: Edition,
) -> None:
    assert not dead_law(DUMMY, edition, (dict(d.answers) for d in every(edition)))


@EDITION
@pytest.mark.parametrize(("vector", "revoke"), [("D03", "T19"), ("D12", "T34")])
def test_the_revoke_takes_over_what_was_told(vector: str, revoke: str, edition: Edition) -> None:
    start = next(v for v in VECTORS if v.id == vector)
    goal = next(v for v in REVOKES if v.id == revoke)
    handed = lead(ruled(DUMMY, edition, start.answers))
    assert handed is not None
    rest = {name: answer for name, answer in goal.facts.items() if name not in handed}
    assert (
        ruled(REVOKE, edition, {**rest, **handed}).status == as_of(goal.expected, edition).status
    )


@EDITION
def test_whatever_is_handed_over_the_revoke_can_go_on_from_it(edition: Edition) -> None:
    handed = [over for d in every(edition) if (over := lead(d.ruling)) is not None]
    assert handed
    for over in handed:
        assert isinstance(enquire(REVOKE, edition, over), Question)


@LANGUAGE
@EDITION
def test_every_dialogue_can_be_said(language: str, edition: Edition) -> None:
    wording = Wording.of(language)
    for dialogue in every(edition):
        can_be_said(wording, DUMMY, edition, dialogue, {})
