"""What a ruling orders, line by line: the words to say to whom, then what is done and when."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from textwrap import wrap

from bot.screens.elements import Line, Style
from lawcore.ruling import When
from lawcore.wording.brief import Brief

LINE_WIDTH = 37
"""Characters a line of a phone holds."""
MOST_LINES, MOST_WORDS = 15, 85
"""What stands above the fold at most, with the title, so that the buttons stay on the screen."""


def order_lines(brief: Brief, *, only_now: bool = False) -> tuple[Line, ...]:
    """Return what happens by a ruling, a line each; of several steps now each has a number.

    What a line begins with, up to its colon, stands out: the time, and who is spoken to.
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
    """Yield lines as long as they leave room on the screen; those behind are folded.

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
