"""A conversation put to the law."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.conversation.model import Conversation
from bot.conversation.screen_state import Answered, ScreenKind
from lawcore import (
    SUBJECTS,
    Answer,
    Asked,
    BadAnswer,
    Branches,
    Edition,
    Question,
    Ruling,
    Subject,
    enquire,
)
from lawcore.authorities import AUTHORITIES, Settled
from lawcore.changes import Difference, difference
from lawcore.wording import Wording

MOST_DOUBTS = 2
REMEMBERED = 2_048
"""So many replies of the law are kept: one update asks for the same several times."""


def subject_of(conversation: Conversation) -> Subject:
    """Return the subject that a conversation is about."""
    return SUBJECTS[conversation.subject]


def told(conversation: Conversation) -> dict[str, Answer]:
    """Return the answers, without what somebody is unsure of."""
    return _sure(conversation.answers)


def _sure(answers: tuple[Answered, ...]) -> dict[str, Answer]:
    return {name: value for name, value in answers if value is not None}


def reply(conversation: Conversation) -> Question | Ruling | Branches:
    """Return what the law says to what was told so far; raises `BadAnswer`."""
    return _replied(
        conversation.subject,
        conversation.edition,
        conversation.authority,
        conversation.answers,
        repr(conversation.answers),
    )


@lru_cache(maxsize=REMEMBERED)
def _replied(
    subject: str,
    edition: int,
    authority: str | None,
    answers: tuple[Answered, ...],
    spelt: str,  # noqa: ARG001 - 1 and True are equal, but not when they are spelt
) -> Question | Ruling | Branches:
    return _under(subject, edition, answers, _options(subject, edition, authority))


def _under(
    subject: str, edition: int, answers: tuple[Answered, ...], options: Mapping[str, Answer]
) -> Question | Ruling | Branches:
    return enquire(
        SUBJECTS[subject],
        Edition(edition),
        _sure(answers),
        options,
        unsure=[name for name, value in answers if value is None],
    )


def come_to(before: Conversation | None, after: Conversation) -> str | None:
    """Return what the answers have come to: the status of the ruling, or `branches`.

    None where more is asked, or where nothing was told since.
    """
    if before is not None and (before.edition, before.answers) == (after.edition, after.answers):
        return None
    said = reply(mended(after))
    if isinstance(said, Question):
        return None
    return str(said.status or "ruled") if isinstance(said, Ruling) else "branches"


def options(conversation: Conversation) -> Mapping[str, Answer]:
    """Return what the authority of a conversation has settled of its subject."""
    return _options(conversation.subject, conversation.edition, conversation.authority)


def _options(subject: str, edition: int, key: str | None) -> Mapping[str, Answer]:
    authority = AUTHORITIES.get(key or "")
    return authority.options(SUBJECTS[subject], Edition(edition)) if authority else {}


def settled(conversation: Conversation) -> Iterator[Settled]:
    """Yield what the authority has settled that changes the present ruling."""
    authority = AUTHORITIES.get(conversation.authority or "")
    ruling = reply(conversation)
    if authority is None or not isinstance(ruling, Ruling):
        return
    subject, edition = SUBJECTS[conversation.subject], Edition(conversation.edition)
    own = options(conversation)
    for name, one in authority.of(subject, edition).items():
        fact = subject.facts.named[name]
        others = (
            _under(
                conversation.subject,
                conversation.edition,
                conversation.answers,
                {**own, name: option},
            )
            for option in fact.options
        )
        if any(not isinstance(o, Ruling) or o.substance != ruling.substance for o in others):
            yield one


def differing(conversation: Conversation, year: int) -> Difference | None:
    """Return what an edition rules otherwise on the same answers, None where it needs more."""
    if year not in editions(conversation):
        return None
    former, latter = reply(replace(conversation, edition=year)), reply(conversation)
    if not isinstance(former, Ruling) or not isinstance(latter, Ruling):
        return None
    if former.edition > latter.edition:
        former, latter = latter, former
    return difference(former, latter)


def editions_of(*subjects: str) -> tuple[int, ...]:
    """Return the editions that know any of the subjects, the newest first."""
    return tuple(sorted({int(year) for name in subjects for year in SUBJECTS[name].books})[::-1])


def editions(conversation: Conversation) -> tuple[int, ...]:
    """Return the editions that know the subject of a conversation, the newest first."""
    return editions_of(conversation.subject)


def mended(conversation: Conversation) -> Conversation:
    """Drop the answers that no longer fit the law, with those after them."""
    if conversation.edition not in editions(conversation):
        conversation = replace(conversation, edition=editions(conversation)[0])
    while conversation.answers:
        try:
            reply(conversation)
        except BadAnswer as bad:
            names = [name for name, _ in conversation.answers]
            kept = names.index(bad.fact) if bad.fact in names else len(names) - 1
            conversation = replace(conversation, answers=conversation.answers[:kept])
        else:
            break
    return conversation


def asks_more(conversation: Conversation) -> bool:
    """Tell whether the law needs more than was told, once what no longer fits is dropped."""
    return isinstance(reply(mended(conversation)), Question)


def last_step(conversation: Conversation) -> int:
    """Return how many answers the last step told: "none of these" tells several."""
    answers = conversation.answers
    for size in range(len(answers), 1, -1):
        before = replace(conversation, answers=answers[:-size])
        names = {name for name, _ in answers[-size:]}
        if isinstance(question := reply(before), Question) and question.is_list:
            listed = {asked.name for asked in question.facts}
            beside = question_beside(before, question)
            if names == listed or (beside and names == {*listed, beside.facts[0].name}):
                return size
    return min(1, len(answers))


def question_beside(conversation: Conversation, question: Question) -> Question | None:
    """Return the question that comes next if nothing of a list happened, to be asked beside it."""
    if not question.is_list or not picks_one(conversation, question):
        return None
    answers = (*conversation.answers, *none_of(question))
    after = reply(replace(conversation, answers=answers))
    return after if isinstance(after, Question) and not after.is_list else None


def none_of(question: Question) -> tuple[Answered, ...]:
    """Return the usual answers of everything in a list."""
    return tuple((asked.name, asked.usual) for asked in question.facts)


def usual(conversation: Conversation, name: str) -> Answer | None:
    """Return the usual answer of a fact, None where it is no rare circumstance."""
    return subject_of(conversation).usual(name)


def picks_one(conversation: Conversation, question: Question) -> bool:
    """Return whether one circumstance of a list is as a rule the only one.

    Of the tricks a side won there are as a rule several.
    """
    subject = subject_of(conversation)
    return not any(subject.numbered(asked.name).series for asked in question.facts)


def has_picked(conversation: Conversation, question: Question) -> bool:
    """Return whether something was told from the same list before."""
    subject = subject_of(conversation)
    number = subject.numbered(question.facts[0].name).number
    return any(
        value is not None and subject.usual(name) not in {None, value}
        for name, value in conversation.answers
        if subject.numbered(name).number == number
    )


def how_many(conversation: Conversation) -> int:
    """Return how many of its subject were told of on the board."""
    return subject_of(conversation).how_many(told(conversation))


def may_be_unsure(conversation: Conversation) -> bool:
    """Return whether one more fact may be left open.

    Each doubt multiplies the rulings to be compared; of several together they would be too many.
    """
    return how_many(conversation) == 1 or doubts(conversation) < MOST_DOUBTS


def doubts(conversation: Conversation) -> int:
    """Return of how many facts somebody is unsure."""
    return sum(value is None for _, value in conversation.answers)


def with_another(conversation: Conversation) -> Conversation | None:
    """Return the conversation with one more of its subject, None if there can be none."""
    several = subject_of(conversation).several
    if several is None or doubts(conversation) > MOST_DOUBTS:
        return None
    answers = (*conversation.answers, (several.count, how_many(conversation) + 1))
    more = replace(conversation, answers=answers)
    try:
        reply(more)
    except BadAnswer:
        return None
    return more


@dataclass(frozen=True, slots=True)
class Entry:
    """What can be changed: a fact with its answer, or a list that was denied, which has no name.

    `places` are those of the answers it stands for, the first being its own.
    """

    name: str
    value: Answer | None
    places: tuple[int, ...]


def is_fact(conversation: Conversation, entry: Entry) -> bool:
    """Tell whether an entry is a fact: no list that was denied, and not how many there are."""
    return bool(entry.name) and not subject_of(conversation).is_count(entry.name)


def entries(conversation: Conversation) -> Iterator[Entry]:
    """Yield what can be changed; circumstances of one list that were denied come as one entry."""
    subject = subject_of(conversation)
    counts: list[int] = []
    denied: dict[tuple[int, str], list[int]] = {}
    for place, (name, value) in enumerate(conversation.answers):
        if subject.is_count(name):
            counts.append(place)
        elif value is not None and value == subject.usual(name):
            fact = subject.numbered(name)
            denied.setdefault((fact.number, fact.series), []).append(place)
        else:
            yield Entry(name, value, (place,))
    if counts:
        name, _ = conversation.answers[counts[0]]
        yield Entry(name, how_many(conversation), tuple(counts))
    for places in denied.values():
        yield Entry("", None, tuple(places))


def entry_at(conversation: Conversation, place: int) -> Entry | None:
    """Return what can be changed at a place, None where nothing can."""
    return next((one for one in entries(conversation) if one.places[0] == place), None)


def asked_anew(conversation: Conversation, entry: Entry) -> Question:
    """Return the question that changes an entry: whatever was possible when it was answered."""
    names = [conversation.answers[place][0] for place in entry.places]
    before = dict(conversation.answers[: entry.places[0]])
    known = {name: value for name, value in before.items() if value is not None}
    if subject_of(conversation).is_count(entry.name):
        asked = [Asked(entry.name, tuple(range(1, how_many(conversation) + 1)), None)]
    else:
        asked = [
            Asked(
                name,
                possible(conversation, name, known),
                None if entry.name else usual(conversation, name),
            )
            for name in names
        ]
    return Question(conversation.subject, Edition(conversation.edition), tuple(asked), ())


def possible(
    conversation: Conversation, name: str, known: Mapping[str, Answer]
) -> tuple[Answer, ...]:
    """Return the options of a fact that go together with what is known."""
    return subject_of(conversation).offered(name, known)


def changed(
    conversation: Conversation, entry: Entry, name: str, value: Answer | None
) -> Conversation:
    """Return the conversation with another answer to one fact of an entry.

    Answers that are impossible together with it are dropped.
    """
    subject = subject_of(conversation)
    if subject.is_count(entry.name):
        return mended(_with_fewer(conversation, entry, int(value or 1)))
    first = next(place for place in entry.places if conversation.answers[place][0] == name)
    known: dict[str, Answer] = {} if value is None else {name: value}
    kept: list[Answered] = []
    for place, (other, answer) in enumerate(conversation.answers):
        if place == first:
            kept.append((name, value))
        elif subject.is_count(other) or answer is None:
            kept.append((other, answer))
        elif answer in possible(conversation, other, known):
            kept.append((other, answer))
            known[other] = answer
    return mended(replace(conversation, answers=tuple(kept)))


def _with_fewer(conversation: Conversation, entry: Entry, number: int) -> Conversation:
    """Return the conversation with the first so many, and without what was told of the others."""
    subject = subject_of(conversation)
    kept: list[Answered] = []
    for place, (name, value) in enumerate(conversation.answers):
        if place == entry.places[0] and number > 1:
            kept.append((entry.name, number))
        fact = subject.numbered(name)
        if subject.is_count(name) or fact.number > number:
            continue
        if number > 1 or not fact.series:
            kept.append((name, value))
    return replace(conversation, answers=tuple(kept))


def pruned(conversation: Conversation, before: Conversation) -> Conversation:
    """Drop the answers from before that no longer matter, where there is a ruling.

    What was denied may stay.
    """
    ruling, subject = reply(conversation), subject_of(conversation)
    if not isinstance(ruling, Ruling):
        return conversation
    for name, value in reversed(conversation.answers):
        is_new = (name, value) not in before.answers
        if is_new or value is None or subject.is_count(name) or value == subject.usual(name):
            continue
        kept = tuple(told for told in conversation.answers if told[0] != name)
        without = replace(conversation, answers=kept)
        if _is_same(reply(without), ruling, conversation.language):
            conversation = without
    return conversation


def _is_same(reply: Question | Ruling | Branches, ruling: Ruling, language: str) -> bool:
    """Tell whether a reply is a ruling that also reads the same."""
    if not isinstance(reply, Ruling) or reply.substance != ruling.substance:
        return False
    words = Wording.of(language)
    one, other = words.rule(reply), words.rule(ruling)
    return (one.headline, one.orders, one.judgement) == (
        other.headline,
        other.orders,
        other.judgement,
    )


def missing(before: Conversation, after: Conversation) -> tuple[Answered, ...]:
    """Return what was told before and is not any more, but for what was denied."""
    subject = subject_of(before)
    kept = {name for name, _ in after.answers}
    return tuple(
        (name, value)
        for name, value in before.answers
        if name not in kept
        and not subject.is_count(name)
        and (value is None or value != subject.usual(name))
    )


def asked_beside(conversation: Conversation, question: Question) -> Question | None:
    """Return the question that the present screen asks beside a list, if it does."""
    if conversation.screen.kind in {ScreenKind.SEVERAL, ScreenKind.UNSURE}:
        return None
    return question_beside(conversation, question)
