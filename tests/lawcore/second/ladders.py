"""What the two ladders have in common: every dialogue walked, and held against the other hand."""

from collections.abc import Iterator, Mapping

from lawcore import Answer, Edition, Ruling, Subject, enquire
from lawcore.wording import Wording
from tests.lawcore import walks
from tests.lawcore.cases import Walk
from tests.lawcore.second.expected import Expected
from tests.lawcore.second.procedure import rule
from tests.lawcore.second.reading import tables

EDITION = Edition(2017)
KEYS = {f"J{number}": f"J{number + 40}" for number in range(12, 18)}
"""The keys of the tables begin where those of the play have ended."""


def every_ruling(walk: Walk) -> Iterator[tuple[Ruling, Expected]]:
    """Yield what every dialogue comes to, with what the second procedure says of it."""
    for dialogue in walks.of(walk):
        told = {name: str(answer) for name, answer in dialogue.ruling.told.items()}
        expected = rule(walk.subject, walk.edition, told)
        assert expected.rule is not None, told
        yield dialogue.ruling, expected


def agrees(ruling: Ruling, expected: Expected) -> None:
    """Hold a ruling to what the second procedure says: step, articles, what is to be judged."""
    if "step" not in expected.untold:
        assert ruling.status == expected.step, expected.rule
    assert set(ruling.articles) == set(expected.articles), expected.rule
    if expected.judgement is not None:
        assert ruling.judgement == (KEYS[expected.judgement],), expected.rule
    else:
        assert ruling.judgement == (), expected.rule
    assert ruling.effects == {"decides": False}
    assert expected.decides is False


def decides_nothing(ruling: Ruling) -> None:
    """Nothing is transferred, nobody is bound, and no order carries a score."""
    assert (ruling.tricks, ruling.penalty_card, ruling.exemptions) == (0, None, ())
    assert not any(ordered.order.transferred for ordered in ruling.orders)
    assert not any(ordered.order.counted for ordered in ruling.orders)


def orders_by_rule(walk: Walk) -> dict[str, str]:
    """The orders of each rule, in their sequence; two dialogues of a rule may differ."""
    found: dict[str, set[str]] = {}
    for ruling, expected in every_ruling(walk):
        names = " ".join(o.order.name for o in ruling.orders)
        found.setdefault(str(expected.rule), set()).add(names)
    return {name: " | ".join(sorted(some)) for name, some in sorted(found.items())}


def ruled(subject: Subject, facts: Mapping[str, Answer]) -> Ruling:
    """Return the ruling on a case where rare circumstances are as usual unless told."""
    reply = enquire(subject, EDITION, facts, suppose=True)
    assert isinstance(reply, Ruling), reply
    return reply


def questions(subject: Subject, facts: Mapping[str, Answer]) -> list[str]:
    """What is asked, one after the other, until something can be said."""
    told: dict[str, Answer] = {}
    while not isinstance(reply := enquire(subject, EDITION, told, suppose=True), Ruling):
        (asked,) = reply.facts  # type: ignore[union-attr]  # a question
        told[asked.name] = facts[asked.name]
    return [*told]


def labels_differ(subject: Subject, language: str) -> Iterator[str]:
    """Yield every question or answer that is not worded as the table of the facts has it."""
    wording = Wording.of(language)
    for name, fact in tables()[subject.name].items():
        if wording.ask(subject.name, name, {}) != fact.question[language]:
            yield name
        for option, label in fact.labels.items():
            if wording.option(subject.name, name, option, {}) != label[language]:
                yield f"{name}={option}"


def asides(subject: Subject, facts: Mapping[str, Answer], language: str) -> tuple[str, ...]:
    """What may be read later of the ruling on a case."""
    return Wording.of(language).briefs.brief(ruled(subject, facts)).asides


def said_to_peers(ruling: Ruling, language: str) -> str:
    """What is read out to those who are polled, in small letters; nobody else hears it."""
    wording = Wording.of(language)
    (said,) = [
        saying
        for ordered in ruling.orders
        if ordered.order.name == "PollPeers"
        for saying in wording.rulings.said(ordered.order, ruling)
    ]
    assert said.to == "peers"
    return said.aloud.casefold()


def fact_sheets(subject: Subject, told: Mapping[str, Answer], language: str) -> list[str]:
    """The sheets with what was answered that a ruling has beside it."""
    return [text for text in asides(subject, told, language) if text.endswith(" (85A1).")]
