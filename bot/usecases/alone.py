"""Cases in groups of which the asker alone sees the questions, and the ruling shown to all."""

from bot.conversation.actions import press
from bot.conversation.callback_data import Press, ShowToAll
from bot.conversation.interview import Interview
from bot.conversation.model import EVERYBODY, Conversation, EffectiveChoices
from bot.conversation.notice import Notice
from bot.conversation.pressing import Action
from bot.screens.posting import may_be_shared
from bot.storage.transaction import Transaction
from bot.usecases.interviews import begin_as, find_open, go_on_here, keep_row
from bot.usecases.outcome import Outcome, Sender, choices_of
from lawcore.engine.records import replace


def asks_alone(rows: Transaction, sender: Sender) -> bool:
    """Tell whether the asker alone is to see the questions of a case in a group."""
    return rows.preference(sender.chat_id, EVERYBODY).public is not True


def begin_showing(rows: Transaction, sender: Sender, pressed: ShowToAll) -> Outcome:
    """Mark a ruling as being shown to all; return it, with a notice where it is not to be sent.

    It is sent at most once a press: where the mark is found again, it may stand there, and only a
    press on the button that says so sends it again. The answer to a mention is changed, not sent.
    """
    outcome = find_shareable(rows, sender, pressed.conversation)
    row = None if outcome.interview is None else outcome.interview.conversation
    if row is None or row.guest_id is not None or row.showings not in {0, pressed.again}:
        return outcome
    if outcome.notice not in {None, Notice.MAY_BE_SHOWN}:
        return outcome
    marked = rows.save(replace(row, shared_id=-1 - row.showings))
    return replace(outcome, interview=Interview.of(marked), notice=None)


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
    if row.shared_id is not None and row.shared_id > 0:
        return replace(outcome, notice=Notice.SHOWN_TO_ALL)
    if not may_be_shared(interview):
        return replace(outcome, notice=Notice.STALE)
    return replace(outcome, notice=Notice.MAY_BE_SHOWN) if row.showings else outcome


def find_again(rows: Transaction, sender: Sender, key: str) -> Outcome:
    """Return a ruling for a press that was carried out before: nothing is sent again."""
    return replace(find_shareable(rows, sender, key), again=True)


def note_shared(
    rows: Transaction, marked: Conversation, message_id: int | None
) -> Interview | None:
    """Note the message in which all see a ruling, None where it is certain that there is none.

    Its mark instead stays where nobody knows. Returns the case as it is now; what a later showing
    has noted meanwhile is not taken back.
    """
    row = rows.conversation(marked.id)
    if row is None:
        return None
    if (message_id or 0) <= 0 and row.shared_id != marked.shared_id:
        return Interview.of(row)
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
    row = outcome.begun.conversation
    shown = press(outcome.begun, Press(row.id, row.step, Action.WHY)).conversation
    return replace(outcome, begun=keep_row(rows, shown, rows.save))


def _is_seen(row: Conversation) -> bool:
    """Tell whether everybody in a group sees a case, or its ruling."""
    return row.chat_id < 0 and ((row.shared_id or 0) > 0 or not row.alone)
