"""The length of a screen: what is not read at once is folded, so that buttons stay in sight.

The orders of a ruling, line by line, are the words to say and to whom, then what to do and when.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, groupby
from textwrap import wrap
from typing import TypeAlias

from msgspec import Struct

from bot.screens.elements import Line, Screen, Style
from bot.screens.rows import Rows
from lawcore.engine.records import replace
from lawcore.engine.ruling import When
from lawcore.wording.brief import ShortRuling, Step

LINE_WIDTH, QUOTED_WIDTH = 39, 36
"""The characters of a line on a phone, and of one in a quotation."""
MOST_WORDS = 85
"""The most words above the fold, the title included, where some of them can wait."""
MARGIN, LINE_HEIGHT, ROW_HEIGHT = 20, 21, 46
"""The pixels around a text, of a line of text, and of a row of buttons."""
QUOTED_HEIGHT, QUOTED_MARGIN = 19, 12
"""The pixels of a line in a quotation, whose letters are smaller, and around all its lines."""
CLOCK, AT_ITS_END = 20, 6
"""The pixels of the time in a line of its own, below a quotation that ends a text or below a last
line that has no room for so many more characters."""
HIGHEST = 600
"""The most pixels of a ruling."""
MAX_HEIGHT = 440
"""The most pixels of a screen other than a ruling."""
FOLDED_LINES = 3
"""The lines of a folded quotation that are shown."""
FOLDED_HEIGHT = QUOTED_MARGIN + FOLDED_LINES * QUOTED_HEIGHT
"""The most pixels of a folded quotation."""


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


def order_lines(brief: ShortRuling, *, close: bool = False) -> tuple[OrderLines, ...]:
    """Return the orders of a ruling; several immediate steps are numbered, unless choices are.

    What is said has two lines: to whom, in bold, and the words; `close` orders have both in one.
    Of what is done the beginning is bold, up to its colon: the time. Articles of the result are
    not cited again by a sole step.
    """
    orders = [OrderLines((Line(text),)) for text in brief.each]
    is_numbered = brief.is_numbered and not any("\n" in step.text for step in brief.steps)
    for place, step in enumerate(brief.steps, start=1):
        number = f"{place} " if is_numbered else ""
        cited = f"({step.articles})" if step.articles else ""
        lines = _order_lines(
            step, number, cited if is_numbered or not brief.result.endswith(cited) else ""
        )
        lines = _closed(lines) if close else lines
        is_due = step.when is When.NOW or _is_choice(lines)
        orders.append(OrderLines(lines, is_due, number))
    return tuple(orders)


def _order_lines(step: Step, number: str, cited: str) -> tuple[Line, ...]:
    lead, colon, rest = step.line.partition(": ")
    if not colon:
        return (Line(f"{number}{step.line}"),)
    if not step.to:
        return (Line.led_by(f"{number}{lead}:", rest),)
    head = Line.led_by(f"{number}{lead}", cited)
    return head, *(Line(text, Style.SAID) for text in step.text.splitlines())


def _closed(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return the lines of an order with what is said beside whom it is said to."""
    head, *said = lines
    if not said:
        return lines
    first = Line(f"{head.text}: {said[0].text}", Style.SAID, head.bold)
    return (first, *said[1:])


Folded: TypeAlias = tuple[tuple[Line, ...], tuple[Line, ...]]
"""The lines of orders that are read at once, and of those that are folded."""


def fold(each: Sequence[Sequence[OrderLines]], taken: Sequence[Line], most: int) -> list[Folded]:
    """Return the lines of orders in each language; where one has no room, what can wait is folded.

    `taken` are the lines above them, which with them have `most` pixels. What is to be done now
    is never folded, and what is folded has no number.
    """
    opened = min(_with_room(orders, taken, most) for orders in each)
    return [_folded(orders, opened) for orders in each]


def _with_room(orders: Sequence[OrderLines], taken: Sequence[Line], most: int) -> int:
    """Return how many of the orders that can wait have room."""
    shown = [*taken, *chain.from_iterable(order.lines for order in orders if order.is_due)]
    height, words = height_of(shown), words_in(shown)
    waiting = [order.lines for order in orders if not order.is_due]
    for opened, lines in enumerate(waiting):
        height, words = height + height_of(lines), words + words_in(lines)
        if height > most or words > MOST_WORDS:
            return opened
    return len(waiting)


def _folded(orders: Sequence[OrderLines], opened: int) -> Folded:
    """Return orders with so many of those that can wait open."""
    waiting = [order for order in orders if not order.is_due]
    below = waiting[opened:]
    above = (order.lines for order in orders if order not in below)
    return tuple(chain.from_iterable(above)), tuple(order.folded for order in below)


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
    if room_left((*above, *below), rows, most) >= 0:
        yield from below
        return
    room = room_left(above, rows, most) - FOLDED_HEIGHT - CLOCK
    for line in below:
        room -= height_of((line,))
        if line.style is Style.QUOTE:
            room = -1
        yield line if room >= 0 else replace(line, style=Style.QUOTE)


def fit_to_read(each: Sequence[Screen]) -> Screen:
    """Return the first of a screen in each language, as high as what is read below a ruling is.

    What has no room in one language is folded; the headline and the notes at the end are not.
    """
    shown, end = each[0], _end_of_text(each[0].lines)
    first = end - max(map(_without_room, each))
    folded = (replace(line, style=Style.QUOTE) for line in shown.lines[first:end])
    return replace(shown, lines=(*shown.lines[:first], *folded, *shown.lines[end:]))


def _without_room(shown: Screen) -> int:
    """Return how many lines before the notes at the end have to be folded."""
    lines, end = shown.lines, _end_of_text(shown.lines)
    first = 1 + next((n for n, one in enumerate(lines) if one.style is Style.STRONG), 0)
    rows = shown.rows if shown.sharing is None else (*shown.rows, shown.rows[-1])
    fitted = fit((*lines[:first], *lines[end:]), lines[first:end], rows, HIGHEST)
    return sum(line.style is Style.QUOTE for line in fitted)


def _end_of_text(lines: Sequence[Line]) -> int:
    """Return the place after the last line that is not a note."""
    return max((n for n, line in enumerate(lines, start=1) if line.style is not Style.NOTE))


def room_left(lines: Sequence[Line], rows: Rows, most: int = MAX_HEIGHT) -> int:
    """Return how many pixels are left below some lines; negative where those take too many."""
    return most - screen_height(lines, len([row for row in rows if row]))


def screen_height(lines: Sequence[Line], rows: int) -> int:
    """Return the pixels of a screen of some lines and so many rows of buttons."""
    return MARGIN + height_of(lines) + sum(map(clock_below, lines[-1:])) + ROW_HEIGHT * rows


def clock_below(last: Line) -> int:
    """Return the pixels of the time where it does not fit at the end of the last line."""
    timed = Line(f"{last.text} {'0' * (AT_ITS_END - 1)}", last.style)
    return CLOCK if last.style in _QUOTED or _lines_of(timed) > _lines_of(last) else 0


_QUOTED = {Style.SAID, Style.QUOTE}


def height_of(lines: Iterable[Line]) -> int:
    """Return the pixels of some lines on a phone, of which those that are folded show a few."""
    height = 0
    for style, together in groupby(lines, lambda line: line.style if line.style in _QUOTED else 0):
        taken = sum([_lines_of(line) for line in together])
        if style is Style.QUOTE:
            taken = min(taken, FOLDED_LINES)
        height += QUOTED_MARGIN + QUOTED_HEIGHT * taken if style else LINE_HEIGHT * taken
    return height


def words_in(lines: Iterable[Line]) -> int:
    """Return how many words some lines have."""
    return sum([len(line.text.split()) for line in lines])


def _lines_of(line: Line) -> int:
    return _lines_of_text(line.text, QUOTED_WIDTH if line.style in _QUOTED else LINE_WIDTH)


@lru_cache(maxsize=4096)
def _lines_of_text(text: str, width: int) -> int:
    """Return how many lines of a phone a text takes.

    The same line is measured for what stands above it, beside it and below it: without the cache
    wrapping takes a fifth of the time of a screen (2026-11).
    """
    return sum([len(wrap(part, width)) or 1 for part in text.splitlines() or [""]])
