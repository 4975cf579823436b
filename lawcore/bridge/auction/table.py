"""An auction as a table: a column a player, West first, a row a round."""

from collections.abc import Mapping, Sequence

from lawcore.bridge.auction.irregular import asked_about
from lawcore.bridge.auction.tapped import Tapped
from lawcore.bridge.auction.wording import AuctionWording
from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.letters import Letters

COLUMNS = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
MOST_ROWS = 4
"""The most rounds that are shown: of a longer auction the last."""
_GAP = 2
_NEXT, _CUT = "…", "⋮"


def table(tapped: Tapped, language: str) -> tuple[str, ...]:
    """Return the heading and the rounds of an auction, in letters of one width.

    The irregular call has a question mark; three dots stand where the next call will be.
    """
    letters, words = Letters.of(language).shown_seats, AuctionWording.of(language)
    rounds = _rounds(tapped, words)
    is_cut = len(rounds) > MOST_ROWS
    heading = {seat: letters[seat] for seat in COLUMNS}
    rows = [heading, *rounds[-MOST_ROWS:]]
    widths = {seat: max(len(row.get(seat, "")) for row in rows) + _GAP for seat in COLUMNS}
    lines = [_line(row, widths) for row in rows]
    return (lines[0], *((_CUT,) if is_cut else ()), *lines[1:])


def _rounds(tapped: Tapped, words: AuctionWording) -> list[dict[Seat, str]]:
    """Return the calls in rounds: a player who is not further right begins another."""
    placed = [
        (made.seat, text) for made, text in zip(tapped.calls, _texts(tapped, words), strict=True)
    ]
    if tapped.caller is not None and not tapped.is_changing:
        placed.append((tapped.caller, _NEXT))
    rounds: list[dict[Seat, str]] = []
    last = len(COLUMNS)
    for seat, text in placed:
        column = COLUMNS.index(seat)
        if column <= last or not rounds:
            rounds.append({})
        rounds[-1][seat] = text
        last = column
    return rounds


def _texts(tapped: Tapped, words: AuctionWording) -> Sequence[str]:
    """Return each call, the irregular one marked, a changed one with the new."""
    given = tapped.given
    found = None if given is None else asked_about(given)
    texts = [words.call(made.call) for made in tapped.calls]
    if found is not None:
        texts[found.place] += "?"
    if tapped.changed is not None:
        new = _NEXT if tapped.replacement is None else words.call(tapped.replacement)
        texts[tapped.changed] += f"→{new}"
    return texts


def _line(row: Mapping[Seat, str], widths: Mapping[Seat, int]) -> str:
    return "".join(f"{row.get(seat, ''):<{widths[seat]}}" for seat in COLUMNS).rstrip()
