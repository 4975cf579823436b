"""A store on SQLite or PostgreSQL, which repeats transactions that collide."""

from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime
from time import sleep
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, InternalError, OperationalError, ProgrammingError

from bot.storage.batching import BatchWorker, Done, Job
from bot.storage.clock import DatabaseClock
from bot.storage.engine import THREADS, explain
from bot.storage.errors import AlreadyDone, Stale, StorageError
from bot.storage.transaction import Transaction
from bot.storage.unit_of_work import UnitOfWork
from bot.storage.upsert import insert_new_updates

T = TypeVar("T")

BATCH = 64
"""The most jobs that share a transaction."""
TRIES = 8
"""The most tries of a transaction."""
FIRST_PAUSE = 0.01
"""The seconds before the second try; each further pause is twice as long."""


def clock_of(engine: Engine) -> Callable[[Connection], datetime]:
    """Return the clock of a database: SQLite has none but the machine's."""
    return _machine_time if engine.dialect.name == "sqlite" else DatabaseClock()


def _machine_time(_: Connection) -> datetime:
    return datetime.now(UTC)


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
        new |= set(connection.execute(statement, [rows[key] for key in sorted(rows)]).scalars())
    is_new = []
    for update in updates:
        is_new.append(update is None or update in new)
        new.discard(update)
    return is_new
