"""The dialogues of any subject, walked through once in a process for all tests."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain, combinations, product
from typing import Any, TypeAlias

from lawcore import SUBJECTS, Answer, Branches, Edition, Question, Ruling, Subject, enquire
from lawcore.engine.dialogues import Dialogue, dialogues
from lawcore.wording import LANGUAGES
from tests import shared
from tests.each import together
from tests.lawcore import cases
from tests.lawcore.cases import Answers, Walk
from tests.sampling import IN_ONE_LANGUAGE, NIGHT

Frozen: TypeAlias = tuple[tuple[str, Any], ...]
"""A mapping that can be remembered by."""
BOOKS = [(subject, edition) for subject in SUBJECTS.values() for edition in subject.books]
BOOK = together("subject, edition", BOOKS)
"""Every subject in each of its editions."""
BOOK_IN_WORDS = together(
    "subject, edition, language",
    [
        (subject, edition, language)
        for (subject, edition), language in product(BOOKS, LANGUAGES)
        if NIGHT or IN_ONE_LANGUAGE.get(edition, language) == language
    ],
)
"""The same in each language."""
LOADED = dict(SUBJECTS)
"""The subjects as they are written: what is walked of them is the same in every worker."""
STRIDE = 37
"""Of cases that stand side by side, and are much alike, one in so many comes first."""


def every_dialogue(
    subject: Subject, edition: Edition, settings: Answers | None = None
) -> tuple[Dialogue, ...]:
    """Every dialogue of an edition, an authority having settled some things or nothing.

    Of answers between which the law makes no difference, as tricks 1 to 11 of a revoke, those
    stand for the others that the file of the subject's cases names.
    """
    known = subject.name in cases.subjects()
    only = cases.of(subject.name).one_each if known else {}
    return _walked(subject, edition, _frozen(settings or {}), _frozen(only))


def of(walk: Walk) -> tuple[Dialogue, ...]:
    """Every dialogue of a walk."""
    settings, only = _frozen(walk.settings), _frozen(walk.only)
    return _walked(SUBJECTS[walk.subject], walk.edition, settings, only)


def by_buttons(
    subject: Subject, edition: Edition, told: Answers | None = None
) -> tuple[tuple[Answers, Question | Ruling], ...]:
    """Every question and ruling to which pressing buttons leads, with what they have told.

    What is rare is supposed to be as usual. The presses go on from what is `told` already.
    """
    return _pressed(subject, edition, _frozen(told or {}))


def forget() -> None:
    """Walk anew from now on: a law has changed."""
    _walked.cache_clear()
    _pressed.cache_clear()


def _frozen(table: Mapping[str, Any]) -> Frozen:
    return tuple((k, tuple(v) if isinstance(v, list) else v) for k, v in table.items())


@cache
def _walked(
    subject: Subject, edition: Edition, settings: Frozen, only: Frozen
) -> tuple[Dialogue, ...]:
    def walk() -> tuple[Dialogue, ...]:
        return tuple(dialogues(subject, edition, dict(settings), dict(only)))

    if LOADED.get(subject.name) is not subject:
        return walk()
    return shared.once(("dialogues", subject.name, int(edition), settings, only), walk)


@cache
def _pressed(
    subject: Subject, edition: Edition, told: Frozen
) -> tuple[tuple[Answers, Question | Ruling], ...]:
    return tuple(_press_on(subject, edition, dict(told)))


def _press_on(
    subject: Subject, edition: Edition, told: Answers
) -> Iterator[tuple[Answers, Question | Ruling]]:
    reply = enquire(subject, edition, told, suppose=True)
    assert not isinstance(reply, Branches)
    yield told, reply
    if isinstance(reply, Question):
        (asked,) = reply.facts
        for choice in asked.choices:
            pressed = {**told, asked.name: choice.answer, **dict(choice.also)}
            yield from _press_on(subject, edition, pressed)


def varied(cases: Iterable[Mapping[str, Answer]]) -> Iterator[Mapping[str, Answer]]:
    """Yield first what tells two answers that nothing before tells together, then the others.

    Those come in strides, as cases that stand side by side are much alike.
    """
    seen: set[tuple[tuple[str, Answer], ...]] = set()
    others = []
    for case in cases:
        pairs = {*combinations(case.items(), 2)}
        if pairs <= seen:
            others.append(case)
        else:
            seen |= pairs
            yield case
    yield from chain.from_iterable(others[start::STRIDE] for start in range(STRIDE))
