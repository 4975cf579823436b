"""A screen as Telegram shows it: text with marks, and buttons."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from html import escape
from itertools import groupby
from typing import Any, TypeAlias
from urllib.parse import quote

from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InputTextMessageContent,
)
from telegram.constants import ParseMode

from bot.conversation import callback_data
from bot.conversation.callback_data import Press, spell
from bot.conversation.interview import Interview
from bot.markup import length, visible
from bot.screens.elements import Button, Line, Opening, Screen, Sharing, Style
from bot.screens.inline import InlineAnswer, InlineCard
from bot.screens.interview import screen
from bot.screens.sharing import citation

LIMIT = 4096
"""Telegram takes no message longer than this, marks not counted."""

REMEMBERED = 512
"""So many screens are kept drawn, for the same few are shown again and again: an update takes \
0.90 ms of processor time with it, 0.19 ms more without (2026-11)."""

Keyboard: TypeAlias = dict[str, list[list[dict[str, Any]]]]
"""Buttons below a message, as the Bot API has them: an `InlineKeyboardMarkup`."""

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


def text(shown: Screen) -> str:
    """Return the text of a screen, marked."""
    parts = []
    for marks, lines in groupby(_fitting(shown), lambda line: _TOGETHER.get(line.style)):
        if marks:
            said = "\n".join(escape(visible(line.text), quote=False) for line in lines)
            parts.append(said.join(marks))
        else:
            parts.extend(_marked(line) for line in lines)
    return "\n".join(parts)


@dataclass(frozen=True, slots=True)
class Message:
    """What Telegram is given: a text in HTML, and the buttons below it, if there are any."""

    text: str
    keyboard: Keyboard | None


def message(shown: Screen, bot: Bot) -> Message:
    """Return the message of a screen."""
    return Message(text(shown), keyboard(shown, bot))


def interview_message(interview: Interview, hint: str, bot: Bot) -> Message:
    """Return the message of an interview's screen, with a hint beside it if there is one.

    The screens of interviews that tell the same are alike but for what their buttons carry.
    """
    conversation = interview.conversation
    nobodys = replace(
        conversation,
        id=_NOBODYS,
        chat_id=-1 if conversation.chat_id < 0 else 0,
        user_id=0,
        topic_id=None,
        message_id=None,
        ruled=None,
        headline=None,
        step=0,
        finished=False,
        version=0,
        created_at=None,
        touched_at=None,
    )
    drawn = _drawn(interview.with_row(nobodys), hint, _Named.of(bot))
    if not drawn.rows:
        return Message(drawn.text, None)
    whose = f"{conversation.id}.{conversation.step}."
    if len(whose) + drawn.longest > callback_data.LIMIT:
        detail = f"a button carries at most {callback_data.LIMIT} bytes: {whose}"
        raise ValueError(detail)
    rows = [[_of(whose, *button) for button in row] for row in drawn.rows]
    return Message(drawn.text, {"inline_keyboard": rows})


def keyboard(shown: Screen, bot: Bot | None = None) -> Keyboard | None:
    """Return the buttons of a screen, None where it has none; links need to know the bot."""
    rows = [[_button(button) for button in row] for row in shown.rows if row]
    named = None if bot is None else _Named.of(bot)
    if shown.sharing is not None:
        rows.insert(len(rows) - shown.sharing.above, list(_shared(shown.sharing, named)))
    if shown.opening is not None and named is not None:
        rows.insert(0, [_opening(shown.opening, named)])
    rows = [row for row in rows if row]
    return {"inline_keyboard": rows} if rows else None


_NOBODYS = ""
"""Stands for the id of a conversation whose buttons are not yet those of one."""


@dataclass(frozen=True, slots=True)
class _Named:
    """What a link needs to know of a bot."""

    name: str
    answers_inline: bool

    @classmethod
    def of(cls, bot: Bot) -> "_Named":
        return cls(bot.username, bot.supports_inline_queries)

    def link(self, payload: str) -> str:
        return f"https://t.me/{self.name}?start={payload}"


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A message but for the conversation: its buttons with the action of those that are its own.

    `longest` counts the bytes of the longest action.
    """

    text: str
    rows: tuple[tuple[tuple[dict[str, Any], str | None], ...], ...]
    longest: int


@lru_cache(maxsize=REMEMBERED)
def _drawn(interview: Interview, hint: str, bot: _Named) -> _Drawn:
    shown = screen(interview, hint)
    rows = [tuple(map(_of_nobody, row)) for row in shown.rows if row]
    if shown.sharing is not None and (row := tuple(_shared(shown.sharing, bot))):
        rows.insert(len(rows) - shown.sharing.above, tuple((one, None) for one in row))
    if shown.opening is not None:
        rows.insert(0, ((_opening(shown.opening, bot), None),))
    longest = max((len(action) for row in rows for _, action in row if action), default=0)
    return _Drawn(text(shown), tuple(rows), longest)


def _of_nobody(button: Button) -> tuple[dict[str, Any], str | None]:
    data = button.data
    if isinstance(data, Press) and data.conversation == _NOBODYS:
        return _labelled(button), data.action
    return _button(button), None


def _of(whose: str, button: dict[str, Any], action: str | None) -> dict[str, Any]:
    return button if action is None else {**button, "callback_data": whose + action}


def _button(button: Button) -> dict[str, Any]:
    return {**_labelled(button), "callback_data": spell(button.data)}


def _labelled(button: Button) -> dict[str, Any]:
    style = {} if button.style is None else {"style": str(button.style)}
    return {"text": button.text, **style}


def _opening(opening: Opening, bot: _Named) -> dict[str, Any]:
    return {"text": opening.label, "url": bot.link(opening.payload)}


def results(found: InlineAnswer, bot: Bot) -> list[InlineQueryResultArticle]:
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


def _leading_on(card: InlineCard, bot: Bot) -> InlineKeyboardMarkup | None:
    if card.payload is None:
        return None
    button = InlineKeyboardButton(card.label, url=_Named.of(bot).link(card.payload))
    return InlineKeyboardMarkup.from_button(button)


def _shared(sharing: Sharing, bot: _Named | None) -> Iterator[dict[str, Any]]:
    """Yield a button that copies a citation, and one that shares the ruling with another chat."""
    link = "" if bot is None or sharing.payload is None else bot.link(sharing.payload)
    if sharing.headline:
        yield {"text": sharing.copy, "copy_text": {"text": citation(sharing, link)}}
    if bot is None or not link:
        return
    if bot.answers_inline:
        yield {"text": sharing.share, "switch_inline_query": sharing.payload}
    else:
        yield {"text": sharing.share, "url": f"{_SHARE}?url={quote(link, safe='')}"}


def _marked(line: Line) -> str:
    before, after = _MARKS[line.style]
    if line.bold:
        lead, rest = (_escaped(part) for part in (line.text[: line.bold], line.text[line.bold :]))
        return f"{before}<b>{lead}</b>{rest}{after}"
    return f"{before}{_escaped(_indented(line))}{after}"


def _escaped(text: str) -> str:
    return escape(visible(text), quote=False)


def _indented(line: Line) -> str:
    if line.style is not Style.TREE:
        return line.text
    said = line.text.lstrip(" ")
    return _INDENT * ((len(line.text) - len(said)) // 2) + said


def _fitting(shown: Screen) -> Sequence[Line]:
    """Return the lines that fit into one message: whole lines of the longest part give way."""
    lines = shown.lines
    if _length(lines) <= LIMIT:
        return lines
    longest = max(Style, key=lambda style: _length([one for one in lines if one.style is style]))
    places = [at for at, line in enumerate(lines) if line.style is longest]
    mark = Line(shown.shortened, longest)
    for first in reversed(places):
        kept = [line for at, line in enumerate(lines) if at < first or line.style is not longest]
        fitting = [*kept[:first], mark, *kept[first:]]
        if _length(fitting) <= LIMIT:
            return fitting
    return [mark]


def _length(lines: Sequence[Line]) -> int:
    return sum(length(line.text) + 1 for line in lines)
