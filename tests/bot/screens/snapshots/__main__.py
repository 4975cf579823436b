"""Write what is shown of the kept cases; with "anew", look for cases that show every screen."""

import sys
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import TypeAlias

from lawcore import SUBJECTS, Answer, Edition, Question, Ruling, Subject, enquire
from lawcore.book.authorities import AUTHORITIES
from lawcore.engine.dialogues import dialogues
from lawcore.wording import Wording
from tests.bot.screens.snapshots import Case, cases, orders_of, shown_orders, write

ONLY = {"revoke": {"trick": (5, 12, 13)}}
MISSING: Mapping[str, Answer] = {
    "hand": "defender",
    "trick": 5,
    "since": "played",
    "card_missing": True,
    "attention": "during_play",
    "each_side_played_on": True,
    "won_by": "partner",
}
TOGETHER: Mapping[str, tuple[Mapping[str, Answer], ...]] = {
    "revoke": (MISSING, {**MISSING, "could_comply": False}),
}
"""What is rare and told together, which no search of single facts comes upon."""
TEXTS = Wording.of("en")
Feature: TypeAlias = tuple[object, ...]


def main() -> None:
    anew = sys.argv[1:] == ["anew"]
    write([c for s in SUBJECTS.values() for c in covering(s)] if anew else cases())


def covering(subject: Subject) -> Iterator[Case]:
    """Yield cases each of which shows something new, then the orders that are left."""
    seen: set[Feature] = set()
    found: list[Case] = []
    for case, ruling in worlds(subject, None):
        features = set(features_of(ruling))
        if not features <= seen:
            seen |= features
            found.append(case)
    missing = orders_of(subject) - {order for case in found for order in shown_orders(case)}
    for case, ruling in chain(
        volunteered(subject, found),
        together(subject),
        *(worlds(subject, key) for key in AUTHORITIES),
    ):
        if not missing:
            break
        new = missing & {ordered.order.name for ordered in ruling.orders}
        if new and (shown := new & shown_orders(case)):
            missing -= shown
            found.append(case)
    yield from found


def worlds(subject: Subject, authority: str | None) -> Iterator[tuple[Case, Ruling]]:
    """Yield everything that can be told, the newest edition first."""
    for edition in sorted(subject.books, reverse=True):
        settings = AUTHORITIES[authority].options(subject, edition) if authority else {}
        if authority and not settings:
            continue
        for dialogue in dialogues(subject, edition, settings, ONLY.get(subject.name)):
            yield Case(subject.name, int(edition), dialogue.answers, authority), dialogue.ruling


def volunteered(subject: Subject, cases: list[Case]) -> Iterator[tuple[Case, Ruling]]:
    """Yield the cases with one thing more that nobody asks about."""
    for case in cases:
        for fact in subject.facts.listed:
            if fact.volunteered:
                for option in fact.options:
                    told: Mapping[str, Answer] = {**case.answers, fact.name: option}
                    yield from rulings(subject, case.edition, told)


def together(subject: Subject) -> Iterator[tuple[Case, Ruling]]:
    """Yield what is ruled on rare things that are told together, in each edition."""
    for told in TOGETHER.get(subject.name, ()):
        for edition in sorted(subject.books, reverse=True):
            yield from rulings(subject, edition, told)


def rulings(
    subject: Subject, edition: int, told: Mapping[str, Answer]
) -> Iterator[tuple[Case, Ruling]]:
    """Yield what is ruled on what was told, with every answer to what the law asks then."""
    if any(pair.met(told) for pair in subject.facts.impossible):
        return
    reply = enquire(subject, Edition(edition), told)
    if isinstance(reply, Ruling):
        yield Case(subject.name, edition, told), reply
    elif isinstance(reply, Question):
        asked = reply.facts[0]
        for option in asked.options:
            yield from rulings(subject, edition, {**told, asked.name: option})


def features_of(ruling: Ruling) -> Iterator[Feature]:
    """Yield what a person sees of a ruling and of the way to it, that has to be seen once."""
    deciding = ruling.deciding
    yield "edition", ruling.edition
    yield "headline", deciding.order.name, ruling.status, ruling.tricks
    for ordered in ruling.orders:
        yield "order", ordered.order.name
    for line in TEXTS.rulings.rule(ruling).sayings:
        yield "saying", line
    for key in ruling.judgement:
        yield "judgement", key
    told: dict[str, Answer] = {}
    subject = SUBJECTS[ruling.subject]
    for name, answer in ruling.told.items():
        fact = subject.facts.named[name]
        if fact.setting is None:
            yield "question", TEXTS.ask(ruling.subject, name, told)
            yield "label", name, TEXTS.option(ruling.subject, name, answer, told)
            told[name] = answer


if __name__ == "__main__":
    main()
