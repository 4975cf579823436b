"""The three kinds of load: the maximum, people who think, and all people at once."""

import asyncio
import itertools
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TypeVar

from tools.bench.load.sides import Side, wait_for
from tools.bench.load.telegram import (
    INTERVIEWS_OF_ONE,
    Counted,
    Telegram,
    WrongError,
    compare,
    interviewed,
)
from tools.bench.load.wire import Connection

PEOPLE = 100
AT_ONCE = 25
THOUGHT = (1.0, 3.0)
"""The range of seconds that somebody thinks before a press, two on average."""
SETTLING = 0.3
LOOKING = 0.1
RESTING = 3.0
"""A process is at rest if it did nothing for this many seconds."""

T = TypeVar("T")


@dataclass(frozen=True)
class Load:
    """The load carried: updates a second, and milliseconds of processor time for one."""

    rate: float
    cpu: float
    own: float
    """The share of one core that Telegram and the people took."""


@dataclass(frozen=True)
class Start:
    """When a side listened and when its first press was shown: seconds, and those of CPU."""

    listens: tuple[float, float]
    pressed: tuple[float, float]


async def started(telegram: Telegram, side: Side) -> Start:
    """Press as soon as a side that was just started listens; return once it is at rest."""
    telegram.seconds = 0.0

    def since() -> tuple[float, float]:
        return time.perf_counter() - side.began, side.cpu()

    await asyncio.to_thread(wait_for, side)
    listens = since()
    connection, person, script = Connection(side.ports[0]), telegram.somebody(), side.scripts[0]
    await telegram.begins(person, connection, script)
    await telegram.presses(person, connection, script.presses[0])
    pressed = since()
    connection.close()
    telegram.gone(person)
    before = -1.0
    while before < side.cpu():
        before = side.cpu()
        await asyncio.sleep(RESTING)
    return Start(listens, pressed)


async def carried(
    telegram: Telegram, side: Side, *, warm: float, seconds: float, people: int = PEOPLE
) -> Load:
    """The maximum load of a side, from people who press as soon as they see the screen."""
    telegram.seconds = 0.0

    async def watch() -> Load:
        await asyncio.sleep(warm)
        telegram.counted = Counted()
        cpu, own, began = side.cpu(), time.process_time(), time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        updates = telegram.counted.updates
        if not updates:
            message = f"{side.name} did nothing in {seconds} seconds"
            raise WrongError(message)
        return Load(
            updates / took,
            (side.cpu() - cpu) / updates * 1_000,
            (time.process_time() - own) / took,
        )

    return await _among(telegram, side, people, partial(_hold, telegram, side), watch())


async def walked(telegram: Telegram, side: Side, people: int = AT_ONCE) -> float:
    """Every interview of a side once; milliseconds of processor time for one update."""
    telegram.seconds = 0.0
    scripts = iter(side.scripts)
    walking = people

    async def one(place: int, connections: list[Connection]) -> None:
        nonlocal walking
        for script in scripts:
            person = telegram.somebody()
            await interviewed(telegram, person, connections, script)
            side.interviews += 1
            telegram.gone(person)
        walking -= 1
        if not walking:
            done.set()
        await asyncio.Event().wait()

    async def watch() -> float:
        telegram.counted = Counted()
        cpu = side.cpu()
        await done.wait()
        return (side.cpu() - cpu) / telegram.counted.updates * 1_000

    done = asyncio.Event()
    return await _among(telegram, side, people, one, watch())


async def held(telegram: Telegram, side: Side, interviews: int, people: int = PEOPLE) -> None:
    """The maximum load of a side, until a number of interviews have come to their ruling."""
    telegram.seconds = 0.0

    async def watch() -> None:
        while side.interviews < interviews:
            telegram.counted = Counted()
            await asyncio.sleep(LOOKING)

    await _among(telegram, side, people, partial(_hold, telegram, side), watch())


async def _hold(telegram: Telegram, side: Side, place: int, connections: list[Connection]) -> None:
    """Hold interviews one after the other, with a limit for each person."""
    scripts = itertools.islice(itertools.cycle(side.scripts), place, None)
    while True:
        person = telegram.somebody()
        for _ in range(INTERVIEWS_OF_ONE):
            await interviewed(telegram, person, connections, next(scripts))
            side.interviews += 1
        telegram.gone(person)


async def thinking(
    telegram: Telegram, side: Side, *, seconds: float, call: float, people: int = PEOPLE
) -> list[float]:
    """Seconds from a press to its screen; `call` is how many the Bot API takes to answer."""
    telegram.seconds = call

    async def one(place: int, connections: list[Connection]) -> None:
        dice = Random(place)  # noqa: S311 - the same people each time
        await asyncio.sleep(dice.uniform(0.0, THOUGHT[1]))
        person = telegram.somebody()
        for script in itertools.islice(itertools.cycle(side.scripts), place, None):
            await telegram.begins(person, connections[0], script)
            for action in script.presses:
                await asyncio.sleep(dice.uniform(*THOUGHT))
                await telegram.presses(person, connections[0], action)

    async def watch() -> list[float]:
        await asyncio.sleep(THOUGHT[1])
        telegram.counted = Counted()
        await asyncio.sleep(seconds)
        return telegram.counted.to_screen

    return await _among(telegram, side, people, one, watch())


async def at_once(
    telegram: Telegram, side: Side, *, rounds: int, people: int = AT_ONCE
) -> list[float]:
    """Seconds from a press to its answer if many people press at the same moment.

    They are different people in each round: nobody goes on at that pace.
    """
    telegram.seconds = 0.0
    took: list[float] = []
    connections = [Connection(side.ports[0]) for _ in range(people)]
    for number in range(rounds):
        script = side.scripts[number % len(side.scripts)]
        all_of_them = [(telegram.somebody(), connection) for connection in connections]
        for one in all_of_them:
            await telegram.begins(*one, script)
        for action in script.presses:
            telegram.counted = Counted()
            await asyncio.gather(*(telegram.presses(*one, action) for one in all_of_them))
            took += telegram.counted.to_answer
        for person, _ in all_of_them:
            compare(person, script)
            side.interviews += 1
            telegram.gone(person)
    for connection in connections:
        connection.close()
    return took


async def _among(
    telegram: Telegram,
    side: Side,
    people: int,
    one: Callable[[int, list[Connection]], Coroutine[None, None, None]],
    watch: Coroutine[None, None, T],
) -> T:
    """Return what is watched while people use a side; `WrongError` if one of them fails."""
    connections = [[Connection(port) for port in side.ports] for _ in range(people)]
    users = [asyncio.create_task(one(place, at)) for place, at in enumerate(connections)]
    watching = asyncio.create_task(watch)
    await asyncio.wait({watching, *users}, return_when=asyncio.FIRST_COMPLETED)
    failed = next((user.exception() for user in users if user.done()), None)
    for task in (*users, *([watching] if failed else [])):
        task.cancel()
    await asyncio.gather(*users, watching, return_exceptions=True)
    for connection in itertools.chain.from_iterable(connections):
        connection.close()
    telegram.forget_everybody()
    await asyncio.sleep(SETTLING)
    if failed is not None or telegram.wrong:
        said = side.log.read_text()[-2_000:]
        message = f"{side.name}: {failed or telegram.wrong[0]}\n{said}"
        raise WrongError(message) from failed
    return watching.result()


async def first(telegram: Telegram, side: Side) -> None:
    """Hold one interview, which may wait until the side is ready."""

    async def one(place: int, connections: list[Connection]) -> None:
        await interviewed(telegram, telegram.somebody(), connections, side.scripts[0])
        done.set()
        await asyncio.Event().wait()

    done = asyncio.Event()
    await _among(telegram, side, 1, one, _waited(done))


async def _waited(happened: asyncio.Event) -> None:
    await happened.wait()
