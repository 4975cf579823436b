"""Conversations kept in a database, changed in a worker thread."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, fields, replace
from datetime import UTC, datetime
from functools import cache
from importlib import import_module
from time import sleep
from typing import Any, TypeVar, overload

from sqlalchemy import (
    BigInteger,
    Connection,
    Delete,
    Engine,
    Insert,
    Table,
    Update,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, InternalError, OperationalError, ProgrammingError

from bot.conversation.model import Conversation, Link, Preference, Score
from bot.storage.batching import Done, Job, Together
from bot.storage.engine import THREADS, explain
from bot.storage.sql_calls import SqlCalls
from bot.storage.sql_plays import SqlPlays
from bot.storage.store import (
    MOST_KEPT,
    RECEIVED_FOR,
    Seen,
    Stale,
    StorageError,
    Stored,
    Transaction,
)
from bot.storage.tables import CONVERSATION, INBOX, LINK, PREFERENCE, SCORE, Base
from bot.storage.unit_of_work import Kept, conversation_of

T = TypeVar("T")

MOST_TOGETHER = 64
"""So many updates share a transaction at most."""
TRIES = 8
FIRST_PAUSE = 0.01


def _now() -> datetime:
    return datetime.now(UTC)


class SqlStore:
    """A store on SQLite or PostgreSQL.

    What is asked at the same time is carried out in one transaction. Where a part of it fails,
    all of it is taken back, and each part carried out by itself.
    """

    def __init__(
        self,
        engine: Engine,
        *,
        clock: Callable[[], datetime] = _now,
        pause: Callable[[float], None] = sleep,
    ) -> None:
        self._engine = engine
        self._clock = clock
        self._pause = pause
        threads = 1 if engine.dialect.name == "sqlite" else THREADS
        self._together = Together(self._carried_out, threads=threads, most=MOST_TOGETHER)

    @overload
    def transact(self, update_id: None, work: Callable[[Transaction], T]) -> T: ...
    @overload
    def transact(self, update_id: int | None, work: Callable[[Transaction], T]) -> T | Seen: ...
    def transact(self, update_id: int | None, work: Callable[[Transaction], T]) -> T | Seen:
        """Carry out one update in one transaction, unless it was carried out before."""
        (done,) = self._carried_out([Job(update_id, work)])
        if done.error is not None:
            raise done.error
        result: T | Seen = done.result
        return result

    @overload
    async def run(
        self, update_id: None, work: Callable[[Transaction], T], reading: Sequence[str] = ()
    ) -> T: ...
    @overload
    async def run(
        self, update_id: int | None, work: Callable[[Transaction], T], reading: Sequence[str] = ()
    ) -> T | Seen: ...
    async def run(
        self, update_id: int | None, work: Callable[[Transaction], T], reading: Sequence[str] = ()
    ) -> T | Seen:
        """Carry out one update in a worker thread, with those that wait there too."""
        result: T | Seen = await self._together.run(Job(update_id, work, tuple(reading)))
        return result

    def close(self) -> None:
        """Finish the work in hand and close the connections."""
        self._together.close()
        self._engine.dispose()

    def _carried_out(self, jobs: Sequence[Job]) -> list[Done]:
        """Carry out jobs together, and again where the database was busy or others were faster."""
        for attempt in range(TRIES):
            is_last = attempt == TRIES - 1
            try:
                return self._attempt(jobs)
            except OperationalError as error:
                if is_last:
                    return [Done(error=_explained(self._engine, error)) for _ in jobs]
            except (InternalError, ProgrammingError) as error:  # a table is missing, or a right
                return [Done(error=_explained(self._engine, error)) for _ in jobs]
            except Exception as error:  # noqa: BLE001 - it goes to whoever waits for the job
                if len(jobs) > 1:
                    return [done for job in jobs for done in self._carried_out([job])]
                if is_last or not isinstance(error, Stale):
                    return [Done(error=error)]
            self._pause(FIRST_PAUSE * 2**attempt)
        raise AssertionError  # the last try has returned

    def _attempt(self, jobs: Sequence[Job]) -> list[Done]:
        times = [self._clock() for _ in jobs]
        with self._engine.begin() as connection:
            new = _new(connection, jobs, times)
            kept = Kept(connection)
            if len(jobs) > 1 and (keys := {key for job in jobs for key in job.reading}):
                kept.read(keys)
            done = [
                Done(job.work(SqlTransaction(connection, kept, now)) if is_new else Seen.SEEN)
                for job, now, is_new in zip(jobs, times, new, strict=True)
            ]
            kept.write()
        return done


def _explained(engine: Engine, error: DBAPIError) -> StorageError:
    explained = explain(engine, error)
    explained.__cause__ = error
    return explained


class SqlTransaction(SqlCalls, SqlPlays):
    """One transaction on one connection."""

    def __init__(self, connection: Connection, kept: Kept, now: datetime) -> None:
        self._connection = connection
        self._kept = kept
        self._now = now

    def conversation(self, key: str, *, lock: bool = True) -> Conversation | None:
        """The conversation of that id."""
        return self._kept.one(key, lock=lock)

    def open_conversation(
        self, chat_id: int, user_id: int, topic_id: int | None = None
    ) -> Conversation | None:
        """The newest unfinished conversation of a person in a topic of a chat."""
        whose = {"chat": chat_id, "user": user_id, "topic": topic_id}
        self._kept.write()
        return self._kept.found(self._connection.execute(_LOCK_OPEN, whose).one_or_none())

    def shown_in(self, chat_id: int, message_id: int) -> Conversation | None:
        """The newest conversation shown in a message."""
        where = {"chat": chat_id, "message": message_id}
        if self._connection.dialect.name == "postgresql":
            self._connection.execute(_ONE_AT_A_TIME, where)
        self._kept.write()
        return self._kept.found(self._connection.execute(_SHOWN_IN, where).one_or_none())

    def add(self, conversation: Conversation) -> Conversation:
        """Keep a new conversation."""
        kept = replace(conversation, version=1, created_at=self._now, touched_at=self._now)
        self._kept.write()
        self._connection.execute(_ADD, {name: getattr(kept, name) for name in _COLUMNS})
        if self._connection.execute(_TRIM, {"user": kept.user_id}).rowcount:
            self._kept.forget_all()
        self._kept.added(kept)
        return kept

    def save(self, conversation: Conversation) -> Conversation:
        """Keep a change, if nobody else has changed the row meanwhile."""
        return self._kept.save(conversation, self._now)

    def drop(self, conversation: Conversation) -> None:
        """Delete a conversation."""
        self._kept.write()
        self._connection.execute(_DROP, {"key": conversation.id})
        self._kept.forget_all()

    def preference(self, chat_id: int, user_id: int) -> Preference:
        """What the person has chosen in the chat."""
        whose = {"chat": chat_id, "user": user_id}
        row = self._connection.execute(_PREFERENCE, whose).one_or_none()
        return Preference() if row is None else Preference(**row._asdict())

    def set_preference(self, chat_id: int, user_id: int, preference: Preference) -> None:
        """Keep what the person has chosen in the chat."""
        whose = {"chat_id": chat_id, "user_id": user_id}
        self._connection.execute(
            _setting(self._connection.dialect.name, PREFERENCE, _CHOSEN),
            whose | asdict(preference),
        )

    def score(self, user_id: int, level: int) -> Score:
        """What somebody has answered at a level of the quiz."""
        row = self._connection.execute(_SCORE, {"user": user_id, "level": level}).one_or_none()
        return Score() if row is None else Score(**row._asdict())

    def set_score(self, user_id: int, level: int, score: Score) -> None:
        """Keep a score."""
        self._connection.execute(
            _setting(self._connection.dialect.name, SCORE, _COUNTS),
            {"user_id": user_id, "level": level} | asdict(score),
        )

    def rulings(self, user_id: int, chat_id: int | None, most: int) -> tuple[Conversation, ...]:
        """A person's conversations that came to a ruling, the latest first."""
        statement = _RULINGS if chat_id is None else _RULINGS_HERE
        whose = {"user": user_id, "most": most}
        whose |= {} if chat_id is None else {"chat": chat_id}
        self._kept.write()
        return tuple(map(conversation_of, self._connection.execute(statement, whose)))

    def stored(self, user_id: int) -> Stored:
        """Everything that is kept of a person, in all tables that have a user_id."""
        self._kept.write()
        return {
            table.name: tuple(
                row._asdict()
                for row in self._connection.execute(
                    select(table).where(table.c.user_id == user_id).order_by(*table.primary_key)
                )
            )
            for table in _of_persons()
        }

    def forget(self, user_id: int) -> int:
        """Delete everything that is kept of a person, in all tables that have a user_id."""
        self._kept.write()
        self._kept.forget_all()
        self._forget_calls(str(user_id))
        return sum(
            self._connection.execute(delete(table).where(table.c.user_id == user_id)).rowcount
            for table in reversed(_of_persons())
        )

    def link(self, chat_id: int, user_id: int) -> Link | None:
        """Where rulings may be posted from a chat."""
        whose = {"chat": chat_id, "user": user_id}
        row = self._connection.execute(_LINK, whose).one_or_none()
        return None if row is None else Link(**row._asdict())

    def set_link(self, chat_id: int, user_id: int, link: Link | None) -> None:
        """Keep where rulings may be posted from a chat."""
        self._connection.execute(_UNLINK, {"chat": chat_id, "user": user_id})
        if link is not None:
            whose = {"chat_id": chat_id, "user_id": user_id}
            self._connection.execute(_SET_LINK, whose | asdict(link))

    def move_chat(self, former: int, latter: int) -> list[Conversation]:
        """Move what belongs to a chat whose id has changed."""
        chats = {"former": former, "latter": latter}
        self._kept.write()
        self._kept.forget_all()
        keys = list(self._connection.execute(_UNFINISHED, chats).scalars())
        self._connection.execute(_MOVE, chats)
        for retarget in _RETARGET:
            self._connection.execute(retarget, chats)
        for gone, move in _MOVE_KEPT:
            self._connection.execute(gone, chats)
            self._connection.execute(move, chats)
        moved = (self.conversation(key) for key in keys)
        return [one for one in moved if one is not None]

    def count_open(self) -> Mapping[str, int]:
        """How many conversations are not finished, by subject."""
        self._kept.write()
        return {row[0]: row[1] for row in self._connection.execute(_COUNT_OPEN)}

    def expire(self, before: datetime) -> int:
        """Delete what was finished or received before that time."""
        self._kept.write()
        self._kept.forget_all()
        received = max(before, self._now - RECEIVED_FOR)
        self._connection.execute(_EXPIRE_INBOX, {"before": received})
        self._expire_plays(before)
        self._expire_calls()
        return self._connection.execute(_EXPIRE, {"before": before}).rowcount


def _of_persons() -> list[Table]:
    """Return the tables that name persons; a new one is among them by its user_id."""
    return [table for table in Base.metadata.sorted_tables if "user_id" in table.c]


def _new(connection: Connection, jobs: Sequence[Job], times: Sequence[datetime]) -> list[bool]:
    """Take note of the updates of jobs; return which of them have not come before."""
    rows = {
        job.update_id: {"update_id": job.update_id, "at": now}
        for job, now in zip(jobs, times, strict=True)
        if job.update_id is not None
    }
    new: set[int | None] = set()
    if rows:
        statement = _receiving(connection.dialect.name)
        new |= set(connection.execute(statement, [rows[key] for key in sorted(rows)]).scalars())
    is_new = []
    for job in jobs:
        is_new.append(job.update_id is None or job.update_id in new)
        new.discard(job.update_id)
    return is_new


_COLUMNS = tuple(column.name for column in CONVERSATION.columns)
_LOCK_OPEN = (
    select(CONVERSATION)
    .where(
        CONVERSATION.c.chat_id == bindparam("chat"),
        CONVERSATION.c.user_id == bindparam("user"),
        CONVERSATION.c.topic_id.is_not_distinct_from(bindparam("topic", type_=BigInteger)),
        CONVERSATION.c.finished.is_(False),
    )
    .order_by(CONVERSATION.c.created_at.desc(), CONVERSATION.c.id.desc())
    .limit(1)
    .with_for_update()
)
_SHOWN_IN = (
    select(CONVERSATION)
    .where(
        CONVERSATION.c.chat_id == bindparam("chat"),
        CONVERSATION.c.message_id == bindparam("message"),
    )
    .order_by(CONVERSATION.c.created_at.desc(), CONVERSATION.c.id.desc())
    .limit(1)
    .with_for_update()
)
_ONE_AT_A_TIME = text(
    "select pg_advisory_xact_lock(hashtextextended(concat(:chat ::text, '/', :message ::text), 0))"
)
_UNFINISHED = (
    select(CONVERSATION.c.id)
    .where(CONVERSATION.c.chat_id == bindparam("former"), CONVERSATION.c.finished.is_(False))
    .order_by(CONVERSATION.c.created_at, CONVERSATION.c.id)
)
_MOVE = (
    update(CONVERSATION)
    .where(CONVERSATION.c.chat_id == bindparam("former"))
    .values(chat_id=bindparam("latter"), message_id=None, version=CONVERSATION.c.version + 1)
)
_ADD = insert(CONVERSATION)
_BEYOND = (
    select(CONVERSATION.c.id)
    .where(CONVERSATION.c.user_id == bindparam("user"))
    .order_by(CONVERSATION.c.finished, CONVERSATION.c.touched_at.desc(), CONVERSATION.c.id.desc())
    .offset(MOST_KEPT)
)
_TRIM = delete(CONVERSATION).where(CONVERSATION.c.id.in_(_BEYOND))
_RULINGS = (
    select(CONVERSATION)
    .where(CONVERSATION.c.user_id == bindparam("user"), CONVERSATION.c.ruled.is_not(None))
    .order_by(CONVERSATION.c.touched_at.desc(), CONVERSATION.c.id.desc())
    .limit(bindparam("most"))
)
_RULINGS_HERE = _RULINGS.where(CONVERSATION.c.chat_id == bindparam("chat"))
_DROP = delete(CONVERSATION).where(CONVERSATION.c.id == bindparam("key"))
_EXPIRE = delete(CONVERSATION).where(
    CONVERSATION.c.finished.is_(True), CONVERSATION.c.touched_at < bindparam("before")
)
_COUNT_OPEN = (
    select(CONVERSATION.c.subject, func.count())
    .where(CONVERSATION.c.finished.is_(False))
    .group_by(CONVERSATION.c.subject)
)
_EXPIRE_INBOX = delete(INBOX).where(INBOX.c.at < bindparam("before"))
_CHOSEN = tuple(field.name for field in fields(Preference))
_PREFERENCE = select(*(PREFERENCE.c[name] for name in _CHOSEN)).where(
    PREFERENCE.c.chat_id == bindparam("chat"), PREFERENCE.c.user_id == bindparam("user")
)


_COUNTS = tuple(field.name for field in fields(Score))
_SCORE = select(*(SCORE.c[name] for name in _COUNTS)).where(
    SCORE.c.user_id == bindparam("user"), SCORE.c.level == bindparam("level")
)


@cache
def _receiving(dialect: str) -> Insert:
    """Return the statement that takes note of updates, and tells which are new."""
    inserting = _inserting(dialect, INBOX).on_conflict_do_nothing()
    received: Insert = inserting.returning(INBOX.c.update_id)
    return received


@cache
def _setting(dialect: str, chosen: Table, names: tuple[str, ...]) -> Insert:
    """Return the statement that keeps something in place of what was kept there."""
    inserting = _inserting(dialect, chosen)
    new = inserting.excluded
    setting: Insert = inserting.on_conflict_do_update(
        index_elements=list(chosen.primary_key), set_={name: new[name] for name in names}
    )
    return setting


def _inserting(dialect: str, into: Table) -> Any:
    """Return an insertion as a dialect has it; the other one's library is not read for it."""
    return import_module(f"sqlalchemy.dialects.{dialect}").insert(into)


def _moving(table: Table) -> tuple[Delete, Update]:
    """Return what moves a table's rows to another chat, where that has none of its own yet."""
    there = table.alias()
    has_one = exists().where(
        there.c.chat_id == bindparam("latter"), there.c.user_id == table.c.user_id
    )
    of_it = table.c.chat_id == bindparam("former")
    moved = update(table).where(of_it).values(chat_id=bindparam("latter"))
    return delete(table).where(of_it, has_one), moved


_LINK = select(LINK.c.target_id, LINK.c.name).where(
    LINK.c.chat_id == bindparam("chat"), LINK.c.user_id == bindparam("user")
)
_UNLINK = delete(LINK).where(
    LINK.c.chat_id == bindparam("chat"), LINK.c.user_id == bindparam("user")
)
_SET_LINK = insert(LINK)
_RETARGET = tuple(
    update(column.table).where(column == bindparam("former")).values({column: bindparam("latter")})
    for column in (LINK.c.target_id, CONVERSATION.c.linked_id)
)
_MOVE_KEPT = (_moving(PREFERENCE), _moving(LINK))
