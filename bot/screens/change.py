"""The screens on which an answer is changed."""

from collections.abc import Iterator, Mapping

from bot.conversation.callback_data import ENTRY, Action, telling
from bot.conversation.interview import (
    Entry,
    asked_anew,
    entries,
    entry_at,
    is_fact,
    may_be_unsure,
    subject_of,
    told,
)
from bot.conversation.model import Conversation
from bot.screens.elements import Button, Line, Screen, Style, button, named
from bot.screens.rows import option_rows
from bot.wording import SAID
from lawcore import SUBJECTS, Answer, Question
from lawcore.wording import Wording

FIRST_DROPPED = 3
TRICK_NUMBER = "trick-number"
"""The key of what the law calls a trick by its number."""


def change_screen(conversation: Conversation) -> Screen:
    """Return the list of answers, any of which can be changed."""
    said = SAID[conversation.language]
    lines = [Line(said.say("change-heading"), Style.STRONG)]
    for number, entry in enumerate(entries(conversation), start=1):
        question, answer = _question(conversation, entry), _answer(conversation, entry)
        key = "change-entry" if question else "change-rare"
        spoken = {"question": question} if question else {}
        lines.append(Line(said.say(key, number=str(number), answer=answer, **spoken)))
    back = named(conversation, ("back", Action.BACK))
    return Screen(tuple(lines), (*entry_rows(conversation), back))


def entry_rows(conversation: Conversation) -> tuple[tuple[Button, ...], ...]:
    """Return the number of each answer as a button that asks for it anew."""
    numbered = enumerate(entries(conversation), start=1)
    return option_rows(
        [button(conversation, str(n), f"{ENTRY}{entry.places[0]}") for n, entry in numbered]
    )


def answers_line(conversation: Conversation) -> Line:
    """Return all answers in one line, under the numbers of their buttons."""
    said = SAID[conversation.language]
    answers = (
        said.say("answer-number", number=str(number), answer=_in_short(conversation, entry))
        for number, entry in enumerate(entries(conversation), start=1)
    )
    return Line(said.say("answers", answers=" · ".join(answers)), Style.NOTE)


def changed_entry(conversation: Conversation) -> Entry | None:
    """Return what the present screen changes, None where it changes nothing."""
    place = conversation.screen.entry
    return None if place is None else entry_at(conversation, place)


def changing_screen(conversation: Conversation, entry: Entry) -> Screen:
    """Return the question that changes an answer, with the answer as it is."""
    said, law = SAID[conversation.language], Wording.of(conversation.language)
    question, known = asked_anew(conversation, entry), told(conversation)
    heading = _heading(conversation, entry, question)
    present = said.say("answer-now", answer=_in_short(conversation, entry))
    asides = [] if _counts(conversation, entry.name) else law.asides(question)
    lines = (
        Line(heading),
        Line(present, Style.NOTE),
        *(Line(text, Style.NOTE) for text in asides),
    )
    rows = option_rows(
        [
            button(conversation, _option(conversation, one.name, o, known), telling(one.name, o))
            for one in question.facts
            for o in one.options
            if o != one.usual
        ]
    )
    steps = [("back", Action.BACK)]
    if is_fact(conversation, entry) and entry.value is not None:
        steps += [("unsure", Action.UNSURE)] if may_be_unsure(conversation) else []
    return Screen(lines, (*rows, named(conversation, *steps)))


def dropped_lines(conversation: Conversation) -> Iterator[Line]:
    """Yield what the last change has dropped; a long list names the first."""
    gone = conversation.screen.dropped
    if not gone:
        return
    said, law = SAID[conversation.language], Wording.of(conversation.language)
    known = {name: value for name, value in gone if value is not None}
    answers = [
        said.say(
            "branch",
            question=law.ask(conversation.subject, name, known),
            answer=_value(conversation, name, value, known),
        )
        for name, value in gone[:FIRST_DROPPED]
    ]
    more = len(gone) - FIRST_DROPPED
    key = "dropped-more" if more > 0 else "dropped"
    counted = {"more": more} if more > 0 else {}
    yield Line(said.say(key, answers=" · ".join(answers), **counted), Style.NOTE)


def _heading(conversation: Conversation, entry: Entry, question: Question) -> str:
    if _counts(conversation, entry.name):
        return Wording.of(conversation.language).several(conversation.subject)
    return Wording.of(conversation.language).heading(question, told(conversation))


def _question(conversation: Conversation, entry: Entry) -> str:
    """Return the question of an entry, empty for the rare circumstances of the first list."""
    law, known = Wording.of(conversation.language), told(conversation)
    if _counts(conversation, entry.name):
        return law.several(conversation.subject)
    if entry.name:
        return law.ask(conversation.subject, entry.name, known)
    question = asked_anew(conversation, entry)
    heading = law.heading(question, known)
    return "" if question.facts[0].name in _plain_names(conversation) else heading


def _counts(conversation: Conversation, name: str) -> bool:
    """Tell whether a name is that of the fact that tells how many there are."""
    return subject_of(conversation).is_count(name)


def _plain_names(conversation: Conversation) -> frozenset[str]:
    return frozenset(SUBJECTS[conversation.subject].facts.named)


def _answer(conversation: Conversation, entry: Entry) -> str:
    """Return the answer of an entry, as it stands after its question."""
    said = SAID[conversation.language]
    if entry.name:
        return _value(conversation, entry.name, entry.value, told(conversation))
    subject = subject_of(conversation)
    name, _ = conversation.answers[entry.places[0]]
    return said.say("nothing-else" if subject.numbered(name).series else "rare-none")


def _in_short(conversation: Conversation, entry: Entry) -> str:
    """Return the answer of an entry, as it is understood without its question."""
    law = Wording.of(conversation.language)
    if _counts(conversation, entry.name) and isinstance(entry.value, int):
        return law.number_of(conversation.subject, entry.value)
    answer = _answer(conversation, entry)
    if answer.isdigit():
        return law.say(TRICK_NUMBER, trick=int(answer))
    return answer


def _value(
    conversation: Conversation, name: str, value: Answer | None, known: Mapping[str, Answer]
) -> str:
    if value is None:
        return SAID[conversation.language].say("unsure")
    return _option(conversation, name, value, known)


def _option(
    conversation: Conversation, name: str, option: Answer, known: Mapping[str, Answer]
) -> str:
    if _counts(conversation, name):
        return str(option)
    return Wording.of(conversation.language).option(conversation.subject, name, option, known)
