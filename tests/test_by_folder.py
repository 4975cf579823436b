"""What a folder adds alone: a subject of the law, a language, an edition. No file is touched.

The package is copied, the folder is added to the copy, and processes that find nothing else ask
and answer. Nothing that was there may be written over.
"""

import json
import os
import re
import shutil
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from tests import tables
from tests.copies import run_python
from tests.migrated import begin_migrated

ROOT = Path(__file__).parents[1]
ADDED: dict[str, dict[str, str]] = tables.beside(__file__, "added.toml")
"""What is added, by name: the files and their text."""
COPIED = ("bot", "lawcore", "migrations")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the package, with nothing else beside it."""
    for package in COPIED:
        shutil.copytree(ROOT / package, tmp_path / "house" / package)
    return tmp_path / "house"


def add(house: Path, files: dict[str, str]) -> None:
    """Add files to a copy; none of them may be there before."""
    for name, text in files.items():
        path = house / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)


def with_its_tests(house: Path) -> None:
    """Copy what the tests of the copy need as well."""
    for checked in ("tests", "tools", "docs"):
        shutil.copytree(ROOT / checked, house / checked)
    shutil.copy(ROOT / "pyproject.toml", house)


def run(house: Path, *arguments: str, typed: str = "", **environ: str) -> str:
    """Return what a process prints that finds the copy alone; it may not complain."""
    ended = run_python(house, *arguments, at=house.parent, typed=typed, environ=environ)
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended.stdout


def enquired(house: Path, *requests: dict[str, Any]) -> list[Any]:
    """The replies to requests of the contract."""
    typed = "\n".join(map(json.dumps, requests))
    return [
        json.loads(ln) for ln in run(house, "-m", "lawcore", "enquire", typed=typed).splitlines()
    ]


def talked(house: Path, *lines: str, language: str) -> list[str]:
    """The hint and the screens that the terminal shows when these lines are typed.

    A screen ends with its buttons: it may have an empty line before them.
    """
    database = f"sqlite:///{house.parent / 'bot.sqlite3'}"
    environ = {"DATABASE_URL": database, "DEFAULT_LANGUAGE": language}
    begin_migrated(database)
    shown = run(house, "-m", "bot", "chat", typed="\n".join(lines), **environ)
    hint, *parts = shown.strip().split("\n\n")
    screens = [""]
    for part in parts:
        screens[-1] += f"{part}\n"
        if re.search(r"^  \[\d+\] ", part, re.MULTILINE):
            screens.append("")
    assert not screens.pop(), "a screen without buttons"
    return [hint, *(one.rstrip("\n") for one in screens)]


# A subject

LINK = """
    from bot.conversation.deep_links import follow, payload
    from bot.conversation.model import Conversation

    answers = (("reason", "their_own"), ("board_can_be_played", False))
    case = Conversation(
        chat_id=1, user_id=1, language="en", subject="late_pair", edition=2017, answers=answers
    )
    link = payload(case)
    assert follow(link).answers == answers
    print(link, end="")
"""


def test_a_subject_is_a_folder_of_code_and_a_file_a_language(house: Path) -> None:
    add(house, ADDED["late_pair"])
    answers = {"reason": "their_own", "board_can_be_played": True}
    asked, ruled = enquired(
        house,
        {"subject": "late_pair", "answers": {}, "language": "it"},
        {"subject": "late_pair", "answers": answers},
    )
    (fact,) = asked["question"]["facts"]
    assert (fact["name"], fact["ask"]) == ("reason", "Che cosa li ha trattenuti?")
    ruling = ruled["ruling"]
    assert (ruling["status"], ruling["articles"]) == ("warned", ["90B2"])
    assert [order["text"] for order in ruling["orders"]] == ["Warn them"]

    shutil.copytree(ROOT / "tools", house / "tools")
    run(house, "-m", "tools.link_schemas")
    link = run(house, "-c", dedent(LINK))
    _, greeting, first, _, *ruled = talked(
        house, "", "/ritardo", "2", "2", f"/start {link}", language="en"
    )
    assert "] Late pair" in greeting
    assert first.startswith("Late pair\nWhat held them up?")
    assert len(ruled) == len(("typed", "by the link"))
    for shown in ruled:
        assert shown.startswith("Late pair\nThe board is not played (90B2)\n")


# A language

RECORD = "disdono 7\n4P S\nU> AS 2 3 4\nresto 9\n"


def test_a_language_is_a_folder_and_a_file_of_the_bot(house: Path) -> None:
    add(house, ADDED["esperanto"])
    told = {"asker": "declarer"}
    (asked,) = enquired(house, {"subject": "inquiry", "answers": told, "language": "eo"})
    (fact,) = asked["question"]["facts"]
    assert fact["ask"] == "Kion li volas?"
    labels = [option["text"] for option in fact["options"]]
    assert "To query dummy's card [en]" in labels, "what is missing is said in English, marked"
    count, *files = run(house, "-m", "bot.wording", "eo").splitlines()
    said, whole = map(int, re.findall(r"\d+", count))
    assert 0 < said < whole
    (common,) = (line for line in files if line.startswith("  lawcore/languages/eo/common.ftl: "))
    assert " edition" not in common
    assert " appeal" in common

    refused = run_python(house, "-m", "bot.wording", at=house.parent)
    assert refused.returncode == 1
    assert refused.stderr == "eo is finished and not whole: python -m bot.wording eo\n"

    _, greeting, first, _, ruled, choice, chosen = talked(
        house, "", "/demando", "1", "2", "/language", "2", language="eo"
    )
    assert greeting.startswith("Bonan tagon! Validas la ")
    assert "[2] Claim" in greeting
    assert first.startswith("Ĉu mi demandu?\nKiu volas demandi?")
    assert "La kuŝanto" in first
    assert "A defender" in first
    assert "Kial?" in first
    assert "Jes: la kartoj kuŝas videblaj (9A2)\n" in ruled
    assert "At which trick? [en]" in ruled, "the revoke follows in the same message"
    assert "] Kial " in ruled
    assert "Esperanto" in choice
    assert chosen.startswith("May I ask?\n")
    assert "\nLanguage: English.\n" in chosen

    shown = run(house, "-m", "lawcore", "play", "-", "--language", "eo", typed=RECORD)
    assert "♦S ♦2 ♦3 ♦4" in shown


OF_LANGUAGES = (
    "tests/bot/test_wording.py::test_a_phrase_has_no_empty_place",
    "tests/lawcore/test_fluent_file.py::test_every_language_says_the_same_with_the_same_variables",
    "tests/lawcore/test_numbers_of_languages.py::test_a_language_counts_as_babel_says",
    "tests/lawcore/understanding/test_phrases.py::test_each_key_stands_once_and_names_an_answer",
    "tests/lawcore/understanding/test_phrases.py::test_each_meaning_has_words_in_every_language",
    "tests/lawcore/test_drawing.py::test_every_character_that_the_project_can_say_leaves_ink",
)
"""The tests that would notice first that a language is not whole."""


def test_a_language_that_is_begun_is_counted_and_offered_to_nobody(house: Path) -> None:
    add(house, ADDED["begun"])
    said = run(house, "-m", "bot.wording").splitlines()
    whole = re.fullmatch(r"en: (\d+) of \1 messages", said[1])
    assert whole
    assert said[2:] == [f"eo (unfinished, offered to nobody): 15 of {whole[1]} messages"]
    _, greeting, choice = talked(house, "", "/language", language="en")
    assert greeting.startswith("Good day.")
    assert "Italiano" in choice
    assert "Esperanto" not in choice
    (refused,) = enquired(house, {"subject": "inquiry", "answers": {}, "language": "eo"})
    assert refused["error"]["message"] == "'eo' is not a language: it, en"


# An edition

OF_EDITIONS = (
    "tests/lawcore/test_editions.py",
    "tests/lawcore/cases/test_cases.py",
    "tests/lawcore/cases/test_inquiry.py",
    "tests/lawcore/test_official.py",
    "tests/lawcore/test_public_names.py",
)
"""The tests that would notice first that one more edition was not reckoned with."""
OF_THE_BOT = (
    "tests/bot/conversation/test_interview.py",
    "tests/bot/screens/test_edition_instead.py",
)
"""Those that are the same whatever was read."""
OF_ONE_SUBJECT = "revoke or not test_cases"
"""Of the decided cases those of the subject that is amended are enough."""


def failing(house: Path, *tests: str) -> list[str]:
    """The tests that fail in a copy, and whatever stands in the way of running them."""
    options = ("-q", "-rfE", "--tb=no", "-p", "no:cacheprovider", "-k", OF_ONE_SUBJECT)
    ended = run_python(house, "-m", "pytest", *options, *tests, environ=os.environ)
    assert " passed" in ended.stdout, ended.stdout + ended.stderr
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", ended.stdout, re.MULTILINE)
    return sorted(failed)


def test_an_edition_is_a_file_and_what_is_expected_of_it_is_asked_for_once(house: Path) -> None:
    """A language that is begun turns no test red beside it."""
    with_its_tests(house)
    add(house, ADDED["laws_of_2097"])
    add(house, ADDED["begun"])
    (asks,) = failing(house, *OF_EDITIONS, *OF_THE_BOT, *OF_LANGUAGES)
    assert asks == "tests/lawcore/test_editions.py::test_an_edition_was_read_for_the_tests[2097]"

    editions = house / "tests" / "lawcore" / "editions.py"
    read = "Edition(2007), Edition(2017))"
    told = editions.read_text("utf-8")
    assert told.count(read) == 1
    editions.write_text(
        told.replace(read, "Edition(2007), Edition(2017), Edition(2097))"), "utf-8"
    )
    amended = failing(house, *OF_EDITIONS)
    assert amended
    its_rulings = "tests/lawcore/cases/test_cases.py"
    its_page = "tests/lawcore/test_public_names.py::test_the_page_of_the_library_says"
    assert all(name.startswith((its_rulings, its_page)) for name in amended), (
        "only what it rules otherwise, and the page that says which editions there are"
    )
    assert any("2097" in name for name in amended)


def test_what_an_edition_changes_is_found_by_a_command_that_is_named(house: Path) -> None:
    add(house, ADDED["laws_of_2097"])
    ended = run_python(house, "-m", "lawcore", "changes", "2017", "2097")
    assert ended.returncode == 1
    assert "`python -m tools.changes revoke`" in ended.stderr
