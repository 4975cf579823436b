"""Updates of one moment, taken to the database together: one wait for the disk for all."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from threading import Lock
from time import monotonic
from typing import Any, TypeAlias

from bot.storage.store import Transaction

HELD_UP = 0.2
"""The seconds after which jobs that were taken together are held up."""


@dataclass(frozen=True, slots=True)
class Job:
    """What one update asks of the database; without an `update_id` it is done each time.

    `reading` are the ids of the conversations that the work is going to ask for.
    """

    update_id: int | None
    work: Callable[[Transaction], Any]
    reading: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a job: its result, or the error that it ended with."""

    result: Any = None
    error: Exception | None = None


CarryOut: TypeAlias = Callable[[Sequence[Job]], Sequence[Done]]
"""Carries out jobs in their order, all in one transaction where that can be."""


@dataclass(frozen=True, slots=True, eq=False)
class _Waiting:
    job: Job
    answer: asyncio.Future[Any]

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop in which somebody waits."""
        return self.answer.get_loop()


class Together:
    """A worker thread that takes what waits, at most `most` jobs at once.

    Another one, of so many `threads`, takes what comes while the first is held up, as it is by a
    lock of another process: in one transaction jobs cost far less than side by side.
    """

    def __init__(self, carry_out: CarryOut, *, threads: int, most: int) -> None:
        self._carry_out = carry_out
        self._most = most
        self._most_threads = threads
        self._busy = 0
        self._taken_at = 0.0
        self._waiting: deque[_Waiting] = deque()
        self._lock = Lock()
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="storage")

    async def run(self, job: Job) -> Any:
        """Have a job carried out; return its result or raise its error.

        Raises `RuntimeError` where nothing is taken any more.
        """
        waiting = _Waiting(job, asyncio.get_running_loop().create_future())
        with self._lock:
            self._waiting.append(waiting)
            is_held_up = monotonic() - self._taken_at > HELD_UP
            wanted = not self._busy or (is_held_up and self._busy < self._most_threads)
            self._busy += wanted
        if wanted:
            try:
                waiting.loop.run_in_executor(self._threads, self._work)
            except RuntimeError:  # closed
                with self._lock:
                    self._busy -= 1
                    self._waiting.remove(waiting)
                raise
        return await waiting.answer

    def close(self) -> None:
        """Finish what waits."""
        self._threads.shutdown(wait=True)

    def _work(self) -> None:
        while taken := self._take():
            try:
                done = self._carry_out([one.job for one in taken])
            except Exception as error:  # noqa: BLE001 - else they would wait for ever
                done = [Done(error=error) for _ in taken]
            of_loops = groupby(zip(taken, done, strict=True), lambda pair: pair[0].loop)
            for loop, pairs in of_loops:
                with suppress(RuntimeError):  # the loop is closed, nobody waits any more
                    loop.call_soon_threadsafe(_answer, list(pairs))

    def _take(self) -> list[_Waiting]:
        """Take jobs to be done together; where none waits, the thread has no more to do."""
        with self._lock:
            taken = [self._waiting.popleft() for _ in range(min(self._most, len(self._waiting)))]
            self._taken_at = monotonic()
            self._busy -= not taken
        return taken


def _answer(pairs: Sequence[tuple[_Waiting, Done]]) -> None:
    for waiting, done in pairs:
        if waiting.answer.done():  # who waited has been cancelled
            continue
        if done.error is None:
            waiting.answer.set_result(done.result)
        else:
            waiting.answer.set_exception(done.error)
