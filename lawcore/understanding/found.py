"""A phrase found in a line."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

_ANYBODY = frozenset({"who", "he", "number", "ordinal"})


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """A phrase found in a line: its meaning, its place, and the content of its slots."""

    key: str
    places: range
    slots: Mapping[str, str | None]
    presupposed: bool

    @property
    def about(self) -> str:
        """Return the fact it speaks of."""
        return self.key if self.key.startswith("offender") else self.key.partition("-")[0]

    @property
    def number(self) -> int:
        """Return the number in it; 0 if there is none."""
        return int(self.slots.get("number") or self.slots.get("ordinal") or 0)

    @property
    def is_conditional(self) -> bool:
        """Tell whether it counts only if somebody in it has a certain role."""
        return any(mark and slot not in _ANYBODY for slot, mark in self.slots.items())


def goes_on(places: range, after: range) -> bool:
    """Tell whether places extend beyond others, or are the same."""
    return places.stop > after.stop or places == after


def is_part(places: range, of: range) -> bool:
    """Tell whether places lie within others, and are fewer."""
    return len(places) < len(of) and places.start in of and places[-1] in of


def is_said_in(one: Found, other: Found) -> bool:
    """Tell whether a phrase is part of another about the same player.

    "Made by West", in "the revoke was made by West", is no trick that West made.
    """
    is_of_one = one.slots.get("who") == other.slots.get("who")
    begins_in = is_of_one and one.places.start in other.places[1:]
    return begins_in or is_part(one.places, other.places)


def too_wide(hits: Iterable[Found], stops: AbstractSet[int]) -> set[Found]:
    """Return phrases that reach beyond a stop into a clause that tells something else."""
    by_fact: defaultdict[str, list[Found]] = defaultdict(list)
    for hit in hits:
        by_fact[hit.about].append(hit)
    return {
        wide
        for those in by_fact.values()
        for wide in those
        if any(_tells_otherwise(other, wide, stops) for other in those)
    }


def _tells_otherwise(found: Found, wide: Found, stops: AbstractSet[int]) -> bool:
    """Tell whether a later clause of a wide phrase has another answer by itself."""
    if found.is_conditional or found.key.removesuffix("-else") == wide.key:
        return False
    before = range(wide.places.start, found.places.start)
    return (
        is_part(found.places, wide.places)
        and any(place in stops for place in before)
        and not any(place in stops for place in found.places)
    )
