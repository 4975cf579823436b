"""Which provisions changed between two editions."""

from collections.abc import Mapping
from enum import StrEnum, auto
from typing import Any

from msgspec import Struct

from lawcore.book.changes.difference import Difference
from lawcore.engine.article import Provision
from lawcore.engine.fact import Answers, Edition
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


class ChangedProvision(Struct, frozen=True):
    """A provision that differs between two editions, with its number in each."""

    name: str
    kind: ChangeKind
    former: str | None
    latter: str | None


class Change(Struct, frozen=True):
    """Provisions that changed together, and the shortest dialogue whose ruling shows it.

    `cases` is the number of dialogues that are ruled differently because of them; a change of
    numbers alone has none, and no example. `counted` has the keys of those changes of the
    specification that these are: each has a title.
    """

    subject: str
    provisions: tuple[ChangedProvision, ...]
    cases: int = 0
    example: Answers | None = None
    shows: Difference | None = None
    counted: tuple[str, ...] = ()


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
