"""Processes of our own programs that need not read them first.

Each is forked from a process that has read the programs once, with its own memory, number and end
all the same, and can be killed.
"""

import asyncio
import faulthandler
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]
PRELOADED = "tests.preloaded"
WRITING = os.O_WRONLY | os.O_CREAT | os.O_APPEND
EXPLAIN = signal.SIGUSR1
"""What has a forked process say where it stands, on its standard error."""


@cache
def forking() -> ForkServerContext:
    """Return what starts a process from the one that has read the programs."""
    context = get_context("forkserver")
    context.set_forkserver_preload([PRELOADED])
    own = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(ROOT)
    try:
        first = context.Process(target=_nothing)
        first.start()
        first.join()
    finally:
        del os.environ["PYTHONPATH"]
        if own is not None:
            os.environ["PYTHONPATH"] = own
    return context


def _nothing() -> None:
    """End: the process from which others are forked starts with the first."""


class BotProcess:
    """`python -m bot`, or another program, with some arguments and what it finds around it.

    It is used as subprocess.Popen is. It reads and writes the files that are given by their
    numbers, which are closed here.
    """

    def __init__(
        self,
        *arguments: str,
        environ: Mapping[str, str],
        files: tuple[int, int, int],
        program: str = "bot",
    ) -> None:
        self._process = _start((program, *arguments), dict(environ), files)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.wait()
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    @property
    def returncode(self) -> int | None:
        """Its status once it has ended."""
        return self._process.poll()

    def poll(self) -> int | None:
        return self._process.poll()

    def wait(self, timeout: float = PATIENCE) -> int:
        return self._process.wait(timeout)

    def kill(self) -> None:
        self._process.kill()

    def send_signal(self, number: int) -> None:
        self._process.send_signal(number)


class LoggedProcess(BotProcess):
    """The same; what it says is kept in a folder, and what is typed is in a file."""

    def __init__(
        self,
        *arguments: str,
        environ: Mapping[str, str],
        folder: Path,
        typed: str = os.devnull,
        program: str = "bot",
    ) -> None:
        self._out, self._err = folder / "stdout", folder / "stderr"
        files = (
            os.open(typed, os.O_RDONLY),
            os.open(self._out, WRITING),
            os.open(self._err, WRITING),
        )
        super().__init__(*arguments, environ=environ, files=files, program=program)

    def communicate(self) -> tuple[bytes, bytes]:
        """Wait for the end; what was said on standard output and on standard error."""
        self.wait()
        return self._out.read_bytes(), self._err.read_bytes()


def ended(
    *arguments: str,
    environ: Mapping[str, str],
    folder: Path,
    typed: bytes = b"",
    program: str = "bot",
) -> subprocess.CompletedProcess[bytes]:
    """The command once it has ended."""
    given = folder / "typed"
    given.write_bytes(typed)
    with LoggedProcess(
        *arguments, environ=environ, folder=folder, typed=str(given), program=program
    ) as process:
        said = process.communicate()
    return subprocess.CompletedProcess([program, *arguments], process.wait(), *said)


def law_ended(
    *arguments: str, environ: Mapping[str, str], typed: bytes = b""
) -> subprocess.CompletedProcess[bytes]:
    """`python -m lawcore` once it has ended."""
    with TemporaryDirectory() as folder:
        return ended(
            *arguments, environ=environ, folder=Path(folder), typed=typed, program="lawcore"
        )


class _Forked:
    """A forked process with the methods of subprocess.Popen."""

    def __init__(
        self, arguments: Sequence[str], environ: Mapping[str, str], files: Sequence[int]
    ) -> None:
        self._command = arguments
        handed = [Connection(os.dup(file)) for file in files]
        self._process = forking().Process(target=_become, args=(arguments, environ, handed))
        self._process.start()
        for one in handed:
            one.close()

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired([*self._command], timeout)
        return self._process.exitcode

    def kill(self) -> None:
        self._process.kill()

    def send_signal(self, number: int) -> None:
        if self.poll() is None and self._process.pid is not None:
            os.kill(self._process.pid, number)


def _start(
    arguments: Sequence[str], environ: Mapping[str, str], files: tuple[int, int, int]
) -> "_Forked | subprocess.Popen[bytes]":
    """Start the command; afresh where coverage is measured, which begins with the interpreter."""
    try:
        if not any(name.startswith("COVERAGE") for name in environ):
            return _Forked(arguments, environ, files)
        command, (typed, out, err) = [sys.executable, "-m", *arguments], files
        return subprocess.Popen(command, env=environ, stdin=typed, stdout=out, stderr=err)
    finally:
        for file in files:
            os.close(file)


def _become(
    arguments: Sequence[str], environ: Mapping[str, str], files: Sequence[Connection]
) -> None:
    """Be the command from now on: the name of a program and its arguments."""
    main = import_module(f"{arguments[0]}.__main__")

    for number, file in enumerate(files):
        os.dup2(file.fileno(), number)
        file.close()
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(number, how, buffering=1, encoding="utf-8", closefd=False)
        for number, how in enumerate("rww")
    )
    os.environ.update(environ)
    signal.signal(EXPLAIN, _explain)
    sys.argv = [*arguments]
    (main.command if arguments[0] == "lawcore" else main.main)()


def _explain(*_: object) -> None:
    """Say on standard error where every thread is, and what every task waits for."""
    faulthandler.dump_traceback()
    for task in asyncio.all_tasks(asyncio.get_running_loop()):
        awaited = task.get_coro()
        print(task.get_name(), *_places(awaited), sep="\n  ", file=sys.stderr, flush=True)  # noqa: T201 - its purpose


def _places(awaited: object) -> Iterator[str]:
    """Yield where a coroutine waits, and where what it waits for does."""
    while (frame := getattr(awaited, "cr_frame", None)) is not None:
        code = frame.f_code
        yield f"{code.co_filename}:{frame.f_lineno} {code.co_qualname}"
        awaited = getattr(awaited, "cr_await", None)
    yield repr(awaited)
