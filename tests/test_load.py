"""The measurement itself: what it takes for an interview is one, and wrong rulings are noticed."""

from asyncio import to_thread
from collections.abc import AsyncIterator

import pytest

from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.patience import PATIENCE
from tests.sampling import some
from tools.bench.load.__main__ import MOST_BUSY, Figures
from tools.bench.load.bare import QUESTIONS
from tools.bench.load.loads import Load, at_once, carried, first, held, walked
from tools.bench.load.scripts import of_the_bare, of_the_bot
from tools.bench.load.sides import Side, Sides, wait_for
from tools.bench.load.telegram import Telegram, WrongError
from tools.bench.load.wire import Messages

INTERVIEWS = 20
"""Those that are held with the bot; `make bench` holds all."""


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
    side = await ready(telegram, sides.bare("bare"))
    await held(telegram, side, 1, people=3)
    assert side.interviews >= 1
    assert len(await at_once(telegram, side, rounds=1, people=3)) == 3 * QUESTIONS


async def test_the_bot_comes_to_the_rulings_expected(telegram: Telegram, sides: Sides) -> None:
    side = await ready(telegram, sides.on_sqlite("bot"))
    side.scripts = [*some(side.scripts, INTERVIEWS)]
    assert await walked(telegram, side) > 0
    assert side.interviews == len(side.scripts)
    assert side.resident() > 10
    assert side.cpu() > 0


async def test_a_wrong_ruling_ends_the_measurement(telegram: Telegram, sides: Sides) -> None:
    side = await ready(telegram, sides.bare("bare"))
    side.scripts = [replace(script, ruling="another") for script in side.scripts]
    with pytest.raises(WrongError, match="another"):
        await carried(telegram, side, warm=0.0, seconds=PATIENCE, people=2)


def test_interviews_have_about_as_many_presses_as_those_of_the_bare() -> None:
    assert {len(script.presses) for script in of_the_bare()} == {QUESTIONS}
    presses = [len(script.presses) for script in of_the_bot()]
    assert abs(sum(presses) / len(presses) - QUESTIONS) < 0.75


def test_interviews_are_all_different_and_of_many_subjects() -> None:
    scripts = of_the_bot()
    assert len(scripts) > 200
    assert len({(script.language, script.command, script.presses) for script in scripts}) == len(
        scripts
    )
    assert len({script.command for script in scripts}) > 5
    assert {script.language for script in scripts} == set(LANGUAGES)


def test_messages_are_cut_wherever_they_come_apart() -> None:
    said = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nfirst" * 2
    for place in range(len(said)):
        messages = Messages()
        found = [*messages.feed(said[:place]), *messages.feed(said[place:])]
        assert [body for _, body in found] == [b"first", b"first"]


def test_no_ratio_is_told_where_the_load_was_too_busy(capsys: pytest.CaptureFixture[str]) -> None:
    figures = Figures()
    figures.loads = {"one": [Load(200.0, 1.0, 0.3)], "other": [Load(100.0, 1.0, 0.5)]}
    always = ("≥ 1 x", lambda _: True)
    figures.compare("updates", ("one", "other"), lambda load: load.rate, always)
    assert "2.00 x" in capsys.readouterr().out
    figures.loads["one"] = [Load(200.0, 1.0, 0.3), Load(300.0, 1.0, MOST_BUSY + 0.01)]
    figures.compare("updates", ("one", "other"), lambda load: load.rate, always)
    said = capsys.readouterr().out
    assert "not told: load at 91%" in said
    assert " x (" not in said
