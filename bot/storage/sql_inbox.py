"""The numbers of the updates that were carried out, in a database."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, bindparam, delete

from bot.storage.batching import Job
from bot.storage.store import RECEIVED_FOR
from bot.storage.tables import INBOX
from bot.storage.upsert import insert_new_updates


class SqlInbox:
    """The part of a transaction that forgets which updates came."""

    _connection: Connection
    _now: datetime

    def _expire_inbox(self, before: datetime) -> None:
        """Delete the numbers kept before a moment, or longer than RECEIVED_FOR ago."""
        moment = max(before, self._now - RECEIVED_FOR)
        self._connection.execute(_EXPIRE, {"before": moment})


def receive(connection: Connection, jobs: Sequence[Job], times: Sequence[datetime]) -> list[bool]:
    """Keep the updates of jobs; return for each job whether it is to be done.

    It is not where its update has come before, in another transaction or in an earlier job.
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


_EXPIRE = delete(INBOX).where(INBOX.c.at < bindparam("before"))
