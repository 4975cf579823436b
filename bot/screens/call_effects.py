"""What follows from each answer about a new call, said on its button: who may call, who passes."""

from collections.abc import Mapping
from enum import StrEnum

from bot.conversation.interview import Interview, add_to, answers_of
from bot.screens.elements import LABEL
from lawcore import Asked, BadAnswer, Ruling
from lawcore.bridge.auction.wording import AuctionWording
from lawcore.engine.fact import Choice
from lawcore.engine.records import replace
from lawcore.wording.choosing import ButtonGroup, Choosing, LabelledChoice


class Follows(StrEnum):
    """What follows from an answer; the name is also the key of its words."""

    FREE = "free"
    """Everybody may call."""
    ONCE = "pass_next"
    """The partner passes once."""
    THROUGHOUT = "pass_always"
    """The partner passes throughout."""
    CANCELLED = "cancelled"
    """The new call is cancelled, and the partner passes throughout."""


_OF_EFFECTS = {
    "free": Follows.FREE,
    "pass_next": Follows.ONCE,
    "pass_always": Follows.THROUGHOUT,
}
_CANCELLED = "replacement_cancelled"


def follows(interview: Interview, name: str, choice: Choice) -> Follows | None:
    """Return what follows from a choice, None where that cannot be said in a few words."""
    answers = add_to(interview.conversation.answers, *answers_of(name, choice))
    try:
        reply = interview.reply_to(*answers)
    except BadAnswer:
        return None
    return _of_ruling(reply) if isinstance(reply, Ruling) else None


def _of_ruling(ruling: Ruling) -> Follows | None:
    """Return what a ruling comes to, None where it waits for something."""
    if str(ruling.status) == _CANCELLED:
        return Follows.CANCELLED
    return None if ruling.ask is not None else _OF_EFFECTS.get(str(ruling.effects.get("partner")))


def with_what_follows(interview: Interview, asked: Asked, shown: Choosing) -> Choosing:
    """Return a question about a new call with what follows on each button.

    Nothing is said where the answers do not differ in it.
    """
    found = {
        button.choice: outcome
        for button in shown.buttons
        if isinstance(button, LabelledChoice)
        and (outcome := follows(interview, asked.name, button.choice)) is not None
    }
    if len(set(found.values())) <= 1:
        return shown
    words = AuctionWording.of(interview.conversation.language)
    return replace(shown, buttons=tuple(_labelled(one, found, words) for one in shown.buttons))


def _labelled(
    one: LabelledChoice | ButtonGroup,
    found: Mapping[Choice, Follows],
    words: AuctionWording,
) -> LabelledChoice | ButtonGroup:
    """Return a button with what follows from it, in as many words as it has room for."""
    if isinstance(one, ButtonGroup) or one.choice not in found:
        return one
    outcome = found[one.choice]
    labels = (
        f"{one.text}: {said}"
        for said in (words.follows(outcome), words.follows(f"{outcome}.short"))
    )
    return replace(one, text=next((label for label in labels if len(label) <= LABEL), one.text))
