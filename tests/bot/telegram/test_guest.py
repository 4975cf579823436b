"""Mentions of the bot in chats of which it is no member: one answer each, and nothing stored."""

from typing import Any

import pytest

from bot.telegram.minute_limit import MOST_OF_ONE
from bot.terminal.bot_api import Someone
from tests.bot.person import Club

ELSEWHERE = -77
ANNA = Someone(7, ELSEWHERE, "en")
LINE = "@local_renonce_bot a defender revoked at trick 5, played on, partner won the trick"


async def answered(club: Club, update: dict[str, Any]) -> dict[str, Any] | None:
    await club.deliver(update)
    found: dict[str, Any] | None = club.api.found.get(update["guest_message"]["guest_query_id"])
    return found


async def test_a_mention_is_answered_once_with_the_way_to_the_private_chat(club: Club) -> None:
    update = club.api.mention(ANNA, LINE)
    found = await answered(club, update)
    assert found is not None
    (button,) = found["reply_markup"]["inline_keyboard"][0]
    assert button["url"].startswith("https://t.me/local_renonce_bot?start=")
    await club.deliver(update)
    assert club.api.calls.count("answerGuestQuery") == 1
    assert "sendMessage" not in club.api.calls


async def test_a_bare_mention_asks_about_the_message_it_replies_to(club: Club) -> None:
    bare = club.api.mention(ANNA, "@local_renonce_bot", LINE.partition(" ")[2])
    whole = club.api.mention(ANNA, LINE)
    assert await answered(club, bare) == await answered(club, whole)


@pytest.mark.parametrize("line", ["", "hello", "how are you all today"])
async def test_a_line_that_rules_nothing_leads_to_the_questions(club: Club, line: str) -> None:
    found = await answered(club, club.api.mention(ANNA, f"@local_renonce_bot {line}"))
    assert found is not None
    assert found["reply_markup"]["inline_keyboard"]


async def test_a_person_is_answered_a_few_times_a_minute(club: Club) -> None:
    found = [await answered(club, club.api.mention(ANNA, LINE)) for _ in range(MOST_OF_ONE + 1)]
    assert [one is None for one in found] == [False] * MOST_OF_ONE + [True]


async def test_a_bot_that_mentions_the_bot_is_not_answered(club: Club) -> None:
    update = club.api.mention(ANNA, LINE)
    update["guest_message"]["from"]["is_bot"] = True
    assert await answered(club, update) is None
