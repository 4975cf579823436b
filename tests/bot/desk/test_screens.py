"""Every screen of a desk fits a phone, in both languages, and the screens that lead to one do."""

from itertools import product

import pytest

from bot.conversation.callback_data import Press
from bot.conversation.interview import Interview
from bot.conversation.pressing import Action
from bot.screens.about import about_screen
from bot.screens.desk import shared
from bot.screens.elements import LABEL, Screen
from bot.screens.interview import screen
from bot.screens.settings import privacy_screen
from bot.telegram.rendering import keyboard, text
from lawcore import IN_FORCE, SUBJECTS
from lawcore.engine.records import replace
from lawcore.understanding import understand
from lawcore.wording import LANGUAGES
from tests.bot.screens.desks import desk_of, of_desk, of_one, questions
from tests.bot.screens.rules import MOST_BUTTONS, broken, in_whole_words
from tests.bot.walks import at_random
from tools.phone import QUESTION, limit_of, measure, said_twice, too_long

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SEEDS = 6


@LANGUAGE
def test_every_screen_of_a_desk_fits(language: str) -> None:
    desk = desk_of(language)
    every = [*of_desk(language)]
    for name, one in questions(language):
        every += of_one(language, name, one, desk)
    for heading, shown in every:
        size = measure(shown)
        assert size.height <= limit_of(shown), (heading, size.height, text(shown))
        assert size.buttons <= MOST_BUTTONS["question"], heading
        assert not [*too_long(shown)], heading
        assert not [*in_whole_words(shown)], heading
        if "draft" not in heading and "director" not in heading:
            assert not [*said_twice(shown)], (heading, [*said_twice(shown)])
        labels = [button.text for button in shown.buttons]
        assert all(0 < len(label) <= LABEL for label in labels), heading
        if not heading.startswith(("found", "already", "which", "hand")):
            assert len(set(labels)) == len(labels), heading
        is_read = heading.startswith("card") and not labels
        assert labels or shown.opening or is_read, f"no way on: {heading}"
        keyboard(shown)


def _rule(what: str) -> str:
    """Return the rule that a screen breaks, without the figure by which it does."""
    return what.partition(":")[0]


@LANGUAGE
def test_asking_fits_on_every_screen_from_which_it_is_asked(language: str) -> None:
    seen = set()
    for name, seed in product(SUBJECTS, range(SEEDS)):
        if IN_FORCE not in SUBJECTS[name].books:
            continue
        row = replace(at_random(name, int(IN_FORCE), seed, unsure=True), language=language)
        for chat_id in (1, -1):
            interview = Interview.of(replace(row, may_ask=True, chat_id=chat_id))
            shown = screen(interview)
            before = {_rule(what) for what in broken(*_without(interview))}
            found = {what for what in broken(interview, shown) if _rule(what) not in before}
            assert not found, (name, row.answers)
            seen |= {str(one.data.action) for one in shown.buttons if isinstance(one.data, Press)}
    assert Action.ASK in seen


def _without(interview: Interview) -> tuple[Interview, Screen]:
    row = replace(interview.conversation, may_ask=False)
    another = Interview(row, interview.reply, interview.instead_of)
    return another, screen(another)


@LANGUAGE
def test_a_line_that_is_not_understood_can_be_asked(language: str) -> None:
    _, one = next(questions(language))
    beside = (shared.found_button(language, one), shared.ask_button(language))
    for line in ("qwerty uiop", "spettatore parla" if language == "it" else "spectator speaks"):
        read = understand(line, preferred=language)
        shown = about_screen(language, 2017, read, can_pass_on=True, asks=beside)
        assert measure(shown).height <= QUESTION
        assert not [*too_long(shown)]


@LANGUAGE
def test_what_is_kept_of_a_question_is_said(language: str) -> None:
    others = [desk_of(language), replace(desk_of(language), name="Federazione, in inglese")]
    shown = privacy_screen(language, 30, desks=[*others, *others])
    assert "Arbitri FIGB" in shown.lines[-1].text
    assert measure(shown).height <= 2 * QUESTION, "a page to be read"
