"""How large a screen is on a phone of 390 by 844 pixels; a page of all of them.

`python -m tools.phone FILE` writes one self-contained page with every screen that the
suite keeps, in both languages, with its height, words and buttons beside it (`make screens`).
"""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from itertools import groupby
from pathlib import Path
from textwrap import wrap

from bot.screens.elements import Line, Screen, Style
from bot.telegram import rendering
from lawcore import SUBJECTS
from lawcore.wording import LANGUAGES
from tests.bot.screens import snapshots

ACROSS = 37
"""Characters a line of a bubble holds."""
SAID = 34
"""Characters a line of a quotation holds."""
MARGIN, A_LINE, A_ROW = 20, 21, 46
"""Pixels: of the bubble around its text, of a line of text, of a row of buttons."""
FOLDED_LINES = 3
"""The most lines that a folded quotation shows."""
QUESTION, RULING, DUE = 440, 600, 750
"""Pixels a question and a ruling may take; the last one of which nothing can wait."""
WIDTHS = {1: 36, 2: 17, 3: 10, 4: 7, 5: 5}
"""Characters a label may have, by the number of buttons in its row."""


@dataclass(frozen=True, slots=True)
class Measure:
    """The size of a screen: `height` in pixels with its quotations folded, words, and buttons."""

    height: int
    words: int
    folded_words: int
    buttons: int
    rows: int


def measure(shown: Screen) -> Measure:
    """Return the size of a screen on the phone."""
    rows = [row for row in (rendering.keyboard(shown) or {}).get("inline_keyboard", []) if row]
    lines = words = folded = 0
    for is_folded, some in groupby(shown.lines, lambda line: line.style is Style.QUOTE):
        listed = list(some)
        counted = sum(len(line.text.split()) for line in listed)
        taken = sum(_lines(one.text, _across(one)) for one in listed)
        if is_folded:
            folded += counted
            lines += min(FOLDED_LINES, taken)
        else:
            words += counted
            lines += taken
    return Measure(
        height=MARGIN + A_LINE * lines + A_ROW * len(rows),
        words=words,
        folded_words=folded,
        buttons=sum(map(len, rows)),
        rows=len(rows),
    )


def _across(line: Line) -> int:
    return SAID if line.style is Style.SAID else ACROSS


@cache
def _lines(text: str, across: int) -> int:
    return sum(len(wrap(part, across)) or 1 for part in (text.splitlines() or [""]))


def too_long(shown: Screen) -> Iterator[str]:
    """Yield the labels a phone cuts off."""
    for row in shown.rows:
        for button in row:
            if len(button.text) > WIDTHS.get(len(row), 0):
                yield button.text


def said_twice(shown: Screen) -> Iterator[str]:
    """Yield what stands on a screen more than once, also in similar sentences."""
    seen: set[str] = set()
    for line in shown.lines:
        for sentence in line.text.casefold().split(". "):
            bare = sentence.strip(" .:;«»“”")
            if len(bare.split()) > 3 and bare in seen:
                yield bare
            seen.add(bare)


STYLE = """
body{margin:0;font:15px/1.3 system-ui,sans-serif;background:#eee;color:#111}
h1,h2{margin:16px} main{display:flex;flex-wrap:wrap;align-items:flex-end;gap:16px;padding:16px}
figure{margin:0;width:310px} figcaption{font-size:12px;color:#555;margin:4px 0}
figcaption.over{color:#b00020;font-weight:700}
.bubble{background:#fff;border-radius:15px 15px 15px 5px;padding:6px 11px;
white-space:pre-wrap;overflow-wrap:anywhere}
blockquote{margin:3px 0;padding:3px 9px;border-left:3px solid #4b94d8;background:#eaf3fb}
pre{font-size:13px;margin:2px 0;white-space:pre-wrap}
.row{display:flex;gap:4px;margin-top:4px}
.row span{flex:1 1 0;min-width:0;height:42px;line-height:42px;text-align:center;color:#fff;
background:#6d8a66;border-radius:8px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.row .primary{background:#3d8bd9}.row .danger{background:#d9534f}
"""


def drawn(shown: Screen, name: str, limit: int) -> str:
    """Return a screen as a figure of a page, marked if it is higher than the limit."""
    size = measure(shown)
    keyboard = (rendering.keyboard(shown) or {}).get("inline_keyboard", [])
    rows = "".join(
        "<div class=row>"
        + "".join(
            f"<span class='{escape(str(button.get('style', '')))}'>{escape(button['text'])}</span>"
            for button in row
        )
        + "</div>"
        for row in keyboard
    )
    over = " class=over" if size.height > limit else ""
    caption = (
        f"{escape(name)} · {size.height} px · {size.words} + {size.folded_words} words · "
        f"{size.buttons} buttons"
    )
    return (
        f"<figure><div class=bubble>{rendering.text(shown)}</div>{rows}"
        f"<figcaption{over}>{caption}</figcaption></figure>"
    )


def page(sections: Iterator[tuple[str, Iterator[str]]]) -> str:
    """Return a self-contained page of sections, each a heading with its figures."""
    body = "".join(
        f"<h2>{escape(heading)}</h2><main>{''.join(figures)}</main>"
        for heading, figures in sections
    )
    return (
        "<!doctype html><meta charset=utf-8><title>Renonce</title>"
        f"<style>{STYLE}</style><h1>Renonce</h1>{body}\n"
    )


def _sections() -> Iterator[tuple[str, Iterator[str]]]:
    """Yield a section a language and subject, with each of its screens once."""
    kept = snapshots.cases()
    for language in LANGUAGES:
        for name in (snapshots.OF_THE_BOT, *SUBJECTS):
            is_bots = name == snapshots.OF_THE_BOT
            shown = (
                snapshots.of_the_bot(language)
                if is_bots
                else snapshots.of_subject(language, name, kept)
            )
            yield f"{language} · {name}", _figures(shown)


def _figures(shown: Iterable[tuple[str, Screen]]) -> Iterator[str]:
    seen: set[str] = set()
    for heading, one in shown:
        picture = snapshots.seen_by_a_person(one)
        if picture not in seen:
            seen.add(picture)
            yield drawn(one, heading, limit_of(one))


def limit_of(shown: Screen) -> int:
    """Return how high a screen may be: one that quotes or folds something is a ruling."""
    is_ruling = any(line.style in {Style.QUOTE, Style.SAID} for line in shown.lines)
    return RULING if is_ruling else QUESTION


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(_sections()), encoding="utf-8")
    sys.stdout.write(f"{sys.argv[1]}\n")
