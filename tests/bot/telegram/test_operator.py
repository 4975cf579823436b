"""The operator's chat: each kind of error once, its count later, and a database that is away."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Engine, create_engine, make_url, text

from bot.storage.store import DatabaseClock
from bot.telegram import operator
from bot.telegram.operator import OperatorChat
from bot.terminal.bot_api import Refusal
from tests.bot.bot_api import FullApi, Group
from tests.bot.person import Club, opened
from tests.patience import until
from tests.tables import tabled

OPERATOR = -100_777
CUT = """
select pg_terminate_backend(pid) from pg_stat_activity
where application_name = 'renonce' and datname = :name
"""
SECRET = "Anna wrote this"


def told(club: Club) -> list[str]:
    """What stands in the operator's chat, the oldest first."""
    return [one.text for (chat, _), one in club.api.messages.items() if chat == OPERATOR]


async def until_told(club: Club, number: int) -> None:
    await asyncio.to_thread(until, lambda: len(told(club)) >= number, told(club))


def fails(log: logging.Logger) -> None:
    try:
        int(SECRET)
    except ValueError:
        log.exception("not done for %s", SECRET)


@pytest.fixture
def api() -> FullApi:
    api = FullApi()
    api.groups[OPERATOR] = Group("operators")
    return api


@pytest.fixture
async def club(database: str, api: FullApi) -> AsyncIterator[Club]:
    async with opened(database, api, operator_chat=OPERATOR) as club:
        yield club


async def test_each_kind_of_error_is_told_once_without_what_was_written(club: Club) -> None:
    log = logging.getLogger("bot.somewhere")
    for _ in range(3):
        fails(log)
        log.error("a record of %s was lost", SECRET)
        log.warning("no error")
    await until_told(club, 2)
    first, second = told(club)
    assert "ValueError, test_operator.py:" in first
    assert "bot.somewhere: a record of %s was lost" in second
    assert SECRET not in first + second


async def test_a_failing_press_is_told_by_the_line_of_our_code(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise LookupError(SECRET)

    monkeypatch.setattr("bot.usecases.interviews.choices_of", fail)
    await club.person().send("/revoke")
    await until_told(club, 1)
    assert told(club)[0].startswith(
        "A new kind of error: LookupError, bot/usecases/interviews.py:"
    )
    club.failures.clear()


async def test_what_comes_again_is_counted_and_told_together(club: Club) -> None:
    handler = next(h for h in logging.getLogger().handlers if isinstance(h, OperatorChat))
    log = logging.getLogger("bot.somewhere")
    for _ in range(4):
        log.error("one kind")
    log.error("another kind")
    await until_told(club, 2)
    await handler.tell_counts()
    assert told(club)[2:] == [
        "Errors that have come again since the last count:\nbot.somewhere: one kind: 3"
    ]
    await handler.tell_counts()
    assert len(told(club)) == 3, "nothing has come since"


async def test_an_operator_who_cannot_be_told_is_no_error_that_is_told(
    club: Club, api: FullApi
) -> None:
    refusal = Refusal(403, "Forbidden: bot was kicked from the supergroup chat")
    api.refusals.append(("sendMessage", refusal))
    logging.getLogger("bot.somewhere").error("one kind")
    await asyncio.to_thread(until, lambda: not api.refusals, "the refusal")
    logging.getLogger("bot.somewhere").error("another kind")
    await until_told(club, 1)
    assert "another kind" in told(club)[0]


@pytest.mark.parametrize("ahead", [timedelta(minutes=10), timedelta(days=366)])
async def test_a_clock_that_is_wrong_at_the_start_is_told_once(
    postgres_migrated: str, api: FullApi, monkeypatch: pytest.MonkeyPatch, ahead: timedelta
) -> None:
    def wrong(_: Engine) -> DatabaseClock:
        return DatabaseClock(lambda: datetime.now(UTC) + ahead)

    monkeypatch.setattr("bot.storage.store.clock_of", wrong)
    async with opened(postgres_migrated, api, operator_chat=OPERATOR) as club:
        await until_told(club, 1)
        await club.person().send("/revoke")
        assert "Who revoked?" in club.person().screen
        (said,) = told(club)
        assert "clock" in said


@tabled
async def test_a_database_that_takes_no_writes_is_told_once_and_that_it_does_again(  # noqa: PLR0913
    postgres_migrated: str,
    api: FullApi,
    monkeypatch: pytest.MonkeyPatch,
    *,
    prevents: str,
    allows: str,
    told_first: str,
) -> None:
    monkeypatch.setattr(operator, "LOOK_EVERY", 0.05)
    url = make_url(postgres_migrated)
    beside = create_engine(url.set(database="postgres"), isolation_level="AUTOCOMMIT")
    alter = f'alter database "{url.database}"'
    async with opened(postgres_migrated, api, operator_chat=OPERATOR) as club:
        with beside.connect() as outside:
            outside.execute(text(f"{alter} {prevents}"))
            outside.execute(text(CUT), {"name": url.database})
            await until_told(club, 1)
            await club.person().send("/revoke")
            outside.execute(text(f"{alter} {allows}"))
            outside.execute(text(CUT), {"name": url.database})
            await until_told(club, 2)
        assert [re.split("[.,]", said)[0] for said in told(club)] == [
            told_first,
            "The database can be used again",
        ]
        club.failures.clear()
    beside.dispose()
