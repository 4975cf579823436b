"""What the tests share."""

import gc
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest
from hypothesis import settings
from sqlalchemy import URL

from tests import shared
from tests.postgres import fresh_database, postgres_server

OF_PROCESSES = {
    f"test_{name}.py"
    for name in (
        *("attached", "backup", "by_folder", "change", "connections", "deploy", "emulator"),
        *("kill", "killed", "load", "migrations", "operator", "polling", "process", "start"),
        *("status", "webhook", "wheel", "worker"),
    )
}
"""The files whose tests wait for processes they start: while one does, others compute."""
MANY_OBJECTS = 1_000_000
"""New objects before the collector looks: the walks keep all rulings, and none is garbage.

With the usual 700 it takes four tenths of their time, and a third of that of collecting the tests.
"""

IN_MEMORY = Path("/dev/shm")  # noqa: S108 - pytest makes a folder of its own in it
ENOUGH = 1 << 30
"""The bytes free there with which databases of tests lie in memory: no disk is waited for."""

settings.register_profile("ci", derandomize=True, deadline=None, max_examples=30)
settings.register_profile("night", max_examples=5_000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
gc.disable()


def pytest_configure(config: pytest.Config) -> None:
    """Go on ignoring what nohup or a shell has ignored here, but not in what the tests start.

    A process that is started inherits that a signal is ignored, but not that it is caught.
    """
    if _has_room_in_memory():
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))
    shared.begin(config)
    for number in (signal.SIGHUP, signal.SIGINT):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, _go_on)


def _has_room_in_memory() -> bool:
    """Tell whether folders of tests can be in memory, and programs be started from them."""
    if not os.access(IN_MEMORY, os.W_OK):
        return False
    room = os.statvfs(IN_MEMORY)
    return room.f_bavail * room.f_frsize >= ENOUGH and not room.f_flag & os.ST_NOEXEC


def _go_on(number: int, frame: FrameType | None) -> None:
    """Do nothing about a signal."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what waits for processes first: one worker waits while the others compute."""
    items.sort(key=lambda item: item.path.name not in OF_PROCESSES)


def pytest_collection_finish() -> None:
    """Leave what was loaded and collected out of every later look for garbage."""
    gc.freeze()
    gc.set_threshold(MANY_OBJECTS)
    gc.enable()


def pytest_sessionfinish() -> None:
    """Look for garbage once; pytest's own looks at the end then have little to look through."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def postgres() -> Iterator[URL]:
    """A PostgreSQL server."""
    with postgres_server() as server:
        yield server


@pytest.fixture
def postgres_database(postgres: URL) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with fresh_database(postgres) as address:
        yield address


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Where a test of the law failed, name the command that sums up what is ruled otherwise."""
    failed = terminalreporter.stats.get("failed", ())
    if any(report.nodeid.startswith("tests/lawcore/") for report in failed):
        terminalreporter.write_line(
            "What is ruled otherwise than at the last commit: python -m tools.otherwise"
        )
