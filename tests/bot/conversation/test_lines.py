"""A line that opens no case by itself: what it may be about, its Law, the operator."""

from collections.abc import AsyncIterator

import pytest

from tests.bot.person import Club, opened

UNCLEAR = "RHO corrected his revoke, now there is a minor penalty card"
APPEAL = "matchpoints"
NOTHING = "zork quux flimble nargle"
OPERATOR = 4242


@pytest.fixture
async def operated(database: str) -> AsyncIterator[Club]:
    async with opened(database, operator_chat=OPERATOR) as club:
        yield club


async def test_an_unclear_line_is_asked_about_and_taken_over(club: Club) -> None:
    person = club.person()
    await person.send(UNCLEAR)
    assert person.screen.startswith("What is it about?")
    asked = person.message.message_id
    await person.press("Revoke")
    assert "who revoked" in person.screen.casefold()
    assert not club.api.messages[person.someone.chat_id, asked].buttons


async def test_what_is_not_ruled_on_opens_its_law(club: Club) -> None:
    person = club.person()
    await person.send(APPEAL)
    assert "Law 78" in person.screen
    await person.press(person.buttons[0])
    assert person.screen.startswith("Law 78")


async def test_without_an_operator_nothing_can_be_sent_on(club: Club) -> None:
    person = club.person()
    await person.send(NOTHING)
    assert "Revoke" in person.buttons
    assert "Send this line to the operator" not in person.buttons


async def test_a_line_is_sent_on_by_one_tap_without_its_writer(
    operated: Club,
) -> None:
    person = await operated.person().act(NOTHING, "[Send this line to the operator]")
    sent = [shown.text for (chat, _), shown in operated.api.messages.items() if chat == OPERATOR]
    assert sent == [NOTHING]
    last = operated.api.changes[-1]
    assert last.chat_id == person.someone.chat_id
    assert "Revoke" in person.buttons
    assert last.text.startswith("The line was sent to the operator")
