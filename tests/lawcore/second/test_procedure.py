"""The second procedure of the auction: against the vectors, against itself, in every world."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from lawcore import Answer
from tests.each import each, together
from tests.lawcore import cases
from tests.lawcore.cases import Case
from tests.lawcore.second import outlines
from tests.lawcore.second.expected import Expected, of, outputs
from tests.lawcore.second.ladders import KEYS
from tests.lawcore.second.procedure import (
    CITED_BESIDES,
    IN_2007,
    OUTLINES,
    PROCEDURES,
    SUBJECTS,
    rule,
    usual,
    worlds,
)
from tests.lawcore.second.reading import Told, tables

Facts = Mapping[str, Told]

SUBJECT = together("subject", SUBJECTS)
ANY_SUBJECT = together("subject", PROCEDURES)
SUITS = {"specified", "withdrawn_relates_to_suits"}
"""Facts of which the answer is any number of suits."""
SETS = frozenset({"articles", "adjust"})
PEOPLE_AND_LEAD = ("partner", "offender", "lead", "info")
LADDERS = ("unauthorised_information", "misinformation")


GOES_ON = {
    "GOTO_CALL_OUT_OF_TURN": "call_out_of_turn",
    "GOTO_CHANGED_CALL": "changed_call",
    "GOTO_COMPARABLE": "comparable",
    "GOTO_INADMISSIBLE": "inadmissible_call",
    "GOTO_INSUFFICIENT": "insufficient_bid",
    "GOTO_OPENING_LEAD": "opening_lead",
}
BINDING = {
    "partner": {
        "PARTNER_PASS_NEXT": "pass_next",
        "PARTNER_PASS_ALWAYS": "pass_always",
        "SIDE_PASS_ALWAYS": "pass_always",
    },
    "offender": {
        "OFFENDER_REPEATS": "repeat",
        "OFFENDER_PASS_NEXT": "pass_next",
        "OFFENDER_PASS_ALWAYS": "pass_always",
        "SIDE_PASS_ALWAYS": "pass_always",
    },
    "lead": {"LEAD_26B": "26B"},
}
"""Which orders tell what of the partner, the offender and the lead."""


VECTORS = [
    case for name in PROCEDURES for case in cases.of(name).cases if "second" in case.expected
]


def told_of(case: Case) -> Mapping[str, Any]:
    """What a case says in the terms of the second procedure, and what else it has of them."""
    found = dict(case.expected["second"])
    if case.subject in {*OUTLINES, *LADDERS}:
        found["articles"] = case.expected["articles"]
    if case.subject in LADDERS:
        own = {ours: key for key, ours in KEYS.items()}
        found |= {"step": case.expected["status"], **case.expected["effects"]}
        for key in case.expected.get("judgement", ()):
            found["judgement"] = own[key]
    return found


def in_form(name: str, told: object) -> object:
    """A field of a vector as the second procedure holds it."""
    if isinstance(told, list):
        return frozenset(told) if name in SETS else tuple(told)
    return told


@cache
def every_world(subject: str, edition: int) -> tuple[tuple[Facts, Expected], ...]:
    """Every case, whatever the rare facts are."""
    return tuple(worlds(subject, edition, rare=True))


def every_ruling(*subjects: str, edition: int = 2017) -> Iterator[tuple[Facts, Expected]]:
    for subject in subjects:
        for told, expected in every_world(subject, edition):
            if expected.rule is not None:
                yield told, expected


@each("case", VECTORS, of=lambda case: f"{case.subject}-{int(case.edition)}")
def test_the_second_procedure_rules_every_vector_as_it_says(case: Case) -> None:
    wanted = told_of(case)
    expected = rule(case.subject, case.edition, as_told(case.facts))
    said = {name: getattr(expected, name) for name in wanted}
    told = {name: in_form(name, value) for name, value in wanted.items()}
    if besides := CITED_BESIDES.get(case.id):
        told["articles"] = besides.union(wanted["articles"])
    assert said == told
    assert not expected.untold & wanted.keys()
    if "partner" in wanted and "offender" not in wanted:
        assert expected.offender is None


def as_told(facts: Mapping[str, Answer]) -> Facts:
    """What was told, as the second procedure reads it: of suits one after the other."""
    return {
        name: "" if answer == "none" and name in SUITS else str(answer)
        for name, answer in facts.items()
    }


def test_every_rule_is_reached_and_no_other() -> None:
    reached = {
        expected.rule
        for subject in PROCEDURES
        for edition in (2007, 2017)
        for _, expected in every_ruling(subject, edition=edition)
    }
    assert reached == outputs().keys()


@ANY_SUBJECT
@together("edition", [1997, 2007])
def test_what_an_edition_does_not_cover_is_neither_ruled_nor_asked(
    subject: str, edition: int
) -> None:
    covered = edition == 2007 and subject in IN_2007
    assert rule(subject, edition, {}).covered == covered


def speaks_against(subject: str, name: str, told: Facts) -> bool:
    """Whether a fact was told although others say that it is not needed."""
    when = tables()[subject][name].when
    return any(other in told and told[other] not in values for other, values in when.items())


EXCEPTIONS = {
    # after a cancelled attempt the lowest bid of the same denomination is compared too
    ("insufficient_bid", "cmp"),
}


@SUBJECT
def test_facts_are_read_only_where_the_table_needs_them(subject: str) -> None:
    out_of_place = {
        (subject, name)
        for told, _ in every_world(subject, 2017)
        for name in told
        if speaks_against(subject, name, told)
    }
    assert out_of_place == {exception for exception in EXCEPTIONS if exception[0] == subject}


@SUBJECT
def test_every_fact_and_option_is_read_in_some_case(subject: str) -> None:
    by_name: dict[str, set[Told]] = {}
    for edition in (2007, 2017):
        for told, _ in every_world(subject, edition):
            for name, answer in told.items():
                by_name.setdefault(name, set()).add(answer)
    unread = set(tables()[subject]) - by_name.keys()
    assert unread == ({"origin"} if subject == "lead_restriction" else set())
    for name, answers in by_name.items():
        assert answers == set(tables()[subject][name].answers)


def test_orders_and_what_is_told_of_people_and_lead_say_the_same() -> None:
    for told, expected in every_ruling(*SUBJECTS):
        for name, orders in BINDING.items():
            if name in expected.untold:
                continue
            bound = {said for order, said in orders.items() if order in expected.orders}
            said = getattr(expected, name)
            free = {None, "none", "free", "open"}
            assert bound == ({said} - free), (told, expected)
        assert not {"LEAD_26B", "LEAD_NONE"} <= set(expected.orders)


def test_no_order_is_given_twice() -> None:
    for told, expected in every_ruling(*SUBJECTS):
        assert len(set(expected.orders)) == len(expected.orders), told


def test_a_subject_that_goes_on_is_ordered_and_can_be_ruled() -> None:
    for told, expected in every_ruling(*SUBJECTS):
        ordered = {GOES_ON[order] for order in expected.orders if order in GOES_ON}
        if expected.step is None:
            assert ordered == {expected.goto} - {None}, told
        else:
            assert expected.goto in {None, "unauthorised_information", "extraneous"}


def test_a_restricted_lead_and_what_is_looked_at_later_are_cited() -> None:
    for told, expected in every_ruling(*SUBJECTS):
        if expected.lead == "26B":
            assert "26B" in expected.articles, told
        if "72C" in expected.adjust and not {"36B1", "37B1", "38A"} & expected.articles:
            assert "72C" in expected.articles, told


@pytest.mark.parametrize("edition", [2007, 2017])
def test_who_plays_the_contract_leads_under_no_restriction(edition: int) -> None:
    for subject in ("insufficient_bid", "call_out_of_turn", "inadmissible_call", "changed_call"):
        for told, expected in every_ruling(subject, edition=edition):
            if told.get("side") == "declares":
                assert expected.lead == "none", told


@pytest.mark.parametrize("edition", [2007, 2017])
def test_nothing_else_hangs_on_who_plays_after_a_call(edition: int) -> None:
    for subject in ("insufficient_bid", "call_out_of_turn", "inadmissible_call", "changed_call"):
        cases = {frozenset(told.items()): e for told, e in every_world(subject, edition)}
        for told, expected in cases.items():
            side = dict(told).get("side")
            if side == "defends":
                known = told - {("side", "defends")}
                unknown, declared = (known | {("side", s)} for s in ("unknown", "declares"))
                assert cases[unknown] == expected
                assert cases[declared].partner == expected.partner
                assert cases[declared].articles == expected.articles


def test_the_ladders_decide_nothing_and_name_their_step() -> None:
    for told, expected in every_ruling(*LADDERS):
        assert expected.decides is False, told
        assert expected.step
        assert not expected.orders


def test_a_doubt_on_a_ladder_is_judged_and_never_settled() -> None:
    for told, expected in every_ruling(*LADDERS):
        doubted = list(told.values()).count("unsure") - (told.get("m_kind") == "unsure")
        assert bool(doubted) == str(expected.rule).endswith("?"), told
        assert bool(doubted) == bool(expected.judgement), told


def test_contradicting_facts_end_in_a_question() -> None:
    asked_again = {
        (subject, expected.ask)
        for subject in PROCEDURES
        for _, expected in every_world(subject, 2017)
        if expected.rule is None and expected.ask
    }
    assert asked_again == {("exposed_card", "side"), ("misinformation", "m_harm")}


def test_outlines_end_open_only_where_they_say_nothing() -> None:
    silent = Counter(
        subject
        for subject in OUTLINES
        for _, expected in every_world(subject, 2017)
        if not expected.covered
    )
    assert silent == {"before_director": 5, "wrong_cards": 2, "rotation": 1}
    assert OUTLINES.keys() == outlines.OPTIONS.keys()


def test_what_is_usual_holds_until_somebody_tells() -> None:
    for subject in SUBJECTS:
        for told, expected in worlds(subject, 2017):
            assert rule(subject, 2017, {**usual(subject), **told}) == expected


WHOLE_IN_2007 = frozenset({"insufficient_bid"})
"""The subjects of which all that is compared in 2017 is compared in 2007 too."""


def test_rules_of_2007_are_cited_where_their_numbers_are_known() -> None:
    for told, expected in every_ruling(*IN_2007, edition=2007):
        known = "articles" not in expected.untold
        assert not known or expected.articles, told
        assert not known or not {"72C", "16C", "16C2", "23A"} & expected.articles, told


def test_no_pass_is_left_in_2007_after_the_final_pass() -> None:
    for told, expected in every_ruling("exposed_card", edition=2007):
        assert ("partner" in expected.untold) == (told["when"] == "clarification"), told


UNSETTLED = {
    "IB-09J": {"orders", "info"},
    "CT-10P": {"orders", "articles", "info"},
    "CT-14P": {"orders", "articles", "info"},
    "UI-4?": {"judgement", "step"},
}
"""What the waiting states and doubts that are named only in passing leave open."""


def test_what_is_unsettled_in_2017_is_as_recorded() -> None:
    subjects = SUBJECTS.keys() - {"lead_restriction"}
    unsettled = {e.rule: e.untold for _, e in every_ruling(*subjects) if e.untold}
    assert unsettled == UNSETTLED
    two_laws = {
        told["exempt"]
        for told, e in every_ruling("lead_restriction")
        if e.rule == "LR-02" and "articles" in e.untold
    }
    assert two_laws == {"29A", "31A1"}


def test_rules_of_2007_leave_untold_what_the_text_does_not_tell() -> None:
    for told, expected in every_ruling(*IN_2007 - WHOLE_IN_2007, edition=2007):
        assert {"orders", "info", "adjust"} <= expected.untold, told
    for told, expected in every_ruling(*WHOLE_IN_2007, edition=2007):
        assert expected.untold <= UNSETTLED.get(str(expected.rule), set()), told
    for name in PEOPLE_AND_LEAD:
        assert name not in of("IB-06").untold
