"""The measurement itself: what it takes for an interview is one, and wrong rulings are noticed."""

from asyncio import to_thread
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.bench.load.loads import at_once, carried, first, held
from tests.bench.load.peers.interview import QUESTIONS
from tests.bench.load.scripts import of_the_bot, of_the_peers
from tests.bench.load.sides import Side, Sides, wait_for
from tests.bench.load.telegram import Telegram, WrongError
from tests.bench.load.wire import Messages
from tests.patience import PATIENCE


@pytest.fixture
async def telegram() -> AsyncIterator[Telegram]:
    made = Telegram()
    yield made
    made.close()


@pytest.fixture
async def sides(telegram: Telegram) -> AsyncIterator[Sides]:
    made = Sides(await telegram.start())
    yield made
    await to_thread(made.close)


async def ready(telegram: Telegram, side: Side) -> Side:
    await to_thread(wait_for, side)
    await first(telegram, side)
    return side


async def test_the_bare_minimum_holds_the_interview(telegram: Telegram, sides: Sides) -> None:
    side = await ready(telegram, sides.peer("bare", "bare"))
    await held(telegram, side, 1)
    assert side.interviews >= 1


async def test_python_telegram_bot_holds_the_interview(
    telegram: Telegram, sides: Sides, tmp_path: Path
) -> None:
    side = await ready(telegram, sides.peer("ptb", "ptb", str(tmp_path / "state.pickle")))
    assert len(await at_once(telegram, side, rounds=1, people=3)) == 3 * QUESTIONS


async def test_aiogram_holds_the_interview(telegram: Telegram, sides: Sides) -> None:
    side = await ready(telegram, sides.peer("aiogram", "aiogram"))
    assert len(await at_once(telegram, side, rounds=1, people=3)) == 3 * QUESTIONS


async def test_the_bot_comes_to_the_rulings_expected(telegram: Telegram, sides: Sides) -> None:
    side = await ready(telegram, sides.on_sqlite("bot"))
    answered = await at_once(telegram, side, rounds=len(side.scripts), people=2)
    assert len(answered) == 2 * QUESTIONS * len(side.scripts)
    assert side.resident() > 10
    assert side.cpu() > 0


async def test_a_wrong_ruling_ends_the_measurement(telegram: Telegram, sides: Sides) -> None:
    side = await ready(telegram, sides.peer("bare", "bare"))
    side.scripts = [replace(script, ruling="another") for script in side.scripts]
    with pytest.raises(WrongError, match="another"):
        await carried(telegram, side, warm=0.0, seconds=PATIENCE, people=2)


def test_every_interview_has_as_many_presses() -> None:
    assert {len(script.presses) for script in of_the_bot() + of_the_peers()} == {QUESTIONS}


def test_messages_are_cut_wherever_they_come_apart() -> None:
    said = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nfirst" * 2
    for place in range(len(said)):
        messages = Messages()
        found = [*messages.feed(said[:place]), *messages.feed(said[place:])]
        assert [body for _, body in found] == [b"first", b"first"]
