"""The bot and PostgreSQL killed while people press; `make kill` does so two hundred times."""

import asyncio

from tools.kill.killing import kill


def test_nothing_is_lost_or_doubled_when_bot_and_database_are_killed() -> None:
    report = asyncio.run(kill(moments=6, people=6, seed=5, kind="postgres", updates="posted"))
    assert report.wrong == []
    assert sum(report.killed.values()) == 6
    assert report.killed["the bot"] >= 2
    assert len(report.killed) == 3, "the bot, the server and a process of its"
    assert report.cases >= 8
    assert report.redelivered, "updates came again"
