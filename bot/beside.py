"""Slow work in a worker process, with tasks and results sent through a pipe."""

import asyncio
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar

Given = TypeVar("Given")
Made = TypeVar("Made")

_ATTEMPTS = 2


class ProcessBeside(Generic[Given, Made]):
    """Does one kind of work in a process of its own, one piece at a time.

    The process starts with the first piece; it stays for the next ones only where it `stays`.
    `work` is a function of a module; it returns None where it cannot be done.

    What is given goes through a pipe, not through a process pool: a pool needs semaphores, which
    fail on systems where /dev/shm cannot be written.
    """

    def __init__(
        self, work: Callable[[Given], Made | None], name: str, *, stays: bool = True
    ) -> None:
        self._work = work
        self._name = name
        self._stays = stays
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._closed = threading.Event()

    async def make(self, given: Given) -> Made | None:
        """Return what the work makes; None if it cannot be done, or if the process died twice."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._make, given)

    @property
    def pid(self) -> int | None:
        """The id of the running process, None if none runs."""
        process = self._process
        return process.pid if process and process.is_alive() else None

    def close(self) -> None:
        """End the process; a piece of work in hand is given up."""
        self._closed.set()
        if self._process is not None:
            self._process.kill()
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._end()

    def _make(self, given: Given) -> Made | None:
        for _ in range(_ATTEMPTS):
            if self._closed.is_set():
                break
            pipe = self._pipe or self._start()
            try:
                pipe.send(given)
                made: Made | None = pipe.recv()
            except (EOFError, OSError):
                self._end()
            else:
                if not self._stays:
                    self._end()
                return made
        return None

    def _start(self) -> Connection:
        spawn = get_context("spawn")
        ours, its_own = spawn.Pipe()
        process = spawn.Process(
            target=_serve, args=(its_own, self._work), name=self._name, daemon=True
        )
        with its_own:
            process.start()
        self._process, self._pipe = process, ours
        return ours

    def _end(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._pipe = self._process = None


def _serve(pipe: Connection, work: Callable[[Given], Made | None]) -> None:
    """Answer each piece with what is made of it until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are left to the bot
    with suppress(EOFError, OSError):
        while True:
            pipe.send(work(pipe.recv()))
