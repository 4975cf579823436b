"""An order that speaks of a Law on which another subject rules leads over to that subject."""

from collections.abc import Iterator, Mapping

from lawcore import SUBJECTS, Edition, Ruling, Subject
from lawcore.book.library.numbers import cited_in
from lawcore.wording import Wording
from tests import tables
from tests.each import together
from tests.lawcore.walks import every_dialogue

EDITION = Edition(2017)
EVERY = {"revoke": 3}
"""Of a subject with very many dialogues the words of every so manieth are looked at."""
SUBJECT = together("subject", SUBJECTS.values())
TOLD = tables.beside(__file__, "test_leading_over.toml")
RULED_BY: Mapping[str, frozenset[str]] = {
    law: frozenset(subjects.split())
    for laws, subjects in TOLD["ruled_by"].items()
    for law in laws.split()
}
"""The subjects that rule on what a Law says; the rest of the Laws is opened, not ruled on."""
SAID_IN_PASSING: Mapping[str, Mapping[str, str]] = TOLD["said_in_passing"]
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
    assert found == {(subject.name, order) for order in SAID_IN_PASSING.get(subject.name, {})}


def test_every_law_that_is_said_to_be_ruled_is_ruled_by_its_subject() -> None:
    for law, subjects in RULED_BY.items():
        for name in subjects:
            numbers = {rule.number for rule in SUBJECTS[name].books[EDITION].rules.values()}
            assert any(number.startswith(law) for number in numbers), (law, name)
