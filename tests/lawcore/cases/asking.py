"""What the tests of one subject ask the law, and how they read what it says."""

from collections.abc import Iterator, Mapping
from typing import Any

from lawcore import Answer, Edition, Lead, Question, Ruling, Subject, enquire


def ruled(
    subject: Subject | str,
    edition: Edition | int,
    answers: Mapping[str, Any],
    settings: Mapping[str, Answer] | None = None,
    *,
    suppose: bool = False,
) -> Ruling:
    """Return the ruling on what is told; with `suppose` rare circumstances are as usual."""
    reply = enquire(subject, edition, answers, settings, suppose=suppose)
    assert isinstance(reply, Ruling), reply
    return reply


def asked(subject: Subject | str, edition: Edition | int, answers: Mapping[str, Any]) -> Question:
    """Return the question that is put once so much is told."""
    reply = enquire(subject, edition, answers)
    assert isinstance(reply, Question), reply
    return reply


def leads(ruling: Ruling) -> Iterator[Lead]:
    """Yield the ways on to other subjects."""
    return (lead for o in ruling.orders if (lead := o.order.leads_to) is not None)


def lead(ruling: Ruling) -> Lead | None:
    """Return the one way on to another subject; None where there is none."""
    found = [*leads(ruling)]
    assert len(found) <= 1
    return found[0] if found else None
