"""The start: what is read before a port is listened on, and what only when it is wanted."""

import socket
import subprocess
import sys

import pytest

from bot.service.ports import WEBHOOK, CannotListenError, open_port
from tests.bot.process import ROOT
from tests.patience import PATIENCE

LARGE = ("telegram", "sqlalchemy", "aiohttp", "uvicorn", "starlette", "rapidfuzz", "resvg_py")
SEEN = f"print(*sorted(set({LARGE}) & set(sys.modules)))"
UNREAD = """
import gc
from lawcore.languages.fluent_file import MessageSource
print(sum(isinstance(one, MessageSource) for one in gc.get_objects()))
"""


def printed(code: str) -> list[str]:
    """What a fresh interpreter prints."""
    command = [sys.executable, "-c", f"import sys\n{code}"]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    return done.stdout.split()


def test_a_port_is_listened_on_before_the_large_libraries_are_read() -> None:
    assert printed(f"import bot.__main__\n{SEEN}") == []


def test_what_cannot_be_listened_on_names_the_setting_to_be_changed() -> None:
    with pytest.raises(CannotListenError) as elsewhere:
        open_port("192.0.2.1", 0)
    assert (elsewhere.value.setting, elsewhere.value.advice) == (
        "WEBHOOK_HOST",
        "listen-elsewhere",
    )
    with open_port("127.0.0.1", 0) as taken, pytest.raises(CannotListenError) as in_use:
        open_port("127.0.0.1", taken.getsockname()[1])
    assert in_use.value.setting == "WEBHOOK_PORT"
    unknown = OSError(
        socket.EAI_NONAME, "Not known (while attempting to bind on address ('x', 1))"
    )
    named = CannotListenError(WEBHOOK, ("x", 1), unknown)
    assert (named.setting, named.reason) == ("WEBHOOK_HOST", "Not known")


def test_pictures_and_migrations_are_read_when_they_are_wanted() -> None:
    found = printed(
        "import bot.service.process\n"
        "print(*sorted({'alembic', 'resvg_py', 'psycopg'} & set(sys.modules)))"
    )
    assert found == []


@pytest.mark.parametrize("module", ["bot.__main__", "bot.service.process"])
def test_no_message_is_read_before_it_is_said(module: str) -> None:
    assert printed(f"import {module}\n{UNREAD}") == ["0"]
