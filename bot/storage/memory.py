"""Conversations kept in memory, for tests of everything above the store."""

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from threading import RLock
from typing import TypeVar, overload

from bot.conversations import Conversation, Preference, Seen, Stale, Transaction

T = TypeVar("T")


def _now() -> datetime:
    return datetime.now(UTC)


@dataclass
class _Rows:
    conversations: dict[str, Conversation] = field(default_factory=dict)
    preferences: dict[tuple[int, int], Preference] = field(default_factory=dict)
    inbox: dict[int, datetime] = field(default_factory=dict)

    def __copy__(self) -> "_Rows":
        return _Rows(dict(self.conversations), dict(self.preferences), dict(self.inbox))


class MemoryStore:
    """A store that forgets everything with its process."""

    def __init__(self, *, clock: Callable[[], datetime] = _now) -> None:
        self._clock = clock
        self._rows = _Rows()
        self._one_at_a_time = RLock()

    @overload
    def transact(self, update_id: None, work: Callable[[Transaction], T]) -> T: ...
    @overload
    def transact(self, update_id: int | None, work: Callable[[Transaction], T]) -> T | Seen: ...
    def transact(self, update_id: int | None, work: Callable[[Transaction], T]) -> T | Seen:
        """Carry out one update on a copy, which takes the place of what was there at the end."""
        with self._one_at_a_time:
            if update_id in self._rows.inbox:
                return Seen.SEEN
            rows = copy(self._rows)
            now = self._clock()
            if update_id is not None:
                rows.inbox[update_id] = now
            result = work(MemoryTransaction(rows, now))
            self._rows = rows
            return result

    @overload
    async def run(self, update_id: None, work: Callable[[Transaction], T]) -> T: ...
    @overload
    async def run(self, update_id: int | None, work: Callable[[Transaction], T]) -> T | Seen: ...
    async def run(self, update_id: int | None, work: Callable[[Transaction], T]) -> T | Seen:
        """Carry out one update at once."""
        return self.transact(update_id, work)

    def close(self) -> None:
        """Keep nothing open, so there is nothing to close."""


class MemoryTransaction:
    """One transaction on a copy of the rows."""

    def __init__(self, rows: _Rows, now: datetime) -> None:
        self._rows = rows
        self._now = now

    def conversation(self, key: str, *, lock: bool = True) -> Conversation | None:
        """The conversation of that id; nobody else is there to lock it against."""
        return self._rows.conversations.get(key)

    def open_conversation(self, chat_id: int, user_id: int) -> Conversation | None:
        """The newest unfinished conversation of a person in a chat."""
        theirs = [
            kept
            for kept in self._rows.conversations.values()
            if (kept.chat_id, kept.user_id, kept.finished) == (chat_id, user_id, False)
        ]
        return max(theirs, key=lambda kept: (kept.created_at or self._now, kept.id), default=None)

    def add(self, conversation: Conversation) -> Conversation:
        """Keep a new conversation."""
        kept = replace(conversation, version=1, created_at=self._now, touched_at=self._now)
        self._rows.conversations[kept.id] = kept
        return kept

    def save(self, conversation: Conversation) -> Conversation:
        """Keep a change, if nobody else has changed the conversation meanwhile."""
        known = self._rows.conversations.get(conversation.id)
        if known is None or known.version != conversation.version:
            raise Stale(conversation.id)
        kept = replace(conversation, version=conversation.version + 1, touched_at=self._now)
        self._rows.conversations[kept.id] = kept
        return kept

    def drop(self, conversation: Conversation) -> None:
        """Delete a conversation."""
        self._rows.conversations.pop(conversation.id, None)

    def preference(self, chat_id: int, user_id: int) -> Preference:
        """What the person has chosen in the chat."""
        return self._rows.preferences.get((chat_id, user_id), Preference())

    def set_preference(self, chat_id: int, user_id: int, preference: Preference) -> None:
        """Keep what the person has chosen in the chat."""
        self._rows.preferences[chat_id, user_id] = preference

    def expire(self, before: datetime) -> int:
        """Delete what was finished or received before that time."""
        rows = self._rows
        rows.inbox = {update: at for update, at in rows.inbox.items() if at >= before}
        gone = [
            kept.id
            for kept in rows.conversations.values()
            if kept.finished and kept.touched_at is not None and kept.touched_at < before
        ]
        for one in gone:
            del rows.conversations[one]
        return len(gone)
