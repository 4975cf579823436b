"""The orders of a ruling, line by line: the words to say and to whom, then what to do and when."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from textwrap import wrap

from bot.screens.elements import Line, Style
from lawcore.ruling import When
from lawcore.wording.brief import Brief

LINE_WIDTH = 37
"""The characters of a line on a phone."""
MOST_LINES, MOST_WORDS = 15, 85
"""The most lines and words above the fold, the title included, so that buttons stay in sight."""


def order_lines(brief: Brief, *, only_now: bool = False) -> tuple[Line, ...]:
    """Return the orders of a ruling, a line each; several immediate steps are numbered.

    The beginning of a line, up to its colon, is bold: the time, and who is spoken to.
    """
    lines = [Line(text) for text in brief.each]
    for place, step in enumerate(brief.steps, start=1):
        if only_now and step.when is not When.NOW:
            continue
        text = f"{place} {step.line}" if brief.is_numbered else step.line
        lead, colon, rest = text.partition(": ")
        lines.append(Line.led_by(f"{lead}:", rest) if colon else Line(text))
    return tuple(lines)


def fold(lines: Iterable[Line], taken: Iterable[Line]) -> Iterator[Line]:
    """Yield lines as long as they fit the screen; the others are folded.

    `taken` are the lines above them. The first is never folded: it is what happens now.
    """
    height, words = size_of(taken)
    is_full = False
    for place, line in enumerate(lines):
        more, further = size_of((line,))
        height, words = height + more, words + further
        is_full = is_full or (place > 0 and (height > MOST_LINES or words > MOST_WORDS))
        yield Line(line.text, Style.QUOTE) if is_full else line


def size_of(lines: Iterable[Line]) -> tuple[int, int]:
    """Return how many lines of a phone some lines take, and how many words they have."""
    texts = [line.text for line in lines]
    return sum(map(_height, texts)), sum(len(text.split()) for text in texts)


@lru_cache(maxsize=4096)
def _height(text: str) -> int:
    """Return how many lines of a phone a text takes.

    The same line is measured for what stands above it, beside it and below it: without the cache
    wrapping takes a fifth of the time of a screen (2026-11).
    """
    return len(wrap(text, LINE_WIDTH)) or 1
