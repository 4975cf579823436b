"""A request to the law: answers in, question, ruling or branches out."""

from collections.abc import Collection, Mapping
from functools import lru_cache, partial

from lawcore.board import NUMBERED, REVOKES, TRICK, Board
from lawcore.doubt import suppose
from lawcore.edition import Edition
from lawcore.fact import Answer, Facts
from lawcore.reading import consider, told
from lawcore.ruling import BadAnswer, Branches, Fault, Question, Ruling
from lawcore.subject import Subject
from lawcore.subjects.revoke.further import MOST_REVOKES, Further

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
        _known(subject, name)
    if not subject.severally or not _several(answers):
        checked = told(
            subject.facts,
            {
                name: value
                for name, value in answers.items()
                if name != REVOKES and not TRICK.fullmatch(name)
            },
        )
        return _considered(
            subject, edition, frozenset({**checked, **settings}.items()), frozenset(unsure)
        )
    for name, value in answers.items():
        _check(subject, name, value)
    return suppose(
        lambda known, doubted: Board(subject, edition, known, settings, doubted).consider(),
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


def _several(answers: Mapping[str, object]) -> bool:
    number = answers.get(REVOKES, 1)
    return (
        number != 1 or type(number) is not int or any(NUMBERED.fullmatch(name) for name in answers)
    )


def _known(subject: Subject, name: str) -> None:
    numbered = NUMBERED.fullmatch(name)
    plain = numbered.group(2) if numbered else name
    too_many = numbered is not None and int(numbered.group(1)) > MOST_REVOKES
    if too_many or (
        plain not in subject.facts.named
        and plain not in Further.named
        and not TRICK.fullmatch(name)
    ):
        raise BadAnswer(Fault.UNKNOWN_FACT, fact=name)


def _check(subject: Subject, name: str, value: object) -> None:
    """Check one answer on a board of several revokes."""
    if name == REVOKES:
        allowed = tuple(range(1, MOST_REVOKES + 1))
        if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
            raise BadAnswer(Fault.UNKNOWN_OPTION, fact=name, value=value, allowed=allowed)
        return
    _known(subject, name)
    numbered = NUMBERED.fullmatch(name)
    plain = numbered.group(2) if numbered else name
    if TRICK.fullmatch(name):
        if not isinstance(value, bool):
            raise BadAnswer(Fault.UNKNOWN_OPTION, fact=name, value=value, allowed=(True, False))
    elif plain in Further.named and numbered:
        _prefixed(name, Further, {plain: value})
    else:
        _prefixed(name, subject.facts, {plain: value})


def _prefixed(name: str, facts: type[Facts], answer: Mapping[str, object]) -> None:
    try:
        told(facts, answer)
    except BadAnswer as bad:
        raise BadAnswer(bad.code, fact=name, value=bad.value, allowed=bad.allowed) from None


def usual(subject: Subject, name: str) -> Answer | None:
    """Return the usual answer of a fact, also of a further revoke; None where it has none."""
    if name == REVOKES:
        return 1
    if TRICK.fullmatch(name):
        return False
    numbered = NUMBERED.fullmatch(name)
    fact = subject.facts.named.get(numbered.group(2) if numbered else name)
    return None if fact is None else fact.usual
