"""The settings: of a person in a chat, of a chat for everybody; short rulings, plain text."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import chain, product
from pathlib import Path

import pytest

import bot.wording
from bot.conversation import actions
from bot.conversation.callback_data import Press
from bot.conversation.codec import unpack
from bot.conversation.interview import Interview
from bot.conversation.model import EVERYBODY, Conversation
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
from tests.bot.person import ORDINARY_REVOKE, Club, Person
from tests.each import together
from tests.sampling import in_turn
from tests.tables import tabled

GROUP = -9
MOST_IN_A_MENU = 8
OF_BOTFATHER = "newbot"
QUOTES = (
    "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
)
MARKS = f"·→↑│{QUOTES}"


async def choose(person: Person, setting: str, value: str) -> None:
    """Set something on the settings screen."""
    await person.send("/settings")
    await press(person, setting)
    await press(person, value)


async def press(person: Person, setting: str) -> None:
    """Press a setting, whatever its value, or a value, present or not."""
    found = [
        one
        for one in person.buttons
        if one.partition(":")[0] == setting or one.removeprefix("\N{BULLET} ") == setting
    ]
    await person.press(found[0])


def administrator(club: Club, user_id: int, language: str = "en") -> Person:
    club.api.administrators.add((GROUP, user_id))
    return club.person(user_id, chat_id=GROUP, language=language)


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


async def test_each_button_says_what_holds(club: Club) -> None:
    person = await club.person().act("/settings")
    assert person.buttons == [
        "Language: English",
        "Laws: 2017",
        "Federation: none",
        "Symbols: yes",
    ]


async def test_a_choice_is_made_in_two_taps_within_the_one_message(club: Club) -> None:
    person = await club.person().act("/settings")
    message_id = person.message.message_id
    await press(person, "Laws")
    assert "2007 Laws" in person.buttons
    assert "\N{BULLET} Default" in person.buttons
    await person.press("2007 Laws")
    assert "Laws: 2007" in person.buttons
    assert person.message.message_id == message_id
    await person.send("/revoke")
    assert person.screen.startswith("Revoke · 2007 Laws")


async def test_a_choice_taken_back_is_as_it_was_by_default(club: Club) -> None:
    person = club.person()
    await choose(person, "Laws", "1997 Laws")
    assert "Laws: 1997" in person.buttons
    await choose(person, "Laws", "Default")
    assert "Laws: 2017" in person.buttons


@tabled
async def test_an_open_interview_follows_a_choice(
    club: Club, setting: str, value: str, begins: str
) -> None:
    person = await club.person().act("/revoke", "<hand=defender>")
    interview = person.message.message_id
    await choose(person, setting, value)
    assert club.api.messages[person.someone.chat_id, interview].text.startswith(begins)


async def test_the_authority_of_an_interview_is_the_one_chosen(club: Club) -> None:
    person = club.person()
    await choose(person, "Federation", "WBF")
    assert "Federation: WBF" in person.buttons
    await choose(person, "Federation", "None: as in the Laws")
    assert "Federation: none" in person.buttons


async def test_what_is_chosen_in_a_group_goes_first_then_what_the_group_has(club: Club) -> None:
    chief, guest = administrator(club, 1), club.person(2, chat_id=GROUP)
    await choose(club.person(2), "Laws", "1997 Laws")
    await guest.send("/revoke")
    assert "\nRevoke · 1997 Laws\n" in guest.screen, "as chosen in private"
    await choose(chief, "Laws", "2007 Laws")
    assert "Laws: 2007" in chief.buttons
    await guest.send("/revoke")
    assert "\nRevoke · 2007 Laws\n" in guest.screen, "as the group has it"
    await guest.act("/edition", "[1997 Laws]")
    assert "\nRevoke · 1997 Laws\n" in guest.screen, "as chosen in the group"
    await chief.send("/revoke")
    assert "\nRevoke · 2007 Laws\n" in chief.screen


async def test_settings_in_a_group_are_the_groups_and_lead_to_ones_own(club: Club) -> None:
    await choose(club.person(2), "Symbols", "No")
    guest, alone = club.person(2, chat_id=GROUP), club.person(2)
    await guest.send("/settings")
    (label, link), *of_chat = guest.message.row
    assert label == "Your own settings"
    assert {unpack(data).user_id for _, data in of_chat} == {EVERYBODY}  # type: ignore[union-attr]
    assert not [text for text, _ in of_chat if "no" in text.split()], "nothing personal"
    await alone.send(f"/start {link.rpartition('=')[2]}")
    assert alone.buttons[-1].endswith("Symbols: no")


async def test_what_a_chat_has_chosen_does_not_hold_in_a_private_chat(club: Club) -> None:
    chief = administrator(club, 1)
    await choose(chief, "Laws", "2007 Laws")
    alone = await club.person(1).act("/revoke")
    assert alone.screen.startswith("Revoke\n")


async def test_only_administrators_choose_for_the_chat(club: Club) -> None:
    guest = await club.person(2, chat_id=GROUP).act("/settings")
    before = guest.message
    await press(guest, "Laws")
    assert "administrators" in guest.said
    await guest.carry("*settings.0.edition.2007")
    assert "administrators" in guest.said
    assert guest.message == before
    await guest.send("/revoke")
    assert guest.screen.startswith("Director asks\nRevoke\n")


async def test_nobody_sets_for_everybody_in_a_private_chat(club: Club) -> None:
    person = await club.person().act("/settings")
    assert not [data for _, data in person.message.row if data.startswith("*settings.0")]
    await person.carry("*settings.0.edition.2007")
    assert "administrators" in person.said


async def test_nobody_presses_anothers_settings(club: Club) -> None:
    anna, bruno = club.person(1, chat_id=GROUP), club.person(2, chat_id=GROUP)
    await anna.send("/settings")
    theirs = anna.message
    await bruno.carry("*settings.1.edition.1997", theirs.message_id)
    assert "another" in bruno.said
    assert club.api.messages[GROUP, theirs.message_id] == theirs


@tabled
async def test_a_button_that_nobody_made_chooses_nothing(club: Club, data: str) -> None:
    person = await club.person().act("/settings")
    before = person.screen
    await person.carry(data)
    assert person.said == "That button says nothing: this is where we are."
    await person.send("/settings")
    assert person.screen == before


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


async def test_plain_options_are_typed_as_numbers_or_words(club: Club) -> None:
    person = club.person()
    await choose(person, "Symbols", "No")
    await person.send("/revoke")
    hands = ["A defender", "Declarer", "Dummy"]
    labels = [f"{place}. {hand}" for place, hand in enumerate(hands, start=1)]
    assert person.buttons[:3] == labels
    await person.send("1")
    assert any("only named" in one.lower() for one in person.buttons)
    await person.send("nothing")
    assert "1. " in person.buttons[0]


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
    await choose(person, "Symbols", "No")
    await person.send("/law 64A1")
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


@tabled
async def test_a_value_beside_the_command_is_chosen(club: Club, command: str, said: str) -> None:
    person = await club.person().act(command)
    assert person.screen == said


@pytest.mark.parametrize("command", ["/edition 1492", "/edition laws", "/language xx"])
async def test_what_is_no_value_offers_those_there_are(club: Club, command: str) -> None:
    person = await club.person().act(command)
    offered = person.screen, person.buttons
    await person.send(command.split(maxsplit=1)[0])
    assert (person.screen, person.buttons) == offered


async def test_an_open_case_gets_another_edition_by_a_press_alone(club: Club) -> None:
    person = await club.person().act("/revoke", ORDINARY_REVOKE)
    ruling = person.screen
    await person.send("/edition 1997")
    assert person.screen == "1997 Laws: the open case too?"
    await person.press("Go on with the case")
    assert person.screen == ruling
    await person.act("/edition 1997", "[1997 Laws]")
    assert "Revoke · 1997 Laws" in person.screen
