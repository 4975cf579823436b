"""Databases that can be killed: PostgreSQL from its wheel; SQLite has no process of its own."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import psycopg

from tests.patience import until
from tests.postgres import NOBODY, _programs


class Postgres:
    """A server that is killed and started again."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self._user = NOBODY if os.geteuid() == 0 else None
        self._programs = _programs(home, self._user)
        self._data = home / "data"
        if self._user:
            shutil.chown(home, self._user)
        self._call("initdb", "--username=postgres", "--auth=trust", "--no-sync")
        self.start()

    @property
    def address(self) -> str:
        return f"postgresql+psycopg://postgres@/postgres?host={self._home}"

    @property
    def log(self) -> Path:
        return self._home / "log"

    def start(self) -> None:
        """Start; the remains of a killed server get time to end."""
        options = f"-F -k {self._home} -c listen_addresses="

        def starts() -> bool:
            with suppress(subprocess.CalledProcessError):
                self._call(
                    "pg_ctl", "--wait", "--log", str(self.log), "--options", options, "start"
                )
                return True
            return False

        until(starts, "the server")

    def kill(self, dice: Random) -> str:
        """Kill the server, or one of the processes that work for it; say which.

        Waits until it answers again: a server whose recovery is killed may refuse everybody from
        then on.
        """
        server = int((self._data / "postmaster.pid").read_text().split()[0])
        children = _children(server)
        killed = dice.choice(children) if children and dice.random() < 0.5 else server
        try:
            os.kill(killed, signal.SIGKILL)
        except ProcessLookupError:
            killed = server
            os.kill(server, signal.SIGKILL)
        if killed == server:
            self.start()
            return "the PostgreSQL server"
        until(lambda: killed not in _children(server), "the server to see what was killed")
        until(self._answers, "the server to recover")
        return "a process of PostgreSQL"

    def _answers(self) -> bool:
        with suppress(psycopg.OperationalError):
            psycopg.connect(user="postgres", dbname="postgres", host=str(self._home)).close()
            return True
        return False

    def stop(self) -> None:
        self._call("pg_ctl", "--wait", "--mode=immediate", "stop")

    def _call(self, program: str, *arguments: str) -> None:
        with (self._home / "output").open("ab") as output:
            subprocess.run(
                [str(self._programs / program), "-D", str(self._data), *arguments],
                check=True,
                user=self._user,
                extra_groups=[] if self._user else None,
                cwd=self._home,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
            )


def _children(pid: int) -> list[int]:
    """The children of a process, none where the system does not tell."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in listed.read_text().split()] if listed.exists() else []


@contextmanager
def database(kind: str) -> Iterator[tuple[str, Postgres | None]]:
    """A database for the duration of the block: its address, and its server if it has one."""
    home = Path(tempfile.mkdtemp(prefix="kill-"))
    try:
        if kind == "sqlite":
            yield f"sqlite:///{home / 'renonce.sqlite3'}", None
            return
        server = Postgres(home)
        try:
            yield server.address, server
        finally:
            server.stop()
    finally:
        shutil.rmtree(home, ignore_errors=True)
