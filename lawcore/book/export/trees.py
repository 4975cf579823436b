"""Functions of a case as trees with equal parts shared: each node reads one variable."""

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")
H = TypeVar("H", bound=Hashable)
NEVER = -(2**31)
"""The tree where a function has no result: what it reads cannot be so together."""


class _Fork(BaseException):
    """A function reads a variable that has no value yet on its course."""

    def __init__(self, variable: int, values: Sequence[object]) -> None:
        self.variable = variable
        self.values = values


class Course:
    """One run of a function: `taken` has the place of the value of each variable."""

    def __init__(self, taken: dict[int, int]) -> None:
        self._taken = taken

    def read(self, variable: int, values: Sequence[T]) -> T:
        """Return the value that a variable has on this course."""
        place = self._taken.get(variable)
        if place is None:
            raise _Fork(variable, values)
        return values[place]


class Trees:
    """The nodes of many trees: a variable, and the tree for each of its values.

    A tree is a number: from zero on the place of a node, below zero an end, -1 - its number.
    """

    def __init__(self) -> None:
        self.nodes = NumberedThings[tuple[int, ...]]()

    def explore(
        self,
        function: Callable[[Course], int],
        *,
        keep: bool = False,
        taken: dict[int, int] | None = None,
    ) -> int:
        """Return a function of variables, whose result is a number from zero on, as a tree.

        It is run until it has taken every value of each variable that it reads. With `keep` a
        variable that makes no difference stays in the tree, and values that cannot be together,
        on which the function raises LookupError, lead nowhere.
        """
        taken = taken or {}
        try:
            return -1 - function(Course(taken))
        except _Fork as fork:
            variable, width = fork.variable, len(fork.values)
        except LookupError:
            if not keep:
                raise
            return NEVER
        each = [
            self.explore(function, keep=keep, taken={**taken, variable: place})
            for place in range(width)
        ]
        return self.nodes.number((variable, *each)) if keep else self.reduced(variable, each)

    def reduced(self, variable: int, each: Sequence[int]) -> int:
        """Return the tree for a variable, which is read only if that makes a difference."""
        return self.nodes.number((variable, *each)) if len({*each}) > 1 else each[0]

    def graft(self, tree: int, others: Callable[[int], int], onto: "Trees") -> int:
        """Return a tree among others that goes on with one of those at each end of a tree here."""
        if tree < 0:
            return others(-1 - tree)
        variable, *below = self.nodes.things[tree]
        return onto.reduced(variable, [self.graft(tree, others, onto) for tree in below])

    def variables(self, tree: int) -> set[int]:
        """Return the variables that a tree reads."""
        if tree < 0:
            return set()
        variable, *below = self.nodes.things[tree]
        return {variable}.union(*map(self.variables, below))


class NumberedThings(Generic[H]):
    """Things by their numbers, each once; `first` has the number zero."""

    def __init__(self, *first: H) -> None:
        self.things = list(first)
        self._numbers = {thing: place for place, thing in enumerate(first)}

    def number(self, thing: H) -> int:
        """Return the number of a thing, a new one if it has none."""
        number = self._numbers.setdefault(thing, len(self.things))
        if number == len(self.things):
            self.things.append(thing)
        return number
