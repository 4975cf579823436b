"""The screens of a desk itself: settings, open questions, figures."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.conversation.callback_data import DeskButton
from bot.desk.figures import Figures
from bot.desk.model import Block, Desk, Question, Result, State, clock, days_since
from bot.screens.desk.shared import CHOOSE, MOST_LISTED, matter, question_button, subject_name
from bot.screens.elements import Button, Line, Opening, Screen, Style
from bot.screens.fitting import LINE_HEIGHT, height_of
from bot.screens.rows import begin_rows, option_rows, shorten
from bot.wording import Words
from lawcore.languages import name_of

MOST_OPEN, LINES_OF_OPEN = 6, 8
"""The open questions that are listed, and the lines that they take at most."""
MOST_SUBJECTS = 4
"""The subjects that are named in the figures, those asked about most."""
HOUR = 60
MOST_MINUTES = 90
"""Longer durations are told in hours."""


def desk_screen(
    language: str, desk: Desk, channel: str | None, *, still_open: int, blocked: int
) -> Screen:
    """Return a desk with its settings, as its group sees it."""
    said = Words.of(language).bot
    quiet = (
        said.say("desk-quiet-none")
        if desk.quiet_from is None
        else said.say("desk-quiet", begins=str(desk.quiet_from), ends=str(desk.quiet_to))
    )
    linked = (
        said.say("desk-channel-none")
        if channel is None
        else said.say("desk-channel", channel=channel)
    )
    languages = said.say(
        "desk-languages", languages=", ".join(map(name_of, desk.languages.split()))
    )
    buttons = [
        _of_desk(desk, languages, "languages"),
        _of_desk(desk, quiet, "quiet"),
        _of_desk(desk, shorten(linked), "channel"),
        _of_desk(desk, said.say("desk-open", number=still_open), "list"),
        _of_desk(desk, said.say("desk-numbers"), "numbers"),
        _of_desk(desk, said.say("desk-link"), "link"),
    ]
    if blocked:
        buttons.append(_of_desk(desk, said.say("desk-blocked", number=blocked), "blocks"))
    lines = (
        Line(said.say("desk-title", name=desk.name), Style.TITLE),
        *map(Line, said.say("desk-how").splitlines()),
    )
    return Screen(lines, option_rows(buttons))


def desk_note_screen(language: str, desk: Desk, key: str, **values: str) -> Screen:
    """Return something about a desk, by its key, with the way back to the desk."""
    said = Words.of(language).bot
    lines = (
        Line(said.say("desk-title", name=desk.name), Style.TITLE),
        *map(Line, said.say(key, **values).splitlines()),
    )
    return Screen(lines, ((_back_to_desk(language, desk),),))


def link_screen(language: str, desk: Desk) -> Screen:
    """Return the link by which people ask a desk."""
    said = Words.of(language).bot
    lines = (
        Line(said.say("desk-title", name=desk.name), Style.TITLE),
        Line(said.say("desk-link-how", desk=desk.id)),
    )
    opening = Opening(shorten(said.say("ask-to", desk=desk.name)), f"{CHOOSE}{desk.id}")
    return Screen(lines, ((_back_to_desk(language, desk),),), opening=opening)


def blocks_screen(language: str, desk: Desk, blocks: Sequence[Block]) -> Screen:
    """Return who may not ask at a desk, by the number of a question, with the way to lift it."""
    said = Words.of(language).bot
    lines = (
        Line(said.say("desk-title", name=desk.name), Style.TITLE),
        Line(said.say("desk-blocks")),
    )
    lifts = [
        _of_desk(desk, said.say("desk-lift", called=f"A{one.number}"), "lift", str(one.number))
        for one in blocks[:MOST_LISTED]
    ]
    return Screen(lines, (*option_rows(lifts), (_back_to_desk(language, desk),)))


def list_screen(
    language: str, desk: Desk, questions: Sequence[Question], now: datetime, zone: ZoneInfo
) -> Screen:
    """Return the open questions of a desk, the oldest first, each with a button.

    It takes a question that waits; administrators put back one that a director has.
    """
    said = Words.of(language).bot
    lines = [Line(said.say("desk-title", name=desk.name), Style.TITLE)]
    lines.append(Line(said.say("desk-list", number=len(questions))))
    buttons, taken = [], 0
    for one in questions[:MOST_OPEN]:
        about = matter(language, one)
        since = said.say(
            "desk-since", days=days_since(one.sent_at, now), time=clock(one.sent_at, zone)
        )
        who = f" · {one.holder_name}" if one.state is not State.WAITING else ""
        told = Line(f"{one.called} · {about} · {since}{who}")
        taken += height_of((told,))
        if taken > LINES_OF_OPEN * LINE_HEIGHT:
            break
        lines.append(told)
        if one.state is State.WAITING:
            label = said.say("card-take-one", called=one.called)
            buttons.append(question_button(one, label, "take"))
        else:
            label = said.say("card-back-one", called=one.called)
            buttons.append(_of_desk(desk, label, "putback", str(one.number)))
    if more := len(questions) - len(buttons):
        lines.append(Line(said.say("desk-more", more=more)))
    return Screen(tuple(lines), (*option_rows(buttons), (_back_to_desk(language, desk),)))


def numbers_screen(language: str, desk: Desk, figures: Sequence[Figures], page: int) -> Screen:
    """Return the figures of a desk in one of its months, counted from the latest."""
    said = Words.of(language).bot
    if not figures:
        return desk_note_screen(language, desk, "numbers-none")
    page = min(page, len(figures) - 1)
    one = figures[page]
    lines = [Line(said.say("numbers-title", name=desk.name, month=one.month), Style.TITLE)]
    lines += [Line(text) for text in figures_lines(language, one)]
    pages = []
    if page + 1 < len(figures):
        pages.append(_of_desk(desk, said.say("numbers-before"), "numbers", str(page + 1)))
    if page:
        pages.append(_of_desk(desk, said.say("numbers-after"), "numbers", str(page - 1)))
    table = _of_desk(desk, said.say("numbers-table"), "table")
    rows = (tuple(pages), (table, _back_to_desk(language, desk)))
    return Screen(tuple(lines), tuple(row for row in rows if row))


def figures_lines(language: str, one: Figures) -> Iterator[str]:
    """Yield the figures of a month, a line each; what there is none of is left out."""
    said = Words.of(language).bot
    yield said.say("numbers-asked", number=one.asked, open=one.still_open, withdrawn=one.withdrawn)
    shown = list(one.subjects.items())[:MOST_SUBJECTS]
    yield " · ".join(f"{subject_name(language, subject)} {number}" for subject, number in shown)
    for key, spread in (("numbers-taken", one.taken), ("numbers-answered", one.answered)):
        if spread is not None:
            median, most = (_duration(language, minutes) for minutes in spread)
            yield said.say(key, median=median, most=most)
    results = [
        f"{said.say(f'result-{result}')} {one.results[result]}"
        for result in Result
        if one.results.get(result)
    ]
    if results:
        yield " · ".join(results)
    if one.unclear:
        yield said.say("numbers-unclear", number=one.unclear)


def chosen_screen(language: str, desk: Desk) -> Screen:
    """Return that questions go to a desk from now on, with the way to ask one."""
    said = Words.of(language).bot
    lines = (
        Line(said.say("desk-chosen", name=desk.name), Style.STRONG),
        Line(said.say("desk-chosen-how")),
    )
    return Screen(
        lines, ((_of_desk(desk, said.say("ask-director"), "ask"),), *begin_rows(language))
    )


def _duration(language: str, minutes: int) -> str:
    said = Words.of(language).bot
    if minutes <= MOST_MINUTES:
        return said.say("duration-minutes", minutes=minutes)
    return said.say("duration-hours", hours=round(minutes / HOUR))


def _of_desk(desk: Desk, label: str, action: str, value: str = "") -> Button:
    return Button(label, DeskButton(desk.id, action, value))


def _back_to_desk(language: str, desk: Desk) -> Button:
    return _of_desk(desk, Words.of(language).bot.say("back"), "show")
