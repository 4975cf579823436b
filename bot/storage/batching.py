"""Work of one moment shares a transaction: one wait for the disk instead of one for each piece."""

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from threading import Lock
from time import monotonic
from typing import Any, TypeAlias

from bot.storage.store import Transaction

STALLED_SECONDS = 0.2
"""A batch that takes longer is stalled, as by a lock of another process."""


@dataclass(frozen=True, slots=True)
class Job:
    """Work to be done within a transaction: once for its `update_id`, every time without one.

    `reading` has the ids of the conversations the work asks for.
    """

    update_id: int | None
    work: Callable[[Transaction], Any]
    reading: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class Done:
    """The result of a job, or the error that it ended with."""

    result: Any = None
    error: Exception | None = None

    def unwrap(self) -> Any:
        """Return the result, or raise the error."""
        if self.error is not None:
            raise self.error
        return self.result


CarryOut: TypeAlias = Callable[[Sequence[Job]], Sequence[Done]]
"""Does jobs in their order, all in one transaction if possible; returns a `Done` for each."""


@dataclass(frozen=True, slots=True, eq=False)
class _Waiting:
    """A job, and the future of the coroutine that waits for it."""

    job: Job
    answer: asyncio.Future[Any]

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The event loop of that coroutine."""
        return self.answer.get_loop()


class BatchWorker:
    """A thread that takes the jobs that wait, `most` of them at once at the most.

    While a batch is stalled another thread, of up to `threads`, takes what comes: side by side
    transactions cost far more than one after the other.
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
        """Have a job done; returns its result or raises its error.

        Raises `RuntimeError` once the worker is closed.
        """
        waiting = _Waiting(job, asyncio.get_running_loop().create_future())
        with self._lock:
            self._waiting.append(waiting)
            is_stalled = monotonic() - self._taken_at > STALLED_SECONDS
            needs_thread = not self._busy or (is_stalled and self._busy < self._most_threads)
            self._busy += needs_thread
        if needs_thread:
            try:
                waiting.loop.run_in_executor(self._threads, self._work)
            except RuntimeError:  # closed
                with self._lock:
                    self._busy -= 1
                    self._waiting.remove(waiting)
                raise
        return await waiting.answer

    def close(self) -> None:
        """Finish what waits; nothing is taken any more."""
        self._threads.shutdown(wait=True)

    def _work(self) -> None:
        while batch := self._take():
            try:
                results = self._carry_out([waiting.job for waiting in batch])
            except Exception as error:  # noqa: BLE001 - else they would wait for ever
                results = [Done(error=error) for _ in batch]
            by_loop = groupby(zip(batch, results, strict=True), lambda pair: pair[0].loop)
            for loop, pairs in by_loop:
                with suppress(RuntimeError):  # the loop is closed, nobody waits any more
                    loop.call_soon_threadsafe(_answer, list(pairs))

    def _take(self) -> list[_Waiting]:
        """Return the next batch; where it is empty the thread has no more to do."""
        with self._lock:
            size = min(self._most, len(self._waiting))
            batch = [self._waiting.popleft() for _ in range(size)]
            self._taken_at = monotonic()
            self._busy -= not batch
        return batch


def _answer(pairs: Sequence[tuple[_Waiting, Done]]) -> None:
    for waiting, done in pairs:
        if waiting.answer.done():  # who waited has been cancelled
            continue
        if done.error is None:
            waiting.answer.set_result(done.result)
        else:
            waiting.answer.set_exception(done.error)
