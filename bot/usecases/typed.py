"""Whose a typed line is: one list of all that may take it, in order.

Each is asked first whether the line may be for it, which it denies cheaply: by the characters of
the line, or because nothing is open that it is for. What the last one, a case in words, makes of
it is the list in `bot/usecases/lines.py`.
"""

from collections.abc import Callable
from typing import TypeAlias

from bot.conversation.lines import begins_with_number, is_brief, may_be_record
from bot.storage.transaction import Transaction
from bot.usecases import evenings, lines, plays, scoring
from bot.usecases.outcome import Outcome, Sender
from bot.usecases.plays import PlayOutcome

_IsFor: TypeAlias = Callable[[Transaction, Sender, str], bool]
_Take: TypeAlias = Callable[[Transaction, Sender, str], PlayOutcome | Outcome | None]
"""Takes a line, or returns None where it is for somebody else after all."""


def _is_awaited(rows: Transaction, sender: Sender, text: str) -> bool:  # noqa: ARG001 - one form
    return rows.awaited(sender.chat_id, sender.user_id) is not None


def _has_case(rows: Transaction, sender: Sender, text: str) -> bool:  # noqa: ARG001 - one form
    return rows.open_conversation(sender.chat_id, sender.user_id, sender.topic_id) is not None


def _names_place(rows: Transaction, sender: Sender, text: str) -> bool:  # noqa: ARG001 - one form
    return begins_with_number(text)


def _is_brief(rows: Transaction, sender: Sender, text: str) -> bool:  # noqa: ARG001 - one form
    return is_brief(text)


def _may_be_record(rows: Transaction, sender: Sender, text: str) -> bool:
    is_likely = is_brief(text) or may_be_record(text)
    return is_likely or rows.open_play(sender.chat_id, sender.user_id) is not None


_OWNERS: tuple[tuple[_IsFor, _Take], ...] = (
    (_is_awaited, evenings.take_awaited),
    (_has_case, evenings.take_below_ruling),
    (_names_place, scoring.take_result_at),
    (_names_place, evenings.find_board),
    (_is_brief, plays.reckon),
    (_may_be_record, plays.take_line),
)


def write(rows: Transaction, sender: Sender, text: str) -> PlayOutcome | Outcome:
    """Carry out a text: for an evening, as scores, a record of play, or a case in words."""
    for is_for, take in _OWNERS:
        if is_for(rows, sender, text) and (taken := take(rows, sender, text)) is not None:
            return taken
    return lines.write(rows, sender, text)
