"""The evenings with what is noted in them, in memory."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from datetime import datetime

from bot.conversation.model import EVERYBODY
from bot.evening.model import Director, Evening, NotedRuling, Task
from bot.storage.memory_rows import MemoryRows
from bot.storage.store import MOST_EVENINGS, Stale


class MemoryEvenings:
    """The part of a transaction that reads and changes evenings."""

    _rows: MemoryRows
    _now: datetime

    def evening(self, key: str) -> Evening | None:
        """Return the evening of that id; no other transaction is there to lock it against."""
        return self._rows.evenings.get(key)

    def open_evening(self, chat_id: int) -> Evening | None:
        """Return the open evening of a chat."""
        kept = self._rows.evenings.values()
        return next((one for one in kept if one.chat_id == chat_id and not one.closed), None)

    def directed_evening(self, user_id: int) -> Evening | None:
        """Return the open evening of a group that a person directs."""
        directed = {one.evening for one in self._rows.directors.values() if one.user_id == user_id}
        theirs = (
            one
            for one in self._rows.evenings.values()
            if one.id in directed and one.chat_id < 0 and not one.closed
        )
        return max(theirs, key=lambda one: (one.touched_at or self._now, one.id), default=None)

    def evenings(self, chat_id: int, most: int) -> tuple[Evening, ...]:
        """Return the evenings of a chat, the latest first."""
        theirs = (one for one in self._rows.evenings.values() if one.chat_id == chat_id)
        latest = sorted(theirs, key=lambda one: (one.created_at or self._now, one.id))[::-1]
        return tuple(latest[:most])

    def add_evening(self, evening: Evening) -> Evening:
        """Keep a new evening."""
        if not evening.closed and self.open_evening(evening.chat_id) is not None:
            raise Stale(evening.id)
        added = replace(evening, version=1, created_at=self._now, touched_at=self._now)
        self._rows.evenings[added.id] = added
        theirs = [one for one in self._rows.evenings.values() if one.user_id == added.user_id]
        theirs.sort(key=lambda one: (one.touched_at or self._now, one.id), reverse=True)
        for oldest in theirs[MOST_EVENINGS:]:
            self.drop_evening(oldest.id)
        return added

    def save_evening(self, evening: Evening) -> Evening:
        """Keep a changed evening."""
        known = self._rows.evenings.get(evening.id)
        if known is None or known.version != evening.version:
            raise Stale(evening.id)
        there = self.open_evening(evening.chat_id)
        if not evening.closed and there is not None and there.id != evening.id:
            raise Stale(evening.id)
        saved = replace(evening, version=evening.version + 1, touched_at=self._now)
        self._rows.evenings[saved.id] = saved
        return saved

    def drop_evening(self, key: str) -> None:
        """Delete an evening with everything that is noted in it."""
        rows = self._rows
        rows.evenings.pop(key, None)
        rows.directors = {k: one for k, one in rows.directors.items() if one.evening != key}
        rows.noted = {k: one for k, one in rows.noted.items() if one.evening != key}
        rows.tasks = {k: one for k, one in rows.tasks.items() if one.evening != key}

    def directors(self, evening: str) -> tuple[Director, ...]:
        """Return who directs an evening, by their numbers."""
        theirs = (one for one in self._rows.directors.values() if one.evening == evening)
        return tuple(sorted(theirs, key=lambda one: one.number))

    def adjusting(self, chat_id: int, user_id: int) -> Director | None:
        """Return who is about to type an adjusted score in a chat."""
        theirs = {one.id for one in self._rows.evenings.values() if one.chat_id == chat_id}
        return next(
            (
                one
                for one in self._rows.directors.values()
                if one.user_id == user_id and one.adjusting and one.evening in theirs
            ),
            None,
        )

    def keep_director(self, director: Director) -> None:
        """Keep a director, or what has changed of him."""
        self._rows.directors[director.evening, director.user_id] = director

    def noted(self, key: str) -> NotedRuling | None:
        """Return the noted ruling with an id."""
        return self._rows.noted.get(key)

    def noted_of(self, conversation: str) -> NotedRuling | None:
        """Return the noted ruling of an interview."""
        kept = self._rows.noted.values()
        return next((one for one in kept if one.conversation == conversation), None)

    def noted_in(self, evening: str) -> tuple[NotedRuling, ...]:
        """Return the rulings noted in an evening, the latest first."""
        theirs = (one for one in self._rows.noted.values() if one.evening == evening)
        return tuple(sorted(theirs, key=lambda one: (one.created_at or self._now, one.id))[::-1])

    def keep_noted(self, noted: NotedRuling) -> NotedRuling:
        """Keep a noted ruling."""
        kept = replace(noted, created_at=noted.created_at or self._now)
        self._rows.noted[kept.id] = kept
        return kept

    def drop_noted(self, noted: NotedRuling) -> None:
        """Delete a noted ruling with what it has left to be done."""
        rows = self._rows
        rows.noted.pop(noted.id, None)
        rows.tasks = {key: one for key, one in rows.tasks.items() if one.noted != noted.id}

    def task(self, key: str) -> Task | None:
        """Return the task with an id."""
        return self._rows.tasks.get(key)

    def tasks_in(self, evening: str) -> tuple[Task, ...]:
        """Return what the rulings of an evening have left to be done."""
        theirs = (one for one in self._rows.tasks.values() if one.evening == evening)
        return tuple(sorted(theirs, key=lambda one: (one.noted, one.place, one.id)))

    def keep_task(self, task: Task) -> None:
        """Keep a task."""
        self._rows.tasks[task.id] = task

    def drop_task(self, task: Task) -> None:
        """Delete a task."""
        self._rows.tasks.pop(task.id, None)

    def _stored_evenings(self, user_id: int) -> dict[str, tuple[Mapping[str, object], ...]]:
        """Return the evenings of a person and what he has noted, as rows by table."""
        rows = self._rows
        return {
            "evening": tuple(
                asdict(one) for one in rows.evenings.values() if one.user_id == user_id
            ),
            "director": tuple(
                asdict(one) for one in rows.directors.values() if one.user_id == user_id
            ),
            "noted_ruling": tuple(
                asdict(one) | {"answers": [list(answer) for answer in one.answers]}
                for one in rows.noted.values()
                if one.user_id == user_id
            ),
            "task": tuple(asdict(one) for one in rows.tasks.values() if one.user_id == user_id),
        }

    def _forget_evenings(self, user_id: int) -> None:
        """Delete a person's evenings and notes; one where others have noted stays theirs."""
        rows = self._rows
        rows.tasks = {key: one for key, one in rows.tasks.items() if one.user_id != user_id}
        rows.noted = {key: one for key, one in rows.noted.items() if one.user_id != user_id}
        rows.directors = {
            key: one for key, one in rows.directors.items() if one.user_id != user_id
        }
        for one in [one for one in rows.evenings.values() if one.user_id == user_id]:
            if self.noted_in(one.id):
                rows.evenings[one.id] = replace(
                    one, user_id=EVERYBODY, name="", version=one.version + 1
                )
            else:
                self.drop_evening(one.id)

    def _move_evenings(self, former: int, latter: int) -> None:
        """Move a chat's evenings to another id; an open one that is there already stays open."""
        is_open = self.open_evening(latter) is not None
        for one in [one for one in self._rows.evenings.values() if one.chat_id == former]:
            self._rows.evenings[one.id] = replace(
                one, chat_id=latter, closed=one.closed or is_open, version=one.version + 1
            )

    def _expire_evenings(self, before: datetime) -> None:
        """Delete the evenings touched last before a moment."""
        for one in [*self._rows.evenings.values()]:
            if one.touched_at is not None and one.touched_at < before:
                self.drop_evening(one.id)
