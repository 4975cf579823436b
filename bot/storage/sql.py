"""Conversations kept in a database: one transaction an update, in a worker thread."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, fields, replace
from datetime import UTC, datetime
from time import sleep
from typing import Any, TypeVar, overload

from sqlalchemy import (
    BigInteger,
    Connection,
    Delete,
    Engine,
    Row,
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
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import OperationalError

from bot.conversations import (
    MOST_KEPT,
    RECEIVED_FOR,
    Conversation,
    Link,
    Preference,
    Score,
    Seen,
    Stale,
    Stored,
    Told,
    Transaction,
)
from bot.storage.engine import THREADS, explain
from bot.storage.plays import SqlPlays
from bot.storage.tables import CONVERSATION, INBOX, LINK, PREFERENCE, SCORE, Base

T = TypeVar("T")

TRIES = 8
FIRST_PAUSE = 0.01


def _now() -> datetime:
    return datetime.now(UTC)


class SqlStore:
    """A store on SQLite or PostgreSQL."""

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
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="storage")

    @overload
    def transact(self, update_id: None, work: Callable[[Transaction], T]) -> T: ...
    @overload
    def transact(self, update_id: int | None, work: Callable[[Transaction], T]) -> T | Seen: ...
    def transact(self, update_id: int | None, work: Callable[[Transaction], T]) -> T | Seen:
        """Carry out one update in one transaction, unless it was carried out before."""
        for attempt in range(TRIES - 1):
            try:
                return self._attempt(update_id, work)
            except (Stale, OperationalError):
                self._pause(FIRST_PAUSE * 2**attempt)
        try:
            return self._attempt(update_id, work)
        except OperationalError as error:
            raise explain(self._engine, error) from error

    @overload
    async def run(self, update_id: None, work: Callable[[Transaction], T]) -> T: ...
    @overload
    async def run(self, update_id: int | None, work: Callable[[Transaction], T]) -> T | Seen: ...
    async def run(self, update_id: int | None, work: Callable[[Transaction], T]) -> T | Seen:
        """Carry out one update in a worker thread: one hop there and back."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self.transact, update_id, work)

    def close(self) -> None:
        """Finish the work in hand and close the connections."""
        self._threads.shutdown(wait=True)
        self._engine.dispose()

    def _attempt(self, update_id: int | None, work: Callable[[Transaction], T]) -> T | Seen:
        with self._engine.begin() as connection:
            now = self._clock()
            if update_id is not None and not _first_time(connection, update_id, now):
                return Seen.SEEN
            return work(SqlTransaction(connection, now))


class SqlTransaction(SqlPlays):
    """One transaction on one connection."""

    def __init__(self, connection: Connection, now: datetime) -> None:
        self._connection = connection
        self._now = now

    def conversation(self, key: str, *, lock: bool = True) -> Conversation | None:
        """The conversation of that id."""
        statement = _LOCK_ONE if lock else _READ_ONE
        return _conversation(self._connection.execute(statement, {"key": key}).one_or_none())

    def open_conversation(
        self, chat_id: int, user_id: int, topic_id: int | None = None
    ) -> Conversation | None:
        """The newest unfinished conversation of a person in a topic of a chat."""
        whose = {"chat": chat_id, "user": user_id, "topic": topic_id}
        return _conversation(self._connection.execute(_LOCK_OPEN, whose).one_or_none())

    def shown_in(self, chat_id: int, message_id: int) -> Conversation | None:
        """The newest conversation shown in a message."""
        where = {"chat": chat_id, "message": message_id}
        if self._connection.dialect.name == "postgresql":
            self._connection.execute(_ONE_AT_A_TIME, where)
        return _conversation(self._connection.execute(_SHOWN_IN, where).one_or_none())

    def add(self, conversation: Conversation) -> Conversation:
        """Keep a new conversation."""
        kept = replace(conversation, version=1, created_at=self._now, touched_at=self._now)
        self._connection.execute(_ADD, _row(kept))
        self._connection.execute(_TRIM, {"user": kept.user_id})
        return kept

    def save(self, conversation: Conversation) -> Conversation:
        """Keep a change, if nobody else has changed the row meanwhile."""
        known = {"key": conversation.id, "known": conversation.version}
        kept = replace(conversation, version=conversation.version + 1, touched_at=self._now)
        if self._connection.execute(_SAVE, _changes(kept) | known).rowcount != 1:
            raise Stale(conversation.id)
        return kept

    def drop(self, conversation: Conversation) -> None:
        """Delete a conversation."""
        self._connection.execute(_DROP, {"key": conversation.id})

    def preference(self, chat_id: int, user_id: int) -> Preference:
        """What the person has chosen in the chat."""
        whose = {"chat": chat_id, "user": user_id}
        row = self._connection.execute(_PREFERENCE, whose).one_or_none()
        return Preference() if row is None else Preference(**row._asdict())

    def set_preference(self, chat_id: int, user_id: int, preference: Preference) -> None:
        """Keep what the person has chosen in the chat."""
        whose = {"chat_id": chat_id, "user_id": user_id}
        self._connection.execute(
            _SET_PREFERENCE[self._connection.dialect.name], whose | asdict(preference)
        )

    def score(self, user_id: int, level: int) -> Score:
        """What somebody has answered at a level of the quiz."""
        row = self._connection.execute(_SCORE, {"user": user_id, "level": level}).one_or_none()
        return Score() if row is None else Score(**row._asdict())

    def set_score(self, user_id: int, level: int, score: Score) -> None:
        """Keep a score."""
        self._connection.execute(
            _SET_SCORE[self._connection.dialect.name],
            {"user_id": user_id, "level": level} | asdict(score),
        )

    def rulings(self, user_id: int, chat_id: int | None, most: int) -> tuple[Conversation, ...]:
        """A person's conversations that came to a ruling, the latest first."""
        statement = _RULINGS if chat_id is None else _RULINGS_HERE
        whose = {"user": user_id, "most": most}
        whose |= {} if chat_id is None else {"chat": chat_id}
        found = map(_conversation, self._connection.execute(statement, whose))
        return tuple(one for one in found if one is not None)

    def stored(self, user_id: int) -> Stored:
        """Everything that is kept of a person, in all tables that have a user_id."""
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
        return {row[0]: row[1] for row in self._connection.execute(_COUNT_OPEN)}

    def expire(self, before: datetime) -> int:
        """Delete what was finished or received before that time."""
        received = max(before, self._now - RECEIVED_FOR)
        self._connection.execute(_EXPIRE_INBOX, {"before": received})
        self._expire_plays(before)
        return self._connection.execute(_EXPIRE, {"before": before}).rowcount


def _of_persons() -> list[Table]:
    """Return the tables that name persons; a new one is among them by its user_id."""
    return [table for table in Base.metadata.sorted_tables if "user_id" in table.c]


def _first_time(connection: Connection, update_id: int, now: datetime) -> bool:
    statement = _RECEIVE[connection.dialect.name]
    return connection.execute(statement, {"update_id": update_id, "at": now}).rowcount == 1


def _conversation(row: Row[Any] | None) -> Conversation | None:
    if row is None:
        return None
    values = row._asdict()
    return Conversation(
        **values
        | {
            "answers": _told(row.answers),
            "proposed": None if row.proposed is None else _told(row.proposed),
        }
    )


def _told(pairs: list[Any]) -> tuple[Told, ...]:
    return tuple((name, answer) for name, answer in pairs)


def _row(conversation: Conversation) -> dict[str, Any]:
    fixed = {name: getattr(conversation, name) for name in _FIXED}
    return fixed | _changes(conversation)


def _changes(conversation: Conversation) -> dict[str, Any]:
    return {name: getattr(conversation, name) for name in _CHANGING}


_FIXED = ("id", "chat_id", "created_at")
_CHANGING = tuple(column.name for column in CONVERSATION.columns if column.name not in _FIXED)

_READ_ONE = select(CONVERSATION).where(CONVERSATION.c.id == bindparam("key"))
_LOCK_ONE = _READ_ONE.with_for_update()
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
_SAVE = (
    update(CONVERSATION)
    .where(CONVERSATION.c.id == bindparam("key"), CONVERSATION.c.version == bindparam("known"))
    .values({name: bindparam(name) for name in _CHANGING})
)
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


def _upsert(
    insertion: sqlite.Insert | postgresql.Insert, *names: str
) -> sqlite.Insert | postgresql.Insert:
    new = insertion.excluded
    return insertion.on_conflict_do_update(
        index_elements=list(insertion.table.primary_key),
        set_={name: new[name] for name in names},
    )


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

_COUNTED = {"preserve_rowcount": True}
_RECEIVE = {
    "sqlite": sqlite.insert(INBOX).on_conflict_do_nothing().execution_options(**_COUNTED),
    "postgresql": postgresql.insert(INBOX).on_conflict_do_nothing().execution_options(**_COUNTED),
}
_SET_PREFERENCE = {
    "sqlite": _upsert(sqlite.insert(PREFERENCE), *_CHOSEN),
    "postgresql": _upsert(postgresql.insert(PREFERENCE), *_CHOSEN),
}
_SET_SCORE = {
    "sqlite": _upsert(sqlite.insert(SCORE), *_COUNTS),
    "postgresql": _upsert(postgresql.insert(SCORE), *_COUNTS),
}
