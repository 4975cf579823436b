"""Telegram failing over a real connection: nobody is stuck, the next press mends the screen."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from threading import Event
from typing import Any

import pytest
from telegram import Update
from telegram.ext import ApplicationBuilder

from bot.app import Builder, assemble, lifetime
from bot.conversation.callback_data import Press
from bot.conversation.codec import unpack
from bot.settings import Settings
from bot.telegram import retries
from bot.telegram.client import TelegramRequest
from bot.telegram.context import App
from bot.telegram.rate_limits import RateLimits
from bot.telegram.retries import TRIES
from bot.terminal.bot_api import Shown, Someone
from bot.wording import Words
from tests.bot.bot_api import FullApi
from tests.bot.person import asked_facts
from tests.bot.server import Fault, Server, serving
from tests.migrated import begin_migrated
from tests.patience import PATIENCE, until

TOKEN = "123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr"
ANNA, BRUNO = Someone(7, 7, "en"), Someone(8, 8, "en")


@dataclass
class Room:
    """The bot, and Telegram on the other end of a line."""

    application: App
    server: Server
    api: FullApi

    async def take(self, posted: dict[str, object]) -> None:
        update = Update.de_json(posted, self.application.bot)
        processor = self.application.update_processor
        await processor.process_update(update, self.application.process_update(update))

    async def send(self, someone: Someone, text: str) -> None:
        await self.take(self.api.write(someone, text))

    async def press(self, someone: Someone, action: str) -> None:
        shown = self.shown(someone)
        data = self.actions(someone)[action]
        await self.take(self.api.press(someone, shown.message_id, data))

    def shown(self, someone: Someone) -> Shown:
        theirs = [shown for key, shown in self.api.messages.items() if key[0] == someone.chat_id]
        return max(theirs, key=lambda shown: shown.message_id)

    def actions(self, someone: Someone) -> dict[str, str]:
        found = {data: unpack(data) for _, data in self.shown(someone).row}
        return {
            str(press.action): data for data, press in found.items() if isinstance(press, Press)
        }

    def is_asked(self, fact: str, someone: Someone = ANNA) -> bool:
        """Whether the newest screen asks for a fact."""
        return fact in asked_facts(self.actions(someone))


@pytest.fixture
async def room(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    monkeypatch.setattr(retries, "PAUSES", (0.0, 0.0, 0.0))
    async with opened(database, TelegramRequest(read_timeout=PATIENCE)) as room:
        yield room


@asynccontextmanager
async def opened(
    database: str, request: TelegramRequest, limits: RateLimits | None = None
) -> AsyncIterator[Room]:
    """A room for a while."""
    api = FullApi()
    begin_migrated(database)
    with serving(api) as server:
        builder: Builder = ApplicationBuilder().token(TOKEN).base_url(server.url)
        builder = builder.request(request)
        if limits is not None:
            builder = builder.rate_limiter(limits)
        application = assemble(builder.updater(None), Settings(database_url=database)).application
        async with lifetime(application):
            yield Room(application, server, api)
        assert not server.faults, "everything that was to go wrong went wrong"


@pytest.mark.parametrize(
    "faults",
    [
        pytest.param([Fault("editMessageText")], id="reset"),
        pytest.param([Fault("editMessageText")] * 3, id="three resets"),
        pytest.param([Fault("editMessageText", 500, b"oops")], id="500"),
        pytest.param([Fault("editMessageText", 502, b"<html>")] * 2, id="502 twice"),
        pytest.param([Fault("editMessageText", 503, b"")], id="503"),
        pytest.param(
            [Fault.refusal("editMessageText", 429, "Too Many Requests", retry_after=1)], id="429"
        ),
        pytest.param([Fault("answerCallbackQuery")], id="answer lost"),
        pytest.param(
            [Fault.refusal("answerCallbackQuery", 400, "Bad Request: query is too old")],
            id="answered too late",
        ),
        pytest.param(
            [Fault.refusal("editMessageText", 400, "Bad Request: message to edit not found")],
            id="message deleted",
        ),
        pytest.param(
            [Fault.refusal("editMessageText", 400, "Bad Request: message can't be edited")],
            id="message too old",
        ),
    ],
)
async def test_what_passes_is_not_noticed(room: Room, faults: list[Fault]) -> None:
    await room.send(ANNA, "/revoke")
    room.server.faults += faults
    await room.press(ANNA, "hand=defender+1-11")
    assert room.is_asked("since")


class OnceImpatient(TelegramRequest):
    """Waits for the answer to the first edit a moment only."""

    edits = 0

    async def do_request(self, url: str, *given: Any, **timeouts: Any) -> tuple[int, bytes]:
        if url.endswith("editMessageText"):
            self.edits += 1
        wait = 0.1 if self.edits == 1 else PATIENCE
        return await super().do_request(url, *given, **{**timeouts, "read_timeout": wait})


async def test_an_answer_that_does_not_come_is_not_noticed(database: str) -> None:
    async with opened(database, OnceImpatient()) as room:
        await room.send(ANNA, "/revoke")
        room.server.faults.append(Fault("editMessageText", 504, b"", Event()))
        await room.press(ANNA, "hand=defender+1-11")
        assert room.is_asked("since")


NOT_SHOWN = Words.of("en").bot.say("not-shown")
AN_HOUR = Fault.refusal("editMessageText", 429, "Too Many Requests", retry_after=3_600)


async def test_a_screen_that_a_blocked_bot_could_not_show_is_mended_by_the_next_press(
    room: Room,
) -> None:
    await room.send(ANNA, "/revoke")
    refusal = Fault.refusal("editMessageText", 403, "Forbidden: bot was blocked by the user")
    room.server.faults.append(refusal)
    await room.press(ANNA, "hand=defender+1-11")
    assert "hand=defender+1-11" in room.actions(ANNA), "the old screen still stands"
    await room.press(ANNA, "hand=dummy+1-11")
    assert room.is_asked("since")


async def test_while_nothing_can_be_shown_for_an_hour_the_next_press_says_so(
    database: str,
) -> None:
    async with opened(database, TelegramRequest(read_timeout=PATIENCE), RateLimits()) as room:
        await room.send(ANNA, "/revoke")
        room.server.faults.append(AN_HOUR)
        # its edit waits a second: it is answered by then
        await room.press(ANNA, "hand=defender+1-11")
        await room.press(ANNA, "hand=dummy+1-11")
        assert room.api.answers[1:] == [NOT_SHOWN], "not: this is where we are"


async def test_once_it_can_be_shown_again_the_next_press_shows_what_was_kept(room: Room) -> None:
    await room.send(ANNA, "/revoke")
    room.server.faults.append(AN_HOUR)
    await room.press(ANNA, "hand=defender+1-11")
    await room.press(ANNA, "hand=dummy+1-11")
    assert room.api.answers == [NOT_SHOWN, Words.of("en").bot.say("stale")]
    assert "defender" in room.shown(ANNA).text
    assert room.is_asked("since")


@pytest.mark.parametrize("status", [None, 500])
async def test_a_screen_that_no_try_could_show_is_sent_anew(
    room: Room, status: int | None
) -> None:
    await room.send(ANNA, "/revoke")
    former = room.shown(ANNA).message_id
    room.server.faults += [Fault("editMessageText", status)] * TRIES
    await room.press(ANNA, "hand=defender+1-11")
    assert room.shown(ANNA).message_id != former
    assert room.is_asked("since")
    assert not room.api.messages[ANNA.chat_id, former].row, "one message has buttons"


async def test_where_it_cannot_be_sent_anew_either_the_next_press_mends_the_screen(
    room: Room,
) -> None:
    await room.send(ANNA, "/revoke")
    room.server.faults += [Fault(method, 500) for method in ("editMessageText", "sendMessage")] * 4
    await room.press(ANNA, "hand=defender+1-11")
    assert "hand=defender+1-11" in room.actions(ANNA)
    await room.press(ANNA, "hand=defender+1-11")
    assert room.is_asked("since")


async def test_who_has_blocked_the_bot_disturbs_nobody_else(room: Room) -> None:
    blocked = Fault.refusal("sendMessage", 403, "Forbidden: bot was blocked by the user")
    room.server.faults += [blocked, Fault.refusal("sendMessage", 403, "Forbidden: still")]
    await room.send(ANNA, "/revoke")
    assert not room.api.messages
    await room.send(BRUNO, "/revoke")
    assert room.is_asked("hand", BRUNO)
    await room.send(ANNA, "/start")
    assert room.shown(ANNA).text, "back again, he is answered"


async def test_a_429_of_one_chat_does_not_hold_up_another(room: Room) -> None:
    await room.send(ANNA, "/revoke")
    wait = Fault.refusal("editMessageText", 429, "Too Many Requests", retry_after=1)
    held = Event()
    room.server.faults += [wait, Fault("editMessageText", 502, b"", held)]
    processor = room.application.update_processor
    update = Update.de_json(
        room.api.press(ANNA, room.shown(ANNA).message_id, room.actions(ANNA)["hand=dummy+1-11"]),
        room.application.bot,
    )
    task = asyncio.create_task(
        processor.process_update(update, room.application.process_update(update))
    )
    await asyncio.to_thread(until, lambda: room.server.happened, "429")
    await room.send(BRUNO, "/revoke")
    assert room.is_asked("hand", BRUNO)
    assert not task.done(), "whose chat has to wait, waits"
    held.set()
    await task
    assert room.is_asked("since", ANNA)


async def test_a_message_that_telegram_has_kept_though_it_did_not_answer_is_no_dead_end(
    room: Room,
) -> None:
    room.server.faults.append(Fault("sendMessage", 200, b"not JSON"))
    await room.send(ANNA, "/revoke")
    await room.send(ANNA, "qwrt")
    assert room.is_asked("hand")
