"""The conversations in memory."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from datetime import datetime

from bot.conversation.model import Conversation
from bot.storage.memory_rows import MemoryRows
from bot.storage.store import MOST_COUNTED, MOST_KEPT, RulingCounts, Stale


class MemoryConversations:
    """The part of a transaction that reads and changes conversations."""

    _rows: MemoryRows
    _now: datetime

    def conversation(self, key: str, *, lock: bool = True) -> Conversation | None:
        """Return the conversation of that id; no other transaction is there to lock it against."""
        return self._rows.conversations.get(key)

    def open_conversation(
        self, chat_id: int, user_id: int, topic_id: int | None = None
    ) -> Conversation | None:
        """Return the newest unfinished conversation of a person in a topic of a chat."""
        whose = (chat_id, user_id, topic_id)
        return self._newest(
            kept
            for kept in self._rows.conversations.values()
            if (kept.chat_id, kept.user_id, kept.topic_id) == whose and not kept.finished
        )

    def find_shown_in(self, chat_id: int, message_id: int) -> Conversation | None:
        """Return the newest conversation shown in a message."""
        return self._newest(
            kept
            for kept in self._rows.conversations.values()
            if (kept.chat_id, kept.message_id) == (chat_id, message_id)
        )

    def _newest(self, kept: Iterable[Conversation]) -> Conversation | None:
        return max(kept, key=lambda one: (one.created_at or self._now, one.id), default=None)

    def add(self, conversation: Conversation) -> Conversation:
        """Keep a new conversation."""
        added = replace(conversation, version=1, created_at=self._now, touched_at=self._now)
        self._rows.conversations[added.id] = added
        self._trim(added.user_id)
        return added

    def _trim(self, user_id: int) -> None:
        rows = self._rows
        theirs = [kept for kept in rows.conversations.values() if kept.user_id == user_id]
        if len(theirs) <= MOST_KEPT:
            return
        theirs.sort(key=lambda one: (one.touched_at or self._now, one.id), reverse=True)
        theirs.sort(key=lambda one: one.finished)
        for oldest in theirs[MOST_KEPT:]:
            del rows.conversations[oldest.id]

    def save(self, conversation: Conversation) -> Conversation:
        """Keep a changed conversation."""
        known = self._rows.conversations.get(conversation.id)
        if known is None or known.version != conversation.version:
            raise Stale(conversation.id)
        saved = replace(
            conversation,
            version=conversation.version + 1,
            touched_at=self._now,
            counted=known.counted,
        )
        self._rows.conversations[saved.id] = saved
        return saved

    def drop(self, conversation: Conversation) -> None:
        """Delete a conversation."""
        self._rows.conversations.pop(conversation.id, None)

    def rulings(self, user_id: int, chat_id: int | None, most: int) -> tuple[Conversation, ...]:
        """Return a person's conversations that came to a ruling, the latest first."""
        theirs = [
            kept
            for kept in self._rows.conversations.values()
            if kept.user_id == user_id and kept.ruled and chat_id in {None, kept.chat_id}
        ]
        latest = sorted(theirs, key=lambda one: (one.touched_at or self._now, one.id))[::-1]
        return tuple(latest[:most])

    def count_open(self) -> Mapping[str, int]:
        """Return how many conversations are not finished, by subject."""
        kept = self._rows.conversations.values()
        return Counter(conversation.subject for conversation in kept if not conversation.finished)

    def count_rulings(self) -> None:
        """Count the rulings that were not counted before."""
        kept = self._rows.conversations
        new = [one for one in kept.values() if one.ruled is not None and not one.counted]
        for one in new[:MOST_COUNTED]:
            month = f"{one.touched_at or self._now:%Y-%m}"
            counted = (month, one.subject, one.edition)
            counts = self._rows.ruling_counts
            counts[counted] = counts.get(counted, 0) + 1
            kept[one.id] = replace(one, counted=True)

    def ruling_counts(self) -> RulingCounts:
        """Return how many rulings were counted."""
        return dict(self._rows.ruling_counts)

    def _stored_conversations(self, user_id: int) -> tuple[Mapping[str, object], ...]:
        """Return the conversations of a person, as rows."""
        return tuple(
            asdict(kept)
            | {"answers": [list(answer) for answer in kept.answers], "screen": str(kept.screen)}
            for _, kept in sorted(self._rows.conversations.items())
            if kept.user_id == user_id
        )

    def _move_conversations(self, former: int, latter: int) -> list[Conversation]:
        """Move a chat's conversations to another id; returns the unfinished ones."""
        rows = self._rows
        moved = [
            replace(kept, chat_id=latter, message_id=None, version=kept.version + 1)
            for kept in rows.conversations.values()
            if kept.chat_id == former
        ]
        rows.conversations |= {kept.id: kept for kept in moved}
        rows.conversations = {
            key: replace(kept, linked_id=latter) if kept.linked_id == former else kept
            for key, kept in rows.conversations.items()
        }
        unfinished = (kept for kept in moved if not kept.finished)
        return sorted(unfinished, key=lambda kept: (kept.created_at or self._now, kept.id))

    def _expire_conversations(self, before: datetime) -> None:
        """Delete the conversations finished or ruled before a moment."""
        expired = [
            kept.id
            for kept in self._rows.conversations.values()
            if (kept.finished or kept.ruled is not None)
            and kept.touched_at is not None
            and kept.touched_at < before
        ]
        for key in expired:
            del self._rows.conversations[key]
