"""Screens as Telegram shows them."""

import pytest

from bot.buttons import Begin
from bot.markup import BadMarkup, length, plain
from bot.screens import Button, Line, Screen, Style
from bot.view import LIMIT, keyboard, text


def test_what_the_law_says_is_never_taken_for_marks() -> None:
    shown = text(Screen((Line("a < b & c > d", Style.TITLE),)))
    assert shown == "<b>a &lt; b &amp; c &gt; d</b>"
    assert plain(shown) == "a < b & c > d"


def test_quoted_lines_that_follow_one_another_are_one_quotation() -> None:
    quoted = Line("one", Style.QUOTE), Line("two", Style.QUOTE)
    assert text(Screen((*quoted, Line("three")))) == (
        "<blockquote expandable>one\ntwo</blockquote>\nthree"
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


@pytest.mark.parametrize(
    "marked",
    ["<b>x", "x</b>", "<b><i>x</b></i>", "<u2>x</u2>", "a < b", "<b c='x'>x</b>", "<"],
)
def test_marks_that_telegram_does_not_read_are_refused(marked: str) -> None:
    with pytest.raises(BadMarkup):
        plain(marked)


def test_quoted_lines_are_marked_in_the_terminal() -> None:
    assert plain("a\n<blockquote expandable>b\nc</blockquote>\nd", quoted="│ ") == "a\n│ b\n│ c\nd"
