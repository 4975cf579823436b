"""The bot as a process of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]


def environment(database: str, **changes: str) -> dict[str, str]:
    """What the process finds around it: nothing of the tester's own settings."""
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


def ended(
    *arguments: str, environ: dict[str, str], typed: bytes = b""
) -> subprocess.CompletedProcess[bytes]:
    """A process that has ended."""
    command = [sys.executable, "-m", "bot", *arguments]
    return subprocess.run(
        command, env=environ, input=typed, capture_output=True, timeout=PATIENCE, check=False
    )


class Terminal:
    """Somebody at the terminal of a process."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def read_until(self, ending: str) -> str:
        """What is printed, up to the line that has these words."""
        assert self.process.stdout is not None
        read = ""
        for line in self.process.stdout:
            read += line
            if ending in line:
                return read
        raise AssertionError(read)

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()


@contextmanager
def terminal(environ: dict[str, str]) -> Iterator[Terminal]:
    """A chat in a terminal for a while."""
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "chat"],
        env=environ,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        patience = Timer(PATIENCE, process.kill)
        patience.start()
        try:
            yield Terminal(process)
        finally:
            patience.cancel()
            process.kill()
