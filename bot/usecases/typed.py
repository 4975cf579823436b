"""Whose a typed line is: one list of all that may take it, in order.

Each is asked first whether the line may be for it, which it denies cheaply: by the characters of
the line, or because nothing is open that it is for. What the last one, a case in words, makes of
it is the list in `bot/usecases/lines.py`.
"""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from bot.conversation.lines import begins_with_number, is_brief, may_be_record
from bot.storage.transaction import Transaction
from bot.usecases import evenings, lines, plays, scoring
from bot.usecases.outcome import Outcome, Sender
from bot.usecases.plays import PlayOutcome

_Take: TypeAlias = Callable[[Transaction, Sender, str], PlayOutcome | Outcome | None]
"""Takes a line, or returns None where it is for somebody else after all."""


def write(rows: Transaction, sender: Sender, text: str) -> PlayOutcome | Outcome:
    """Carry out a text: for an evening, as scores, a record of play, or a case in words."""
    for take in _find_owners(rows, sender, text):
        if (taken := take(rows, sender, text)) is not None:
            return taken
    return lines.write(rows, sender, text)


def _find_owners(rows: Transaction, sender: Sender, text: str) -> Iterator[_Take]:
    """Yield what a line may be for, in the order in which it is tried."""
    if rows.awaited(sender.chat_id, sender.user_id) is not None:
        yield evenings.take_awaited
    if rows.open_conversation(sender.chat_id, sender.user_id, sender.topic_id) is not None:
        yield evenings.take_below_ruling
    if begins_with_number(text):
        yield scoring.take_result_at
        yield evenings.find_board
    if is_brief(text):
        yield plays.reckon
    is_likely = is_brief(text) or may_be_record(text)
    if is_likely or rows.open_play(sender.chat_id, sender.user_id) is not None:
        yield plays.take_line
