"""Free text: what it states is proposed, and becomes answers only when the person says so."""

from collections.abc import Mapping
from dataclasses import replace

from bot.conversation.interview import asks_more, mended, reply, told
from bot.conversation.model import Conversation
from bot.conversation.screen_state import MAIN, Answered, ScreenKind, ScreenState
from lawcore import SUBJECTS, Answer, BadAnswer, Edition
from lawcore.library import Library
from lawcore.understanding import Understood, understand

NOTHING = Understood(None)


def is_article(text: str, language: str, edition: int) -> bool:
    """Tell whether a text is the number of an article, or digits alone."""
    number = Library.of(language).read(text, Edition(edition))
    return number is not None or text.strip().isdigit()


def stated(text: str, conversation: Conversation | None) -> Understood:
    """Return what a text states beside what was told, in either language.

    While an interview asks, a single fact is enough, if it is one that was not told before;
    otherwise the text has to say what it is about.
    """
    read = understand(text)
    if read.subject is not None or conversation is None or not is_asking(conversation):
        return read
    read = understand(text, subject=conversation.subject)
    known = told(conversation)
    fresh = {name: answer for name, answer in read.answers.items() if name not in known}
    return Understood(conversation.subject, fresh, read.language) if fresh else NOTHING


def is_asking(conversation: Conversation) -> bool:
    """Tell whether a conversation still asks, and of a single irregularity."""
    subject = SUBJECTS[conversation.subject]
    if any(map(subject.is_count, told(conversation))):
        return False
    return is_proposing(conversation) or asks_more(conversation)


def proposing(
    conversation: Conversation, answers: Mapping[str, Answer], interrupted: str | None = None
) -> Conversation | None:
    """Return a conversation with a proposal joined to its present one, None where nothing is new.

    What the law does not take together with the answers told, or with each other, is left out.
    """
    conversation = mended(conversation)
    known = told(conversation)
    wanted = {**dict(conversation.proposed or ()), **answers}
    proposed: tuple[Answered, ...] = ()
    for fact in SUBJECTS[conversation.subject].facts.listed:
        answer = wanted.get(fact.name)
        if answer is None or answer == known.get(fact.name):
            continue
        further = (*proposed, (fact.name, answer))
        if _is_possible(replace(conversation, proposed=further)):
            proposed = further
    if not proposed or proposed == conversation.proposed:
        return None
    screen = ScreenState(ScreenKind.PROPOSAL, interrupted=interrupted)
    return replace(
        conversation,
        proposed=proposed,
        screen=conversation.screen if is_proposing(conversation) else screen,
        step=conversation.step + 1,
    )


def is_proposing(conversation: Conversation) -> bool:
    """Tell whether the present screen is that of a proposal."""
    return conversation.screen.kind is ScreenKind.PROPOSAL and bool(conversation.proposed)


def interrupted_by(conversation: Conversation) -> str | None:
    """Return the id of the conversation that a proposal interrupted, None where it did none."""
    return conversation.screen.interrupted


def agreed(conversation: Conversation) -> Conversation:
    """Return a conversation with its proposal among the answers, in place of former ones."""
    proposed = conversation.proposed or ()
    names = {name for name, _ in proposed}
    kept = tuple(one for one in conversation.answers if one[0] not in names)
    return replace(conversation, answers=(*kept, *proposed), proposed=None, screen=MAIN)


def discarded(conversation: Conversation) -> Conversation:
    """Return a conversation without its proposal."""
    return replace(conversation, proposed=None, screen=MAIN)


def without(conversation: Conversation, place: int) -> Conversation | None:
    """Return a conversation with one fact out of its proposal, None where there is none there."""
    proposed = conversation.proposed or ()
    if not 0 <= place < len(proposed):
        return None
    left = (*proposed[:place], *proposed[place + 1 :])
    return replace(conversation, proposed=left) if left else discarded(conversation)


def _is_possible(conversation: Conversation) -> bool:
    try:
        reply(agreed(conversation))
    except BadAnswer:
        return False
    return True
