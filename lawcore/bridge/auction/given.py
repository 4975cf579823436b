"""An auction that somebody gives: the calls, who made them, and which of them is asked about."""

import re
from dataclasses import dataclass
from functools import cached_property

from msgspec import Struct

from lawcore.bridge.auction.calls import DENOMINATIONS, PASS
from lawcore.bridge.play.cards import Seat, Side

MOST_CALLS = 320
"""More than these are not read: the longest auction that can be has 319 calls."""
_ANY_CALL = rf"[1-9][{DENOMINATIONS}]|XX?|P"
_MADE = re.compile(rf"([{''.join(Seat)}])(_?)({_ANY_CALL})(\??)(?:>({_ANY_CALL}))?")
_UNSEATED, _IN_BRACKETS, _SAID = "~", "()", "!"


class Made(Struct, frozen=True):
    """A call and who made it; `implied` is a pass that was not written and must have been made."""

    seat: Seat
    call: str
    implied: bool = False


@dataclass(frozen=True)
class Given:
    """An auction as given, from its first call on.

    `dealer` had to call first. Where the compass is not known (`is_seated` is false) the players
    are counted from North, and only how they sit to each other means something. `asked` is the
    place of the call that is asked about, from 0; `replacement` what its player changed it to.
    `in_brackets` is the side whose calls were written in brackets. `said_out_of_turn` holds where
    the call was said to be out of turn and nothing shows whose turn it was.
    """

    calls: tuple[Made, ...]
    dealer: Seat = Seat.NORTH
    is_seated: bool = False
    asked: int = -1
    replacement: str | None = None
    in_brackets: Side | None = None
    said_out_of_turn: bool = False

    def __post_init__(self) -> None:
        """Count the place of the call that is asked about from the first."""
        if self.asked < 0 and self.calls:
            object.__setattr__(self, "asked", len(self.calls) + self.asked)

    @cached_property
    def is_in_rotation(self) -> bool:
        """Every call was made by the player to the left of who called before, the dealer first."""
        seat = self.dealer
        for made in self.calls:
            if made.seat is not seat:
                return False
            seat = seat.next
        return True

    def __str__(self) -> str:
        """Return it in one word after the other, as `parse` reads it again."""
        head = "" if self.is_seated else _UNSEATED
        head += self.dealer
        if self.in_brackets is not None:
            head += _IN_BRACKETS[0] + self.in_brackets + _IN_BRACKETS[1]
        head += _SAID if self.said_out_of_turn else ""
        words = [self._word(place) for place in range(len(self.calls))]
        return " ".join((head, *words))

    def _word(self, place: int) -> str:
        made = self.calls[place]
        word = f"{made.seat}{'_' if made.implied else ''}{made.call}"
        if place != self.asked:
            return word
        return f"{word}?>{self.replacement}" if self.replacement else f"{word}?"


_HEAD = re.compile(rf"(~?)([{''.join(Seat)}])(?:\((NS|EW)\))?(!?)")


def parse(text: str) -> Given | None:
    """Return an auction from the text that `str` makes of it, None where it is none."""
    first, *words = text.split() or [""]
    head, found = _HEAD.fullmatch(first), [_MADE.fullmatch(word) for word in words]
    if head is None or not words or len(words) > MOST_CALLS or not all(found):
        return None
    calls: list[Made] = []
    asked, replacement = -1, None
    for place, one in enumerate(one for one in found if one is not None):
        calls.append(Made(Seat(one[1]), one[3], implied=bool(one[2])))
        if one[4]:
            asked, replacement = place, one[5]
    side = head[3]
    return Given(
        tuple(calls),
        Seat(head[2]),
        is_seated=not head[1],
        asked=asked,
        replacement=replacement,
        in_brackets=None if side is None else ("NS" if side == "NS" else "EW"),
        said_out_of_turn=bool(head[4]),
    )


def passes(first: Seat, until: Seat) -> tuple[Made, ...]:
    """Return the passes that are not written from one player to the one before another."""
    made: list[Made] = []
    while first is not until:
        made.append(Made(first, PASS, implied=True))
        first = first.next
    return tuple(made)
