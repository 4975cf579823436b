"""Which screen a conversation shows: read from its JSON column, and written back, here alone."""

import logging
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, TypeAlias, get_type_hints

from msgspec import Struct

from lawcore import Answer
from lawcore.bridge.auction.tapped import parse as parse_tapped
from lawcore.engine.records import replace

Answered: TypeAlias = tuple[str, Answer | None]
"""The name of a fact and its answer; no answer means "not sure"."""

_log = logging.getLogger(__name__)


class ScreenKind(StrEnum):
    """A screen of a conversation, by its name in the column."""

    MAIN = "main"
    """The question that the law asks, or its ruling."""
    UNSURE = "unsure"
    """A list, one fact of which is to be left open."""
    UNUSUAL = "unusual"
    """Rare circumstances that may be added, all of them or a `group`."""
    COUNT = "count"
    """A fact that could not be known while play went on."""
    BECAUSE = "because"
    """Why it is ruled so."""
    REASONING = "reasoning"
    """The law, article by article."""
    MORE = "more"
    """The articles of a ruling, and further actions."""
    CHANGE = "change"
    """The review of all answers; `group` is the number of a page of it."""
    NOTING = "noting"
    """Where the ruling was noted in an evening: board and table are typed, or confirmed."""
    CANCELLED = "cancelled"
    CHANGING = "changing"
    """One answer, `entry`, asked anew from the ruling."""
    RECHANGING = "rechanging"
    """One answer, `entry`, asked anew from the review."""
    READ = "read"
    """The words that are read to the players in a `language`."""
    KEYPAD = "keypad"
    """The auction, `tapped` call by call, before anything is asked."""
    PROPOSAL = "proposal"
    """The facts understood in a text, which may have `interrupted` a conversation."""


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


class ScreenState(Struct, frozen=True):
    """The screen a conversation shows, with what it remembers.

    The main screen may say why it asks; it may remember the edition (a year) it came from, or that
    an answer was changed and no ruling has come of it yet: which it `was`, which it `became`, and
    the answers `dropped` by that, which are named once. `group` names the group of answers, or of
    rare circumstances, that is shown, `entry` is the place of the answer that is asked anew,
    `language` the one that is read out, `interrupted` the id of the conversation that a proposal
    has interrupted, `auction` the auction of which it is made, `typed` a line with another place.
    `tapped` is an auction that is not finished yet, as `lawcore.bridge.auction.tapped` writes it.
    `pictured` says that the table of the case was drawn, `fell_away` is a subject that no longer
    follows. `touched` are the facts, as SUBJECT/FACT, of which a typed line may have told what was
    not understood: they are not assumed. `likely` are
    answers that the line points to, each with its fact as SUBJECT/FACT. `undecided` is the answer
    that was told until now to what is asked once more: it is not offered again.
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
    typed: str | None = None
    tapped: str | None = None
    pictured: bool = False
    fell_away: str | None = None
    undecided: Answered | None = None
    touched: tuple[str, ...] = ()
    likely: tuple[Answered, ...] = ()

    @classmethod
    def from_json(cls, column: Any) -> "ScreenState":
        """Return the screen that a column says, as `as_json` has written it.

        None is the main screen, and so is what this release does not know, which is logged.
        """
        if column is None:
            return MAIN
        try:
            state = cls(**{name: _READ[name](value) for name, value in column.items()})
            state._check()
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            _log.warning("a screen that cannot be read is the main one: %s", type(error).__name__)
            return MAIN
        return state

    def as_json(self) -> dict[str, Any] | None:
        """Return the screen as its column keeps it: what differs from MAIN, None for MAIN."""
        values = ((name, getattr(self, name)) for name in self.__struct_fields__)
        return {name: value for name, value in values if value != getattr(MAIN, name)} or None

    def _check(self) -> None:
        """Raise `ValueError` where something is missing without which it cannot be shown."""
        is_complete = (self.was is None) == (self.became is None)
        if self.kind in _NEEDS:
            is_complete = getattr(self, _NEEDS[self.kind]) is not None
        if not is_complete or (self.tapped is not None and parse_tapped(self.tapped) is None):
            raise ValueError(self)

    @property
    def is_beside_the_ruling(self) -> bool:
        """It is neither a question nor a ruling: the reasoning, a change, what is read out, …"""
        return self.kind in _BESIDE_THE_RULING

    def remembering(self, before: "ScreenState") -> "ScreenState":
        """Return the screen with what the one before knew of the whole case, if anything."""
        if not (before.pictured or before.touched or before.likely):
            return self
        return replace(
            self,
            pictured=self.pictured or before.pictured,
            touched=self.touched or before.touched,
            likely=self.likely or before.likely,
        )

    @property
    def going_on(self) -> "ScreenState":
        """The main screen with what is still to be remembered after the next answer."""
        if self.was_changed:
            return ScreenState(was_changed=True, was=self.was, became=self.became)
        return ScreenState(came_from=self.came_from)


MAIN = ScreenState()
_NEEDS = {
    ScreenKind.CHANGING: "entry",
    ScreenKind.RECHANGING: "entry",
    ScreenKind.READ: "language",
    ScreenKind.KEYPAD: "tapped",
}
"""Without what a screen cannot be shown, by its kind."""


def _of_type(wanted: type) -> Callable[[Any], Any]:
    """Return a function that returns a value of exactly this type, else raises `TypeError`."""

    def read(value: object) -> object:
        if type(value) is not wanted:
            raise TypeError(value)
        return value

    return read


def _several(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Return a function that reads each of a list, and raises `TypeError` for anything else."""
    return lambda value: tuple(map(read, _of_type(list)(value)))


def _answered(value: object) -> Answered:
    match value:
        case [str(name), str() | int() | None as answer]:
            return name, answer
        case _:
            raise TypeError(value)


_BY_TYPE: Mapping[object, Callable[[Any], Any]] = {
    ScreenKind: ScreenKind,
    bool: _of_type(bool),
    int | None: _of_type(int),
    str | None: _of_type(str),
    Answered | None: _answered,
    tuple[Answered, ...]: _several(_answered),
    tuple[str, ...]: _several(_of_type(str)),
}
_READ = {name: _BY_TYPE[hint] for name, hint in get_type_hints(ScreenState).items()}
"""How each value of the column is read: a function that raises where it is not what it must be."""
