"""The orders of a ruling, line by line: the words to say and to whom, then what to do and when."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from textwrap import wrap

from bot.screens.elements import Line, Style
from lawcore.ruling import When
from lawcore.wording.brief import Brief, Step

LINE_WIDTH = 37
"""The characters of a line on a phone."""
SAID_WIDTH = 34
"""Those of a line that is said: it stands in a quotation."""
MOST_LINES, MOST_WORDS = 15, 85
"""The most lines and words above the fold, the title included, so that buttons stay in sight."""

Orders = tuple[tuple[Line, ...], ...]
"""The lines of each order."""


def order_lines(brief: Brief, *, only_now: bool = False) -> Orders:
    """Return the orders of a ruling; several immediate steps are numbered.

    What is said has two lines: to whom, in bold, and the words. Of what is done the beginning is
    bold, up to its colon: the time.
    """
    orders: list[tuple[Line, ...]] = [(Line(text),) for text in brief.each]
    for place, step in enumerate(brief.steps, start=1):
        if only_now and step.when is not When.NOW:
            continue
        orders.append(_lines_of(step, f"{place} " if brief.is_numbered else ""))
    return tuple(orders)


def _lines_of(step: Step, number: str) -> tuple[Line, ...]:
    lead, colon, rest = step.line.partition(": ")
    if not colon:
        return (Line(f"{number}{step.line}"),)
    if not step.to:
        return (Line.led_by(f"{number}{lead}:", rest),)
    head = Line.led_by(f"{number}{lead}", f"({step.articles})" if step.articles else "")
    return head, *(Line(text, Style.SAID) for text in step.text.splitlines())


def fold(
    orders: Sequence[Sequence[Line]], taken: Iterable[Line], most_lines: int = MOST_LINES
) -> Iterator[Line]:
    """Yield the lines of orders as long as they fit the screen; the others are folded.

    `taken` are the lines above them. The first is never folded, for it is what happens now; where
    a player chooses it is the choice, which has a line for each thing that may be chosen.
    """
    choices = [lines for lines in orders if _is_choice(lines)]
    height, words = size_of((*taken, *chain.from_iterable(choices)))
    is_full = False
    for place, lines in enumerate(orders):
        if not (is_choice := _is_choice(lines)):
            more, further = size_of(lines)
            height, words = height + more, words + further
            may_wait = place > 0 or bool(choices)
            is_full = is_full or (may_wait and (height > most_lines or words > MOST_WORDS))
        if is_full and not is_choice:
            yield Line(_run_on(lines), Style.QUOTE)
        else:
            yield from lines


def _run_on(lines: Sequence[Line]) -> str:
    """Return an order in one line: to whom it is said, a colon, and the words."""
    head, *said = (line.text for line in lines)
    return f"{head}: {' '.join(said)}" if said else head


def _is_choice(lines: Sequence[Line]) -> bool:
    return sum(line.style is Style.SAID for line in lines) > 1


def size_of(lines: Iterable[Line]) -> tuple[int, int]:
    """Return how many lines of a phone some lines take, and how many words they have."""
    lines = tuple(lines)
    height = sum(_height(line.text, _width(line)) for line in lines)
    return height, sum(len(line.text.split()) for line in lines)


def _width(line: Line) -> int:
    return SAID_WIDTH if line.style is Style.SAID else LINE_WIDTH


@lru_cache(maxsize=4096)
def _height(text: str, width: int) -> int:
    """Return how many lines of a phone a text takes.

    The same line is measured for what stands above it, beside it and below it: without the cache
    wrapping takes a fifth of the time of a screen (2026-11).
    """
    return len(wrap(text, width)) or 1
