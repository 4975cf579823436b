"""A line that opens no case by itself: what it may be about, its Law, the operator."""

from collections.abc import AsyncIterator

import pytest

from tests.bot.person import Club, opened
from tests.bot.scripts import Script, scripted

NOTHING = "zork quux flimble nargle"
OPERATOR = 4242


@pytest.fixture
async def operated(database: str) -> AsyncIterator[Club]:
    async with opened(database, operator_chat=OPERATOR) as club:
        yield club


@scripted
async def test_a_line_about_no_case(club: Club, script: Script) -> None:
    await script.play(club)


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
