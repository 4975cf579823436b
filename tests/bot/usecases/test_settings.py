"""The settings: of a person in a chat, of a chat for everybody; short rulings, plain text."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import chain, product
from pathlib import Path

import pytest

import bot.wording
from bot.conversation import actions
from bot.conversation.callback_data import Press, Setting
from bot.conversation.codec import unpack
from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.conversation.notice import Notice
from bot.conversation.pressing import Action
from bot.conversation.quiz import Dice
from bot.routes import OF_DESKS
from bot.screens.elements import Button, Line, Screen, Style
from bot.screens.help import COMMANDS, command_name
from bot.screens.interview import screen
from bot.screens.plain import make_plain
from bot.telegram import rendering
from bot.usecases.lines import press_by_text
from bot.wording import TEXTS
from lawcore import SUBJECTS, Edition
from lawcore.engine.dialogues import dialogues
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES, Wording
from tests.bot.person import Club, Person
from tests.bot.scripts import Script, scripted
from tests.each import together
from tests.sampling import in_turn

GROUP = -9
MOST_IN_A_MENU = 8
OF_BOTFATHER = "newbot"
QUOTES = (
    "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
)
MARKS = f"·→↑│{QUOTES}"


def a_conversation(subject: str = "revoke", **changes: object) -> Conversation:
    book = max(SUBJECTS[subject].books)
    conversation = Conversation(
        chat_id=1, user_id=1, subject=subject, edition=int(book), language="en"
    )
    return replace(conversation, **changes)  # type: ignore[arg-type]  # names of fields


def a_ruling(subject: str, **changes: object) -> Conversation:
    """A conversation whose answers make a ruling."""
    first = next(dialogues(SUBJECTS[subject], Edition(2017)))
    return a_conversation(subject, edition=2017, answers=tuple(first.answers.items()), **changes)


async def sets(person: Person) -> str:
    """Whose settings the buttons of a screen set: a person's, or 0 for everybody's."""
    found = {unpack(data) for _, data in person.message.row if data.startswith("*settings")}
    return " ".join({str(one.user_id) for one in found if isinstance(one, Setting)})


@scripted
async def test_ones_own_settings(club: Club, script: Script) -> None:
    await script.play(club, sets=sets)


@scripted
async def test_settings_of_a_group(club: Club, script: Script) -> None:
    club.api.administrators.add((GROUP, 1))
    people = {
        "chief": club.person(1, chat_id=GROUP),
        "chief_alone": club.person(1),
        "guest": club.person(2, chat_id=GROUP),
        "guest_alone": club.person(2),
    }
    await script.play(people, sets=sets)


def walk(conversation: Conversation, seed: int, steps: int = 12) -> Iterator[Conversation]:
    """Yield the conversations that come of presses on any of the buttons shown."""
    dice = Dice(f"{conversation.subject}.{conversation.language}.{seed}")
    for _ in range(steps):
        yield conversation
        buttons = [
            b.data for b in screen(Interview.of(conversation)).buttons if isinstance(b.data, Press)
        ]
        if not buttons:
            break
        change = actions.press(Interview.of(conversation), dice.choose(tuple(buttons)))
        if change.notice is None and change.new is None:
            conversation = change.conversation


PLAIN = together("subject, language", in_turn(SUBJECTS, LANGUAGES))


@PLAIN
def test_plain_screens_have_no_symbols_and_quote_nothing(subject: str, language: str) -> None:
    states = chain(
        walk(a_conversation(subject, language=language, plain=True), 1),
        walk(a_ruling(subject, language=language, plain=True), 1),
    )
    for shown in (screen(Interview.of(state)) for state in states):
        texts = [*(one.text for one in shown.lines), *(one.text for one in shown.buttons)]
        symbols = {one for one in "".join(texts) if unicodedata.category(one)[0] == "S"}
        assert symbols <= set("+=<>")
        assert not set("".join(texts)) & set(MARKS)
        assert "blockquote" not in rendering.text(shown)
        assert not {line.style for line in shown.lines} & {Style.QUOTE, Style.TREE}


@PLAIN
def test_every_plain_button_has_a_number_that_presses_it_when_typed(
    subject: str, language: str
) -> None:
    dice = Dice(subject)
    for state in walk(a_conversation(subject, language=language, plain=True), 2):
        pressing = [
            one for one in screen(Interview.of(state)).buttons if isinstance(one.data, Press)
        ]
        numbers = [button.text.partition(". ")[0] for button in pressing]
        assert all(number.isdigit() for number in numbers)
        assert len(set(numbers)) == len(numbers)
        place = dice.throw_below(len(pressing))
        pressed = pressing[place].data
        assert isinstance(pressed, Press)
        interview = Interview.of(state)
        assert press_by_text(interview, numbers[place]) == actions.press(interview, pressed)


def test_a_number_typed_where_texts_are_not_plain_presses_nothing() -> None:
    turn = press_by_text(Interview.of(a_conversation()), "3")
    assert turn.notice is not None


def test_the_steps_of_a_plain_reasoning_are_numbered_by_their_depth() -> None:
    lines = tuple(
        Line(text, Style.TREE) for text in ("yes · A", "  no · B", "  no · C", "yes · D")
    )
    plain = make_plain(Screen(lines, ((Button("→ Claim", Press("x", 1, Action.BACK)),),)), "en")
    assert [line.text for line in plain.lines] == [
        "1. Yes, A",
        "1.1. No, B",
        "1.2. No, C",
        "2. Yes, D",
    ]
    assert plain.buttons[0].text == "1. Then Claim"


async def test_plain_text_holds_for_articles_and_other_screens_too(club: Club) -> None:
    person = club.person()
    await person.act("/settings", "[Symbols: yes]", "[No]", "/law 64A1")
    assert not set(person.screen + "".join(person.buttons)) & set(MARKS)
    assert "blockquote" not in person.message.marked
    await person.send("/changes")
    assert "2007 then 2017" in person.buttons


async def test_the_menu_of_each_kind_of_chat_is_short_and_in_each_language(club: Club) -> None:
    scopes = {"all_private_chats", "all_group_chats", "all_chat_administrators"}
    assert set(await club.named_commands()) == set(product(scopes, ("it", "en", "")))
    menus = {key: [one["command"] for one in menu] for key, menu in club.api.commands.items()}
    assert max(map(len, menus.values())) == MOST_IN_A_MENU
    assert menus["all_private_chats", "en"] == [
        *("start", "revoke", "law", "score", "play", "evening", "settings", "help")
    ]
    assert menus["all_private_chats", "it"] == [
        *("inizio", "renonce", "legge", "punti", "gioca", "serata", "impostazioni", "aiuto")
    ]
    for language in ("it", "en", ""):
        in_groups, to_administrators = (
            {*menus[scope, language]} for scope in ("all_group_chats", "all_chat_administrators")
        )
        assert len(to_administrators - in_groups) == 1
        assert in_groups < to_administrators


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_command_works_by_its_name_in_every_language(
    club: Club, language: str
) -> None:
    for place, name in enumerate(COMMANDS):
        english = club.person(100 + place, language=language)
        own = club.person(200 + place, language=language)
        await english.send(f"/{name}")
        await own.send(f"/{command_name(language, name)}")
        first, second = (
            [one for one in club.api.messages.values() if one.chat_id == who.someone.chat_id]
            for who in (english, own)
        )
        assert len(first) == len(second) == 1, name
        assert second[0].text == first[0].text, name
        assert TEXTS[language].say(Notice.HINT_COMMAND) not in second[0].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tools_have_names_of_their_own_where_the_language_is_not_english(
    language: str,
) -> None:
    named = {command_name(language, name) for name in COMMANDS}
    assert len(named) == len(COMMANDS)
    subjects = {Wording.of(language).command(subject) for subject in SUBJECTS}
    assert not named & subjects
    assert language == "en" or not named & {*COMMANDS} - {"quiz"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_is_named_anywhere_is_one(language: str) -> None:
    tools = {*COMMANDS, *OF_DESKS}
    known = {*tools, *(command_name(language, name) for name in tools)}
    known |= {Wording.of(language).command(subject) for subject in SUBJECTS}
    told = (Path(bot.wording.__file__).parent / f"{language}.ftl").read_text("utf-8")
    named = {*re.findall(r"(?<![\w/}])/([a-z_]+)", told)} - {OF_BOTFATHER}
    assert named <= known
    english = tools - {command_name(language, name) for name in tools}
    assert named & english <= {"start"}, "in the words of the reader"
