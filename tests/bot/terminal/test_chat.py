"""The bot in the terminal."""

from io import StringIO
from tempfile import TemporaryFile

import pytest

from bot.settings import Settings
from bot.terminal.chat import spoken, talk


def printed(database: str, *lines: str, language: str = "en") -> str:
    """What the terminal shows when these lines are typed."""
    out = StringIO()
    settings = Settings(database_url=database, default_language=language)
    with TemporaryFile("w+", encoding="utf-8") as typed:
        typed.write("\n".join(lines))
        typed.seek(0)
        assert talk(settings, typed, out) == 0
    return out.getvalue()


def last(text: str) -> str:
    """The screen that was printed last."""
    return text.strip().split("\n\n")[-1]


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, None),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it", "LC_ALL": "C"}, None),
        ({"LANG": "en_GB", "LC_ALL": ""}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, None),
    ],
)
def test_the_language_of_the_terminal(environ: dict[str, str], language: str | None) -> None:
    assert spoken(environ) == language


def test_a_whole_ruling(database: str) -> None:
    shown = printed(database, "1", "3", "5", "2", "1", "3", language="it")
    assert "Buongiorno" in shown
    assert last(shown).startswith("Renonce · Codice 2017")
    assert "] Nuova decisione" in last(shown)


def test_a_trick_has_its_own_number(database: str) -> None:
    shown = last(printed(database, "/revoke", "3"))
    assert "  [1]   [2]   [3]   [4]   [5]\n" in shown
    assert "[14] Back   [15] Why?   [16] Not sure" in shown


def test_any_line_is_taken(database: str) -> None:
    odd = ("0", "99", "", "   ", "\ufffd\x00", "x" * 5_000, "/nonsense", "1", "-1", "²")
    assert "Not sure" in last(printed(database, *odd))


def test_a_number_counts_on_the_newest_screen(database: str) -> None:
    shown = last(printed(database, "/revoke", "/edition", "3", "3"))
    assert shown.startswith("Revoke · 1997 Laws")
    assert "[13]" in shown


def test_it_goes_on_where_it_was_left(database: str) -> None:
    left = last(printed(database, "/revoke", "3", "5"))
    assert last(printed(database)) == left
    assert last(printed(database, "2", "/cancel")).startswith("Revoke · 2017 Laws\nCase closed")
    assert "Good day" in last(printed(database))


def test_screens_are_printed_once(database: str) -> None:
    shown = printed(database, "/revoke", "boh", "/language", "1", "1")
    assert shown.count("In which language?") == 1
    assert shown.count("Case closed") == 0


def test_quoted_lines_are_marked(database: str) -> None:
    assert "\n│ " in last(printed(database, "/revoke", "4"))
