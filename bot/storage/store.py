"""A store on SQLite or PostgreSQL, which repeats transactions that collide.

Jobs that wait at the same time share a transaction, and thus one wait for the disk. On PostgreSQL
they go by its clock, which all processes on it share.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import groupby
from threading import Lock
from time import monotonic, sleep
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, InternalError, OperationalError, ProgrammingError

from bot.storage.engine import THREADS, explain
from bot.storage.errors import AlreadyDone, Stale, StorageError
from bot.storage.transaction import Transaction
from bot.storage.unit_of_work import UnitOfWork, insert_new_updates

MEASURED_EVERY: Final = 60.0
"""Seconds between two comparisons of this machine's clock with the database's."""
TOLERATED: Final = timedelta(minutes=1)
"""The difference from which on the operator is told that a clock is wrong."""

_NOW = text("select clock_timestamp()")

_log = logging.getLogger(__name__)


def _machine_time(_: Connection | None = None) -> datetime:
    return datetime.now(UTC)


class DatabaseClock:
    """Returns the time by the clock of the PostgreSQL database in which a transaction runs.

    It is asked once in `MEASURED_EVERY` seconds; in between its time goes on by the seconds that
    have passed since, so that this machine's clock may be set to another time meanwhile.
    """

    def __init__(
        self,
        own_time: Callable[[], datetime] = _machine_time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._own_time = own_time
        self._monotonic = monotonic
        self._measured: tuple[datetime, float] | None = None
        self._is_told = False

    def __call__(self, connection: Connection) -> datetime:
        """Return the time now; `connection` is that of the transaction."""
        if self._measured is not None:
            told, measured_at = self._measured
            passed = self._monotonic() - measured_at
            if passed < MEASURED_EVERY:
                return told + timedelta(seconds=passed)
        return self._measure(connection)

    def _measure(self, connection: Connection) -> datetime:
        told: datetime = connection.execute(_NOW).scalar_one()
        self._measured = told, self._monotonic()
        if abs(told - self._own_time()) < TOLERATED:
            self._is_told = False
        elif not self._is_told:
            self._is_told = True
            _log.error("this machine's clock and the database's differ by more than a minute")
        return told


T = TypeVar("T")

BATCH = 64
"""The most jobs that share a transaction."""
TRIES = 8
"""The most tries of a transaction."""
FIRST_PAUSE = 0.01
"""The seconds before the second try; each further pause is twice as long."""
STALLED_SECONDS = 0.2
"""Seconds after which a batch counts as held up, as by the lock of another process."""


class Job(Struct, frozen=True):
    """Work for a transaction: done once for its `update_id`, every time if that is None.

    `reading` has the ids of the conversations that the work reads.
    """

    update_id: int | None
    work: Callable[[Transaction], Any]
    reading: Collection[str] = ()


class Done(Struct, frozen=True):
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


class _PendingJob(Struct, frozen=True, eq=False):
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


def clock_of(engine: Engine) -> Callable[[Connection], datetime]:
    """Return the clock of a database: SQLite has none but the machine's."""
    return _machine_time if engine.dialect.name == "sqlite" else DatabaseClock()


class Store:
    """A store in a database.

    `clock` returns the time of a transaction on a connection, and `pause` sleeps for some
    seconds. Jobs that wait at the same time share a transaction. If one of them fails, the whole
    transaction is rolled back, and each job is done in one of its own.
    """

    def __init__(
        self,
        engine: Engine,
        *,
        clock: Callable[[Connection], datetime] | None = None,
        pause: Callable[[float], None] = sleep,
    ) -> None:
        self._engine = engine
        self._clock = clock or clock_of(engine)
        self._pause = pause
        threads = 1 if engine.dialect.name == "sqlite" else THREADS
        self._worker = BatchWorker(self.carry_out, threads=threads, most=BATCH)

    async def once(
        self, update_id: int, work: Callable[[Transaction], T], *, reading: Collection[str] = ()
    ) -> T | AlreadyDone:
        """Return the result of an update's work, done in one transaction; see `AlreadyDone`.

        The work is called again if another transaction has changed the same rows meanwhile; only
        what it did last is stored. `reading` has the ids of the conversations that it reads.
        Raises `StorageError` if the database cannot be used, and whatever the work raises; then
        nothing was done.
        """
        result: T | AlreadyDone = await self._worker.run(Job(update_id, work, reading))
        return result

    async def run(self, work: Callable[[Transaction], T], *, reading: Collection[str] = ()) -> T:
        """Return the result of work, done in one transaction whenever it is called; see `once`."""
        result: T = await self._worker.run(Job(None, work, reading))
        return result

    def carry_out(self, jobs: Sequence[Job]) -> list[Done]:
        """Do jobs in this thread, in one transaction if possible; return a `Done` for each.

        The transaction is tried again if the database was busy, or if another process changed the
        same rows.
        """
        for attempt in range(TRIES):
            is_last = attempt == TRIES - 1
            try:
                return self._attempt(jobs)
            except OperationalError as error:
                if is_last:
                    return [Done(error=_as_storage_error(self._engine, error)) for _ in jobs]
            except (InternalError, ProgrammingError) as error:  # a table is missing, or a right
                return [Done(error=_as_storage_error(self._engine, error)) for _ in jobs]
            except Exception as error:  # noqa: BLE001 - it goes to whoever waits for the job
                if len(jobs) > 1:
                    return [done for job in jobs for done in self.carry_out([job])]
                if is_last or not isinstance(error, Stale):
                    return [Done(error=error)]
            self._pause(FIRST_PAUSE * 2**attempt)
        raise AssertionError  # the last try has returned

    def close(self) -> None:
        """Finish the work that has begun, and close the database."""
        self._worker.close()
        self._engine.dispose()

    def _attempt(self, jobs: Sequence[Job]) -> list[Done]:
        with self._engine.begin() as connection:
            times = [self._clock(connection) for _ in jobs]
            received = _receive(connection, [job.update_id for job in jobs], times)
            unit = UnitOfWork(connection)
            if len(jobs) > 1 and (keys := {key for job in jobs for key in job.reading}):
                unit.prefetch(keys)
            results = [
                Done(job.work(Transaction(connection, unit, now)) if is_new else AlreadyDone())
                for job, now, is_new in zip(jobs, times, received, strict=True)
            ]
            unit.flush()
        return results


def _as_storage_error(engine: Engine, error: DBAPIError) -> StorageError:
    explained = explain(engine, error)
    explained.__cause__ = error
    return explained


def _receive(
    connection: Connection, updates: Sequence[int | None], times: Sequence[datetime]
) -> list[bool]:
    """Store the numbers of updates, None for other work; return for each whether it is to be done.

    It is not if the update has come before, in another transaction or earlier in this one.
    """
    rows = {
        update: {"update_id": update, "at": now}
        for update, now in zip(updates, times, strict=True)
        if update is not None
    }
    new: set[int | None] = set()
    if rows:
        statement = insert_new_updates(connection.dialect.name)
        several = [rows[key] for key in sorted(rows)]
        stored = connection.execute(statement, several if several[1:] else several[0])
        new |= {update for (update,) in stored}
    is_new = []
    for update in updates:
        is_new.append(update is None or update in new)
        new.discard(update)
    return is_new
