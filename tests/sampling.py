"""What is too large for every run: a part is looked at, chosen by a seed; at night all of it."""

import os
import random
from collections.abc import Iterable, Sequence
from itertools import cycle, product
from typing import TypeVar

T = TypeVar("T")
S = TypeVar("S")
NIGHT = os.environ.get("HYPOTHESIS_PROFILE") == "night"
"""The run is to look at everything, however long it takes."""
SEED = 1
IN_ONE_LANGUAGE = {1997: "it", 2007: "en"}
"""The language in which what an earlier edition says is looked at by day; at night in both."""


def some(items: Sequence[T], most: int) -> Sequence[T]:
    """Return at most so many of the items, in their order and the same ones in every run.

    `most` is at least 1; at night all are returned.
    """
    if NIGHT or len(items) <= most:
        return items
    chosen = random.Random(SEED).sample(range(len(items)), most)  # noqa: S311 - no secret
    return [items[number] for number in sorted(chosen)]


def in_turn(items: Iterable[T], others: Sequence[S]) -> list[tuple[T, S]]:
    """Each item with one of the others, which take turns; at night with every one of them."""
    return [*(product(items, others) if NIGHT else zip(items, cycle(others), strict=False))]
