"""A screen as Telegram shows it: text with marks, and buttons."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from urllib.parse import quote

from telegram import (
    Bot,
    CopyTextButton,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InputTextMessageContent,
)
from telegram.constants import ParseMode

from bot.buttons import spell
from bot.inline import Answered, Card
from bot.markup import length, visible
from bot.screens import Line, Screen, Sharing, Style, citation

LIMIT = 4096
"""Telegram takes no message longer than this, marks not counted."""

_MARKS = {
    Style.TITLE: ("<b>", "</b>"),
    Style.STRONG: ("<b>", "</b>"),
    Style.NOTE: ("<i>", "</i>"),
    Style.PLAIN: ("", ""),
    Style.TREE: ("", ""),
    Style.MONO: ("", ""),
}
_TOGETHER = {
    Style.QUOTE: ("<blockquote expandable>", "</blockquote>"),
    Style.MONO: ("<pre>", "</pre>"),
}
_SHARE = "https://t.me/share/url"
_INDENT = "\N{EM SPACE}"
"""Telegram keeps it at the beginning of a line, and shows it wide enough."""


def text(screen: Screen) -> str:
    """Return the text of a screen, marked."""
    parts = []
    for marks, lines in groupby(_fitting(screen), lambda line: _TOGETHER.get(line.style)):
        if marks:
            said = "\n".join(escape(visible(line.text), quote=False) for line in lines)
            parts.append(said.join(marks))
        else:
            parts.extend(_marked(line) for line in lines)
    return "\n".join(parts)


def keyboard(screen: Screen, bot: Bot | None = None) -> InlineKeyboardMarkup | None:
    """Return the buttons of a screen, None where it has none; links need to know the bot."""
    rows = [
        [InlineKeyboardButton(button.text, callback_data=spell(button.data)) for button in row]
        for row in screen.rows
        if row
    ]
    if screen.sharing is not None and (row := list(_shared(screen.sharing, bot))):
        rows.append(row)
    return InlineKeyboardMarkup(rows) if rows else None


def results(found: Answered, bot: Bot) -> list[InlineQueryResultArticle]:
    """Return the results of an inline query."""
    return [
        InlineQueryResultArticle(
            str(place),
            card.title,
            InputTextMessageContent(text(card.shown), ParseMode.HTML),
            description=card.description,
            reply_markup=_leading_on(card, bot),
        )
        for place, card in enumerate(found.cards)
    ]


def _leading_on(card: Card, bot: Bot) -> InlineKeyboardMarkup | None:
    if card.payload is None:
        return None
    button = InlineKeyboardButton(card.label, url=_link(bot, card.payload))
    return InlineKeyboardMarkup.from_button(button)


def _shared(sharing: Sharing, bot: Bot | None) -> Iterator[InlineKeyboardButton]:
    """Yield a button that copies a citation, and one that shares the ruling with another chat."""
    link = "" if bot is None or sharing.payload is None else _link(bot, sharing.payload)
    if sharing.headline:
        copied = CopyTextButton(citation(sharing, link))
        yield InlineKeyboardButton(sharing.copy, copy_text=copied)
    if bot is None or not link:
        return
    if bot.supports_inline_queries:
        yield InlineKeyboardButton(sharing.share, switch_inline_query=sharing.payload)
    else:
        yield InlineKeyboardButton(sharing.share, url=f"{_SHARE}?url={quote(link, safe='')}")


def _link(bot: Bot, payload: str) -> str:
    return f"https://t.me/{bot.username}?start={payload}"


def _marked(line: Line) -> str:
    before, after = _MARKS[line.style]
    return f"{before}{escape(visible(_indented(line)), quote=False)}{after}"


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
