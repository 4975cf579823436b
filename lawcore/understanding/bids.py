"""Bids that a line names, compared with each other."""

from collections.abc import Container, Iterator
from itertools import pairwise

from lawcore.understanding.line import Line

_DENOMINATIONS = "cdhsn"
_LENGTH = len("~1c")


def insufficient(
    line: Line, over: frozenset[str], apart: Container[int] = ()
) -> tuple[str, str] | None:
    """Return an insufficient bid in a line, and the bid it should have beaten.

    Of two bids the first is the later one if a word like "over" stands between them. Bids at
    places told apart, such as a replacement, are neither of the two.
    """
    bids = (bid for bid in _bids(line) if bid[0] not in apart)
    for (first, one), (second, other) in pairwise(bids):
        between = {word.text for word in line.words[first + 1 : second]}
        later, earlier = (one, other) if between & over else (other, one)
        if not is_higher(later, earlier):
            return later, earlier
    return None


def insufficient_before(
    line: Line, over: frozenset[str], new: str, places: range
) -> tuple[str, str]:
    """Return the insufficient bid and the one it should have beaten; "" if there are none.

    Neither is the new bid, if that stands at these places.
    """
    bid, beaten = insufficient(line, over) or ("", "")
    if beaten == new:
        put = {place for place in places if line.words[place].text == f"~{new}"}
        bid, beaten = insufficient(line, over, put) or ("", "")
    return bid, beaten


def only_other(line: Line, bid: str) -> str | None:
    """Return the only bid in a line besides a given one; None if there are more or none."""
    others = {other for _, other in _bids(line)} - {bid}
    return others.pop() if len(others) == 1 else None


def is_higher(bid: str, than: str) -> bool:
    """Tell whether a bid, such as "2s", is sufficient over another."""
    return _rank(bid) > _rank(than)


def is_lowest(bid: str, over: str) -> bool:
    """Tell whether a bid is the lowest sufficient one in its denomination."""
    lower = f"{int(bid[0]) - 1}{bid[1]}"
    return is_higher(bid, over) and not is_higher(lower, over)


def _rank(bid: str) -> tuple[str, int]:
    return bid[0], _DENOMINATIONS.index(bid[1])


def _bids(line: Line) -> Iterator[tuple[int, str]]:
    for place, word in enumerate(line.words):
        text = word.text
        if text[0] == "~" and len(text) == _LENGTH and text[1].isdigit():
            yield place, text[1:]
