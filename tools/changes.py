"""Searches for the changes between the editions, and writes them down.

Both editions rule on every dialogue of either: `python -m tools.changes [SUBJECT …]`.
"""

import argparse
import json
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from lawcore.book import changes as kept_changes
from lawcore.book.changes.changed import (
    Change,
    ChangedProvision,
    ChangeKind,
    Difference,
    changed,
    difference,
)
from lawcore.book.changes.kept import FILE, rows
from lawcore.engine.dialogues import dialogues
from lawcore.engine.fact import Answer, Answers, Edition
from lawcore.engine.reading import consider
from lawcore.engine.records import replace
from lawcore.engine.ruling import Finding, Ruling
from lawcore.engine.subject import Subject
from lawcore.laws.catalogue import SUBJECTS

NOTE = "It takes some minutes; `python -m lawcore changes FORMER LATTER` prints what was found."

COUNTED: Mapping[str, Mapping[str, Sequence[str]]] = tomllib.loads(
    Path(__file__).with_name("counted_changes.toml").read_text("utf-8")
)
"""By subject and key, the provisions that make a change which the specification counts."""
OF_WORDS_ALONE = {ChangeKind.RENUMBERED, ChangeKind.SAID_OTHERWISE}
"""The rule is the same under another number, or in another sentence."""


def searched(names: Collection[str] = SUBJECTS) -> list[Mapping[str, Any]]:
    """Return all changes between two editions of every subject, in the form of the file.

    Those of the named subjects are searched anew, the others read from the file.
    """
    return [
        row
        for subject in SUBJECTS.values()
        for former, latter in combinations(sorted(subject.books), 2)
        for row in (
            _search(subject, former, latter)
            if subject.name in names
            else rows(subject, former, latter)
        )
    ]


def _search(subject: Subject, former: Edition, latter: Edition) -> list[Mapping[str, Any]]:
    return [
        {
            "subject": subject.name,
            "former": int(former),
            "latter": int(latter),
            "provisions": [provision.name for provision in change.provisions],
            **({"counted": change.counted} if change.counted else {}),
            "cases": change.cases,
            "example": None if change.example is None else dict(change.example),
        }
        for change in changes(subject, former, latter)
    ]


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
    rest = (Change(subject.name, (otherwise[name],)) for name in alone)
    return tuple(_as_counted(subject, (*found, *rest)))


def _as_counted(subject: Subject, found: Iterable[Change]) -> Iterable[Change]:
    """Return changes with their keys, as one those that the specification counts as one."""
    of_one: dict[object, Change] = {}
    for place, change in enumerate(found):
        names = {provision.name for provision in change.provisions}
        counted = COUNTED.get(subject.name, {})
        keys = [key for key in counted if not names.isdisjoint(counted[key])]
        keys.sort(key=lambda key: int(key.removeprefix("D")))
        one = of_one.get(tuple(keys) or place)
        shown = change if one is None or not one.shows else one
        if one is not None:
            provisions = (*one.provisions, *change.provisions)
            shown = replace(shown, provisions=provisions, cases=one.cases + change.cases)
        of_one[tuple(keys) or place] = replace(shown, counted=tuple(keys))
    return of_one.values()


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
                if is_of_substance(shown):
                    yield shown


def is_of_substance(shown: Difference) -> bool:
    """Tell whether the table would notice: another order, number of tricks or exemption."""
    return bool(shown.gone or shown.new) or shown.former.status != shown.latter.status


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
        if name in otherwise and otherwise[name].kind not in OF_WORDS_ALONE
    }
    names |= {
        name
        for name in before.keys() & after.keys()
        if name in otherwise
        and otherwise[name].kind not in OF_WORDS_ALONE
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


def main() -> None:
    """Search anew, and write what was found where the law keeps it."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.changes", description=__doc__, epilog=NOTE
    )
    parser.add_argument(
        "subject", nargs="*", help=f"those to search, all if left out: {', '.join(SUBJECTS)}"
    )
    chosen = parser.parse_args().subject
    if unknown := set(chosen) - set(SUBJECTS):
        parser.error(f"no subject: {', '.join(sorted(unknown))}")
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in searched(chosen or SUBJECTS))
    Path(kept_changes.__file__).with_name(FILE).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
