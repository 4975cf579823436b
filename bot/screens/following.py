"""What follows from each answer about a new call, said on its button: who may call, who passes."""

from collections.abc import Mapping
from enum import StrEnum

from bot.conversation.interview import Interview, add_to, answers_of
from bot.screens.elements import LABEL
from lawcore import Answer, Asked, BadAnswer, Question, Reply, Ruling
from lawcore.bridge.auction.wording import AuctionWording
from lawcore.engine.fact import NO, YES, Choice
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
    JUDGED = "judged"
    """Everybody may call if the new call is comparable."""
    ONLY = "only"
    """The new call stands only if it is comparable."""


_OF_EFFECTS = {
    "free": Follows.FREE,
    "pass_next": Follows.ONCE,
    "pass_always": Follows.THROUGHOUT,
}
_CANCELLED = "replacement_cancelled"


def follows(interview: Interview, name: str, choice: Choice) -> Follows | None:
    """Return what follows from a choice, None where that cannot be said in a few words.

    Where it depends on whether the new call is comparable, both answers are tried.
    """
    answers = add_to(interview.conversation.answers, *answers_of(name, choice))
    reply = _reply(interview, answers)
    if isinstance(reply, Ruling):
        return _of_ruling(reply)
    comparable = interview.subject.facts.new_call[-1].name
    if not isinstance(reply, Question) or reply.facts[0].name != comparable:
        return None
    judged = (_reply(interview, add_to(answers, (comparable, one))) for one in (YES, NO))
    either, other = (_of_ruling(one) if isinstance(one, Ruling) else None for one in judged)
    if either is other:
        return either
    if either is not Follows.FREE:
        return None
    return Follows.ONLY if other is Follows.CANCELLED else Follows.JUDGED


def _reply(interview: Interview, answers: tuple[tuple[str, Answer | None], ...]) -> Reply | None:
    try:
        return interview.reply_to(*answers)
    except BadAnswer:
        return None


def _of_ruling(ruling: Ruling) -> Follows | None:
    """Return what a ruling comes to, None where it waits for something."""
    if str(ruling.status) == _CANCELLED:
        return Follows.CANCELLED
    return None if ruling.ask is not None else _OF_EFFECTS.get(str(ruling.effects.get("partner")))


def with_what_follows(
    interview: Interview, asked: Asked, shown: Choosing, named: Mapping[Answer, str]
) -> Choosing:
    """Return a question about a new call with what follows on each button.

    `named` are the calls that answers stand for. Nothing is said where the answers do not differ
    in it.
    """
    found = {
        button.choice: outcome
        for button in shown.buttons
        if isinstance(button, LabelledChoice)
        and (outcome := follows(interview, asked.name, button.choice)) is not None
    }
    if len(set(found.values())) < len({Follows.FREE, Follows.JUDGED}):
        return shown
    words = AuctionWording.of(interview.conversation.language)
    buttons = tuple(_labelled(one, found, named, words) for one in shown.buttons)
    says_otherwise = bool({Follows.JUDGED, Follows.ONLY}.intersection(found.values()))
    note = words.follows("otherwise") if says_otherwise else shown.note
    return replace(shown, buttons=buttons, note=note)


def _labelled(
    one: LabelledChoice | ButtonGroup,
    found: Mapping[Choice, Follows],
    named: Mapping[Answer, str],
    words: AuctionWording,
) -> LabelledChoice | ButtonGroup:
    """Return a button with what follows from it, in as many words as it has room for."""
    if isinstance(one, ButtonGroup) or one.choice not in found:
        return one
    text = named.get(one.choice.option, one.text)
    outcome = found[one.choice]
    labels = (
        f"{text}: {said}" for said in (words.follows(outcome), words.follows(f"{outcome}.short"))
    )
    return replace(one, text=next((label for label in labels if len(label) <= LABEL), one.text))
