"""The screens of a person's own rulings."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.conversation.callback_data import ListRulings, Recall
from bot.conversation.model import Conversation
from bot.evening.place import TablePlace
from bot.screens.elements import Button, Line, Screen, Style, note
from bot.screens.noting import place_of
from bot.screens.rows import READ_IN_A_PAGE, begin_rows, has_next_page, option_rows, page_of
from bot.wording import Words


def history_screen(language: str, rulings: Sequence[Conversation], page: int = 0) -> Screen:
    """Return a page of a person's rulings, the latest first, each with a button that opens it."""
    words = Words.of(language)
    said = words.bot
    if not rulings:
        return note(said.say("history-none"), begin_rows(language))
    shown = page_of(rulings, page, READ_IN_A_PAGE) or page_of(rulings, 0, READ_IN_A_PAGE)
    buttons = [Button(str(place), Recall(ruled.id)) for place, ruled in enumerate(shown, start=1)]
    back = [Button(said.say("back"), ListRulings(page - 1))] if page else []
    following = Button(said.say("next-page"), ListRulings(page + 1))
    on = [following] if has_next_page(rulings, page, READ_IN_A_PAGE) else []
    rows = (*option_rows(buttons), (*back, *on))
    heading = Line(said.say("history-heading"), Style.STRONG)
    return Screen((heading, *_list(words, shown)), rows, said.say("shortened"))


def _list(words: Words, shown: Sequence[Conversation]) -> Iterator[Line]:
    """Yield a line for each ruling by its number, below the day it was given on."""
    numbered = enumerate(shown, start=1)
    for day, of_day in groupby(
        numbered, lambda one: one[1].touched_at and one[1].touched_at.date()
    ):
        if day is not None:
            yield Line(words.day(day), Style.NOTE)
        for number, ruled in of_day:
            yield Line.led_by(str(number), _entry(words, ruled))


def _entry(words: Words, ruled: Conversation) -> str:
    """Return the result of a ruling, behind its board, or its subject where that is not known."""
    where = TablePlace.parse(ruled.noted or "") if ruled.is_noted else TablePlace()
    parts = (place_of(words, where) or words.law.subject(ruled.subject), ruled.headline)
    return " · ".join(filter(None, parts))


def changed_ruling_screen(language: str, kept: Conversation, headline: str) -> Screen:
    """Return the screen that says that the law core rules otherwise now."""
    said = Words.of(language).bot
    lines = [Line(said.say("history-changed", day=_day(kept)), Style.STRONG)]
    if kept.headline == headline:
        lines.append(Line(said.say("history-same-headline", headline=headline)))
    else:
        lines.append(Line(said.say("history-then", headline=kept.headline or "")))
        lines.append(Line(said.say("history-now", headline=headline)))
    return Screen(tuple(lines))


def folded_screen(former: Conversation) -> Screen:
    """Return what stays of a case in a group when its asker begins another: its headline."""
    words = Words.of(former.language)
    subject = words.law.subject(former.subject)
    return note(former.headline or words.bot.say("case-aside", subject=subject))


def _day(ruled: Conversation) -> str:
    return "" if ruled.touched_at is None else ruled.touched_at.date().isoformat()
