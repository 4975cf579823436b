"""What directors see of a question: its card in the group, and what can be done with it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from zoneinfo import ZoneInfo

from bot.desk.case import last_added
from bot.desk.model import REFUSALS, Desk, Question, Result, State, Told, called_by, clock
from bot.screens.desk.shared import (
    LONGEST_FACTS,
    answer_lines,
    case_lines,
    case_opening,
    found_lines,
    found_rows,
    has_ruling,
    matter,
    new_rows,
    published_lines,
    question_button,
    words_lines,
)
from bot.screens.elements import ButtonStyle, Line, Screen, Style
from bot.screens.rows import option_rows, shorten
from bot.wording import Words
from lawcore.engine.records import replace

CARD_ACTIONS: dict[State, tuple[str, ...]] = {
    State.COMPOSED: (),
    State.WAITING: ("take",),
    State.TAKEN: ("answer",),
    State.ASKED_BACK: ("answer",),
    State.ANSWERED: ("reopen",),
    State.DECLINED: (),
    State.WITHDRAWN: (),
}
"""The buttons of a card, by the state of its question."""
TO_BE_RULED = ("confirmed", "differently", "judgement", "already", "fact", "hand", "refuse")
TO_BE_ANSWERED = ("answered", "already", "fact", "hand", "refuse")
BEGINNING = 10
"""The characters that are told again of long words, which stand below in full."""
OF_WORDS = frozenset({Told.ADDED, Told.REPLIED, Told.UNCLEAR})
"""Why a director is told of a question: its asker has written something more."""
AFTER_ANSWER = ("correction", "publish", "unpublish", "mark")
"""What a director may do, by the state of a question."""


def card_screen(desk: Desk, question: Question, zone: ZoneInfo) -> Screen:
    """Return the card of a question in the group of its desk."""
    language = desk.language
    said = Words.of(language).bot
    lines = [*card_lines(language, question, zone)]
    if state := _card_state(language, question, zone):
        lines.append(Line(state, Style.STRONG))
    if question.state is State.ANSWERED and question.answer:
        quoted = said.say("quoted", text=question.answer)
        lines += [Line(line, Style.QUOTE) for line in quoted.splitlines()]
    buttons = [
        question_button(question, said.say(f"card-{action}"), action)
        for action in CARD_ACTIONS[question.state]
    ]
    opening = None
    if question.is_open:
        opening = case_opening(language, question, "card-facts", below=True)
    return Screen(tuple(lines), option_rows(buttons), said.say("shortened"), opening=opening)


def remind_screen(desk: Desk, question: Question) -> Screen:
    """Return that a table waits for an answer."""
    said = Words.of(desk.language).bot
    take = question_button(question, said.say("card-take"), "take")
    return Screen((Line(said.say("card-waits", called=question.called)),), ((take,),))


def card_lines(language: str, question: Question, zone: ZoneInfo) -> Iterator[Line]:
    """Yield a question as directors see it: what, who waits, the ruling, facts and words."""
    said = Words.of(language).bot
    parts = [question.called, matter(language, question)]
    if question.hurry is not None:
        parts.append(said.say(f"card-{question.hurry}"))
    if question.sent_at is not None:
        parts.append(clock(question.sent_at, zone))
    yield Line(" · ".join(parts), Style.TITLE)
    yield from case_lines(language, question, with_subject=False)
    yield from words_lines(language, question)
    if question.name:
        yield Line(said.say("card-name", name=question.name))


def holder_screen(
    language: str, question: Question, zone: ZoneInfo, *, told: Told | None = None
) -> Screen:
    """Return a question to the director who has it, or had it, with what can be done."""
    said = Words.of(language).bot
    lines = [*_told_lines(language, question, told)]
    before, new = last_added(question.words)
    if told in OF_WORDS and len(new) <= LONGEST_FACTS:  # then it stands above
        question = replace(question, words=before)
    lines += card_lines(language, question, zone)
    if question.asked and question.state is State.ASKED_BACK:
        lines.append(Line(said.say("hold-asked", text=question.asked), Style.STRONG))
    keys: tuple[str, ...] = ()
    match question.state:
        case State.TAKEN:
            keys = TO_BE_RULED if has_ruling(language, question) else TO_BE_ANSWERED
        case State.ASKED_BACK:
            keys = ("hand",)
        case State.ANSWERED:
            lines += answer_lines(language, question, None)
            keys = tuple(_after_answer(question))
        case _:
            pass
    if question.publish_at is not None and question.state is State.ANSWERED:
        key = "hold-published" if question.listed else "hold-scheduled"
        lines.append(Line(said.say(key), Style.NOTE))
    buttons = [question_button(question, said.say(f"hold-{key}"), key) for key in keys]
    opening = case_opening(language, question, "card-facts", below=True) if keys else None
    rows = option_rows(buttons) if buttons else new_rows(language)
    return Screen(tuple(lines), rows, said.say("shortened"), opening=opening)


def _after_answer(question: Question) -> Iterator[str]:
    """Yield what a director may still do after an answer."""
    if question.asker_id:
        yield "correction"
    if question.publish_at is None and question.result is not Result.ALREADY:
        yield "publish"
    elif question.publish_at is not None and not question.listed:
        yield "unpublish"
    if question.result is Result.DIFFERENTLY and question.subject and not question.marked:
        yield "mark"


def hand_screen(
    language: str,
    question: Question,
    colleagues: Sequence[tuple[int, str, int]],
    desks: Sequence[Desk],
) -> Screen:
    """Return to whom a question can be handed on: the list, a colleague, another desk.

    Colleagues of one name are told apart by the last question that each has had.
    """
    said = Words.of(language).bot
    buttons = [question_button(question, said.say("hand-back"), "putback")]
    buttons += [
        question_button(question, shorten(to), "to", str(user_id))
        for (user_id, _, _), to in zip(
            colleagues, _named_apart(Words.of(language), colleagues), strict=True
        )
    ]
    buttons += [
        question_button(question, shorten(said.say("hand-desk", name=one.name)), "over", one.id)
        for one in desks
    ]
    back = question_button(question, said.say("back"), "leave")
    lines = (Line(said.say("hand-heading", called=question.called), Style.STRONG),)
    return Screen(lines, (*((one,) for one in buttons), (back,)))


def _named_apart(words: Words, colleagues: Sequence[tuple[int, str, int]]) -> Iterator[str]:
    """Yield what each colleague is called, who shares a name also by a question."""
    names = Counter(name for _, name, _ in colleagues)
    for _, name, number in colleagues:
        if names[name] == 1:
            yield words.bot.say("hand-to", name=name)
        else:
            yield words.bot.say("hand-to-namesake", name=name, called=called_by(number))


def refuse_screen(language: str, question: Question) -> Screen:
    """Return the reasons for which a question can be declined; the asker is told which."""
    said = Words.of(language).bot
    buttons = [
        question_button(
            question,
            said.say(f"refuse-{result}"),
            "why",
            result,
            ButtonStyle.DANGER if result is Result.CONDUCT else None,
        )
        for result in REFUSALS
    ]
    back = question_button(question, said.say("back"), "leave")
    lines = (Line(said.say("refuse-heading", called=question.called), Style.STRONG),)
    return Screen(lines, (*((one,) for one in buttons), (back,)))


def already_screen(language: str, question: Question, found: Sequence[Question]) -> Screen:
    """Return the published answers of which one may be the answer to a question too."""
    said = Words.of(language).bot
    back = question_button(question, said.say("back"), "leave")
    key = "already-heading" if found else "already-none"
    lines = (Line(said.say(key), Style.STRONG), *found_lines(language, found, question))
    return Screen(lines, (*found_rows(found, question, "pick"), (back,)))


def publish_screen(language: str, question: Question, desk: Desk, channel: str | None) -> Screen:
    """Return an answer as it would be published, with the question whether it names anybody."""
    said = Words.of(language).bot
    where = (
        said.say("publish-nowhere")
        if channel is None
        else said.say("publish-where", channel=channel)
    )
    lines = (
        *published_lines(desk.language, question, desk),
        Line(where, Style.NOTE),
        Line(said.say("publish-names"), Style.STRONG),
    )
    yes = question_button(question, said.say("publish-yes"), "published", "", ButtonStyle.PRIMARY)
    back = question_button(question, said.say("back"), "leave")
    return Screen(lines, ((yes,), (back,)), said.say("shortened"))


def post_screen(question: Question, desk: Desk) -> Screen:
    """Return a published answer as it is posted to the channel."""
    opening = case_opening(desk.language, question, "post-open")
    said = Words.of(desk.language).bot
    lines = published_lines(desk.language, question, desk)
    return Screen(lines, (), said.say("shortened"), opening=opening)


def _card_state(language: str, question: Question, zone: ZoneInfo) -> str:
    said, name = Words.of(language).bot, question.holder_name or ""
    match question.state:
        case State.WAITING if name:
            return said.say("card-back", name=name)
        case State.TAKEN:
            return said.say("card-taken", name=name, time=clock(question.taken_at, zone))
        case State.ASKED_BACK:
            return said.say("card-asked", name=name)
        case State.ANSWERED | State.DECLINED if question.result is not None:
            result = said.say(f"result-{question.result}")
            return f"{result} · {name}" if name else result
        case State.WITHDRAWN:
            return said.say("card-withdrawn")
        case _:
            return ""


def _told_lines(language: str, question: Question, told: Told | None) -> Iterator[Line]:
    """Yield why a director is sent a question, or that it is theirs."""
    said = Words.of(language).bot
    if told is Told.REPLIED and question.asked and question.state is State.TAKEN:
        yield Line(said.say("hold-asked", text=question.asked), Style.NOTE)
    if told is not None:
        text = " ".join(last_added(question.words)[1].split())
        text = text if len(text) <= LONGEST_FACTS else shorten(text, BEGINNING)
        yield Line(said.say(f"told-{told}", text=text), Style.STRONG)
    elif question.state is State.TAKEN:
        yield Line(said.say("hold-title"), Style.STRONG)
