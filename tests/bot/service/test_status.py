"""What an operator is told by one command."""

import asyncio
import os
import re
import sqlite3
from pathlib import Path

import pytest

from bot.__main__ import run
from bot.metrics import REGISTRY
from bot.storage import migrate_database, survey
from bot.storage.schema import NEWEST
from bot.terminal.bot_api import Someone
from bot.wording import TEXTS
from lawcore import __version__
from tests.bot.bot_api import FullApi
from tests.bot.person import ORDINARY_REVOKE, opened
from tests.bot.posting import free_port, replicas, settings
from tests.bot.server import SECRET, TOKEN, Fault, Refusing, serving
from tests.forked import ended
from tests.migrated import begin_migrated
from tests.patience import until

ANNA = Someone(7, 7, "en")
RELEASE = f"Renonce {__version__}, schema {NEWEST}."


def said(environ: dict[str, str], capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    """What the command says in this process after the release, and its status."""
    status = run(["status"], environ)
    shown = capsys.readouterr()
    assert shown.err == ""
    for secret in (TOKEN, SECRET):
        assert secret not in shown.out
    release, *lines = shown.out.splitlines()
    assert release == RELEASE
    return status, lines


def test_of_a_running_webhook_everything_is_well(database: str, tmp_path: Path) -> None:
    metrics = str(free_port())
    with serving() as posting, replicas(1, database, posting, METRICS_PORT=metrics) as (one,):
        posting.send(one, ANNA, "/revoke")
        environ = settings(database, posting, one.port, METRICS_PORT=metrics)
        well = ended("status", environ=environ, folder=tmp_path)
        refused = Fault.refusal("sendMessage", 403, "Forbidden: bot was blocked by the user")
        posting.faults += [refused, refused]
        posting.send(one, ANNA, "/start")
        until(lambda: not posting.faults, "refused")
        unwell = ended("status", environ=environ, folder=tmp_path)
        one.end()
    newest = survey(database).newest
    assert (well.returncode, well.stderr) == (0, b"")
    release, *lines = well.stdout.decode().splitlines()
    assert release == RELEASE
    assert lines[0] == f"Database: sqlite, schema {newest}, up to date."
    assert lines[1] == "Open interviews: 1."
    assert lines[2].startswith("Last update kept: 20")
    assert lines[3] == "Webhook: https://127.0.0.1:8443/telegram"
    assert lines[4] == "Updates waiting at Telegram: 0."
    assert lines[5].startswith("Cases in groups: everybody sees the questions")
    assert lines[6].startswith("Mentions in other chats do not reach the bot")
    assert lines[7:] == ["Errors since the start: none."]
    assert unwell.returncode == 1
    assert unwell.stdout.decode().splitlines()[-1] == "! Errors since the start, Forbidden: 1."


def test_a_database_that_is_not_there_is_said_and_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "none.sqlite3"
    status, lines = said({"DATABASE_URL": f"sqlite:///{file}"}, capsys)
    assert status == 1
    assert lines[0].startswith("! Database: ")
    assert str(file) in lines[0]
    assert lines[1] == "Telegram: not asked, BOT_TOKEN is not set."
    assert not file.exists()


def test_an_old_schema_is_said_with_what_to_do(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    begin_migrated(database)
    with sqlite3.connect(Path(database.removeprefix("sqlite:///"))) as rows:
        rows.execute("update alembic_version set version_num = '0001'")
    rows.close()
    status, lines = said({"DATABASE_URL": database, "DEFAULT_LANGUAGE": "it"}, capsys)
    assert status == 1
    assert "schema 0001" in lines[0]
    assert "python -m bot migrate" in lines[0]


def test_the_schema_of_a_newer_release_is_said_with_what_to_do(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    begin_migrated(database)
    with sqlite3.connect(Path(database.removeprefix("sqlite:///"))) as rows:
        rows.execute("update alembic_version set version_num = '9999'")
    rows.close()
    status, lines = said({"DATABASE_URL": database}, capsys)
    assert status == 1
    assert "schema 9999" in lines[0]
    assert "migrate" not in lines[0]
    assert "docs/running.md" in lines[0]


def test_the_newest_backup_is_said(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begin_migrated(database)
    environ = {"DATABASE_URL": database, "BACKUPS": str(tmp_path)}
    assert said(environ, capsys)[1][-1] == "! Newest backup: none in the folder of BACKUPS."
    saved = tmp_path / "one.backup"
    saved.touch()
    status, lines = said(environ, capsys)
    assert status == 0
    assert lines[-1].startswith("Newest backup: 20")
    os.utime(saved, (1_790_000_000, 1_790_000_000))
    status, lines = said(environ, capsys)
    assert (status, lines[-1]) == (1, "! Newest backup: 2026-09-21 14:13:20 UTC.")


@pytest.mark.postgres
def test_a_postgresql_is_looked_at_alike(
    postgres_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, lines = said({"DATABASE_URL": postgres_database}, capsys)
    assert status == 1
    assert "postgresql, schema -" in lines[0]
    migrate_database(postgres_database)
    status, lines = said({"DATABASE_URL": postgres_database}, capsys)
    assert (status, lines[1]) == (0, "Open interviews: 0.")


async def counted(database: str) -> None:
    """Somebody comes to a ruling, and the rulings are counted."""
    async with opened(database, count_rulings=True) as club:
        person = await club.person().act("/privacy")
        assert "Rulings are counted here" in person.screen
        await person.act("/revoke", ORDINARY_REVOKE)
        await club.bot.housekeeping.count_rulings()


def test_rulings_are_said_by_month_where_they_are_counted(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(counted(database))
    assert list(survey(database).rulings.values()) == [1]
    _, lines = said({"DATABASE_URL": database}, capsys)
    (line,) = [line for line in lines if line.startswith("Rulings in ")]
    assert re.fullmatch(r"Rulings in 20\d\d-\d\d, revoke, 2017: 1\.", line)
    figures = REGISTRY.collect()
    (family,) = [one for one in figures if one.name == "renonce_counted_rulings"]
    (sample,) = family.samples
    assert set(sample.labels) == {"month", "subject", "edition"}
    assert sample.value == 1


def test_a_webhook_that_is_not_ours_and_does_not_keep_up_is_said(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    begin_migrated(database)
    api = FullApi()
    api.webhook = {"url": "https://example.org/other"}
    api.webhook_trouble = {
        "pending_update_count": 101,
        "last_error_date": 1_790_000_000,
        "last_error_message": "Connection refused",
    }
    with serving(api) as server:
        environ = settings(database, server, 8443)
        status, lines = said(environ, capsys)
    assert status == 1
    troubles = [line for line in lines if line.startswith("! ")]
    assert "https://example.org/other" in troubles[0]
    assert troubles[1] == "! Updates waiting at Telegram: 101."
    assert "Connection refused" in troubles[2]


@pytest.mark.parametrize("url", ["", "http://127.0.0.1:9/bot"])
def test_a_telegram_that_refuses_or_is_not_there_is_said(
    database: str, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    begin_migrated(database)
    with serving(Refusing()) as server:
        environ = {"DATABASE_URL": database, "BOT_TOKEN": TOKEN, "BOT_API_URL": url or server.url}
        status, lines = said(environ, capsys)
    assert status == 1
    assert lines[-1].startswith("! Telegram: ")


def test_metrics_that_nobody_shows_are_said(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    begin_migrated(database)
    environ = {"DATABASE_URL": database, "METRICS_PORT": str(free_port())}
    status, lines = said(environ, capsys)
    assert status == 1
    assert "METRICS_PORT" in lines[-1]


@pytest.mark.parametrize("language", TEXTS)
def test_it_speaks_the_languages(
    database: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    begin_migrated(database)
    status, lines = said({"DATABASE_URL": database, "DEFAULT_LANGUAGE": language}, capsys)
    assert status == 0
    assert lines[1] == TEXTS[language].say("status-interviews", number=0)
