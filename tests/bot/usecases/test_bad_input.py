"""Presses and texts that nobody asked for: nothing is lost, and there is no dead end."""

import asyncio

import pytest

from bot.terminal.bot_api import Refusal
from tests.bot.person import Club
from tests.bot.scripts import Script, scripted
from tests.tables import tabled

STALE = "That button is out of date: this is where we are."
GONE = "This case is no longer here. /start begins another."
UNREADABLE = "That button says nothing: this is where we are."


@scripted
async def test_what_nobody_asked_for(club: Club, script: Script) -> None:
    await script.play(club)


async def test_a_double_press_counts_once(club: Club) -> None:
    person = await club.person().act("/revoke")
    update = club.api.press(
        person.someone, person.message.message_id, person.actions["hand=dummy+1-11"]
    )
    data = person.actions["hand=dummy+1-11"]
    again = club.api.press(person.someone, person.message.message_id, data)
    await club.deliver(update, again)
    assert club.api.answers == ["", STALE]
    assert "since=nothing" in person.actions


async def test_a_redelivered_press_changes_nothing(club: Club) -> None:
    person = await club.person().act("/revoke")
    update = club.api.press(person.someone, person.message.message_id, person.actions["why"])
    await club.deliver(update)
    shown = person.message
    await club.deliver(update)
    assert person.message == shown


async def test_a_crash_between_row_and_screen_is_mended_by_the_next_press(club: Club) -> None:
    person = await club.person().act("/revoke")
    message = person.message
    press = person.actions["hand=defender+1-11"]
    club.api.refusals.append(("editMessageText", Refusal(403, "Forbidden: bot was blocked")))
    await person.carry(press)
    assert len(club.failures) == 1
    club.failures.clear()
    assert club.api.messages[7, message.message_id] == message, "the old screen is still shown"
    await person.carry(press)
    assert "since=nothing" in person.actions


async def test_a_message_that_is_gone_is_sent_anew(club: Club) -> None:
    person = await club.person().act("/revoke")
    message, press = person.message, person.actions["hand=defender+1-11"]
    del club.api.messages[7, message.message_id]
    await person.carry(press, message.message_id)
    assert person.message.message_id != message.message_id
    await person.do("since=nothing")
    assert "opponents_played_after=false" in person.actions


async def test_too_many_requests_are_waited_out(club: Club) -> None:
    person = club.person()
    club.api.refusals.append(("sendMessage", Refusal(429, "Too Many Requests", retry_after=0)))
    club.api.refusals.append(("sendMessage", Refusal(502, "Bad Gateway")))
    await person.send("/revoke")
    assert "hand=defender+1-11" in person.actions


async def test_who_has_failed_is_told_that_nothing_is_lost(club: Club) -> None:
    person = club.person(language="it")
    club.api.refusals.append(("sendMessage", Refusal(400, "Bad Request: chat is tired")))
    await person.send("/revoke")
    assert person.screen == "Qualcosa non ha funzionato. Niente è andato perso: riprova."
    club.failures.clear()
    await person.send("qwrt")
    assert "hand=defender+1-11" in person.actions


async def test_a_press_on_no_message_is_answered(club: Club) -> None:
    person = await club.person().act("/revoke")
    update = club.api.press(person.someone, person.message.message_id, person.actions["why"])
    del update["callback_query"]["message"]
    update["callback_query"]["inline_message_id"] = "x"
    await club.deliver(update)
    assert not club.api.unanswered


@pytest.mark.parametrize(
    ("data", "said"),
    [
        pytest.param("", UNREADABLE, id="empty"),
        pytest.param("*", UNREADABLE, id="mark alone"),
        pytest.param("*begin.murder", UNREADABLE, id="unknown subject"),
        pytest.param("*language.7.xx", UNREADABLE, id="unknown language"),
        pytest.param("*edition.7.1987", UNREADABLE, id="unknown edition"),
        pytest.param("*edition.7.x", UNREADABLE, id="no edition"),
        pytest.param("*language.99999999999999999999.it", UNREADABLE, id="impossible person"),
        pytest.param("AAAAAAAA.0.why", GONE, id="unknown conversation"),
        pytest.param("A' OR 1=1.0.why", UNREADABLE, id="no conversation"),
        pytest.param("x" * 5_000, UNREADABLE, id="oversized"),
        pytest.param("♠♥♦♣", UNREADABLE, id="suits"),
    ],
)
async def test_a_made_up_press_changes_nothing(club: Club, data: str, said: str) -> None:
    person = await club.person().act("/revoke")
    shown = person.message
    await person.carry(data)
    assert person.said == said
    assert person.message == shown


@tabled
async def test_a_made_up_action_changes_nothing(club: Club, action: str) -> None:
    person = await club.person().act("/revoke")
    shown = person.message
    step = person.actions["why"].rsplit(".", 1)[0]
    await person.carry(f"{step}.{action}")
    assert person.said in {STALE, UNREADABLE}
    assert person.message == shown


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("qwrt", id="nonsense"),
        pytest.param("14", id="out of range"),
        pytest.param("-1", id="negative"),
        pytest.param("5" * 5_000, id="5,000 digits"),
        pytest.param("la " * 1_700, id="5,000 characters"),
        pytest.param("🂡🎴😀", id="emoji"),
        pytest.param("<b>&lt;/b>", id="marks"),
        pytest.param("\u202e\x00\ufffd", id="odd characters"),
        pytest.param("/nonsense", id="unknown command"),
        pytest.param("/rev_", id="half a command"),
        pytest.param("/", id="a slash"),
    ],
)
async def test_text_that_is_no_answer_brings_the_question_again(club: Club, text: str) -> None:
    person = await club.person().act("/revoke", "<hand=defender>")
    old = person.message
    await person.send(text)
    shown = max(club.api.messages.values(), key=lambda one: one.message_id)
    assert shown.message_id != old.message_id
    hint, *asked = shown.text.splitlines()
    assert asked == old.text.splitlines()
    assert hint, "it stands above the question"
    assert not club.api.messages[7, old.message_id].row, "only one message has buttons"
    await person.carry(shown.row[0][1], shown.message_id)
    assert "since=nothing" in person.actions


async def test_two_messages_at_once_are_taken_in_order(club: Club) -> None:
    person = await club.person().act("/revoke")
    texts = (person.label("hand=declarer+1-11"), "11", "yes", "qwrt")
    await club.deliver(*(club.api.write(person.someone, text) for text in texts))
    shown = max(club.api.messages.values(), key=lambda one: one.message_id)
    assert any(data.endswith("since=nothing") for _, data in shown.row)
    assert sum(bool(one.row) for one in club.api.messages.values()) == 1


async def test_many_people_at_once_do_not_get_in_each_others_way(club: Club) -> None:
    people = [club.person(user_id) for user_id in range(1, 21)]
    await asyncio.gather(*(person.send("/revoke") for person in people))
    await asyncio.gather(*(person.do("hand=defender") for person in people))
    await asyncio.gather(
        *(person.send(str(number % 11 + 1)) for number, person in enumerate(people))
    )
    assert all("since=nothing" in person.actions for person in people)


async def test_what_is_no_text_brings_the_question_again(club: Club) -> None:
    person = await club.person().act("/revoke")
    update = club.api.write(person.someone, "")
    del update["message"]["text"], update["message"]["entities"]
    update["message"]["photo"] = []
    await club.deliver(update)
    shown = max(club.api.messages.values(), key=lambda one: one.message_id)
    assert any(data.endswith("hand=defender+1-11") for _, data in shown.row)
