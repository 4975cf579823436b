"""Provisions of the law with their versions and exceptions, and the code that collects them."""

import re
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from lawcore.engine.fact import Edition, Facts
from lawcore.engine.records import replace
from lawcore.engine.ruling import Order

C = TypeVar("C", bound=Facts)
P = TypeVar("P", bound="Provision[Any]")
Outcome: TypeAlias = bool | Order | None
FIRST, LAST = 0, 9999
SHARED = "lawcore.laws.provisions"
"""The room of the provisions that several subjects share."""

Verdict = StrEnum("Verdict", "VERIFIED DERIVED PRACTICE")
"""How a provision stands to the text of 2017: `lawcore/readings` has a row for each.

VERIFIED: the text says it. DERIVED: it follows from the text, which does not say it. PRACTICE:
directors do it, and no Law lays it down.
"""


class Version(Struct, frozen=True):
    """The text and number of a provision in the editions `since` to `until`, both included.

    `orders` are those that it may give. A text that gives just one may only say whether it holds.
    """

    number: str
    since: int
    until: int
    body: Callable[[Any], Outcome]
    orders: tuple[Order, ...] = ()

    def in_force(self, edition: int) -> bool:
        """Tell whether the edition has this text."""
        return self.since <= edition <= self.until


Numbers: TypeAlias = Mapping[int, str]
"""The earlier numbers of a text, each by the last edition that had it."""
_NONE: Numbers = {}


def _numbered(newest: Version, was: Numbers) -> list[Version]:
    """Return a text under each of its numbers, the newest first."""
    versions = [newest]
    for last, number in sorted(was.items(), reverse=True):
        versions[-1] = replace(versions[-1], since=last + 1)
        versions.append(replace(newest, number=number, until=last))
    return versions


def _standing_in(module: str, name: str) -> object:
    """Return what a module of the law has under a name."""
    return getattr(import_module(module), name)


class Provision(Generic[C]):
    """A sentence of the Laws as a function.

    Its name lasts; its number is a label that may change with an edition.
    """

    kind: ClassVar[str]

    def __init__(
        self,
        versions: list[Version],
        exception_to: tuple["Provision[Any]", ...] = (),
        *,
        cited: bool = True,
        quiet: bool = False,
    ) -> None:
        self.name = versions[0].body.__name__
        self.home = versions[0].body.__module__
        self.versions = versions
        self.exception_to = exception_to
        self.cited = cited
        self.quiet = quiet
        self.verdict = Verdict.VERIFIED

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name})"

    def __reduce__(self) -> tuple[Callable[[str, str], object], tuple[str, str]]:
        """Return module and name, so that a provision stays the same object in every process."""
        return _standing_in, (self.home, self.name)

    def older(
        self, number: str, *orders: Order, until: int, since: int = FIRST
    ) -> Callable[[Callable[[C], Outcome]], Version]:
        """Add the text of earlier editions; without orders of its own it gives the same ones."""

        def attach(body: Callable[[C], Outcome]) -> Version:
            version = Version(number, since, until, body, orders or self.versions[0].orders)
            self.versions.append(version)
            return version

        return attach


class Condition(Provision[C]):
    """A provision that tells whether something is so."""

    kind = "condition"

    def __call__(self, case: C) -> bool:
        """Tell whether it holds in the case being read."""
        return bool(case.find(self))


class Consequence(Provision[C]):
    """A provision that orders something."""

    kind = "consequence"

    def __call__(self, case: C) -> bool:
        """Tell whether it orders anything in the case being read."""
        return bool(case.find(self))


class Premise:
    """A question that a shared provision leaves to each subject.

    A provision in `lawcore.laws.provisions` knows the facts of no subject. It asks premises, and
    each subject that includes it says which of its own provisions answers them.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"Premise({self.name})"

    def __call__(self, case: Facts) -> bool:
        """Tell whether the provision that answers it holds in the case being read."""
        return bool(case.find(case.reading.provision_for(self)))


class Exemption(Condition[C]):
    """A point under which nothing is rectified; all that hold are reported."""


class Remark(Provision[C]):
    """A point left to the Director's judgement: reported if it is known to hold, never asked."""

    kind = "remark"


Excepted: TypeAlias = Provision[Any] | tuple[Provision[Any], ...]


def _exceptions(exception_to: Excepted) -> tuple[Provision[Any], ...]:
    return exception_to if isinstance(exception_to, tuple) else (exception_to,)


def condition(  # noqa: PLR0913 - what most provisions have not is said by its name
    number: str,
    *,
    since: int = FIRST,
    until: int = LAST,
    exception_to: Excepted = (),
    cited: bool = True,
    was: Numbers = _NONE,
) -> Callable[[Callable[[C], bool]], Condition[C]]:
    """Return a decorator for a provision that tells whether something is so.

    One that is not cited is a heading over others. `was` has the numbers of the same text in
    editions before, each by the last of them: `was={1997: "45C2"}`.
    """

    def make(body: Callable[[C], bool]) -> Condition[C]:
        versions = _numbered(Version(number, since, until, body), was)
        return Condition(versions, _exceptions(exception_to), cited=cited)

    return make


def consequence(  # noqa: PLR0913 - what most provisions have not is said by its name
    number: str,
    *orders: Order,
    since: int = FIRST,
    until: int = LAST,
    exception_to: Excepted = (),
    quiet: bool = False,
    was: Numbers = _NONE,
) -> Callable[[Callable[[C], Outcome]], Consequence[C]]:
    """Return a decorator for a provision that orders something.

    `orders` are those that it may give. With one order its text tells whether that is given; with
    several, or where the case gives an order its values, the text returns which. A `quiet` one
    asks nothing: it orders only if it is known to hold. `was` is that of a condition.
    """

    def make(body: Callable[[C], Outcome]) -> Consequence[C]:
        versions = _numbered(Version(number, since, until, body, orders), was)
        return Consequence(versions, _exceptions(exception_to), quiet=quiet)

    return make


def exemption(
    number: str,
    *,
    exception_to: Provision[Any],
    since: int = FIRST,
    until: int = LAST,
    quiet: bool = False,
) -> Callable[[Callable[[C], bool]], Exemption[C]]:
    """Return a decorator for a point under which nothing is rectified.

    A `quiet` one asks nothing, and is reported if it is known to hold.
    """

    def make(body: Callable[[C], bool]) -> Exemption[C]:
        return Exemption([Version(number, since, until, body)], (exception_to,), quiet=quiet)

    return make


def remark(
    key: str, *, since: int = FIRST, until: int = LAST
) -> Callable[[Callable[[C], bool]], Remark[C]]:
    """Return a decorator for a point of judgement, named by the key of its words."""

    def make(body: Callable[[C], bool]) -> Remark[C]:
        return Remark([Version(key, since, until, body)], cited=False, quiet=True)

    return make


def derived(provision: P) -> P:
    """Mark a provision that follows from the text of the Laws, though the text does not say it."""
    provision.verdict = Verdict.DERIVED
    return provision


def practice(provision: P) -> P:
    """Mark a provision that directors follow and no Law lays down."""
    provision.verdict = Verdict.PRACTICE
    return provision


class Amendment(Struct, frozen=True):
    """A change that an edition makes to a provision: a new text, or none where it is repealed."""

    provision: Provision[Any]
    version: Version | None


class Rule(NamedTuple):
    """A provision in one edition: number, text and exceptions.

    `order` is the only one that it may give; None if there is none or several.
    """

    number: str
    body: Callable[[Any], Outcome]
    order: Order | None
    exceptions: tuple[Provision[Any], ...]


class Edited:
    """The provisions of a subject in one edition."""

    def __init__(
        self,
        edition: int,
        provisions: Iterable[Provision[Any]],
        amendments: Iterable[Amendment] = (),
        premises: Mapping[Premise, Provision[Any]] | None = None,
    ) -> None:
        self.edition = edition
        self.premises = premises or {}
        self.versions: dict[Provision[Any], Version] = {}
        for provision in provisions:
            for version in provision.versions:
                if version.in_force(edition):
                    self.versions[provision] = version
        for amendment in amendments:
            self.versions.pop(amendment.provision, None)
            if amendment.version is not None:
                self.versions[amendment.provision] = amendment.version
        found = [(p, e) for e in self.versions if not e.quiet for p in e.exception_to]
        exceptions = {p: tuple(e for q, e in found if q is p) for p, _ in found}
        self.rules: dict[Provision[Any], Rule] = {
            provision: Rule(
                version.number,
                version.body,
                version.orders[0] if len(version.orders) == 1 else None,
                exceptions.get(provision, ()),
            )
            for provision, version in self.versions.items()
        }
        in_force = tuple(self.versions)
        self.asking = tuple(p for p in in_force if isinstance(p, Consequence) and not p.quiet)
        self.quiet = tuple(p for p in in_force if p.quiet and not isinstance(p, Remark))
        self.remarks = tuple(self.rules[p] for p in in_force if isinstance(p, Remark))
        self.exemptions = tuple(p for p in in_force if isinstance(p, Exemption))


class Code:
    """The provisions of a subject, in the order of the book.

    `premises` maps each premise of its shared provisions to the provision that answers it here.
    """

    def __init__(
        self,
        provisions: tuple[Provision[Any], ...],
        premises: Mapping[Premise, Provision[Any]] | None = None,
    ) -> None:
        self.provisions = provisions
        self.premises = premises or {}

    @classmethod
    def of(
        cls, *laws: ModuleType, premises: Mapping[Premise, Provision[Any]] | None = None
    ) -> "Code":
        """Collect the provisions of some Laws.

        Raises TypeError unless exactly the premises of those Laws are answered.
        """
        told = premises or {}
        wanted = {
            thing
            for law in laws
            if law.__package__ == SHARED
            for thing in vars(law).values()
            if isinstance(thing, Premise)
        }
        if wanted != told.keys():
            msg = (
                f"premises not told, or of no Law here: {sorted(map(repr, wanted ^ told.keys()))}"
            )
            raise TypeError(msg)
        provisions = (
            thing
            for law in laws
            for thing in vars(law).values()
            if isinstance(thing, Provision) and thing.home == law.__name__
        )
        return cls(tuple(provisions), told)

    def edited(
        self, amendments_of: Mapping[Edition, tuple[Amendment, ...]]
    ) -> Mapping[Edition, Edited]:
        """Return the provisions in each edition; later editions keep earlier amendments."""
        own = set(self.provisions)
        amendments: list[Amendment] = []
        books: dict[Edition, Edited] = {}
        for edition in sorted(amendments_of):
            amendments.extend(a for a in amendments_of[edition] if a.provision in own)
            books[edition] = Edited(edition, self.provisions, amendments, self.premises)
        return books


_PARTS = re.compile(r"\d+|[A-Za-z]+")


def law_of(number: str) -> str:
    """Return the number of the Law of an article: 64 for 64A1."""
    return str(_PARTS.findall(number)[0])


@cache
def book_order(number: str) -> tuple[tuple[int, str], ...]:
    """Return the key that sorts the numbers of articles in the order of the book."""
    return tuple(
        (int(part), "") if part.isdigit() else (0, part) for part in _PARTS.findall(number)
    )
