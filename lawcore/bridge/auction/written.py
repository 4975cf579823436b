"""From calls as they are written to an auction: who made each of them."""

from collections.abc import Sequence

from msgspec import Struct

from lawcore.bridge.auction.calls import PASS
from lawcore.bridge.auction.given import Given, Made, passes
from lawcore.bridge.auction.irregular import IrregularityKind, irregularities
from lawcore.bridge.play.cards import Seat, Side
from lawcore.engine.records import replace


class WrittenCall(Struct, frozen=True):
    """A call as written: between brackets or not, with its player where one is named.

    `is_marked` holds where the call is pointed out, `is_untold` where its side is not told though
    that of others is.
    """

    call: str
    in_brackets: bool = False
    seat: Seat | None = None
    is_marked: bool = False
    is_untold: bool = False

    @property
    def tells_a_side(self) -> bool:
        """Brackets or their absence mean a side; people leave them out where somebody passes."""
        return self.in_brackets or not (self.is_untold or self.call == PASS)


class WrittenAuction(Struct, frozen=True):
    """Calls as written; `dealer` where one is named.

    `replacement` is what the call that is asked about was changed to. `is_out_of_turn` holds where
    that call is said to be out of turn, `is_told` where it is told which side called what.
    """

    calls: tuple[WrittenCall, ...]
    dealer: Seat | None = None
    replacement: str | None = None
    is_out_of_turn: bool = False
    is_told: bool = False

    @property
    def asked(self) -> int:
        """The place of the call that is asked about: the last that is marked, else the last."""
        marked = [place for place, one in enumerate(self.calls) if one.is_marked]
        return marked[-1] if marked else len(self.calls) - 1

    @property
    def writes_passes(self) -> bool:
        """Passes are written out, so that none is left out."""
        return any(one.call == PASS for one in self.calls)

    @property
    def tells_sides(self) -> bool:
        """Some calls are in brackets and some are not."""
        return len({one.in_brackets for one in self.calls if not one.is_untold}) > 1


_PLAYERS = 4


def placed(written: WrittenAuction) -> Given:
    """Return the auction that some written calls are.

    Calls are in rotation unless a named player or brackets say otherwise. Between brackets passes
    are filled in where none is written; but the call that is asked about is out of turn where no
    pass is left out, or where it would be legal after the passes though it is pointed out. Of a
    named player who was passed over nothing is made up: that player has not called.
    """
    return _Placing(written).given()


class _Placing:
    """A written auction while its calls are given to players."""

    def __init__(self, written: WrittenAuction) -> None:
        self.written = written
        first = written.calls[0].seat
        self.is_seated = written.dealer is not None or first is not None
        self.dealer = written.dealer or first or Seat.NORTH
        self.made: list[Made] = []
        self.asked = 0
        self.in_turn = self.dealer
        self.unclear = False

    def given(self) -> Given:
        """Return the auction, up to an irregular call over which a pass would have to be made up.

        Who passed over it would have accepted it, and nobody has written that.
        """
        for place, call in enumerate(self.written.calls):
            made = self._next(call, is_asked=place == self.written.asked)
            if len(made) > 1 and self._is_irregular(self.made):
                return self._as_given(len(self.made) - 1)
            if place == self.written.asked:
                self.asked = len(self.made) + len(made) - 1
            self.made.extend(made)
            self.in_turn = self.made[-1].seat.next
        return self._as_given(self.asked)

    def _as_given(self, asked: int) -> Given:
        return Given(
            tuple(self.made),
            self.dealer,
            is_seated=self.is_seated,
            asked=asked,
            replacement=self.written.replacement,
            in_brackets=self._side(in_brackets=True) if self.written.tells_sides else None,
            said_out_of_turn=self.unclear,
        )

    def _side(self, *, in_brackets: bool) -> Side:
        """Return the side that writes its calls in brackets, or the other.

        The first call that tells sides apart shows it; those before it are passes in rotation.
        """
        calls = self.written.calls
        place = next(place for place, call in enumerate(calls) if call.tells_a_side)
        seat = _from(self.dealer)[place % _PLAYERS]
        return seat.side if calls[place].in_brackets == in_brackets else seat.next.side

    def _next(self, call: WrittenCall, *, is_asked: bool) -> tuple[Made, ...]:
        """Return a call by its player, behind the passes that were not written.

        Three of them would have ended the auction: who calls again then calls out of turn.
        """
        wanted = self._wanted(call)
        said = is_asked and self.written.is_out_of_turn
        if self.in_turn in wanted:
            return self._said_out_of_turn(call, wanted) if said else (self._made(call),)
        apart = self._out_of_turn(call, wanted)
        if said or self.written.writes_passes or self._is_named(call):
            return (apart,)
        seat = next(seat for seat in _from(self.in_turn) if seat in wanted)
        filled = (*passes(self.in_turn, seat), Made(seat, call.call))
        if len(filled) == _PLAYERS:
            return (apart,)
        if is_asked and (not self.made or not self._explains(filled)):
            return (apart,) if call.is_marked or not self.made else filled
        return filled

    def _is_named(self, call: WrittenCall) -> bool:
        return call.seat is not None and self.is_seated

    def _wanted(self, call: WrittenCall) -> tuple[Seat, ...]:
        """Return who can have made a call by what is written of it."""
        if self._is_named(call) and call.seat is not None:
            return (call.seat,)
        if not self.written.tells_sides or not call.tells_a_side:
            return (self.in_turn,)
        side = self._side(in_brackets=call.in_brackets)
        return tuple(seat for seat in Seat if seat.side == side)

    def _made(self, call: WrittenCall) -> Made:
        return Made(self.in_turn, call.call)

    def _out_of_turn(self, call: WrittenCall, wanted: Sequence[Seat]) -> Made:
        """Return a call by the player nearest to the turn who can have made it."""
        return Made(next(seat for seat in _from(self.in_turn) if seat in wanted), call.call)

    def _said_out_of_turn(self, call: WrittenCall, wanted: Sequence[Seat]) -> tuple[Made, ...]:
        """Return a call that is said to be out of turn, and written where it is in turn.

        With sides written it can only be that of his partner; otherwise nobody can tell whose turn
        it was.
        """
        if len(wanted) > 1 and not self.written.is_told:
            return (Made(self.in_turn.partner, call.call),)
        self.unclear = True
        return (self._made(call),)

    def _explains(self, filled: Sequence[Made]) -> bool:
        """Tell whether a call is irregular in turn, behind the passes that were not written."""
        return self._is_irregular((*self.made, *filled), but=IrregularityKind.OUT_OF_TURN)

    def _is_irregular(self, made: Sequence[Made], but: IrregularityKind | None = None) -> bool:
        """Tell whether the last of some calls is irregular, of another kind than one."""
        whole = replace(self._as_given(0), calls=tuple(made), asked=-1)
        return any(
            one.place == len(whole.calls) - 1 and one.kind is not but
            for one in irregularities(whole)
        )


def _from(seat: Seat) -> tuple[Seat, ...]:
    """Return the players clockwise, beginning with one."""
    return (seat, seat.next, seat.partner, seat.partner.next)
