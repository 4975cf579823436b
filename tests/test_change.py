"""A change made as docs/change.md describes it, in a copy of the package, and tried there."""

import re
from pathlib import Path

from tests.test_by_folder import ROOT, house, talked

__all__ = ("house",)

KIND = ("bot/conversation/pressing.py", '    UNNOTE = "unnote"\n')
DOES = ("bot/conversation/actions.py", "_BY_NAME: Mapping[Action, _Do] = ")
FUNCTION = '''def _begin_again(interview: Interview) -> Conversation | None:
    """Return the conversation with nothing told."""
    return advance(interview.conversation, answers=(), screen=MAIN)


'''
BY_NAME = (DOES[0], "    Action.UNNOTE: _unnote,\n")
SCREEN = ("bot/screens/ruling.py", "        *_another(interview),\n")
ROW = '        *button_row(interview, ("begin-again", Action.BEGIN_AGAIN)),\n'
WORDS = {"en": "Begin again", "it": "Ricomincia"}


def places(row: str) -> list[str]:
    """The files and folders that a row of docs/change.md says are to be touched, `then` apart."""
    (found,) = re.findall(
        rf"^\| \*\*{row}\*\* \| (.*?) \| ",
        (ROOT / "docs" / "change.md").read_text("utf-8"),
        re.MULTILINE,
    )
    return re.findall(r"`(bot/[^`]*)`", found)


def put(house: Path, name: str, before: str, text: str) -> None:
    """Put a text before another that stands once in a file of the copy."""
    file = house / name
    there = file.read_text("utf-8")
    assert there.count(before) == 1, (name, before)
    file.write_text(there.replace(before, text + before), "utf-8")


def test_a_button_of_an_interview_is_its_kind_its_screen_and_its_words(house: Path) -> None:
    assert places("a button of an interview") == [
        KIND[0],
        DOES[0],
        "bot/screens/",
        "bot/wording/<language>.ftl",
    ]
    put(house, *KIND, '    BEGIN_AGAIN = "begin-again"\n')
    put(house, *DOES, FUNCTION)
    put(house, *BY_NAME, "    Action.BEGIN_AGAIN: _begin_again,\n")
    put(house, *SCREEN, ROW)
    for language, label in WORDS.items():
        with (house / "bot" / "wording" / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write(f"begin-again = {label}\n")

    typed = ["", "/inquiry", "1", "2", "More…", WORDS["en"]]
    *shown, ruling, more, again = talked(house, *typed, language="en")
    assert ruling.startswith("May I ask?\n")
    assert re.search(rf"\[\d+\] {WORDS['en']}", more)
    assert again.startswith("May I ask?\n")
    assert shown.count(again) == 1, "the first question, as it was asked before"
