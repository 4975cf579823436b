"""Changes to answers already given, and the other answers that no longer fit."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from bot.conversation.interview import (
    MOST_DOUBTS,
    Interview,
    ask_the_law,
    choices_of,
    known_of,
    none_of,
)
from bot.conversation.model import Conversation
from bot.conversation.screen_state import MAIN, Answered
from bot.wording import Words
from lawcore import Answer, Asked, BadAnswer, Question, Reply, Ruling
from lawcore.engine.records import replace
from lawcore.languages import FALLBACK


class AnswerEntry(Struct, frozen=True):
    """An answer that can be changed: a fact, or a denied list, which has no name.

    `places` are those of the answers it stands for, its own first; `also` are the answers to other
    facts that the same button gave.
    """

    name: str
    value: Answer | None
    places: tuple[int, ...]
    also: tuple[Answered, ...] = ()


def is_fact(interview: Interview, entry: AnswerEntry) -> bool:
    """Tell whether an entry is a single fact, neither a denied list nor a number of them."""
    return bool(entry.name) and not interview.subject.is_count(entry.name)


def entries(interview: Interview) -> Iterator[AnswerEntry]:
    """Yield the answers that can be changed; the denied tricks of one list are one entry.

    A denied rare circumstance is not among them: it is assumed to be as usual anyway. Nor is it
    that a player has not chosen yet, which nobody told.
    """
    subject, answers = interview.subject, interview.conversation.answers
    counts: list[int] = []
    denied: dict[tuple[int, str], list[int]] = {}
    for places in interview.steps:
        name, value = answers[places[0]]
        if value is not None and subject.facts.undecided_answers.get(name) == value:
            continue
        if subject.is_count(name):
            counts.extend(places)
        elif value is not None and value == subject.usual(name):
            fact = subject.ref(name)
            if fact.series:
                denied.setdefault((fact.number, fact.series), []).extend(places)
        else:
            yield from _entries_of(interview, places)
    if counts:
        name, _ = answers[counts[0]]
        yield AnswerEntry(name, interview.how_many, tuple(counts))
    for listed in denied.values():
        yield AnswerEntry("", None, tuple(listed))


def _entries_of(interview: Interview, places: tuple[int, ...]) -> Iterator[AnswerEntry]:
    """Yield what one button answered: its fact with the rare facts beside it, then the others."""
    answers, subject = interview.conversation.answers, interview.subject
    first, *beside = places
    rare = tuple(place for place in beside if subject.usual(answers[place][0]) is not None)
    also = tuple(answers[place] for place in rare)
    yield AnswerEntry(*answers[first], (first, *rare), also)
    for place in beside:
        if place not in rare:
            yield AnswerEntry(*answers[place], (place,))


def find_entry(interview: Interview, place: int | None) -> AnswerEntry | None:
    """Return the entry that begins at a place among the answers, None if none does."""
    if place is None:
        return None
    return next((one for one in entries(interview) if one.places[0] == place), None)


def question_anew(interview: Interview, entry: AnswerEntry) -> Question:
    """Return the question that changes an entry, with the options it had when it was answered."""
    subject, conversation = interview.subject, interview.conversation
    before = dict(conversation.answers[: entry.places[0]])
    before.update(_told_beside(interview, entry))
    known = known_of(before.items())
    if subject.is_count(entry.name):
        asked = [Asked(entry.name, tuple(range(1, interview.how_many + 1)), None)]
    elif entry.name:
        asked = [interview.ask_anew(entry.name, known)]
    else:
        names = (conversation.answers[place][0] for place in entry.places)
        asked = [Asked(name, subject.offered(name, known), subject.usual(name)) for name in names]
    return Question(conversation.subject, interview.edition, tuple(asked), ())


def _told_beside(interview: Interview, entry: AnswerEntry) -> Iterator[Answered]:
    """Yield the answers that a button of an entry's question gives, as if given on their own."""
    fact = interview.subject.ref(entry.name).name
    prefix = entry.name.removesuffix(fact)
    choices = interview.subject.facts.choices.get(fact, ())
    names = {prefix + name for choice in choices for name, _ in choice.also}
    for place, (name, value) in enumerate(interview.conversation.answers):
        if name in names and place not in entry.places:
            yield name, value


def change_answer(interview: Interview, entry: AnswerEntry, *told: Answered) -> Interview:
    """Return the interview with another answer to one fact of an entry, and what it implies.

    Answers that are impossible together with it are dropped. So are the first one that would say
    something else, and those of the same irregularity after it: that defenders had played on says
    nothing of declarer, nor does what was asked because they had.
    """
    subject, conversation = interview.subject, interview.conversation
    (name, value), *_ = told
    if subject.is_count(entry.name):
        return Interview.as_told(_keep_first(interview, entry, int(value or 1)))
    first = next(place for place in entry.places if conversation.answers[place][0] == name)
    fresh, number = {one for one, _ in told}, subject.ref(name).number
    known: dict[str, Answer] = {}
    kept: list[Answered] = []
    is_of_another = False
    for place, (other, answer) in enumerate(conversation.answers):
        is_same = not subject.is_count(other) and subject.ref(other).number == number
        is_of_another = is_of_another or (
            is_same and _says_else(interview, other, answer, known_of(told))
        )
        is_gone = is_same and is_of_another
        if place == first:
            kept.extend(told)
        elif other in fresh or is_gone or (entry.name and place in entry.places):
            continue
        elif subject.is_count(other) or answer is None:
            kept.append((other, answer))
        elif _goes_with(interview, other, answer, known | known_of(told)):
            kept.append((other, answer))
            known[other] = answer
    return Interview.as_told(replace(conversation, answers=tuple(kept)))


def change_told(interview: Interview, told: Mapping[str, Answer]) -> Interview:
    """Return the interview with answers to several facts, those told before changed."""
    for name, value in told.items():
        places = [
            place
            for place, (other, _) in enumerate(interview.conversation.answers)
            if other == name
        ]
        entry = next((one for one in entries(interview) if set(places) & set(one.places)), None)
        if entry is not None:
            interview = change_answer(interview, entry, (name, value))
    answers = interview.conversation.answers
    left = {name: value for name, value in told.items() if (name, value) not in answers}
    if not left:
        return interview
    kept = (one for one in answers if one[0] not in left)
    return Interview.of(replace(interview.conversation, answers=(*kept, *left.items())))


def _says_else(
    interview: Interview, name: str, answer: Answer | None, changed: Mapping[str, Answer]
) -> bool:
    """Tell whether an answer has other words, and so another sense, once others are changed.

    Numbers change none: another trick is the same player's.
    """
    if answer is None or name in changed:
        return False
    if not any(isinstance(value, str) for value in changed.values()):
        return False
    facts, subject, told = Words.of(FALLBACK).law.facts, interview.subject.name, interview.told
    said = {
        (facts.plain(subject, name, beside), facts.answer(subject, name, answer, beside))
        for beside in (told, {**told, **changed})
    }
    return len(said) > 1


def _goes_with(
    interview: Interview, name: str, answer: Answer, known: Mapping[str, Answer]
) -> bool:
    """Tell whether an answer, perhaps one for several numbers, is possible beside others."""
    asked = interview.ask_anew(name, known)
    return answer in asked.options or any(c.answer == answer for c in choices_of(asked))


def _keep_first(interview: Interview, entry: AnswerEntry, number: int) -> Conversation:
    subject, conversation = interview.subject, interview.conversation
    kept: list[Answered] = []
    for place, (name, value) in enumerate(conversation.answers):
        if place == entry.places[0] and number > 1:
            kept.append((entry.name, number))
        fact = subject.ref(name)
        if subject.is_count(name) or fact.number > number:
            continue
        if number > 1 or not fact.series:
            kept.append((name, value))
    return replace(conversation, answers=tuple(kept))


def drop_what_no_longer_matters(interview: Interview, before: Conversation) -> Interview:
    """Return the interview without earlier answers that no longer make a difference to its ruling.

    Answers that deny something stay; without a ruling all answers do.
    """
    ruling, subject = interview.ruling, interview.subject
    if ruling is None:
        return interview
    conversation = interview.conversation
    beside = {conversation.answers[at][0] for step in interview.steps for at in step[1:]}
    for name, value in reversed(interview.own_answers):
        is_new = (name, value) not in before.answers or name in beside
        if is_new or value is None or subject.is_count(name) or value == subject.usual(name):
            continue
        answers = interview.conversation.answers
        kept = tuple(answered for answered in answers if answered[0] != name)
        reply = interview.reply_to(*kept)
        if _reads_the_same(interview, reply, ruling):
            interview = Interview(replace(interview.conversation, answers=kept), reply)
    return interview


def _reads_the_same(interview: Interview, reply: Reply, ruling: Ruling) -> bool:
    """Tell whether a reply is a ruling of the same substance and words."""
    if not isinstance(reply, Ruling) or reply.substance != ruling.substance:
        return False
    law = interview.words.law
    now, before = law.rulings.rule(reply), law.rulings.rule(ruling)
    return (now.headline, now.orders, now.judgement) == (
        before.headline,
        before.orders,
        before.judgement,
    )


def list_dropped(before: Interview, after: Interview) -> tuple[Answered, ...]:
    """Return the answers that were dropped, except those that denied something."""
    subject = before.subject
    kept = {name for name, _ in after.conversation.answers}
    return tuple(
        (name, value)
        for name, value in before.conversation.answers
        if name not in kept
        and not subject.is_count(name)
        and (value is None or value != subject.usual(name))
    )


def size_of_last_step(interview: Interview) -> int:
    """Return how many answers the last step gave: "none of these" gives several."""
    conversation = interview.conversation
    answers = conversation.answers
    for size in range(len(interview.own_answers), 1, -1):
        names = frozenset(name for name, _ in answers[-size:])
        if all(interview.subject.ref(name).series for name in names):
            before = replace(conversation, answers=answers[:-size])
            if _is_denied_list(before, names):
                return size
    return len(interview.steps[-1]) if interview.steps else 0


def _is_denied_list(before: Conversation, names: frozenset[str]) -> bool:
    """Tell whether all these facts belong to one list that was asked."""
    question = ask_the_law(before)
    if not isinstance(question, Question) or not question.is_list:
        return False
    return names == frozenset(name for name, _ in none_of(question))


def add_another(interview: Interview) -> Conversation | None:
    """Return the conversation with one more irregularity of its subject, None if there is none."""
    several, conversation = interview.subject.several, interview.conversation
    if several is None or interview.ruling is None or interview.doubts > MOST_DOUBTS:
        return None
    answers = (*conversation.answers, (several.count, interview.how_many + 1))
    try:
        interview.reply_to(*answers)
    except BadAnswer:
        return None
    return replace(conversation, answers=answers, screen=MAIN, step=conversation.step + 1)
