"""Telegram's limits: kept by waiting, in each chat alone."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from telegram import Update
from telegram.error import BadRequest, RetryAfter

from bot.storage.errors import StorageError
from bot.telegram.ordering import Delivery, OnePersonInOrder, UpdateTurn
from bot.telegram.rate_limits import LONGEST_WAIT, RateLimits, book_call
from bot.terminal.bot_api import Refusal, Someone
from tests.bot.bot_api import FullApi
from tests.bot.clock import now, skipping
from tests.bot.person import Json, opened
from tests.bot.storage.in_memory import store_in_memory

GROUP, OTHER, PRIVATE = -1_001, -1_002, 7


@dataclass
class Telegram:
    """Notes when each call arrives, and fails where it is told to."""

    limits: RateLimits = field(default_factory=RateLimits)
    arrived: list[tuple[float, int, str]] = field(default_factory=list)
    failures: dict[str, list[Exception]] = field(default_factory=dict)

    async def send(self, chat_id: int, text: str = "") -> Any:
        return await self._call("sendMessage", chat_id, text)

    async def edit(
        self, chat_id: int, message_id: int, text: str = "", turn: UpdateTurn | None = None
    ) -> Any:
        return await self._call("editMessageText", chat_id, text, turn, message_id=message_id)

    async def take_buttons(self, chat_id: int, message_id: int) -> Any:
        return await self._call("editMessageReplyMarkup", chat_id, "-", message_id=message_id)

    async def _call(
        self, endpoint: str, chat_id: int, text: str, turn: UpdateTurn | None = None, **data: int
    ) -> Any:
        async def arrive(*_: Any, **__: Any) -> dict[str, Any]:
            self.arrived.append((now(), chat_id, text))
            if failures := self.failures.get(text):
                raise failures.pop(0)
            return {"text": text}

        asked = {"chat_id": chat_id, "text": text, **data}
        return await self.limits.process_request(arrive, (), {}, endpoint, asked, turn)

    def times(self, *chats: int) -> list[float]:
        return [at for at, chat_id, _ in self.arrived if not chats or chat_id in chats]

    @property
    def texts(self) -> list[str]:
        return [text for _, _, text in self.arrived]


def most_within(times: list[float], seconds: float) -> int:
    """The most calls in any window of some seconds."""
    return max(sum(first <= at < first + seconds for at in times) for first in times)


def test_in_a_group_no_minute_has_more_than_20_messages_and_none_is_lost() -> None:
    telegram = Telegram()

    async def work() -> None:
        await asyncio.gather(*(telegram.send(GROUP, str(number)) for number in range(100)))

    skipping(work())
    times = telegram.times()
    assert telegram.texts == [str(number) for number in range(100)]
    assert most_within(times, 60) == 20
    assert most_within(times, 1) == 1
    assert 240 < times[-1] < 262, "and no more waiting than that takes"


def test_in_any_chat_no_second_has_more_than_one() -> None:
    telegram = Telegram()

    async def work() -> None:
        await asyncio.gather(*(telegram.send(PRIVATE) for _ in range(40)))

    skipping(work())
    assert most_within(telegram.times(), 1) == 1
    assert telegram.times()[-1] < 40, "a private chat has no limit a minute"


def test_no_second_has_more_than_30_overall() -> None:
    telegram = Telegram()

    async def work() -> None:
        await asyncio.gather(*(telegram.send(chat_id) for chat_id in range(1, 301)))

    skipping(work())
    assert len(telegram.arrived) == 300
    assert most_within(telegram.times(), 1) == 30
    assert telegram.times()[-1] < 10


@pytest.mark.parametrize("seed", range(5))
def test_limits_hold_whatever_comes(seed: int) -> None:
    telegram, chance = Telegram(), Random(seed)  # noqa: S311 - no secret

    async def somebody(chat_id: int) -> None:
        for number in range(30):
            await asyncio.sleep(chance.choice((0, 0, 0.1, 1, 5, 30)))
            await telegram.send(chat_id, str(number))

    async def work() -> None:
        chats = (GROUP, GROUP, OTHER, *range(1, 41))
        await asyncio.gather(*(somebody(chat_id) for chat_id in chats))

    skipping(work())
    assert len(telegram.arrived) == 43 * 30
    assert most_within(telegram.times(), 1) <= 30
    for chat_id in (GROUP, OTHER):
        assert most_within(telegram.times(chat_id), 60) <= 20
    assert all(most_within(telegram.times(chat_id), 1) == 1 for chat_id in range(1, 41))


def test_what_neither_sends_nor_edits_does_not_wait() -> None:
    telegram = Telegram()

    async def work() -> None:
        await telegram.send(GROUP)
        for endpoint in ("getChatAdministrators", "deleteMessage", "answerCallbackQuery"):
            await telegram._call(endpoint, GROUP, endpoint)

    skipping(work())
    assert telegram.times() == [0.0] * 4


def test_where_one_chat_is_told_to_wait_the_others_do_not() -> None:
    telegram = Telegram(failures={"early": [RetryAfter(40)]})

    async def work() -> None:
        await asyncio.gather(
            telegram.send(GROUP, "early"), telegram.send(GROUP, "late"), telegram.send(OTHER, "x")
        )

    skipping(work())
    assert telegram.texts == ["early", "x", "early", "late"]
    assert telegram.times(OTHER) == [0.0]
    assert telegram.times(GROUP)[1] == pytest.approx(40, abs=0.01)


def test_who_is_to_wait_too_long_is_told_and_so_is_who_comes_after() -> None:
    long = int(LONGEST_WAIT) * 3
    telegram = Telegram(failures={"first": [RetryAfter(long)]})

    async def work() -> None:
        with pytest.raises(RetryAfter):
            await telegram.send(GROUP, "first")
        with pytest.raises(RetryAfter):
            await telegram.send(GROUP, "second")
        assert now() < 1
        await asyncio.sleep(long)
        await telegram.send(GROUP, "third")

    skipping(work())
    assert telegram.texts == ["first", "third"]


def test_a_newer_screen_takes_the_place_of_those_that_wait() -> None:
    telegram = Telegram()

    async def work() -> list[Any]:
        screens = [telegram.edit(GROUP, 5, str(number)) for number in range(10)]
        return list(await asyncio.gather(*screens, telegram.send(GROUP, "behind")))

    answers = skipping(work())
    assert telegram.texts == ["9", "behind"]
    assert answers == [*[True] * 9, {"text": "9"}, {"text": "behind"}]


def test_screens_of_other_messages_and_what_is_sent_are_not_given_up() -> None:
    telegram = Telegram()

    async def work() -> None:
        await telegram.send(GROUP, "begin")
        await asyncio.gather(
            telegram.edit(GROUP, 5, "five"),
            telegram.edit(GROUP, 6, "six"),
            telegram.edit(OTHER, 5, "elsewhere"),
            telegram.send(GROUP, "sent"),
        )

    skipping(work())
    assert sorted(telegram.texts) == ["begin", "elsewhere", "five", "sent", "six"]


def test_a_screen_makes_the_taking_of_buttons_useless_but_not_the_other_way_round() -> None:
    telegram = Telegram()

    async def work() -> None:
        await telegram.send(GROUP, "begin")
        await asyncio.gather(telegram.take_buttons(GROUP, 5), telegram.edit(GROUP, 5, "whole"))
        await asyncio.gather(telegram.edit(GROUP, 5, "before"), telegram.take_buttons(GROUP, 5))

    skipping(work())
    assert telegram.texts == ["begin", "whole", "before", "-"]


def test_a_screen_that_was_told_to_wait_gives_way_to_a_newer_one() -> None:
    telegram = Telegram(failures={"old": [RetryAfter(30)]})

    async def work() -> None:
        old = asyncio.create_task(telegram.edit(GROUP, 5, "old"))
        await asyncio.sleep(3)
        await telegram.edit(GROUP, 5, "new")
        assert await old is True

    skipping(work())
    assert telegram.texts == ["old", "new"]
    assert telegram.times()[1] >= 30


def test_a_failure_is_told_to_who_called_and_stops_nobody() -> None:
    telegram = Telegram(failures={"bad": [BadRequest("message to edit not found")]})

    async def work() -> list[Any]:
        calls = (telegram.send(GROUP, "bad"), telegram.send(GROUP, "good"))
        return list(await asyncio.gather(*calls, return_exceptions=True))

    bad, good = skipping(work())
    assert isinstance(bad, BadRequest)
    assert good == {"text": "good"}


def test_who_no_longer_waits_is_passed_over() -> None:
    telegram = Telegram()

    async def work() -> None:
        await telegram.send(GROUP, "first")
        gone = asyncio.create_task(telegram.send(GROUP, "gone"))
        await asyncio.sleep(0)
        gone.cancel()
        await telegram.send(GROUP, "last")

    skipping(work())
    assert telegram.texts == ["first", "last"]


def test_in_a_hurry_what_waits_is_sent_and_screens_are_given_up() -> None:
    telegram = Telegram()

    async def work() -> None:
        await telegram.send(GROUP, "first")
        waiting = asyncio.gather(
            telegram.edit(GROUP, 5, "screen"), *(telegram.send(GROUP, "sent") for _ in range(30))
        )
        await asyncio.sleep(0)
        telegram.limits.stop_waiting()
        assert (await waiting)[0] is True
        assert now() < 1

    skipping(work())
    assert telegram.texts == ["first", *["sent"] * 30]


def test_at_the_end_nobody_is_left_waiting() -> None:
    telegram = Telegram()

    async def work() -> None:
        waiting = [asyncio.create_task(telegram.send(GROUP)) for _ in range(5)]
        await asyncio.sleep(1.5)
        await telegram.limits.shutdown()
        ended = await asyncio.gather(*waiting, return_exceptions=True)
        assert [isinstance(one, asyncio.CancelledError) for one in ended] == [
            False, False, True, True, True,
        ]  # fmt: skip

    skipping(work())


def test_chats_that_have_been_quiet_are_forgotten() -> None:
    telegram = Telegram()

    async def work() -> None:
        for chat_id in range(1, 500):
            await telegram.send(-chat_id)
        await asyncio.sleep(61)
        await telegram.send(PRIVATE)

    skipping(work())
    assert list(telegram.limits._queues) == [str(PRIVATE)]


def test_a_screen_that_waits_does_not_keep_the_persons_next_update_waiting() -> None:
    telegram = Telegram()
    processor = OnePersonInOrder()
    done: list[str] = []

    updates = [Update.de_json(FullApi().write(Someone(1, GROUP), "x")) for _ in range(2)]

    def delivery(number: int) -> Delivery:
        return processor.delivery_of(updates[number])

    async def first() -> None:
        await telegram.edit(GROUP, 5, "old", delivery(0).turn)
        done.append("old is shown or given up")

    async def second() -> None:
        done.append("the next update")
        await telegram.edit(GROUP, 5, "new", delivery(1).turn)

    async def work() -> None:
        for _ in range(20):
            await telegram.send(GROUP)
        await asyncio.gather(
            processor.process_update(updates[0], first()),
            processor.process_update(updates[1], second()),
        )
        assert not processor.waiting

    skipping(work())
    assert done == ["the next update", "old is shown or given up"]
    assert telegram.texts[20:] == ["new"]


@dataclass(eq=False)
class StrictApi(FullApi):
    """A stand-in that refuses, as Telegram does, who writes too often."""

    times: dict[int, list[float]] = field(default_factory=dict)
    refused: int = 0

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        if method.startswith(("send", "edit")):
            times = self.times.setdefault(int(parameters["chat_id"]), [])
            times.append(now())
            lately = [sum(now() - at < seconds for at in times) for seconds in (1, 60)]
            if lately[0] > 1 or lately[1] > 20:
                self.refused += 1
                refusal = Refusal(429, "Too Many Requests: retry later", retry_after=30)
                return refusal.code, refusal.body()
        return await super().call(method, parameters)


def hurried_presses() -> Iterator[str]:
    """What a person presses who goes to and fro as fast as he can."""
    yield "hand=defender+1-11"
    for _ in range(30):
        yield "back"
        yield "hand=defender+1-11"


class Processes:
    """Several processes that keep the limits together, and what Telegram sees of all of them."""

    def __init__(self, number: int, stack: ExitStack) -> None:
        self.now = self.began = datetime(2026, 1, 1, tzinfo=UTC)
        self.store = stack.enter_context(store_in_memory(lambda: self.now))
        self.all = [Telegram() for _ in range(number)]
        for one in self.all:
            one.limits.share_limits(self.book_call)

    async def book_call(self, chat: str) -> float:
        self.now = self.began + timedelta(seconds=now())
        return await self.store.run(lambda rows: book_call(rows, chat))

    def times(self, *chats: int) -> list[float]:
        return sorted(at for one in self.all for at in one.times(*chats))


def test_several_processes_keep_the_limits_together() -> None:
    chance = Random(3)  # noqa: S311 - no secret
    chats = [GROUP] * 60 + [PRIVATE] * 12 + [chat for chat in range(100, 300) for _ in range(2)]
    chance.shuffle(chats)

    async def work() -> None:
        await asyncio.gather(*(chance.choice(processes.all).send(chat) for chat in chats))

    with ExitStack() as stack:
        processes = Processes(3, stack)
        skipping(work())
    assert len(processes.times()) == len(chats), "none is lost"
    assert most_within(processes.times(), 1) <= 30
    assert most_within(processes.times(GROUP), 60) <= 20
    assert all(most_within(processes.times(chat), 1) == 1 for chat in {*chats})
    private = processes.times(*range(100, 300))
    assert private[-1] < 30, "nobody waits much longer than thirty a second takes"


def test_where_the_database_is_gone_a_process_keeps_the_limits_alone() -> None:
    telegram = Telegram()

    async def gone(_: str) -> float:
        message = "the database is gone"
        raise StorageError(message)

    telegram.limits.share_limits(gone)

    async def work() -> None:
        await asyncio.gather(*(telegram.send(PRIVATE, str(number)) for number in range(5)))

    skipping(work())
    assert len(telegram.arrived) == 5
    assert most_within(telegram.times(), 1) == 1


def test_sixty_hurried_presses_in_a_group_are_never_refused_and_end_with_the_newest_screen(
    database: str,
) -> None:
    api = StrictApi()

    async def work() -> None:
        async with opened(database, api, RateLimits()) as club:
            person = await club.person(7, chat_id=GROUP).act("/revoke")
            message, first = person.message, person.actions["hand=defender+1-11"]
            conversation = first.split(".")[0]
            presses = [
                api.press(person.someone, message.message_id, f"{conversation}.{step}.{action}")
                for step, action in enumerate(hurried_presses())
            ]
            await club.deliver(*presses)
            assert len(api.messages) == 1
            assert "since=nothing" in person.actions
            assert person.actions["back"].split(".")[1] == "61"

    skipping(work())
    assert api.refused == 0
    assert not api.unanswered
    assert most_within(api.times[GROUP], 60) <= 20
