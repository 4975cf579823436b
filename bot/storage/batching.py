"""Lets jobs that wait at the same time share a transaction, and thus one wait for the disk."""

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

from bot.storage.transaction import Transaction

STALLED_SECONDS = 0.2
"""Seconds after which a batch counts as held up, as by the lock of another process."""


@dataclass(frozen=True, slots=True)
class Job:
    """Work for a transaction: done once for its `update_id`, every time if that is None.

    `reading` has the ids of the conversations that the work reads.
    """

    update_id: int | None
    work: Callable[[Transaction], Any]
    reading: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class Done:
    """The result of a job, or the error that it raised."""

    result: Any = None
    error: Exception | None = None

    def unwrap(self) -> Any:
        """Return the result, or raise the error."""
        if self.error is not None:
            raise self.error
        return self.result


CarryOut: TypeAlias = Callable[[Sequence[Job]], Sequence[Done]]
"""Does jobs in order, in one transaction if possible; returns a `Done` for each."""


@dataclass(frozen=True, slots=True, eq=False)
class _PendingJob:
    """A job, and the future of the coroutine that waits for it."""

    job: Job
    answer: asyncio.Future[Any]

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The event loop of that coroutine."""
        return self.answer.get_loop()


class BatchWorker:
    """Does jobs in a separate thread, those that wait together as a batch of at most `most`.

    Only while a batch is held up does another thread, of at most `threads`, take the next one:
    concurrent transactions cost far more than successive ones.
    """

    def __init__(self, carry_out: CarryOut, *, threads: int, most: int) -> None:
        self._carry_out = carry_out
        self._most = most
        self._most_threads = threads
        self._busy = 0
        self._taken_at = 0.0
        self._pending: deque[_PendingJob] = deque()
        self._lock = Lock()
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="storage")

    async def run(self, job: Job) -> Any:
        """Return the result of a job, or raise its error.

        Raises `RuntimeError` once the worker is closed.
        """
        pending = _PendingJob(job, asyncio.get_running_loop().create_future())
        with self._lock:
            self._pending.append(pending)
            is_stalled = monotonic() - self._taken_at > STALLED_SECONDS
            needs_thread = not self._busy or (is_stalled and self._busy < self._most_threads)
            self._busy += needs_thread
        if needs_thread:
            try:
                pending.loop.run_in_executor(self._threads, self._work)
            except RuntimeError:  # closed
                with self._lock:
                    self._busy -= 1
                    self._pending.remove(pending)
                raise
        return await pending.answer

    def close(self) -> None:
        """Finish all waiting jobs, and accept no others."""
        self._threads.shutdown(wait=True)

    def _work(self) -> None:
        while batch := self._take():
            try:
                results = self._carry_out([pending.job for pending in batch])
            except Exception as error:  # noqa: BLE001 - else they would wait for ever
                results = [Done(error=error) for _ in batch]
            by_loop = groupby(zip(batch, results, strict=True), lambda pair: pair[0].loop)
            for loop, pairs in by_loop:
                with suppress(RuntimeError):  # the loop is closed, nobody waits any more
                    loop.call_soon_threadsafe(_answer, list(pairs))

    def _take(self) -> list[_PendingJob]:
        """Return the jobs of the next batch; none if the thread has nothing left to do."""
        with self._lock:
            size = min(self._most, len(self._pending))
            batch = [self._pending.popleft() for _ in range(size)]
            self._taken_at = monotonic()
            self._busy -= not batch
        return batch


def _answer(pairs: Sequence[tuple[_PendingJob, Done]]) -> None:
    for pending, done in pairs:
        if pending.answer.done():  # who waited has been cancelled
            continue
        if done.error is None:
            pending.answer.set_result(done.result)
        else:
            pending.answer.set_exception(done.error)
