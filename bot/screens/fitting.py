"""The length of a screen: what is not read at once is folded, so that buttons stay in sight."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.screens.elements import Line, Screen, Style
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


def fit(
    above: Sequence[Line], below: Iterable[Line], rows: Rows, most: int = MAX_HEIGHT
) -> Iterator[Line]:
    """Yield the lines above as they are, and as many of those below as fit in `most` pixels.

    The others are folded, before those that are folded anyway.
    """
    below = tuple(below)
    yield from above
    room = lines_left(above, rows, most)
    if _height(below) <= room:
        yield from below
        return
    room -= FOLDED_LINES
    for line in below:
        room -= size_of((line,))[0]
        yield (
            line
            if room >= 0 and line.style is not Style.QUOTE
            else replace(line, style=Style.QUOTE)
        )
        room = room if line.style is not Style.QUOTE else -1


def fit_to_read(shown: Screen) -> Screen:
    """Return a screen that is read below a ruling, as high as that may be: the rest is folded.

    Its headline and the notes at its end are not folded.
    """
    lines = shown.lines
    first = 1 + next((n for n, one in enumerate(lines) if one.style is Style.STRONG), 0)
    last = len(lines)
    while last > first and lines[last - 1].style is Style.NOTE:
        last -= 1
    head, notes = lines[:first], lines[last:]
    rows = shown.rows if shown.sharing is None else (*shown.rows, shown.rows[-1])
    fitted = tuple(fit((*head, *notes), lines[first:last], rows, HIGHEST))
    return replace(shown, lines=(*head, *fitted[first + len(notes) :], *notes))


def lines_left(lines: Sequence[Line], rows: Rows, most: int = MAX_HEIGHT) -> int:
    """Return how many more lines fit below some; negative where those are too many."""
    room = (most - MARGIN - ROW_HEIGHT * len([row for row in rows if row])) // LINE_HEIGHT
    return room - _height(lines)


def _height(lines: Sequence[Line]) -> int:
    """Return how many lines of a phone some lines take, those that are folded together."""
    folded = [line for line in lines if line.style is Style.QUOTE]
    read = [line for line in lines if line.style is not Style.QUOTE]
    return size_of(read)[0] + min(FOLDED_LINES, size_of(folded)[0])
