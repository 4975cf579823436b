"""Cards come at once as far as Telegram lets them, then in order, as soon as it lets them."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from statistics import quantiles
from typing import Any

from bot.desk.model import MOST_AT_A_DESK
from bot.storage.store import Store
from bot.telegram.rate_limits import RateLimits
from tests.bot.clock import now, skipping
from tests.bot.desk.desk_people import ADMIN, BEGINNING, GROUP, Clock, DeskApi, DeskClub
from tests.bot.person import Json, opened

DESKS = 4
A_MINUTE = 20
"""The messages of a minute that Telegram takes in a group."""
AT_ONCE = 2.0
"""Seconds within which a card comes where nothing has to wait."""


@dataclass(eq=False)
class TimedApi(DeskApi):
    """A stand-in that notes when each message has come to a desk, until as many as `wanted`."""

    wanted: int = 0
    came: dict[int, list[tuple[float, str]]] = field(default_factory=dict)
    all_there: asyncio.Event = field(default_factory=asyncio.Event)

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        status, body = await super().call(method, parameters)
        chat = int(parameters.get("chat_id", 0))
        if method == "sendMessage" and chat < 0 and status == 200:
            self.came.setdefault(chat, []).append((now(), parameters["text"]))
            if sum(map(len, self.came.values())) == self.wanted:
                self.all_there.set()
        return status, body


async def asked(database: str, desks: int, each: int) -> list[tuple[list[float], list[float]]]:
    """Have people ask for a minute; return for each desk when they have, and when cards came."""
    groups = [GROUP - 10 * number for number in range(desks)]
    api = TimedApi(administrators={(group, ADMIN) for group in groups}, wanted=desks * each)
    async with opened(database, api, RateLimits(), desks="any") as club:
        store = club.bot.store
        assert isinstance(store, Store)
        loop = asyncio.get_running_loop()
        store._clock = lambda _: BEGINNING + timedelta(seconds=loop.time())
        for group in groups:
            await club.person(ADMIN, chat_id=group).send("/desk")
        keys = [DeskClub(club, api, Clock()).desk_id(group) for group in groups]
        people = [club.person(1_000 + number) for number in range(desks * each)]
        for number, person in enumerate(people):
            await club.post(api.write(person.someone, f"/start d{keys[number % desks]}"))
            await club.post(api.write(person.someone, "/ask What of the spectator?"))
        await asyncio.sleep(61)
        api.came.clear()
        sent: list[float] = []
        for person in people:
            shown = person.message
            press = dict(shown.row)["Send: I direct, no hurry"]
            sent.append(now())
            await club.post(api.press(person.someone, shown.message_id, press))
            await asyncio.sleep(60 / len(people))
        await api.all_there.wait()
    for group in groups:
        numbers = [int(text.partition("A")[2].partition(" ")[0]) for _, text in api.came[group]]
        assert numbers == [*range(1, each + 1)], "in order, none twice"
    came = [[at for at, _ in api.came[group]] for group in groups]
    return [(sent[place::desks], at) for place, at in enumerate(came)]


def test_cards_come_at_once_up_to_telegrams_limit(database: str) -> None:
    ((sent, came),) = skipping(asked(database, 1, A_MINUTE))
    waited = [card - press for press, card in zip(sent, came, strict=True)]
    assert quantiles(waited, n=20)[-1] <= AT_ONCE


def test_of_two_hundred_in_a_minute_cards_come_in_order_as_soon_as_telegram_takes_them(
    database: str,
) -> None:
    for sent, came in skipping(asked(database, DESKS, MOST_AT_A_DESK)):
        assert sent[-1] - sent[0] <= 60
        assert came[-1] - came[0] <= 60 * MOST_AT_A_DESK / A_MINUTE
