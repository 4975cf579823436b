"""Conversations kept in a database: one transaction an update, in a worker thread."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, fields, replace
from datetime import UTC, datetime
from time import sleep
from typing import Any, TypeVar, overload

from sqlalchemy import Connection, Engine, Row, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import OperationalError

from bot.conversations import (
    Conversation,
    Preference,
    Seen,
    Stale,
    Transaction,
)
from bot.storage.engine import THREADS, explain
from bot.storage.tables import CONVERSATION, INBOX, PREFERENCE

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


class SqlTransaction:
    """One transaction on one connection."""

    def __init__(self, connection: Connection, now: datetime) -> None:
        self._connection = connection
        self._now = now

    def conversation(self, key: str, *, lock: bool = True) -> Conversation | None:
        """The conversation of that id."""
        statement = _LOCK_ONE if lock else _READ_ONE
        return _conversation(self._connection.execute(statement, {"key": key}).one_or_none())

    def open_conversation(self, chat_id: int, user_id: int) -> Conversation | None:
        """The newest unfinished conversation of a person in a chat."""
        whose = {"chat": chat_id, "user": user_id}
        return _conversation(self._connection.execute(_LOCK_OPEN, whose).one_or_none())

    def add(self, conversation: Conversation) -> Conversation:
        """Keep a new conversation."""
        kept = replace(conversation, version=1, created_at=self._now, touched_at=self._now)
        self._connection.execute(_ADD, _row(kept))
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

    def expire(self, before: datetime) -> int:
        """Delete what was finished or received before that time."""
        self._connection.execute(_EXPIRE_INBOX, {"before": before})
        return self._connection.execute(_EXPIRE, {"before": before}).rowcount


def _first_time(connection: Connection, update_id: int, now: datetime) -> bool:
    statement = _RECEIVE[connection.dialect.name]
    return connection.execute(statement, {"update_id": update_id, "at": now}).rowcount == 1


def _conversation(row: Row[Any] | None) -> Conversation | None:
    if row is None:
        return None
    values = row._asdict()
    return Conversation(
        **values | {"answers": tuple((name, answer) for name, answer in row.answers)}
    )


def _row(conversation: Conversation) -> dict[str, Any]:
    fixed = {name: getattr(conversation, name) for name in _FIXED}
    return fixed | _changes(conversation)


def _changes(conversation: Conversation) -> dict[str, Any]:
    return {name: getattr(conversation, name) for name in _CHANGING}


_FIXED = ("id", "chat_id", "user_id", "created_at")
_CHANGING = tuple(column.name for column in CONVERSATION.columns if column.name not in _FIXED)

_READ_ONE = select(CONVERSATION).where(CONVERSATION.c.id == bindparam("key"))
_LOCK_ONE = _READ_ONE.with_for_update()
_LOCK_OPEN = (
    select(CONVERSATION)
    .where(
        CONVERSATION.c.chat_id == bindparam("chat"),
        CONVERSATION.c.user_id == bindparam("user"),
        CONVERSATION.c.finished.is_(False),
    )
    .order_by(CONVERSATION.c.created_at.desc(), CONVERSATION.c.id.desc())
    .limit(1)
    .with_for_update()
)
_ADD = insert(CONVERSATION)
_SAVE = (
    update(CONVERSATION)
    .where(CONVERSATION.c.id == bindparam("key"), CONVERSATION.c.version == bindparam("known"))
    .values({name: bindparam(name) for name in _CHANGING})
)
_DROP = delete(CONVERSATION).where(CONVERSATION.c.id == bindparam("key"))
_EXPIRE = delete(CONVERSATION).where(
    CONVERSATION.c.finished.is_(True), CONVERSATION.c.touched_at < bindparam("before")
)
_EXPIRE_INBOX = delete(INBOX).where(INBOX.c.at < bindparam("before"))
_CHOSEN = tuple(field.name for field in fields(Preference))
_PREFERENCE = select(*(PREFERENCE.c[name] for name in _CHOSEN)).where(
    PREFERENCE.c.chat_id == bindparam("chat"), PREFERENCE.c.user_id == bindparam("user")
)


def _upsert(insertion: sqlite.Insert | postgresql.Insert) -> sqlite.Insert | postgresql.Insert:
    new = insertion.excluded
    return insertion.on_conflict_do_update(
        index_elements=["chat_id", "user_id"],
        set_={name: new[name] for name in _CHOSEN},
    )


_COUNTED = {"preserve_rowcount": True}
_RECEIVE = {
    "sqlite": sqlite.insert(INBOX).on_conflict_do_nothing().execution_options(**_COUNTED),
    "postgresql": postgresql.insert(INBOX).on_conflict_do_nothing().execution_options(**_COUNTED),
}
_SET_PREFERENCE = {
    "sqlite": _upsert(sqlite.insert(PREFERENCE)),
    "postgresql": _upsert(postgresql.insert(PREFERENCE)),
}
