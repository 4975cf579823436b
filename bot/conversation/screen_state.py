"""Which screen a conversation shows: parsed from its column, and written back, here alone."""

import json
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from lawcore import Answer

Answered: TypeAlias = tuple[str, Answer | None]
"""The name of a fact and its answer; no answer means "not sure"."""

WHY, FROM, CHANGED, DROPPED, BECAME = "why", "from-", "changed", "dropped-", "became-"
IN_GROUP, END_OF_GROUP = "group-", "."
AUCTION = "="


class ScreenKind(StrEnum):
    """A screen of a conversation, by the text with which its column begins."""

    MAIN = ""
    """The question that the law asks, or its ruling."""
    UNSURE = "unsure"
    """A list, of which one thing is left open."""
    UNUSUAL = "unusual"
    """What is rare and may be told; the name of a group of it may follow."""
    COUNT = "count"
    """A fact that nobody could know while play went on."""
    BECAUSE = "because"
    """Why it is ruled so."""
    REASONING = "reasoning"
    """The law, article by article."""
    MORE = "more"
    """The articles of a ruling, and what else can be done with it."""
    CHANGE = "change"
    """The review of all answers; the number of a page of it may follow."""
    NOTING = "noting"
    """Where the ruling was noted in an evening: board and table are typed."""
    CANCELLED = "cancelled"
    CHANGING = "anew-"
    """One answer asked anew, from the ruling; the place of the answer follows."""
    RECHANGING = "review-"
    """One answer asked anew, from the review; the place of the answer follows."""
    READ = "read-"
    """What is read to the players; its language follows."""
    PROPOSAL = "understood"
    """What was understood of a text; the id of the conversation it has interrupted may follow.

    Behind that and a sign may follow the auction that the text gave.
    """


PAGE = f"{ScreenKind.CHANGE}-"
"""Begins the column of a further page of the review."""
_ALONE = {"": ScreenKind.MAIN} | {
    str(kind): kind
    for kind in (
        ScreenKind.UNSURE,
        ScreenKind.UNUSUAL,
        ScreenKind.COUNT,
        ScreenKind.BECAUSE,
        ScreenKind.REASONING,
        ScreenKind.MORE,
        ScreenKind.CHANGE,
        ScreenKind.NOTING,
        ScreenKind.CANCELLED,
    )
}
"""The screens of which there is no more to say."""
_BESIDE_THE_RULING = frozenset(
    {
        ScreenKind.CANCELLED,
        ScreenKind.UNUSUAL,
        ScreenKind.COUNT,
        ScreenKind.BECAUSE,
        ScreenKind.CHANGE,
        ScreenKind.NOTING,
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
    an answer was changed and no ruling has come of it yet: which it `was`, which it `became`, and
    the answers `dropped` by that, which are named once. `group` names the group of answers, or of
    rare circumstances, that is shown, `entry` is the place of the answer that is asked anew,
    `language` the one that is read out, `interrupted` the id of the conversation that a proposal
    has interrupted, `auction` the auction of which it is made.
    """

    kind: ScreenKind = ScreenKind.MAIN
    shows_why: bool = False
    came_from: int | None = None
    was_changed: bool = False
    was: Answered | None = None
    became: Answered | None = None
    dropped: tuple[Answered, ...] = ()
    group: str | None = None
    entry: int | None = None
    language: str | None = None
    interrupted: str | None = None
    auction: str | None = None

    @classmethod
    def parse(cls, column: str) -> "ScreenState":
        """Return the screen that a column says; what cannot be read is the main screen."""
        if (kind := _ALONE.get(column)) is not None:
            return cls(kind)
        for kind in (ScreenKind.CHANGING, ScreenKind.RECHANGING):
            place, _, group = column.removeprefix(kind).partition(END_OF_GROUP)
            if column.startswith(kind) and place.isdecimal():
                return cls(kind, entry=int(place), group=group or None)
        if column.startswith(ScreenKind.READ):
            return cls(ScreenKind.READ, language=column.removeprefix(ScreenKind.READ))
        if column.startswith(ScreenKind.PROPOSAL):
            return _parse_proposal(column.removeprefix(ScreenKind.PROPOSAL).removeprefix("-"))
        for kind, beginning in (
            (ScreenKind.UNUSUAL, ScreenKind.UNUSUAL),
            (ScreenKind.CHANGE, PAGE),
        ):
            if column.startswith(beginning):
                return cls(kind, group=column.removeprefix(beginning).removeprefix("-") or None)
        return _parse_main(column)

    def __str__(self) -> str:
        """Return the screen as its column says it."""
        match self.kind:
            case ScreenKind.MAIN:
                return self._main()
            case ScreenKind.CHANGING | ScreenKind.RECHANGING:
                group = f"{END_OF_GROUP}{self.group}" if self.group else ""
                return f"{self.kind}{self.entry}{group}"
            case ScreenKind.READ:
                return f"{self.kind}{self.language}"
            case ScreenKind.PROPOSAL | ScreenKind.UNUSUAL | ScreenKind.CHANGE:
                rest = self.interrupted or self.group or ""
                rest = f"{rest}{AUCTION}{self.auction}" if self.auction else rest
                return f"{self.kind}-{rest}" if rest else str(self.kind)
            case _:
                return str(self.kind)

    def _main(self) -> str:
        why = WHY if self.shows_why else ""
        group = f"{IN_GROUP}{self.group}{END_OF_GROUP}" if self.group else ""
        return f"{why}{group}{self._memory()}"

    def _memory(self) -> str:
        if self.became is not None:
            return BECAME + json.dumps([self.was, self.became, self.dropped])
        if self.dropped:
            return DROPPED + json.dumps(self.dropped)
        if self.was_changed:
            return CHANGED
        return "" if self.came_from is None else f"{FROM}{self.came_from}"

    @property
    def is_beside_the_ruling(self) -> bool:
        """It is neither a question nor a ruling: the reasoning, a change, what is read out, …"""
        return self.kind in _BESIDE_THE_RULING

    @property
    def going_on(self) -> "ScreenState":
        """The main screen with what is still to be remembered after the next answer."""
        if self.was_changed:
            return ScreenState(was_changed=True, was=self.was, became=self.became)
        return ScreenState(came_from=self.came_from)


MAIN = ScreenState()


def _parse_proposal(spelt: str) -> ScreenState:
    interrupted, _, auction = spelt.partition(AUCTION)
    return ScreenState(
        ScreenKind.PROPOSAL, interrupted=interrupted or None, auction=auction or None
    )


def _parse_main(column: str) -> ScreenState:
    shows_why = column.startswith(WHY)
    memory, group = column.removeprefix(WHY), None
    if memory.startswith(IN_GROUP):
        group, _, memory = memory.removeprefix(IN_GROUP).partition(END_OF_GROUP)
    return replace(_parse_memory(memory), shows_why=shows_why, group=group or None)


def _parse_memory(memory: str) -> ScreenState:
    if memory.startswith(CHANGED):
        return ScreenState(was_changed=True)
    if memory.startswith(DROPPED):
        return ScreenState(was_changed=True, dropped=_parse_list(memory.removeprefix(DROPPED)))
    if memory.startswith(BECAME):
        return _parse_became(memory.removeprefix(BECAME))
    year = memory.removeprefix(FROM)
    if memory.startswith(FROM) and year.isdecimal():
        return ScreenState(came_from=int(year))
    return MAIN


def _parse_became(spelt: str) -> ScreenState:
    try:
        was, became, dropped = json.loads(spelt)
        (before, former), (name, value) = was, became
        named = tuple((str(one), answer) for one, answer in dropped)
    except (ValueError, TypeError):
        return ScreenState(was_changed=True)
    return ScreenState(
        was_changed=True, was=(str(before), former), became=(str(name), value), dropped=named
    )


def _parse_list(spelt: str) -> tuple[Answered, ...]:
    try:
        return tuple((str(name), value) for name, value in json.loads(spelt))
    except (ValueError, TypeError):
        return ()
