"""The bot and PostgreSQL killed while people press; `make kill` does so two hundred times.

`make kill ARGS=--desk` kills them while a desk of directors is asked.
"""

import asyncio

from tools.kill.killing import kill, kill_desk


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
