"""A request to the law: answers in, question, ruling or branches out."""

from collections.abc import Collection, Mapping
from functools import lru_cache, partial
from typing import NamedTuple

from lawcore.engine.doubt import read_each_way
from lawcore.engine.fact import Answer, Answers, Edition
from lawcore.engine.reading import check_answers, consider
from lawcore.engine.records import replace
from lawcore.engine.ruling import BadAnswer, Branch, Branches, Fault, Question, Reply, Ruling
from lawcore.engine.subject import Subject
from lawcore.laws.catalogue import SUBJECTS
from lawcore.laws.editions import EDITIONS

REMEMBERED = 2048


def enquire(  # noqa: PLR0913 - each may be left out, and is told by its name
    subject: Subject | str,
    edition: Edition | int,
    answers: Mapping[str, object],
    options: Mapping[str, object] | None = None,
    unsure: Collection[str] = (),
    *,
    suppose: bool = False,
) -> Reply:
    """Return what the law needs next, the ruling, or the rulings that an unsure fact divides.

    A subject may be given by name, as "revoke", and an edition by year, as 2017. `options` are
    settled by a regulating authority. With `suppose`, unanswered rare circumstances
    are taken as usual, and facts that nobody can know yet are not asked; numbers between which the
    law makes no difference may be given as a range, such as "1-11". Raises BadAnswer.
    """
    if not isinstance(subject, Subject):
        subject = subject_named(subject)
    edition = edition_of(edition, subject)
    answers = named("answers", answers)
    settings = settings_of(subject, named("options", options or {}))
    _check_doubts(subject, unsure, suppose)
    together = _expand_ranges(subject, answers) if suppose else {}
    several = subject.several
    if several is None or not several.is_told(answers):
        as_read = {**answers, **together}
        checked = check_answers(
            subject.facts, as_read if several is None else several.of_one(as_read)
        )
        known = frozenset({**checked, **settings}.items())
        reply = _considered(subject, edition, known, frozenset(unsure), suppose=suppose)
        return _with_ranges(reply, {name: str(answers[name]) for name in together})
    each = {name: value for name, value in answers.items() if name not in together}
    for name, value in each.items():
        if not isinstance(value, str | int):
            several.check(subject.facts, name, value)
    board_answers = _BoardAnswers(
        frozenset(
            _Given(name, value, isinstance(value, bool))
            for name, value in each.items()
            if isinstance(value, str | int)
        ),
        frozenset(settings.items()),
        frozenset(unsure),
    )
    return _considered_together(subject, edition, board_answers, suppose=suppose)


def are_possible(subject: Subject, answers: Mapping[str, object]) -> bool:
    """Tell whether the law accepts answers about a single one together, ranges of numbers too."""
    try:
        check_answers(subject.facts, {**answers, **_expand_ranges(subject, answers)})
    except BadAnswer:
        return False
    return True


def subject_named(name: object) -> Subject:
    """Return a subject by name; raise BadAnswer if there is none."""
    if not isinstance(name, str) or name not in SUBJECTS:
        raise BadAnswer(Fault.UNKNOWN_SUBJECT, value=name, allowed=tuple(SUBJECTS))
    return SUBJECTS[name]


def named(what: str, values: object) -> Mapping[str, object]:
    """Return answers or settings by their names; raise BadAnswer where they are none."""
    if not isinstance(values, Mapping) or not all(isinstance(name, str) for name in values):
        raise BadAnswer(Fault.WRONG_TYPE, fact=what, allowed=("{…}",))
    return values


def _check_doubts(subject: Subject, unsure: object, suppose: object) -> None:
    """Raise BadAnswer where what is left open, or whether to suppose, is of a wrong type."""
    if not isinstance(suppose, bool):
        raise BadAnswer(Fault.WRONG_TYPE, fact="suppose", allowed=(True, False))
    is_other = isinstance(unsure, str | bytes | Mapping)
    if not isinstance(unsure, Collection) or is_other or not all(map(_is_text, unsure)):
        raise BadAnswer(Fault.WRONG_TYPE, fact="unsure", allowed=("[…]",))
    for name in unsure:
        if not subject.knows(str(name)):
            known = tuple(subject.facts.named)
            raise BadAnswer(Fault.UNKNOWN_FACT, fact=str(name), known=known)


def _is_text(name: object) -> bool:
    return isinstance(name, str)


def edition_of(year: object, subject: Subject | None = None) -> Edition:
    """Return the edition of a year; raise BadAnswer if there is none, or none of a subject."""
    if not isinstance(year, int) or isinstance(year, bool) or year not in EDITIONS:
        raise BadAnswer(Fault.UNKNOWN_EDITION, value=year, allowed=EDITIONS)
    if subject is not None and year not in subject.books:
        covered = tuple(map(int, subject.books))
        raise BadAnswer(Fault.NOT_COVERED, fact=subject.name, value=int(year), allowed=covered)
    return Edition(year)


@lru_cache(maxsize=REMEMBERED)
def _considered(
    subject: Subject,
    edition: Edition,
    known: frozenset[tuple[str, Answer]],
    unsure: frozenset[str],
    *,
    suppose: bool,
) -> Reply:
    """Return the reply to checked answers, cached: the same situations recur."""
    read = partial(consider, subject, edition, suppose=suppose)
    return read_each_way(read, dict(known), sorted(unsure))


class _Given(NamedTuple):
    """One unchecked answer; 1 and True are equal in Python but not here."""

    name: str
    value: Answer
    is_truth: bool


class _BoardAnswers(NamedTuple):
    """Requests about several: answers, settings, and the facts somebody is unsure of."""

    given: frozenset[_Given]
    settled: frozenset[tuple[str, Answer]]
    unsure: frozenset[str]


@lru_cache(maxsize=REMEMBERED)
def _considered_together(
    subject: Subject, edition: Edition, board_answers: _BoardAnswers, *, suppose: bool
) -> Reply:
    """Check answers about several and return the reply, cached: the same ones recur."""
    several = subject.several
    if several is None:
        raise BadAnswer(Fault.UNKNOWN_FACT)
    answers = {name: value for name, value, _ in sorted(board_answers.given)}
    for name, value in answers.items():
        several.check(subject.facts, name, value)
    read = partial(several.consider, subject, edition, suppose=suppose)
    settings = dict(board_answers.settled)
    return read_each_way(
        lambda known, doubted: read(known, settings, doubted),
        answers,
        sorted(board_answers.unsure),
    )


def _expand_ranges(subject: Subject, answers: Mapping[str, object]) -> dict[str, Answer]:
    """Return one option for each answer that represents several."""
    found = {name: subject.facts.representative(name, value) for name, value in answers.items()}
    return {name: option for name, option in found.items() if option is not None}


def _with_ranges(reply: Reply, together: Answers) -> Reply:
    """Return a reply with the ranges that were given, not the numbers the law has read."""
    if not together or isinstance(reply, Question):
        return reply
    if isinstance(reply, Ruling):
        depends = tuple(_branch_with_ranges(branch, together) for branch in reply.depends)
        return replace(reply, told={**reply.told, **together}, depends=depends)
    return Branches(tuple(_branch_with_ranges(branch, together) for branch in reply.branches))


def _branch_with_ranges(branch: Branch, together: Answers) -> Branch:
    ruling = _with_ranges(branch.ruling, together)
    return replace(branch, ruling=ruling) if isinstance(ruling, Ruling) else branch


def settings_of(subject: Subject, options: Mapping[str, object]) -> dict[str, Answer]:
    """Return the settings of a subject, checked; raise BadAnswer for another or a wrong one."""
    if not options:
        return {}
    known = tuple(fact.name for fact in subject.facts.settings)
    for name in options:
        if name not in known:
            raise BadAnswer(Fault.UNKNOWN_SETTING, fact=name, value=options[name], known=known)
    return check_answers(subject.facts, options)
