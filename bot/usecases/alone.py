"""Cases in groups of which the asker alone sees the questions, and the ruling shown to all."""

from dataclasses import replace

from bot.conversation.actions import press
from bot.conversation.callback_data import Press
from bot.conversation.interview import Interview
from bot.conversation.model import EVERYBODY, Conversation
from bot.conversation.notice import Notice
from bot.conversation.pressing import Action
from bot.screens.posting import may_be_shared
from bot.storage.transaction import Transaction
from bot.usecases.choices import choices_of
from bot.usecases.interviews import begin_as, find_open, go_on_here, keep_row
from bot.usecases.outcome import EffectiveChoices, Outcome, Sender


def asks_alone(rows: Transaction, sender: Sender) -> bool:
    """Tell whether the asker alone is to see the questions of a case in a group."""
    return rows.preference(sender.chat_id, EVERYBODY).public is not True


def find_shareable(rows: Transaction, sender: Sender, key: str) -> Outcome:
    """Return the ruling that is to be shown to all, with a notice where it cannot be.

    It is its asker's alone, and shown to all once.
    """
    row = rows.conversation(key)
    if row is None or row.chat_id != sender.chat_id:
        return replace(find_open(rows, sender), notice=Notice.GONE)
    if row.user_id != sender.user_id:
        return Outcome(choices_of(rows, sender), notice=Notice.FOREIGN)
    interview = Interview.of(row)
    outcome = Outcome(EffectiveChoices.of(row), interview=interview)
    if row.shared_id is not None:
        return replace(outcome, notice=Notice.SHOWN_TO_ALL)
    return outcome if may_be_shared(interview) else replace(outcome, notice=Notice.STALE)


def note_shared(rows: Transaction, key: str, message_id: int) -> Interview | None:
    """Note the message in which all see a ruling; return the case as it is now."""
    row = rows.conversation(key)
    if row is None:
        return None
    return Interview.of(rows.save(replace(row, shared_id=message_id)))


def go_on_in_private(rows: Transaction, sender: Sender, key: str) -> Outcome:
    """Go on in the private chat with a case of a group, which is the person's own.

    What was told there is told here; the case of the group is closed.
    """
    there = rows.conversation(key)
    if there is None or there.user_id != sender.user_id:
        return find_open(rows, sender)
    if there.chat_id == sender.chat_id:
        return replace(find_open(rows, sender), again=True)
    return go_on_here(rows, sender, there)


def why(rows: Transaction, sender: Sender, key: str) -> Outcome:
    """Show in the private chat, in a case of one's own, why a case of a group is ruled so.

    One that its asker alone has seen is nobody else's.
    """
    there = rows.conversation(key)
    if there is None or not (_is_seen(there) or there.user_id == sender.user_id):
        return find_open(rows, sender)
    outcome = begin_as(rows, sender, there)
    if outcome.begun is None:
        return outcome
    row = outcome.begun.conversation
    shown = press(outcome.begun, Press(row.id, row.step, Action.WHY)).conversation
    return replace(outcome, begun=keep_row(rows, shown, rows.save))


def _is_seen(row: Conversation) -> bool:
    """Tell whether everybody in a group sees a case, or its ruling."""
    return row.chat_id < 0 and (row.shared_id is not None or not row.alone)
