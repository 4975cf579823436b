"""An auction while it is tapped, call by call: whose turn it is, and which keys there are."""

import re
from enum import StrEnum, auto

from msgspec import Struct

from lawcore.bridge.auction.calls import DENOMINATIONS, DOUBLE, LEVELS, PASS, REDOUBLE, is_bid
from lawcore.bridge.auction.given import MOST_CALLS, Given, Made
from lawcore.bridge.auction.given import parse as parse_given
from lawcore.bridge.play.cards import Seat
from lawcore.engine.records import replace

MOST_KEYS = 7
"""The most keys at once: beside them stand two buttons that undo and finish."""
OVER_SEVEN = LEVELS.stop
"""The one level above seven that has a key, where a call may be one that no auction has."""


class KeypadPage(StrEnum):
    """Which keys are shown."""

    CALLS = auto()
    OTHERS = auto()
    """The calls that are rarer at this point."""
    PLAYERS = auto()
    """Who has called in place of the player whose turn it is."""


class Key(StrEnum):
    """A key that is no call, no level, no denomination and no player."""

    OTHERS = auto()
    PLAYERS = auto()
    CHANGED = auto()
    """The call that was made last has been changed: what takes its place comes next."""


BY = "by-"
"""Begins the key of a player; the letter of the compass follows."""


class Tapped(Struct, frozen=True):
    """The calls tapped so far, by a dealer who is None until known.

    `level` is that of a bid whose denomination is still to be tapped, `seat` who calls next where
    that is not the player to the left of the last. `changed` is the place of a call that was
    changed, `replacement` what it was changed to, None until that is tapped.
    """

    dealer: Seat | None = None
    calls: tuple[Made, ...] = ()
    changed: int | None = None
    replacement: str | None = None
    level: int | None = None
    seat: Seat | None = None
    page: KeypadPage = KeypadPage.CALLS

    @property
    def in_turn(self) -> Seat | None:
        """Who calls next in rotation, None before the dealer is known."""
        return self.calls[-1].seat.next if self.calls else self.dealer

    @property
    def caller(self) -> Seat | None:
        """Who makes the call that is tapped next, None before the dealer is known."""
        if self.is_changing and self.changed is not None:
            return self.calls[self.changed].seat
        return self.seat or self.in_turn

    @property
    def is_changing(self) -> bool:
        """A call was changed, and what takes its place is tapped next."""
        return self.changed is not None and self.replacement is None

    @property
    def is_full(self) -> bool:
        """There is no room for a further call."""
        return len(self.calls) >= MOST_CALLS

    @property
    def is_blank(self) -> bool:
        """Nothing has been tapped."""
        return self == BLANK

    @property
    def may_end(self) -> bool:
        """There is a call that may be asked about, and nothing is half tapped."""
        return bool(self.calls) and not self.is_changing and self.level is None

    @property
    def given(self) -> Given | None:
        """The auction as far as it was tapped, None without a call.

        A changed call is the one that is asked about, else the last.
        """
        if self.dealer is None or not self.calls:
            return None
        asked = -1 if self.changed is None else self.changed
        return Given(
            self.calls, self.dealer, is_seated=True, asked=asked, replacement=self.replacement
        )

    @classmethod
    def of(cls, given: Given) -> "Tapped":
        """Return an auction as if it had been tapped, so that it can be gone on with.

        It is blank where it has something that no key tells: players whose seats are not known.
        """
        if not given.is_seated or given.said_out_of_turn or given.in_brackets is not None:
            return BLANK
        calls = tuple(Made(made.seat, made.call) for made in given.calls)
        changed = None if given.replacement is None else given.asked
        return cls(given.dealer, calls, changed, given.replacement)

    def at_hand(self, *, changes: bool = False, over_seven: bool = False) -> tuple[str, ...]:
        """Return the keys that are shown, at most `MOST_KEYS`.

        With `changes` a change of call is looked for, else a call out of turn: the other of both
        stands behind the key of the rarer calls. With `over_seven` a bid of more than seven has
        a key.
        """
        if self.dealer is None:
            return tuple(f"{BY}{seat}" for seat in Seat)
        if self.level is not None:
            return tuple(DENOMINATIONS)
        if self.is_full and not self.is_changing:
            return ()
        if self.page is KeypadPage.PLAYERS:
            return tuple(f"{BY}{seat}" for seat in Seat if seat is not self.in_turn)
        first, second = self._ways(changes=changes)
        calls = self._calls_at_hand()
        room = MOST_KEYS - len(calls) - len(first) - 1
        levels = self._levels(room)
        if self.page is KeypadPage.CALLS:
            return (*map(str, levels), Key.OTHERS, *calls, *first)
        others = [level for level in LEVELS if level not in levels]
        others += [OVER_SEVEN] if over_seven else []
        rare = (call for call in (DOUBLE, REDOUBLE) if call not in calls)
        return (*map(str, others), *rare, *second)

    def _ways(self, *, changes: bool) -> tuple[tuple[Key, ...], tuple[Key, ...]]:
        """Return the keys at hand that are no calls, and those behind the rarer calls."""
        if self.is_changing:
            return (), ()
        may_change = bool(self.calls) and self.changed is None and self.seat is None
        change = (Key.CHANGED,) if may_change else ()
        return (change, (Key.PLAYERS,)) if changes and change else ((Key.PLAYERS,), change)

    def _calls_at_hand(self) -> tuple[str, ...]:
        """Return the pass, and the double or redouble that may follow what stands."""
        others = (made.call for made in reversed(self.calls) if made.call != PASS)
        last = next(others, None)
        if last is None:
            return (PASS,)
        return (PASS, REDOUBLE if last == DOUBLE else DOUBLE)

    def _levels(self, room: int) -> range:
        """Return as many levels as there is room for, from that of the last bid up."""
        bids = (int(made.call[0]) for made in reversed(self.calls) if made.call[0].isdigit())
        last = min(next(bids, LEVELS.start), LEVELS.stop - 1)
        first = max(LEVELS.start, min(last, LEVELS.stop - room))
        return range(first, min(first + room, LEVELS.stop))

    def tap(self, key: str) -> "Tapped | None":
        """Return the auction with a key tapped, None where there is no such key now."""
        if key.startswith(BY):
            return self._tap_player(key.removeprefix(BY))
        if self.dealer is None or (self.is_full and not self.is_changing):
            return None
        if self.level is not None:
            is_strain = len(key) == 1 and key in DENOMINATIONS
            return self._call(f"{self.level}{key}") if is_strain else None
        if key in {PASS, DOUBLE, REDOUBLE}:
            return self._call(key)
        if key in map(str, (*LEVELS, OVER_SEVEN)):
            return replace(self, level=int(key), page=KeypadPage.CALLS)
        return self._turn_to(key)

    def _tap_player(self, letter: str) -> "Tapped | None":
        if letter not in set(Seat):
            return None
        if self.dealer is None:
            return replace(self, dealer=Seat(letter))
        if self.page is not KeypadPage.PLAYERS or letter == self.in_turn:
            return None
        return replace(self, seat=Seat(letter), page=KeypadPage.CALLS)

    def _turn_to(self, key: str) -> "Tapped | None":
        """Return the auction at other keys; a change waits for the call that replaces the last."""
        match key:
            case Key.OTHERS:
                return replace(self, page=KeypadPage.OTHERS)
            case Key.PLAYERS if not self.is_changing:
                return replace(self, page=KeypadPage.PLAYERS)
            case Key.CHANGED if self.calls and self.changed is None and self.seat is None:
                return replace(self, changed=len(self.calls) - 1, page=KeypadPage.CALLS)
            case _:
                return None

    def _call(self, call: str) -> "Tapped":
        now = replace(self, level=None, seat=None, page=KeypadPage.CALLS)
        if self.is_changing or self.caller is None:
            return replace(now, replacement=call)
        return replace(now, calls=(*self.calls, Made(self.caller, call)))

    def undo(self) -> "Tapped":
        """Return the auction without what was tapped last; a blank one stays as it is."""
        half = replace(self, page=KeypadPage.CALLS, level=None)
        if half != self:
            return half
        if self.seat is not None:
            return replace(self, seat=None)
        if self.is_changing:
            return replace(self, changed=None)
        if self.changed is not None and self.changed == len(self.calls) - 1:
            return replace(self, replacement=None)
        return replace(self, calls=self.calls[:-1]) if self.calls else BLANK

    def __str__(self) -> str:
        """Return it in one word after the other, as `parse` reads it again."""
        words = [self.dealer or _NOBODY]
        given = self.given
        if given is not None:
            words = str(given).split() if self.changed is not None else _unmarked(given)
        words += [_CHANGING] if self.is_changing else []
        words += [] if self.level is None else [f"{_LEVEL}{self.level}"]
        words += [] if self.seat is None else [f"{_SEAT}{self.seat}"]
        words += [] if self.page is KeypadPage.CALLS else [f"{_PAGE}{self.page}"]
        return " ".join(words)


BLANK = Tapped()
_NOBODY, _CHANGING, _LEVEL, _SEAT, _PAGE = "-", ">", "+", "@", "/"
_PAGES = "|".join(KeypadPage)
_TEXT = re.compile(
    rf"({_NOBODY}|[{''.join(Seat)}])((?: [{''.join(Seat)}][0-9A-Z?>]+)*)( {_CHANGING})?"
    rf"(?: [{_LEVEL}]([1-8]))?(?: {_SEAT}([{''.join(Seat)}]))?(?: {_PAGE}({_PAGES}))?"
)


def _unmarked(given: Given) -> list[str]:
    """Return the words of an auction of which no call is pointed out."""
    return str(given).replace("?", "").split()


def parse(text: str) -> Tapped | None:
    """Return a tapped auction from the text that `str` makes of it, None where it is none."""
    found = _TEXT.fullmatch(text)
    if found is None:
        return None
    dealer, calls, changing, level, seat, page = found.groups()
    tapped = Tapped(
        None if dealer == _NOBODY else Seat(dealer),
        level=None if level is None else int(level),
        seat=None if seat is None else Seat(seat),
        page=KeypadPage.CALLS if page is None else KeypadPage(page),
    )
    if calls:
        given = None if tapped.dealer is None else parse_given(f"{dealer}{calls}")
        if given is None or not all(map(_is_call, given.calls)):
            return None
        is_marked = "?" in calls
        tapped = replace(
            tapped,
            calls=given.calls,
            changed=given.asked if is_marked else None,
            replacement=given.replacement,
        )
    is_known = tapped.dealer is not None or tapped == BLANK
    return tapped if is_known and bool(changing) == tapped.is_changing else None


def _is_call(made: Made) -> bool:
    """Tell whether a call is one that can be tapped."""
    return made.call == f"{OVER_SEVEN}{made.call[1:]}" or _is_any(made.call)


def _is_any(call: str) -> bool:
    try:
        is_bid(call)
    except ValueError:
        return False
    return True
