"""An order that speaks of a Law on which another subject rules leads over to that subject."""

from collections.abc import Iterator, Mapping

from lawcore import SUBJECTS, Edition, Ruling, Subject
from lawcore.book.library.numbers import cited_in
from lawcore.wording import Wording
from tests.each import together
from tests.lawcore.walks import every_dialogue

EDITION = Edition(2017)
EVERY = {"revoke": 3}
"""Of a subject with very many dialogues the words of every so manieth are looked at."""
SUBJECT = together("subject", SUBJECTS.values())
RULED_BY: Mapping[str, frozenset[str]] = {
    law: frozenset(subjects.split())
    for laws, subjects in {
        "13 14": "wrong_cards",
        "15": "wrong_board",
        "24": "exposed_card",
        "25": "changed_call",
        "27": "insufficient_bid",
        "28 29 30 31 32": "call_out_of_turn",
        "36 37 38 39": "inadmissible_call",
        "53 55 56": "lead_out_of_turn",
        "54": "lead_out_of_turn opening_lead",
        "57": "premature_play penalty_card",
        "61 62 63 64": "revoke",
        "65": "inspection",
        "66": "inspection inquiry",
        "67": "defective_trick",
        "68 69 70 71": "claim",
    }.items()
    for law in laws.split()
}
"""The subjects that rule on what a Law says; the rest of the Laws is opened, not ruled on."""
SAID_IN_PASSING: Mapping[tuple[str, str], str] = {
    ("claim", "LookForAPrematureCard"): "nobody has said that a card was shown too early",
    ("claim", "RuleTheOpeningLead"): "claims are ruled by books by which opening leads are not",
    ("played_card", "JudgeWhetherItWasLed"): "the Director judges first, and yes leads over",
}
"""Orders that name such a Law without sending to it, each with the reason."""


def rulings(subject: Subject, every: int = 1) -> Iterator[Ruling]:
    return (dialogue.ruling for dialogue in every_dialogue(subject, EDITION)[::every])


def missing(subject: Subject) -> Iterator[tuple[str, str, str]]:
    """Yield the orders that send to a Law which is ruled elsewhere, and lead nowhere."""
    wording = Wording.of("en")
    for ruling in rulings(subject, EVERY.get(subject.name, 1)):
        leads = {lead.subject for o in ruling.orders if (lead := o.order.leads_to) is not None}
        for ordered in ruling.orders:
            for number in cited_in(wording.rulings.order(ordered.order, ruling)):
                law = "".join(c for c in number[:2] if c.isdigit())
                there = RULED_BY.get(law, frozenset())
                name = ordered.order.name
                if there and not there & {subject.name, *leads}:
                    yield subject.name, name, number


@SUBJECT
def test_an_order_that_sends_to_another_law_leads_over_to_it(subject: Subject) -> None:
    found = {(name, order) for name, order, _ in missing(subject)}
    assert found == {pair for pair in SAID_IN_PASSING if pair[0] == subject.name}


def test_every_law_that_is_said_to_be_ruled_is_ruled_by_its_subject() -> None:
    for law, subjects in RULED_BY.items():
        for name in subjects:
            numbers = {rule.number for rule in SUBJECTS[name].books[EDITION].rules.values()}
            assert any(number.startswith(law) for number in numbers), (law, name)
