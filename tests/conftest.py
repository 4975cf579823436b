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

from lawcore import SUBJECTS
from tests.postgres import fresh_database, postgres_server

LAW = f"{Path(__file__).parent / 'lawcore'}{os.sep}"
OF_PROCESSES = {
    f"test_{name}.py"
    for name in (
        *("attached", "backup", "by_folder", "change", "deploy", "emulator", "kill", "killed"),
        *("load", "migrations", "operator", "process", "start", "wheel", "worker"),
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

settings.register_profile("ci", derandomize=True, deadline=None, max_examples=50)
settings.register_profile("night", max_examples=5_000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
gc.disable()


def pytest_configure() -> None:
    """Go on ignoring what nohup or a shell has ignored here, but not in what the tests start.

    A process that is started inherits that a signal is ignored, but not that it is caught.
    """
    if _has_room_in_memory():
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))
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
    """Put what waits for processes first, and the tests of the law about one subject side by side.

    Workers take neighbours: so one of them walks through the dialogues of a subject, and one waits
    for processes while others compute.
    """
    places = [place for place, item in enumerate(items) if str(item.path).startswith(LAW)]
    law = sorted((items[place] for place in places), key=_subject_of)
    for place, item in zip(places, law, strict=True):
        items[place] = item
    items.sort(key=lambda item: item.path.name not in OF_PROCESSES)


def _subject_of(item: pytest.Item) -> str:
    """Return the name of the subject that a test is about, empty where it is about none.

    What names none in a module that has REVOKE is about revokes, of which there are most to walk.
    """
    call = getattr(item, "callspec", None)
    for value in () if call is None else call.params.values():
        named = getattr(value, "subject", value)
        name = getattr(named, "name", named)
        if isinstance(name, str) and name in SUBJECTS:
            return name
    return "revoke" if hasattr(item, "module") and hasattr(item.module, "REVOKE") else ""


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
