"""Calls: what is asked next, what is known later, and a comparison that comes back."""

import re

import pytest

from bot.screens.rows import OF_GROUPS, PARTS, as_typed
from bot.wording import Words
from lawcore import SUBJECTS
from lawcore.wording import LANGUAGES, Wording
from tests.bot.person import Club
from tests.bot.scripts import Script, scripted

MOST_IN_A_LIST = 8


@scripted
async def test_a_case_about_calls(club: Club, script: Script) -> None:
    await script.play(club)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_subject_is_begun_in_two_presses_and_no_list_has_nine(
    club: Club, language: str
) -> None:
    said, law = Words.of(language).bot, Wording.of(language)
    groups = [said.say(label) for label in OF_GROUPS.values()]
    person = await club.person(language=language).act("/start")
    first = person.buttons
    assert len(first) <= MOST_IN_A_LIST + 1
    assert first[0] == law.subject("revoke")
    offered = {label for label in first if label not in groups}
    for group in groups:
        await person.send("/start")
        await person.press(group)
        assert len(person.buttons) <= MOST_IN_A_LIST
        assert offered.isdisjoint(person.buttons)
        offered.update(label for label in person.buttons if label != said.say("back"))
    parts = {said.say(f"begin-{part}") for part in PARTS}
    assert offered == parts | {
        law.subject(name) for name, one in SUBJECTS.items() if not one.within
    }


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_name_of_the_menu_is_a_command_and_an_understood_word(
    club: Club, language: str
) -> None:
    person = await club.person(language=language).act("/start")
    first, opened = person.buttons, dict[str, list[str]]()
    for label in first:
        await person.send("/start")
        await person.press(label)
        opened[label] = person.buttons
        if label in {Words.of(language).bot.say(one) for one in OF_GROUPS.values()}:
            for inner in person.buttons[:-1]:
                await person.send("/start")
                await person.press(label)
                await person.press(inner)
                opened[inner] = person.buttons
    own = {Wording.of(language).command(name) for name in SUBJECTS} - {"claim"}
    said = Words.of(language).bot
    parts = {said.say(f"begin-{part}") for part in PARTS}
    for name, buttons in opened.items():
        command = re.sub(r"\W+", "_", as_typed(name)).strip("_")
        for line in (name,) if command in own else (f"/{command}", name):
            await person.send("/cancel")
            await person.send(line)
            if name in parts:
                await person.press(said.say("agree"))
            assert person.buttons == buttons, line


@pytest.mark.parametrize("language", LANGUAGES)
async def test_from_a_short_group_one_comes_back_to_all_subjects(
    club: Club, language: str
) -> None:
    said = Words.of(language).bot
    person = await club.person(language=language).act("/start")
    first = person.buttons
    await person.press(said.say(OF_GROUPS["cards"]))
    await person.press(said.say("back"))
    assert person.buttons == [*first, said.say("open-law")]
