"""Asking a desk: a question is composed, sent, added to, withdrawn; its answer is clear or not."""

from collections.abc import Callable
from typing import TypeAlias

from bot.conversation.fingerprint import mark_of_case
from bot.conversation.interview import Interview
from bot.conversation.model import EVERYBODY, Chain, Conversation, Place, Shown, case_of
from bot.desk.case import clean_text, deciding_mark, has_address, is_too_long, with_added
from bot.desk.model import (
    A_DAY,
    HELD_FOR,
    LONGEST_TEXT,
    LONGEST_WORDS,
    MOST_A_DAY,
    MOST_AT_A_DESK,
    MOST_OPEN,
    TYPED_WITHIN,
    UNCLEAR_WITHIN,
    Desk,
    Draft,
    ErrandKind,
    Hurry,
    Question,
    State,
    Told,
    Typing,
)
from bot.screens.desk.asker import (
    asker_screen,
    compose_screen,
    found_screen,
    seen_screen,
    which_desk_screen,
)
from bot.screens.desk.settings import chosen_screen
from bot.screens.desk.shared import draft_screen, gone_screen, typing_screen
from bot.storage.transaction import Transaction
from bot.usecases.outcome import Sender, choices_of
from bot.usecases.questions import (
    DeskOutcome,
    DeskQuestion,
    DeskRules,
    as_sent,
    find_answers,
    gone,
    is_ruled_otherwise,
    without_publication,
)
from lawcore.engine.records import replace

TypedBy: TypeAlias = Callable[[DeskQuestion], DeskOutcome]


def compose(
    rows: Transaction,
    sender: Sender,
    rules: DeskRules,
    conversation: Conversation | None = None,
    words: str = "",
) -> DeskOutcome:
    """Compose a question about a case, or of words alone; nothing is sent yet.

    One that the same person has composed before and not sent is dropped.
    """
    former = rows.composed_by(sender.user_id)
    if former is not None:
        rows.drop_question(former.id)
    rows.drop_draft(sender.user_id)
    choices = choices_of(rows, replace(sender, chat_id=sender.user_id))
    desks = desks_for(rows, sender, choices.language)
    if not desks:
        return DeskOutcome(choices, screen=gone_screen(choices.language, "ask-no-desk"))
    question = Question(
        desk=desks[0].id,
        asker_id=sender.user_id,
        language=choices.language,
        words=_fitting(clean_text(words)),
    )
    if conversation is not None and (conversation.answers or conversation.chain.former):
        question = _about(question, conversation)
    question = rows.add_question(question)
    at = DeskQuestion(rows, rules, choices, desks[0], sender=sender, question=question)
    if len(desks) > 1:
        return at.show(which_desk_screen(at.language, question, desks), below=True)
    return replace(_begin(at), below=True)


def compose_from(rows: Transaction, sender: Sender, rules: DeskRules, key: str) -> DeskOutcome:
    """Compose a question about somebody's own conversation."""
    conversation = rows.conversation(key)
    if conversation is None or conversation.user_id != sender.user_id:
        return gone(rows, sender)
    from_there = replace(sender, chat_id=conversation.chat_id)
    return compose(rows, from_there, rules, conversation)


def compose_open(rows: Transaction, sender: Sender, rules: DeskRules, words: str) -> DeskOutcome:
    """Compose a question about the open conversation, if there is one, with what was typed."""
    row = rows.open_conversation(sender.chat_id, sender.user_id, sender.topic_id)
    return compose(rows, sender, rules, row, words)


def desks_of(rows: Transaction, sender: Sender) -> tuple[Desk, ...]:
    """Return the desks that a person may mean by the language that is chosen there."""
    return desks_for(rows, sender, choices_of(rows, sender).language)


def desks_for(rows: Transaction, sender: Sender, language: str) -> tuple[Desk, ...]:
    """Return the desks that a person may mean, the one that is asked first.

    That is the one chosen for the group, else by the person; else the only one; else those that
    speak the language.
    """
    desks = rows.desks()
    if len(desks) < 2:  # noqa: PLR2004 - a single desk is everybody's
        return desks
    chosen = {
        rows.chosen_desk(sender.chat_id, EVERYBODY) if sender.is_in_group else None,
        rows.chosen_desk(sender.user_id, sender.user_id),
    }
    for one in desks:
        if one.id in chosen:
            return (one,)
    return tuple(one for one in desks if one.speaks(language)) or desks


def choose(rows: Transaction, sender: Sender, key: str) -> DeskOutcome:
    """Choose the desk that a person asks, by its link."""
    desk = rows.desk(key)
    if desk is None:
        return gone(rows, sender, "desk-unknown")
    if desk.closed:
        return gone(rows, sender, "desk-closed")
    rows.choose_desk(sender.user_id, sender.user_id, desk.id)
    choices = choices_of(rows, sender)
    return DeskOutcome(choices, screen=chosen_screen(choices.language, desk))


def show(at: DeskQuestion) -> DeskOutcome:
    """Show a question to its asker as it is now: what is typed for it, or how it stands."""
    draft = waiting_draft(at)
    if draft is not None and draft.typing is not Typing.WORDS:
        if draft.text is not None:
            return at.show(draft_screen(at.language, at.question, draft, at.desk, ""))
        return at.show(typing_screen(at.language, at.question, draft))
    if at.question.state is State.COMPOSED:
        return _compose(at)
    return _show_sent(at)


def _show_sent(at: DeskQuestion, *, settled: bool = False) -> DeskOutcome:
    question, desk, zone = at.question, at.desk, at.rules.zone
    return at.show(asker_screen(at.language, question, desk, at.now, zone, settled=settled))


def press(at: DeskQuestion, action: str) -> DeskOutcome | None:
    """Carry out a button of the asker's; None where there is no such button now."""
    do = _ACTIONS.get((at.question.state, action)) or _TYPED.get(action)
    return None if do is None else do(at)


def write(at: DeskQuestion, draft: Draft, text: str) -> DeskOutcome:
    """Take a text that an asker has typed."""
    typed = clean_text(text)
    if hint := wrong_with(at, typed):
        return at.show(typing_screen(at.language, at.question, draft, hint), below=True)
    if draft.typing is Typing.WORDS:
        at.rows.drop_draft(at.sender.user_id)
        after = at.move(words=typed)
        is_looked_up = at.question.subject is not None
        return replace(_compose(after) if is_looked_up else _begin(after), below=True)
    if len(at.question.words) + len(typed) > LONGEST_WORDS:
        hint = at.say("type-full")
        return at.show(typing_screen(at.language, at.question, draft, hint), below=True)
    kept = at.rows.keep_draft(replace(draft, text=typed, turn=draft.turn + 1))
    return at.show(draft_screen(at.language, at.question, kept, at.desk, ""), below=True)


def wrong_with(at: DeskQuestion, typed: str) -> str:
    """Return what is wrong with a text, empty where it can be taken."""
    if not typed:
        return at.say("type-no-text")
    if is_too_long(typed):
        return at.say("type-too-long", number=str(len(typed)))
    return at.say("type-no-links") if has_address(typed) else ""


def waiting_draft(at: DeskQuestion) -> Draft | None:
    """Return what the sender is typing for this question; None where it is too long ago."""
    draft = at.rows.draft(at.sender.user_id)
    if draft is None or draft.question != at.question.id or draft.typed_at is None:
        return None
    return draft if at.now - draft.typed_at <= TYPED_WITHIN else None


def _fitting(words: str) -> str:
    """Return the words beside a command or of a line; nothing of what cannot be sent."""
    return "" if has_address(words) else words[:LONGEST_TEXT]


def _about(question: Question, conversation: Conversation) -> Question:
    """Return a question with the case of a conversation, every subject of it."""
    interview = Interview.of(conversation)
    row = interview.conversation
    ruled, deciding = mark_of_case(interview), deciding_mark(interview)
    told = case_of(replace(row, chain=Chain(row.chain.former)))
    return replace(question, ruled=ruled, deciding=deciding, **told)


def _begin(at: DeskQuestion) -> DeskOutcome:
    """Show what was answered already, else the question before it is sent."""
    found = find_answers(at.rows, (at.desk.id,), at.question)
    if found:
        return at.show(found_screen(at.language, at.question, found))
    return _compose(at)


def _compose(at: DeskQuestion) -> DeskOutcome:
    if not at.question.words and at.question.subject is None:
        draft = Draft(user_id=at.sender.user_id, question=at.question.id, typing=Typing.WORDS)
        at.rows.keep_draft(draft)
    several = len(at.rows.desks()) > 1
    return at.show(compose_screen(at.language, at.question, at.desk, several=several))


def _send(hurry: Hurry) -> TypedBy:
    """Return the action that sends a question, unless a limit is reached."""

    def send(at: DeskQuestion) -> DeskOutcome:
        question, desk = at.question, at.desk
        if not question.words and question.subject is None:
            return at.alert("ask-needs-words")
        if (refused := _refusal(at)) is not None:
            return at.alert(refused)
        number = desk.last_number + 1
        at.rows.save_desk(replace(desk, last_number=number))
        at.rows.drop_draft(at.sender.user_id)
        at.rows.note_question(question.id, told_id=at.message_id)
        numbered = replace(question, number=number, hurry=hurry)
        sent = as_sent(numbered, desk, at.now, at.rules.zone)
        return show(replace(at, question=sent).move(ErrandKind.CARD))

    return send


def _refusal(at: DeskQuestion) -> str | None:
    """Return why a question cannot be sent now, None where it can."""
    if at.desk.closed:
        return "desk-closed"
    user_id = at.sender.user_id
    if at.rows.blocked(at.desk.id, at.rules.person(at.desk.id, user_id)):
        return "ask-blocked"
    own = at.rows.asked_by(user_id)
    if sum(one.is_open for one in own) >= MOST_OPEN:
        return "ask-too-many"
    lately = [one for one in own if one.sent_at is not None and at.now - one.sent_at < A_DAY]
    if len(lately) >= MOST_A_DAY:
        return "ask-too-many-today"
    if len(at.rows.open_at(at.desk.id)) >= MOST_AT_A_DESK:
        return "ask-desk-full"
    return None


def _drop(at: DeskQuestion) -> DeskOutcome:
    """Drop a question that is not sent, with its message."""
    at.rows.drop_question(at.question.id)
    at.rows.drop_draft(at.sender.user_id)
    key = "found-thanks" if at.value == "found" else "ask-nothing"
    if at.value == "found":
        return DeskOutcome(at.choices, said=at.say(key))
    return DeskOutcome(at.choices, gone_screen(at.language, key), leaves=True)


def _choose_desk(at: DeskQuestion) -> DeskOutcome:
    desk = at.rows.desk(at.value)
    if desk is None or desk.closed:
        return at.alert("desk-closed")
    at.rows.choose_desk(at.sender.user_id, at.sender.user_id, desk.id)
    return _begin(replace(at.move(desk=desk.id), desk=desk))


def _see(at: DeskQuestion) -> DeskOutcome:
    found = at.rows.question(at.value)
    desk = None if found is None else at.rows.desk(found.desk)
    if found is None or desk is None or not found.listed:
        return _compose(at)
    changed = is_ruled_otherwise(found)
    return at.show(seen_screen(at.language, at.question, found, desk, changed=changed))


def _type(at: DeskQuestion, typing: Typing) -> DeskOutcome:
    """Wait for a text, and show what it is for."""
    draft = Draft(user_id=at.sender.user_id, question=at.question.id, typing=typing)
    kept = at.rows.keep_draft(draft)
    return at.show(typing_screen(at.language, at.question, kept))


def _unclear(at: DeskQuestion) -> DeskOutcome:
    answered = at.question.answered_at
    if at.question.unclear:
        return at.alert("ask-unclear-already")
    if answered is None or at.now - answered > UNCLEAR_WITHIN:
        return at.alert("ask-late")
    return _type(at, Typing.UNCLEAR)


def _withdraw(at: DeskQuestion) -> DeskOutcome:
    """Withdraw a question; a director who has it is told."""
    at.rows.drop_draft(at.sender.user_id)
    held = at.question.holder_id is not None
    kinds = (ErrandKind.CARD, *((ErrandKind.HOLDER,) if held else ()))
    return show(at.move(*kinds, told=Told.WITHDRAWN, state=State.WITHDRAWN, due_at=None))


def _leave(at: DeskQuestion) -> DeskOutcome:
    """Send nothing of what was typed, and go back."""
    at.rows.drop_draft(at.sender.user_id)
    return show(at)


def _again(at: DeskQuestion) -> DeskOutcome:
    draft = waiting_draft(at)
    return show(at) if draft is None else _type(at, draft.typing)


def _give(at: DeskQuestion) -> DeskOutcome:
    """Send what was typed, if it is what stands above the button."""
    draft, question = waiting_draft(at), at.question
    if draft is None or draft.text is None:
        return show(at)
    if at.value != str(draft.turn):
        return replace(show(at), said=at.say("draft-old"))
    if not _fits(draft.typing, question):
        at.rows.drop_draft(at.sender.user_id)
        return show(at)
    at.rows.drop_draft(at.sender.user_id)
    words = with_added(question.words, draft.text)
    closed = _close_former(at)
    at.rows.note_question(question.id, told_id=at.message_id)
    match draft.typing:
        case Typing.ADDITION:
            kinds = (ErrandKind.CARD, *_to_holder(question))
            moved = at.move(*kinds, told=Told.ADDED, words=words)
        case Typing.REPLY:
            moved = _take_again(at, words, Told.REPLIED)
        case _:
            later = without_publication(at)
            unclear = replace(later, question=replace(later.question, unclear=True))
            moved = _take_again(unclear, words, Told.UNCLEAR)
    return replace(show(moved), closed=closed)


def _fits(typing: Typing, question: Question) -> bool:
    match typing:
        case Typing.ADDITION:
            return question.state in {State.WAITING, State.TAKEN}
        case Typing.REPLY:
            return question.state is State.ASKED_BACK
        case _:
            return question.state is State.ANSWERED and not question.unclear


def _take_again(at: DeskQuestion, words: str, told: Told) -> DeskQuestion:
    """Return a question to the director who had it, or to the list."""
    is_held = at.question.holder_id is not None
    return at.move(
        ErrandKind.CARD,
        *_to_holder(at.question),
        told=told,
        words=words,
        state=State.TAKEN if is_held else State.WAITING,
        due_at=at.now + HELD_FOR if is_held else None,
    )


def _to_holder(question: Question) -> tuple[ErrandKind, ...]:
    return () if question.holder_id is None else (ErrandKind.HOLDER,)


def _close_former(at: DeskQuestion) -> tuple[Place, ...]:
    """Return the asker's former message, whose buttons go."""
    former = at.question.told_id
    if former is None or former == at.message_id:
        return ()
    return (Shown(at.sender.chat_id, former),)


_ACTIONS: dict[tuple[State, str], TypedBy] = {
    **{(State.COMPOSED, str(hurry)): _send(hurry) for hurry in Hurry},
    (State.COMPOSED, "words"): lambda at: _type(at, Typing.WORDS),
    (State.COMPOSED, "name"): lambda at: _compose(
        at.move(name=None if at.question.name else at.name or None)
    ),
    (State.COMPOSED, "desks"): lambda at: at.show(
        which_desk_screen(at.language, at.question, at.rows.desks())
    ),
    (State.COMPOSED, "desk"): _choose_desk,
    (State.COMPOSED, "see"): _see,
    (State.COMPOSED, "anyway"): _compose,
    (State.COMPOSED, "drop"): _drop,
    (State.WAITING, "add"): lambda at: _type(at, Typing.ADDITION),
    (State.TAKEN, "add"): lambda at: _type(at, Typing.ADDITION),
    (State.WAITING, "withdraw"): _withdraw,
    (State.TAKEN, "withdraw"): _withdraw,
    (State.ASKED_BACK, "withdraw"): _withdraw,
    (State.ASKED_BACK, "reply"): lambda at: _type(at, Typing.REPLY),
    (State.ANSWERED, "clear"): lambda at: replace(
        _show_sent(at, settled=True), said=at.say("answer-thanks")
    ),
    (State.ANSWERED, "unclear"): _unclear,
}
OWN = frozenset(action for _, action in _ACTIONS)
"""The buttons that only an asker has."""
_TYPED: dict[str, TypedBy] = {"leave": _leave, "again": _again, "send": _give}
"""The buttons of what was typed, in any state."""
