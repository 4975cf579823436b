"""The conversations one transaction knows: each read once, and what is saved written together."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Row, Select, Update, bindparam, select, update

from bot.conversation.model import Conversation
from bot.conversation.screen_state import Answered
from bot.storage.store import Stale
from bot.storage.tables import CONVERSATION


@dataclass(frozen=True, slots=True)
class _Unwritten:
    """A conversation as it was saved, and the version of the row that it takes the place of."""

    kept: Conversation
    instead_of: int


class Kept:
    """The conversations of one transaction.

    Whoever asks the database for conversations otherwise than by their ids calls `write` before,
    and whoever changes them otherwise than by `save` calls `forget_all` after.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: dict[str, Conversation] = {}
        self._known: dict[str, Conversation | None] = {}
        self._unwritten: dict[str, _Unwritten] = {}

    def read(self, keys: Collection[str]) -> None:
        """Read and lock several conversations at once."""
        found = self._connection.execute(_LOCK_SEVERAL, {"keys": sorted(keys)})
        self._known |= dict.fromkeys(keys)
        for row in found:
            self.found(row)

    def one(self, key: str, *, lock: bool) -> Conversation | None:
        """Return the conversation of that id; locked, nobody else changes it before the end."""
        if key in self._known:
            return self._known[key]
        statement = _LOCK_ONE if lock else _READ_ONE
        row = self._connection.execute(statement, {"key": key}).one_or_none()
        if lock:
            self._known[key] = None
            return self.found(row)
        if row is None:
            return None
        self._rows[key] = conversation_of(row)
        return self._rows[key]

    def found(self, row: Row[Any] | None) -> Conversation | None:
        """Return the conversation of a locked row."""
        if row is None:
            return None
        found = conversation_of(row)
        self._rows[found.id] = self._known[found.id] = found
        return found

    def added(self, conversation: Conversation) -> None:
        """Take note of a new row."""
        self._rows[conversation.id] = self._known[conversation.id] = conversation

    def save(self, conversation: Conversation, now: datetime) -> Conversation:
        """Keep a change; `Stale`, now or when it is written, where the row has another version."""
        key, version = conversation.id, conversation.version
        before, row = self._unwritten.get(key), self._rows.get(key)
        latest = before.kept if before is not None else row
        if latest is not None and latest.version != version:
            raise Stale(key)
        kept = replace(conversation, version=version + 1, touched_at=now)
        self._unwritten[key] = _Unwritten(kept, before.instead_of if before else version)
        self._known[key] = kept
        return kept

    def write(self) -> None:
        """Write what was saved; `Stale` where another has changed a row meanwhile."""
        alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for key, one in self._unwritten.items():
            kept, names = one.kept, CHANGING
            row = self._rows.get(key)
            if row is not None:
                names = tuple(name for name in names if getattr(kept, name) != getattr(row, name))
            values = {name: getattr(kept, name) for name in names}
            alike.setdefault(names, []).append({"key": key, "known": one.instead_of} | values)
        for names, rows in alike.items():
            written = self._connection.execute(_saving(names), rows if rows[1:] else rows[0])
            if written.rowcount != len(rows):
                raise Stale(", ".join(row["key"] for row in rows))
        for key, one in self._unwritten.items():
            self._rows[key] = one.kept
        self._unwritten.clear()

    def forget_all(self) -> None:
        """Know nothing any more: the rows are no longer as they were read."""
        self._rows.clear()
        self._known.clear()


def conversation_of(row: Row[Any]) -> Conversation:
    """Return the conversation of a row."""
    values = row._asdict()
    values["answers"] = _told(row.answers)
    if row.proposed is not None:
        values["proposed"] = _told(row.proposed)
    return Conversation(**values)


def _told(pairs: list[Any]) -> tuple[Answered, ...]:
    return tuple((name, answer) for name, answer in pairs)


CHANGING = tuple(
    column.name
    for column in CONVERSATION.columns
    if column.name not in {"id", "chat_id", "created_at"}
)
"""The columns that `save` changes."""
_READ_ONE: Select[Any] = select(CONVERSATION).where(CONVERSATION.c.id == bindparam("key"))
_LOCK_ONE = _READ_ONE.with_for_update()
_LOCK_SEVERAL: Select[Any] = (
    select(CONVERSATION)
    .where(CONVERSATION.c.id.in_(bindparam("keys", expanding=True)))
    .order_by(CONVERSATION.c.id)
    .with_for_update()
)


@lru_cache(maxsize=256)
def _saving(names: tuple[str, ...]) -> Update:
    """Return the statement that changes some columns of a row, if its version is the known one."""
    return (
        update(CONVERSATION)
        .where(CONVERSATION.c.id == bindparam("key"), CONVERSATION.c.version == bindparam("known"))
        .values({name: bindparam(name) for name in names})
    )
