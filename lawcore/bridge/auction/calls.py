"""What follows from the calls of an auction alone: whose turn it was, what is high enough.

A bid is written by its level and denomination ("1C" … "7N", C D H S N from the lowest up), a pass
"P", a double "X", a redouble "XX". An auction is its calls in rotation, the dealer's first.
"""

from collections.abc import Sequence

DENOMINATIONS = "CDHSN"
"""From the lowest to the highest (Law 18E)."""
LEVELS = range(1, 8)
PASS, DOUBLE, REDOUBLE = "P", "X", "XX"
_CALLS = frozenset(
    {PASS, DOUBLE, REDOUBLE, *(f"{level}{name}" for level in LEVELS for name in DENOMINATIONS)}
)
_OPENING_PASSES, _CLOSING_PASSES = 4, 3


def is_bid(call: str) -> bool:
    """Tell whether a call is a bid; raises ValueError for what is no call."""
    if call not in _CALLS:
        msg = f"{call!r} is no call: a bid is 1C to 7N, else P, X or XX"
        raise ValueError(msg)
    return call[0].isdigit()


def is_sufficient(bid: str, last: str | None) -> bool:
    """Tell whether a bid is higher than the last one, None where there was none (18B to 18D)."""
    return last is None or _height(bid) > _height(last)


def lowest_sufficient(last: str | None, denomination: str) -> str | None:
    """Return the lowest sufficient bid in a denomination (C D H S N), None above seven."""
    bids = (f"{level}{denomination}" for level in LEVELS)
    return next((bid for bid in bids if is_sufficient(bid, last)), None)


def may_double(calls: Sequence[str]) -> bool:
    """Tell whether the player in turn may double: an opponent's bid, passes since (19A1)."""
    last = _last_but_passes(calls)
    return last is not None and is_bid(last[0]) and last[1]


def may_redouble(calls: Sequence[str]) -> bool:
    """Tell whether the player in turn may redouble: an opponent's double, passes since (19B1)."""
    last = _last_but_passes(calls)
    return last is not None and last[0] == DOUBLE and last[1]


def has_ended(calls: Sequence[str]) -> bool:
    """Tell whether the auction is over: four opening passes, or three after a bid (22, 17D3)."""
    passes = 0
    for call in reversed(calls):
        if call != PASS:
            return passes >= _CLOSING_PASSES
        passes += 1
    return passes >= _OPENING_PASSES


def _height(bid: str) -> tuple[int, int]:
    if not is_bid(bid):
        msg = f"{bid!r} is a call, but no bid"
        raise ValueError(msg)
    return int(bid[0]), DENOMINATIONS.index(bid[1])


def _last_but_passes(calls: Sequence[str]) -> tuple[str, bool] | None:
    """Return the last call that is no pass, and whether an opponent of who is in turn made it."""
    for back, call in enumerate(reversed(calls), start=1):
        if call != PASS:
            return call, back % 2 == 1
    return None
