"""What a person does in a conversation, and the conversation that comes of it."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.conversation.callback_data import (
    EDITION,
    ENTRY,
    OUT,
    OVER,
    READ,
    TELL,
    Action,
    Press,
    telling,
)
from bot.conversation.fingerprint import posting
from bot.conversation.free_text import agreed, discarded, interrupted_by, is_proposing, without
from bot.conversation.interview import (
    Entry,
    asked_anew,
    asked_beside,
    changed,
    editions,
    entry_at,
    is_fact,
    last_step,
    may_be_unsure,
    mended,
    missing,
    none_of,
    picks_one,
    pruned,
    reply,
    with_another,
)
from bot.conversation.model import Conversation
from bot.conversation.notice import Notice
from bot.conversation.screen_state import MAIN, ScreenKind, ScreenState
from lawcore import Answer, Lead, Question, Ruling
from lawcore.wording import LANGUAGES


@dataclass(frozen=True, slots=True)
class Turn:
    """The conversation as it is now; `new` asks for a further one, with what is told already.

    `back_to` is the id of another one, which takes the place of this one.
    """

    conversation: Conversation
    notice: Notice | None = None
    new: Lead | None = None
    back_to: str | None = None


def press(conversation: Conversation, pressed: Press) -> Turn:
    """Return the turn of a press; one that the present screen does not offer changes nothing."""
    if pressed.step != conversation.step:
        return Turn(conversation, Notice.STALE)
    fitting = mended(conversation)
    if is_proposing(fitting):
        return _confirmed(fitting, pressed.action)
    if pressed.action == Action.NEW and not isinstance(reply(fitting), Question):
        return Turn(_moved(fitting, screen=MAIN), new=Lead(fitting.subject, {}))
    if pressed.action.startswith(OVER):
        lead = _lead(fitting, pressed.action.removeprefix(OVER))
        if lead is None:
            return Turn(conversation, Notice.STALE)
        return Turn(_moved(fitting, screen=MAIN), new=lead)
    after = _after(fitting, pressed.action)
    return Turn(conversation, Notice.STALE) if after is None else Turn(after)


def _confirmed(conversation: Conversation, action: str) -> Turn:
    """Return the turn of a press on the screen of a proposal."""
    if action == Action.AGREE:
        return Turn(_moved(agreed(conversation)))
    after = None
    if action == Action.DISCARD:
        after = discarded(conversation)
    elif action.startswith(OUT) and action.removeprefix(OUT).isdecimal():
        after = without(conversation, int(action.removeprefix(OUT)))
    if after is None:
        return Turn(conversation, Notice.STALE)
    gone = not after.proposed and not after.answers
    return Turn(_moved(after), back_to=interrupted_by(conversation) if gone else None)


def _lead(conversation: Conversation, subject: str) -> Lead | None:
    """Return where a ruling leads over to, None where it does not."""
    ruling = reply(conversation)
    orders = ruling.orders if isinstance(ruling, Ruling) else ()
    leads = (ordered.order.leads_to for ordered in orders)
    return next((lead for lead in leads if lead is not None and lead.subject == subject), None)


def cancelled(conversation: Conversation) -> Conversation:
    """Return the conversation closed by the person."""
    return _moved(
        conversation, screen=ScreenState(ScreenKind.CANCELLED), proposed=None, finished=True
    )


def in_language(conversation: Conversation, language: str) -> Conversation:
    """Return the same conversation in another language."""
    return _moved(conversation, language=language)


def by_authority(conversation: Conversation, key: str | None) -> Conversation:
    """Return the same answers under what another authority has settled."""
    return _moved(conversation, authority=key, screen=_proposal_or_main(conversation))


def answering(conversation: Conversation, *, compact: bool, plain: bool) -> Conversation:
    """Return the same conversation answered at length or in short, and plainly or not."""
    return _moved(conversation, compact=compact, plain=plain)


def under(conversation: Conversation, edition: int) -> Conversation:
    """Return the same answers under another edition."""
    return _moved(conversation, edition=edition, screen=_proposal_or_main(conversation))


def _proposal_or_main(conversation: Conversation) -> ScreenState:
    return conversation.screen if is_proposing(conversation) else MAIN


def _moved(conversation: Conversation, **changes: object) -> Conversation:
    return replace(conversation, step=conversation.step + 1, **changes)  # type: ignore[arg-type]  # names of fields


def _after(conversation: Conversation, action: str) -> Conversation | None:
    """Return the conversation after an action, None where its screen does not offer it."""
    if conversation.screen.kind is ScreenKind.CANCELLED:
        return None
    place = conversation.screen.entry
    entry = None if place is None else entry_at(conversation, place)
    if entry is not None:
        return _anew(conversation, entry, action)
    for prefix, go in _ONWARD.items():
        if action.startswith(prefix):
            return go(conversation, action.removeprefix(prefix))
    if TELL in action:
        return _told(conversation, action)
    do = _ACTIONS.get(action)
    return None if do is None else do(conversation)


def _answered(
    conversation: Conversation, *answers: tuple[str, str | int | bool | None]
) -> Conversation:
    after = _moved(
        conversation,
        answers=(*conversation.answers, *answers),
        screen=conversation.screen.going_on,
    )
    return _settled(after, conversation) if conversation.screen.was_changed else after


def _settled(after: Conversation, before: Conversation) -> Conversation:
    """Return a conversation after a change without what no longer matters, to be named once."""
    kept = pruned(after, before)
    gone = missing(before, kept)
    if not gone and not isinstance(reply(kept), Question):
        return replace(kept, screen=MAIN)
    return replace(kept, screen=ScreenState(was_changed=True, dropped=gone))


def _told(conversation: Conversation, action: str) -> Conversation | None:
    question = reply(conversation)
    if isinstance(question, Question) and conversation.screen.kind is not ScreenKind.CHANGE:
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
    if conversation.screen.kind is ScreenKind.UNSURE:
        return replace(_answered(conversation, (name, None)), screen=MAIN)
    if conversation.screen.kind is ScreenKind.SEVERAL or not picks_one(conversation, question):
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
        return _moved(conversation, screen=ScreenState(ScreenKind.SEVERAL))
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
    if conversation.screen.kind is ScreenKind.UNSURE:
        return None
    beside = asked_beside(conversation, question)
    if beside:
        return _answered(conversation, *none_of(question), (beside.facts[0].name, None))
    if question.is_list:
        return _moved(conversation, screen=ScreenState(ScreenKind.UNSURE))
    return _answered(conversation, (question.facts[0].name, None))


_LEFT_BY_BACK = frozenset(
    {
        ScreenKind.SEVERAL,
        ScreenKind.UNSURE,
        ScreenKind.REASONING,
        ScreenKind.CHANGE,
        ScreenKind.READ,
    }
)
"""The screens from which one goes back to the main one; there the last answer is taken back."""


def _back(conversation: Conversation) -> Conversation | None:
    if conversation.screen.kind in _LEFT_BY_BACK:
        return _moved(conversation, screen=MAIN)
    if not conversation.answers:
        return None
    kept = conversation.answers[: -last_step(conversation)]
    return _moved(conversation, answers=kept, screen=MAIN)


def _why(conversation: Conversation) -> Conversation | None:
    if not isinstance(reply(conversation), Question):
        return None
    screen = conversation.screen
    return _moved(conversation, screen=replace(screen.going_on, shows_why=not screen.shows_why))


def _show(conversation: Conversation) -> Conversation | None:
    if conversation.screen.kind in {ScreenKind.REASONING, ScreenKind.CHANGE}:
        return _moved(conversation, screen=MAIN)
    return None


def _reasoning(conversation: Conversation) -> Conversation | None:
    if isinstance(reply(conversation), Ruling):
        return _moved(conversation, screen=ScreenState(ScreenKind.REASONING))
    return None


def _change(conversation: Conversation) -> Conversation | None:
    if isinstance(reply(conversation), Question):
        return None
    return _moved(conversation, screen=ScreenState(ScreenKind.CHANGE))


def _another(conversation: Conversation) -> Conversation | None:
    more = with_another(conversation) if isinstance(reply(conversation), Ruling) else None
    return None if more is None else _moved(more, screen=MAIN)


def _compared(conversation: Conversation, year: str) -> Conversation | None:
    """Return the same answers under another edition, with a way back where that asks for more."""
    if year not in map(str, editions(conversation)) or int(year) == conversation.edition:
        return None
    other = under(conversation, int(year))
    if isinstance(reply(conversation), Question):
        return other if conversation.screen.came_from == int(year) else None
    return replace(other, screen=ScreenState(came_from=conversation.edition))


def _entered(conversation: Conversation, place: str) -> Conversation | None:
    """Return the conversation at the question that changes an answer."""
    if isinstance(reply(conversation), Question) or not place.isdecimal():
        return None
    if entry_at(conversation, int(place)) is None:
        return None
    from_review = conversation.screen.kind is ScreenKind.CHANGE
    kind = ScreenKind.RECHANGING if from_review else ScreenKind.CHANGING
    return _moved(conversation, screen=ScreenState(kind, entry=int(place)))


def _anew(conversation: Conversation, entry: Entry, action: str) -> Conversation | None:
    """Return the conversation after an action on the screen that changes an answer."""
    if action == Action.BACK:
        from_review = conversation.screen.kind is ScreenKind.RECHANGING
        return _moved(conversation, screen=ScreenState(ScreenKind.CHANGE) if from_review else MAIN)
    if action == Action.UNSURE:
        is_sure = entry.value is not None and is_fact(conversation, entry)
        if not is_sure or not may_be_unsure(conversation):
            return None
        return _changed_to(conversation, entry, entry.name, None)
    for asked in asked_anew(conversation, entry).facts:
        for option in asked.options:
            if option != asked.usual and telling(asked.name, option) == action:
                return _changed_to(conversation, entry, asked.name, option)
    return None


def _changed_to(
    conversation: Conversation, entry: Entry, name: str, value: Answer | None
) -> Conversation:
    """Return the conversation with another answer; the same answer again changes nothing."""
    if entry.name and (name, value) == (entry.name, entry.value):
        return _moved(conversation, screen=MAIN)
    after = _moved(changed(conversation, entry, name, value))
    return _settled(after, conversation)


def _read_out(conversation: Conversation, language: str) -> Conversation | None:
    """Return the conversation that shows what is read to the players in another language."""
    if language not in LANGUAGES or not isinstance(reply(conversation), Ruling):
        return None
    return _moved(conversation, screen=ScreenState(ScreenKind.READ, language=language))


def _post(conversation: Conversation) -> Conversation | None:
    """Return the conversation with its ruling marked as posted."""
    mark = posting(conversation)
    return None if mark is None else _moved(conversation, posted=mark)


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
    Action.POST: _post,
}
_ONWARD: dict[str, Callable[[Conversation, str], Conversation | None]] = {
    EDITION: _compared,
    ENTRY: _entered,
    READ: _read_out,
}
"""The actions that say where to, by what comes before it."""
