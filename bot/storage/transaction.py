"""One transaction on all tables of the database."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any, TypeAlias

from msgspec import Struct
from sqlalchemy import Table, delete, select

from bot.conversation.model import Conversation
from bot.storage.calls import CallRows, InboxRows
from bot.storage.conversations import ConversationRows
from bot.storage.desks import DeskRows
from bot.storage.evenings import EveningRows
from bot.storage.plays import PlayRows
from bot.storage.preferences import PreferenceRows
from bot.storage.tables import DEALS, KEYBOARD, MENTION, METADATA, OUTGOING, PLAY
from lawcore.engine.records import replace

PersonalRows: TypeAlias = Mapping[str, tuple[Mapping[str, object], ...]]
"""The rows about a person, by table."""


class Cursor(Struct, frozen=True):
    """How far old rows have been deleted: the number of the table, and its last row seen."""

    table: int = 0
    row: Any = None


START = Cursor()
"""Where the deletion of old rows begins."""


class Transaction(
    ConversationRows,
    PreferenceRows,
    PlayRows,
    EveningRows,
    DeskRows,
    CallRows,
    InboxRows,
):
    """All rows, as one transaction sees and changes them; its changes are stored all or none."""

    def export(self, user_id: int) -> PersonalRows:
        """Return all stored data of a person, from all tables that name persons."""
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
        """Delete all stored data of a person; returns how many rows there were."""
        self._unit.flush()
        self._unit.clear()
        self._connection.execute(delete(OUTGOING).where(OUTGOING.c.chat == str(user_id)))
        self._part_with_evenings(user_id)
        return self._part_with_questions(user_id) + sum(
            self._connection.execute(delete(table).where(table.c.user_id == user_id)).rowcount
            for table in reversed(_tables_of_persons())
        )

    def move_chat(self, former: int, latter: int) -> list[Conversation]:
        """Move the data of a chat whose id has changed; return its unfinished conversations.

        The messages stay behind: no conversation moved has one.
        """
        self._unit.flush()
        self._unit.clear()
        keys = self._move_conversations(former, latter)
        self._move_preferences(former, latter)
        self._move_evenings(former, latter)
        self._move_desks(former, latter)
        moved = (self.conversation(key) for key in keys)
        return [conversation for conversation in moved if conversation is not None]

    def expire(self, before: datetime, cursor: Cursor = START) -> Cursor | None:
        """Delete a slice of what was finished or received before a moment.

        Conversations with a ruling are deleted finished or not, evenings closed or not; update
        numbers after RECEIVED_FOR at the latest. Examines SLICE rows at most, starting at a
        cursor; returns where the next slice begins, None once all tables have been examined.
        """
        self._unit.flush()
        self._unit.clear()
        tables: Sequence[Callable[[datetime, Any], Any]] = (
            self._expire_inbox,
            partial(self._expire, PLAY.c.touched_at),
            partial(self._expire, DEALS.c.at),
            self._expire_evenings,
            self._expire_questions,
            self._expire_typed,
            self._expire_calls,
            partial(self._expire, KEYBOARD.c.touched_at),
            partial(self._expire, MENTION.c.at),
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
