"""What may be told of a subject, as diagrams, and as the law and the words read it."""

from collections.abc import Collection, Iterator, Mapping
from functools import partial
from typing import Any

from lawcore.export.diagram import Diagram, Diagrams
from lawcore.export.exploring import Course
from lawcore.fact import Answer, Fact, Facts

UNTOLD = 0
"""The first state of each fact; those of its values follow."""


class Telling:
    """The facts of a subject as they may be told; numbers alike to the law are one value."""

    def __init__(self, kind: type[Facts], settled: Mapping[str, Answer]) -> None:
        self.kind = kind
        self.settled = settled
        self.facts: tuple[Fact[Answer], ...] = kind.listed
        self.place = {fact.name: place for place, fact in enumerate(self.facts)}
        self.values = tuple(_values(kind, fact) for fact in self.facts)
        self.options = tuple(
            tuple(_option(kind, fact, value) for value in values)
            for fact, values in zip(self.facts, self.values, strict=True)
        )
        self.diagrams = Diagrams([1 + len(values) for values in self.values])
        self._state = [
            self.diagrams.fact(place, range(1 + len(values)))
            for place, values in enumerate(self.values)
        ]
        self.possible = self._possible()
        self._offered: dict[str, Diagram] = {}
        self._value: dict[tuple[str, Diagram], Diagram] = {}

    def state(self, name: str) -> Diagram:
        """Return the diagram of the state of a fact: untold, or one of its values."""
        return self._state[self.place[name]]

    def is_told_as(self, name: str, answers: Collection[Answer]) -> Diagram:
        """Return the diagram that is True where a fact was told with one of some options."""
        options = self.options[self.place[name]]
        states = {1 + place for place, option in enumerate(options) if option in answers}
        return self.diagrams.map(self.state(name), lambda state: state in states)

    def is_over(self) -> Diagram:
        """Return where the play of the board is known to be over."""
        over = self.kind.over
        return self.diagrams.any_of(self.is_told_as(one.fact.name, one.answers) for one in over)

    def offered(self, fact: Fact[Answer]) -> Diagram:
        """Return the options of a fact that go with what was told; all of them if none does."""
        if fact.name not in self._offered:
            d = self.diagrams
            left: Diagram = d.end(fact.options)
            for pair in self.kind.bound[fact.name]:
                met: Diagram = d.true
                for name, answers in pair.others:
                    met = d.both(met, self.is_told_as(name, answers))
                left = d.where(met, d.map(left, partial(_without, pair.excluded)), left)
            self._offered[fact.name] = d.map(left, lambda options: options or fact.options)
        return self._offered[fact.name]

    def value(self, name: str, supposed: Diagram = None) -> Diagram:
        """Return the answer to a fact as words have it: told, supposed, or the only possible one.

        None where there is no such answer; `supposed` says where the usual one is supposed.
        """
        key = (name, supposed)
        if key not in self._value:
            d, place = self.diagrams, self.place[name]
            fact = self.facts[place]
            found = d.map(self.offered(fact), lambda o: o[0] if len(o) == 1 else None)
            if supposed is not None:
                found = d.where(supposed, d.end(fact.usual), found)
            states: dict[int, Diagram] = {d.end(UNTOLD): found}
            states |= {d.end(1 + n): d.end(value) for n, value in enumerate(self.values[place])}
            self._value[key] = d.select(self.state(name), states)
        return self._value[key]

    def _possible(self) -> Diagram:
        """Return where nothing impossible was told."""
        d = self.diagrams
        possible: Diagram = d.true
        for pair in self.kind.never:
            met: Diagram = d.true
            for fact, answers in pair.parts:
                met = d.both(met, self.is_told_as(fact.name, answers))
            possible = d.both(possible, d.negated(met))
        return possible


def _without(excluded: frozenset[Answer], options: tuple[Answer, ...]) -> tuple[Answer, ...]:
    return tuple(option for option in options if option not in excluded)


def _values(kind: type[Facts], fact: Fact[Answer]) -> tuple[Answer, ...]:
    """Return the answers to a fact as buttons tell them: "1-11" for numbers that are alike."""
    together = [c for c in kind.choices.get(fact.name, ()) if c.alike]
    within = {option for choice in together for option in choice.alike}
    first = {choice.option: choice.answer for choice in together}
    return tuple(first.get(o, o) for o in fact.options if o in first or o not in within)


def _option(kind: type[Facts], fact: Fact[Answer], value: Answer) -> Answer:
    """Return the option that a value stands for, as the law reads it."""
    together = kind.stands_for(fact.name, value)
    found = fact.option(value if together is None else together)
    if found is None:
        msg = f"{value} is no answer to {fact.name}"
        raise TypeError(msg)
    return found


class ToldHere(Mapping[str, Answer]):
    """What was told on one course. Reading a fact asks for its state; the rest stays open.

    `shown` gives values as words have them; otherwise options, as the law reads them.
    """

    def __init__(self, telling: Telling, course: Course, *, shown: bool = False) -> None:
        self._telling = telling
        self._course = course
        self._shown = shown

    def _found(self, name: str) -> Answer | None:
        if name in self._telling.settled:
            return self._telling.settled[name]
        if name not in self._telling.place:
            return None
        found: Answer | None
        if self._shown:
            found = self._course.ask(self._telling.value(name))
            return found
        state = self._course.ask(self._telling.state(name))
        return (
            None
            if state == UNTOLD
            else self._telling.options[self._telling.place[name]][state - 1]
        )

    def __getitem__(self, name: str) -> Answer:
        found = self._found(name)
        if found is None:
            raise KeyError(name)
        return found

    def get(self, name: str, default: Any = None) -> Any:
        """Return the answer to a fact, or what stands for one that was not told."""
        found = self._found(name)
        return default if found is None else found

    def __contains__(self, name: object) -> bool:
        return self._found(str(name)) is not None

    def __iter__(self) -> Iterator[str]:
        msg = "nobody may read all that was told at once"
        raise TypeError(msg)

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        msg = "nobody may count what was told"
        raise TypeError(msg)
