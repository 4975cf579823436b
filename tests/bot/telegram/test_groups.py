"""Groups and channels: one message, one owner, topics, administrators, and the linked chat."""

import asyncio
import logging

import pytest

from bot.conversation.callback_data import Look, Press, SetPreference
from bot.conversation.codec import pack, unpack
from bot.screens.elements import LABEL
from bot.telegram.chats import KNOWN_FOR, Administrators, named_chat
from bot.telegram.handlers.groups import MOST_OF_ALL, MOST_OF_ONE, MinuteLimit
from bot.terminal.bot_api import Refusal, Someone
from bot.wording import TEXTS
from tests.bot.bot_api import Group
from tests.bot.person import ORDINARY_REVOKE, Club, Json, Person, opened
from tests.each import together
from tests.tables import tabled

GROUP, SUPERGROUP, CHANNEL = -9, -1_001_234_567_890, -1_009_876_543_210
FOREIGN = "These buttons are another Director's: /start opens a case of your own."
TAKEN_OVER = "You have taken this case over as an administrator."
ONLY_THEY = "Per tutta la chat possono scegliere solo i suoi amministratori."
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


async def test_an_evening_is_opened_and_closed_by_administrators_and_whom_they_name(
    club: Club,
) -> None:
    anna, bruno, chief = (in_group(club, user_id) for user_id in (1, 2, 3))
    club.api.administrators.add((GROUP, 3))
    only = TEXTS["en"].say("evening-directed-by")
    await anna.send("/evening Friday")
    assert anna.screen == TEXTS["en"].say("evening-undirected")
    await bruno.press("Name Director")
    assert bruno.said == only
    await chief.press("Name Director")
    assert anna.screen == "Done: this person opens and closes evenings here."
    await anna.send("/evening Friday")
    assert anna.screen.startswith("Friday")
    await bruno.send("/evening Monday")
    assert bruno.screen == TEXTS["en"].say("evening-undirected")
    await bruno.act("/evening", "[Close the evening]")
    assert bruno.said == only
    await anna.send("/evening Monday")
    assert anna.screen.startswith("Monday")
    await ruled(anna)
    await anna.act("/evening", "[Close the evening]", "[Close all the same]")
    closed = anna.message
    assert "closed" in anna.screen
    again = dict(closed.row)["Open it again"]
    await bruno.send("/evening")
    for label in ("Open it again", "New evening"):
        await bruno.press(label)
        assert bruno.said == only
    await anna.carry(again, closed.message_id)
    assert "closed" not in anna.screen
    await chief.press_on("Take that back")
    await anna.send("/evening Tuesday")
    assert anna.screen.startswith("Tuesday"), "it is still her evening"


@pytest.mark.parametrize("language", TEXTS)
async def test_whoever_may_open_no_evening_is_told_who_may_and_what_to_do(
    club: Club, language: str
) -> None:
    anna = club.person(7, chat_id=GROUP, language=language)
    await anna.send("/evening")
    said = {
        "it": ("la apre un amministratore", "può nominarti", "In privato"),
        "en": ("an administrator opens", "can name you", "In private"),
    }[language]
    assert all(one in anna.screen for one in said), anna.screen
    (label,) = anna.buttons
    assert "Director" in label
    await anna.press(label)
    assert anna.said == TEXTS[language].say("evening-directed-by")
    await anna.send("/evening")
    assert all(one in anna.screen for one in said), "nothing was opened"


async def test_a_right_to_direct_that_was_taken_back_opens_no_evening(club: Club) -> None:
    anna, chief = in_group(club, 1), in_group(club, 3)
    club.api.administrators.add((GROUP, 3))
    await anna.send("/evening")
    await chief.act("[Name Director]", "[Take that back]")
    await anna.send("/evening")
    assert anna.screen == TEXTS["en"].say("evening-undirected")
    await chief.send("/evening")
    assert "Close the evening" in chief.buttons


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


async def test_a_whole_interview_is_one_message_edited_in_place(club: Club) -> None:
    anna = in_group(club, 1)
    await ruled(anna)
    assert len(messages(club)) == 1
    assert anna.buttons == ["Open in private", "Why"], (
        "what there is more to it is read in private"
    )
    assert "The decision remains the Director's." in anna.screen


async def test_a_closed_case_is_closed_in_its_message_where_anybody_may_begin(club: Club) -> None:
    anna, bruno = in_group(club, 1), in_group(club, 2)
    await anna.act("/revoke", "/cancel")
    assert len(messages(club)) == 1
    await bruno.press("Revoke")
    assert len(messages(club)) == 1
    await bruno.do("hand=defender")
    await anna.do("trick=12")
    assert anna.said == FOREIGN


async def test_two_people_have_a_case_each_in_one_group(club: Club) -> None:
    anna, bruno = in_group(club, 1), in_group(club, 2)
    await anna.send("/revoke")
    first = anna.message.message_id
    old = anna.actions["hand=defender+1-11"]
    await bruno.act("/revoke", "<hand=dummy>")
    await anna.carry(old, first)
    assert len(messages(club)) == 2
    assert club.api.answers == ["", ""]


async def test_a_new_case_in_a_group_folds_the_one_before_to_its_headline(club: Club) -> None:
    anna, bruno = in_group(club, 1), in_group(club, 2)
    await bruno.send("/revoke")
    his, press = bruno.message.message_id, bruno._data("hand=dummy")
    await ruled(anna)
    first = anna.message.message_id
    await anna.send("/revoke")
    second = anna.message.message_id
    await anna.send("/claim")
    shown = {one.message_id: one for one in club.api.messages.values()}
    assert [one.message_id for one in shown.values() if one.row][1:] == [anna.message.message_id]
    assert shown[first].text == "Established: 1 trick to declarer (64A2)"
    assert shown[second].text == "Revoke: set aside for another case."
    await bruno.carry(press, his)
    assert bruno.said == ""


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


async def test_an_article_below_a_case_is_opened_by_its_owner_alone(club: Club) -> None:
    anna, bruno = in_group(club, 1), in_group(club, 2)
    await ruled(anna)
    message, article = anna.message, pack(Look(2017, "64A1", below=True))
    await bruno.carry(article, message.message_id)
    assert bruno.said == FOREIGN
    assert len(messages(club)) == 1
    await anna.carry(article, message.message_id)
    assert len(messages(club)) == 2


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


async def test_an_administrator_who_presses_too_late_takes_nothing_over(club: Club) -> None:
    anna, chief = in_group(club, 1), in_group(club, 2)
    club.api.administrators.add((GROUP, 2))
    await anna.send("/revoke")
    old = anna.actions["hand=defender+1-11"]
    await anna.do("hand=dummy")
    for _ in range(2):
        await chief.carry(old)
        assert chief.said != TAKEN_OVER
    await anna.do("trick=12")
    assert anna.said == ""


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


async def test_what_is_said_in_a_group_is_left_alone(club: Club) -> None:
    await in_group(club, 1).send("64A1")
    await in_group(club, 1).send("/revoke@another_bot")
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


@together(
    "text, chat",
    [
        ("@bridge_club", "@bridge_club"),
        ("https://t.me/bridge_club", "@bridge_club"),
        ("t.me/bridge_club/", "@bridge_club"),
        ("-1001234567890", -1_001_234_567_890),
        ("1234567", None),
        ("@ab", None),
        ("bridge club", None),
        ("https://t.me/+AbCdEfGhIjKl", None),
        ("@" + "x" * 40, None),
        ("-" + "9" * 40, None),
        ("♠", None),
    ],
)
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


async def test_another_ruling_of_the_same_case_may_be_posted_too(club: Club) -> None:
    anna = await linked(club, chat_id=1)
    await ruled(anna)
    await anna.do("more")
    await anna.press(posting(anna)[0])
    await anna.act("<edition-2007>", "<more>")
    await anna.press(posting(anna)[0])
    first, second = messages(club, CHANNEL)
    assert first.splitlines()[0] == "Revoke"
    assert "2007" in second.splitlines()[0]


async def test_only_its_owner_posts_a_ruling(club: Club) -> None:
    anna, bruno = await linked(club), in_group(club, 2)
    await ruled(anna)
    await bruno.press(posting(anna)[0])
    assert bruno.said == FOREIGN
    assert not messages(club, CHANNEL)


async def test_a_ruling_of_a_private_chat_is_posted_by_an_administrator_of_the_channel(
    club: Club,
) -> None:
    anna = await linked(club, chat_id=1)
    await ruled(anna)
    await anna.do("more")
    await anna.press(posting(anna)[0])
    assert len(messages(club, CHANNEL)) == 1
    assert len(posting(anna)) == 0


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


async def test_without_a_link_there_is_nothing_to_post(club: Club) -> None:
    anna = await linked(club)
    await ruled(anna)
    press = dict(anna.message.row)[posting(anna)[0]]
    message = anna.message.message_id
    await anna.send("/unlink")
    await anna.carry(press, message)
    assert not messages(club, CHANNEL)
    shown = club.api.messages[GROUP, message]
    assert not [label for label, _ in shown.row if label.startswith("Post to")]


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


async def test_link_without_a_name_says_what_is_linked(club: Club) -> None:
    anna = await linked(club)
    await anna.send("/link")
    assert club.api.changes[-1].text.startswith("Rulings can be posted to @bridge_club")
    await anna.act("/unlink", "/link")
    assert club.api.changes[-1].text.startswith("To which chat")


async def test_a_group_has_the_language_of_whoever_asked_first(club: Club) -> None:
    chiara = club.person(1, chat_id=GROUP, language="it")
    anna = in_group(club, 2)
    await chiara.send("/renonce")
    assert "Chi ha fatto renonce?" in chiara.screen
    await anna.send("/revoke")
    assert "Chi ha fatto renonce?" in anna.screen
    await anna.send("/law 64A1")
    assert messages(club)[-1].startswith("Articolo 64A1")
    alone = await club.person(2).act("/revoke")
    assert "Who revoked?" in alone.screen, "the private chat is in her own language"


async def test_only_administrators_choose_the_language_of_a_group(club: Club) -> None:
    chiara = club.person(1, chat_id=GROUP, language="it")
    bruno = club.person(2, chat_id=GROUP, language="en")
    club.api.administrators.add((GROUP, 3))
    await chiara.send("/renonce")
    case = chiara.message.message_id
    await bruno.send("/language")
    await bruno.press_on("English")
    assert bruno.said == ONLY_THEY
    await bruno.carry(pack(SetPreference("language", 2, "en")))
    assert bruno.said == ONLY_THEY
    await in_group(club, 3).press_on("English")
    press = next(data for _, data in club.api.messages[GROUP, case].row if "hand=" in data)
    await chiara.carry(press, case)
    assert "Has either defender" in club.api.messages[GROUP, case].text, (
        "an open case follows with its next step"
    )


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


async def test_in_a_group_why_is_read_in_private_by_whoever_asks(club: Club) -> None:
    anna, bruno = in_group(club, 1), in_group(club, 2)
    await ruled(anna)
    shown = anna.message
    await bruno.press("Why")
    assert anna.message == shown
    payload = club.api.opened[-1].rpartition("=")[2]
    alone = await club.person(2, language="it").act(f"/start {payload}")
    assert "presa" in alone.screen, "in his own language"
    assert "64A2" in alone.screen
    assert len(alone.screen) > len(shown.text)
    assert len(messages(club)) == 1


async def test_why_of_a_private_case_leads_nobody_else_to_it(club: Club) -> None:
    anna, bruno = club.person(1), club.person(2)
    await ruled(anna)
    pressed = unpack(anna.actions["why"])
    assert isinstance(pressed, Press)
    await bruno.send(f"/start why-{pressed.conversation}")
    assert "64A2" not in bruno.screen


@pytest.mark.parametrize("command", ["/start", "/help"])
async def test_in_a_group_the_prompt_says_which_lines_are_read(club: Club, command: str) -> None:
    anna = in_group(club, 1)
    await anna.send(command)
    assert "mentions the bot" in anna.screen
    await anna.reply("defender revoked, won by partner")
    assert "agree" in anna.actions
