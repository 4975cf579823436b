"""Mentions of the bot in chats of which it is no member: one answer each, and nothing stored."""

from datetime import timedelta
from typing import Any

import pytest

from bot.conversation.callback_data import ShowToAll
from bot.conversation.codec import unpack
from bot.housekeeping import delete_before
from bot.telegram.handlers.groups import MOST_OF_ONE
from bot.terminal.bot_api import BOT, Method, Refusal, Someone
from tests.bot.bot_api import FullApi
from tests.bot.person import ORDINARY_REVOKE, Club, Person, opened

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


def welcomed() -> FullApi:
    """A stand-in whose bot is taken as a guest."""
    api = FullApi()
    api.methods["getMe"] = Method(lambda _: BOT | {"supports_guest_queries": True})
    return api


async def led_from(club: Club, found: dict[str, Any], user_id: int = 7) -> Person:
    """Who opened the link below an answer, and told the case up to its ruling."""
    (button,) = found["reply_markup"]["inline_keyboard"][0]
    person = await club.person(user_id).act(f"/start {button['url'].rpartition('=')[2]}")
    await person.answer(
        **{key: one for key, one in ORDINARY_REVOKE.items() if key in person.asked}
    )
    return person


def showing(person: Person) -> list[str]:
    return [data for _, data in person.message.row if isinstance(unpack(data), ShowToAll)]


async def test_the_answer_becomes_the_ruling_that_its_asker_shows_there(database: str) -> None:
    async with opened(database, welcomed()) as club:
        found = await answered(club, club.api.mention(ANNA, "@local_renonce_bot defender revoked"))
        assert found is not None
        (before,) = club.api.inline.values()
        stranger = await led_from(club, found, 8)
        assert not showing(stranger), "it is not his answer"
        anna = await led_from(club, found)
        while not showing(anna):
            facts = [one for one in anna.actions if "=" in one]
            await anna.do(facts[0])
        for _ in range(2):
            await anna.carry(showing(anna)[0])
            assert anna.said == "It stands where you asked."
        (after,) = club.api.inline.values()
        assert after != before
        assert "decision remains the Director's" in after
        assert club.api.calls.count("answerGuestQuery") == 1
        refusal = Refusal(400, "Bad Request: MESSAGE_ID_INVALID")
        club.api.refusals.append(("editMessageText", refusal))
        await anna.carry(showing(anna)[0])
        assert "could not be posted" in anna.said


async def test_of_a_mention_the_answer_alone_is_kept_and_goes_with_forget(database: str) -> None:
    async with opened(database, welcomed()) as club:
        await answered(club, club.api.mention(ANNA, LINE))
        kept = await club.bot.store.run(lambda rows: rows.export(7))
        (row,) = kept["mention"]
        assert row.keys() == {"inline_message_id", "user_id", "payload", "at"}
        assert str(ELSEWHERE) not in str(kept)
        await club.person().send("/forget")
        await club.person().press("Yes, delete everything")
        assert not (await club.bot.store.run(lambda rows: rows.export(7)))["mention"]


async def test_the_answer_to_an_old_mention_is_forgotten(database: str) -> None:
    async with opened(database, welcomed()) as club:
        await answered(club, club.api.mention(ANNA, LINE))
        now = await club.bot.store.run(lambda rows: rows.now)
        for before, left in ((now - timedelta(days=1), 1), (now + timedelta(days=1), 0)):
            await delete_before(club.bot.store, before)
            kept = await club.bot.store.run(lambda rows: rows.export(7))
            assert len(kept["mention"]) == left


async def test_a_failure_of_a_mention_is_told_to_nobody(club: Club) -> None:
    """Of two people whose private chat it is, the one who knows the bot has not asked."""
    club.api.methods["answerGuestQuery"] = Method(lambda _: {}, "guest_query_id result")
    await club.deliver(club.api.mention(Someone(7, 8, "en"), LINE))
    assert club.failures
    club.failures.clear()
    assert not club.api.messages
