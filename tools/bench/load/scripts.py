"""Interviews as people hold them: all that there are, and the expected text of each ruling."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from bot.conversation.actions import press
from bot.conversation.callback_data import Press
from bot.conversation.interview import Interview, ask_the_law
from bot.conversation.model import Conversation
from bot.conversation.pressing import Action
from bot.screens.interview import screen
from bot.telegram import rendering
from lawcore import IN_FORCE, SUBJECTS, Question
from lawcore.wording import LANGUAGES, Wording
from tools.bench.load.bare import CHOICES, QUESTIONS, ruling

FEWEST, MOST = QUESTIONS - 1, QUESTIONS + 1
"""Presses of an interview: about as many as in the bare one."""
FEW = 12
"""The number of interviews that repeat so often that nothing in them is new."""


@dataclass(frozen=True)
class Script:
    """The first message, its language, the presses after it, and the last screen."""

    language: str
    command: str
    presses: tuple[str, ...]
    ruling: str


@cache
def of_the_bot() -> tuple[Script, ...]:
    """All interviews of about as many presses as the bare one, of all subjects and languages.

    They are mixed, in the same way each time.
    """
    found = [
        Script(
            language,
            f"/{Wording.of(language).command(subject)}",
            presses,
            rendering.text(screen(Interview.of(ruled))),
        )
        for language in LANGUAGES
        for subject in SUBJECTS
        if IN_FORCE in SUBJECTS[subject].books
        for ruled, presses in _ways(_begun(subject, language), ())
        if len(presses) >= FEWEST
    ]
    Random(1).shuffle(found)  # noqa: S311 - the same order each time
    return tuple(found)


def of_the_bare() -> tuple[Script, ...]:
    """As many different interviews, all with the same number of presses."""
    dice = Random(1)  # noqa: S311 - the same interviews each time
    many = len(of_the_bot())
    answers = [tuple(dice.choice(CHOICES) for _ in range(QUESTIONS)) for _ in range(many)]
    return tuple(Script("en", "/ruling", pressed, ruling(list(pressed))) for pressed in answers)


def _begun(subject: str, language: str) -> Conversation:
    return Conversation(chat_id=1, user_id=1, subject=subject, edition=IN_FORCE, language=language)


def _ways(
    conversation: Conversation, pressed: tuple[str, ...]
) -> Iterator[tuple[Conversation, tuple[str, ...]]]:
    """Yield the continuations of an interview, with as many presses as are allowed."""
    if not isinstance(ask_the_law(conversation), Question):
        yield conversation, pressed
        return
    if len(pressed) == MOST:
        return
    shown = [
        one.data
        for one in screen(Interview.of(conversation)).buttons
        if isinstance(one.data, Press)
    ]
    for offered in shown:
        if "=" in str(offered.action) or str(offered.action) == Action.NONE:
            following = press(Interview.of(conversation), offered).conversation
            yield from _ways(following, (*pressed, str(offered.action)))
