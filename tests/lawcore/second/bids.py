"""Bids, doubles and turns, each by writing them all out and looking.

A bid is its level and C, D, H, S or N; a pass is P, a double X, a redouble XX. An auction is the
calls in rotation from the dealer on.
"""

from collections.abc import Sequence

DENOMINATIONS = "CDHSN"
BIDS = tuple(f"{level}{denomination}" for level in range(1, 8) for denomination in DENOMINATIONS)
TABLE = "NESW"
SEATS_ON = ("self", "lho", "partner", "rho")
"""Who sits a number of seats on, clockwise."""


def sufficient(bid: str, last: str | None) -> bool:
    """Whether a bid is higher than the last one, if there was any."""
    return last is None or BIDS.index(bid) > BIDS.index(last)


def lowest(last: str | None, denomination: str) -> str | None:
    """The lowest sufficient bid in a denomination, if there is any."""
    above = BIDS if last is None else BIDS[BIDS.index(last) + 1 :]
    return next((bid for bid in above if bid[1] == denomination), None)


def admissible(call: str, auction: Sequence[str]) -> bool:
    """Whether the player in turn may double (X) or redouble (XX)."""
    back = 0
    for back, earlier in enumerate(reversed(auction), start=1):
        if earlier != "P":
            wanted = earlier in BIDS if call == "X" else earlier == "X"
            return wanted and back % 2 == 1
    return False


def ended(auction: Sequence[str]) -> bool:
    """Whether four players passed at once, or three after a call that was no pass."""
    written = "".join("p" if call == "P" else "c" for call in auction)
    return written == "pppp" or (written.endswith("ppp") and "c" in written)


def in_turn(dealer: str, calls: int) -> str:
    """Whose turn it is after a number of calls in rotation."""
    return TABLE[(TABLE.index(dealer) + calls) % len(TABLE)]


def relation(offender: str, other: str) -> str:
    """Who a player is, seen from the offender."""
    return SEATS_ON[(TABLE.index(other) - TABLE.index(offender)) % len(TABLE)]
