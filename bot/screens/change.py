"""The screens on which an answer is changed."""

from collections.abc import Iterator, Mapping

from bot.conversation.callback_data import ENTRY, Action, action_to_tell
from bot.conversation.changing import AnswerEntry, entries, find_entry, is_fact, question_anew
from bot.conversation.interview import Interview
from bot.screens.elements import Button, Line, Screen, Style, button, button_row
from bot.screens.rows import option_rows
from lawcore import Answer, Question

FIRST_DROPPED = 3
TRICK_NUMBER = "trick-number"
"""The key of what the law calls a trick by its number."""


def change_screen(interview: Interview) -> Screen:
    """Return the list of answers, any of which can be changed."""
    said = interview.words.bot
    lines = [Line(said.say("change-heading"), Style.STRONG)]
    for number, entry in enumerate(entries(interview), start=1):
        question, answer = _question(interview, entry), _answer(interview, entry)
        key = "change-entry" if question else "change-rare"
        spoken = {"question": question} if question else {}
        lines.append(Line(said.say(key, number=str(number), answer=answer, **spoken)))
    back = button_row(interview, ("back", Action.BACK))
    return Screen(tuple(lines), (*entry_rows(interview), back))


def entry_rows(interview: Interview) -> tuple[tuple[Button, ...], ...]:
    """Return the number of each answer as a button that asks for it anew."""
    numbered = enumerate(entries(interview), start=1)
    return option_rows(
        [button(interview, str(n), f"{ENTRY}{entry.places[0]}") for n, entry in numbered]
    )


def answers_line(interview: Interview) -> Line:
    """Return all answers in one line, under the numbers of their buttons."""
    said = interview.words.bot
    answers = (
        said.say("answer-number", number=str(number), answer=_short_answer(interview, entry))
        for number, entry in enumerate(entries(interview), start=1)
    )
    return Line(said.say("answers", answers=" · ".join(answers)), Style.NOTE)


def changed_entry(interview: Interview) -> AnswerEntry | None:
    """Return what the present screen changes, None where it changes nothing."""
    return find_entry(interview, interview.conversation.screen.entry)


def changing_screen(interview: Interview, entry: AnswerEntry) -> Screen:
    """Return the question that changes an answer, with the answer as it is."""
    said, law = interview.words.bot, interview.words.law
    question, known = question_anew(interview, entry), interview.told
    heading = _heading(interview, entry, question)
    present = said.say("answer-now", answer=_short_answer(interview, entry))
    asides = [] if _is_count(interview, entry.name) else law.asides(question)
    lines = (
        Line(heading),
        Line(present, Style.NOTE),
        *(Line(text, Style.NOTE) for text in asides),
    )
    rows = option_rows(
        [
            button(interview, _option(interview, one.name, o, known), action_to_tell(one.name, o))
            for one in question.facts
            for o in one.options
            if o != one.usual
        ]
    )
    steps = [("back", Action.BACK)]
    if is_fact(interview, entry) and entry.value is not None:
        steps += [("unsure", Action.UNSURE)] if interview.may_be_unsure else []
    return Screen(lines, (*rows, button_row(interview, *steps)))


def dropped_lines(interview: Interview) -> Iterator[Line]:
    """Yield the line that names what the last change has dropped, the first few of many."""
    gone = interview.conversation.screen.dropped
    if not gone:
        return
    said, law = interview.words.bot, interview.words.law
    known = {name: value for name, value in gone if value is not None}
    answers = [
        said.say(
            "branch",
            question=law.ask(interview.subject.name, name, known),
            answer=_value(interview, name, value, known),
        )
        for name, value in gone[:FIRST_DROPPED]
    ]
    more = len(gone) - FIRST_DROPPED
    key = "dropped-more" if more > 0 else "dropped"
    counted = {"more": more} if more > 0 else {}
    yield Line(said.say(key, answers=" · ".join(answers), **counted), Style.NOTE)


def _heading(interview: Interview, entry: AnswerEntry, question: Question) -> str:
    if _is_count(interview, entry.name):
        return interview.words.law.several(interview.subject.name)
    return interview.words.law.heading(question, interview.told)


def _question(interview: Interview, entry: AnswerEntry) -> str:
    """Return the question of an entry, empty for the rare circumstances of the first list."""
    law, known = interview.words.law, interview.told
    if _is_count(interview, entry.name):
        return law.several(interview.subject.name)
    if entry.name:
        return law.ask(interview.subject.name, entry.name, known)
    question = question_anew(interview, entry)
    heading = law.heading(question, known)
    return "" if question.facts[0].name in _plain_names(interview) else heading


def _is_count(interview: Interview, name: str) -> bool:
    """Tell whether a name is that of the fact that tells how many there are."""
    return interview.subject.is_count(name)


def _plain_names(interview: Interview) -> frozenset[str]:
    return frozenset(interview.subject.facts.named)


def _answer(interview: Interview, entry: AnswerEntry) -> str:
    """Return the answer of an entry, as it reads after its question."""
    said = interview.words.bot
    if entry.name:
        return _value(interview, entry.name, entry.value, interview.told)
    subject = interview.subject
    name, _ = interview.conversation.answers[entry.places[0]]
    return said.say("nothing-else" if subject.numbered(name).series else "rare-none")


def _short_answer(interview: Interview, entry: AnswerEntry) -> str:
    """Return the answer of an entry, worded so that it needs no question."""
    law = interview.words.law
    if _is_count(interview, entry.name) and isinstance(entry.value, int):
        return law.number_of(interview.subject.name, entry.value)
    answer = _answer(interview, entry)
    if answer.isdigit():
        return law.say(TRICK_NUMBER, trick=int(answer))
    return answer


def _value(
    interview: Interview, name: str, value: Answer | None, known: Mapping[str, Answer]
) -> str:
    if value is None:
        return interview.words.bot.say("unsure")
    return _option(interview, name, value, known)


def _option(interview: Interview, name: str, option: Answer, known: Mapping[str, Answer]) -> str:
    if _is_count(interview, name):
        return str(option)
    return interview.words.law.option(interview.subject.name, name, option, known)
