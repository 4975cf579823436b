"""How many buttons a director presses for each decided case, on the bot's own screens."""

from collections.abc import Mapping
from dataclasses import replace

from bot.conversation.interview import ask_the_law
from bot.conversation.model import Conversation
from lawcore import Answer, Ruling
from lawcore.book.decided import Case, cases
from tests.bot.walks import ways
from tests.lawcore.decided_cases import SEVERAL
from tests.lawcore.vectors import ORDINARY

EMPTY = Conversation(chat_id=1, user_id=1, subject="revoke", edition=2017, language="en")
SINGLE = tuple(case for case in cases() if case not in SEVERAL)
"""The decided cases of all subjects, except several revokes on one board."""


def cases_in_taps() -> Mapping[tuple[str, str], int]:
    """Return the taps from the choice of the subject to the ruling, by subject and case."""
    return {(case.subject, case.id): taps(case) for case in SINGLE}


def taps(case: Case) -> int:
    """Return how many buttons are pressed until the ruling is there and everything is told."""
    begun = replace(EMPTY, subject=case.subject, edition=case.edition)
    *before, ruled = ways(begun, world(case))
    assert isinstance(ask_the_law(ruled), Ruling)
    return len(before)


def world(case: Case) -> Mapping[str, Answer]:
    """Return what happened; in a case of a revoke, what is left open was as usual."""
    return {**ORDINARY, **case.answers} if case.subject == "revoke" else case.answers
