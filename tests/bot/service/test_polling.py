"""Polling: an update is confirmed once it is carried out, and until then Telegram keeps it."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bot.service.polling import (
    GIVEN_AT_ONCE,
    LONGEST_PAUSE,
    LONGEST_RETRY,
    SHOWN_SECONDS,
    STOP_SECONDS,
    Poller,
)
from bot.telegram.flood import Admission, FloodLimit
from bot.telegram.ordering import RepeatableDelivery
from bot.telegram.retries import TRIES
from bot.terminal.bot_api import Refusal, Someone
from tests.bot.bot_api import FullApi
from tests.bot.clock import now, skipping
from tests.bot.person import Club, Json, opened
from tests.bot.process import environment
from tests.bot.server import TOKEN, Fault, serving
from tests.forked import LoggedProcess
from tests.patience import until
from tools.kill.killing import kill

ANNA, BRUNO = Someone(7, 7, "en"), Someone(8, 8, "en")


@dataclass(eq=False)
class SlowApi(FullApi):
    """A stand-in for Telegram in which some calls wait until they are let go.

    `slow` has the methods that wait, each with the chats, or with None for all. `asked` has the
    offset of each call for updates and when it came.
    """

    slow: dict[str, set[int | None]] = field(default_factory=dict)
    asked: list[tuple[int, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.let_go = asyncio.Event()

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        if method == "getUpdates":
            self.asked.append((parameters.get("offset") or 0, now()))
        if self.slow.get(method, set()) & {None, parameters.get("chat_id")}:
            await self.let_go.wait()
        return await super().call(method, parameters)

    def is_shown(self, someone: Someone) -> bool:
        return any(chat == someone.chat_id for chat, _ in self.messages)

    def write_and_post(self, someone: Someone, text: str) -> Json:
        update = self.write(someone, text)
        self.post(update)
        return update


@dataclass
class Polled:
    """A club whose bot polls, until `ended` is set."""

    club: Club
    api: SlowApi
    ended: asyncio.Event
    polling: "asyncio.Task[None]"

    async def end(self) -> None:
        self.ended.set()
        await self.polling


@asynccontextmanager
async def polled(database: str, flood: FloodLimit | None = None) -> AsyncIterator[Polled]:
    """The bot that polls for a while; the time in which nothing happens is skipped."""
    api, ended = SlowApi(), asyncio.Event()
    async with opened(database, api, flood=flood) as club:
        await club.bot.housekeeping.stop()
        poller = Poller(club.bot, ended)

        async def work() -> None:
            await poller.run()
            await poller.finish()

        task = asyncio.create_task(work())
        there = Polled(club, api, ended, task)
        try:
            yield there
        finally:
            api.let_go.set()
            await there.end()


async def comes(holds: Any, seconds: float = 300.0) -> bool:
    """Wait, for some of the loop's seconds at most, until something holds; whether it does."""
    end = now() + seconds
    while not holds():
        if now() >= end:
            return False
        await asyncio.sleep(0.01)
    return True


def test_a_slow_update_is_not_confirmed_and_holds_up_nobody(database: str) -> None:
    async def work() -> None:
        async with polled(database) as there:
            api = there.api
            api.slow["getFile"] = {None}
            slow = api.attach(ANNA, "deal.pbn", b"nothing")
            api.post(slow)
            assert await comes(lambda: "getFile" in api.calls or len(api.asked) > 2)
            for turn in range(5):
                quick = Someone(100 + turn, 100 + turn, "en")
                began = now()
                api.write_and_post(quick, "/revoke")
                assert await comes(lambda: api.is_shown(quick))  # noqa: B023 - it is awaited here
                assert now() - began <= 2 * LONGEST_PAUSE
            assert api.is_waiting(slow), "it would come again"
            assert max(offset for offset, _ in api.asked) <= slow["update_id"]
            asked, began = len(api.asked), now()
            await asyncio.sleep(20.0)
            assert len(api.asked) - asked <= 20.0 / LONGEST_PAUSE + 2, "it is not asked in haste"
            api.let_go.set()
            assert await comes(lambda: not api._updates)
            assert api.is_shown(ANNA)

    skipping(work())


def test_what_is_committed_is_confirmed_when_it_is_shown(database: str) -> None:
    async def work() -> None:
        async with polled(database) as there:
            api = there.api
            api.slow["sendMessage"] = {ANNA.chat_id}
            update = api.write_and_post(ANNA, "/revoke")
            other = api.write_and_post(BRUNO, "/revoke")
            assert await comes(lambda: api.is_shown(BRUNO))
            await asyncio.sleep(5.0)
            assert api.is_waiting(update)
            assert api.is_waiting(other), "a higher one cannot be confirmed alone"
            api.let_go.set()
            assert await comes(lambda: not api._updates)
            assert api.is_shown(ANNA)

    skipping(work())


def test_what_is_committed_is_confirmed_at_last_though_it_is_not_shown(database: str) -> None:
    async def work() -> None:
        async with polled(database) as there:
            api = there.api
            api.slow["sendMessage"] = {None}
            update, began = api.write_and_post(ANNA, "/revoke"), now()
            assert await comes(lambda: not api.is_waiting(update))
            assert SHOWN_SECONDS <= now() - began <= SHOWN_SECONDS + 5.0
            assert not api.is_shown(ANNA)

    skipping(work())


def test_many_whose_screens_are_late_are_confirmed_once_they_are_committed(database: str) -> None:
    async def work() -> None:
        async with polled(database) as there:
            api, people = there.api, range(1_000, 1_000 + 2 * GIVEN_AT_ONCE)
            api.slow["sendMessage"] = {None}
            last, began = None, now()
            for number in people:
                last = api.write_and_post(Someone(number, number, "en"), "/revoke")
            assert last is not None
            assert await comes(lambda: len(api._updates) <= GIVEN_AT_ONCE)
            assert now() - began < SHOWN_SECONDS / 2, "they do not wait for the screens"
            api.let_go.set()
            assert await comes(lambda: not api._updates)
            assert await comes(lambda: all(api.is_shown(Someone(n, n)) for n in people))

    skipping(work())


def test_what_the_database_does_not_take_is_tried_again_in_order(database: str) -> None:
    async def work() -> None:
        async with polled(database) as there:
            api = there.api
            rows = sqlite3.connect(Path(database.removeprefix("sqlite:///")))
            rows.execute("alter table inbox rename to gone")
            first = api.write_and_post(ANNA, "/revoke")
            api.write_and_post(ANNA, "/claim")
            assert await comes(lambda: api.is_shown(ANNA))
            await asyncio.sleep(2 * LONGEST_RETRY)
            assert api.is_waiting(first)
            (told,) = api.messages.values()
            assert told.text.startswith("Something went wrong"), "nobody is told twice"
            rows.execute("alter table gone rename to inbox")
            rows.close()
            assert await comes(lambda: not api._updates)
            texts = [shown.text for shown in api.messages.values()]
            assert ["Revoke" in text for text in texts] == [False, True, False]
            assert "Claim" in texts[2]
            assert len(there.club.failures) <= 6, "it is not tried in haste"
            there.club.failures.clear()

    skipping(work())


def test_what_is_broken_off_while_it_is_put_off_is_tried_until_the_database_takes_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with polled(database) as there:
            api, bot = there.api, there.club.bot
            kind, broken = type(bot.application), 0
            process = kind.process_update

            async def break_off(application: Any, update: object) -> None:
                nonlocal broken
                if broken > TRIES:
                    await process(application, update)
                    return
                broken += 1
                delivery = bot.processor.delivery_of(update)
                assert isinstance(delivery, RepeatableDelivery)
                delivery.is_put_off = True
                raise ZeroDivisionError

            monkeypatch.setattr(kind, "process_update", break_off)
            api.write_and_post(ANNA, "/revoke")
            assert await comes(lambda: not api._updates), "it does not stay unconfirmed for good"
            assert api.is_shown(ANNA)

    skipping(work())


class RefusesAnna(FloodLimit):
    """Fails with each update of Anna, before any handler has it."""

    def __init__(self) -> None:
        super().__init__()
        self.tried = 0

    def admit(self, user_id: int) -> Admission:
        if user_id == ANNA.user_id:
            self.tried += 1
            raise ZeroDivisionError
        return super().admit(user_id)


def test_what_always_fails_is_given_up_and_blocks_nobody(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    flood = RefusesAnna()

    async def work() -> None:
        async with polled(database, flood) as there:
            api = there.api
            poison = api.write_and_post(ANNA, "/revoke")
            unreadable = api._update(message=7)  # type: ignore[arg-type]
            api.post(unreadable)
            api.write_and_post(BRUNO, "/revoke")
            assert await comes(lambda: api.is_shown(BRUNO))
            assert api.is_waiting(poison)
            assert await comes(lambda: not api._updates)
            assert not api.is_shown(ANNA)

    skipping(work())
    assert flood.tried == TRIES
    said = [record.getMessage() for record in caplog.records if "an update" in record.getMessage()]
    assert said.count("an update was not carried out") == TRIES
    assert said.count("an update cannot be read") == 1


def test_where_telegram_refuses_it_is_asked_again_with_pauses(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    conflict = Refusal(409, "Conflict: terminated by other getUpdates request")
    refusals = [conflict, conflict, Refusal(502, "Bad Gateway"), Refusal(401, "Unauthorized")]
    refusals.append(Refusal(429, "Too Many Requests: retry after 7", retry_after=7))

    async def work() -> list[float]:
        api = SlowApi()
        api.refusals += [("getUpdates", one) for one in refusals]
        async with opened(database, api) as club:
            ended = asyncio.Event()
            polling = asyncio.create_task(Poller(club.bot, ended).run())
            assert await comes(lambda: len(api.asked) > len(refusals))
            api.write_and_post(ANNA, "/revoke")
            assert await comes(lambda: not api._updates), "it goes on"
            ended.set()
            await polling
        moments = [moment for _, moment in api.asked]
        return [later - former for former, later in pairwise(moments)]

    pauses = skipping(work())[: len(refusals)]
    assert pauses == pytest.approx([1.0, 1.5, 2.25, 3.375, 7.5], abs=0.1)
    said = [one.getMessage() for one in caplog.records if one.levelno == logging.WARNING]
    assert any("Unauthorized" in line for line in said)
    errors = [one.getMessage() for one in caplog.records if one.levelno == logging.ERROR]
    assert errors == ["another process polls with the same token: end one of the two"] * 2


def test_at_the_end_what_is_in_hand_is_finished_and_confirmed(database: str) -> None:
    async def work() -> None:
        async with polled(database) as there:
            api = there.api
            api.slow["sendMessage"] = {None}
            update = api.write_and_post(ANNA, "/revoke")
            assert await comes(lambda: len(api.asked) > 2)
            asyncio.get_running_loop().call_later(1.0, api.let_go.set)
            await there.end()
            assert api.is_shown(ANNA)
            assert not api.is_waiting(update)

    skipping(work())


def test_what_cannot_be_finished_at_the_end_comes_again(database: str) -> None:
    async def work() -> None:
        async with polled(database) as there:
            api = there.api
            api.slow["sendMessage"] = {None}
            update = api.write_and_post(ANNA, "/revoke")
            assert await comes(lambda: len(api.asked) > 2)
            began = now()
            await there.end()
            assert now() - began == pytest.approx(STOP_SECONDS, abs=0.5)
            assert api.is_waiting(update), "it was not shown"

    skipping(work())


def test_a_line_that_was_committed_and_not_answered_is_answered_after_a_kill(
    database: str, tmp_path: Path
) -> None:
    api = FullApi()
    with serving(api) as server:
        environ = environment(database, BOT_TOKEN=TOKEN, BOT_API_URL=server.url)
        held = Fault("sendMessage", 502, b"{}", Event())
        server.faults.append(held)
        update = api.write(ANNA, "/revoke")
        with LoggedProcess(environ=environ, folder=tmp_path) as process:
            server.post(update)
            until(lambda: held in server.happened, "it is about to be shown")
            process.kill()
        rows = sqlite3.connect(Path(database.removeprefix("sqlite:///")))
        assert rows.execute("select count(*) from inbox").fetchone() == (1,)
        assert api.is_waiting(update)
        with LoggedProcess(environ=environ, folder=tmp_path) as process:
            until(lambda: not api.is_waiting(update), "it came again, and is confirmed")
            process.kill()
        assert rows.execute("select count(*) from conversation").fetchone() == (1,)
        rows.close()
    assert len(api.messages) == 1


def test_nothing_is_lost_or_doubled_when_a_bot_that_polls_is_killed() -> None:
    report = asyncio.run(kill(moments=4, people=6, seed=5, kind="sqlite", updates="polled"))
    assert report.wrong == []
    assert report.killed == {"the bot": 4}
    assert report.cases >= 6
    assert report.redelivered, "updates came again"
