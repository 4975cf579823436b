"""What the asker of a question sees, before and after it is sent."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.desk.model import Desk, Hurry, Question, State, Told, clock, is_quiet
from bot.screens.desk.shared import (
    MOST_LISTED,
    answer_lines,
    case_lines,
    case_opening,
    found_lines,
    found_rows,
    new_rows,
    published_lines,
    question_button,
    words_lines,
)
from bot.screens.elements import Line, Screen, Style
from bot.screens.rows import Rows, option_rows, shorten
from bot.wording import Words


def compose_screen(language: str, question: Question, desk: Desk, *, several: bool) -> Screen:
    """Return a question before it is sent: what the directors will see, and how to send it."""
    said = Words.of(language).bot
    lines = [Line(said.say("ask-to", desk=desk.name), Style.TITLE)]
    lines += case_lines(language, question)
    lines += words_lines(language, question)
    if question.name:
        lines.append(Line(said.say("ask-seen-name", name=question.name), Style.NOTE))
    else:
        lines.append(Line(said.say("ask-seen"), Style.NOTE))
    is_ready = bool(question.words) or question.subject is not None
    if not is_ready:
        lines.append(Line(said.say("ask-needs-words"), Style.STRONG))
    sends = [question_button(question, said.say(f"ask-{hurry}"), str(hurry)) for hurry in Hurry]
    words = "ask-words-change" if question.words else "ask-words"
    name = "ask-name-yes" if question.name else "ask-name-no"
    beside = (
        question_button(question, said.say(words), "words"),
        question_button(question, said.say(name), "name"),
    )
    last = [question_button(question, said.say("back"), "drop")]
    if several:
        last.append(question_button(question, said.say("ask-other-desk"), "desks"))
    sending = tuple((one,) for one in sends) if is_ready else ()
    return Screen(tuple(lines), (*sending, beside, tuple(last)), said.say("shortened"))


def which_desk_screen(language: str, question: Question, desks: Sequence[Desk]) -> Screen:
    """Return the desks of which one is to be asked."""
    said = Words.of(language).bot
    buttons = tuple(
        (question_button(question, shorten(one.name), "desk", one.id),)
        for one in desks[:MOST_LISTED]
    )
    back = question_button(question, said.say("back"), "drop")
    return Screen((Line(said.say("ask-which"), Style.STRONG),), (*buttons, (back,)))


def found_screen(language: str, question: Question, found: Sequence[Question]) -> Screen:
    """Return the answers that were found for a question, before it is asked."""
    said = Words.of(language).bot
    anyway = question_button(question, said.say("found-anyway"), "anyway")
    back = question_button(question, said.say("back"), "drop")
    heading = Line(said.say("found-heading"), Style.STRONG)
    lines = (heading, *found_lines(language, found, question))
    return Screen(lines, (*found_rows(found, question, "see"), (anyway,), (back,)))


def seen_screen(
    language: str, question: Question, found: Question, desk: Desk, *, changed: bool
) -> Screen:
    """Return a published answer to somebody who is about to ask; `changed` where to check it."""
    said = Words.of(language).bot
    lines = published_lines(language, found, desk)
    if changed:
        lines = (*lines, Line(said.say("found-check"), Style.STRONG))
    rows = (
        (question_button(question, said.say("found-helps"), "drop", "found"),),
        (question_button(question, said.say("found-anyway"), "anyway"),),
    )
    return Screen(
        lines, rows, said.say("shortened"), opening=case_opening(language, found, "answer-case")
    )


def asker_screen(  # noqa: PLR0913 - what a message to the asker depends on
    language: str,
    question: Question,
    desk: Desk,
    now: datetime,
    zone: ZoneInfo,
    *,
    told: Told | None = None,
    settled: bool = False,
) -> Screen:
    """Return to the asker how a question stands that was sent; `settled` where it was clear."""
    said = Words.of(language).bot
    called = question.called
    rows = new_rows(language) if settled else _asker_rows(language, question)
    opening = None
    match question.state:
        case State.ANSWERED:
            lines = answer_lines(language, question, desk)
            if question.hurry is Hurry.PLAYER:
                lines = (*lines, Line(said.say("asked-player"), Style.NOTE))
            opening = case_opening(language, question, "answer-case")
        case State.DECLINED:
            key = f"asked-{question.result}"
            lines = (
                Line(said.say("asked-declined", called=called, desk=desk.name), Style.TITLE),
                Line(said.say(key)),
            )
        case State.WITHDRAWN:
            lines = (Line(said.say("asked-withdrawn", called=called), Style.TITLE),)
        case State.ASKED_BACK:
            lines = (
                Line(said.say("asked-back", called=called, desk=desk.name), Style.TITLE),
                Line(said.say("quoted", text=question.asked or ""), Style.STRONG),
            )
        case _:
            lines = tuple(_waiting_lines(language, question, desk, now, zone, told))
    return Screen(lines, rows, said.say("shortened"), opening=opening)


def published_screen(language: str, question: Question, desk: Desk) -> Screen:
    """Return a published answer as whoever has found it sees it."""
    lines, said = published_lines(language, question, desk), Words.of(language).bot
    opening = case_opening(language, question, "answer-case")
    return Screen(lines, new_rows(language), said.say("shortened"), opening=opening)


def _waiting_lines(  # noqa: PLR0913, PLR0917 - what a message to the asker depends on
    language: str,
    question: Question,
    desk: Desk,
    now: datetime,
    zone: ZoneInfo,
    told: Told | None,
) -> Iterator[Line]:
    said, called = Words.of(language).bot, question.called
    if told is Told.NOBODY:
        yield Line(said.say("asked-nobody", called=called), Style.TITLE)
        yield Line(said.say("asked-nobody-how"))
        return
    if question.state is State.TAKEN:
        time = clock(question.taken_at, zone)
        yield Line(said.say("asked-taken", called=called, time=time), Style.TITLE)
    else:
        yield Line(said.say("asked-sent", called=called, desk=desk.name), Style.TITLE)
    yield from words_lines(language, question)
    if question.answered_at is not None and question.result is not None:
        yield from answer_lines(language, question, None)
    is_player = question.hurry is Hurry.PLAYER
    yield Line(said.say("asked-player-waits" if is_player else "asked-rule"))
    if question.state is State.WAITING and is_quiet(desk, now, zone):
        yield Line(said.say("asked-quiet", hour=str(desk.quiet_to)), Style.NOTE)


def _asker_rows(language: str, question: Question) -> Rows:
    """Return what the asker may do with a question that was sent."""
    said = Words.of(language).bot
    keys: tuple[str, ...] = ()
    match question.state:
        case State.WAITING | State.TAKEN:
            keys = ("add", "withdraw")
        case State.ASKED_BACK:
            keys = ("reply", "withdraw")
        case State.ANSWERED if not question.unclear:
            keys = ("clear", "unclear")
    buttons = [question_button(question, said.say(f"asker-{key}"), key) for key in keys]
    return option_rows(buttons) if buttons else new_rows(language)
