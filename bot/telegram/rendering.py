"""A screen in Telegram's form: text with marks, and buttons."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from itertools import groupby
from typing import Any, TypeAlias
from urllib.parse import quote

from msgspec import Struct
from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InputTextMessageContent,
)
from telegram.constants import ParseMode

from bot.conversation import codec
from bot.conversation.callback_data import CASE_LINK, Press, ShowToAll
from bot.conversation.interview import Interview
from bot.conversation.notice import Notice
from bot.conversation.page_links import PageSite
from bot.markup import length, visible
from bot.screens.elements import Button, ButtonStyle, Line, Opening, Screen, Sharing, Style
from bot.screens.inline import InlineAnswer, InlineCard
from bot.screens.interview import screen
from bot.screens.posting import may_be_shared
from bot.screens.sharing import citation

LIMIT = 4096
"""The most UTF-16 units of a message, its HTML marks not counted."""

REMEMBERED = 512
"""How many rendered screens are cached: people see the same few.

An update takes 0.90 ms of processor time with them, 1.09 ms without (2026-11).
"""

Keyboard: TypeAlias = dict[str, list[list[dict[str, Any]]]]
"""Buttons below a message: the JSON of an `InlineKeyboardMarkup` of the Bot API."""
_Row: TypeAlias = tuple[tuple[dict[str, Any], str | None], ...]
"""A row of buttons, each with its action where the id of its conversation is to be added."""

_MARKS = {
    Style.TITLE: ("<i>", "</i>"),
    Style.STRONG: ("<b>", "</b>"),
    Style.NOTE: ("<i>", "</i>"),
    Style.PLAIN: ("", ""),
    Style.TREE: ("", ""),
    Style.MONO: ("", ""),
}
_TOGETHER = {
    Style.SAID: ("<blockquote>", "</blockquote>"),
    Style.QUOTE: ("<blockquote expandable><i>", "</i></blockquote>"),
    Style.MONO: ("<pre>", "</pre>"),
}
_SHARE = "https://t.me/share/url"
_INDENT = "\N{EM SPACE}"
"""The space that indents a line: Telegram removes ordinary ones at its beginning."""


def text(shown: Screen) -> str:
    """Return the text of a screen in Telegram's HTML, at most `LIMIT` long.

    What is folded looks otherwise than the words to say, which are in a quotation as well.
    """
    parts = []
    for marks, lines in groupby(_fit(shown), lambda line: _TOGETHER.get(line.style)):
        if marks:
            said = "\n".join(map(_with_bold, lines))
            parts.append(said.join(marks))
        else:
            parts.extend(map(_as_html, lines))
    return visible("\n".join(parts))


class Message(Struct, frozen=True):
    """A message as it is sent: its text in HTML, and the buttons below it, None without any."""

    text: str
    keyboard: Keyboard | None


def message(shown: Screen, bot: Bot) -> Message:
    """Return the message that shows a screen; its links open the private chat with the bot."""
    return Message(text(shown), keyboard(shown, bot))


def interview_message(  # noqa: PLR0913 - what, where, and how
    interview: Interview,
    hint: str,
    bot: Bot,
    page: PageSite | None = None,
    *,
    alone: bool = False,
    anew: bool = False,
) -> Message:
    """Return the message that shows an interview; its last line is the hint, unless that is empty.

    One shown `anew` begins with its subject. Where its asker `alone` sees it in a group, it can be
    gone on with in private, and its ruling shown to all; else its first line there says who asks.
    Interviews with the same answers have the same screen but for the id in their buttons: it is
    rendered once, without the id. Raises
    `ValueError` where a button would carry too much.
    """
    conversation = interview.conversation
    anonymous = conversation.changed(
        id=_NO_ID,
        chat_id=-1 if interview.is_in_group else int(interview.is_in_private),
        user_id=0,
        topic_id=None,
        message_id=None,
        ephemeral_id=None,
        shared_id=None,
        origin_id=None,
        asker=None,
        guest_id=None,
        ruled=None,
        headline=None,
        step=0,
        finished=False,
        version=0,
        created_at=None,
        touched_at=None,
    )
    if conversation.shared_id and conversation.showings and may_be_shared(interview):
        hint = hint or interview.words.bot.say(Notice.MAY_BE_SHOWN)
    rendered = _render_without_id(
        interview.with_row(anonymous), hint, BotName.of(bot), page, anew=anew
    )
    is_signed = conversation.asker is not None and not alone
    said = _signed(interview, rendered.text) if is_signed else rendered.text
    is_shareable = alone or conversation.guest_id is not None
    if not rendered.rows and not is_shareable:
        return Message(said, None)
    prefix = f"{conversation.id}.{conversation.step}."
    if len(prefix) + rendered.longest > codec.LIMIT:
        detail = f"a button carries at most {codec.LIMIT} bytes: {prefix}"
        raise ValueError(detail)
    rows = [
        [
            one if action is None else {**one, "callback_data": prefix + action}
            for one, action in row
        ]
        for row in rendered.rows
    ]
    if is_shareable and (row := _alone_row(interview, BotName.of(bot), opens=rendered.opens)):
        rows.append(row)
    return Message(said, {"inline_keyboard": rows})


def _signed(interview: Interview, said: str) -> str:
    """Return the text of an interview below a line that says who asks, if that is to be said."""
    name = interview.conversation.asker
    if not name:
        return said
    signed = f"{_escape(interview.words.bot.say('asks', name=name))}\n{said}"
    return signed if length(signed) <= LIMIT else said


def _alone_row(interview: Interview, bot: "BotName", *, opens: bool) -> list[dict[str, Any]]:
    """Return what a screen whose ruling can be shown elsewhere has below its own buttons.

    In a group, where one member sees it, one that does not `open` the private chat itself has a
    button for that.
    """
    row, said = interview.conversation, interview.words.bot
    shown: list[dict[str, Any]] = []
    if not opens and interview.is_in_group:
        opening = Opening(said.say("open-in-private"), f"{CASE_LINK}{row.id}")
        shown.append(_opening_button(opening, bot))
    if may_be_shared(interview):
        label = "show-again" if row.showings else "show-to-all"
        label = said.say(label if row.guest_id is None else "guest-show")
        share = Button(label, ShowToAll(row.id, row.showings), ButtonStyle.PRIMARY)
        shown.append(_button_and_action(share)[0])
    return shown


def keyboard(shown: Screen, bot: Bot | None = None) -> Keyboard | None:
    """Return the buttons of a screen, None where it has none; without the bot no links to it."""
    rows = _rows(shown, None if bot is None else BotName.of(bot))
    return {"inline_keyboard": [[one for one, _ in row] for row in rows]} if rows else None


def _rows(shown: Screen, bot: "BotName | None") -> list[_Row]:
    """Return the rows of buttons of a screen; without the bot there are no links to it."""
    rows = [tuple(map(_button_and_action, row)) for row in shown.rows if row]
    if shown.sharing is not None and (row := tuple(_sharing_buttons(shown.sharing, bot))):
        rows.insert(len(rows) - shown.sharing.above, tuple([(one, None) for one in row]))
    if shown.opening is not None and bot is not None:
        place = len(rows) if shown.opening.below else 0
        rows.insert(place, ((_opening_button(shown.opening, bot), None),))
    if (page := shown.page) is not None:
        opens = {"web_app": {"url": page.url}} if page.in_telegram else {"url": page.url}
        rows.insert(-1, (({"text": page.label, **opens}, None),))
    return rows


_NO_ID = ""
"""The id of a conversation in a screen that is rendered for all conversations alike."""


class BotName(Struct, frozen=True):
    """The username of a bot, with whether it answers inline queries: what its links depend on."""

    username: str
    answers_inline: bool

    @classmethod
    def of(cls, bot: Bot) -> "BotName":
        """Return the name of a bot that has called Telegram before."""
        return cls(bot.username, bot.supports_inline_queries)

    def link(self, payload: str) -> str:
        """Return the link that opens the private chat with a payload."""
        return f"https://t.me/{self.username}?start={payload}"


class _RenderedScreen(Struct, frozen=True):
    """A message without the id of its conversation.

    Each button comes with its action, to which the id is to be added; None where the button is
    complete. `longest` counts the bytes of the longest action, `opens` says that one of the
    buttons opens the private chat.
    """

    text: str
    rows: tuple[_Row, ...]
    longest: int
    opens: bool


@lru_cache(maxsize=REMEMBERED)
def _render_without_id(
    interview: Interview, hint: str, bot: BotName, page: PageSite | None, *, anew: bool
) -> _RenderedScreen:
    shown = screen(interview, hint, page, anew=anew)
    rows = _rows(shown, bot)
    longest = max([len(action) for row in rows for _, action in row if action], default=0)
    return _RenderedScreen(text(shown), tuple(rows), longest, shown.opening is not None)


def _button_and_action(button: Button) -> tuple[dict[str, Any], str | None]:
    data, shown = button.data, {"text": button.text}
    if button.style is not None:
        shown["style"] = str(button.style)
    if isinstance(data, Press) and data.conversation == _NO_ID:
        return shown, str(data.action)
    return {**shown, "callback_data": codec.pack(data)}, None


def _opening_button(opening: Opening, bot: BotName) -> dict[str, Any]:
    return {"text": opening.label, "url": bot.link(opening.payload)}


def results(found: InlineAnswer, bot: Bot) -> list[InlineQueryResultArticle]:
    """Return the results of an inline query, a card each, in the order of the cards."""
    return [result(str(place), card, bot) for place, card in enumerate(found.cards)]


def result(key: str, card: InlineCard, bot: Bot) -> InlineQueryResultArticle:
    """Return a card as a result with an id."""
    return InlineQueryResultArticle(
        key,
        card.title,
        InputTextMessageContent(text(card.shown), ParseMode.HTML),
        description=card.description,
        reply_markup=InlineKeyboardMarkup.from_button(
            InlineKeyboardButton(card.label, url=BotName.of(bot).link(card.payload))
        ),
    )


def _sharing_buttons(sharing: Sharing, bot: BotName | None) -> Iterator[dict[str, Any]]:
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


def _as_html(line: Line) -> str:
    before, after = _MARKS[line.style]
    return f"{before}{_with_bold(line)}{after}"


def _with_bold(line: Line) -> str:
    """Return a line without the marks of its style; what it begins with stands out."""
    if line.bold:
        lead, rest = line.text[: line.bold], line.text[line.bold :]
        return f"<b>{_escape(lead)}</b>{_escape(rest)}"
    return _escape(_indent(line))


def _escape(text: str) -> str:
    return escape(text, quote=False)


def _indent(line: Line) -> str:
    if line.style is not Style.TREE:
        return line.text
    said = line.text.lstrip(" ")
    return _INDENT * ((len(line.text) - len(said)) // 2) + said


def _fit(shown: Screen) -> Sequence[Line]:
    """Return the lines of a screen, shortened until they fit into one message.

    Whole lines are left out, the last first, of the style that takes the most room; one line says
    that there were more.
    """
    lines = shown.lines
    if 2 * sum([len(line.text) + 1 for line in lines]) <= LIMIT or _length(lines) <= LIMIT:
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
    return length("".join([line.text for line in lines])) + len(lines)
