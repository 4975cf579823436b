"""Long walks through the buttons, each of which leads to a screen that Telegram shows."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from bot.conversation.actions import press
from bot.conversation.callback_data import Press
from bot.conversation.codec import pack
from bot.conversation.interview import Interview
from bot.conversation.screen_state import MAIN
from bot.markup import length, plain
from bot.screens.elements import Screen
from bot.screens.interview import screen
from bot.telegram.rendering import LIMIT, keyboard, text
from lawcore import EDITIONS
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.bot.walks import begun
from tests.each import together
from tests.sampling import NIGHT, in_turn

STEPS = 50
WIDEST = 36
ROWS = 40


@together(
    "way, language", in_turn([*product(map(int, EDITIONS), range(6 if NIGHT else 2))], LANGUAGES)
)
def test_every_button_leads_to_a_screen_that_can_be_shown(
    way: tuple[int, int], language: str
) -> None:
    edition, seed = way
    chance = Random(f"{language} {edition} {seed}")  # noqa: S311 - the same walk each time
    conversation = begun("revoke", edition, language)
    for _ in range(STEPS):
        interview = Interview.of(conversation)
        shown = screen(interview)
        marked = text(shown)
        assert length(plain(marked)) <= LIMIT
        assert keyboard(shown) is not None
        assert len(shown.rows) <= ROWS
        assert all(len(pack(button.data).encode()) <= 64 for button in shown.buttons)
        assert all(0 < len(button.text) <= WIDEST for button in shown.buttons)
        assert len({button.text for button in shown.buttons}) == len(shown.buttons)
        pressed = chance.choice([one.data for one in shown.buttons if isinstance(one.data, Press)])
        turn = press(interview, pressed)
        assert turn.notice is None, pressed
        assert turn.conversation.step == conversation.step + 1
        conversation = turn.conversation
        if turn.new:
            conversation = replace(conversation, answers=(), screen=MAIN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_changes_no_action(language: str) -> None:
    chance = Random(language)  # noqa: S311 - the same walk each time
    conversation = begun("revoke", language=language)
    for _ in range(STEPS):
        # below a reason the answers stand where their labels leave room for them
        spoken = [language] if conversation.screen.shows_why else LANGUAGES
        others = [screen(Interview.of(replace(conversation, language=one))) for one in spoken]
        actions = {tuple(_actions(other)) for other in others}
        assert len(actions) == 1
        conversation = press(Interview.of(conversation), chance.choice(actions.pop())).conversation


def _actions(shown: Screen) -> Iterator[Press]:
    """What the buttons do, but for those that lead to another language."""
    for button in shown.buttons:
        if isinstance(button.data, Press) and not str(button.data.action).startswith("read-"):
            yield button.data
