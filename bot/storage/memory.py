"""Conversations kept in memory, for tests of everything above the store."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime, timedelta
from threading import RLock
from typing import TypeVar, overload

from bot.conversation.model import Conversation, Link, Preference, Score
from bot.play.model import Play
from bot.storage.memory_plays import Deal, MemoryPlays
from bot.storage.store import (
    MINUTE,
    MOST_KEPT,
    RECEIVED_FOR,
    Moments,
    Seen,
    Stale,
    Stored,
    Transaction,
)

T = TypeVar("T")


def _now() -> datetime:
    return datetime.now(UTC)


@dataclass
class _Rows:
    conversations: dict[str, Conversation] = field(default_factory=dict)
    preferences: dict[tuple[int, int], Preference] = field(default_factory=dict)
    scores: dict[tuple[int, int], Score] = field(default_factory=dict)
    links: dict[tuple[int, int], Link] = field(default_factory=dict)
    inbox: dict[int, datetime] = field(default_factory=dict)
    plays: dict[str, Play] = field(default_factory=dict)
    deals: dict[tuple[int, int, str], Deal] = field(default_factory=dict)
    calls: tuple[tuple[str, datetime], ...] = ()

    def __copy__(self) -> "_Rows":
        return _Rows(
            dict(self.conversations),
            dict(self.preferences),
            dict(self.scores),
            dict(self.links),
            dict(self.inbox),
            dict(self.plays),
            dict(self.deals),
            self.calls,
        )


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
        """Carry out one update at once."""
        return self.transact(update_id, work)

    def close(self) -> None:
        """Keep nothing open, so there is nothing to close."""


class MemoryTransaction(MemoryPlays):
    """One transaction on a copy of the rows."""

    _rows: _Rows

    def __init__(self, rows: _Rows, now: datetime) -> None:
        self._rows = rows
        self._now = now

    @property
    def now(self) -> datetime:
        """The time of the transaction."""
        return self._now

    def calls(self, chat: str | None, since: datetime) -> Moments:
        """When a chat was called since, or any chat."""
        made = self._rows.calls
        return tuple(at for other, at in made if at > since and chat in {None, other})

    def add_call(self, chat: str) -> None:
        """Note a call made now, and forget those before the last minute."""
        self._expire_calls()
        self._rows.calls = (*self._rows.calls, (chat, self._now))

    def _expire_calls(self) -> None:
        before = self._now - timedelta(milliseconds=MINUTE)
        self._rows.calls = tuple(one for one in self._rows.calls if one[1] > before)

    def conversation(self, key: str, *, lock: bool = True) -> Conversation | None:
        """The conversation of that id; nobody else is there to lock it against."""
        return self._rows.conversations.get(key)

    def open_conversation(
        self, chat_id: int, user_id: int, topic_id: int | None = None
    ) -> Conversation | None:
        """The newest unfinished conversation of a person in a topic of a chat."""
        whose = (chat_id, user_id, topic_id)
        return self._newest(
            kept
            for kept in self._rows.conversations.values()
            if (kept.chat_id, kept.user_id, kept.topic_id) == whose and not kept.finished
        )

    def shown_in(self, chat_id: int, message_id: int) -> Conversation | None:
        """The newest conversation shown in a message."""
        return self._newest(
            kept
            for kept in self._rows.conversations.values()
            if (kept.chat_id, kept.message_id) == (chat_id, message_id)
        )

    def _newest(self, kept: Iterable[Conversation]) -> Conversation | None:
        return max(kept, key=lambda one: (one.created_at or self._now, one.id), default=None)

    def add(self, conversation: Conversation) -> Conversation:
        """Keep a new conversation."""
        kept = replace(conversation, version=1, created_at=self._now, touched_at=self._now)
        self._rows.conversations[kept.id] = kept
        self._trim(kept.user_id)
        return kept

    def _trim(self, user_id: int) -> None:
        rows = self._rows
        theirs = [kept for kept in rows.conversations.values() if kept.user_id == user_id]
        if len(theirs) <= MOST_KEPT:
            return
        theirs.sort(key=lambda one: (one.touched_at or self._now, one.id), reverse=True)
        theirs.sort(key=lambda one: one.finished)
        for one in theirs[MOST_KEPT:]:
            del rows.conversations[one.id]

    def save(self, conversation: Conversation) -> Conversation:
        """Keep a change, if nobody else has changed the conversation meanwhile."""
        known = self._rows.conversations.get(conversation.id)
        if known is None or known.version != conversation.version:
            raise Stale(conversation.id)
        kept = replace(conversation, version=conversation.version + 1, touched_at=self._now)
        self._rows.conversations[kept.id] = kept
        return kept

    def rulings(self, user_id: int, chat_id: int | None, most: int) -> tuple[Conversation, ...]:
        """A person's conversations that came to a ruling, the latest first."""
        theirs = [
            kept
            for kept in self._rows.conversations.values()
            if kept.user_id == user_id and kept.ruled and chat_id in {None, kept.chat_id}
        ]
        latest = sorted(theirs, key=lambda one: (one.touched_at or self._now, one.id))[::-1]
        return tuple(latest[:most])

    def drop(self, conversation: Conversation) -> None:
        """Delete a conversation."""
        self._rows.conversations.pop(conversation.id, None)

    def preference(self, chat_id: int, user_id: int) -> Preference:
        """What the person has chosen in the chat."""
        return self._rows.preferences.get((chat_id, user_id), Preference())

    def set_preference(self, chat_id: int, user_id: int, preference: Preference) -> None:
        """Keep what the person has chosen in the chat."""
        self._rows.preferences[chat_id, user_id] = preference

    def score(self, user_id: int, level: int) -> Score:
        """What somebody has answered at a level of the quiz."""
        return self._rows.scores.get((user_id, level), Score())

    def set_score(self, user_id: int, level: int, score: Score) -> None:
        """Keep a score."""
        self._rows.scores[user_id, level] = score

    def stored(self, user_id: int) -> Stored:
        """Everything that is kept of a person."""
        rows = self._rows
        conversations = (c for _, c in sorted(rows.conversations.items()) if c.user_id == user_id)
        return {
            "conversation": tuple(
                asdict(kept)
                | {
                    "answers": [list(answer) for answer in kept.answers],
                    "screen": str(kept.screen),
                }
                for kept in conversations
            ),
            "preference": tuple(
                {"chat_id": chat, "user_id": user, **asdict(kept)}
                for (chat, user), kept in sorted(rows.preferences.items())
                if user == user_id
            ),
            "score": tuple(
                {"user_id": user, "level": level, **asdict(kept)}
                for (user, level), kept in sorted(rows.scores.items())
                if user == user_id
            ),
            "link": tuple(
                {"chat_id": chat, "user_id": user, **asdict(kept)}
                for (chat, user), kept in sorted(rows.links.items())
                if user == user_id
            ),
            **self._stored_plays(user_id),
        }

    def forget(self, user_id: int) -> int:
        """Delete everything that is kept of a person."""
        rows, went = self._rows, sum(map(len, self.stored(user_id).values()))
        rows.conversations = {k: c for k, c in rows.conversations.items() if c.user_id != user_id}
        rows.preferences = {k: p for k, p in rows.preferences.items() if k[1] != user_id}
        rows.scores = {k: s for k, s in rows.scores.items() if k[0] != user_id}
        rows.links = {k: one for k, one in rows.links.items() if k[1] != user_id}
        rows.plays = {k: p for k, p in rows.plays.items() if p.user_id != user_id}
        rows.deals = {k: d for k, d in rows.deals.items() if k[1] != user_id}
        rows.calls = tuple(one for one in rows.calls if one[0] != str(user_id))
        return went

    def link(self, chat_id: int, user_id: int) -> Link | None:
        """Where rulings may be posted from a chat."""
        return self._rows.links.get((chat_id, user_id))

    def set_link(self, chat_id: int, user_id: int, link: Link | None) -> None:
        """Keep where rulings may be posted from a chat."""
        self._rows.links.pop((chat_id, user_id), None)
        if link is not None:
            self._rows.links[chat_id, user_id] = link

    def move_chat(self, former: int, latter: int) -> list[Conversation]:
        """Move what belongs to a chat whose id has changed."""
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
        rows.preferences = _moved(rows.preferences, former, latter)
        rows.links = {
            whose: replace(link, target_id=latter) if link.target_id == former else link
            for whose, link in _moved(rows.links, former, latter).items()
        }
        unfinished = (kept for kept in moved if not kept.finished)
        return sorted(unfinished, key=lambda kept: (kept.created_at or self._now, kept.id))

    def count_open(self) -> Mapping[str, int]:
        """How many conversations are not finished, by subject."""
        kept = self._rows.conversations.values()
        return Counter(conversation.subject for conversation in kept if not conversation.finished)

    def expire(self, before: datetime) -> int:
        """Delete what was finished or received before that time."""
        rows = self._rows
        received = max(before, self._now - RECEIVED_FOR)
        rows.inbox = {update: at for update, at in rows.inbox.items() if at >= received}
        self._expire_plays(before)
        self._expire_calls()
        gone = [
            kept.id
            for kept in rows.conversations.values()
            if kept.finished and kept.touched_at is not None and kept.touched_at < before
        ]
        for one in gone:
            del rows.conversations[one]
        return len(gone)


def _moved(kept: dict[tuple[int, int], T], former: int, latter: int) -> dict[tuple[int, int], T]:
    """Return what was kept by chat and person, with a chat moved where it has nothing yet."""
    stays = {whose: one for whose, one in kept.items() if whose[0] != former}
    moved = {(latter, whose[1]): one for whose, one in kept.items() if whose[0] == former}
    return moved | stays
