"""The auction tapped call by call: what each key does, and what comes of it in the interview."""

from bot.conversation.free_text import confirm_proposal, propose
from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.conversation.screen_state import MAIN, ScreenKind, ScreenState
from lawcore.board.stated import (
    CHANGED_CALL,
    INADMISSIBLE_CALL,
    LEAD_RESTRICTION,
    OF_CALLS,
    answers_to,
    stated,
)
from lawcore.bridge.auction.given import Given
from lawcore.bridge.auction.given import parse as parse_given
from lawcore.bridge.auction.irregular import asked_about
from lawcore.bridge.auction.tapped import BLANK, Tapped, parse
from lawcore.engine.records import replace
from lawcore.understanding import telling

SUBJECTS_WITH_AUCTION = frozenset({*OF_CALLS, LEAD_RESTRICTION})
"""The subjects of which an auction answers questions."""
CHANGES = frozenset({CHANGED_CALL, LEAD_RESTRICTION})
"""The subjects in which the call that is asked about was changed, and may have been legal."""
UNDO, END, WITHOUT = "undo", "end", "without"
"""The keys beside those of the auction: what they do is done here."""


def offers_auction(interview: Interview) -> bool:
    """Tell whether the present question offers to give the auction first: nothing is told yet."""
    conversation = interview.conversation
    return (
        conversation.subject in SUBJECTS_WITH_AUCTION
        and conversation.screen == MAIN
        and not conversation.answers
        and interview.question is not None
    )


def open_keypad(interview: Interview) -> Conversation | None:
    """Return the conversation at the keypad, with the auction that was given before.

    None where its screen does not offer it.
    """
    if not offers_auction(interview):
        return None
    conversation = interview.conversation
    given = None if conversation.auction is None else parse_given(conversation.auction)
    return _at(conversation, BLANK if given is None else Tapped.of(given))


def tapped_in(conversation: Conversation) -> Tapped | None:
    """Return the auction that is being tapped, None on any other screen."""
    screen = conversation.screen
    if screen.kind is not ScreenKind.KEYPAD or screen.tapped is None:
        return None
    return parse(screen.tapped)


def keys_of(interview: Interview, tapped: Tapped) -> tuple[str, ...]:
    """Return the keys of a tapped auction that are at hand in the subject of an interview."""
    subject = interview.conversation.subject
    return tapped.at_hand(
        changes=subject in CHANGES,
        over_seven=subject == INADMISSIBLE_CALL,
    )


def tap(interview: Interview, key: str) -> Conversation | None:
    """Return the conversation after a key, None where the present screen has no such key."""
    conversation = interview.conversation
    tapped = tapped_in(conversation)
    if tapped is None:
        return None
    if key == WITHOUT:
        return replace(conversation, screen=MAIN, step=conversation.step + 1)
    if key == END:
        return _end(conversation, tapped)
    after = tapped.undo() if key == UNDO else None
    if key in keys_of(interview, tapped):
        after = tapped.tap(key)
    return None if after is None or after == tapped else _at(conversation, after)


def subject_of(interview: Interview, tapped: Tapped) -> str | None:
    """Return the subject that a tapped auction answers a question of, None if there is none.

    It is that of the interview, unless the calls show another irregularity.
    """
    given, own = tapped.given, interview.conversation.subject
    if given is None or not tapped.may_end:
        return None
    if answers_to(own, given):
        return own
    return None if own == LEAD_RESTRICTION else stated(given).subject


def _at(conversation: Conversation, tapped: Tapped) -> Conversation:
    screen = ScreenState(ScreenKind.KEYPAD, tapped=str(tapped))
    return replace(conversation, screen=screen, step=conversation.step + 1)


def _end(conversation: Conversation, tapped: Tapped) -> Conversation | None:
    """Return the conversation with what the auction tells, as if it had been typed and confirmed.

    Where the calls show another irregularity it goes on in the subject of that one. None where
    they tell nothing.
    """
    subject, given = subject_of(Interview.of(conversation), tapped), tapped.given
    if subject is None or given is None:
        return None
    found = None if subject in CHANGES else asked_about(given)
    marked = given if found is None else replace(given, asked=found.place)
    return with_auction(replace(conversation, subject=subject, screen=MAIN), marked)


def with_auction(conversation: Conversation, given: Given) -> Conversation:
    """Return a conversation with an auction and the answers that it gives to its subject."""
    told = answers_to(conversation.subject, given)
    told = telling(conversation.subject, told) or told
    proposal = propose(Interview.of(conversation), told, auction=str(given))
    if proposal is None:
        return replace(conversation, auction=str(given), step=conversation.step + 1)
    return confirm_proposal(proposal)
