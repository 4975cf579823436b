"""Whether every dialogue is ruled as the second procedure of its subject rules."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TypeAlias

from lawcore import SUBJECTS, Answer, Ruling
from tests.lawcore import cases, walks
from tests.lawcore.cases import Case, Walk
from tests.lawcore.cases.expectations import orders
from tests.lawcore.second import (
    agreement,
    appeal,
    asking,
    claim,
    conduct,
    dummy,
    inquiry,
    ladders,
    lead_out_of_turn,
    led_over,
    penalty_card,
    played_card,
    procedure,
)
from tests.lawcore.second.forking import worlds

Check: TypeAlias = Callable[[Walk], None]
Rule: TypeAlias = Callable[[int, Mapping[str, Answer]], tuple[str, frozenset[tuple[str, str]]]]


def given(ruling: Ruling) -> frozenset[tuple[str, str]]:
    """The orders by name, each with its article."""
    return frozenset((o.order.name, o.article) for o in ruling.orders)


def to_the_revoke(ruling: Ruling) -> Mapping[str, Answer] | None:
    """What a ruling hands over to the revoke; None where it leads nowhere."""
    leads = [o.order.leads_to for o in ruling.orders if o.order.leads_to is not None]
    assert len(leads) <= 1
    assert all(one.subject == "revoke" for one in leads)
    return leads[0].answers if leads else None


def by_orders(rule: Rule, walk: Walk) -> None:
    """Compare status and orders, in every world in which a dialogue can be held."""
    subject = SUBJECTS[walk.subject]
    for dialogue in walks.of(walk):
        for _, found in worlds(subject, dialogue.answers, partial(rule, int(walk.edition))):
            assert (str(dialogue.ruling.status), given(dialogue.ruling)) == found, dialogue.answers


def of_dummy(walk: Walk) -> None:
    year = int(walk.edition)
    for dialogue in walks.of(walk):
        ruling, told = dialogue.ruling, dialogue.answers
        found = str(ruling.status), {*ruling.articles}, to_the_revoke(ruling)
        assert found == dummy.rule(year, told), told
        assert sorted(ruling.judgement) == sorted(dummy.weighed(year, told)), told


def of_inquiry(walk: Walk) -> None:
    year, may_ask = int(walk.edition), bool(walk.settings["defenders_may_ask"])
    for dialogue in walks.of(walk):
        ruling, told = dialogue.ruling, dialogue.answers
        found = str(ruling.status), {*ruling.articles}, to_the_revoke(ruling)
        assert found == inquiry.rule(year, told, may_ask=may_ask), told
        assert {*ruling.judgement} == inquiry.weighed(year, told), told


def of_played_card(walk: Walk) -> None:
    for dialogue in walks.of(walk):
        told = played_card.Told(dialogue.answers)
        found = str(dialogue.ruling.status), {*dialogue.ruling.articles}
        assert found == played_card.rule(int(walk.edition), told), told
        assert told.read == dialogue.answers.keys()


def of_claim(walk: Walk) -> None:
    subject, year = SUBJECTS[walk.subject], int(walk.edition)
    for dialogue in walks.of(walk):
        ruling = dialogue.ruling
        told = {name: v for name, v in dialogue.answers.items() if name not in walk.settings}
        found = str(ruling.status), ruling.deciding.article, frozenset(orders(ruling))
        assert (ruling.tricks, ruling.penalty_card) == (0, None), "tricks are never counted here"
        for _, second in worlds(
            subject, told, lambda world: claim.rule(year, world, walk.settings)
        ):
            assert found == second, told
        if not walk.settings:
            assert {*ruling.judgement} == claim.weighed(year, found[0], told), told


def in_outline(walk: Walk) -> None:
    """The outlines say nothing, or cite otherwise, just where the file of the cases says so."""
    found: dict[str, str] = {}
    for dialogue in walks.of(walk):
        ruling = dialogue.ruling
        told = {name: str(answer) for name, answer in ruling.told.items()}
        second, ours = procedure.rule(walk.subject, walk.edition, told), " ".join(ruling.articles)
        line = " ".join(f"{name}={answer}" for name, answer in told.items())
        if not second.covered or second.rule is None:
            found[line] = ours
        elif second.articles != frozenset(ruling.articles):
            found[line] = f"{ours}, not {' '.join(sorted(second.articles))}"
    assert found == cases.of(walk.subject).second_differs


def on_a_ladder(walk: Walk) -> None:
    for ruling, expected in ladders.every_ruling(walk):
        ladders.agrees(ruling, expected)
        ladders.decides_nothing(ruling)


CHECKS: Mapping[str, Check] = {
    **dict.fromkeys(procedure.SUBJECTS, agreement.check_every_ruling),
    **dict.fromkeys(procedure.OUTLINES, in_outline),
    **dict.fromkeys(("misinformation", "unauthorised_information"), on_a_ladder),
    "opening_lead": led_over.check_every_ruling,
    "penalty_card": partial(by_orders, penalty_card.rule),
    "lead_out_of_turn": partial(by_orders, lead_out_of_turn.rule),
    "played_card": of_played_card,
    "appeal": partial(by_orders, appeal.rule),
    "asking": partial(by_orders, asking.rule),
    "conduct": partial(by_orders, conduct.rule),
    "dummy": of_dummy,
    "inquiry": of_inquiry,
    "claim": of_claim,
}
"""How the dialogues of a subject are compared; those of a revoke in test_agreement.py."""


def check_every_dialogue(walk: Walk) -> None:
    """Compare every dialogue of a walk; KeyError where its subject has no second procedure."""
    CHECKS[walk.subject](walk)


def compared_by_rule(subject: str) -> bool:
    """Whether the cases of a subject are told in the terms of the second procedure's rules."""
    return CHECKS.get(subject) in {agreement.check_every_ruling, led_over.check_every_ruling}


def check_case(case: Case) -> None:
    """Compare the ruling on a case with what it says in the terms of the second procedure."""
    check = led_over.check_case if case.subject == "opening_lead" else agreement.check_case
    check(case)


def rules_reached(walk: Walk) -> Iterator[str]:
    """Yield the rules of the second procedure that dialogues come to."""
    for ruling in agreement.every_ruling(walk):
        found = procedure.rule(walk.subject, walk.edition, agreement.as_told(ruling.told)).rule
        if found is not None:
            yield found
