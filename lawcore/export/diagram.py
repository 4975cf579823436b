"""Decision diagrams: functions of what was told, with equal parts shared.

A diagram is a number. From zero on it is a node: a fact and a diagram for each state of it. Below
zero it is an end, which stands for a value. None says that it does not matter, and gives way to
what stands beside it. The facts of a diagram stand in one order, so that equal functions have
equal numbers.
"""

import operator
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

Diagram: TypeAlias = int | None


class Diagrams:
    """The diagrams over some facts; `widths` has the number of states of each fact."""

    def __init__(self, widths: Sequence[int]) -> None:
        self.widths = tuple(widths)
        self.nodes: list[tuple[int, tuple[Diagram, ...]]] = []
        self._numbers: dict[tuple[int, tuple[Diagram, ...]], int] = {}
        self._values: list[Any] = []
        self._ends: dict[Hashable, int] = {}
        self._selected: dict[tuple[Diagram, tuple[tuple[int, Diagram], ...]], Diagram] = {}
        self._reached: dict[int, frozenset[int]] = {}
        self.true = self.end(True)
        self.false = self.end(False)

    def end(self, value: Hashable) -> int:
        """Return the diagram that is a value whatever was told.

        True and 1 are two values, and so are tuples of them.
        """
        key = (_kind(value), value)
        if key not in self._ends:
            self._values.append(value)
            self._ends[key] = -len(self._values)
        return self._ends[key]

    def value(self, end: int) -> Any:
        """Return the value for which an end stands."""
        return self._values[-1 - end]

    def node(self, fact: int, states: tuple[Diagram, ...]) -> Diagram:
        """Return the diagram that goes on with one of several, by the state of a fact."""
        different = {one for one in states if one is not None}
        if len(different) < 2:  # noqa: PLR2004 - all are one, or none matters
            return next(iter(different), None)
        key = (fact, states)
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self.nodes)
            self.nodes.append(key)
        return number

    def fact(self, fact: int, values: Sequence[Hashable]) -> Diagram:
        """Return the diagram whose value is that of the state of a fact."""
        return self.node(fact, tuple(self.end(value) for value in values))

    def top(self, diagram: Diagram) -> int:
        """Return the first fact that a diagram reads; behind all facts if it reads none."""
        return self.nodes[diagram][0] if diagram is not None and diagram >= 0 else len(self.widths)

    def given(self, diagram: Diagram, fact: int, state: int) -> Diagram:
        """Return a diagram for one state of a fact; it reads no fact before that one."""
        if diagram is None or diagram < 0 or self.nodes[diagram][0] != fact:
            return diagram
        return self.nodes[diagram][1][state]

    def fixed(self, diagram: Diagram, states: Mapping[int, int]) -> Diagram:
        """Return a diagram with some facts in a known state, wherever they stand."""
        memo: dict[int, Diagram] = {}

        def fix(one: Diagram) -> Diagram:
            if one is None or one < 0:
                return one
            if one not in memo:
                fact, below = self.nodes[one]
                if fact in states:
                    memo[one] = fix(below[states[fact]])
                else:
                    memo[one] = self.node(fact, tuple(map(fix, below)))
            return memo[one]

        return fix(diagram)

    def ends(self, diagram: Diagram) -> frozenset[int]:
        """Return the ends that a diagram may reach."""
        if diagram is None:
            return frozenset()
        if diagram < 0:
            return frozenset((diagram,))
        if diagram not in self._reached:
            below = self.nodes[diagram][1]
            self._reached[diagram] = frozenset().union(*map(self.ends, below))
        return self._reached[diagram]

    def select(self, diagram: Diagram, by_end: Mapping[int, Diagram]) -> Diagram:
        """Return a diagram that goes on with another at each of its ends; others do not matter."""
        reached = self.ends(diagram)
        return self._select(
            diagram, tuple(sorted((e, d) for e, d in by_end.items() if e in reached))
        )

    def _select(self, diagram: Diagram, by_end: tuple[tuple[int, Diagram], ...]) -> Diagram:
        if diagram is None or not by_end:
            return None
        if diagram < 0:
            return by_end[0][1] if by_end[0][0] == diagram else dict(by_end).get(diagram)
        key = (diagram, by_end)
        if key in self._selected:
            return self._selected[key]
        top = min(self.top(diagram), *(self.top(below) for _, below in by_end))
        states = []
        for state in range(self.widths[top]):
            part = self.given(diagram, top, state)
            reached = self.ends(part)
            left = tuple((e, self.given(d, top, state)) for e, d in by_end if e in reached)
            states.append(self._select(part, left))
        found = self._selected[key] = self.node(top, tuple(states))
        return found

    def map(self, diagram: Diagram, change: Callable[[Any], Hashable]) -> Diagram:
        """Return a diagram with each of its values changed."""
        return self.select(
            diagram, {end: self.end(change(self.value(end))) for end in self.ends(diagram)}
        )

    def join(
        self, one: Diagram, other: Diagram, joined: Callable[[Any, Any], Hashable]
    ) -> Diagram:
        """Return the diagram of what the values of two come to together."""
        below = {}
        for end in self.ends(one):
            below[end] = self.map(other, partial(joined, self.value(end)))
        return self.select(one, below)

    def equals(self, diagram: Diagram, value: Hashable) -> Diagram:
        """Return the diagram that is True where another has a value."""
        return self.map(diagram, partial(operator.eq, value))

    def where(self, condition: Diagram, then: Diagram, otherwise: Diagram = None) -> Diagram:
        """Return one diagram where a condition is True, and another where it is False."""
        return self.select(condition, {self.true: then, self.false: otherwise})

    def both(self, one: Diagram, other: Diagram) -> Diagram:
        """Return the diagram that is True where two are."""
        return self.where(one, other, self.false)

    def either(self, one: Diagram, other: Diagram) -> Diagram:
        """Return the diagram that is True where one of two is."""
        return self.where(one, self.true, other)

    def any_of(self, several: Iterable[Diagram]) -> Diagram:
        """Return the diagram that is True where one of several is."""
        found: Diagram = self.false
        for one in dict.fromkeys(several):
            found = self.either(found, one)
        return found

    def negated(self, one: Diagram) -> Diagram:
        """Return the diagram that is True where another is False."""
        return self.where(one, self.false, self.true)


def _kind(value: Hashable) -> Hashable:
    """Return the type of a value, of a tuple those of what is in it: equal values may differ."""
    return tuple(map(_kind, value)) if type(value) is tuple else type(value)
