"""The screens of a desk of directors: itself, its cards, and what askers and directors see."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.conversation.callback_data import AskDirector, Begin, DeskButton, QuestionButton
from bot.conversation.changing import entries
from bot.conversation.deep_links import payload
from bot.conversation.fingerprint import headline
from bot.conversation.interview import Interview, usual_edition
from bot.desk.case import interview_of, rulings_of
from bot.desk.figures import Figures
from bot.desk.hours import clock, days_since, is_quiet
from bot.desk.model import (
    OF_THE_ASKER,
    REFUSALS,
    Block,
    Desk,
    Draft,
    Hurry,
    Question,
    Result,
    State,
    Told,
    Typing,
)
from bot.screens.elements import LABEL, Button, ButtonStyle, Line, Opening, Screen, Style
from bot.screens.rows import ALL_GROUPS, Rows, begin_rows, option_rows, shorten
from bot.screens.told import short_answer
from bot.wording import Words

ASK = "k"
CHOOSE = "d"
HOLD = "h"
"""The first letters of links into the private chat: ask, choose a desk, answer a question."""
MOST_LISTED = 8
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
    languages = said.say("desk-languages", languages=", ".join(desk.languages.split()))
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
    """Return the open questions of a desk, the oldest first, a button each to take it."""
    said = Words.of(language).bot
    lines = [Line(said.say("desk-title", name=desk.name), Style.TITLE)]
    lines.append(Line(said.say("desk-list", number=len(questions))))
    buttons = []
    for one in questions[:MOST_LISTED]:
        about = _about(language, one)
        since = said.say(
            "desk-since", days=days_since(one.sent_at, now), time=clock(one.sent_at, zone)
        )
        who = f" · {one.holder_name}" if one.state is not State.WAITING else ""
        lines.append(Line(f"{one.called} · {about} · {since}{who}"))
        if one.state is State.WAITING:
            label = said.say("card-take-one", called=one.called)
            buttons.append(question_button(one, label, "take"))
    if more := len(questions) - MOST_LISTED:
        lines += [Line(said.say("desk-more", more=more))] if more > 0 else []
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
    yield " · ".join(f"{_subject(language, subject)} {number}" for subject, number in shown)
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


def compose_screen(language: str, question: Question, desk: Desk, *, several: bool) -> Screen:
    """Return a question before it is sent: what the directors will see, and how to send it."""
    said = Words.of(language).bot
    lines = [Line(said.say("ask-to", desk=desk.name), Style.TITLE)]
    lines += _case_lines(language, question)
    lines += _words_lines(language, question)
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
    return Screen((Line(said.say("ask-which")),), (*buttons, (back,)))


def found_screen(language: str, question: Question, found: Sequence[Question]) -> Screen:
    """Return the answers that were found for a question, before it is asked."""
    said = Words.of(language).bot
    buttons = [
        question_button(question, _found_label(language, one, place), "see", one.id)
        for place, one in enumerate(found, 1)
    ]
    anyway = question_button(question, said.say("found-anyway"), "anyway")
    back = question_button(question, said.say("back"), "drop")
    rows = (*((one,) for one in buttons), (anyway,), (back,))
    return Screen((Line(said.say("found-heading"), Style.TITLE),), rows)


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
        lines, rows, said.say("shortened"), opening=_opening(language, found, "answer-case")
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
    rows = _new_rows(language) if settled else _asker_rows(language, question)
    opening = None
    match question.state:
        case State.ANSWERED:
            lines = answer_lines(language, question, desk)
            if question.hurry is Hurry.PLAYER:
                lines = (*lines, Line(said.say("asked-player"), Style.NOTE))
            opening = _opening(language, question, "answer-case")
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


def typing_screen(language: str, question: Question, draft: Draft, hint: str = "") -> Screen:
    """Return what is to be typed for a question, with what was wrong in the last line."""
    said = Words.of(language).bot
    lines = [Line(said.say(f"type-{draft.typing}", called=question.called), Style.STRONG)]
    lines.append(Line(hint or said.say("type-how"), Style.NOTE))
    back = question_button(question, said.say("back"), "leave")
    return Screen(tuple(lines), ((back,),))


def draft_screen(  # noqa: PLR0913 - what is sent, by whom, and what came meanwhile
    language: str,
    question: Question,
    draft: Draft,
    desk: Desk,
    name: str,
    *,
    added: bool = False,
) -> Screen:
    """Return a text as it will be sent: nothing leaves before it was seen here.

    `name` is with what a director may sign; `added` says that the asker has added something since.
    """
    said = Words.of(language).bot
    is_asker = draft.typing in OF_THE_ASKER
    key = "draft-to-desk" if is_asker else "draft-to-asker"
    lines = [Line(said.say(key, called=question.called, desk=desk.name))]
    if not is_asker and draft.typing not in {Typing.FACT, Typing.CORRECTION}:
        lines.append(Line(said.say(f"result-{draft.typing}"), Style.STRONG))
        if draft.typing is Typing.CONFIRMED:
            lines += _ruling_lines(language, question)
    lines.append(
        Line(said.say("quoted", text=draft.text))
        if draft.text
        else Line(said.say("draft-may-add"), Style.NOTE)
    )
    if added:
        lines.append(Line(said.say("draft-added"), Style.STRONG))
        lines += _words_lines(language, question)
    turn = str(draft.turn)
    send = question_button(question, said.say("draft-send"), "send", turn, ButtonStyle.PRIMARY)
    middle = []
    if not is_asker and draft.typing is not Typing.FACT:
        signed = (
            said.say("draft-signed", name=name) if draft.signed else said.say("draft-unsigned")
        )
        middle.append(question_button(question, shorten(signed), "sign"))
    again = "draft-again" if draft.text else "draft-add"
    middle.append(question_button(question, said.say(again), "again"))
    back = question_button(question, said.say("back"), "leave")
    return Screen(tuple(lines), ((send,), *option_rows(middle), (back,)), said.say("shortened"))


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
        opening = _opening(language, question, "card-facts", below=True)
    return Screen(tuple(lines), option_rows(buttons), said.say("shortened"), opening=opening)


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


def remind_screen(desk: Desk, question: Question) -> Screen:
    """Return that a table waits for an answer."""
    said = Words.of(desk.language).bot
    take = question_button(question, said.say("card-take"), "take")
    return Screen((Line(said.say("card-waits", called=question.called)),), ((take,),))


def card_lines(language: str, question: Question, zone: ZoneInfo) -> Iterator[Line]:
    """Yield a question as directors see it: what, who waits, the ruling, facts and words."""
    said = Words.of(language).bot
    parts = [question.called, _about(language, question)]
    if question.hurry is not None:
        parts.append(said.say(f"card-{question.hurry}"))
    if question.sent_at is not None:
        parts.append(clock(question.sent_at, zone))
    yield Line(" · ".join(parts), Style.TITLE)
    yield from _case_lines(language, question, with_subject=False)
    yield from _words_lines(language, question)
    if question.name:
        yield Line(said.say("card-name", name=question.name))


def holder_screen(
    language: str, question: Question, zone: ZoneInfo, *, told: Told | None = None
) -> Screen:
    """Return a question to the director who has it, or had it, with what can be done."""
    said = Words.of(language).bot
    lines = [*_told_lines(language, question, told), *card_lines(language, question, zone)]
    if question.asked and question.state is State.ASKED_BACK:
        lines.append(Line(said.say("hold-asked", text=question.asked), Style.STRONG))
    keys: tuple[str, ...] = ()
    match question.state:
        case State.TAKEN:
            keys = TO_BE_RULED if _has_ruling(language, question) else TO_BE_ANSWERED
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
    opening = _opening(language, question, "card-facts", below=True) if keys else None
    rows = option_rows(buttons) if buttons else _new_rows(language)
    return Screen(tuple(lines), rows, said.say("shortened"), opening=opening)


TO_BE_RULED = ("confirmed", "differently", "judgement", "already", "fact", "hand", "refuse")
TO_BE_ANSWERED = ("answered", "already", "fact", "hand", "refuse")


AFTER_ANSWER = ("correction", "publish", "unpublish", "mark")
"""What a director may do, by the state of a question."""


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
    colleagues: Sequence[tuple[int, str]],
    desks: Sequence[Desk],
) -> Screen:
    """Return to whom a question can be handed on: the list, a colleague, another desk."""
    said = Words.of(language).bot
    buttons = [question_button(question, said.say("hand-back"), "putback")]
    buttons += [
        question_button(question, shorten(said.say("hand-to", name=name)), "to", str(user_id))
        for user_id, name in colleagues
    ]
    buttons += [
        question_button(question, shorten(said.say("hand-desk", name=one.name)), "over", one.id)
        for one in desks
    ]
    back = question_button(question, said.say("back"), "leave")
    lines = (Line(said.say("hand-heading", called=question.called), Style.STRONG),)
    return Screen(lines, (*((one,) for one in buttons), (back,)))


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
    buttons = [
        question_button(question, _found_label(language, one, place), "pick", one.id)
        for place, one in enumerate(found, 1)
    ]
    back = question_button(question, said.say("back"), "leave")
    key = "already-heading" if found else "already-none"
    return Screen((Line(said.say(key), Style.STRONG),), (*((one,) for one in buttons), (back,)))


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
    opening = _opening(desk.language, question, "post-open")
    said = Words.of(desk.language).bot
    lines = published_lines(desk.language, question, desk)
    return Screen(lines, (), said.say("shortened"), opening=opening)


def published_screen(language: str, question: Question, desk: Desk) -> Screen:
    """Return a published answer as whoever has found it sees it."""
    lines, said = published_lines(language, question, desk), Words.of(language).bot
    opening = _opening(language, question, "answer-case")
    return Screen(lines, _new_rows(language), said.say("shortened"), opening=opening)


def published_lines(language: str, question: Question, desk: Desk) -> tuple[Line, ...]:
    """Return a case with the answer of its desk: nobody's words but the desk's, no names."""
    said = Words.of(language).bot
    interview = interview_of(question, language)
    lines = []
    if interview is None:
        lines.append(Line(said.say("ask-director"), Style.TITLE))
    else:
        year = str(interview.conversation.edition)
        subject = interview.words.law.subject(interview.conversation.subject)
        lines.append(Line(said.say("title", subject=subject, edition=year), Style.TITLE))
        lines += _case_lines(language, question, with_subject=False)
    if question.result is not None:
        lines.append(Line(said.say(f"result-{question.result}")))
    text = said.say("quoted", text=question.answer) if question.answer else ""
    lines.append(Line.led_by(f"{desk.name}:", text))
    return tuple(lines)


def answer_lines(language: str, question: Question, desk: Desk | None) -> tuple[Line, ...]:
    """Return an answer with the ruling beside it; of the desk only where that is not shown yet."""
    said = Words.of(language).bot
    lines = []
    result = said.say(f"result-{question.result}")
    if question.result is Result.ALREADY and question.answers_number:
        result = said.say("result-already-as", called=f"A{question.answers_number}")
    if desk is None:
        lines.append(Line(result, Style.STRONG))
    else:
        lines.append(Line(f"{question.called} · {result}", Style.TITLE))
        lines += _ruling_lines(language, question)
    if question.answer:
        lines.append(Line(said.say("quoted", text=question.answer), Style.STRONG))
    if desk is not None:
        by = said.say("answered-by", name=question.signature or "", desk=desk.name)
        lines.append(Line(by if question.signature else desk.name, Style.NOTE))
    return tuple(lines)


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


def gone_screen(language: str, key: str, **values: str) -> Screen:
    """Return why there is nothing to be seen or done, by a key, with the way on."""
    lines = tuple(map(Line, Words.of(language).bot.say(key, **values).splitlines()))
    return Screen(lines, _new_rows(language))


def ask_button(language: str) -> Button:
    """Return the button that asks about the line which the message replies to."""
    return Button(Words.of(language).bot.say("ask-director"), AskDirector())


def found_button(language: str, found: Question) -> Button:
    """Return the button that shows a published answer which a typed text has found."""
    label = Words.of(language).bot.say("found-button", about=_about(language, found))
    return question_button(found, shorten(label), "find")


def question_button(
    question: Question,
    label: str,
    action: str,
    value: str = "",
    style: ButtonStyle | None = None,
) -> Button:
    """Return a button of a question as it is now."""
    return Button(label, QuestionButton(question.id, question.version, action, value), style)


def case_text(question: Question, language: str) -> str:
    """Return everything by which a published answer is found again by words."""
    interview = interview_of(question, language)
    if interview is None:
        return question.answer or ""
    law, links = interview.words.law, interview.links
    subjects = (law.subject(one.conversation.subject) for one in links)
    ruled = (headline(one.reply, language) or "" for one in links)
    return " ".join((*subjects, facts_line(interview), *ruled, question.answer or ""))


LONGEST_FACTS = 220
"""The most characters of the facts on a card; all of them are behind its link."""


def _case_lines(language: str, question: Question, *, with_subject: bool = True) -> Iterator[Line]:
    """Yield the case of a question: the ruling, then the facts."""
    interview = interview_of(question, language)
    if interview is None:
        return
    if with_subject:
        yield Line(_about(language, question), Style.STRONG)
    yield from _ruling_lines(language, question)
    if facts := facts_line(interview):
        yield Line(facts)


def facts_line(interview: Interview) -> str:
    """Return the answers of every subject in a line, as many of them as there is room for."""
    answers = [short_answer(one, entry) for one in interview.links for entry in entries(one)]
    line = " · ".join(answers)
    while len(line) > LONGEST_FACTS and len(answers) > 1:
        answers.pop()
        line = interview.words.bot.say("told-more", answers=" · ".join(answers))
    return line[:1].upper() + line[1:]


def _ruling_lines(language: str, question: Question) -> Iterator[Line]:
    """Yield what the bot rules, a line for each subject of the case that rules something."""
    interview = interview_of(question, language)
    said = Words.of(language).bot
    if interview is None:
        return
    *former, last = (headline(one.reply, language) for one in rulings_of(interview))
    for line in (*filter(None, former), last or said.say("card-no-ruling")):
        yield Line(said.say("card-bot", headline=line))


def _has_ruling(language: str, question: Question) -> bool:
    interview = interview_of(question, language)
    return interview is not None and interview.ruling is not None


def _words_lines(language: str, question: Question) -> Iterator[Line]:
    """Yield the asker's words, as a quotation."""
    said = Words.of(language).bot
    if question.words:
        for line in said.say("quoted", text=question.words).splitlines():
            yield Line(line, Style.QUOTE)


def _about(language: str, question: Question) -> str:
    """Return what a question is about."""
    interview = interview_of(question, language)
    if interview is None:
        return _subject(language, None)
    row = interview.conversation
    if row.edition == usual_edition(row.subject):
        return _subject(language, row.subject)
    subject, year = _subject(language, row.subject), str(row.edition)
    return Words.of(language).bot.say("title", subject=subject, edition=year)


def _subject(language: str, subject: str | None) -> str:
    words = Words.of(language)
    return words.bot.say("card-no-case") if subject is None else words.law.subject(subject)


def _found_label(language: str, found: Question, place: int) -> str:
    """Return the label of an answer that was found: its subject and facts."""
    interview = interview_of(found, language)
    text = found.answer or "" if interview is None else facts_line(interview)
    about = _about(language, found)
    return shorten(f"{place}. {about}: {text}", LABEL)


def _opening(
    language: str, question: Question, key: str, *, below: bool = False
) -> Opening | None:
    """Return the link that opens the case of a question; None where no link carries it."""
    case = question.case(language)
    link = None if case is None else payload(case)
    if link is None:
        return None
    return Opening(Words.of(language).bot.say(key), link, below=below)


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
    if question.answered_at is not None and question.result is not None:
        yield from answer_lines(language, question, None)
    yield from _words_lines(language, question)
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
    return option_rows(buttons) if buttons else _new_rows(language)


def _told_lines(language: str, question: Question, told: Told | None) -> Iterator[Line]:
    """Yield why a director is sent a question, or that it is theirs."""
    said, called = Words.of(language).bot, question.called
    if told is not None:
        yield Line(said.say(f"told-{told}", called=called), Style.STRONG)
    elif question.state is State.TAKEN:
        yield Line(said.say("hold-title"), Style.STRONG)


def _duration(language: str, minutes: int) -> str:
    said = Words.of(language).bot
    if minutes <= MOST_MINUTES:
        return said.say("duration-minutes", minutes=minutes)
    return said.say("duration-hours", hours=round(minutes / HOUR))


def _new_rows(language: str) -> Rows:
    return ((Button(Words.of(language).bot.say("new"), Begin(ALL_GROUPS)),),)


def _of_desk(desk: Desk, label: str, action: str, value: str = "") -> Button:
    return Button(label, DeskButton(desk.id, action, value))


def _back_to_desk(language: str, desk: Desk) -> Button:
    return _of_desk(desk, Words.of(language).bot.say("back"), "show")
