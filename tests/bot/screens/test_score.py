"""Scores asked for by the command, as free text and behind the bot's name in any chat."""

import pytest

from bot.markup import plain
from bot.screens.score import MINUS, score_screen, signed, unsigned
from bot.telegram.rendering import text
from lawcore.bridge.play.score_reader import MOST_PARTS, is_about_score
from lawcore.wording import LANGUAGES, Wording
from tests.bot.person import Club
from tests.bot.screens.snapshots import SCORES
from tests.bot.storage.direct import run
from tests.each import CASES
from tests.lawcore.play import test_score_line as lines
from tools.phone import QUESTION, measure, said_twice, too_long


def shown(line: str, language: str = "en") -> list[str]:
    """The lines of a screen, its minus signs as they are typed."""
    said = plain(text(score_screen(line, language)))
    return said.replace(MINUS, "-").splitlines()


def test_a_score_with_its_law() -> None:
    assert shown("4S+1 N v") == ["Score", "4♠+1 N, vul", "North-South +650 (77)"]
    assert shown("4S-1 E") == [
        "Score",
        "4♠-1 E",
        "East-West -50 not vulnerable, -100 vulnerable (77)",
    ]
    assert shown("3SAX-2 prima", "it")[1:] == [
        "3SAX-2, in prima",
        "Linea del dichiarante -300 (77)",
    ]
    assert shown("passed out")[-1] == "Declarer's side 0 (77)"


def test_a_slip_says_what_is_wrong_and_how_it_is_right() -> None:
    said = {
        "4S+4": "4♠+4 cannot be: a hand has thirteen tricks.",
        "4S": "4♠: the result is missing: =, +1 or -1.",
        "60% 4S= 30% 4S-1 v": "The per cents come to 90, not to 100.",
        "4S= v vs 425": "No contract scores 425.",
        "4S= perhaps": "“PERHAPS” is not understood.",
    }
    for line, slip in said.items():
        assert shown(line) == [slip, "Like this: 4S+1 N v"]


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


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_subject_of_that_name_begins_by_its_own_command(
    club: Club, language: str
) -> None:
    person, law = club.person(language=language), Wording.of(language)
    await person.send(f"/{law.command('score')}")
    assert person.screen.startswith(law.subject("score"))
    assert person.screen != "\n".join(shown("", language))


async def test_the_law_opens_below_the_score(club: Club) -> None:
    person = await club.person().act("/score 4S= N v vs 4S-1")
    await person.press("Law 78B \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}")
    assert person.screen.startswith("Law 78B · 2017")


async def test_a_score_asked_for_during_an_interview_leaves_it_open(club: Club) -> None:
    person = await club.person().act("/revoke")
    asked = person.screen
    await person.send("4S= N v")
    assert "+620" in person.screen
    await person.send("defender")
    assert person.screen != asked


async def test_a_slip_in_a_text_is_said_and_other_texts_are_none_of_it(club: Club) -> None:
    person = await club.person().act("4S+4 N v")
    assert person.screen.startswith("4♠+4 cannot be")
    await person.send("revoke in 4S-1")
    assert person.screen.startswith("Revoke")


async def test_a_line_typed_to_an_open_record_is_a_score_only_with_a_result(club: Club) -> None:
    person = await club.person().act("/play")
    await person.send("4S N")
    board = person.screen
    await person.send("4S+1 N v")
    assert "+650" in person.screen
    await person.send("/play")
    assert board


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_about_something_else_is_no_score(language: str) -> None:
    others = ("1S p 2H p 4S ppp", "64A1", "2", "N T.QJ653.K652.AKQ", "4S S", "rest 9", "CJ A 2 3")
    for line in (*others, "4S N\nHK A 2 3", "12 5", "b12 t5", "1-0", "board 12"):
        assert not is_about_score(line, language), line
    for slip in CASES[lines.test_what_does_not_read_says_why][1]:
        assert is_about_score(slip.told["text"], "en") is slip.told["meant"], slip.name
