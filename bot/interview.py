"""A conversation put to the law."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.conversations import Conversation, Told
from lawcore import (
    REVOKES,
    SUBJECTS,
    Answer,
    BadAnswer,
    Branches,
    Edition,
    Question,
    Ruling,
    enquire,
)
from lawcore import usual as usually
from lawcore.authorities import AUTHORITIES, Settled
from lawcore.changes import Difference, difference

MOST_DOUBTS = 2


def told(conversation: Conversation) -> dict[str, Answer]:
    """Return the answers, without what somebody is unsure of."""
    return {name: value for name, value in conversation.answers if value is not None}


def reply(conversation: Conversation) -> Question | Ruling | Branches:
    """Return what the law says to what was told so far."""
    return _reply(conversation, options(conversation))


def _reply(
    conversation: Conversation, options: Mapping[str, Answer]
) -> Question | Ruling | Branches:
    return enquire(
        SUBJECTS[conversation.subject],
        Edition(conversation.edition),
        told(conversation),
        options,
        unsure=[name for name, value in conversation.answers if value is None],
    )


def options(conversation: Conversation) -> Mapping[str, Answer]:
    """Return what the authority of a conversation has settled of its subject."""
    authority = AUTHORITIES.get(conversation.authority or "")
    subject, edition = SUBJECTS[conversation.subject], Edition(conversation.edition)
    return authority.options(subject, edition) if authority else {}


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
        others = (_reply(conversation, {**own, name: option}) for option in fact.options)
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


def none_of(question: Question) -> tuple[Told, ...]:
    """Return the usual answers of everything in a list."""
    return tuple((asked.name, asked.usual) for asked in question.facts)


def usual(conversation: Conversation, name: str) -> Answer | None:
    """Return the usual answer of a fact, None where it is no rare circumstance."""
    return usually(SUBJECTS[conversation.subject], name)


def picks_one(conversation: Conversation, question: Question) -> bool:
    """Return whether one circumstance of a list is as a rule the only one.

    Of the tricks a side won there are as a rule several.
    """
    facts = SUBJECTS[conversation.subject].facts.named
    return all(asked.name.rpartition(".")[2] in facts for asked in question.facts)


def has_picked(conversation: Conversation, question: Question) -> bool:
    """Return whether something was told from the same list before."""
    number = question.facts[0].name.rpartition(".")[0]
    return any(
        value is not None and usual(conversation, name) not in {None, value}
        for name, value in conversation.answers
        if name.rpartition(".")[0] == number
    )


def revokes(conversation: Conversation) -> int:
    """Return how many revokes on the board were told of."""
    return int(told(conversation).get(REVOKES, 1))


def may_be_unsure(conversation: Conversation) -> bool:
    """Return whether one more fact may be left open.

    Each doubt multiplies the rulings to be compared; with several revokes they would be too many.
    """
    return revokes(conversation) == 1 or doubts(conversation) < MOST_DOUBTS


def doubts(conversation: Conversation) -> int:
    """Return of how many facts somebody is unsure."""
    return sum(value is None for _, value in conversation.answers)


def with_another(conversation: Conversation) -> Conversation | None:
    """Return the conversation with one more revoke on the board, None if there can be none."""
    severally = SUBJECTS[conversation.subject].severally
    if not severally or doubts(conversation) > MOST_DOUBTS:
        return None
    answers = (*conversation.answers, (REVOKES, revokes(conversation) + 1))
    more = replace(conversation, answers=answers)
    try:
        reply(more)
    except BadAnswer:
        return None
    return more


def entries(conversation: Conversation) -> Iterator[tuple[str, Answer | None, tuple[int, ...]]]:
    """Yield what can be changed: a fact, its answer, and the places of the answers it stands for.

    All rare circumstances that were denied come as one entry, whose fact has no name.
    """
    denied: list[int] = []
    for place, (name, value) in enumerate(conversation.answers):
        if value is not None and name != REVOKES and value == usual(conversation, name):
            denied.append(place)
        else:
            yield name, value, (place,)
    if denied:
        yield "", None, tuple(denied)
