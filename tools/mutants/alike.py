"""The changes that change nothing, and the comparison that proves it."""

from collections.abc import Iterator, Mapping

from lawcore import SUBJECTS, Edition, Question, Ruling, Subject
from lawcore.engine.fact import Answer
from lawcore.engine.reading import consider
from lawcore.engine.ruling import Doubt
from tests import tables
from tests.lawcore.shared import takers
from tools.mutants.anew import rebuilt
from tools.mutants.changes import OF_ALL, Mutant

EQUIVALENT: Mapping[str, Mapping[str, str]] = tables.beside(__file__, "alike.toml")
"""By subject: the change of a provision, and why no case can tell it from the law as written."""


def changes_nothing(mutant: Mutant) -> bool:
    """Tell whether the changed law always asks and rules like the law as written."""
    shared = mutant.subject == OF_ALL
    names = [one.name for one in takers(mutant.law)] if shared else [mutant.subject]
    return all(
        next(differences(SUBJECTS[name], rebuilt(name, mutant)), None) is None for name in names
    )


def differences(one: Subject, other: Subject) -> Iterator[tuple[Edition, Mapping[str, Answer]]]:
    """Yield every difference between two answers, question by question."""
    for edition in one.books:
        waiting: list[dict[str, Answer]] = [{}]
        while waiting:
            told = waiting.pop()
            reply = reply_of(one, edition, told)
            if said(reply) != said(reply_of(other, edition, told)):
                yield edition, told
            if isinstance(reply, Question):
                asked = reply.facts[0]
                waiting += [{**told, asked.name: option} for option in asked.options]


def reply_of(
    subject: Subject, edition: Edition, told: Mapping[str, Answer]
) -> Question | Ruling | Doubt | None:
    """Return what the law asks or rules; None unless exactly one order decides."""
    try:
        return consider(subject, edition, told)
    except RuntimeError:
        return None


def said(reply: Question | Ruling | Doubt | None) -> object:
    """Return the content of a reply, without the findings behind it."""
    if not isinstance(reply, Ruling):
        return reply
    return reply.substance, reply.articles, reply.set_aside, reply.judgement
