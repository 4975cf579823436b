"""A phrase found in a line."""

from collections.abc import Mapping
from dataclasses import dataclass

_ANYBODY = frozenset({"who", "he", "number", "ordinal"})


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """A phrase found in a line: what it says, where, and what stands in its slots."""

    key: str
    places: range
    slots: Mapping[str, str | None]
    presupposed: bool

    @property
    def is_conditional(self) -> bool:
        """Tell whether it counts only where somebody in it has a certain part."""
        return any(mark and slot not in _ANYBODY for slot, mark in self.slots.items())


def goes_on(places: range, after: range) -> bool:
    """Tell whether places go beyond others, or are the same."""
    return places.stop > after.stop or places == after


def is_part(places: range, of: range) -> bool:
    """Tell whether places lie within others, and are fewer."""
    return len(places) < len(of) and places.start in of and places[-1] in of
