"""Cases in groups of which the asker alone sees the questions, and everybody the ruling."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from telegram import Update

from bot.conversation.callback_data import Press, ShowToAll
from bot.conversation.codec import unpack
from bot.metrics import EPHEMERAL
from bot.telegram import retries
from bot.telegram.context import Context, ephemeral_of
from bot.telegram.newer import PLAIN_TEXT
from bot.telegram.ordering import Delivery
from bot.terminal.bot_api import BOT, Method, Refusal, Shown, Someone
from bot.wording import TEXTS
from lawcore import SUBJECTS
from lawcore.wording import LANGUAGES
from tests.bot.bot_api import FullApi, Group
from tests.bot.ephemeral_api import MOST_KEPT
from tests.bot.person import Club, Person, opened
from tests.bot.scripts import Script, scripted
from tests.sampling import in_turn, some

GROUP = -1_001_234_567_890
ANNA, BRUNO, CARLA = 7, 8, 9
FEW = 8
"""The subjects of which a whole case is asked about; at night all."""


class Member(Person):
    """A member of the group, who sees what all see and what is for this member alone."""

    @property
    def seen(self) -> dict[tuple[int, int], Shown]:
        return self.club.api.client(self.someone.user_id).shown

    @property
    def place(self) -> tuple[int, int]:
        return max(self.seen)

    @property
    def has_message(self) -> bool:
        return bool(self.seen)

    @property
    def message(self) -> Shown:
        return self.seen[self.place]

    async def send(self, text: str) -> None:
        await self.club.deliver(self.club.api.write_alone(self.someone, text))

    async def carry(self, data: str, message_id: int | None = None) -> None:
        assert len(self.buttons) == len({*self.buttons}), "no button stands there twice"
        update = self.club.api.press_alone(self.someone, message_id or self.place[1], data)
        await self.club.deliver(update)
        assert update["callback_query"]["id"] not in self.club.api.unanswered

    @property
    def answers(self) -> list[str]:
        """The buttons that answer the question of the screen."""
        found = [(data, unpack(data)) for _, data in self.message.row]
        return [data for data, one in found if isinstance(one, Press) and "=" in str(one.action)]

    async def to_ruling(self, *, most: int = 25) -> None:
        """Press the first answer of each question until there is a ruling."""
        for _ in range(most):
            if any(isinstance(unpack(data), ShowToAll) for _, data in self.message.row):
                return
            answers = self.answers or [
                data
                for _, data in self.message.row
                if isinstance(press := unpack(data), Press) and str(press.action) == "none"
            ]
            await self.carry(answers[0])
        raise AssertionError(self.screen)

    async def show_to_all(self) -> None:
        data = [data for _, data in self.message.row if isinstance(unpack(data), ShowToAll)]
        await self.carry(data[0])


def member(club: Club, user_id: int, language: str = "en", topic_id: int | None = None) -> Member:
    return Member(club, Someone(user_id, GROUP, language, topic_id))


@asynccontextmanager
async def quiet_club(database: str, **api: object) -> AsyncIterator[Club]:
    stand_in = FullApi(knows_ephemeral=True, **api)  # type: ignore[arg-type]
    async with opened(database, stand_in) as club:
        await club.named_commands()
        yield club


@pytest.fixture
async def club(database: str) -> AsyncIterator[Club]:
    """A club whose server knows messages that one member alone sees."""
    async with quiet_club(database) as club:
        yield club


def presses_of(shown: Shown) -> list[tuple[str, Press]]:
    found = [(data, unpack(data)) for _, data in shown.row]
    return [(data, one) for data, one in found if isinstance(one, Press)]


def public(club: Club) -> list[str]:
    return club.api.seen_by(CARLA, GROUP)


@pytest.mark.parametrize(("subject", "language"), in_turn(some([*SUBJECTS], FEW), LANGUAGES))
async def test_nobody_else_sees_a_question_and_everybody_sees_the_ruling_once(
    club: Club, subject: str, language: str
) -> None:
    anna = member(club, ANNA, language)
    await anna.send(f"/start {subject}")
    await anna.to_ruling()
    assert public(club) == []
    ruling = anna.screen
    await anna.show_to_all()
    asks = TEXTS[language].say("asks", name="Director")
    assert public(club) == [f"{asks}\n{ruling}"]
    assert not any(isinstance(unpack(data), ShowToAll) for _, data in anna.message.row)


@scripted
async def test_a_case_that_nobody_else_sees(club: Club, script: Script) -> None:
    """Anna's app starts again by `restart: anna`, and `administrator: anna` makes her one."""

    async def restart(person: Person, _: str) -> None:
        club.api.client(person.someone.user_id).restart()

    async def promote(person: Person, _: str) -> None:
        club.api.administrators.add((GROUP, person.someone.user_id))

    async def seen(person: Person) -> str:
        return str(len(club.api.client(person.someone.user_id).shown))

    async def number(_: Person) -> str:
        return str(len(public(club)))

    async def texts(_: Person) -> str:
        return "\n".join(public(club))

    people = {
        "anna": member(club, ANNA),
        "bruno": member(club, BRUNO),
        "in_public": club.person(ANNA, chat_id=GROUP),
        "bruno_in_public": club.person(BRUNO, chat_id=GROUP),
        "anna_private": club.person(ANNA),
        "bruno_private": club.person(BRUNO),
    }
    does = {"restart": restart, "administrator": promote}
    await script.play(people, does, seen=seen, public=number, texts=texts)


async def test_an_answer_that_comes_too_late_is_said_in_private_and_never_to_all(
    club: Club,
) -> None:
    anna = member(club, ANNA)
    update = club.api.write_alone(anna.someone, "/revoke")
    club.api.now += 16
    await club.deliver(update)
    assert public(club) == []
    assert anna.seen == {}
    assert any(chat == ANNA for chat, _ in club.api.messages)


async def test_an_old_server_is_noticed_and_left_alone(database: str) -> None:
    api = FullApi(ignores_unknown=True)
    async with opened(database, api) as club:
        await club.named_commands()
        carla = await club.person(CARLA, chat_id=GROUP).act("/revoke")
        assert "?" in carla.screen
        assert not any("is_ephemeral" in one for all_ in api.commands.values() for one in all_)


async def test_a_group_that_becomes_a_supergroup_is_not_shown_the_case_of_one_member(
    club: Club,
) -> None:
    anna, latter = member(club, ANNA), GROUP - 1
    await anna.send("/revoke")
    await anna.carry(anna.answers[0])
    question = anna.screen
    club.api.groups |= {GROUP: Group(moved_to=latter), latter: Group()}
    update = club.api.write(anna.someone, "")
    del update["message"]["text"], update["message"]["entities"]
    update["message"]["migrate_to_chat_id"] = latter
    await club.deliver(update)
    assert public(club) == club.api.seen_by(CARLA, latter) == []
    alone = await club.person(ANNA).act("/start case")
    assert alone.screen == question


async def test_a_case_stays_in_its_topic(club: Club) -> None:
    club.api.groups[GROUP] = Group(topics={4})
    anna = member(club, ANNA, topic_id=4)
    await anna.send("/revoke")
    await anna.to_ruling()
    assert anna.message.topic_id == 4
    await anna.show_to_all()
    (shown,) = [one for (chat, _), one in club.api.messages.items() if chat == GROUP]
    assert shown.topic_id == 4


@pytest.mark.parametrize("failing", [True, False])
async def test_a_failure_of_what_nobody_else_saw_is_told_to_nobody_else(
    club: Club, failing: bool
) -> None:
    anna = member(club, ANNA)
    await anna.send("/revoke")
    update = club.api.write_alone(anna.someone, "/revoke")
    read = Update.de_json(update, club.bot.application.bot)
    errors = club.bot.handlers.errors
    if failing:
        context = Context.from_error(read, ValueError(), club.bot.application)
        await errors.tell_failure(read, context)
    else:
        await errors.tell_too_much(read, Delivery())
    assert public(club) == []
    assert any(chat == ANNA for chat, _ in club.api.messages)


async def test_while_the_server_does_not_answer_nothing_is_shown_to_all(database: str) -> None:
    api = FullApi(knows_ephemeral=True)
    async with opened(database, api) as club:
        api.refusals += [("deleteEphemeralMessage", Refusal(502, "Bad Gateway"))] * 9
        await club.person(ANNA, chat_id=GROUP).send("/revoke")
        assert "revoked" not in "".join(public(club))
        api.refusals.clear()
        anna = member(club, ANNA)
        await anna.send("/revoke")
        assert anna.answers, "it is asked again"


# What Telegram's documents leave open


async def test_of_a_hundred_messages_the_oldest_goes_and_the_case_goes_on(club: Club) -> None:
    anna = member(club, ANNA)
    await anna.send("/revoke")
    await anna.carry(anna.answers[0])
    question, place = anna.screen, anna.place
    club.api.now += 1
    for _ in range(MOST_KEPT):
        club.api.write_alone(anna.someone, "to another bot")
    assert place not in anna.seen
    await anna.send("/start case")
    assert anna.screen == question
    assert public(club) == []


async def test_an_edit_that_is_refused_as_late_leads_to_the_private_chat(database: str) -> None:
    async with quiet_club(database, refuses_late_edits=True) as club:
        anna = member(club, ANNA)
        await anna.send("/revoke")
        update = club.api.press_alone(anna.someone, anna.place[1], anna.answers[0])
        club.api.now += 16
        await club.deliver(update)
        assert public(club) == []
        assert any(chat == ANNA for chat, _ in club.api.messages)
        await anna.send("/start case")
        await anna.to_ruling()
        assert public(club) == []


async def test_whom_nothing_reaches_is_led_to_the_private_chat_by_the_press(club: Club) -> None:
    anna, bruno = club.person(ANNA, chat_id=GROUP), member(club, BRUNO)
    await anna.send("/revoke")
    (_, data) = anna.message.row[0]
    never_met = Refusal(403, "Forbidden: bot can't initiate conversation with a user")
    no_member = Refusal(400, "Bad Request: USER_NOT_PARTICIPANT")
    club.api.refusals += [("sendMessage", no_member), ("sendMessage", never_met)]
    await club.deliver(club.api.press(bruno.someone, anna.message.message_id, data))
    assert club.api.opened == ["https://t.me/local_renonce_bot?start=case"]
    assert (await club.person(BRUNO).act("/start case")).asked
    assert len(public(club)) == 1


async def test_a_wait_that_telegram_asks_for_is_waited(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retries, "_seconds", lambda _: 0.0)
    anna = member(club, ANNA)
    wait = Refusal(429, "Too Many Requests: retry after 5", retry_after=5)
    club.api.refusals.append(("sendMessage", wait))
    await anna.send("/revoke")
    club.api.refusals.append(("editEphemeralMessageText", wait))
    await anna.carry(anna.answers[0])
    assert anna.answers
    assert not club.api.messages, "nobody was sent anywhere else"


SEEN_BY_ONE = (
    {"message_id": 0},
    {"message_id": 0, "ephemeral_message_id": "5"},
    {"message_id": 0, "ephemeral_message_id": 0},
    {"message_id": 17, "ephemeral_message_id": {"id": 5}},
    {"message_id": 17, "receiver_user": BOT},
)
WRITTEN = ("/revoke", "/score 4S N -1", "/law 64A1", "/start", "64A1")


@pytest.mark.parametrize(("fields", "text"), in_turn(SEEN_BY_ONE, WRITTEN), ids=str)
async def test_what_only_one_may_have_seen_is_not_answered_for_all(
    club: Club, text: str, fields: dict[str, object]
) -> None:
    update = club.api.write(Someone(ANNA, GROUP, "en"), f"{text} @local_renonce_bot")
    update["message"] |= fields
    await club.deliver(update)
    assert public(club) == []


@pytest.mark.parametrize("fields", [{}, {"inline_message_id": "AgAAAA"}], ids=str)
async def test_a_press_of_which_telegram_tells_no_message_leads_to_the_private_chat(
    club: Club, fields: dict[str, str]
) -> None:
    anna = member(club, ANNA)
    await anna.send("/start dummy")
    pressed = [anna.answers[0]]
    await anna.to_ruling()
    ruling = anna.screen
    pressed += [data for _, data in anna.message.row if isinstance(unpack(data), ShowToAll)]
    for data in pressed:
        update = club.api.press_alone(anna.someone, anna.place[1], data)
        del update["callback_query"]["message"]
        update["callback_query"] |= fields
        await club.deliver(update)
    assert club.api.opened == ["https://t.me/local_renonce_bot?start=case"] * 2
    assert public(club) == []
    alone = await club.person(ANNA).act("/start case")
    assert alone.screen.splitlines()[:2] == ruling.splitlines()[:2]


async def test_a_server_of_10_2_that_passes_over_the_parameters_of_10_3_is_not_used(
    database: str,
) -> None:
    api = FullApi(knows_ephemeral=True, ignores_unknown=True)
    sending = api.methods["sendMessage"]
    former = sending.parameters.replace("ephemeral_message_parameters", "receiver_user_id")
    api.methods["sendMessage"] = Method(sending.answer, former)
    by_mistake = EPHEMERAL.labels("public")._value.get()
    async with opened(database, api) as club:
        await club.named_commands()
        application = club.bot.application
        assert not await ephemeral_of(application).is_known(application.bot)
        assert not any("is_ephemeral" in one for all_ in api.commands.values() for one in all_)
    assert EPHEMERAL.labels("public")._value.get() == by_mistake


async def test_an_answer_without_an_id_that_can_be_read_ends_the_feature(club: Club) -> None:
    sending = club.api.methods["sendMessage"]

    def unread(asked: dict[str, object]) -> object:
        sent = sending.answer(asked)
        assert isinstance(sent, dict)
        return sent | {"ephemeral_message_id": "5"}

    club.api.methods["sendMessage"] = Method(unread, sending.parameters)
    anna = member(club, ANNA)
    await anna.send("/revoke")
    assert [one.text for one in anna.seen.values()] == [PLAIN_TEXT], "nothing of the case"
    assert public(club) == []
    application = club.bot.application
    assert not await ephemeral_of(application).is_known(application.bot)
