"""A store on SQLite or PostgreSQL, which repeats transactions that collide."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from time import sleep
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Table, delete, select
from sqlalchemy.exc import DBAPIError, InternalError, OperationalError, ProgrammingError

from bot.conversation.model import Conversation
from bot.storage.batching import BatchWorker, Done, Job
from bot.storage.clock import DatabaseClock
from bot.storage.engine import THREADS, explain
from bot.storage.sql_calls import SqlCalls
from bot.storage.sql_conversations import SqlConversations
from bot.storage.sql_desks import SqlDesks
from bot.storage.sql_evenings import SqlEvenings
from bot.storage.sql_inbox import SqlInbox, receive
from bot.storage.sql_keyboards import SqlKeyboards
from bot.storage.sql_plays import SqlPlays
from bot.storage.sql_preferences import SqlPreferences
from bot.storage.store import (
    START,
    AlreadyDone,
    Cursor,
    PersonalRows,
    Stale,
    StorageError,
    Transaction,
)
from bot.storage.tables import METADATA
from bot.storage.unit_of_work import UnitOfWork

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


class SqlStore:
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
        result: T | AlreadyDone = await self._worker.run(Job(update_id, work, reading))
        return result

    async def run(self, work: Callable[[Transaction], T], *, reading: Collection[str] = ()) -> T:
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
        self._worker.close()
        self._engine.dispose()

    def _attempt(self, jobs: Sequence[Job]) -> list[Done]:
        with self._engine.begin() as connection:
            times = [self._clock(connection) for _ in jobs]
            received = receive(connection, jobs, times)
            unit = UnitOfWork(connection)
            if len(jobs) > 1 and (keys := {key for job in jobs for key in job.reading}):
                unit.prefetch(keys)
            results = [
                Done(job.work(SqlTransaction(connection, unit, now)) if is_new else AlreadyDone())
                for job, now, is_new in zip(jobs, times, received, strict=True)
            ]
            unit.flush()
        return results


def _as_storage_error(engine: Engine, error: DBAPIError) -> StorageError:
    explained = explain(engine, error)
    explained.__cause__ = error
    return explained


class SqlTransaction(
    SqlConversations,
    SqlKeyboards,
    SqlPreferences,
    SqlPlays,
    SqlEvenings,
    SqlDesks,
    SqlCalls,
    SqlInbox,
):
    """One transaction on one connection."""

    def __init__(self, connection: Connection, unit: UnitOfWork, now: datetime) -> None:
        self._connection = connection
        self._unit = unit
        self._now = now

    @property
    def now(self) -> datetime:
        return self._now

    def export(self, user_id: int) -> PersonalRows:
        self._unit.flush()
        stored: dict[str, tuple[Mapping[str, object], ...]] = {
            table.name: tuple(
                row._asdict()
                for row in self._connection.execute(
                    select(table).where(table.c.user_id == user_id).order_by(*table.primary_key)
                )
            )
            for table in _tables_of_persons()
        }
        return {**stored, **self._export_questions(user_id)}

    def forget(self, user_id: int) -> int:
        self._unit.flush()
        self._unit.clear()
        self._forget_calls(str(user_id))
        self._part_with_evenings(user_id)
        return self._part_with_questions(user_id) + sum(
            self._connection.execute(delete(table).where(table.c.user_id == user_id)).rowcount
            for table in reversed(_tables_of_persons())
        )

    def move_chat(self, former: int, latter: int) -> list[Conversation]:
        self._unit.flush()
        self._unit.clear()
        keys = self._move_conversations(former, latter)
        self._move_preferences(former, latter)
        self._move_evenings(former, latter)
        self._move_desks(former, latter)
        moved = (self.conversation(key) for key in keys)
        return [conversation for conversation in moved if conversation is not None]

    def expire(self, before: datetime, cursor: Cursor = START) -> Cursor | None:
        self._unit.flush()
        self._unit.clear()
        tables: Sequence[Callable[[datetime, Any], Any]] = (
            self._expire_inbox,
            self._expire_plays,
            self._expire_deals,
            self._expire_evenings,
            self._expire_questions,
            self._expire_typed,
            self._expire_calls,
            self._expire_keyboards,
            self._expire_conversations,
        )
        row = tables[cursor.table](before, cursor.row)
        if row is not None:
            return replace(cursor, row=row)
        following = cursor.table + 1
        return Cursor(following) if following < len(tables) else None


def _tables_of_persons() -> list[Table]:
    """Return the tables that name persons: those with a user_id, so that none is left out."""
    return [table for table in METADATA.sorted_tables if "user_id" in table.c]
