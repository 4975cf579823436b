"""A deal drawn as in books: North above, West and East side by side, South below."""

import re
from collections.abc import Sequence
from functools import cache

from lawcore.bridge.play.cards import RANKS, Card, Seat, Suit
from lawcore.bridge.play.letters import SYMBOLS, plain, ranks_of_a_suit, seats_named
from lawcore.bridge.play.record import HAND

_APART = re.compile(r"\s{2,}|\||(?=[♠♥♦♣])")
_MARK = re.compile(r"([♠♥♦♣])\s*|[A-Z?]\s*:\s*|\?\s+")
_FRAME = re.compile(r"[\s|+_=.]*(?:-{4,}[\s|+_=.-]*)?")
_VOID = re.compile(r"[\s,]|^-+$")
_SUITS = 4
_WIDTHS = [1] * _SUITS + [2] * _SUITS + [1] * _SUITS
"""The holdings on each row of a drawing."""


def as_hands(lines: Sequence[str]) -> list[str]:
    """Return lines in which each drawn deal is a line of four hands from North, the rest empty."""
    kept = [*lines]
    rows = [(place, _holdings(line)) for place, line in enumerate(lines) if not _is_beside(line)]
    for first in range(len(rows) - len(_WIDTHS) + 1):
        drawn = rows[first : first + len(_WIDTHS)]
        if [len(cells) for _, cells in drawn] != _WIDTHS:
            continue
        hands = _hands([cells for _, cells in drawn])
        if len(set().union(*hands.values())) == sum(map(len, hands.values())) == HAND * len(Seat):
            begin, end = drawn[0][0], drawn[-1][0]
            while begin and _is_beside(lines[begin - 1]):
                begin -= 1
            while end + 1 < len(lines) and _FRAME.fullmatch(lines[end + 1]):
                end += 1
            told = " ".join(_dotted(hands[seat]) for seat in Seat)
            kept[begin : end + 1] = [f"N {told}", *[""] * (end - begin)]
    return kept


def _is_beside(line: str) -> bool:
    """Tell whether a line has only players, a frame or nothing: it belongs to a drawing."""
    words = {*re.split(r"[\s|+_=\[\]]+|-{4,}", plain(line))} - {""}
    return _FRAME.fullmatch(line) is not None or (bool(words) and words <= _players())


@cache
def _players() -> frozenset[str]:
    """Return the players' names and their first letters."""
    return frozenset({*seats_named(), *(name[0] for name in seats_named())})


def _holdings(line: str) -> list[str]:
    """Return what a line has side by side, in plain capitals, without players between."""
    cells = map(str.strip, _APART.split(plain(line)))
    return [cell for cell in cells if cell and not _is_beside(cell)]


def _hands(rows: Sequence[Sequence[str]]) -> dict[Seat, list[Card]]:
    """Return the hands of twelve rows; what is no holding of its suit has no cards."""
    middle = rows[_SUITS:-_SUITS]
    columns = (
        (Seat.NORTH, [row[0] for row in rows[:_SUITS]]),
        (Seat.WEST, [row[0] for row in middle]),
        (Seat.EAST, [row[1] for row in middle]),
        (Seat.SOUTH, [row[0] for row in rows[-_SUITS:]]),
    )
    return {
        seat: [card for suit, cell in zip(Suit, cells, strict=True) for card in _cards(suit, cell)]
        for seat, cells in ((seat, _without_letters(cells)) for seat, cells in columns)
    }


def _without_letters(cells: Sequence[str]) -> Sequence[str]:
    """Return the holdings of a hand without the letters of the suits, if they head all four."""
    named = all(map(str.startswith, (f"{cell} " for cell in cells), (f"{s} " for s in Suit)))
    return [cell[1:] for cell in cells] if named else cells


def _cards(suit: Suit, cell: str) -> list[Card]:
    mark = _MARK.match(cell)
    if mark and mark[1] not in {None, SYMBOLS[suit]}:
        return []
    ranks = ranks_of_a_suit(_VOID.sub("", cell[mark.end() :] if mark else cell))
    return [Card(suit, rank) for rank in ranks or []]


def _dotted(hand: Sequence[Card]) -> str:
    return ".".join("".join(RANKS[c.rank - 2] for c in hand if c.suit is suit) for suit in Suit)
