"""Runs a function for every course it can take, and returns its results as a diagram.

The function asks for the values of diagrams. The first run takes the first value possible at each
request, the next ones the others, until all that can occur together have been taken. So code that
reads what was told is turned into a diagram as it stands.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from lawcore.export.diagram import Diagram, Diagrams


@dataclass
class _Fork:
    """A request for a value: the diagram, and what follows each value, by its end."""

    asked: Diagram
    after: dict[int, Any] = field(default_factory=dict)


class Course:
    """One run: answers each request with a value that is possible beside those before it."""

    def __init__(self, diagrams: Diagrams, region: Diagram, taken: list[int]) -> None:
        self._diagrams = diagrams
        self.region = region
        self._taken = taken
        self.forks: list[tuple[Diagram, tuple[int, ...]]] = []
        self._known: dict[Diagram, Any] = {}

    def ask(self, diagram: Diagram) -> Any:
        """Return the value of a diagram on this course."""
        if diagram is not None and diagram < 0:
            return self._diagrams.value(diagram)
        if diagram in self._known:
            return self._known[diagram]
        d = self._diagrams
        here = d.where(self.region, diagram)
        ends = sorted(d.ends(here), reverse=True)
        if not ends:
            msg = "a value was asked for where it does not matter"
            raise RuntimeError(msg)
        chosen = ends[0]
        if len(ends) > 1:
            place = len(self.forks)
            if place < len(self._taken):
                chosen = self._taken[place]
            else:
                self._taken.append(chosen)
            self.forks.append((here, tuple(ends)))
            others = {end: d.end(end == chosen) for end in ends}
            self.region = d.both(self.region, d.select(here, others))
        value = self._known[diagram] = d.value(chosen)
        return value


def explore(diagrams: Diagrams, region: Diagram, function: Callable[[Course], Any]) -> "Explored":
    """Return the results of a function on every course where a region is True.

    Elsewhere they do not matter.
    """
    if region in (None, diagrams.false):
        return Explored(diagrams, None)
    root: Any = None
    taken: list[int] = []
    while True:
        course = Course(diagrams, region, taken)
        result = function(course)
        if not course.forks:
            return Explored(diagrams, (result,))
        root = _grown(root, course.forks, taken, result)
        while taken:
            ends = course.forks[len(taken) - 1][1]
            place = ends.index(taken[-1]) + 1
            if place < len(ends):
                taken[-1] = ends[place]
                break
            taken.pop()
        if not taken:
            return Explored(diagrams, root)


def _grown(
    root: Any, forks: list[tuple[Diagram, tuple[int, ...]]], taken: list[int], result: Any
) -> Any:
    """Add the result of one course to the tree of forks, and return its root."""
    root = root or _Fork(forks[0][0])
    at = root
    for place, end in enumerate(taken[:-1]):
        at = at.after.setdefault(end, _Fork(forks[place + 1][0]))
    at.after[taken[-1]] = (result,)
    return root


class Explored:
    """The results of a function, as a tree of requests with a result at each end."""

    def __init__(self, diagrams: Diagrams, root: Any) -> None:
        self._diagrams = diagrams
        self._root = root

    def results(self) -> list[Any]:
        """Return every result, in the order of the courses."""
        found: list[Any] = []
        waiting = [] if self._root is None else [self._root]
        while waiting:
            at = waiting.pop()
            if isinstance(at, _Fork):
                waiting.extend(reversed(at.after.values()))
            else:
                found.append(at[0])
        return found

    def diagram(self, of: Callable[[Any], Diagram]) -> Diagram:
        """Return one diagram, given that of each result."""

        def build(at: Any) -> Diagram:
            if not isinstance(at, _Fork):
                return of(at[0])
            return self._diagrams.select(at.asked, {e: build(a) for e, a in at.after.items()})

        return None if self._root is None else build(self._root)

    def values(self) -> Diagram:
        """Return the diagram of the results themselves, which have to be hashable."""
        return self.diagram(self._diagrams.end)
