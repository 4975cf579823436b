"""How large a screen is on a phone of 390 by 844 pixels; a page of all of them.

`python -m tools.phone FILE` writes one self-contained page with every screen that the
suite keeps, in both languages, with its height, words and buttons beside it (`make screens`).
"""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

from bot.conversation.callback_data import Compare, Look, Press, Quiz
from bot.conversation.pressing import Action, Tell
from bot.screens.elements import Screen, Style
from bot.screens.fitting import screen_height, words_in
from bot.telegram import rendering
from lawcore import SUBJECTS
from lawcore.wording import LANGUAGES
from tests.bot.screens import snapshots

QUESTION, RULING, DUE = 440, 600, 640
"""Pixels a question and a ruling may take; the last one of which nothing can wait."""
OF_PAGES = (Look, Compare, Quiz)
"""What buttons of pages do: an article, changes between editions, the quiz."""
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
    """Return the size of a screen on the phone, with the row of a link to the private chat."""
    rows = [row for row in (rendering.keyboard(shown) or {}).get("inline_keyboard", []) if row]
    folded = [line for line in shown.lines if line.style is Style.QUOTE]
    return Measure(
        height=screen_height(shown.lines, len(rows) + (shown.opening is not None)),
        words=words_in(shown.lines) - words_in(folded),
        folded_words=words_in(folded),
        buttons=sum(map(len, rows)),
        rows=len(rows),
    )


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
            yield f"{language} · {name}", _figures(snapshots.pictures(language, name, kept))


def _figures(pictures: Iterable[snapshots.Picture]) -> Iterator[str]:
    for one in pictures:
        yield drawn(one.shown, one.heading, limit_of(one.shown))


def limit_of(shown: Screen) -> int:
    """Return how high a screen may be: a ruling, and what is opened to be read, has more room.

    What says or folds something is a ruling, and so is what leads to more about one or to a new
    case. Nothing is answered where something is read: beside a ruling, or as `OF_PAGES` tell.
    """
    if any(line.style in {Style.QUOTE, Style.SAID} for line in shown.lines):
        return RULING
    data = [button.data for button in shown.buttons]
    actions = {one.action for one in data if isinstance(one, Press)}
    is_answered = any(isinstance(one, Tell) for one in actions)
    is_read = Action.SHOW in actions and not is_answered
    is_page = any(isinstance(one, OF_PAGES) for one in data)
    of_a_ruling = actions & {Action.MORE, Action.NEW}
    return RULING if is_read or is_page or of_a_ruling else QUESTION


def is_close(shown: Screen) -> bool:
    """Tell whether a ruling has its words beside whom they are said to, for want of room.

    All of it is for now, and nothing of it is folded: it may be `DUE` high.
    """
    return any(line.style is Style.SAID and line.bold for line in shown.lines)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(_sections()), encoding="utf-8")
    sys.stdout.write(f"{sys.argv[1]}\n")
