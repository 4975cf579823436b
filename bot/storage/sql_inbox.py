"""The numbers of the updates that were carried out, in a database."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, bindparam, delete, select

from bot.storage.batching import Job
from bot.storage.store import RECEIVED_FOR, SLICE
from bot.storage.tables import INBOX
from bot.storage.upsert import insert_new_updates

NO_UPDATE = -1
"""A number that no update has: the row that is written only to see whether writing works."""


class SqlInbox:
    """The part of a transaction that deletes old update numbers, and tries to write one."""

    _connection: Connection
    _now: datetime

    def try_to_write(self) -> None:
        insertion = insert_new_updates(self._connection.dialect.name)
        self._connection.execute(insertion, [{"update_id": NO_UPDATE, "at": self._now}])
        self._connection.execute(_FORGET, {"old": [NO_UPDATE]})

    def _expire_inbox(self, before: datetime, after: int | None) -> int | None:
        """Delete the numbers stored before a moment, or longer than RECEIVED_FOR ago.

        Examines the SLICE numbers above `after`; returns the highest of them, None at the end.
        """
        moment = max(before, self._now - RECEIVED_FOR)
        statement = _FIRST if after is None else _NEXT
        known = {} if after is None else {"after": after}
        seen = self._connection.execute(statement, known).all()
        if old := [row.update_id for row in seen if row.at < moment]:
            self._connection.execute(_FORGET, {"old": old})
        return seen[-1].update_id if len(seen) == SLICE else None


def receive(connection: Connection, jobs: Sequence[Job], times: Sequence[datetime]) -> list[bool]:
    """Store the updates of jobs; return for each job whether it is to be done.

    It is not if its update has come before, in another transaction or in an earlier job.
    """
    rows = {
        job.update_id: {"update_id": job.update_id, "at": now}
        for job, now in zip(jobs, times, strict=True)
        if job.update_id is not None
    }
    new: set[int | None] = set()
    if rows:
        statement = insert_new_updates(connection.dialect.name)
        new |= set(connection.execute(statement, [rows[key] for key in sorted(rows)]).scalars())
    is_new = []
    for job in jobs:
        is_new.append(job.update_id is None or job.update_id in new)
        new.discard(job.update_id)
    return is_new


_FIRST = select(INBOX).order_by(INBOX.c.update_id).limit(SLICE)
_NEXT = _FIRST.where(INBOX.c.update_id > bindparam("after"))
_FORGET = delete(INBOX).where(INBOX.c.update_id.in_(bindparam("old", expanding=True)))
