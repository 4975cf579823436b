"""Interviews of five presses, and what the ruling of each has to say."""

from dataclasses import dataclass
from random import Random

from bot.conversation.actions import press
from bot.conversation.callback_data import Action, Press
from bot.conversation.interview import Interview, ask_the_law
from bot.conversation.model import Conversation
from bot.screens.interview import screen
from bot.telegram import rendering
from lawcore import Question
from tests.bench.load.peers.interview import CHOICES, QUESTIONS, ruling

SUBJECT = "revoke"
EDITION = 2017
MANY = 12
TRIES = 10_000


class TooFewError(Exception):
    """Not enough interviews have as many presses as those of the peers: change QUESTIONS."""


@dataclass(frozen=True)
class Script:
    """What somebody writes first, which buttons he presses then, and the last screen's text."""

    command: str
    presses: tuple[str, ...]
    ruling: str


def of_the_bot() -> list[Script]:
    """Different interviews about a revoke, always the same ones."""
    dice = Random(1)  # noqa: S311 - the same interviews each time
    found: dict[tuple[str, ...], Script] = {}
    for _ in range(TRIES):
        conversation, presses = _answered(dice)
        if len(presses) == QUESTIONS:
            shown = rendering.text(screen(Interview.of(conversation)))
            found[presses] = Script(f"/{SUBJECT}", presses, shown)
        if len(found) == MANY:
            return list(found.values())
    raise TooFewError


def of_the_peers() -> list[Script]:
    """Different interviews with the same number of presses."""
    dice = Random(1)  # noqa: S311 - the same interviews each time
    answers = [tuple(dice.choice(CHOICES) for _ in range(QUESTIONS)) for _ in range(MANY)]
    return [Script("/ruling", pressed, ruling(list(pressed))) for pressed in answers]


def _answered(dice: Random) -> tuple[Conversation, tuple[str, ...]]:
    conversation = Conversation(
        chat_id=1, user_id=1, subject=SUBJECT, edition=EDITION, language="en"
    )
    presses: list[str] = []
    while isinstance(ask_the_law(conversation), Question):
        shown = [
            one.data
            for one in screen(Interview.of(conversation)).buttons
            if isinstance(one.data, Press)
        ]
        offered = [one for one in shown if "=" in one.action or one.action == Action.NONE]
        pressed = dice.choice(offered)
        conversation = press(Interview.of(conversation), pressed).conversation
        presses.append(pressed.action)
    return conversation, tuple(presses)
