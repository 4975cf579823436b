"""The orders of a ruling, line by line: the words to say and to whom, then what to do and when."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from textwrap import wrap

from bot.screens.elements import Line, Style
from lawcore.engine.ruling import When
from lawcore.wording.brief import ShortRuling, Step

LINE_WIDTH = 37
"""The characters of a line on a phone."""
SAID_WIDTH = 34
"""Those of a line that is said: it stands in a quotation."""
MOST_WORDS = 85
"""The most words above the fold, the title included, where some of them can wait."""


@dataclass(frozen=True, slots=True)
class OrderLines:
    """The lines of an order; `is_due` if it is for now, or is what a player chooses from."""

    lines: tuple[Line, ...]
    is_due: bool = True


def order_lines(brief: ShortRuling, *, only_now: bool = False) -> tuple[OrderLines, ...]:
    """Return the orders of a ruling; several immediate steps are numbered.

    What is said has two lines: to whom, in bold, and the words. Of what is done the beginning is
    bold, up to its colon: the time.
    """
    orders = [OrderLines((Line(text),)) for text in brief.each]
    is_numbered = brief.is_numbered
    for place, step in enumerate(brief.steps, start=1):
        is_due = step.when is When.NOW
        if is_due or not only_now:
            lines = _lines_of(step, f"{place} " if is_numbered else "")
            orders.append(OrderLines(lines, is_due or _is_choice(lines)))
    return tuple(orders)


def _lines_of(step: Step, number: str) -> tuple[Line, ...]:
    lead, colon, rest = step.line.partition(": ")
    if not colon:
        return (Line(f"{number}{step.line}"),)
    if not step.to:
        return (Line.led_by(f"{number}{lead}:", rest),)
    head = Line.led_by(f"{number}{lead}", f"({step.articles})" if step.articles else "")
    return head, *(Line(text, Style.SAID) for text in step.text.splitlines())


def fold(orders: Sequence[OrderLines], taken: Iterable[Line], most_lines: int) -> Iterator[Line]:
    """Yield the lines of orders; those that can wait are folded where no room is left.

    `taken` are the lines above them. What is to be done now is never folded.
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
            yield Line(_run_on(order.lines), Style.QUOTE)
        else:
            yield from order.lines


def _run_on(lines: Sequence[Line]) -> str:
    """Return an order in one line: to whom it is said, a colon, and the words."""
    head, *said = (line.text for line in lines)
    return f"{head}: {' '.join(said)}" if said else head


def _is_choice(lines: Sequence[Line]) -> bool:
    return sum(line.style is Style.SAID for line in lines) > 1


def size_of(lines: Iterable[Line]) -> tuple[int, int]:
    """Return how many lines of a phone some lines take, and how many words they have."""
    height = words = 0
    for line in lines:
        width = SAID_WIDTH if line.style is Style.SAID else LINE_WIDTH
        height += _height(line.text, width)
        words += len(line.text.split())
    return height, words


@lru_cache(maxsize=4096)
def _height(text: str, width: int) -> int:
    """Return how many lines of a phone a text takes.

    The same line is measured for what stands above it, beside it and below it: without the cache
    wrapping takes a fifth of the time of a screen (2026-11).
    """
    return len(wrap(text, width)) or 1
