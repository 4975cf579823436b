"""A ruling on one course through the diagrams, read by the words as a ruling of the law is."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

from lawcore.export.diagram import Diagram
from lawcore.export.exploring import Course
from lawcore.export.rulings import WAIT, Awaited, RulingsAsDiagrams
from lawcore.export.telling import ToldHere
from lawcore.fact import Answer
from lawcore.ruling import Ordered, SetAside


class RulingHere:
    """A ruling on one course, as words read it: each part is asked for when it is read.

    `orders` are those that it shows; without them, those that transfer tricks. `way` is one in
    which what is awaited turns out; without it the ruling says what holds in all of them.
    """

    def __init__(
        self,
        rulings: RulingsAsDiagrams,
        course: Course,
        orders: tuple[Ordered, ...] | None = None,
        way: Awaited | None = None,
    ) -> None:
        self._rulings = rulings
        self._course = course
        self._orders = orders
        self._way = way
        self.subject = rulings.subject.name
        self.edition = rulings.edition
        self.telling = rulings.telling
        self.told = ToldHere(rulings.telling, course, shown=True)
        self.known = _Known(self)

    def asks(self, diagram: Diagram, *, always: bool = True) -> Any:
        """Return a value of the ruling: of its way, or of what holds in all of them."""
        rulings = self._rulings
        if self._way is not None:
            return self._course.ask(rulings.diagrams.fixed(diagram, self._way.states))
        return self._course.ask(rulings.always(diagram) if always else diagram)

    def asks_for(self, diagram: Diagram) -> Any:
        """Return a value that is the same for all ways."""
        return self._course.ask(diagram)

    def supposes(self, name: str) -> Diagram:
        """Return where the usual answer to a fact is supposed."""
        return self._rulings.supposed(self.telling.facts[self.telling.place[name]])

    @property
    def deciding(self) -> Ordered:
        """The order that decides."""
        place: int = self._value(self._rulings.deciding(), min)
        return self._rulings.given[place].ordered

    @property
    def status(self) -> Any:
        """What the matter has come to."""
        return self.deciding.order.decides

    @property
    def range_of_tricks(self) -> tuple[int, int]:
        """The fewest and the most tricks."""
        tricks = self._rulings.tricks()
        return self._value(tricks, min), self._value(tricks, max)

    @property
    def tricks(self) -> int:
        """The tricks that are transferred, the fewest if that is not known yet."""
        return self.range_of_tricks[0]

    @property
    def orders(self) -> tuple[Ordered, ...]:
        """The orders shown."""
        if self._orders is not None:
            return self._orders
        return tuple(
            one.ordered
            for one in self._rulings.given
            if one.order.transferred and self.asks(self._rulings.gives(one))
        )

    @property
    def exemptions(self) -> tuple[str, ...]:
        """The numbers of the exemptions that hold."""
        found: tuple[str, ...] = self._value(self._rulings.exempt(), _in_both)
        return found

    @property
    def set_aside(self) -> tuple[SetAside, ...]:
        """What is set aside, as one: the words read no more than the numbers of the exceptions."""
        by = self._value(self._rulings.excluding(), _in_both)
        return (SetAside("", "", by),) if by else ()

    def _value(self, diagram: Diagram, join: Callable[[Any, Any], Any]) -> Any:
        """Return a value of its way, or those of all ways joined."""
        rulings = self._rulings
        if self._way is not None:
            return self._course.ask(rulings.diagrams.fixed(diagram, self._way.states))
        return self._course.ask(rulings.summed(diagram, join))

    @property
    def depends(self) -> tuple["BranchHere", ...]:
        """The rulings between which what nobody can know yet decides."""
        rulings = self._rulings
        if self._way is not None or not rulings.awaited or self._course.ask(rulings.alike):
            return ()
        waits = rulings.diagrams.map(rulings.first, lambda one: one[0] == WAIT)
        if not self._course.ask(waits):
            return ()
        return tuple(
            BranchHere(RulingHere(rulings, self._course, None, way))
            for way in rulings.awaited
            if self._course.ask(way.where)
        )


@dataclass(frozen=True)
class BranchHere:
    """One of the rulings between which what nobody can know yet decides."""

    ruling: RulingHere


class _Known(Mapping[str, Answer]):
    """What was told, and what a ruling takes as usual."""

    def __init__(self, ruling: RulingHere) -> None:
        self._ruling = ruling

    def __getitem__(self, name: str) -> Answer:
        found = self.get(name)
        if found is None:
            raise KeyError(name)
        return cast("Answer", found)

    def get(self, name: str, default: Any = None) -> Any:
        """Return what was told of a fact, or what is supposed of it."""
        ruling = self._ruling
        telling = ruling.telling
        if name not in telling.place:
            return ruling.told.get(name, default)
        found = ruling.asks_for(telling.value(name, ruling.supposes(name)))
        return default if found is None else found

    def __iter__(self) -> Iterator[str]:
        msg = "nobody may read all that is known at once"
        raise TypeError(msg)

    def __len__(self) -> int:
        msg = "nobody may count what is known"
        raise TypeError(msg)


class RulingAlone:
    """A ruling of which one order is shown, without what it depends on."""

    def __init__(self, ruling: RulingHere) -> None:
        self._ruling = ruling
        self.depends = ()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._ruling, name)


class RulingWhole:
    """A ruling of which no order is shown, only what it depends on."""

    def __init__(self, ruling: RulingHere) -> None:
        self._ruling = ruling
        self.orders = ()
        self.depends = ruling.depends

    def __getattr__(self, name: str) -> Any:
        return getattr(self._ruling, name)


class ToldAsDict(dict[str, Answer]):
    """What was told on one course, for a reading that copies it; some facts are not told."""

    def __init__(self, told: ToldHere, untold: frozenset[str]) -> None:
        super().__init__()
        self._told = told
        self._untold = untold

    def get(self, name: str, default: Any = None) -> Any:
        """Return the answer to a fact."""
        return default if name in self._untold else self._told.get(name, default)

    def __getitem__(self, name: str) -> Answer:
        return self._told[name]

    def __contains__(self, name: object) -> bool:
        return self.get(str(name)) is not None


def _in_both(one: tuple[Any, ...], other: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(item for item in one if item in other)
