"""One keyboard is live in a private chat; a case that was left has one button that leads back."""

from random import Random

import pytest

from lawcore.wording import LANGUAGES
from tests.bot.person import Club, Person, is_left

STEPS = 45
TYPED = (
    "/start", "/revoke", "/help", "/settings", "/claim", "/history", "/evening", "/article 64A1",
    "defender revoked at trick 5, partner won it", "how many tricks does a revoke cost?", "64A1",
    "il vivo ha chiesto le ultime tre prese", "nothing anybody could mean", "/edition", "/quiz",
)  # fmt: skip


def live(person: Person) -> list[str]:
    """The messages of the chat that have buttons other than the one that leads back."""
    chat = person.someone.chat_id
    sent = (one for one in person.club.api.messages.values() if one.chat_id == chat)
    return [one.text for one in sent if not is_left(one)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
async def test_whatever_is_typed_and_pressed_one_keyboard_is_live(
    club: Club, language: str, seed: int
) -> None:
    chance = Random(f"{language} {seed}")  # noqa: S311 - the same walk each time
    person = await club.person(language=language).act("/start")
    for _ in range(STEPS):
        row = [data for _, data in person.message.row]
        if row and chance.random() < 0.7:
            await person.carry(chance.choice(row))
        else:
            await person.send(chance.choice(TYPED))
        assert len(live(person)) <= 1


async def test_a_case_that_was_left_is_gone_on_with_where_it_stood(club: Club) -> None:
    person = await club.person().act("/revoke")
    await person.answer(hand="defender", trick=5)
    left = person.message
    await person.send("/claim")
    begun = person.message
    (back,) = club.api.messages[left.chat_id, left.message_id].row
    assert back[0] == "Go on with the case"
    await person.carry(back[1], left.message_id)
    assert person.screen == left.text
    assert live(person) == [left.text]
    (forward,) = club.api.messages[begun.chat_id, begun.message_id].row
    await person.carry(forward[1], begun.message_id)
    assert live(person) == [begun.text]
    await person.act("/cancel", "/help")
    assert len(live(person)) == 1


async def test_a_screen_of_no_case_that_was_left_has_no_buttons(club: Club) -> None:
    person = await club.person().act("/help")
    shown = person.message
    assert shown.row
    await person.send("/revoke")
    assert not club.api.messages[shown.chat_id, shown.message_id].row


async def test_a_setting_that_is_chosen_beside_a_case_becomes_the_case(club: Club) -> None:
    person = await club.person().act("/revoke")
    left = person.message
    await person.send("/edition")
    asked = person.message
    await person.press("2007 Laws")
    assert person.message.message_id == asked.message_id
    assert person.screen.splitlines() == [
        "Revoke · 2007 Laws", "From now on the 2007 Laws apply.", "Who revoked?",
    ]  # fmt: skip
    assert live(person) == [person.screen]
    assert not club.api.messages[left.chat_id, left.message_id].row


async def test_in_a_group_every_case_keeps_its_buttons(club: Club) -> None:
    anna, bruno = club.person(1, chat_id=-9), club.person(2, chat_id=-9)
    await anna.send("/revoke")
    await bruno.send("/revoke")
    assert len(live(anna)) == 2
