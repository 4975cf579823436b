"""What the screens of a question share: its buttons, case and answer, and what is typed for it."""

from collections.abc import Iterator, Sequence

from bot.conversation.callback_data import AskDirector, Begin, QuestionButton
from bot.conversation.deep_links import payload
from bot.conversation.fingerprint import headline
from bot.conversation.interview import usual_edition
from bot.desk.case import interview_of, rulings_of
from bot.desk.model import OF_THE_ASKER, Desk, Draft, Question, Result, Typing
from bot.screens.elements import Button, ButtonStyle, Line, Opening, Screen, Style
from bot.screens.rows import ALL_GROUPS, Rows, option_rows, shorten
from bot.screens.told import TWO_LINES, told_line
from bot.wording import Words

ASK = "k"
CHOOSE = "d"
HOLD = "h"
"""The first letters of links into the private chat: ask, choose a desk, answer a question."""
MOST_LISTED = 8
LONGEST_FACTS = 220
"""The most characters of the facts on a card; all of them are behind its link."""


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
        lines += case_lines(language, question, with_subject=False)
    result = said.say(f"result-{question.result}") if question.result is not None else ""
    text = said.say("quoted", text=question.answer) if question.answer else ""
    lines.append(Line.led_by(f"{desk.name}:", ". ".join(filter(None, (result, text)))))
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
        lines += ruling_lines(language, question)
    if question.answer:
        style = Style.QUOTE if desk is None else Style.STRONG
        quoted = said.say("quoted", text=question.answer)
        lines += [Line(line, style) for line in quoted.splitlines()]
    if desk is not None:
        by = said.say("answered-by", name=question.signature or "", desk=desk.name)
        lines.append(Line(by if question.signature else desk.name, Style.NOTE))
    return tuple(lines)


def gone_screen(language: str, key: str, **values: str) -> Screen:
    """Return why there is nothing to be seen or done, by a key, with the way on."""
    lines = tuple(map(Line, Words.of(language).bot.say(key, **values).splitlines()))
    return Screen(lines, new_rows(language))


def ask_button(language: str) -> Button:
    """Return the button that asks about the line which the message replies to."""
    return Button(Words.of(language).bot.say("ask-director"), AskDirector())


def found_button(language: str, found: Question) -> Button:
    """Return the button that shows a published answer which a typed text has found."""
    label = Words.of(language).bot.say("found-button", about=matter(language, found))
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
    return " ".join((*subjects, told_line(interview), *ruled, question.answer or ""))


def case_lines(language: str, question: Question, *, with_subject: bool = True) -> Iterator[Line]:
    """Yield the case of a question: the ruling, then the facts."""
    interview = interview_of(question, language)
    if interview is None:
        return
    if with_subject:
        yield Line(matter(language, question), Style.STRONG)
    yield from ruling_lines(language, question)
    if facts := told_line(interview):
        yield Line(facts)


def ruling_lines(language: str, question: Question) -> Iterator[Line]:
    """Yield what the bot rules, a line for each subject of the case that rules something."""
    interview = interview_of(question, language)
    said = Words.of(language).bot
    if interview is None:
        return
    *former, last = (headline(one.reply, language) for one in rulings_of(interview))
    for line in (*filter(None, former), last or said.say("card-no-ruling")):
        yield Line(said.say("card-bot", headline=line))


def has_ruling(language: str, question: Question) -> bool:
    interview = interview_of(question, language)
    return interview is not None and interview.ruling is not None


def words_lines(language: str, question: Question) -> Iterator[Line]:
    """Yield the asker's words, as a quotation."""
    said = Words.of(language).bot
    if question.words:
        for line in said.say("quoted", text=question.words).splitlines():
            yield Line(line, Style.QUOTE)


def matter(language: str, question: Question) -> str:
    """Return what a question is about."""
    interview = interview_of(question, language)
    if interview is None:
        return subject_name(language, None)
    row = interview.conversation
    if row.edition == usual_edition(row.subject):
        return subject_name(language, row.subject)
    subject, year = subject_name(language, row.subject), str(row.edition)
    return Words.of(language).bot.say("title", subject=subject, edition=year)


def subject_name(language: str, subject: str | None) -> str:
    words = Words.of(language)
    return words.bot.say("card-no-case") if subject is None else words.law.subject(subject)


def found_lines(language: str, found: Sequence[Question], question: Question) -> Iterator[Line]:
    """Yield the answers found for a question, by number: facts, another subject, what was said."""
    said = Words.of(language).bot
    for place, one in enumerate(found, 1):
        interview = interview_of(one, language)
        is_same = interview is not None and one.subject == question.subject
        about = "" if is_same else matter(language, one)
        facts = "" if interview is None else told_line(interview)
        answer = one.answer or said.say(f"result-{one.result}")
        shown = shorten(" ".join(answer.split()), TWO_LINES)
        yield Line.led_by(str(place), " · ".join(filter(None, (about, facts, shown))))


def found_rows(found: Sequence[Question], question: Question, action: str) -> Rows:
    """Return the numbers of the answers found for a question, each a button."""
    numbered = enumerate(found, 1)
    return option_rows(
        [question_button(question, str(place), action, one.id) for place, one in numbered]
    )


def case_opening(
    language: str, question: Question, key: str, *, below: bool = False
) -> Opening | None:
    """Return the link that opens the case of a question; None where no link carries it."""
    case = question.case(language)
    link = None if case is None else payload(case)
    if link is None:
        return None
    return Opening(Words.of(language).bot.say(key), link, below=below)


def new_rows(language: str) -> Rows:
    return ((Button(Words.of(language).bot.say("new"), Begin(ALL_GROUPS)),),)


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
            lines += ruling_lines(language, question)
    lines.append(
        Line(said.say("quoted", text=draft.text))
        if draft.text
        else Line(said.say("draft-may-add"), Style.NOTE)
    )
    if added:
        lines.append(Line(said.say("draft-added"), Style.STRONG))
        lines += words_lines(language, question)
    turn = str(draft.turn)
    send = question_button(question, said.say("draft-send"), "send", turn, ButtonStyle.PRIMARY)
    signs = []
    if not is_asker and draft.typing is not Typing.FACT:
        signed = (
            said.say("draft-signed", name=name) if draft.signed else said.say("draft-unsigned")
        )
        signs = [(question_button(question, shorten(signed), "sign"),)]
    key = "draft-again" if draft.text else "draft-add"
    again = question_button(question, said.say(key), "again")
    back = question_button(question, said.say("back"), "leave")
    return Screen(tuple(lines), ((send,), *signs, (back, again)), said.say("shortened"))
