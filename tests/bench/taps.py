"""How many buttons a director presses for each decided case, on the screens of the bot itself."""

from collections.abc import Mapping
from dataclasses import replace

from bot.conversation.interview import ask_the_law
from bot.conversation.model import Conversation
from lawcore import Ruling
from lawcore.decided import Case
from tests.bot.walks import ways
from tests.lawcore.decided_cases import SINGLE
from tests.lawcore.vectors import ORDINARY

EMPTY = Conversation(chat_id=1, user_id=1, subject="revoke", edition=2017, language="en")


def cases_in_taps() -> Mapping[str, int]:
    """Return the taps from the choice of the subject to the ruling, by case."""
    return {case.id: taps(case) for case in SINGLE}


def taps(case: Case) -> int:
    """Return the buttons pressed until the ruling is there, with all that happened told."""
    begun = replace(EMPTY, edition=case.edition)
    *before, ruled = ways(begun, {**ORDINARY, **case.answers})
    assert isinstance(ask_the_law(ruled), Ruling)
    return len(before)
