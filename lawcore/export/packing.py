"""Nodes of diagrams in a text.

A browser compresses and reads lists of lists worse: packed, the nodes of the revoke take a third
less (2026-11).
"""

from collections.abc import Iterator, Sequence

SIGNS = "".join(chr(code) for code in range(32, 127) if chr(code) not in '"\\')
"""The signs of the numbers: those that JSON writes as they are."""
_LEADING = (64, 24, 4, 1)
"""How many signs stand first in a number of one sign, of two, of three, of four."""


def packed(nodes: Sequence[Sequence[int | None]]) -> str:
    """Return nodes as a text. A node is a fact and a diagram for each state of it."""
    return "".join(_spelled(n) for place, node in enumerate(nodes) for n in _numbers(place, node))


def _numbers(place: int, node: Sequence[int | None]) -> Iterator[int]:
    """Yield a node at a place as numbers: the fact, and one for each state.

    It is 0 for the diagram of the state before, 1 for none, odd from 3 on for an end, and even for
    a node by how far that is back: alike parts of diagrams are so the same wherever they stand.
    """
    fact, *states = node
    yield int(fact or 0)
    for n, one in enumerate(states):
        if n and one == states[n - 1]:
            yield 0
        elif one is None:
            yield 1
        else:
            yield 1 - 2 * one if one < 0 else 2 * (place - one)


def _spelled(number: int) -> str:
    """Return a number in as few signs as it takes: the smaller ones are the more frequent."""
    leading = 0
    for more, count in enumerate(_LEADING):
        size = len(SIGNS) ** more
        if number < count * size:
            rest = [SIGNS[number // len(SIGNS) ** n % len(SIGNS)] for n in range(more)]
            return SIGNS[leading + number // size] + "".join(reversed(rest))
        number -= count * size
        leading += count
    msg = "a diagram with too many nodes"
    raise ValueError(msg)
