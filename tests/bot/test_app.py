"""How the parts are put together."""

import asyncio
from collections.abc import Mapping
from typing import Any

from telegram import Update
from telegram.ext import ApplicationBuilder

from bot.app import assemble, lifetime
from bot.housekeeping import COUNT_INTERVAL, _repeat
from bot.settings import Settings
from bot.storage.errors import StorageError
from bot.telegram.ordering import OnePersonInOrder
from bot.terminal.bot_api import LocalRequest, Someone
from tests.bot.bot_api import FullApi
from tests.bot.clock import now, skipping
from tests.bot.person import TOKEN, Club, Json
from tests.migrated import begin_migrated


class ListeningApi(FullApi):
    """A stand-in that tells when the third message was sent."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.third = asyncio.Event()

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        answer = await super().call(method, parameters)
        if self.calls.count("sendMessage") >= 3:
            self.third.set()
        return answer


def update_of(user_id: int, api: FullApi) -> Update:
    return Update.de_json(api.write(Someone(user_id, user_id), "x"))


async def test_one_person_waits_for_himself_and_for_nobody_else() -> None:
    processor, api = OnePersonInOrder(), FullApi()
    done: list[str] = []
    opened = asyncio.Event()

    async def slow() -> None:
        await opened.wait()
        done.append("first of one")

    async def quick(name: str) -> None:
        done.append(name)
        if name == "other":
            opened.set()

    await asyncio.gather(
        processor.process_update(update_of(1, api), slow()),
        processor.process_update(update_of(1, api), quick("second of one")),
        processor.process_update(update_of(2, api), quick("other")),
        processor.process_update("no update", quick("nobody")),
    )
    assert done == ["other", "nobody", "first of one", "second of one"]
    assert not processor.waiting, "nothing is kept of people who are idle"


async def test_a_failure_leaves_no_lock_behind() -> None:
    processor, api = OnePersonInOrder(), FullApi()

    async def failing() -> None:
        raise ValueError

    await asyncio.gather(
        processor.process_update(update_of(1, api), failing()), return_exceptions=True
    )
    assert not processor.waiting


async def test_it_polls_through_the_library(database: str) -> None:
    api = ListeningApi()
    begin_migrated(database)
    request = LocalRequest(api)
    builder = ApplicationBuilder().token(TOKEN).request(request).get_updates_request(request)
    application = assemble(builder, Settings(database_url=database)).application
    someone = Someone(7, 7, "en")
    async with lifetime(application):
        assert application.updater is not None
        await application.updater.start_polling()
        await application.start()
        for text in ("/revoke", "qwrt", "defender"):
            api.post(api.write(someone, text))
        await api.third.wait()
        await application.updater.stop()
        await application.stop()
    assert api.calls.count("getMe") == 1


async def test_what_was_finished_long_ago_is_deleted(club: Club) -> None:
    person = await club.person().act("/revoke")
    open_one = person.actions["why"]
    await person.send("/revoke")
    await club.bot.housekeeping.delete_old()
    await person.carry(open_one)
    assert "hand=defender+1-11" in person.actions, "it is not old yet"


class Counting:
    """Notes when the open interviews are counted; the second time the database is gone."""

    def __init__(self) -> None:
        self.moments: list[float] = []

    async def count_open(self) -> None:
        self.moments.append(now())
        if len(self.moments) == 2:
            message = "the database is gone"
            raise StorageError(message)


def test_open_interviews_are_counted_at_the_start_and_every_few_seconds() -> None:
    counting = Counting()

    async def work() -> None:
        task = asyncio.create_task(_repeat(counting.count_open, COUNT_INTERVAL))
        await asyncio.sleep(2.5 * COUNT_INTERVAL)
        task.cancel()

    skipping(work())
    assert counting.moments == [0, COUNT_INTERVAL, 2 * COUNT_INTERVAL]
