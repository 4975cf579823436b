"""Which provisions changed between two editions, and what the two rule differently."""

from collections.abc import Mapping
from enum import StrEnum, auto
from typing import Any

from msgspec import Struct

from lawcore.engine.article import Provision
from lawcore.engine.fact import Answers, Edition
from lawcore.engine.ruling import Finding, Order, Ordered, Ruling
from lawcore.engine.subject import Subject
from lawcore.languages import FALLBACK
from lawcore.wording import Wording


class Renumbered(Struct, frozen=True):
    """An order that both editions give, under different numbers."""

    order: Order
    former: str
    latter: str


class Difference(Struct, frozen=True):
    """What two editions rule differently on the same facts.

    `gone` are the orders of the former alone, `new` those of the latter alone; `no_longer` and
    `now` are the names of the provisions that make an exception under one of them only.
    """

    former: Ruling
    latter: Ruling
    gone: tuple[Ordered, ...]
    new: tuple[Ordered, ...]
    renumbered: tuple[Renumbered, ...]
    no_longer: tuple[Finding, ...]
    now: tuple[Finding, ...]

    @property
    def none(self) -> bool:
        """The editions rule the same under the same numbers."""
        found = (self.gone, self.new, self.renumbered, self.no_longer, self.now)
        return not any(found) and self.former.status == self.latter.status


def difference(former: Ruling, latter: Ruling) -> Difference:
    """Return what two editions rule differently; both have ruled on the same facts."""
    before = {ordered.order: ordered.article for ordered in former.orders}
    after = {ordered.order: ordered.article for ordered in latter.orders}
    both = before.keys() & after.keys()
    excepting = {finding.name for finding in former.excepting}
    excepting_after = {finding.name for finding in latter.excepting}
    return Difference(
        former,
        latter,
        gone=tuple(o for o in former.orders if o.order not in after),
        new=tuple(o for o in latter.orders if o.order not in before),
        renumbered=tuple(
            Renumbered(order, before[order], after[order])
            for order in before
            if order in both and before[order] != after[order]
        ),
        no_longer=tuple(f for f in former.excepting if f.name not in excepting_after),
        now=tuple(f for f in latter.excepting if f.name not in excepting),
    )


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
