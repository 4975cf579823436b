"""Double dummy in one suit alone, for a revoke where the other suits are not known."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from lawcore.play.cards import Seat, Side

_SEATS = tuple(Seat)
_NUMBER = {seat: number for number, seat in enumerate(_SEATS)}


def suit_tricks(
    hands: Mapping[Seat, Iterable[int]], side: Side, trick: Sequence[tuple[Seat, int | None]] = ()
) -> int:
    """Return the most tricks a side wins in one suit alone, the other side resisting.

    It leads every time, from the hand it likes, while either has the suit. `hands` are the ranks
    (2 to 14) held; `trick` is what is on the table, None being a discard. For a revoke when
    the other suits are not known: its side cards cannot mislead.
    """
    held = {seat: frozenset(hands.get(seat, ())) for seat in _SEATS}
    return _suit_tricks(tuple(held[seat] for seat in _SEATS), side, tuple(trick))


_Ranks: TypeAlias = tuple[frozenset[int], ...]  # four, in the order of Seat


def _suit_tricks(held: _Ranks, side: Side, trick: tuple[tuple[Seat, int | None], ...]) -> int:
    if len(trick) == len(_SEATS):
        best = max(trick, key=lambda played: played[1] or 0)[0]
        return int(best.side == side) + _suit_tricks(held, side, ())
    if trick:
        return _suit_follow(held, side, trick, trick[-1][0].next)
    leaders = [seat for seat in _SEATS if seat.side == side and held[_NUMBER[seat]]]
    return max((_suit_follow(held, side, (), seat) for seat in leaders), default=0)


def _suit_follow(
    held: _Ranks, side: Side, trick: tuple[tuple[Seat, int | None], ...], seat: Seat
) -> int:
    """Return the tricks of a side when a player plays the best of his cards for his side."""
    number = _NUMBER[seat]
    found = [
        _suit_tricks(
            (*held[:number], held[number] - {rank}, *held[number + 1 :]),
            side,
            (*trick, (seat, rank)),
        )
        for rank in held[number] or (None,)
    ]
    return max(found) if seat.side == side else min(found)
