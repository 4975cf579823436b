"""The calls of a given auction that the Laws do not allow, and what made them so."""

from collections.abc import Iterator
from enum import StrEnum, auto

from msgspec import Struct
from msgspec.structs import replace

from lawcore.bridge.auction.calls import (
    DOUBLE,
    LEVELS,
    PASS,
    REDOUBLE,
    has_ended,
    is_sufficient,
    lowest_sufficient,
    may_double,
    may_redouble,
)
from lawcore.bridge.auction.given import Given, Made
from lawcore.bridge.play.cards import Seat

_OPENING_PASSES, _CLOSING_PASSES = 4, 3


class IrregularityKind(StrEnum):
    """Why a call is irregular. If several reasons apply, the first Law decides."""

    AFTER_FINAL = auto()
    LOST_TURN = auto()
    """A pass out of turn, one of three passes: its turn is lost by who was passed over (17D3)."""
    OVER_SEVEN = auto()
    INADMISSIBLE = auto()
    OUT_OF_TURN = auto()
    INSUFFICIENT = auto()


class After(StrEnum):
    """What was called next after an irregular call."""

    NOTHING = auto()
    LHO = auto()
    """The next player to the left has called over it."""
    IN_TURN = auto()
    """The player whose turn it was has called."""
    UNCLEAR = auto()


class Irregularity(Struct, frozen=True):
    """A call that the Laws do not allow.

    `in_turn` is whose turn it was, None where the auction was over or nobody can tell. `last` is
    the bid that a bid had to beat, `lowest` the lowest sufficient one in its denomination.
    """

    place: int
    kind: IrregularityKind
    made: Made
    in_turn: Seat | None
    after: After
    is_insufficient: bool = False
    last: str | None = None
    lowest: str | None = None

    @property
    def is_out_of_turn(self) -> bool:
        """It was another player's turn."""
        return self.in_turn is not None and self.in_turn is not self.made.seat

    @property
    def is_over(self) -> bool:
        """It was called over and so accepted: the auction has gone on from it."""
        return self.after is After.LHO and self.kind in {
            IrregularityKind.INSUFFICIENT,
            IrregularityKind.OUT_OF_TURN,
        }


class _Standing:
    """The calls that stand so far, with a gap where a player was passed over."""

    def __init__(self, dealer: Seat) -> None:
        self.in_turn = dealer
        self.calls: list[str] = []
        self._gaps: set[int] = set()

    def _padded(self, seat: Seat) -> list[str]:
        """Return the calls in rotation up to a player's turn; who is passed over passes."""
        calls, turn = [*self.calls], self.in_turn
        while turn is not seat:
            calls.append(PASS)
            turn = turn.next
        return calls

    @property
    def last_bid(self) -> str | None:
        """The bid that the next one has to beat."""
        bids = (call for call in reversed(self.calls) if call[0].isdigit())
        return next((bid for bid in bids if not _is_over_seven(bid)), None)

    @property
    def has_ended(self) -> bool:
        closing = _CLOSING_PASSES if self.last_bid else _OPENING_PASSES
        tail = range(len(self.calls) - closing, len(self.calls))
        return has_ended(self.calls) and not self._gaps.intersection(tail)

    def admits(self, made: Made) -> bool:
        """Tell whether a double or redouble may be made, as far as it does not go by the turn."""
        before = self._padded(made.seat)
        return may_double(before) if made.call == DOUBLE else may_redouble(before)

    def stand(self, made: Made) -> None:
        """Let a call stand."""
        padded = self._padded(made.seat)
        self._gaps.update(range(len(self.calls), len(padded)))
        self.calls = [*padded, made.call]
        self.in_turn = made.seat.next


def irregularities(given: Given) -> tuple[Irregularity, ...]:
    """Return the irregular calls of an auction in the order in which they were made.

    One that the next player called over stands, and the auction goes on from it, unless it was
    his turn and his bid is legal only without it (28B). Behind one that can never stand, or of
    which it is not clear what became of it, nothing is looked at.
    """
    return tuple(_walk(given))


def _walk(given: Given) -> Iterator[Irregularity]:
    standing = _Standing(given.dealer)
    for place in range(len(given.calls)):
        found = _judge(given, place, standing)
        if found is None:
            standing.stand(_standing_call(given, place))
            continue
        if _is_passed_by(given, found, standing):
            found = replace(found, after=After.IN_TURN)
        yield found
        if found.is_over:
            standing.stand(_standing_call(given, place))
        elif found.kind is not IrregularityKind.OUT_OF_TURN or found.after is not After.IN_TURN:
            return


def _is_passed_by(given: Given, found: Irregularity, standing: _Standing) -> bool:
    """Tell whether the next player, in turn, bid what is legal only without a bid out of turn."""
    if found.after is not After.LHO or found.in_turn is not found.made.seat.next:
        return False
    bid, following = found.made.call, given.calls[found.place + 1].call
    return (
        bid[0].isdigit()
        and following[0].isdigit()
        and not is_sufficient(following, bid)
        and _judge(given, found.place + 1, standing) is None
    )


def _standing_call(given: Given, place: int) -> Made:
    made = given.calls[place]
    if place == given.asked and given.replacement is not None:
        return Made(made.seat, given.replacement)
    return made


def _judge(given: Given, place: int, standing: _Standing) -> Irregularity | None:
    made, in_turn = given.calls[place], standing.in_turn
    unclear = given.said_out_of_turn and place == given.asked
    after = _after(given, place, None if unclear else in_turn)
    last = standing.last_bid
    is_bid, is_over_seven = made.call[0].isdigit(), _is_over_seven(made.call)
    low = is_bid and not is_over_seven and not is_sufficient(made.call, last)
    lowest = lowest_sufficient(last, made.call[1]) if low else None
    kind = _kind(made, standing, is_low=low, is_unclear=unclear)
    if kind is None:
        return None
    if (
        kind is IrregularityKind.OUT_OF_TURN
        and not unclear
        and _takes_a_turn(given, place, in_turn)
    ):
        kind = IrregularityKind.LOST_TURN
    turn = None if unclear or kind is IrregularityKind.AFTER_FINAL else in_turn
    return Irregularity(place, kind, made, turn, after, low, last if low else None, lowest)


def _kind(
    made: Made, standing: _Standing, *, is_low: bool, is_unclear: bool
) -> IrregularityKind | None:
    if standing.has_ended:
        return IrregularityKind.AFTER_FINAL
    if _is_over_seven(made.call):
        return IrregularityKind.OVER_SEVEN
    if is_unclear:
        return IrregularityKind.OUT_OF_TURN
    if made.call in {DOUBLE, REDOUBLE} and not standing.admits(made):
        return IrregularityKind.INADMISSIBLE
    if made.seat is not standing.in_turn:
        return IrregularityKind.OUT_OF_TURN
    return IrregularityKind.INSUFFICIENT if is_low else None


def _takes_a_turn(given: Given, place: int, in_turn: Seat) -> bool:
    """Tell whether a call out of turn is one of three passes by which a player lost a turn.

    Nobody has called otherwise since, and who was passed over has not called at once.
    """
    calls = given.calls
    passes = [made.call for made in calls[1:]][::-1]
    closing = next((n for n, call in enumerate(passes) if call != PASS), len(passes))
    if closing < _CLOSING_PASSES or place < len(calls) - closing:
        return False
    following = calls[place].seat.next
    return following is not in_turn and (_after(given, place, None) in {After.NOTHING, After.LHO})


def _is_over_seven(call: str) -> bool:
    return call[0].isdigit() and int(call[0]) not in LEVELS


def _after(given: Given, place: int, in_turn: Seat | None) -> After:
    """Return who called next; an unclear auction goes on in rotation."""
    if place + 1 == len(given.calls):
        return After.NOTHING
    caller, following = given.calls[place].seat, given.calls[place + 1].seat
    if following is caller.next:
        return After.LHO
    return After.IN_TURN if following is in_turn else After.UNCLEAR


def asked_about(given: Given) -> Irregularity | None:
    """Return the irregularity that a given auction is about, None where the call is legal.

    It is the call that is asked about where that one is irregular, else the first that was not
    called over, else the last.
    """
    found = irregularities(given)
    for irregularity in found:
        if irregularity.place == given.asked:
            return irregularity
    open_ones = (irregularity for irregularity in found if not irregularity.is_over)
    return next(open_ones, found[-1] if found else None)
