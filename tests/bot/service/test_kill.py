"""The bot and PostgreSQL killed while people press; `make kill` does so two hundred times.

`make kill ARGS=--desk` kills them while a desk of directors is asked, `ARGS=--alone` while people
ask in groups so that nobody else sees it.
"""

import asyncio
import re
import shutil
from pathlib import Path
from random import Random

import psycopg
import pytest

from tools.kill import killing
from tools.kill.databases import Postgres, database
from tools.kill.killing import kill, kill_alone, kill_desk


def test_nothing_is_lost_or_doubled_when_bot_and_database_are_killed() -> None:
    report = asyncio.run(kill(moments=6, people=6, seed=5, kind="postgres", updates="posted"))
    assert report.wrong == []
    assert sum(report.killed.values()) == 6
    assert report.killed["the bot"] >= 2
    assert len(report.killed) == 3, "the bot, the server and a process of its"
    assert report.cases >= 6
    assert report.redelivered, "updates came again"


def test_no_question_to_a_desk_is_lost_doubled_or_shown_to_strangers() -> None:
    """What stays open has its card, or its card is still to be sent."""
    asked = kill_desk(moments=6, askers=8, seed=4, kind="sqlite", updates="polled", finish=False)
    report = asyncio.run(asked)
    assert report.wrong == []
    assert report.killed["the bot"] == 6
    assert report.states.total() >= 4
    assert report.redelivered, "updates came again"


def test_no_case_that_its_asker_alone_sees_is_lost_or_shown_to_all() -> None:
    report = asyncio.run(kill_alone(moments=2, people=2, seed=3, kind="sqlite", updates="polled"))
    assert report.wrong == []
    assert report.killed["the bot"] == 2
    assert report.shared >= 2


class OneProcess(Random):
    """Dice by which the server stays and one of its processes is killed."""

    def random(self) -> float:
        return 0.0


def test_a_server_of_which_a_process_was_killed_answers_before_the_next_is() -> None:
    """A server whose recovery is killed refuses everybody from then on."""
    with database("postgres") as (_, server):
        assert server is not None
        for seed in range(4):
            assert server.kill(OneProcess(seed)) == "a process of PostgreSQL"
            with psycopg.connect(user="postgres", dbname="postgres", host=str(server.log.parent)):
                pass


def test_a_run_that_fails_keeps_what_the_bot_and_its_database_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_server: Postgres, _dice: Random) -> str:
        raise OSError

    monkeypatch.setattr(Postgres, "kill", fail)
    monkeypatch.setitem(killing.OF_THE_DATABASE, "polled", 1.0)
    with pytest.raises(ExceptionGroup) as failed:
        asyncio.run(kill(moments=1, people=1, seed=1, kind="postgres", updates="polled"))
    (note,) = failed.value.__notes__
    kept = Path(re.sub(".* ", "", note))
    try:
        assert "Poller._poll" in (kept / "bot" / "stderr").read_text(encoding="utf-8")
        assert "ready to accept connections" in (kept / "postgres").read_text(encoding="utf-8")
    finally:
        shutil.rmtree(kept)
