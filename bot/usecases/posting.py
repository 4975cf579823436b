"""The linked chat, to which rulings may be posted."""

from bot.conversation.interview import Interview
from bot.conversation.model import EVERYBODY, Conversation, EffectiveChoices, LinkedChat
from bot.storage.transaction import Transaction
from bot.usecases.outcome import Sender, choices_of
from lawcore.engine.records import replace


def find_linked_chat(
    rows: Transaction, sender: Sender
) -> tuple[EffectiveChoices, LinkedChat | None]:
    """Return the settings of the sender, and the chat linked to the sender's chat."""
    return choices_of(rows, sender), rows.link(*sender.link_key)


def link_chat(rows: Transaction, sender: Sender, link: LinkedChat | None) -> None:
    """Link a chat to the sender's chat; with None, unlink it."""
    rows.set_link(*sender.link_key, link)


def unmark_posted(rows: Transaction, interview: Interview) -> Interview:
    """Remove the mark of a post from an interview, because the post failed."""
    row = rows.conversation(interview.conversation.id)
    return interview if row is None else Interview.of(rows.save(replace(row, posted=None)))


def with_linked_chat(
    rows: Transaction, conversation: Conversation, interview: Interview
) -> Conversation:
    """Return the row of an interview with the chat that is linked to its own.

    While more is asked nothing can be posted, and no row is read.
    """
    if interview.is_asking:
        return conversation
    whose = EVERYBODY if conversation.chat_id < 0 else conversation.user_id
    link = rows.link(conversation.chat_id, whose)
    linked = (None, None) if link is None else (link.target_id, link.name)
    if linked == (conversation.linked_id, conversation.linked_name):
        return conversation
    return replace(conversation, linked_id=linked[0], linked_name=linked[1])
