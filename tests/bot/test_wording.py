"""The bot's phrases: complete in every language, all of them used, and no word in the code."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import bot
from bot.__main__ import COMMANDS as OF_THE_LINE
from bot.conversation.callback_data import Page
from bot.conversation.notice import Notice
from bot.conversation.preferences import CHOICES_OF_CHAT, DESK, NO, YES
from bot.conversation.quiz import ASKS
from bot.desk.model import REFUSALS, Hurry, Result, Told, Typing
from bot.evening.model import RulingState, Selection, TaskState
from bot.page.build import OF_THE_BOT, OF_THE_LAW, words_of
from bot.routes import OF_DESKS
from bot.screens.desk.director import AFTER_ANSWER, CARD_ACTIONS, TO_BE_ANSWERED, TO_BE_RULED
from bot.screens.elements import LABEL
from bot.screens.help import COMMANDS
from bot.screens.plain import SUITS, WAYS
from bot.screens.rows import PARTS
from bot.sheets.pages import LIST_COLUMNS, OF_A_PLACE, OF_A_RULING, OF_AN_APPEAL
from bot.storage.desks import ASKED_KEYS, HELD_KEYS
from bot.storage.tables import METADATA
from bot.wording import TEXTS
from lawcore import EDITIONS, SUBJECTS
from lawcore.bridge.auction.calls import DOUBLE, PASS, REDOUBLE
from lawcore.bridge.auction.tapped import Key
from lawcore.bridge.play.score_line import WrongScore
from lawcore.engine.fact import Faced, PlayerRole
from lawcore.wording import LANGUAGES, Wording
from tests.abbreviations import messages_abbreviated
from tests.parsed import variables

HERE = Path(bot.__file__).parent


def phrases(language: str) -> dict[str, frozenset[str]]:
    """The keys of a language, each with its variables."""
    said = variables((HERE / "wording" / f"{language}.ftl").read_text(encoding="utf-8"))
    return {key: needed for key, needed in said.items() if "." not in key}


@cache
def constants() -> frozenset[str]:
    """Every string in the bot's code."""
    parsed = (ast.parse(file.read_text(encoding="utf-8")) for file in HERE.rglob("*.py"))
    nodes = (node.value for one in parsed for node in ast.walk(one) if type(node) is ast.Constant)
    return frozenset(value for value in nodes if isinstance(value, str))


WITHOUT_A_LABEL = {
    *(Page.START, Page.PRIVACY, Page.CHANGES, Page.LANGUAGE, Page.EDITION, Page.AUTHORITY),
    Page.ABOUT,
}


def composed() -> set[str]:
    """The keys that the code puts together."""
    return {
        *(f"command-{name}" for name in COMMANDS),
        *(f"usage-{name}" for name in OF_THE_LINE),
        *(f"{setting}-chosen" for setting in ("language", "edition", "authority")),
        *(f"ask-{setting}" for setting in ("language", "edition", "authority")),
        *(f"say-in-{language}" for language in LANGUAGES),
        *(notice.value for notice in Notice),
        *(f"{page}-only-private" for page in (Page.EXPORT, Page.PLAY)),
        *(f"begin-{part}" for part in PARTS),
        "inline-open",
        "inline-rest",
        *(f"open-{page}" for page in Page if page not in WITHOUT_A_LABEL),
        *(f"score-wrong-{code}" for code in WrongScore),
        *(f"begin-{part}" for part in PARTS),
        *(f"seat-{role}" for role in PlayerRole),
        *(f"faced-{faced}" for faced in Faced),
        *(f"key-{key}" for key in (PASS, DOUBLE, REDOUBLE, *Key)),
        *(f"task-is-{state}" for state in TaskState if state is not TaskState.OPEN),
        *(f"note-{kind}" for kind in ("board", "table", "pairs", "ns", "ew")),
        *(f"sheet-state-{state}" for state in RulingState),
        *(f"evening-print-{selection}" for selection in Selection),
        *(f"sheet-{column}" for column in (*LIST_COLUMNS, *OF_A_PLACE)),
        *(f"sheet-signed-{who}" for who in (*OF_A_RULING, *OF_AN_APPEAL)),
        *(f"cards-more-{kind}" for kind in ("page", "bot", "none")),
        *of_desks(),
        # test_build.py holds them to the scripts
        *(f"page-{key}" for key in words_of("en").keys() - {*OF_THE_BOT, *OF_THE_LAW}),
        *personal(),
    }


def of_desks() -> Iterator[str]:
    """The keys of desks of directors and of questions to them."""
    yield from (f"command-{name}" for name in OF_DESKS)
    yield from (f"ask-{hurry}" for hurry in Hurry)
    yield from (f"card-{hurry}" for hurry in Hurry)
    yield from (f"result-{result}" for result in Result)
    yield from (f"asked-{result}" for result in (*REFUSALS, Result.CLOSED))
    yield from (f"refuse-{result}" for result in REFUSALS)
    yield from (f"type-{typing}" for typing in Typing)
    yield from (f"told-{told}" for told in Told if told is not Told.NOBODY)
    yield from (f"card-{action}" for actions in CARD_ACTIONS.values() for action in actions)
    yield from (f"asker-{action}" for action in ("add", "withdraw", "reply", "clear", "unclear"))
    yield from (f"hold-{action}" for action in (*TO_BE_RULED, *TO_BE_ANSWERED, *AFTER_ANSWER))
    yield from (f"export-{key}" for key in (*ASKED_KEYS, *HELD_KEYS))


def personal() -> Iterator[str]:
    """The keys of settings, of what is stored, of the quiz and of plain text."""
    for of in (*CHOICES_OF_CHAT, DESK):
        yield from (f"setting-{of}", f"setting-{of}-about")
    yield from (f"setting-{of}-{value}" for of in ("plain", "public") for value in (YES, NO))
    tables = [table for table in METADATA.tables.values() if "user_id" in table.c]
    yield from (f"export-{column.name}" for table in tables for column in table.c)
    yield from (f"quiz-asks-{asks}" for asks in ASKS)
    yield from (f"plain-{name}" for name in (*WAYS, *SUITS.values()))


def test_every_phrase_is_used() -> None:
    used = {*constants(), *composed()}
    assert not phrases("en").keys() - used


def test_every_phrase_that_is_asked_for_exists() -> None:
    asked = {
        call.args[0].value
        for file in HERE.rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "say"
        and call.args
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    }
    assert asked
    assert not (asked | composed()) - phrases("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_has_no_empty_place(language: str) -> None:
    for key, needed in phrases(language).items():
        said = TEXTS[language].say(key, **dict.fromkeys(needed, "2017"))
        assert said
        assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_answers_a_press_fits_into_its_notice(language: str) -> None:
    for key in (*Notice, "failed"):
        assert len(TEXTS[language].say(key)) <= 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_abbreviated(language: str) -> None:
    assert not [*messages_abbreviated(HERE / "wording" / f"{language}.ftl")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_on_a_phone(language: str) -> None:
    said = TEXTS[language]
    keys = ("back", "why", "unsure", "none-of-these", "nothing-else", "reasoning", "change")
    for key in (*keys, "new"):
        assert len(said.say(key)) <= 24
    for name in SUBJECTS:
        assert len(said.say("over", subject=Wording.of(language).subject(name))) <= LABEL
        if SUBJECTS[name].several:
            assert len(Wording.of(language).another(name)) <= 24
    for edition in EDITIONS:
        name = said.say("edition-name", edition=str(int(edition)))
        assert len(said.say("back-to-edition", edition=name)) <= 24
