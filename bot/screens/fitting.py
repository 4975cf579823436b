"""The length of a screen: what is not read at once is folded, so that buttons stay in sight.

The orders of a ruling, line by line, are the words to say and to whom, then what to do and when.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from textwrap import wrap

from msgspec import Struct

from bot.screens.elements import Line, Screen, Style
from bot.screens.rows import Rows
from lawcore.engine.records import replace
from lawcore.engine.ruling import When
from lawcore.wording.brief import ShortRuling, Step

LINE_WIDTH = 37
"""The characters of a line on a phone."""
SAID_WIDTH = 34
"""Those of a line that is said: it stands in a quotation."""
MOST_WORDS = 85
"""The most words above the fold, the title included, where some of them can wait."""
MARGIN, LINE_HEIGHT, ROW_HEIGHT = 20, 21, 46
"""The pixels around a text, of a line of text, and of a row of buttons."""
HIGHEST = 600
"""The most pixels of a ruling."""
MAX_HEIGHT = 440
"""The most pixels of a screen other than a ruling."""
FOLDED_LINES = 3
"""The lines of a folded quotation that are shown."""


class OrderLines(Struct, frozen=True):
    """The lines of an order; `is_due` if it is for now, or is what a player chooses from.

    The first line begins with the `number`, empty where there is none.
    """

    lines: tuple[Line, ...]
    is_due: bool = True
    number: str = ""

    @property
    def folded(self) -> Line:
        """The order in one line without a number: to whom it is said, a colon, and the words."""
        head, *said = (line.text for line in self.lines)
        head = head.removeprefix(self.number)
        return Line(f"{head}: {' '.join(said)}" if said else head, Style.QUOTE)


def order_lines(brief: ShortRuling) -> tuple[OrderLines, ...]:
    """Return the orders of a ruling; several immediate steps are numbered, unless choices are.

    What is said has two lines: to whom, in bold, and the words. Of what is done the beginning is
    bold, up to its colon: the time. Articles of the result are not cited again by a sole step.
    """
    orders = [OrderLines((Line(text),)) for text in brief.each]
    is_numbered = brief.is_numbered and not any("\n" in step.text for step in brief.steps)
    for place, step in enumerate(brief.steps, start=1):
        number = f"{place} " if is_numbered else ""
        cited = f"({step.articles})" if step.articles else ""
        lines = _lines_of(
            step, number, cited if is_numbered or not brief.result.endswith(cited) else ""
        )
        is_due = step.when is When.NOW or _is_choice(lines)
        orders.append(OrderLines(lines, is_due, number))
    return tuple(orders)


def _lines_of(step: Step, number: str, cited: str) -> tuple[Line, ...]:
    lead, colon, rest = step.line.partition(": ")
    if not colon:
        return (Line(f"{number}{step.line}"),)
    if not step.to:
        return (Line.led_by(f"{number}{lead}:", rest),)
    head = Line.led_by(f"{number}{lead}", cited)
    return head, *(Line(text, Style.SAID) for text in step.text.splitlines())


def fold(orders: Sequence[OrderLines], taken: Iterable[Line], most_lines: int) -> Iterator[Line]:
    """Yield the lines of orders; those that can wait are folded where no room is left.

    `taken` are the lines above them. What is to be done now is never folded, and what is folded
    has no number.
    """
    due = (order.lines for order in orders if order.is_due)
    height, words = size_of((*taken, *chain.from_iterable(due)))
    is_full = False
    for order in orders:
        if not order.is_due:
            more, further = size_of(order.lines)
            height, words = height + more, words + further
            is_full = is_full or height > most_lines or words > MOST_WORDS
        if is_full and not order.is_due:
            yield order.folded
        else:
            yield from order.lines


def _is_choice(lines: Sequence[Line]) -> bool:
    return sum(line.style is Style.SAID for line in lines) > 1


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


def size_of(lines: Iterable[Line]) -> tuple[int, int]:
    """Return how many lines of a phone some lines take, and how many words they have."""
    height = words = 0
    for line in lines:
        width = SAID_WIDTH if line.style is Style.SAID else LINE_WIDTH
        height += _lines_of_text(line.text, width)
        words += len(line.text.split())
    return height, words


@lru_cache(maxsize=4096)
def _lines_of_text(text: str, width: int) -> int:
    """Return how many lines of a phone a text takes.

    The same line is measured for what stands above it, beside it and below it: without the cache
    wrapping takes a fifth of the time of a screen (2026-11).
    """
    return len(wrap(text, width)) or 1
