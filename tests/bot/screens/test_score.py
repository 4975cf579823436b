"""Scores asked for by the command, as free text and behind the bot's name in any chat."""

import pytest

from bot.markup import plain
from bot.screens.score import MINUS, score_screen, signed, unsigned
from bot.telegram.rendering import text
from lawcore.bridge.play.score_reader import MOST_PARTS, is_about_score
from lawcore.wording import LANGUAGES
from tests.bot.person import Club
from tests.bot.screens.snapshots import SCORES
from tests.bot.scripts import Script, scripted
from tests.bot.storage.direct import run
from tests.each import CASES
from tests.lawcore.play import test_score_line as lines
from tools.phone import QUESTION, measure, said_twice, too_long


def shown(line: str, language: str = "en") -> list[str]:
    """The lines of a screen, its minus signs as they are typed."""
    said = plain(text(score_screen(line, language)))
    return said.replace(MINUS, "-").splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_screen_fits(language: str) -> None:
    side = "NS EO" if language == "it" else "NS EW"
    first, second = side.split()
    parts = " ".join(f"16% {level}NTXX+1" for level in range(1, MOST_PARTS))
    line = f"{parts} 20% 6NTXX+1 {first} nv vs 7NTXX-13 {second} nv | 560x9 -50"
    screen = score_screen(line, language)
    assert "78A" in plain(text(screen)), "it is no slip"
    assert measure(screen).height <= QUESTION
    assert not [*too_long(screen), *said_twice(screen)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_in_the_words_of_the_bot_read(language: str) -> None:
    how = shown("", language)
    assert len(how) == 4
    for line in how:
        example = line.rpartition(": ")[2]
        assert is_about_score(example, language)
        assert shown(example, language)[0] != example
    assert all(is_about_score(line, language) for line in SCORES[language] if line)


def test_numbers_are_written_as_in_the_language() -> None:
    assert signed(5, "en") == "+5"
    assert signed(0, "en") == "0"
    assert unsigned(4800, "it") == "4800"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_command_the_text_and_the_inline_query_say_the_same(
    club: Club, language: str
) -> None:
    person = club.person(language=language)
    side = {"en": "North-South", "it": "Nord-Sud"}[language]
    await person.send("/score 4S+1 N v")
    by_command = person.screen
    assert f"{side} +650 (77)" in by_command
    await person.send("4S+1 N v")
    assert person.screen == by_command
    await person.send("/punti 4S+1 N v")
    assert person.screen == by_command
    (result,) = (await person.ask("4S+1 N v"))["results"]
    assert result["title"] == f"{side} +650 (77)"
    assert plain(result["input_message_content"]["message_text"]) == by_command
    kept = run(club.bot.store, lambda rows: rows.export(7))
    assert [name for name, rows in kept.items() if rows] == ["keyboard"], "no score is kept"


@scripted
async def test_a_score_that_is_asked_for(club: Club, script: Script) -> None:
    await script.play(club)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_about_something_else_is_no_score(language: str) -> None:
    others = ("1S p 2H p 4S ppp", "64A1", "2", "N T.QJ653.K652.AKQ", "4S S", "rest 9", "CJ A 2 3")
    for line in (*others, "4S N\nHK A 2 3", "12 5", "b12 t5", "1-0", "board 12"):
        assert not is_about_score(line, language), line
    for slip in CASES[lines.test_what_does_not_read_says_why][1]:
        assert is_about_score(slip.told["text"], "en") is slip.told["meant"], slip.name
