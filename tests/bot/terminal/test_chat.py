"""The bot in the terminal."""

import signal
import sqlite3
from contextlib import closing
from io import StringIO
from tempfile import TemporaryFile

import pytest

from bot.settings import Settings
from bot.terminal.chat import INTERRUPTED, Lines, talk
from bot.terminal.language import language_of
from lawcore import EDITIONS
from tests.tables import tabled

MANY_WORDS = 3
"""More words than these has what is no label or name."""


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


@tabled
def test_the_language_of_the_terminal(environ: dict[str, str], language: str | None) -> None:
    assert language_of(environ) == language


def test_buttons_are_numbered_row_by_row(database: str) -> None:
    shown = last(printed(database, "/revoke", "4"))
    assert "\n  [1] A defender   [2] Declarer   [3] Dummy\n" in shown
    assert "\n  [4] Back   [5] Not sure" in shown


def test_any_line_is_taken(database: str) -> None:
    odd = ("0", "99", "", "   ", "\ufffd\x00", "x" * 5_000, "/nonsense", "2", "-1", "²", "yes")
    assert "Not sure" in last(printed(database, *odd))


def test_a_number_counts_on_the_newest_screen(database: str) -> None:
    oldest = str(len(EDITIONS))
    shown = last(printed(database, "/revoke", "/edition", oldest, "1"))
    assert shown.startswith("Revoke · 1997 Laws\nHas either defender")
    assert "[3] Yes, play is over" in shown


def test_a_second_start_greets_and_goes_on_where_it_was_left(database: str) -> None:
    left = last(printed(database, "/revoke", "4", "1"))
    greeting = last(printed(database))
    assert "What happened?" in greeting
    assert "\n  [1] Go on with the case\n" in greeting
    assert last(printed(database, "1")) == left
    assert last(printed(database, "1", "1", "/cancel")).startswith("Revoke\nCase closed")
    assert "Go on" not in last(printed(database))


def test_screens_are_printed_once(database: str) -> None:
    shown = printed(database, "/revoke", "qwrt", "/language", "1", "1")
    assert shown.count("In which language?") == 1
    assert shown.count("Case closed") == 0


def test_an_evening_is_exported_where_it_is_shown(database: str) -> None:
    case = "/revoke defender revoked at trick 5, won by partner, played on, established"
    text = printed(database, "/evening Club night", case, "1", "2", "/evening", "5")
    assert "board,ns,ew,contract,declarer,tricks,table," in text
    assert ",Club night,1," in text
    assert "\r" not in text
    assert ".pdf\n(" in text, "what is no text is only measured"


def test_in_plain_mode_a_button_has_one_number_and_that_presses_it(database: str) -> None:
    shown = printed(database, "/settings", "4", "1", "/revoke", "3")
    assert "Revoke\nHas declarer or dummy" in shown
    assert "  [1] No\n  [2] Yes, still playing\n" in shown
    assert "1. " not in shown


def test_a_number_with_a_stop_presses_the_button_too(database: str) -> None:
    assert "Claim\nWhat does the other side say?" in printed(database, "2.")


def typed_at_the_terminal(
    monkeypatch: pytest.MonkeyPatch, *typed: object
) -> tuple[list[str], int]:
    """Return the lines that are read of some typed ones, and the status; a number is a signal."""
    coming = iter(typed)

    def line() -> str:
        one = next(coming, None)
        if one is None:
            raise EOFError
        if isinstance(one, int):
            signal.raise_signal(one)
        return str(one)

    monkeypatch.setattr("builtins.input", line)
    with Lines(0, edited=True) as lines:
        return [*lines], lines.status or 0


def test_lines_of_a_terminal_are_edited_and_end_with_it_or_with_a_signal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert typed_at_the_terminal(monkeypatch, "/revoke", "1") == (["/revoke", "1"], 0)
    stopped = typed_at_the_terminal(monkeypatch, "/revoke", signal.SIGTERM, "never read")
    assert stopped == (["/revoke"], 0)
    interrupted = typed_at_the_terminal(monkeypatch, signal.SIGINT, "never read")
    assert interrupted == ([], INTERRUPTED)


@pytest.mark.parametrize(
    "line", ["declarer made an insufficient bid", "il morto può parlare?", "oops I meant declarer"]
)
def test_a_line_that_is_no_button_answers_nothing(database: str, line: str) -> None:
    printed(database, "/revoke", line)
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        kept = connection.execute("SELECT answers FROM conversation").fetchall()
    assert kept == [("[]",)]


def test_nothing_is_left_of_the_language_before(database: str) -> None:
    """Of a case, an evening, an appeal or the list of rulings, once the terminal has another."""
    noted = ("/evening", "/revoke", "1", "2", "2", "/evening", "1", "4")
    asked = ("/claim", "1", "1", "/evening", "/history", "/start", "1")
    english = printed(database, *noted, *asked)
    italian = printed(database, "1", "/evening", "3", "/history", "/go", language="it")
    sentences = {line.strip() for line in english.splitlines() if len(line.split()) > MANY_WORDS}
    assert any("appeal" in line for line in sentences)
    assert not sentences.intersection(map(str.strip, italian.splitlines()))
    again = printed(database, "/start", "1", "/evening", "/history")
    assert "Evening of" in again
    assert "Serata" not in again


def test_a_label_presses_its_button_on_every_screen(database: str) -> None:
    """Also where the bot itself keeps no screen: in the quiz, the settings, the menus."""
    shown = printed(database, "/quiz", "1", "b", "another question", "/settings", "symbols: yes")
    assert "Right: " in shown or "Wrong. " in shown
    assert shown.count("What does the Director rule?") > 1
    assert "did not understand" not in shown
