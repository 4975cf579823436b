"""The screens of one's own rulings."""

from collections.abc import Sequence

from bot.conversation.callback_data import Recall
from bot.conversation.model import Conversation
from bot.screens.elements import Button, Line, Screen, Style, note
from bot.screens.rows import option_rows
from bot.wording import Words

LONGEST = 150
"""A longer headline is cut in the list; its ruling is a tap away."""


def history_screen(language: str, rulings: Sequence[Conversation]) -> Screen:
    """Return somebody's rulings, the latest first, each with a button that opens it again."""
    words = Words.of(language)
    said, law = words.bot, words.law
    if not rulings:
        return note(said.say("history-none"))
    lines = [Line(said.say("history-heading"), Style.STRONG)]
    for number, ruled in enumerate(rulings, start=1):
        entry = said.say(
            "history-entry",
            number=str(number),
            day=_day(ruled),
            subject=law.subject(ruled.subject),
            edition=str(ruled.edition),
            headline=_shorten(ruled.headline or ""),
        )
        lines.append(Line(entry))
    buttons = [
        Button(str(number), Recall(ruled.id)) for number, ruled in enumerate(rulings, start=1)
    ]
    return Screen(tuple(lines), option_rows(buttons), said.say("shortened"))


def changed_ruling_screen(language: str, kept: Conversation, headline: str) -> Screen:
    """Return the screen that says that the law core now rules otherwise than it did."""
    said = Words.of(language).bot
    lines = [Line(said.say("history-changed", day=_day(kept)), Style.STRONG)]
    if kept.headline == headline:
        lines.append(Line(said.say("history-same-headline", headline=headline)))
    else:
        lines.append(Line(said.say("history-then", headline=kept.headline or "")))
        lines.append(Line(said.say("history-now", headline=headline)))
    return Screen(tuple(lines))


def _day(ruled: Conversation) -> str:
    return "" if ruled.touched_at is None else ruled.touched_at.date().isoformat()


def _shorten(headline: str) -> str:
    if len(headline) <= LONGEST:
        return headline
    return headline[: LONGEST - 1].rsplit(" ", 1)[0] + "…"
