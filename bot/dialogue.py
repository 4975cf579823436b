"""What a person does in a conversation, and the conversation that comes of it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.buttons import DROP, EDITION, OVER, TELL, Action, Press, telling
from bot.conversations import Conversation
from bot.interview import (
    editions,
    entries,
    last_step,
    may_be_unsure,
    mended,
    none_of,
    picks_one,
    reply,
    with_another,
)
from bot.screens import Shown, asked_beside, came_from, screen, why_is_shown
from lawcore import Answer, Lead, Question, Ruling


class Notice(StrEnum):
    """What is said to a person beside the screen, by the key of its wording."""

    STALE = "stale"
    FOREIGN = "foreign"
    GONE = "gone"
    UNREADABLE = "unreadable"
    HINT_QUESTION = "hint-question"
    HINT_OTHER = "hint-other"
    HINT_COMMAND = "hint-command"


@dataclass(frozen=True, slots=True)
class Turn:
    """The conversation as it is now; `new` asks for a further one, with what is told already."""

    conversation: Conversation
    notice: Notice | None = None
    new: Lead | None = None


def press(conversation: Conversation, pressed: Press) -> Turn:
    """Return the turn of a press; one that the present screen does not offer changes nothing."""
    if pressed.step != conversation.step:
        return Turn(conversation, Notice.STALE)
    fitting = mended(conversation)
    if pressed.action == Action.NEW and not isinstance(reply(fitting), Question):
        return Turn(_moved(fitting, screen=Shown.MAIN), new=Lead(fitting.subject, {}))
    if pressed.action.startswith(OVER):
        lead = _lead(fitting, pressed.action.removeprefix(OVER))
        if lead is None:
            return Turn(conversation, Notice.STALE)
        return Turn(_moved(fitting, screen=Shown.MAIN), new=lead)
    after = _after(fitting, pressed.action)
    return Turn(conversation, Notice.STALE) if after is None else Turn(after)


def _lead(conversation: Conversation, subject: str) -> Lead | None:
    """Return where a ruling leads over to, None where it does not."""
    ruling = reply(conversation)
    orders = ruling.orders if isinstance(ruling, Ruling) else ()
    leads = (ordered.order.leads_to for ordered in orders)
    return next((lead for lead in leads if lead is not None and lead.subject == subject), None)


def write(conversation: Conversation, text: str) -> Turn:
    """Return the turn of a text: what is written on a button presses it."""
    wanted = " ".join(text.split()).casefold()
    for button in screen(conversation).buttons:
        if button.text.casefold() == wanted and isinstance(button.data, Press):
            return press(conversation, button.data)
    asked = isinstance(reply(mended(conversation)), Question)
    return Turn(conversation, Notice.HINT_QUESTION if asked else Notice.HINT_OTHER)


def cancelled(conversation: Conversation) -> Conversation:
    """Return the conversation closed by the person."""
    return _moved(conversation, screen=Shown.CANCELLED, finished=True)


def in_language(conversation: Conversation, language: str) -> Conversation:
    """Return the same conversation in another language."""
    return _moved(conversation, language=language)


def by_authority(conversation: Conversation, key: str | None) -> Conversation:
    """Return the same answers under what another authority has settled."""
    return _moved(conversation, authority=key, screen=Shown.MAIN)


def under(conversation: Conversation, edition: int) -> Conversation:
    """Return the same answers under another edition."""
    return _moved(conversation, edition=edition, screen=Shown.MAIN)


def _moved(conversation: Conversation, **changes: object) -> Conversation:
    return replace(conversation, step=conversation.step + 1, **changes)  # type: ignore[arg-type]  # names of fields


def _after(conversation: Conversation, action: str) -> Conversation | None:
    """Return the conversation after an action, None where its screen does not offer it."""
    if conversation.screen == Shown.CANCELLED:
        return None
    if action.startswith(EDITION):
        return _compared(conversation, action.removeprefix(EDITION))
    if action.startswith(DROP):
        return _dropped(conversation, action.removeprefix(DROP))
    if TELL in action:
        return _told(conversation, action)
    do = _ACTIONS.get(action)
    return None if do is None else do(conversation)


def _answered(
    conversation: Conversation, *answers: tuple[str, str | int | bool | None]
) -> Conversation:
    return _moved(
        conversation, answers=(*conversation.answers, *answers), screen=_kept(conversation)
    )


def _kept(conversation: Conversation) -> str:
    year = came_from(conversation)
    return f"{Shown.FROM}{year}" if year else Shown.MAIN


def _told(conversation: Conversation, action: str) -> Conversation | None:
    question = reply(conversation)
    if isinstance(question, Question) and conversation.screen != Shown.CHANGE:
        for asked in question.facts:
            for option in asked.options:
                if option != asked.usual and telling(asked.name, option) == action:
                    return _picked(conversation, question, asked.name, option)
        return _told_beside(conversation, question, action)
    return None


def _told_beside(
    conversation: Conversation, question: Question, action: str
) -> Conversation | None:
    """Return the conversation with the question beside a list answered, and the list denied."""
    beside = asked_beside(conversation, question)
    if beside is None:
        return None
    asked = beside.facts[0]
    for option in asked.options:
        if telling(asked.name, option) == action:
            return _answered(conversation, *none_of(question), (asked.name, option))
    return None


def _picked(
    conversation: Conversation, question: Question, name: str, option: Answer
) -> Conversation:
    """Return the conversation with an option told; in a list, as a rule, nothing else happened."""
    if not question.is_list:
        return _answered(conversation, (name, option))
    if conversation.screen == Shown.UNSURE:
        return replace(_answered(conversation, (name, None)), screen=Shown.MAIN)
    if conversation.screen == Shown.SEVERAL or not picks_one(conversation, question):
        after = _answered(conversation, (name, option))
        return replace(after, screen=conversation.screen) if _same_list(question, after) else after
    others = (other for other in none_of(question) if other[0] != name)
    return _answered(conversation, (name, option), *others)


def _same_list(question: Question, conversation: Conversation) -> bool:
    after = reply(conversation)
    asked = {fact.name for fact in question.facts}
    return isinstance(after, Question) and asked.issuperset(fact.name for fact in after.facts)


def _several(conversation: Conversation) -> Conversation | None:
    question = reply(conversation)
    if isinstance(question, Question) and question.is_list and picks_one(conversation, question):
        return _moved(conversation, screen=Shown.SEVERAL)
    return None


def _none_of_these(conversation: Conversation) -> Conversation | None:
    question = reply(conversation)
    if isinstance(question, Question) and question.is_list:
        return _answered(conversation, *none_of(question))
    return None


def _unsure(conversation: Conversation) -> Conversation | None:
    question = reply(conversation)
    if not isinstance(question, Question) or not may_be_unsure(conversation):
        return None
    if conversation.screen == Shown.UNSURE:
        return None
    beside = asked_beside(conversation, question)
    if beside:
        return _answered(conversation, *none_of(question), (beside.facts[0].name, None))
    if question.is_list:
        return _moved(conversation, screen=Shown.UNSURE)
    return _answered(conversation, (question.facts[0].name, None))


def _back(conversation: Conversation) -> Conversation | None:
    if not conversation.answers or not isinstance(reply(conversation), Question):
        return None
    if conversation.screen in {Shown.SEVERAL, Shown.UNSURE}:
        return _moved(conversation, screen=Shown.MAIN)
    kept = conversation.answers[: -last_step(conversation)]
    return _moved(conversation, answers=kept, screen=Shown.MAIN)


def _why(conversation: Conversation) -> Conversation | None:
    if not isinstance(reply(conversation), Question):
        return None
    kept = _kept(conversation)
    return _moved(conversation, screen=kept if why_is_shown(conversation) else Shown.WHY + kept)


def _show(conversation: Conversation) -> Conversation | None:
    if conversation.screen in {Shown.REASONING, Shown.CHANGE}:
        return _moved(conversation, screen=Shown.MAIN)
    return None


def _reasoning(conversation: Conversation) -> Conversation | None:
    if isinstance(reply(conversation), Ruling):
        return _moved(conversation, screen=Shown.REASONING)
    return None


def _change(conversation: Conversation) -> Conversation | None:
    if isinstance(reply(conversation), Question):
        return None
    return _moved(conversation, screen=Shown.CHANGE)


def _another(conversation: Conversation) -> Conversation | None:
    more = with_another(conversation) if isinstance(reply(conversation), Ruling) else None
    return None if more is None else _moved(more, screen=Shown.MAIN)


def _compared(conversation: Conversation, year: str) -> Conversation | None:
    """Return the same answers under another edition, with a way back where that asks for more."""
    if year not in map(str, editions(conversation)) or int(year) == conversation.edition:
        return None
    other = under(conversation, int(year))
    if isinstance(reply(conversation), Question):
        return other if came_from(conversation) == year else None
    return replace(other, screen=f"{Shown.FROM}{conversation.edition}")


def _dropped(conversation: Conversation, place: str) -> Conversation | None:
    """Return the conversation without one answer, or without all denied rare circumstances."""
    if conversation.screen != Shown.CHANGE:
        return None
    for _name, _value, places in entries(conversation):
        if str(places[0]) == place:
            kept = (a for at, a in enumerate(conversation.answers) if at not in places)
            return _moved(conversation, answers=tuple(kept), screen=Shown.MAIN)
    return None


_ACTIONS: dict[str, Callable[[Conversation], Conversation | None]] = {
    Action.NONE: _none_of_these,
    Action.SEVERAL: _several,
    Action.UNSURE: _unsure,
    Action.BACK: _back,
    Action.WHY: _why,
    Action.SHOW: _show,
    Action.REASONING: _reasoning,
    Action.CHANGE: _change,
    Action.ANOTHER: _another,
}
