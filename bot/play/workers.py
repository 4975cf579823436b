"""Slow work on a board, in processes beside the bot: one draws pictures, one solves."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from lawcore.drawing.picture import Picture
from lawcore.drawing.png import png
from lawcore.play.cards import Card
from lawcore.play.indicated import Indication, Silence
from lawcore.play.indication import indicate
from lawcore.play.position import Position
from lawcore.play.worker import TIME_LIMIT, Engine, SolverProcess
from lawcore.report.board import Report
from lawcore.wording.indication import IndicationWording

LONGEST = 30.0
"""Seconds allowed for all positions of one indication together."""
SCALE = 1.5
"""A picture is 1350 pixels wide, which Telegram keeps legible on a phone."""

_ATTEMPTS = 2


class Painter:
    """Draws pictures in a process of its own, one at a time; it starts with the first picture.

    Pictures go through a pipe, not through a process pool: a pool needs semaphores, which fail
    on systems where /dev/shm cannot be written.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._closed = threading.Event()

    async def png(self, picture: Picture) -> bytes | None:
        """Return a picture as PNG; None if it cannot be drawn, or if the process died twice."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._png, picture)

    @property
    def pid(self) -> int | None:
        """The id of the running process, None if none runs."""
        process = self._process
        return process.pid if process and process.is_alive() else None

    def close(self) -> None:
        """End the process; a picture that is being drawn is given up."""
        self._closed.set()
        if self._process is not None:
            self._process.kill()
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._end()

    def _png(self, picture: Picture) -> bytes | None:
        for _ in range(_ATTEMPTS):
            if self._closed.is_set():
                break
            pipe = self._pipe or self._start()
            try:
                pipe.send(picture)
                image: bytes | None = pipe.recv()
            except (EOFError, OSError):
                self._end()
            else:
                return image
        return None

    def _start(self) -> Connection:
        spawn = get_context("spawn")
        ours, its_own = spawn.Pipe()
        process = spawn.Process(target=_paint, args=(its_own,), name="painter", daemon=True)
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


def _paint(pipe: Connection) -> None:
    """Answer each picture with its PNG until the pipe closes; interrupts are left to the bot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            picture: Picture = pipe.recv()
            pipe.send(_png_or_none(picture))


def _png_or_none(picture: Picture) -> bytes | None:
    try:
        return png(picture, SCALE)
    except (RuntimeError, ValueError):
        return None


class BoardSolver:
    """Solves boards double dummy, one at a time, in the solver's own process.

    `limit` is the time for one position, `longest` that for a whole board, both in seconds.
    """

    def __init__(self, limit: float = TIME_LIMIT, longest: float = LONGEST) -> None:
        self.solver = SolverProcess(limit)
        self.longest = longest
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sight")
        self._closed = threading.Event()

    async def indication(self, report: Report, edition: int) -> Indication:
        """Return what double dummy analysis says of the revokes on a board, by an edition's year.

        It runs in a thread: the event loop goes on meanwhile.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._indication, report, edition)

    def _indication(self, report: Report, edition: int) -> Indication:
        until = time.monotonic() + self.longest

        def solve(
            position: Position, cards: Iterable[Card] | None = None
        ) -> Mapping[Card, int] | None:
            if self._closed.is_set() or time.monotonic() > until:
                return None
            return self.solver.values(position, cards)

        return indicate(report.replay, report.each, solve, edition)

    @property
    def engine(self) -> Engine | None:
        """Which solver answers, None before the first position."""
        return self.solver.engine

    def close(self) -> None:
        """End the process; a board that is being solved is given up."""
        self._closed.set()
        pid = self.solver.pid
        if pid is not None:
            os.kill(pid, signal.SIGKILL)
        self._thread.shutdown(wait=True, cancel_futures=True)
        self.solver.close()


def indication_block(
    indication: Indication, engine: Engine | None, language: str
) -> dict[str, Sequence[str]]:
    """Return an indication in words: "title", "lines" and "caveats".

    If not every position was solved in time it has no number.
    """
    words = IndicationWording.of(language)
    if not indication.finished:
        silent = tuple(
            revoke for revoke in indication.revokes if revoke.silence is Silence.NOT_FINISHED
        )
        indication, engine = replace(indication, revokes=silent, results=()), None
    caveats = words.caveats() if any(one.cards for one in indication.revokes) else ()
    return {
        "title": (words.title(),),
        "lines": words.lines(indication, engine),
        "caveats": caveats,
    }
