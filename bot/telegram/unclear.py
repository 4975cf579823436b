"""Lines that stay unclear, as a language model reads them where the operator has set one."""

from collections.abc import Callable
from typing import TypeAlias

from bot.storage.transaction import Transaction
from bot.usecases.outcome import Outcome
from bot.usecases.plays import PlayOutcome
from bot.usecases.questions import DeskOutcome
from lawcore.understanding import Understood, is_story

Written: TypeAlias = DeskOutcome | PlayOutcome | Outcome
Write: TypeAlias = Callable[[Transaction], Written]


class UnclearError(Exception):
    """A text of which too little is understood; nothing of its transaction is kept.

    `subject` is what it is surely about, if that is known.
    """

    def __init__(self, language: str, subject: str | None) -> None:
        super().__init__(language, subject)
        self.language = language
        self.subject = subject


def write_if_clear(write: Write, text: str, rows: Transaction) -> Written:
    """Carry out a text; raises UnclearError where little of it is understood."""
    outcome = write(rows)
    if not isinstance(outcome, Outcome):
        return outcome
    language, begun = outcome.choices.language, outcome.begun
    if begun is not None and is_story(text):
        raise UnclearError(language, begun.subject.name)
    if isinstance(outcome.asks, Understood) and outcome.asks.auction is None:
        raise UnclearError(language, None)
    return outcome
