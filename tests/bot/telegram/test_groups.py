"""Groups and channels: one message, one owner, topics, administrators, and the linked chat."""

import asyncio
import logging

import pytest

from bot.conversation.callback_data import Press
from bot.conversation.codec import unpack
from bot.screens.elements import LABEL
from bot.telegram.chats import KNOWN_FOR, Administrators, named_chat
from bot.telegram.handlers.groups import MOST_OF_ALL, MOST_OF_ONE, MinuteLimit
from bot.terminal.bot_api import Refusal, Someone
from tests.bot.bot_api import Group
from tests.bot.person import ORDINARY_REVOKE, Club, Json, Person, opened
from tests.bot.scripts import Script, scripted
from tests.tables import tabled

GROUP, SUPERGROUP, CHANNEL = -9, -1_001_234_567_890, -1_009_876_543_210
FOREIGN = "These buttons are another Director's: /start opens a case of your own."
TAKEN_OVER = "You have taken this case over as an administrator."
ANONYMOUS = "Who writes as a group or a channel cannot press buttons"


def in_group(club: Club, user_id: int, topic_id: int | None = None) -> Person:
    return club.person(user_id, chat_id=GROUP, topic_id=topic_id)


def messages(club: Club, chat_id: int = GROUP) -> list[str]:
    return [one.text for (chat, _), one in sorted(club.api.messages.items()) if chat == chat_id]


async def ruled(person: Person) -> None:
    """An interview up to its ruling."""
    await person.send("/revoke")
    await person.answer(**ORDINARY_REVOKE)
    assert "1 trick to declarer (64A2)" in person.screen


async def test_200_people_pressing_at_once_leave_one_interview_and_one_message(
    club: Club,
) -> None:
    anna = in_group(club, 1)
    await anna.send("/revoke")
    message, press = anna.message, anna.actions["hand=defender+1-11"]
    presses = [
        club.api.press(Someone(user_id, GROUP, "en"), message.message_id, press)
        for user_id in range(1, 201)
    ]
    await club.deliver(*presses)
    assert len(messages(club)) == 1
    assert "since=nothing" in anna.actions
    assert sorted(club.api.answers) == sorted(["", *[FOREIGN] * 199])
    assert not club.api.unanswered
    assert club.api.calls.count("sendMessage") == 1
    assert club.api.calls.count("editMessageText") == 1
    assert club.api.calls.count("getChatAdministrators") == 1


async def test_of_200_people_pressing_a_menu_at_once_its_opener_alone_begins_in_its_message(
    club: Club,
) -> None:
    await in_group(club, 1).send("/start")
    shown = in_group(club, 1).message
    begin = dict(shown.row)["Revoke"]
    presses = [
        club.api.press(Someone(user_id, GROUP, "en"), shown.message_id, begin)
        for user_id in range(1, 201)
    ]
    await club.deliver(*presses)
    assert len(messages(club)) == 1
    assert len(club.api.opened) == 199, "the others are led to a case of their own"
    assert club.api.opened[-1].endswith("?start=revoke")
    assert "hand=defender+1-11" in in_group(club, 1).actions


@pytest.mark.parametrize(
    ("command", "copy"), [("/start", "begin"), ("/law 64A1", "law"), ("/evening", None)]
)
async def test_what_one_person_opened_answers_that_person_and_administrators(
    club: Club, command: str, copy: str | None
) -> None:
    anna, bruno, chief = (in_group(club, user_id) for user_id in (1, 2, 3))
    club.api.administrators |= {(GROUP, 1), (GROUP, 3)}
    await anna.send(command)
    shown = anna.message
    before = len(club.api.changes)
    for _, pressed in shown.row:
        await bruno.carry(pressed, shown.message_id)
    assert len(club.api.changes) == before, "neither its words nor its language change"
    assert all("?start=" in link for link in club.api.opened)
    own = [data for _, data in shown.row if data.startswith(f"*{copy}")]
    assert len(club.api.opened) >= len(own)
    if copy is None:
        assert bruno.said == "This list is for whoever opened it: /evening shows you your own."
    await chief.carry(shown.row[0][1], shown.message_id)
    assert len(club.api.changes) > before


async def test_an_article_that_an_administrator_turned_is_still_its_openers(club: Club) -> None:
    anna, bruno, chief = (in_group(club, user_id) for user_id in (1, 2, 3))
    club.api.administrators.add((GROUP, 3))
    await anna.send("/law 64A1")
    message = anna.message.message_id
    turned = ""
    for person in (chief, anna):
        turned = next(d for _, d in person.message.row if d.startswith("*law"))
        before = len(club.api.changes)
        await person.carry(turned, message)
        assert len(club.api.changes) > before
    await bruno.carry(turned, message)
    assert club.api.opened[-1].rpartition("=")[2].startswith("a")


@pytest.mark.postgres
async def test_with_several_writers_at_once_one_button_begins_one_interview(
    postgres_migrated: str,
) -> None:
    async with opened(postgres_migrated) as club:
        await in_group(club, 1).send("/start")
        shown = in_group(club, 1).message
        begin = dict(shown.row)["Revoke"]
        presses = [
            club.api.press(Someone(user_id, GROUP, "en"), shown.message_id, begin)
            for user_id in range(1, 41)
        ]
        await club.deliver(*presses)
        assert len(messages(club)) == 1
        assert len(club.api.opened) == 39


async def test_a_fourth_command_in_a_minute_is_answered_in_private_alone(club: Club) -> None:
    time = [0.0]
    club.bot.handlers.groups.limit = MinuteLimit(lambda: time[0])
    anna, bruno = in_group(club, 1), in_group(club, 2)
    for _ in range(MOST_OF_ONE + 2):
        await anna.send("/law 64A1")
    assert len(messages(club)) == MOST_OF_ONE
    (told,) = messages(club, 1)
    assert told.startswith("In a group, three commands a minute")
    await bruno.send("/law 64A1")
    assert len(messages(club)) == MOST_OF_ONE + 1, "nobody else is silenced"
    time[0] = 61.0
    await anna.send("/law 64A1")
    assert len(messages(club)) == MOST_OF_ONE + 2


async def test_all_together_get_fewer_answers_than_telegram_lets_through(club: Club) -> None:
    club.bot.handlers.groups.limit = MinuteLimit(lambda: 0.0)
    for user_id in range(1, 30):
        await in_group(club, user_id).send("/law 64A1")
    assert len(messages(club)) == MOST_OF_ALL


async def test_an_administrator_takes_a_case_over_by_pressing(club: Club) -> None:
    anna, chief = in_group(club, 1), in_group(club, 2)
    club.api.administrators.add((GROUP, 2))
    await anna.send("/revoke")
    shown = anna.message
    update = club.api.press(chief.someone, shown.message_id, anna._data("hand=defender"))
    for _ in range(2):
        await club.deliver(update)
        assert chief.said.startswith("Take over?"), "the same press, delivered again, asks again"
    assert anna.message == shown, "it did not count"
    await chief.do("hand=defender")
    assert chief.said == TAKEN_OVER
    assert chief.asked == {"trick"}
    await anna.do("trick=12")
    assert anna.said == FOREIGN
    await chief.do("trick=12")
    assert chief.said == ""
    assert len(messages(club)) == 1


async def test_who_administers_is_asked_once_a_minute(club: Club) -> None:
    time = [0.0]
    asked = Administrators(lambda: time[0])
    club.api.administrators.add((GROUP, 2))
    bot, calls = club.bot.application.bot, club.api.calls
    answers = await asyncio.gather(*(asked.include(bot, GROUP, user) for user in range(1, 100)))
    assert [place for place, one in enumerate(answers, 1) if one] == [2]
    assert calls.count("getChatAdministrators") == 1
    time[0] = KNOWN_FOR - 1
    assert await asked.include(bot, GROUP, 2)
    assert calls.count("getChatAdministrators") == 1
    club.api.administrators.clear()
    time[0] = KNOWN_FOR
    assert not await asked.include(bot, GROUP, 2)
    assert calls.count("getChatAdministrators") == 2


async def test_where_the_administrators_cannot_be_known_nobody_is_one(club: Club) -> None:
    club.api.groups[GROUP] = Group("group", bot="kicked")
    assert not await Administrators().include(club.bot.application.bot, GROUP, 2)


async def test_a_case_stays_in_the_topic_in_which_it_was_begun(club: Club) -> None:
    club.api.groups[GROUP] = Group(topics={3, 4})
    anna, elsewhere = in_group(club, 1, 3), in_group(club, 1, 4)
    await anna.send("/revoke")
    assert anna.message.topic_id == 3
    await elsewhere.send("/cancel")
    assert club.api.changes[-1].topic_id == 4
    assert club.api.changes[-1].text.startswith("No case is open")
    message = next(one for one in club.api.messages.values() if one.topic_id == 3)
    await anna.carry(message.row[0][1], message.message_id)
    del club.api.messages[GROUP, message.message_id]
    await anna.send("/cancel")
    assert club.api.changes[-1].topic_id == 3, "also where it has to be sent anew"


@pytest.mark.parametrize("command", ["/start", "/help", "/law 64A1", "/changes", "/link"])
async def test_what_belongs_to_no_case_is_answered_in_its_topic(club: Club, command: str) -> None:
    club.api.groups[GROUP] = Group(topics={3})
    await in_group(club, 1, 3).send(command)
    assert club.api.changes[-1].topic_id == 3


async def test_a_reply_that_is_in_no_topic_is_answered_in_none(club: Club) -> None:
    club.api.groups[GROUP] = Group()
    update = club.api.write(Someone(1, GROUP, "en"), "/revoke")
    update["message"]["message_thread_id"] = 77  # the thread of replies, no forum
    await club.deliver(update)
    assert club.api.changes[-1].topic_id is None


def people(club: Club) -> dict[str, Person]:
    """Those of the group: an administrator, others, and some of them in private."""
    club.api.administrators.add((GROUP, 3))
    members = {"anna": 1, "bruno": 2, "chief": 3}
    return {
        **{name: in_group(club, user_id) for name, user_id in members.items()},
        "chiara": club.person(4, chat_id=GROUP, language="it"),
        "anna_alone": club.person(1),
        "bruno_alone": club.person(2),
        "dario_alone": club.person(2, language="it"),
    }


@scripted
async def test_a_case_in_a_group(club: Club, script: Script) -> None:
    await script.play(people(club))


@scripted
async def test_an_evening_of_a_group(club: Club, script: Script) -> None:
    await script.play(people(club))


@scripted
async def test_a_ruling_that_is_posted(club: Club, script: Script) -> None:
    club.api.groups[CHANNEL] = Group("channel", "bridge_club", bot="administrator")
    club.api.administrators |= {(GROUP, 1), (CHANNEL, 1)}

    async def posts(_: Person) -> str:
        return " | ".join(text.splitlines()[0] for text in messages(club, CHANNEL))

    await script.play(people(club), posts=posts)


def as_a_chat(club: Club, text: str, **more: object) -> Json:
    """A message of somebody who writes in the name of the group."""
    update = club.api.write(Someone(1_087_968_824, GROUP), text)
    chat = {"id": GROUP, "type": "supergroup", "title": "Club"}
    update["message"] |= {"sender_chat": chat, **more}
    return update


async def test_who_writes_as_the_group_is_refused_politely(club: Club) -> None:
    await club.deliver(as_a_chat(club, "/revoke"))
    assert len(messages(club)) == 1
    assert messages(club)[0].startswith(ANONYMOUS)


async def test_what_a_channel_forwards_into_its_group_is_left_alone(club: Club) -> None:
    await club.deliver(as_a_chat(club, "/revoke", is_automatic_forward=True))
    assert not messages(club)


async def test_open_cases_move_with_a_group_that_becomes_a_supergroup(club: Club) -> None:
    anna = in_group(club, 1)
    await anna.act("/revoke", "<hand=defender>")
    update = club.api.write(anna.someone, "")
    del update["message"]["text"], update["message"]["entities"]
    update["message"]["migrate_to_chat_id"] = SUPERGROUP
    club.api.groups[GROUP] = Group("group", moved_to=SUPERGROUP)
    club.api.groups[SUPERGROUP] = Group()
    await club.deliver(update)
    there = club.person(1, chat_id=SUPERGROUP)
    assert len(messages(club, SUPERGROUP)) == 1
    await there.do("trick=1-11")
    assert there.asked == {"since"}
    assert len(messages(club, SUPERGROUP)) == 1


async def test_a_case_finds_the_supergroup_also_where_nobody_told_of_it(club: Club) -> None:
    anna = in_group(club, 1)
    await anna.send("/revoke")
    press = anna.actions["hand=defender+1-11"]
    club.api.groups[GROUP] = Group("group", moved_to=SUPERGROUP)
    club.api.groups[SUPERGROUP] = Group()
    await anna.carry(press)
    assert "since=nothing" in club.person(1, chat_id=SUPERGROUP).actions


@pytest.mark.parametrize(
    "group",
    [
        pytest.param(Group(bot="kicked"), id="removed"),
        pytest.param(Group(bot="restricted", may_send=False), id="not allowed to write"),
        pytest.param(Group(topics={9}), id="topic deleted"),
    ],
)
async def test_where_the_bot_may_not_write_it_is_logged_and_nothing_raised(
    club: Club, group: Group, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "bot")
    club.api.groups[GROUP] = group
    for text in ("/revoke", "/start", "/cancel", "/law 64A1"):
        await in_group(club, 1, 3).send(text)
    assert not messages(club)
    assert not club.failures
    assert caplog.text.count("not allowed to write in a group") == 4


async def test_a_press_in_a_group_that_removed_the_bot_is_answered(club: Club) -> None:
    anna = in_group(club, 1)
    await anna.send("/revoke")
    club.api.groups[GROUP] = Group(bot="kicked")
    await anna.do("hand=defender")
    assert not club.failures
    assert not club.api.unanswered


@tabled
def test_a_chat_is_read_from_its_name_address_or_id(text: str, chat: str | int | None) -> None:
    assert named_chat(text) == chat


async def linked(club: Club, chat_id: int = GROUP) -> Person:
    """An administrator who has linked the channel to a chat."""
    club.api.groups[CHANNEL] = Group("channel", "bridge_club", bot="administrator")
    club.api.administrators |= {(GROUP, 1), (CHANNEL, 1)}
    anna = await club.person(1, chat_id=chat_id).act("/link @bridge_club")
    assert "@bridge_club" in club.api.changes[-1].text
    return anna


def posting(person: Person) -> list[str]:
    return [label for label in person.buttons if label.startswith("Post to")]


async def test_a_ruling_is_posted_once_to_the_linked_channel_without_buttons(club: Club) -> None:
    anna = await linked(club)
    await ruled(anna)
    (label,) = posting(anna)
    assert len(label) <= LABEL
    press = dict(anna.message.row)[label]
    shown = anna.screen.removeprefix("Director asks\n")
    await anna.press(label)
    (posted,) = messages(club, CHANNEL)
    assert posted == shown
    channel = next(one for one in club.api.messages.values() if one.chat_id == CHANNEL)
    assert not channel.row
    assert anna.screen.endswith("Posted to @bridge_club.")
    assert not posting(anna)
    await anna.carry(press)
    assert len(messages(club, CHANNEL)) == 1


async def test_who_no_longer_administers_the_channel_posts_nothing_from_his_private_chat(
    database: str,
) -> None:
    async with opened(database) as club:
        anna = await linked(club, chat_id=1)
        await ruled(anna)
        await anna.do("more")
    async with opened(database, club.api) as again:
        again.api.administrators.clear()
        person = again.person(1)
        await person.press(posting(person)[0])
        assert not messages(again, CHANNEL)
        assert "could not be posted" in person.screen


async def test_what_could_not_be_posted_is_said_and_may_be_tried_again(club: Club) -> None:
    anna = await linked(club)
    await ruled(anna)
    club.api.groups[CHANNEL].may_send = False
    await anna.press(posting(anna)[0])
    assert "could not be posted" in anna.screen
    club.api.groups[CHANNEL].may_send = True
    await anna.press(posting(anna)[0])
    assert len(messages(club, CHANNEL)) == 1
    assert "could not be posted" not in anna.screen


async def test_a_crowded_channel_is_waited_for(club: Club) -> None:
    anna = await linked(club)
    await ruled(anna)
    club.api.refusals.append(("sendMessage", Refusal(429, "Too Many Requests", retry_after=0)))
    await anna.press(posting(anna)[0])
    assert len(messages(club, CHANNEL)) == 1


@tabled
async def test_only_a_chat_of_ones_own_where_the_bot_may_write_is_linked(
    club: Club, user_id: int, text: str, answer: str
) -> None:
    club.api.groups |= {
        GROUP: Group(name="here_club"),
        CHANNEL: Group("channel", "bridge_club"),
        -101: Group("channel", "silent", bot="administrator", may_send=False),
        -102: Group(name="closed", bot="restricted", may_send=False),
        -103: Group(name="removed", bot="kicked"),
        -104: Group("channel", "strangers", bot="administrator"),
        -105: Group(name="good_club"),
    }
    club.api.administrators |= {
        (chat_id, 1) for chat_id in (GROUP, CHANNEL, -101, -102, -103, -105)
    }
    await in_group(club, user_id).send(text)
    assert club.api.changes[-1].text.startswith(answer)


BAD_NAMES = {
    "Anna": "Anna asks",
    "<b>Anna & Co": "<b>Anna & Co asks",
    "@everybody": None,
    "Anna https://t.me/spam": "Anna",
    "\u202eannA": "annA asks",
    "\u200b": None,
    "Anna.example /start #1": "Anna example start 1 asks",
}


@pytest.mark.parametrize("name", BAD_NAMES)
async def test_a_case_says_who_asks_and_replies_to_the_line_that_asked(
    club: Club, name: str
) -> None:
    update = club.api.write(Someone(1, GROUP, "en"), "/revoke")
    update["message"]["from"]["first_name"] = name
    await club.deliver(update)
    anna = in_group(club, 1)
    first, wanted = anna.screen.partition("\n")[0], BAD_NAMES[name]
    assert first.startswith(wanted or "Revoke")
    assert "@" not in anna.screen
    assert "://" not in anna.screen
    assert anna.message.replies_to == update["message"]["message_id"]
    await anna.do("hand=defender")
    assert anna.screen.startswith(first), "whichever step is shown"


async def test_a_case_replies_to_the_message_that_was_asked_about(club: Club) -> None:
    asked = club.api.write(Someone(2, GROUP, "en"), "A defender revoked")["message"]
    update = club.api.write(Someone(1, GROUP, "en"), "/revoke")
    update["message"]["reply_to_message"] = asked
    await club.deliver(update)
    assert in_group(club, 1).message.replies_to == asked["message_id"]


async def test_why_of_a_private_case_leads_nobody_else_to_it(club: Club) -> None:
    anna, bruno = club.person(1), club.person(2)
    await ruled(anna)
    pressed = unpack(anna.actions["why"])
    assert isinstance(pressed, Press)
    await bruno.send(f"/start why-{pressed.conversation}")
    assert "64A2" not in bruno.screen
