"""The subject and the facts of a case, in few words."""

from collections.abc import Iterator, Mapping
from functools import cache

from bot.conversation.changing import AnswerEntry, entries
from bot.conversation.interview import Interview, usual_edition
from bot.conversation.screen_state import Answered
from bot.screens.elements import Line, Style
from bot.wording import Words
from lawcore import Answer

TWO_LINES = 74
"""The characters of two lines on a phone."""
FIRST_DROPPED = 2
"""The most dropped answers that are named."""


def title(interview: Interview) -> Line:
    """Return the first line of a screen: its subject, and the edition if it is not the usual."""
    row = interview.conversation
    return _title(row.language, row.subject, row.edition)


@cache
def _title(language: str, subject: str, edition: int) -> Line:
    words = Words.of(language)
    name = words.law.subject(subject)
    if edition == usual_edition(subject):
        return Line(name, Style.TITLE)
    return Line(words.bot.say("title", subject=name, edition=str(edition)), Style.TITLE)


def told_line(interview: Interview) -> str:
    """Return the answers of every subject in a line."""
    answers = [answer for one in interview.links for answer in short_answers(one, *entries(one))]
    line = " · ".join(answers)
    return line[:1].upper() + line[1:]


def short_answers(interview: Interview, *told: AnswerEntry) -> list[str]:
    """Return the answers of entries in words that are clear without the question."""
    known = [(one.name, one.value) for one in told if one.name and one.value is not None]
    law, subject = interview.words.law, interview.subject.name
    answers = iter(law.facts.answers(subject, known, interview.told))
    return [
        next(answers) if one.name and one.value is not None else _without_answer(interview, one)
        for one in told
    ]


def short_answer(interview: Interview, entry: AnswerEntry) -> str:
    """Return the answer of an entry in words that are clear without the question."""
    (answer,) = short_answers(interview, entry)
    return answer


def _without_answer(interview: Interview, entry: AnswerEntry) -> str:
    """Return that a list was denied, or that somebody was not sure of a fact."""
    said = interview.words.bot
    if not entry.name:
        return said.say("nothing-else")
    question = interview.words.law.ask(interview.subject.name, entry.name, interview.told)
    return said.say("branch", question=question, answer=said.say("unsure"))


def say_answer(
    interview: Interview, name: str, value: Answer, told: Mapping[str, Answer] | None = None
) -> str:
    """Return an answer in words that are clear without the question."""
    known = interview.told if told is None else told
    return interview.words.law.facts.answer(interview.subject.name, name, value, known)


def say_answered(interview: Interview, answered: Answered) -> str:
    """Return an answer, or that it is not sure, in words that are clear on their own."""
    name, value = answered
    return (
        interview.words.bot.say("unsure") if value is None else say_answer(interview, name, value)
    )


def chosen_names(interview: Interview) -> Iterator[str]:
    """Yield the rare circumstances of the case."""
    law, subject = interview.words.law, interview.subject.name
    for name, value in interview.chosen:
        if value is None:
            yield interview.words.bot.say("unsure")
        else:
            yield law.facts.answer_label(subject, name, value, interview.told)


def change_line(interview: Interview) -> Iterator[Line]:
    """Yield the answer that was changed, before and after."""
    screen = interview.conversation.screen
    if screen.was is None or screen.became is None:
        return
    was, became = (say_answered(interview, one) for one in (screen.was, screen.became))
    said = interview.words.bot
    yield Line(said.say("changed", was=was, became=became), Style.NOTE)


def dropped_lines(interview: Interview) -> Iterator[Line]:
    """Yield the answers that the last change dropped; of a long list the first are named.

    A subject that no longer follows is named too.
    """
    fell_away = interview.conversation.screen.fell_away
    if fell_away is not None:
        name = interview.words.law.subject(fell_away)
        yield Line(interview.words.bot.say("fell-away", subject=name), Style.NOTE)
    gone = interview.conversation.screen.dropped
    if not gone:
        return
    said = interview.words.bot
    known = {name: value for name, value in gone if value is not None}
    answers = [
        said.say("unsure") if value is None else say_answer(interview, name, value, known)
        for name, value in gone[:FIRST_DROPPED]
    ]
    more = len(gone) - FIRST_DROPPED
    key = "dropped-more" if more > 0 else "dropped"
    counted = {"more": more} if more > 0 else {}
    yield Line(said.say(key, answers=" · ".join(answers), **counted), Style.NOTE)
