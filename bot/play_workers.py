"""The slow work on a board beside the bot: its picture in one process, the solver in another."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from multiprocessing import get_context

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
"""Seconds for all positions of an indication together."""
SCALE = 1.5
"""A picture is 1350 pixels wide, which Telegram keeps legible on a phone."""

_LOOK_EVERY = 1.0
_ATTEMPTS = 2


class Painter:
    """Makes pictures in a process of its own, one after the other; it starts with the first."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def png(self, picture: Picture) -> bytes | None:
        """Return a picture as PNG; None where none can be made, or the process twice died."""
        for _ in range(_ATTEMPTS):
            pool = self._pool = self._pool or _one_process()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, png, picture, SCALE)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False)
            except (RuntimeError, ValueError):
                return None
        return None

    @property
    def pids(self) -> tuple[int, ...]:
        """The numbers of the running processes: none before the first picture, then one."""
        return tuple(self._pool._processes) if self._pool else ()  # noqa: SLF001

    def close(self) -> None:
        """End the process; a later picture starts another."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)


def _one_process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, get_context("spawn"), _watch, (os.getpid(),))


def _watch(parent: int) -> None:
    """Leave signals to the bot, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(_LOOK_EVERY)
    os._exit(0)


class Sight:
    """Solves boards at sight of all cards, one after the other, in the solver's own process.

    `limit` is the time for one position in seconds, `longest` that for a whole board.
    """

    def __init__(self, limit: float = TIME_LIMIT, longest: float = LONGEST) -> None:
        self.solver = SolverProcess(limit)
        self.longest = longest
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sight")
        self._closed = threading.Event()

    async def indication(self, report: Report, edition: int) -> Indication:
        """Return what double dummy says of the revokes of a board; others are not kept waiting."""
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
        """Which solver answers: "dds" or "python"; None before the first position."""
        return self.solver.engine

    def close(self) -> None:
        """End the process; a board in hand is given up."""
        self._closed.set()
        pid = self.solver.pid
        if pid is not None:
            os.kill(pid, signal.SIGKILL)
        self._thread.shutdown(wait=True, cancel_futures=True)
        self.solver.close()


def block(
    indication: Indication, engine: Engine | None, language: str
) -> dict[str, Sequence[str]]:
    """Return the block of an indication; where not everything was solved it has no number."""
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
