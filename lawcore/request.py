"""A request to the law: answers in, question, ruling or branches out."""

from collections.abc import Collection, Mapping
from functools import lru_cache, partial

from lawcore.doubt import suppose
from lawcore.edition import Edition
from lawcore.fact import Answer
from lawcore.reading import consider, told
from lawcore.ruling import BadAnswer, Branches, Fault, Question, Ruling
from lawcore.subject import Subject

REMEMBERED = 2048


def enquire(
    subject: Subject,
    edition: Edition,
    answers: Mapping[str, object],
    options: Mapping[str, object] | None = None,
    unsure: Collection[str] = (),
) -> Question | Ruling | Branches:
    """Return what the law needs next, the ruling, or the rulings an unsure fact divides.

    `options` are what a regulating authority has settled. Raises BadAnswer.
    """
    if edition not in subject.books:
        raise BadAnswer(
            Fault.NOT_COVERED,
            fact=subject.name,
            value=int(edition),
            allowed=tuple(int(book) for book in subject.books),
        )
    settings = _settings(subject, options or {})
    for name in unsure:
        if not subject.knows(name):
            raise BadAnswer(Fault.UNKNOWN_FACT, fact=name)
    several = subject.several
    if several is None or not several.is_told(answers):
        checked = told(subject.facts, answers if several is None else several.of_one(answers))
        return _considered(
            subject, edition, frozenset({**checked, **settings}.items()), frozenset(unsure)
        )
    for name, value in answers.items():
        several.check(subject.facts, name, value)
    consider_several = several.consider
    return suppose(
        lambda known, doubted: consider_several(subject, edition, known, settings, doubted),
        {name: value for name, value in answers.items() if isinstance(value, str | int)},
        unsure,
    )


@lru_cache(maxsize=REMEMBERED)
def _considered(
    subject: Subject,
    edition: Edition,
    known: frozenset[tuple[str, Answer]],
    unsure: frozenset[str],
) -> Question | Ruling | Branches:
    """Return the reply to checked answers; the same few situations come up again and again."""
    return suppose(partial(consider, subject, edition), dict(known), sorted(unsure))


def _settings(subject: Subject, options: Mapping[str, object]) -> dict[str, Answer]:
    for name in options:
        if name not in {fact.name for fact in subject.facts.settings}:
            raise BadAnswer(Fault.UNKNOWN_SETTING, fact=name, value=options[name])
    return told(subject.facts, options)
