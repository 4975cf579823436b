"""The bot as a process of its own."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

from tests.forked import BotProcess
from tests.migrated import begin_migrated
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]


def environment(database: str, **changes: str) -> dict[str, str]:
    """What the process finds around it: nothing of the tester's own settings.

    A SQLite database that is not there yet is one of the newest schema, with no rows.
    """
    if database:
        begin_migrated(database)
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    coverage = {name: value for name, value in os.environ.items() if name.startswith("COVERAGE")}
    return {
        **kept,
        **coverage,
        "PYTHONPATH": str(ROOT),
        "PYTHONUTF8": "1",
        "DATABASE_URL": database,
        **changes,
    }


class Terminal:
    """Somebody at the terminal of a process."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        (typed, typing), (reading, said), (hearing, complaints) = (os.pipe() for _ in range(3))
        self.typed = os.fdopen(typing, "w", encoding="utf-8")
        self.said = os.fdopen(reading, encoding="utf-8")
        self.complaints = os.fdopen(hearing, encoding="utf-8")
        self.process = BotProcess("chat", environ=environ, files=(typed, said, complaints))

    def read_until(self, ending: str) -> str:
        """What is printed, up to the line that has these words."""
        read = ""
        for line in self.said:
            read += line
            if ending in line:
                return read
        raise AssertionError(read)

    def type(self, line: str) -> None:
        self.typed.write(f"{line}\n")
        self.typed.flush()


@contextmanager
def terminal(environ: Mapping[str, str]) -> Iterator[Terminal]:
    """A chat in a terminal for a while."""
    there = Terminal(environ)
    patience = Timer(PATIENCE, there.process.kill)
    patience.start()
    try:
        yield there
    finally:
        patience.cancel()
        there.process.kill()
        there.process.wait()
        for file in (there.typed, there.said, there.complaints):
            file.close()
