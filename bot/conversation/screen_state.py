"""Which screen a conversation shows, as its row has it."""

import json
from collections.abc import Sequence
from enum import StrEnum

from bot.conversation.model import Conversation, Told


class Shown(StrEnum):
    """Which screen of a conversation is shown.

    FROM is followed by the year it came from, and comes after WHY where that is shown too; so
    does CHANGED, which remembers that an answer was changed, and DROPPED, with the answers that
    were dropped by that. CHANGING and RECHANGING, from the review, are followed by the place of
    the answer, READ by a language.
    """

    MAIN = ""
    WHY = "why"
    SEVERAL = "several"
    UNSURE = "unsure"
    REASONING = "reasoning"
    CHANGE = "change"
    CANCELLED = "cancelled"
    FROM = "from-"
    CHANGED = "changed"
    DROPPED = "dropped-"
    CHANGING = "anew-"
    RECHANGING = "review-"
    READ = "read-"


def why_is_shown(conversation: Conversation) -> bool:
    """Tell whether the present screen says why it asks."""
    return conversation.screen.startswith(Shown.WHY)


def came_from(conversation: Conversation) -> str | None:
    """Return the year of the edition a conversation came from, None where it did not."""
    screen = conversation.screen.removeprefix(Shown.WHY)
    return screen.removeprefix(Shown.FROM) if screen.startswith(Shown.FROM) else None


def changing(conversation: Conversation) -> int | None:
    """Return the place of the answer that the present screen changes, None where it does not."""
    for shown in (Shown.CHANGING, Shown.RECHANGING):
        place = conversation.screen.removeprefix(shown)
        if conversation.screen.startswith(shown) and place.isdecimal():
            return int(place)
    return None


def is_beside_the_ruling(conversation: Conversation) -> bool:
    """Tell whether the present screen is one beside a ruling: the reasoning, a change, …"""
    beside = {Shown.CANCELLED, Shown.CHANGE, Shown.REASONING}
    reading = conversation.screen.startswith(Shown.READ)
    return conversation.screen in beside or reading or changing(conversation) is not None


def was_changed(conversation: Conversation) -> bool:
    """Tell whether an answer was changed, and no ruling has come of it yet."""
    screen = conversation.screen.removeprefix(Shown.WHY)
    return screen.startswith((Shown.CHANGED, Shown.DROPPED))


def dropping(answers: Sequence[Told]) -> str:
    """Return the screen that names the answers which were dropped."""
    return Shown.DROPPED + json.dumps(answers) if answers else Shown.CHANGED


def dropped(conversation: Conversation) -> tuple[Told, ...]:
    """Return the answers that the present screen names as dropped."""
    if not conversation.screen.startswith(Shown.DROPPED):
        return ()
    answers = json.loads(conversation.screen.removeprefix(Shown.DROPPED))
    return tuple((str(name), value) for name, value in answers)
