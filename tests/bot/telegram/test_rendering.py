"""Screens as Telegram shows them."""

from dataclasses import dataclass
from random import Random
from typing import cast

import pytest
from telegram import Bot

from bot.conversation.actions import press
from bot.conversation.callback_data import Begin, Press
from bot.conversation.interview import Interview
from bot.conversation.model import new_id
from bot.conversation.screen_state import ScreenKind, ScreenState
from bot.markup import BadMarkup, length, plain
from bot.screens.elements import Button, Line, Screen, Style
from bot.screens.interview import screen
from bot.telegram.rendering import LIMIT, interview_message, keyboard, message, text
from lawcore import SUBJECTS
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.bot.walks import begun
from tests.each import together
from tests.sampling import in_turn
from tests.tables import tabled


def test_what_the_law_says_is_never_taken_for_marks() -> None:
    shown = text(Screen((Line("a < b & c > d", Style.TITLE),)))
    assert shown == "<i>a &lt; b &amp; c &gt; d</i>"
    assert plain(shown) == "a < b & c > d"


def test_quoted_lines_that_follow_one_another_are_one_quotation() -> None:
    quoted = Line("one", Style.QUOTE), Line("two", Style.QUOTE)
    assert text(Screen((*quoted, Line("three")))) == (
        "<blockquote expandable><i>one\ntwo</i></blockquote>\nthree"
    )


def test_the_tree_keeps_its_indentation() -> None:
    assert text(Screen((Line("x"), Line("    y", Style.TREE)))) == "x\n\u2003\u2003y"


def test_a_screen_without_buttons_has_no_keyboard() -> None:
    assert keyboard(Screen((Line("x"),), ((),))) is None
    assert keyboard(Screen((Line("x"),), ((Button("x", Begin("revoke")),),))) is not None


@pytest.mark.parametrize("style", [Style.TREE, Style.QUOTE, Style.PLAIN])
def test_what_is_too_long_gives_way_by_whole_lines(style: Style) -> None:
    lines = tuple(Line(f"64A1 ♠ {number} " + "x" * 90, style) for number in range(100))
    shown = plain(text(Screen((Line("title", Style.TITLE), *lines), shortened="the rest")))
    assert length(shown) <= LIMIT
    assert length(shown) > LIMIT - 200
    kept = shown.splitlines()
    assert kept[0] == "title"
    assert kept[-1] == "the rest"
    assert all(line.endswith("x" * 90) for line in kept[1:-1])


def test_lines_after_the_longest_part_stay() -> None:
    lines = tuple(Line("x" * 500, Style.QUOTE) for _ in range(20))
    shown = plain(text(Screen((*lines, Line("the end", Style.NOTE)), shortened="the rest")))
    assert shown.endswith("the rest\nthe end")


@tabled
def test_marks_that_telegram_does_not_read_are_refused(marked: str) -> None:
    with pytest.raises(BadMarkup):
        plain(marked)


def test_quoted_lines_are_marked_in_the_terminal() -> None:
    assert plain("a\n<blockquote expandable>b\nc</blockquote>\nd", quoted="│ ") == "a\n│ b\n│ c\nd"


@dataclass(frozen=True)
class Named:
    """As much of a bot as a message needs."""

    username: str = "renonce_bot"
    supports_inline_queries: bool = True

    def bot(self) -> Bot:
        return cast("Bot", self)


@together("subject, language", in_turn(SUBJECTS, LANGUAGES))
def test_the_message_of_a_conversation_is_that_of_its_screen(subject: str, language: str) -> None:
    dice = Random(f"{subject} {language}")  # noqa: S311 - the same walk each time
    edition = int(max(SUBJECTS[subject].books))
    bots = [Named().bot(), Named("other_bot", supports_inline_queries=False).bot()]
    conversation = replace(begun(subject, edition), language=language)
    for _ in range(8):
        for bot in bots:
            hint = dice.choice(["", "a hint"])
            other = replace(conversation, id=new_id(), chat_id=9, user_id=9, step=77, version=5)
            for one in (conversation, other):
                assert interview_message(Interview.of(one), hint, bot) == message(
                    screen(Interview.of(one), hint), bot
                )
        offered = [one.data for one in screen(Interview.of(conversation)).buttons]
        conversation = press(
            Interview.of(conversation),
            dice.choice([one for one in offered if isinstance(one, Press)]),
        ).conversation


def test_settings_of_a_conversation_are_not_mixed_up() -> None:
    bot, first = Named().bot(), begun("revoke", 2017)
    different = [
        first,
        replace(first, language="it"),
        replace(first, plain=True),
        replace(first, edition=2007),
        replace(first, answers=(("hand", "defender"),)),
        replace(first, screen=ScreenState(ScreenKind.CANCELLED)),
    ]
    for _ in range(2):
        shown = [interview_message(Interview.of(one), "", bot) for one in different]
        assert shown == [message(screen(Interview.of(one)), bot) for one in different]
        assert len({str(one) for one in shown}) == len(different)


def test_an_id_that_leaves_no_room_in_a_button_is_refused() -> None:
    with pytest.raises(ValueError, match="64 bytes"):
        interview_message(
            Interview.of(replace(begun("revoke", 2017), id="x" * 60)), "", Named().bot()
        )
