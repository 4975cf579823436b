"""The measurement itself: what it takes for an interview is one, and wrong rulings are noticed."""

from asyncio import to_thread

import pytest

from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.patience import PATIENCE
from tests.sampling import some
from tools.bench.load import (
    MOST_BUSY,
    Figures,
    Load,
    WrongError,
    at_once,
    carried,
    opened,
    scripts,
    walked,
)

INTERVIEWS = 8
"""Those that are held with the bot; `make bench` holds all."""


async def test_the_bot_comes_to_the_rulings_expected_and_a_wrong_one_is_noticed() -> None:
    async with opened() as (telegram, sides):
        side = await to_thread(sides.start, "bot", sides.sqlite())
        await to_thread(side.wait)
        side.scripts = [*some(side.scripts, INTERVIEWS)]
        assert await walked(telegram, side) > 0
        assert side.interviews == len(side.scripts)
        assert side.resident() > 10
        assert len(await at_once(telegram, side, 1, 3)) == 3 * len(side.scripts[0].presses)
        side.scripts = [replace(script, ruling="another") for script in side.scripts]
        with pytest.RaisesGroup(pytest.RaisesExc(WrongError, match="another")):
            await carried(telegram, side, 0.0, PATIENCE, 1)


def test_interviews_are_all_different_and_of_many_subjects() -> None:
    assert len(scripts()) > 200
    ways = {(script.language, script.command, script.presses) for script in scripts()}
    assert len(ways) == len(scripts())
    assert len({script.command for script in scripts()}) > 5
    assert {script.language for script in scripts()} == set(LANGUAGES)


def test_no_ratio_is_told_where_the_load_was_too_busy(capsys: pytest.CaptureFixture[str]) -> None:
    others = [Load(100.0, 1.0, 0.5)]
    Figures().ratio("updates", [Load(200.0, 1.0, 0.3)], others, 1)
    assert "2.00 x" in capsys.readouterr().out
    Figures().ratio("updates", [Load(200.0, 1.0, MOST_BUSY + 0.01)], others, 1)
    said = capsys.readouterr().out
    assert "not told: load at 91%" in said
    assert " x (" not in said
