"""Which side of a question an update is about: its asker, its director, or the group."""

import re

from msgspec import Struct

from bot.conversation.callback_data import DeskButton, QuestionButton
from bot.conversation.codec import CallbackData
from bot.desk.case import clean_text
from bot.desk.model import OF_THE_ASKER, State, Typing
from bot.screens.desk.asker import published_screen
from bot.screens.desk.shared import ASK, CHOOSE, HOLD, gone_screen
from bot.screens.elements import Line, Opening, Screen
from bot.storage.transaction import Transaction
from bot.usecases import answering, asking, desks
from bot.usecases.outcome import Sender, choices_of
from bot.usecases.questions import DeskOutcome, DeskQuestion, DeskRules, gone
from bot.wording import Words
from lawcore.engine.records import replace

ASK_HERE = "ask"
"""The payload of the link that composes a question in the private chat."""
OF_CARDS = ("take", "answer", "reopen")
FIND = "find"
"""Shows a published answer that a typed text has found."""
_LINK = re.compile(rf"(?:[{ASK}{CHOOSE}{HOLD}][A-Za-z0-9_-]{{8}}|{ASK_HERE})")


def is_link(payload: str) -> bool:
    """Tell whether a payload leads to a desk or a question."""
    return _LINK.fullmatch(payload) is not None


def follow(
    rows: Transaction, sender: Sender, rules: DeskRules, payload: str, name: str
) -> DeskOutcome:
    """Follow a link into the private chat."""
    if payload == ASK_HERE:
        return asking.compose(rows, sender, rules)
    key = payload[1:]
    if payload.startswith(CHOOSE):
        return asking.choose(rows, sender, key)
    if payload.startswith(ASK):
        return asking.compose_from(rows, sender, rules, key)
    at = _find(rows, sender, rules, key, name=name)
    return gone(rows, sender) if at is None else replace(_show(at), below=True)


class PressedQuestion(Struct, frozen=True):
    """A button of a question as it was pressed: in which message, by somebody called so.

    `has_left` says that the sender was found to have left the group of the desk.
    """

    button: QuestionButton
    message_id: int
    name: str
    has_left: bool = False


def press(
    rows: Transaction, sender: Sender, rules: DeskRules, pressed: PressedQuestion
) -> DeskOutcome:
    """Carry out a button of a question.

    One of an earlier version of the question changes nothing: it shows how things are now.
    """
    button = pressed.button
    at = _find(rows, sender, rules, button.question, name=pressed.name)
    if at is None:
        return gone(rows, sender)
    at = replace(at, value=button.value, message_id=pressed.message_id)
    if button.action == FIND:
        return _show_found(at)
    if button.action in OF_CARDS and sender.chat_id == at.desk.chat_id:
        return answering.press_card(at, button.action) or at.alert("card-not-open")
    if not sender.is_in_private:
        return at.alert("hold-not-yours")
    return _press_in_private(at, button, has_left=pressed.has_left)


def _press_in_private(at: DeskQuestion, button: QuestionButton, *, has_left: bool) -> DeskOutcome:
    """Carry out a button of the asker's, or of the director who has the question."""
    if has_left and answering.sends_to_asker(at):
        return answering.put_back_left(at)
    is_asker = _is_asker(at, button.action)
    if not is_asker and at.question.holder_id != at.sender.user_id:
        return _not_theirs(at)
    if button.step != at.question.version:
        return _redraw(at, button.action, is_asker=is_asker)
    do = asking.press if is_asker else answering.press
    return do(at, button.action) or _show(at)


def write(
    rows: Transaction, sender: Sender, rules: DeskRules, text: str, name: str
) -> DeskOutcome | None:
    """Take a text that a question waits for; None where none does, or where it is too late."""
    if not sender.is_in_private or not text:
        return None
    waiting = rows.draft(sender.user_id)
    at = None if waiting is None else _find(rows, sender, rules, waiting.question, name=name)
    draft = None if at is None else asking.waiting_draft(at)
    if at is None or draft is None:
        return None
    question = at.question
    if draft.typing is Typing.WORDS or draft.typing in OF_THE_ASKER:
        is_open = draft.typing is not Typing.WORDS or question.state is State.COMPOSED
        if question.asker_id != sender.user_id or not is_open:
            return None
        return asking.write(at, draft, text)
    if question.holder_id != sender.user_id:
        return replace(_not_theirs(at), below=True)
    return answering.write(at, draft, text)


def repeat_text(
    rows: Transaction, sender: Sender, rules: DeskRules, text: str, name: str
) -> DeskOutcome | None:
    """Show what became of a text that was taken before; None where no question waited for it."""
    typed, draft = clean_text(text), rows.draft(sender.user_id)
    composed = rows.composed_by(sender.user_id)
    key = None
    if draft is not None and draft.text == typed:
        key = draft.question
    elif composed is not None and composed.words == typed:
        key = composed.id
    at = None if key is None else _find(rows, sender, rules, key, name=name)
    return None if at is None else replace(_show(at), below=True)


def show_again(
    rows: Transaction, sender: Sender, rules: DeskRules, pressed: CallbackData | None
) -> DeskOutcome:
    """Show how things are, for an update that was carried out before; nothing is changed."""
    if isinstance(pressed, DeskButton):
        return desks.show(rows, sender, rules)
    composed = rows.composed_by(sender.user_id)
    key = pressed.question if isinstance(pressed, QuestionButton) else None
    if key is None and composed is not None:
        key = composed.id
    at = None if key is None else _find(rows, sender, rules, key)
    if at is None:
        return gone(rows, sender)
    if not sender.is_in_private:
        return DeskOutcome(at.choices)
    return _show(at)


def find_group(rows: Transaction, sender: Sender, pressed: QuestionButton) -> int | None:
    """Return the group of a desk for which the sender answers a question; None where not so."""
    question = rows.question(pressed.question)
    if question is None or question.holder_id != sender.user_id:
        return None
    desk = rows.desk(question.desk)
    return None if desk is None else desk.chat_id


def private_screen(language: str) -> Screen:
    """Return the link by which a question is asked in the private chat."""
    said = Words.of(language).bot
    opening = Opening(said.say("ask-director"), ASK_HERE)
    return Screen((Line(said.say("only-private")),), opening=opening)


def _find(
    rows: Transaction, sender: Sender, rules: DeskRules, key: str, *, name: str = ""
) -> DeskQuestion | None:
    question = rows.question(key)
    desk = None if question is None else rows.desk(question.desk)
    if question is None or desk is None:
        return None
    choices = choices_of(rows, sender)
    return DeskQuestion(rows, rules, choices, desk, sender=sender, question=question, name=name)


def _is_asker(at: DeskQuestion, action: str) -> bool:
    """Tell whether a button is the asker's, who may also be the director who has the question."""
    question, user_id = at.question, at.sender.user_id
    if question.asker_id != user_id:
        return False
    if question.holder_id != user_id or action in asking.OWN:
        return True
    draft = asking.waiting_draft(at)
    return draft is not None and draft.typing in OF_THE_ASKER


def _show(at: DeskQuestion) -> DeskOutcome:
    """Show a question to whoever looks at it: its asker, its director, nobody else."""
    question, user_id = at.question, at.sender.user_id
    if question.holder_id == user_id and question.state is not State.COMPOSED:
        return answering.show(at)
    if question.asker_id == user_id:
        return asking.show(at)
    return _not_theirs(at)


def _redraw(at: DeskQuestion, action: str, *, is_asker: bool) -> DeskOutcome:
    """Show how things are now; a text that was about to be sent stands below what was added."""
    if is_asker:
        return replace(asking.show(at), said=at.say("stale"))
    if action == "send" and at.question.state is State.WITHDRAWN:
        return answering.press(at, action) or _show(at)
    return replace(answering.show(at, added=action == "send"), said=at.say("stale"))


def _not_theirs(at: DeskQuestion) -> DeskOutcome:
    return at.show(gone_screen(at.language, "hold-not-yours"))


def _show_found(at: DeskQuestion) -> DeskOutcome:
    """Show a published answer to anybody."""
    if not at.question.listed:
        return at.alert("ask-gone")
    shown = published_screen(at.language, at.question, at.desk)
    return at.show(shown, below=True)
