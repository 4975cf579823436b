"""Slow work on a board in two worker processes: one draws pictures, one solves."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

from bot.worker_process import AwaitedWorker
from lawcore.board.indicated import Indication, Silence
from lawcore.board.indication import indicate
from lawcore.board.indication_wording import IndicationWording
from lawcore.board.report import Report
from lawcore.bridge.drawing.picture import Picture
from lawcore.bridge.drawing.png import png
from lawcore.bridge.drawing.seating import Seating
from lawcore.bridge.play.cards import Card
from lawcore.bridge.play.position import Position
from lawcore.bridge.play.worker import TIME_LIMIT, Engine, SolverProcess
from lawcore.engine.records import replace

LONGEST = 30.0
"""Seconds allowed for all positions of one indication together."""
SCALE, SCALE_OF_TABLES = 1.5, 1.0
"""At these scales a board is 1350 pixels wide and a table 900, which stays legible on a phone."""

Drawn: TypeAlias = Picture | Seating
"""What can be drawn: a board, or a table."""


class Painter(AwaitedWorker[Drawn, bytes]):
    """Draws pictures in a worker process, one at a time; it starts with the first picture."""

    def __init__(self) -> None:
        super().__init__(open_painting, "painter")

    async def png(self, picture: Drawn) -> bytes | None:
        """Return a picture as PNG; None if it cannot be drawn, or if the process died twice."""
        return await self.do(picture)


def open_painting() -> Callable[[Drawn], bytes | None]:
    """Return what draws a picture."""
    return _png_or_none


def _png_or_none(picture: Drawn) -> bytes | None:
    try:
        return png(picture, SCALE if isinstance(picture, Picture) else SCALE_OF_TABLES)
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
        """Return the double dummy analysis of the revokes on a board, by an edition's year.

        It runs in a thread, so that the event loop is free meanwhile.
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
        """The name of the solver, None before the first position."""
        return self.solver.engine

    def close(self) -> None:
        """End the process; a board that is being solved is given up."""
        self._closed.set()
        self.solver.give_up()
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
