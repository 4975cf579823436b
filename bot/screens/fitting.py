"""The length of a screen: what is not read at once is folded, so that buttons stay in sight."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.screens.elements import Line, Style
from bot.screens.orders import size_of
from bot.screens.rows import Rows

MARGIN, LINE_HEIGHT, ROW_HEIGHT = 20, 21, 46
"""The pixels around a text, of a line of text, and of a row of buttons."""
HIGHEST = 600
"""The most pixels of a ruling."""
MAX_HEIGHT = 440
"""The most pixels of a screen other than a ruling."""
FOLDED_LINES = 3
"""The lines of a folded quotation that are shown."""


def fit(above: Sequence[Line], below: Iterable[Line], rows: Rows) -> Iterator[Line]:
    """Yield the lines above as they are, and as many of those below as fit.

    The others are folded, before those that are folded anyway.
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
    """Return how many more lines fit below some; negative where those are too many."""
    room = (MAX_HEIGHT - MARGIN - ROW_HEIGHT * len([row for row in rows if row])) // LINE_HEIGHT
    return room - _height(lines)


def _folded(line: Line) -> Line:
    return replace(line, style=Style.QUOTE)


def _height(lines: Sequence[Line]) -> int:
    """Return how many lines of a phone some lines take, those that are folded together."""
    folded = [line for line in lines if line.style is Style.QUOTE]
    read = [line for line in lines if line.style is not Style.QUOTE]
    return size_of(read)[0] + min(FOLDED_LINES, size_of(folded)[0])
