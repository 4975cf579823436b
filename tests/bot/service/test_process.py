"""The bot as a real process: in the terminal, on Telegram, and where it cannot start."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS, EXIT_CHANGE, EXIT_INTERRUPTED, EXIT_RETRY, run
from bot.page import command as page_command
from bot.terminal.bot_api import Someone
from bot.wording import TEXTS
from lawcore import __version__
from tests import forked
from tests.bot.bot_api import FullApi
from tests.bot.process import ROOT, Terminal, environment, terminal
from tests.bot.server import Fault, Refusing, serving
from tests.patience import PATIENCE
from tests.tables import tabled

INTERRUPTED_AT = """
import os, runpy, signal, sys

class AtAnImport:
    def find_spec(self, name, path, target=None):
        if name == "bot.wording":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, AtAnImport())
sys.argv = ["bot", "chat"]
runpy.run_module("bot", run_name="__main__")
"""
"""Starts the bot as `python -m bot chat`, with Ctrl-C while it is read."""
TOKEN = "123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr"


def test_a_whole_ruling_in_the_terminal_without_a_database_before(
    database: str, tmp_path: Path
) -> None:
    typed = b"1\n1\n2\n2\n"
    environ = environment("", DATABASE_URL=database, LANG="it_IT.UTF-8")
    done = forked.ended("chat", environ=environ, folder=tmp_path, typed=typed)
    assert done.returncode == 0
    assert done.stderr == b""
    assert "(64A2)" in done.stdout.decode()
    assert "Nuovo" in done.stdout.decode()
    assert b"\x1b" not in done.stdout, "no colours"


def test_killed_between_presses_it_goes_on_to_the_right_ruling(database: str) -> None:
    environ = environment(database)
    presses = [("1", "Why?"), ("2", "Why?"), ("2", "New")]
    with terminal(environ) as first:
        first.read_until("[1] Revoke")
        first.type("1")
        first.read_until("Why?")
        first.process.send_signal(signal.SIGKILL)
    for press, ending in presses:
        with terminal(environ) as again:
            go_on(again)
            again.read_until("Why?")
            again.type(press)
            again.read_until(ending)
            again.process.send_signal(signal.SIGKILL)
    with terminal(environ) as again:
        go_on(again)
        assert "64A2" in again.read_until("New")


def go_on(chat: Terminal) -> None:
    """Open the case that the greeting of a new start leads back to."""
    chat.read_until("[1] Go on with the case")
    chat.type("1")


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
def test_a_signal_ends_the_terminal(database: str, number: int, status: int) -> None:
    with terminal(environment(database)) as chat:
        chat.read_until("[1] Revoke")
        chat.process.send_signal(number)
        assert chat.process.wait(PATIENCE) == status
        assert chat.complaints.read() == ""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_on_telegram_it_answers_and_ends_when_asked(
    database: str, number: signal.Signals, tmp_path: Path
) -> None:
    api = FullApi()
    with serving(api) as server:
        server.faults += [
            Fault("getMe", 502, b"{}"),
            Fault.refusal("getMe", 429, "Too Many Requests", retry_after=0),
            Fault("deleteWebhook"),
            Fault("deleteWebhook", 502, b"{}"),
        ]
        environ = environment(database, BOT_TOKEN=TOKEN, BOT_API_URL=server.url)
        with forked.LoggedProcess(environ=environ, folder=tmp_path) as process:
            try:
                server.post(api.write(Someone(7, 7, "it"), "/renonce"))
                assert server.sent.wait(PATIENCE)
                process.send_signal(number)
                _, log = process.communicate()
            finally:
                process.kill()
    assert process.returncode == 0, log.decode()
    assert api.messages[7, 2].text.startswith("Renonce\n")
    assert len(server.happened) == 4, "what fails in passing does not end the start"
    assert TOKEN.encode() not in log
    assert b"Traceback" not in log


def test_without_a_token_three_lines_say_what_to_do(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([], {"DATABASE_URL": database, "LANG": "it_IT.UTF-8"}) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3
    assert "@BotFather" in lines[0]
    assert "python -m bot chat" in lines[2]


@tabled
def test_what_stops_the_start_is_said_in_one_line(
    database: str,
    arguments: tuple[str, ...],
    changes: dict[str, str],
    words: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(arguments, {"DATABASE_URL": database, **changes}) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert_one_line(said.err, words)


@pytest.mark.parametrize(
    ("changes", "status"),
    [
        ({"DEFAULT_EDITION": "1987"}, EXIT_CHANGE),
        ({"BOT_TOKEN": TOKEN, "DATABASE_URL": "sqlite:////proc/none/x.db"}, EXIT_RETRY),
    ],
)
def test_where_the_log_is_json_so_is_what_stops_the_start(
    database: str, tmp_path: Path, changes: dict[str, str], status: int
) -> None:
    environ = environment("") | {"DATABASE_URL": database, "LOG_FORMAT": "json", **changes}
    done = forked.ended(environ=environ, folder=tmp_path)
    assert done.returncode == status
    (line,) = done.stderr.splitlines()
    said = json.loads(line)
    assert said.keys() == {"time", "level", "logger", "message"}
    assert said["level"] == "CRITICAL"
    assert any(word in said["message"] for word in ("DEFAULT_EDITION", "/proc/none"))


@tabled
def test_what_cannot_be_reached_is_said_in_one_line(
    database: str, tmp_path: Path, arguments: tuple[str, ...], changes: dict[str, str], words: str
) -> None:
    done = forked.ended(*arguments, environ=environment(database, **changes), folder=tmp_path)
    assert (done.returncode, done.stdout) == (EXIT_RETRY, b"")
    assert_one_line(done.stderr.decode(), words)


def assert_one_line(said: str, words: str) -> None:
    assert len(said.splitlines()) == 1, said
    assert words in said
    assert "secret" not in said
    assert TOKEN not in said


def test_a_refused_token_is_said_in_one_line_and_not_shown(database: str, tmp_path: Path) -> None:
    with serving(Refusing()) as server:
        environ = environment(database, BOT_TOKEN=TOKEN, BOT_API_URL=server.url)
        done = []
        for level in ("INFO", "DEBUG"):
            (folder := tmp_path / level).mkdir()
            done.append(forked.ended(environ={**environ, "LOG_LEVEL": level}, folder=folder))
    quiet, talkative = done
    assert quiet.returncode == talkative.returncode == 2
    assert len(quiet.stderr.decode().splitlines()) == 1
    assert "BOT_TOKEN" in quiet.stderr.decode()
    for one in done:
        assert TOKEN.encode() not in one.stderr + one.stdout
        assert b"Traceback" not in one.stderr


def test_a_closed_pipe_ends_the_terminal_quietly(database: str) -> None:
    command = f"{sys.executable} -m bot chat | head -n 1"
    done = subprocess.run(
        ["/bin/sh", "-c", f"yes qwrt | {command}"],
        env=environment(database),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.stderr == b""


@pytest.mark.parametrize("language", ["it", "en"])
def test_it_says_how_it_is_used_and_which_release_it_is(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for asked in ("-h", "--help"):
        with pytest.raises(SystemExit) as ended:
            run([asked], {"LANG": f"{language}_XX.UTF-8"})
        assert ended.value.code == 0
        said = capsys.readouterr().out
        for name in COMMANDS:
            assert f"  {name:<8} {TEXTS[language].say(f'usage-{name}')}" in said
    with pytest.raises(SystemExit) as ended:
        run(["--version"], {})
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"renonce {__version__}\n"


def test_migrate_makes_the_database_where_it_was_named(tmp_path: Path) -> None:
    file = tmp_path / "some folder" / "cases.sqlite3"
    environ = environment("", DATABASE_URL=f"sqlite:///{file}")
    done = forked.ended("migrate", environ=environ, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == b"The database is up to date.\n"
    assert file.exists()


def test_an_interrupt_ends_without_a_traceback_whenever_it_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_AT],
        capture_output=True,
        env=environment(""),
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == -signal.SIGINT
    assert done.stderr == b""

    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(page_command, "run", interrupted)
    assert run(["site", str(tmp_path)], {}) == EXIT_INTERRUPTED
