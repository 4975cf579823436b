"""What is done in quiet: while nobody waits, after a while in any case, and in small steps."""

import asyncio
from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest

from bot import housekeeping
from bot.housekeeping import IDLE_SECONDS, LONGEST_WAIT, Housekeeping
from bot.storage.store import Store
from bot.telegram.ordering import OnePersonInOrder
from lawcore import IN_FORCE, Edition
from tests.bot.clock import now, skipping
from tests.bot.storage.in_memory import store_in_memory

STEPS = 3


class People:
    """Tells for how long nobody has waited, and notes when something was done meanwhile."""

    def __init__(self) -> None:
        self.busy_until = 0.0
        self.clock: Callable[[], float] = now
        self.done: dict[str, float] = {}

    def seconds_idle(self) -> float:
        return max(0.0, now() - self.busy_until)

    async def name(self) -> None:
        self.done["named"] = now()

    def read(self, edition: Edition) -> Iterator[str]:
        for number in range(STEPS):
            self.done[str(number)] = self.clock()
            yield str(number)

    def settle(self) -> None:
        self.done["settled"] = self.clock()


def carried_out(people: People, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    monkeypatch.setattr(housekeeping, "reading_ahead", people.read)

    async def work(store: Store) -> None:
        keeping = Housekeeping(
            store,
            timedelta(days=1),
            people.seconds_idle,
            edition=IN_FORCE,
            counts=False,
            settle=people.settle,
        )
        people.clock = asyncio.get_running_loop().time
        keeping.start(people.name)
        await asyncio.sleep(seconds)
        await keeping.stop()

    with store_in_memory() as store:
        skipping(work(store))


def test_nothing_is_read_while_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    people = People()
    people.busy_until = 1.0
    carried_out(people, monkeypatch, 3.0)
    assert list(people.done) == ["named", *map(str, range(STEPS)), "settled"]
    assert min(people.done.values()) >= 1.0 + IDLE_SECONDS


def test_where_people_never_rest_it_is_read_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    people = People()
    people.busy_until = 1_000.0
    carried_out(people, monkeypatch, (STEPS + 3) * LONGEST_WAIT)
    moments = list(people.done.values())
    assert list(people.done) == ["named", *map(str, range(STEPS)), "settled"]
    assert all(
        later - earlier >= LONGEST_WAIT
        for earlier, later in zip(moments, moments[2:], strict=False)
    )


async def test_nobody_is_idle_while_an_update_is_in_hand() -> None:
    processor = OnePersonInOrder()
    found: list[float] = []

    async def update() -> None:
        found.append(processor.seconds_idle())

    await processor.process_update("one", update())
    assert found == [0.0]
    before = processor.seconds_idle()
    assert 0.0 <= before < float("inf")


def test_what_is_read_ahead_has_small_steps() -> None:
    steps = list(housekeeping.reading_ahead(IN_FORCE))
    assert len(steps) > 90
    assert len(set(steps)) == len(steps)
