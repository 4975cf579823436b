"""A store in memory, for tests of everything above the store."""

from collections.abc import Callable, Collection, Sequence
from copy import copy
from datetime import UTC, datetime
from threading import RLock
from typing import TypeVar

from bot.conversation.model import Conversation
from bot.storage.batching import Done, Job
from bot.storage.memory_calls import MemoryCalls
from bot.storage.memory_conversations import MemoryConversations
from bot.storage.memory_evenings import MemoryEvenings
from bot.storage.memory_plays import MemoryPlays
from bot.storage.memory_preferences import MemoryPreferences
from bot.storage.memory_rows import MemoryRows
from bot.storage.store import (
    RECEIVED_FOR,
    START,
    AlreadyDone,
    PersonalRows,
    Place,
    Transaction,
)

T = TypeVar("T")


def _now() -> datetime:
    return datetime.now(UTC)


class MemoryStore:
    """A store whose rows go with the process."""

    def __init__(self, *, clock: Callable[[], datetime] = _now) -> None:
        self._clock = clock
        self._rows = MemoryRows()
        self._one_at_a_time = RLock()

    async def once(
        self, update_id: int, work: Callable[[Transaction], T], *, reading: Collection[str] = ()
    ) -> T | AlreadyDone:
        """Do the work of an update in one transaction, unless it was done before."""
        (done,) = self.carry_out([Job(update_id, work)])
        result: T | AlreadyDone = done.unwrap()
        return result

    async def run(self, work: Callable[[Transaction], T], *, reading: Collection[str] = ()) -> T:
        """Do work in one transaction."""
        (done,) = self.carry_out([Job(None, work)])
        result: T = done.unwrap()
        return result

    def carry_out(self, jobs: Sequence[Job]) -> list[Done]:
        """Do jobs, each in a transaction of its own; returns a `Done` for each."""
        return [self._carried_out(job) for job in jobs]

    def close(self) -> None:
        """Do nothing: no file or connection is open."""

    def _carried_out(self, job: Job) -> Done:
        """Do a job on a copy of the rows, which replaces them at the end."""
        with self._one_at_a_time:
            if job.update_id in self._rows.inbox:
                return Done(AlreadyDone())
            rows, now = copy(self._rows), self._clock()
            if job.update_id is not None:
                rows.inbox[job.update_id] = now
            try:
                result = job.work(MemoryTransaction(rows, now))
            except Exception as error:  # noqa: BLE001 - it goes to whoever asked for the work
                return Done(error=error)
            self._rows = rows
            return Done(result)


class MemoryTransaction(
    MemoryConversations, MemoryPreferences, MemoryPlays, MemoryEvenings, MemoryCalls
):
    """One transaction on a copy of the rows."""

    def __init__(self, rows: MemoryRows, now: datetime) -> None:
        self._rows = rows
        self._now = now

    def export(self, user_id: int) -> PersonalRows:
        """Return everything that is kept of a person."""
        return {
            "conversation": self._stored_conversations(user_id),
            **self._stored_preferences(user_id),
            **self._stored_plays(user_id),
            **self._stored_evenings(user_id),
        }

    def forget(self, user_id: int) -> int:
        """Delete everything that is kept of a person."""
        rows, count = self._rows, sum(map(len, self.export(user_id).values()))
        rows.conversations = {k: c for k, c in rows.conversations.items() if c.user_id != user_id}
        rows.preferences = {k: p for k, p in rows.preferences.items() if k[1] != user_id}
        rows.scores = {k: s for k, s in rows.scores.items() if k[0] != user_id}
        rows.links = {k: link for k, link in rows.links.items() if k[1] != user_id}
        rows.plays = {k: p for k, p in rows.plays.items() if p.user_id != user_id}
        rows.deals = {k: d for k, d in rows.deals.items() if k[1] != user_id}
        self._forget_evenings(user_id)
        rows.calls = tuple(call for call in rows.calls if call[0] != str(user_id))
        return count

    def move_chat(self, former: int, latter: int) -> list[Conversation]:
        """Move what belongs to a chat whose id has changed."""
        self._move_preferences(former, latter)
        self._move_evenings(former, latter)
        return self._move_conversations(former, latter)

    def expire(self, before: datetime, place: Place = START) -> Place | None:
        """Delete what was finished or received before a moment, in one slice."""
        received = max(before, self._now - RECEIVED_FOR)
        inbox = self._rows.inbox
        self._rows.inbox = {update: at for update, at in inbox.items() if at >= received}
        self._expire_plays(before)
        self._expire_evenings(before)
        self._expire_calls()
        self._expire_conversations(before)
        return None
