"""What the short subjects have in common: every dialogue, and the other hand where it rules."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from lawcore import SUBJECTS, Answer, Edition, Ruling, Subject, enquire
from lawcore.request import dialogues
from tests.lawcore.auction.second_procedure import rule

EDITION = Edition(2017)


def every_ruling(subject: Subject) -> Iterator[Ruling]:
    """Yield what every dialogue comes to."""
    return (dialogue.ruling for dialogue in dialogues(subject, EDITION))


def told(ruling: Ruling) -> str:
    """What was told, in one line."""
    return " ".join(f"{name}={answer}" for name, answer in ruling.told.items())


def said(ruling: Ruling) -> str:
    """What is ruled, in one line: the orders with their articles, and where they lead over."""
    return "; ".join([str(ruling.status), *(_order(o.order, o.article) for o in ruling.orders)])


def _order(order: Any, article: str) -> str:
    lead = order.leads_to
    if lead is None:
        return f"{type(order).__name__} {article}"
    answers = " ".join(f"{name}={answer}" for name, answer in lead.answers.items())
    return f"{type(order).__name__} {article} > {' '.join(filter(None, (lead.subject, answers)))}"


def ruled(subject: Subject) -> dict[str, str]:
    """What is ruled on everything that can be told."""
    return {told(ruling): said(ruling) for ruling in every_ruling(subject)}


def differences(subject: Subject) -> dict[str, str]:
    """Where the second procedure cites other articles, or says nothing: ours and its own."""
    found: dict[str, str] = {}
    for ruling in every_ruling(subject):
        second = rule(subject.name, EDITION, {n: str(a) for n, a in ruling.told.items()})
        ours = " ".join(ruling.articles)
        if not second.covered or second.rule is None:
            found[told(ruling)] = ours
        elif second.articles != frozenset(ruling.articles):
            found[told(ruling)] = f"{ours}, not {' '.join(sorted(second.articles))}"
    return found


def vectors(subject: str) -> Iterator[Mapping[str, Any]]:
    text = Path(__file__).with_name("vectors.jsonl").read_text("utf-8")
    rows = (json.loads(line) for line in text.splitlines())
    return (row for row in rows if row["subject"] == subject)


def is_as_the_vector_says(subject: Subject, vector: Mapping[str, Any]) -> None:
    facts: Mapping[str, Answer] = vector["facts"]
    ruling = enquire(subject, EDITION, facts, suppose=True)
    assert isinstance(ruling, Ruling), ruling
    assert set(ruling.articles) == set(vector["expect"]["articles"])


def leads_can_be_followed(subject: Subject) -> int:
    """Follow every way on; return how many there are."""
    leads = [
        ordered.order.leads_to
        for ruling in every_ruling(subject)
        for ordered in ruling.orders
        if ordered.order.leads_to is not None
    ]
    for lead in leads:
        enquire(SUBJECTS[lead.subject], EDITION, lead.answers)
    return len(leads)
