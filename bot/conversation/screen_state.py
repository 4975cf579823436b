"""Which screen a conversation shows: parsed from its column, and written back, here alone."""

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from lawcore import Answer

Answered: TypeAlias = tuple[str, Answer | None]
"""The name of a fact and its answer; no answer means "not sure"."""

WHY, FROM, CHANGED, DROPPED = "why", "from-", "changed", "dropped-"


class ScreenKind(StrEnum):
    """A screen of a conversation, by the text with which its column begins."""

    MAIN = ""
    """The question that the law asks, or its ruling."""
    SEVERAL = "several"
    """A list, of which several things are picked one after the other."""
    UNSURE = "unsure"
    """A list, of which one thing is left open."""
    REASONING = "reasoning"
    CHANGE = "change"
    """The review of all answers."""
    CANCELLED = "cancelled"
    CHANGING = "anew-"
    """One answer asked anew, from the ruling; the place of the answer follows."""
    RECHANGING = "review-"
    """One answer asked anew, from the review; the place of the answer follows."""
    READ = "read-"
    """What is read to the players; its language follows."""
    PROPOSAL = "understood"
    """What was understood of a text; the id of the conversation it has interrupted may follow."""


_ALONE = {
    str(kind): kind
    for kind in (
        ScreenKind.SEVERAL,
        ScreenKind.UNSURE,
        ScreenKind.REASONING,
        ScreenKind.CHANGE,
        ScreenKind.CANCELLED,
    )
}
"""The screens of which there is no more to say."""
_BESIDE_THE_RULING = frozenset(
    {
        ScreenKind.CANCELLED,
        ScreenKind.CHANGE,
        ScreenKind.REASONING,
        ScreenKind.READ,
        ScreenKind.CHANGING,
        ScreenKind.RECHANGING,
    }
)


@dataclass(frozen=True, slots=True)
class ScreenState:
    """The screen a conversation shows, with what it remembers.

    The main screen may say why it asks; it may remember the edition (a year) it came from, or that
    an answer was changed and no ruling has come of it yet, with the answers `dropped` by that,
    which are named once. `entry` is the place of the answer that is asked anew, `language` the one
    that is read out, `interrupted` the id of the conversation that a proposal has interrupted.
    """

    kind: ScreenKind = ScreenKind.MAIN
    shows_why: bool = False
    came_from: int | None = None
    was_changed: bool = False
    dropped: tuple[Answered, ...] = ()
    entry: int | None = None
    language: str | None = None
    interrupted: str | None = None

    @classmethod
    def parse(cls, column: str) -> "ScreenState":
        """Return the screen that a column says; what cannot be read is the main screen."""
        if (kind := _ALONE.get(column)) is not None:
            return cls(kind)
        for kind in (ScreenKind.CHANGING, ScreenKind.RECHANGING):
            place = column.removeprefix(kind)
            if column.startswith(kind) and place.isdecimal():
                return cls(kind, entry=int(place))
        if column.startswith(ScreenKind.READ):
            return cls(ScreenKind.READ, language=column.removeprefix(ScreenKind.READ))
        if column.startswith(ScreenKind.PROPOSAL):
            key = column.removeprefix(ScreenKind.PROPOSAL).removeprefix("-")
            return cls(ScreenKind.PROPOSAL, interrupted=key or None)
        return _parse_main(column)

    def __str__(self) -> str:
        """Return the screen as its column says it."""
        match self.kind:
            case ScreenKind.MAIN:
                return self._main()
            case ScreenKind.CHANGING | ScreenKind.RECHANGING:
                return f"{self.kind}{self.entry}"
            case ScreenKind.READ:
                return f"{self.kind}{self.language}"
            case ScreenKind.PROPOSAL:
                return f"{self.kind}-{self.interrupted}" if self.interrupted else str(self.kind)
            case _:
                return str(self.kind)

    def _main(self) -> str:
        if self.dropped:
            return DROPPED + json.dumps(self.dropped)
        why = WHY if self.shows_why else ""
        if self.was_changed:
            return why + CHANGED
        return why if self.came_from is None else f"{why}{FROM}{self.came_from}"

    @property
    def is_beside_the_ruling(self) -> bool:
        """It is neither a question nor a ruling: the reasoning, a change, what is read out, …"""
        return self.kind in _BESIDE_THE_RULING

    @property
    def going_on(self) -> "ScreenState":
        """The main screen with what is still to be remembered after the next answer."""
        if self.was_changed:
            return ScreenState(was_changed=True)
        return ScreenState(came_from=self.came_from)


MAIN = ScreenState()


def _parse_main(column: str) -> ScreenState:
    shows_why = column.startswith(WHY)
    memory = column.removeprefix(WHY)
    if memory.startswith(CHANGED):
        return ScreenState(shows_why=shows_why, was_changed=True)
    if memory.startswith(DROPPED):
        named = () if shows_why else _parse_dropped(memory.removeprefix(DROPPED))
        return ScreenState(shows_why=shows_why, was_changed=True, dropped=named)
    year = memory.removeprefix(FROM)
    if memory.startswith(FROM) and year.isdecimal():
        return ScreenState(shows_why=shows_why, came_from=int(year))
    return ScreenState(shows_why=shows_why)


def _parse_dropped(spelt: str) -> tuple[Answered, ...]:
    try:
        return tuple((str(name), value) for name, value in json.loads(spelt))
    except (ValueError, TypeError):
        return ()
