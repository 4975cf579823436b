"""The screens of a person's own rulings."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.conversation.callback_data import ListRulings, Recall
from bot.conversation.model import Conversation
from bot.evening.place import TablePlace
from bot.screens.elements import Button, Line, Screen, Style, note
from bot.screens.fitting import fit
from bot.screens.noting import place_in_short
from bot.screens.rows import begin_rows, has_next_page, page_of, shorten, split_into_rows
from bot.wording import Words


def history_screen(language: str, rulings: Sequence[Conversation], page: int = 0) -> Screen:
    """Return a page of a person's rulings, the latest first, each with a button that opens it."""
    words = Words.of(language)
    said = words.bot
    if not rulings:
        return note(said.say("history-none"), begin_rows(language))
    shown = page_of(rulings, page) or page_of(rulings, 0)
    labels = _told_apart(words, [_label(words, ruled) for ruled in shown])
    buttons = [Button(label, Recall(ruled.id)) for label, ruled in zip(labels, shown, strict=True)]
    back = [Button(said.say("back"), ListRulings(page - 1))] if page else []
    following = Button(said.say("next-page"), ListRulings(page + 1))
    on = [following] if has_next_page(rulings, page) else []
    rows = (*split_into_rows(buttons, 1), (*back, *on))
    heading = Line(said.say("history-heading"), Style.STRONG)
    return Screen(tuple(fit((heading,), _days(words, shown), rows)), rows, said.say("shortened"))


def _days(words: Words, shown: Sequence[Conversation]) -> Iterator[Line]:
    """Yield a line for each day: how many rulings on the page are of that day."""
    said = words.bot
    for day, of_day in groupby(shown, lambda one: one.touched_at and one.touched_at.date()):
        if day is not None:
            yield Line(said.say("history-day", day=words.day(day), number=len([*of_day])))


def _label(words: Words, ruled: Conversation) -> str:
    """Return the result of a ruling for a button, behind its board where that is known."""
    place = place_in_short(words, TablePlace.parse(ruled.noted or "")) if ruled.is_noted else ""
    headline = ruled.headline or words.law.subject(ruled.subject)
    entry = words.bot.say("history-entry", place=place, headline=headline)
    return shorten(entry if place else headline)


def _told_apart(words: Words, labels: Sequence[str]) -> Iterator[str]:
    """Yield labels; equal ones get a number."""
    total, met = Counter(labels), Counter[str]()
    for label in labels:
        met[label] += 1
        again = words.bot.say("history-again", number=str(met[label]), entry=label)
        yield shorten(again) if total[label] > 1 else label


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
