"""The facts of a case, in few enough words for the first line of a screen."""

from collections.abc import Iterator, Mapping

from bot.conversation.changing import AnswerEntry, entries
from bot.conversation.interview import Interview, usual_edition
from bot.conversation.screen_state import Answered
from bot.screens.elements import Line, Style
from bot.screens.orders import size_of
from lawcore import Answer

MOST_TOLD = 3
TWO_LINES = 74
"""The characters of two lines on a phone."""


def case_line(interview: Interview, lines: int = 2) -> Line:
    """Return the subject with at most three answers, those of the shortest names.

    The edition is named where it is not the usual one. Answers are left out until the line takes
    no more than `lines` lines of a phone; with no line left the subject stands alone.
    """
    words, conversation = interview.words, interview.conversation
    subject = words.law.subject(conversation.subject)
    if not lines:
        return Line(subject, Style.TITLE)
    answers = [
        name for one in interview.links for entry in entries(one) if (name := _name(one, entry))
    ]
    if conversation.edition != usual_edition(conversation.subject):
        edition = words.bot.say("edition-name", edition=str(conversation.edition))
        answers.insert(0, edition)
    shortest = sorted(range(len(answers)), key=lambda place: (len(answers[place]), place))
    kept = [answers[place] for place in sorted(shortest[:MOST_TOLD])]
    while kept and size_of([Line(" · ".join((subject, *kept)))])[0] > lines:
        kept.remove(max(kept, key=len))
    return Line(" · ".join((subject, *kept)), Style.TITLE)


def told_line(interview: Interview, longest: int = TWO_LINES) -> str:
    """Return the answers of every subject in a line, as many as so many characters hold."""
    answers = [short_answer(one, entry) for one in interview.links for entry in entries(one)]
    line = " · ".join(answers)
    while len(line) > longest and len(answers) > 1:
        answers.pop()
        line = interview.words.bot.say("told-more", answers=" · ".join(answers))
    return line[:1].upper() + line[1:]


def short_answer(interview: Interview, entry: AnswerEntry) -> str:
    """Return the answer of an entry in words that are clear without the question."""
    said = interview.words.bot
    if not entry.name:
        return said.say("nothing-else")
    if entry.value is None:
        law, subject = interview.words.law, interview.subject.name
        question = law.ask(subject, entry.name, interview.told)
        return said.say("branch", question=question, answer=said.say("unsure"))
    return say_answer(interview, entry.name, entry.value)


def say_answer(
    interview: Interview, name: str, value: Answer, told: Mapping[str, Answer] | None = None
) -> str:
    """Return an answer in words that are clear without the question."""
    law, subject = interview.words.law, interview.subject
    if subject.is_count(name) and isinstance(value, int):
        return law.number_of(subject.name, value)
    known = interview.told if told is None else told
    return law.names.answer(subject.name, name, value, known)


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
            yield law.names.label(subject, name, value, interview.told)


def _name(interview: Interview, entry: AnswerEntry) -> str:
    """Return an answer for the first line, empty where it is unclear without its question."""
    if not entry.name or entry.value is None:
        return ""
    answer = short_answer(interview, entry)
    said = interview.words.bot
    return "" if answer.casefold().startswith(tuple(said.say("says-nothing").split())) else answer
