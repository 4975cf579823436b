"""The sides that are measured, each in processes of its own, and their cost to the machine."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path

from tests.bot.posting import free_port
from tests.bot.process import environment
from tests.bot.server import PATH, SECRET, TOKEN
from tests.patience import PATIENCE
from tools.bench.load.scripts import Script, of_the_bare, of_the_bot
from tools.kill.databases import Postgres

ENOUGH = 3
"""The number of cores from which the load has one of its own."""
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
MEBIBYTE = 1 << 20


_ALONE = """
import sys
sys.modules |= dict.fromkeys(("httpx._main", "tornado", "apscheduler"))
"""
_BOT = f"{_ALONE}from bot.__main__ import main\nmain()"
"""The bot with no more libraries than in an installation of its own."""
_COMPILED = f"{_ALONE}import bot.__main__, bot.service.process"
_AS_DEPLOYED = {"PYTHONOPTIMIZE": "2"}
"""The variables that the units and the container in `deploy/` set besides the settings."""


class Durable(Postgres):
    """A PostgreSQL server that waits for the disk at each commit, as in production."""

    def start(self) -> None:
        options = f"-k {self._home} -c listen_addresses="
        log = str(self._home / "log")
        self._call("pg_ctl", "--wait", "--log", log, "--options", options, "start")


@dataclass
class Side:
    """One stack that runs, and the interviews that are held with it."""

    name: str
    processes: Sequence[subprocess.Popen[bytes]]
    ports: Sequence[int]
    scripts: Sequence[Script]
    log: Path
    interviews: int = 0
    began: float = field(default_factory=time.perf_counter)

    def cpu(self) -> float:
        """The seconds of processor time that its processes have had."""
        return sum(_cpu(process.pid) for process in self.processes)

    def resident(self) -> float:
        """The memory of its processes that is resident, in MiB."""
        return sum(_resident(process.pid) for process in self.processes)

    def end(self) -> None:
        """End its processes."""
        for process in self.processes:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)

    def is_dead(self) -> bool:
        """Whether a process of it has ended."""
        return any(process.poll() is not None for process in self.processes)


def _cpu(pid: int) -> float:
    """The processor time of a process in user and system mode, as Linux tells it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _resident(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MEBIBYTE


class Sides:
    """Starts sides in a folder of their own, and ends them all together."""

    def __init__(self, api: str) -> None:
        self._api = api
        self._cores: set[int] = set()
        self._stack = ExitStack()
        self.home = Path(tempfile.mkdtemp(prefix="load-"))
        self._stack.callback(shutil.rmtree, self.home, ignore_errors=True)

    def close(self) -> None:
        """End everything."""
        self._stack.close()

    def keep_a_core_for_the_load(self) -> bool:
        """Reserve the first core for the load and the others for all sides, if there are enough.

        Two replicas of a side need one each besides.
        """
        there = sorted(os.sched_getaffinity(0))
        if len(there) < ENOUGH:
            return False
        os.sched_setaffinity(0, there[:1])
        self._cores = set(there[1:])
        return True

    def bot(self, name: str, database: str, replicas: int = 1, **changes: str) -> Side:
        """The bot as it is deployed, but without Telegram's limits.

        `changes` are further settings, by name.
        """
        _compile()
        scripts, ports = of_the_bot(), [free_port() for _ in range(replicas)]
        migrate = [sys.executable, "-m", "bot", "migrate"]
        subprocess.run(migrate, env=environment(database), check=True, capture_output=True)
        found = [
            self._started(
                name,
                [sys.executable, "-c", _BOT],
                environment(
                    database,
                    BOT_TOKEN=TOKEN,
                    BOT_API_URL=f"{self._api}/bot",
                    WEBHOOK_URL=f"https://127.0.0.1:8443{PATH}",
                    WEBHOOK_SECRET=SECRET,
                    WEBHOOK_PORT=str(port),
                    TELEGRAM_LIMITS="off",
                    **_AS_DEPLOYED,
                    **changes,
                ),
            )
            for port in ports
        ]
        return Side(name, found, ports, scripts, self.home / f"{name}.log")

    def on_sqlite(self, name: str) -> Side:
        """The bot on a file."""
        return self.bot(name, f"sqlite:///{self.home / 'bot.sqlite3'}")

    def postgres(self) -> str:
        """The address of a server that is ended with the sides."""
        home = Path(tempfile.mkdtemp(prefix="pg-"))
        self._stack.callback(shutil.rmtree, home, ignore_errors=True)
        with _on(self._cores):
            server = Durable(home)
        self._stack.callback(server.stop)
        return server.address

    def bare(self, name: str) -> Side:
        """The interview without any framework."""
        port = free_port()
        changes = {"LOAD_PORT": str(port), "LOAD_API": self._api}
        command = [sys.executable, "-m", "tools.bench.load.bare"]
        process = self._started(name, command, environment("", **changes))
        return Side(name, [process], [port], of_the_bare(), self.home / f"{name}.log")

    def _started(
        self, name: str, command: Sequence[str], environ: dict[str, str]
    ) -> subprocess.Popen[bytes]:
        with _on(self._cores):
            return self._stack.enter_context(_running(command, environ, self.home / f"{name}.log"))


@cache
def _compile() -> None:
    """Compile the modules that the bot imports, as in a deployment."""
    environ = environment("", **_AS_DEPLOYED)
    subprocess.run([sys.executable, "-c", _COMPILED], env=environ, check=True)


def wait_for(side: Side) -> None:
    """Wait until all processes of a side listen; `RuntimeError` if one has ended instead."""
    for port in side.ports:
        _until(partial(_is_there, side, port), side.name)
    if side.is_dead():
        message = f"{side.name} has ended: {side.log.read_text()}"
        raise RuntimeError(message)


@contextmanager
def _on(cores: set[int]) -> Iterator[None]:
    """Start the processes of the block on these cores, or on all of them without any."""
    if not cores:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def _running(
    command: Sequence[str], environ: dict[str, str], log: Path
) -> Iterator[subprocess.Popen[bytes]]:
    with (
        log.open("ab") as output,
        subprocess.Popen(command, env=environ, stdout=output, stderr=output) as process,
    ):
        try:
            yield process
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


def _is_there(side: Side, port: int) -> bool:
    """Whether somebody listens on a port, or never will because the side has ended."""
    if side.is_dead():
        return True
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


def _until(holds: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            message = f"{what} does not listen"
            raise RuntimeError(message)
        time.sleep(0.005)
