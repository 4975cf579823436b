"""Functions of a case as trees with equal parts shared: each node reads one variable."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import zip_longest
from types import MappingProxyType
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")
H = TypeVar("H", bound=Hashable)
NEVER = -(2**31)
"""The tree where a function has no result: what it reads cannot be so together."""


class _Fork(BaseException):
    """A function reads a variable without a value yet on its course: it, and how many it has."""


class Course(Struct, frozen=True):
    """One run of a function: `taken` has the place of the value of each variable."""

    taken: Mapping[int, int]

    def read(self, variable: int, values: Sequence[T]) -> T:
        """Return the value that a variable has on this course."""
        place = self.taken.get(variable)
        if place is None:
            raise _Fork(variable, len(values))
        return values[place]


class Trees:
    """The nodes of many trees: a variable, and the tree for each of its values.

    A tree is a number: from zero on the place of a node, below zero an end, -1 - its number.
    """

    def __init__(self) -> None:
        self.nodes = Numbers[tuple[int, ...]]()

    def explore(self, function: Callable[[Course], int], *, keep: bool = False) -> int:
        """Return a function of variables, whose result is a number from zero on, as a tree.

        It is run until it has taken every value of each variable that it reads. With `keep` a
        variable that makes no difference stays in the tree, and values that cannot be together,
        on which the function raises LookupError, lead nowhere.
        """
        return self.explore_each(lambda course: (function(course),), keep=keep)[0]

    def explore_each(
        self,
        function: Callable[[Course], Sequence[int]],
        taken: Mapping[int, int] = MappingProxyType({}),
        *,
        keep: bool = False,
    ) -> list[int]:
        """Return a function of some numbers, those missing being zero, as a tree for each."""
        try:
            return [-1 - number for number in function(Course(taken))]
        except _Fork as fork:
            variable, width = fork.args
        except LookupError:
            if not keep:
                raise
            return [NEVER]
        courses = ({**taken, variable: place} for place in range(width))
        found = [self.explore_each(function, course, keep=keep) for course in courses]
        return [
            self.nodes[variable, *each] if keep or len({*each}) > 1 else each[0]
            for each in zip_longest(*found, fillvalue=-1)
        ]


class Numbers(dict[H, int]):
    """Things by their numbers, each once, in their order from zero on."""

    def __missing__(self, thing: H) -> int:
        return self.setdefault(thing, len(self))
