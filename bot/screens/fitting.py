"""How much of a screen is read at once, so that its buttons stay below it on a phone."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.screens.elements import Line, Style
from bot.screens.orders import size_of
from bot.screens.rows import Rows

MARGIN, LINE_HEIGHT, ROW_HEIGHT = 20, 21, 46
"""Pixels around a text, of a line of it, and of a row of buttons."""
MAX_HEIGHT = 440
"""So many pixels a screen that is no ruling takes."""
FOLDED_LINES = 3
"""A folded quotation shows so many lines."""


def fit(above: Sequence[Line], below: Iterable[Line], rows: Rows) -> Iterator[Line]:
    """Yield the lines of a screen: those above as they are, of those below as many as fit.

    The others are folded, with those that are folded anyway behind them.
    """
    below = tuple(below)
    yield from above
    room = lines_left(above, rows)
    if _height(below) <= room:
        yield from below
        return
    room -= FOLDED_LINES
    for line in below:
        room -= size_of((line,))[0]
        yield line if room >= 0 and line.style is not Style.QUOTE else _folded(line)
        room = room if line.style is not Style.QUOTE else -1


def lines_left(lines: Sequence[Line], rows: Rows) -> int:
    """Return how many lines there is room for below some, negative where those are too many."""
    room = (MAX_HEIGHT - MARGIN - ROW_HEIGHT * len([row for row in rows if row])) // LINE_HEIGHT
    return room - _height(lines)


def _folded(line: Line) -> Line:
    return replace(line, style=Style.QUOTE)


def _height(lines: Sequence[Line]) -> int:
    """Return how many lines of a phone some lines take, those that are folded together."""
    folded = [line for line in lines if line.style is Style.QUOTE]
    read = [line for line in lines if line.style is not Style.QUOTE]
    return size_of(read)[0] + min(FOLDED_LINES, size_of(folded)[0])
