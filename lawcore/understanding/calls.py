"""Bids that a line tells in words, compared by the rule that each has to be higher."""

from collections.abc import Iterator
from itertools import pairwise

from lawcore.understanding.language import Language
from lawcore.understanding.line import ASKED, UNMADE, Line

_DENOMINATIONS = "cdhsn"
_LENGTH = len("~1c")


def insufficient(line: Line, language: Language) -> int | None:
    """Return the place of a bid in a line that is not higher than one before it.

    Of two bids the first is the later one if a word like "over" stands between them; those with
    "or" between them are two that a player may choose.
    """
    for (first, one), (second, other) in pairwise(_bids(line)):
        between = {*line.words[first + 1 : second]}
        if between & language.alternatives:
            continue
        is_over = between & language.over
        place, later, earlier = (first, one, other) if is_over else (second, other, one)
        if not is_higher(later, earlier):
            return place
    return None


def are_sufficient(line: Line, language: Language) -> bool:
    """Tell whether of a line's bids each is higher than the one before, or one was only wanted."""
    is_wanted = any(
        text[0] == "~" and line.tells[p] == UNMADE for p, text in enumerate(line.words)
    )
    return (is_wanted or len([*_bids(line)]) > 1) and insufficient(line, language) is None


def is_higher(bid: str, than: str) -> bool:
    """Tell whether a bid, such as "2s", is sufficient over another."""
    one, other = ((text[0], _DENOMINATIONS.index(text[1])) for text in (bid, than))
    return one > other


def _bids(line: Line) -> Iterator[tuple[int, str]]:
    for place, text in enumerate(line.words):
        is_bid = text[0] == "~" and len(text) == _LENGTH and text[1].isdigit()
        if is_bid and line.tells[place] >= ASKED:
            yield place, text[1:]
