"""What changed between two editions, found by ruling on every dialogue under both."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Any

from lawcore.book.changes.difference import Difference, difference
from lawcore.engine.article import Provision
from lawcore.engine.dialogues import dialogues
from lawcore.engine.fact import Answer, Answers, Edition
from lawcore.engine.reading import consider
from lawcore.engine.ruling import Finding, Ruling
from lawcore.engine.subject import Subject
from lawcore.languages import FALLBACK
from lawcore.wording import Wording


class ChangeKind(StrEnum):
    """How a provision differs between two editions."""

    NEW = auto()
    GONE = auto()
    REWORDED = auto()
    RENUMBERED = auto()
    SAID_OTHERWISE = auto()

    @property
    def of_words_alone(self) -> bool:
        """Tell whether the rule is the same under another number, or in another sentence."""
        return self is ChangeKind.RENUMBERED or self is ChangeKind.SAID_OTHERWISE


@dataclass(frozen=True, slots=True)
class ChangedProvision:
    """A provision that differs between two editions, with its number in each."""

    name: str
    kind: ChangeKind
    former: str | None
    latter: str | None


@dataclass(frozen=True, slots=True)
class Change:
    """Provisions that changed together, and the shortest dialogue whose ruling shows it.

    `cases` is the number of dialogues that are ruled differently because of them; a change of
    numbers alone has none, and no example.
    """

    subject: str
    provisions: tuple[ChangedProvision, ...]
    cases: int = 0
    example: Answers | None = None
    shows: Difference | None = None


def changed(subject: Subject, former: Edition, latter: Edition) -> Mapping[str, ChangedProvision]:
    """Return the provisions that differ between two editions, by name."""
    before, after = subject.books[former].versions, subject.books[latter].versions
    found: dict[str, ChangedProvision] = {}
    for provision in (*after, *(p for p in before if p not in after)):
        kind = _kind(provision, before, after)
        if kind is None and _is_said_otherwise(subject, provision, former, latter):
            kind = ChangeKind.SAID_OTHERWISE
        if provision.kind != "remark" and kind is not None:
            old, new = before.get(provision), after.get(provision)
            numbers = old.number if old else None, new.number if new else None
            found[provision.name] = ChangedProvision(provision.name, kind, *numbers)
    return found


def _kind(
    provision: Provision[Any],
    before: Mapping[Provision[Any], Any],
    after: Mapping[Provision[Any], Any],
) -> ChangeKind | None:
    old, new = before.get(provision), after.get(provision)
    if old is None or new is None:
        return ChangeKind.NEW if old is None else ChangeKind.GONE
    if old.body is not new.body:
        return ChangeKind.REWORDED
    return ChangeKind.RENUMBERED if old.number != new.number else None


def _is_said_otherwise(
    subject: Subject, provision: Provision[Any], former: Edition, latter: Edition
) -> bool:
    """Tell whether a provision that both editions have is another sentence in each."""
    if provision.kind == "remark":
        return False
    sentence = Wording.of(FALLBACK).articles.sentence
    return sentence(subject.name, provision.name, former) != sentence(
        subject.name, provision.name, latter
    )


def changes(subject: Subject, former: Edition, latter: Edition) -> tuple[Change, ...]:
    """Return what changed in a subject between two editions that it covers.

    Both editions rule on every dialogue of either. Each difference is attributed to the provisions
    that hold under one edition only, so that a change nobody has thought of is found too.
    """
    otherwise = changed(subject, former, latter)
    differences: dict[frozenset[str], list[Difference]] = {}
    for shown in _differing(subject, former, latter):
        differences.setdefault(_responsible(shown, otherwise), []).append(shown)
    groups: dict[frozenset[str], list[str]] = {}
    alone: list[str] = []
    for name in otherwise:
        responsible = _shortest(name, differences)
        if responsible is None:
            alone.append(name)
        else:
            groups.setdefault(responsible, []).append(name)
    if frozenset() in differences:
        groups[frozenset()] = []
    found = (
        Change(
            subject.name,
            tuple(otherwise[name] for name in names),
            len(differences[responsible]),
            *_example(subject, differences[responsible]),
        )
        for responsible, names in groups.items()
    )
    return (*found, *(Change(subject.name, (otherwise[name],)) for name in alone))


def _shortest(
    name: str, differences: Mapping[frozenset[str], Sequence[Difference]]
) -> frozenset[str] | None:
    """Return the fewest provisions with which a changed one makes a difference; None if never.

    What the other provisions of a group explain among themselves is not a difference of its own.
    """
    own = [
        group
        for group in differences
        if name in group and not _explained(group - {name}, differences.keys() - {group})
    ]
    return min(own, key=lambda group: (len(group), sorted(group)), default=None)


def _explained(names: frozenset[str], groups: Collection[frozenset[str]]) -> bool:
    within = frozenset[str]().union(*(group for group in groups if group <= names))
    return bool(names) and within == names


def _differing(subject: Subject, former: Edition, latter: Edition) -> Iterator[Difference]:
    """Yield the difference of every dialogue that the editions rule differently."""
    only = {name: tuple(g[0] for g in groups) for name, groups in subject.facts.equivalent.items()}
    seen: set[frozenset[tuple[str, Answer]]] = set()
    for edition, other in ((latter, former), (former, latter)):
        for dialogue in dialogues(subject, edition, None, only):
            for answers, ruling in _ruled(subject, other, dict(dialogue.answers), only):
                if frozenset(answers.items()) in seen:
                    continue
                seen.add(frozenset(answers.items()))
                shown = (
                    difference(ruling, dialogue.ruling)
                    if other == former
                    else difference(dialogue.ruling, ruling)
                )
                if shown.of_substance:
                    yield shown


def _ruled(
    subject: Subject,
    edition: Edition,
    answers: dict[str, Answer],
    only: Mapping[str, Collection[Answer]],
) -> Iterator[tuple[Answers, Ruling]]:
    """Yield the rulings of an edition on some answers, for every answer to its questions."""
    reply = consider(subject, edition, answers)
    if isinstance(reply, Ruling):
        yield answers, reply
        return
    for dialogue in dialogues(subject, edition, answers, only):
        yield {**answers, **dialogue.answers}, dialogue.ruling


def _responsible(shown: Difference, otherwise: Mapping[str, ChangedProvision]) -> frozenset[str]:
    """Return the changed provisions that held under only one of the editions."""
    before, after = (_holding(ruling) for ruling in (shown.former, shown.latter))
    names = {
        name
        for name in before.keys() ^ after.keys()
        if name in otherwise and not otherwise[name].kind.of_words_alone
    }
    names |= {
        name
        for name in before.keys() & after.keys()
        if name in otherwise
        and not otherwise[name].kind.of_words_alone
        and before[name] != after[name]
    }
    return frozenset(names)


def _holding(ruling: Ruling) -> Mapping[str, object]:
    """Return the outcomes of the provisions that held or made an exception in a ruling."""
    found: dict[str, object] = {}
    waiting: list[Finding] = [*ruling.findings, *ruling.excepting]
    seen: set[int] = set()
    for finding in waiting:
        if id(finding) not in seen and finding.held:
            seen.add(id(finding))
            found[finding.name] = finding.outcome
            waiting.extend((*finding.because, *finding.excepted_by))
    return found


def _example(subject: Subject, found: Sequence[Difference]) -> tuple[Answers, Difference]:
    """Return the answers of the simplest dialogue, and its difference."""
    named = subject.facts.named

    def plainness(one: Difference) -> tuple[int, int]:
        answers = {**one.former.told, **one.latter.told}
        rare = [name for name in answers if named[name].usual not in {None, answers[name]}]
        return len(rare), len(answers)

    shown = min(found, key=plainness)
    return {**shown.former.told, **shown.latter.told}, shown
