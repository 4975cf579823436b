"""A screen as Telegram shows it: text with marks, and buttons."""

from collections.abc import Sequence
from html import escape
from itertools import groupby

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.buttons import spell
from bot.markup import length
from bot.screens import Line, Screen, Style

LIMIT = 4096
"""Telegram takes no message longer than this, marks not counted."""

_MARKS = {
    Style.TITLE: ("<b>", "</b>"),
    Style.STRONG: ("<b>", "</b>"),
    Style.NOTE: ("<i>", "</i>"),
    Style.PLAIN: ("", ""),
    Style.TREE: ("", ""),
}
_QUOTATION = "<blockquote expandable>", "</blockquote>"
_INDENT = "\N{EM SPACE}"
"""Telegram keeps it at the beginning of a line, and shows it wide enough."""


def text(screen: Screen) -> str:
    """Return the text of a screen, marked."""
    parts = []
    for quoted, lines in groupby(_fitting(screen), lambda line: line.style is Style.QUOTE):
        if quoted:
            said = "\n".join(escape(line.text, quote=False) for line in lines)
            parts.append(said.join(_QUOTATION))
        else:
            parts.extend(_marked(line) for line in lines)
    return "\n".join(parts)


def keyboard(screen: Screen) -> InlineKeyboardMarkup | None:
    """Return the buttons of a screen, None where it has none."""
    rows = [
        [InlineKeyboardButton(button.text, callback_data=spell(button.data)) for button in row]
        for row in screen.rows
        if row
    ]
    return InlineKeyboardMarkup(rows) if rows else None


def _marked(line: Line) -> str:
    before, after = _MARKS[line.style]
    return f"{before}{escape(_indented(line), quote=False)}{after}"


def _indented(line: Line) -> str:
    if line.style is not Style.TREE:
        return line.text
    said = line.text.lstrip(" ")
    return _INDENT * ((len(line.text) - len(said)) // 2) + said


def _fitting(screen: Screen) -> Sequence[Line]:
    """Return the lines that fit into one message: whole lines of the longest part give way."""
    lines = screen.lines
    if _length(lines) <= LIMIT:
        return lines
    longest = max(Style, key=lambda style: _length([one for one in lines if one.style is style]))
    places = [at for at, line in enumerate(lines) if line.style is longest]
    mark = Line(screen.shortened, longest)
    for first in reversed(places):
        kept = [line for at, line in enumerate(lines) if at < first or line.style is not longest]
        fitting = [*kept[:first], mark, *kept[first:]]
        if _length(fitting) <= LIMIT:
            return fitting
    return [mark]


def _length(lines: Sequence[Line]) -> int:
    return sum(length(line.text) + 1 for line in lines)
