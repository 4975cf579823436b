"""What is said where something cannot be done, or is done: nothing of it leads nowhere."""

import ast
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import bot
from bot.conversation.callback_data import Open, Page
from bot.conversation.codec import pack, unpack
from bot.conversation.notice import Notice
from bot.screens.elements import Screen
from bot.screens.notices import WAYS, notice_screen
from bot.screens.rows import begin_rows
from bot.terminal.bot_api import Shown
from bot.wording import TEXTS
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.bot.person import ORDINARY_REVOKE, Club
from tests.each import each
from tests.tables import beside
from tools.phone import QUESTION, measure, too_long

HERE = Path(bot.__file__).parent
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
TO_BE_READ = {"privacy"}
"""Notices that are read at leisure: they may be high."""
WITHOUT_BUTTONS = {
    (
        "telegram/handlers/groups.py",
        "Words.of(choices.language).bot.say('too-many-commands')",
    ): "a button would have more posted where too much is",
    ("telegram/handlers/interviews.py", "line"): "what the operator is sent",
    ("telegram/handlers/interviews.py", "seating.said"): "the table in words, below its question",
    ("telegram/handlers/plays.py", "board_text(report, play.language)"): "the picture in words",
    ("telegram/handlers/plays.py", "said"): "a board is being solved, which takes its place",
}
"""The texts that handlers and use cases send without a button, each with the reason."""


def shown_of(key: str, language: str, *, in_group: bool) -> Screen:
    """A notice, with something in each of its places."""
    texts = TEXTS[language]
    values = dict.fromkeys(texts.variables(key), "2") if texts.has(key) else {}
    return notice_screen(language, key, in_group=in_group, **values)


@each(
    "key, language, in_group",
    product(WAYS, LANGUAGES, [False, True]),
    of=lambda _, language, in_group: f"{language}-{'group' if in_group else 'alone'}",
    called=lambda key, *_: key,
)
def test_every_notice_has_a_button_that_leads_on(key: str, language: str, in_group: bool) -> None:
    shown = shown_of(key, language, in_group=in_group)
    assert shown.buttons or shown.opening is not None
    assert measure(shown).height <= QUESTION or key in TO_BE_READ
    assert not [*too_long(shown)]
    for button in shown.buttons:
        assert unpack(pack(button.data)) == button.data
    labels = [button.text for button in shown.buttons]
    assert len(set(labels)) == len(labels)
    assert "/start" not in shown.lines[0].text


@LANGUAGE
@pytest.mark.parametrize("key", [key for key, ways in WAYS.items() if ways.there is not None])
def test_what_is_refused_in_a_group_opens_the_private_chat_where_it_is_done(
    key: str, language: str
) -> None:
    shown = shown_of(key, language, in_group=True)
    assert shown.opening is not None
    assert shown.opening.payload in set(Page)
    assert not shown.buttons


def sent_bare() -> Iterator[tuple[str, str]]:
    """The texts that are made into screens without buttons, by where that is and what is sent."""
    for folder in ("telegram", "usecases"):
        for file in (HERE / folder).rglob("*.py"):
            for call in ast.walk(ast.parse(file.read_text("utf-8"))):
                if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name)):
                    continue
                if call.func.id == "note" and len(call.args) == 1:
                    yield str(file.relative_to(HERE)), ast.unparse(call.args[0])


def test_no_other_text_is_sent_without_a_button() -> None:
    assert set(sent_bare()) == {*WITHOUT_BUTTONS}


def leads_on(shown: Shown) -> None:
    """Whoever reads a message can press something that is known, or open the private chat."""
    assert shown.row, shown.text
    for label, data in shown.row:
        assert data.startswith("https://t.me/") or unpack(data) is not None, (label, data)


SITUATIONS: dict[str, list[str]] = beside(__file__, "test_notices.toml")["situations"]
ONLY_ALONE = {"hello", "/nonsense"}
"""What nobody answers in a group."""


@LANGUAGE
@pytest.mark.parametrize("chat", [1, -9])
async def test_whatever_is_typed_the_answer_leads_on(club: Club, language: str, chat: int) -> None:
    for place, (situation, lines) in enumerate(SITUATIONS.items()):
        if chat < 0 and ONLY_ALONE & {*lines}:
            continue
        who = 100 + place
        person = club.person(who, chat_id=chat if chat < 0 else who, language=language)
        before = len(club.api.changes)
        for line in lines:
            await person.send(line)
        assert len(club.api.changes) > before, situation
        leads_on(person.message)


@LANGUAGE
async def test_export_is_refused_in_a_group_and_its_link_brings_the_file(
    club: Club, language: str
) -> None:
    anna = await club.person(1, chat_id=-9, language=language).act("/export")
    ((_, link),) = anna.message.row
    await club.person(1, language=language).act(f"/start {link.rpartition('=')[2]}")
    assert club.api.changes[-1].document is not None


@LANGUAGE
async def test_a_record_is_refused_in_a_group_and_its_link_begins_one(
    club: Club, language: str
) -> None:
    anna = await club.person(1, chat_id=-9, language=language).act("/play")
    ((_, link),) = anna.message.row
    alone = await club.person(1, language=language).act(f"/start {link.rpartition('=')[2]}")
    assert alone.screen.startswith(TEXTS[language].say("play-title"))
    assert TEXTS[language].say("play-how").splitlines()[0] in alone.screen


@LANGUAGE
async def test_a_line_not_understood_beside_a_ruling_offers_to_go_on_with_it(
    club: Club, language: str
) -> None:
    said = TEXTS[language]
    person = await club.person(language=language).act("/revoke", ORDINARY_REVOKE)
    title, ruling = person.screen.splitlines()[0], person.screen
    await person.send("qwrt")
    assert person.screen.splitlines()[:2] == [said.say(Notice.HINT_OTHER), title]
    subjects = [button.text for row in begin_rows(language) for button in row]
    assert person.buttons == [said.say("open-case"), *subjects]
    await person.press(said.say("open-case"))
    assert person.screen == ruling


@LANGUAGE
async def test_start_greets_once_and_goes_on_with_an_open_case(club: Club, language: str) -> None:
    said = TEXTS[language]
    person = await club.person(language=language).act("/start")
    greeting = said.say("greeting", edition=said.say("edition-name", edition="2017"))
    assert person.screen == greeting
    await person.send("/claim")
    title = person.screen.splitlines()[0]
    await person.send("/start")
    asked = said.say("start-asks", edition=said.say("edition-name", edition="2017"))
    assert person.screen == f"{title}\n{asked}"
    await person.press(said.say("open-case"))
    assert person.screen.startswith(title)
    assert "accepted=yes" in person.actions or person.asked


@LANGUAGE
@pytest.mark.parametrize("page", [page for page in Page if page is not Page.FORGET])
async def test_every_page_opens_in_place_and_leads_on(
    club: Club, language: str, page: Page
) -> None:
    person = await club.person(language=language).act("/help")
    shown = person.message
    await person.carry(pack(Open(page)), shown.message_id)
    newest = club.api.changes[-1]
    if page is Page.EXPORT:
        assert newest.document is not None
        assert club.api.messages[7, shown.message_id] == shown, "nothing was left"
        return
    live = [one for one in club.api.messages.values() if one.row]
    assert len(live) == 1, "one keyboard"
    leads_on(live[0])
    assert page is Page.PLAY or live[0].message_id == shown.message_id


@LANGUAGE
@pytest.mark.parametrize("page", [Page.LAW, Page.START, Page.CASE, Page.EVENING, Page.COMMANDS])
async def test_in_a_group_a_page_is_opened_only_by_whom_it_was_shown_to(
    club: Club, language: str, page: Page
) -> None:
    anna, bruno = (club.person(who, chat_id=-9, language=language) for who in (1, 2))
    await anna.send("/help")
    shown = anna.message
    found = [unpack(data) for _, data in shown.row]
    (carried,) = [data for data in found if isinstance(data, Open)]
    pressed = pack(replace(carried, page=page))
    before = len(club.api.changes)
    await bruno.carry(pressed, shown.message_id)
    if page is Page.EVENING:
        assert bruno.said == TEXTS[language].say(Notice.EVENING_ANOTHERS)
    else:
        assert club.api.opened.pop().endswith(f"?start={page}"), "a copy of one's own"
    assert len(club.api.changes) == before, "nothing was sent or changed"
    await anna.carry(pressed, shown.message_id)
    assert len(club.api.changes) > before
