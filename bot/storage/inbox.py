"""The numbers of the updates that were carried out, in a database."""

from datetime import datetime, timedelta

from sqlalchemy import bindparam, delete, select

from bot.storage.rows import SLICE, Rows
from bot.storage.tables import INBOX
from bot.storage.upsert import insert_new_updates

RECEIVED_FOR = timedelta(days=3)
"""How long update numbers are stored; Telegram delivers no update older than a day."""
NO_UPDATE = -1
"""A number that no update has: the row that is written only to see whether writing works."""


class InboxRows(Rows):
    """The part of a transaction that deletes old update numbers, and tries to write one."""

    def try_to_write(self) -> None:
        """Write a row and delete it again, which leaves nothing; it fails where writing does."""
        insertion = insert_new_updates(self._connection.dialect.name)
        self._connection.execute(insertion, [{"update_id": NO_UPDATE, "at": self.now}])
        self._connection.execute(_FORGET, {"old": [NO_UPDATE]})

    def _expire_inbox(self, before: datetime, after: int | None) -> int | None:
        """Delete the numbers stored before a moment, or longer than RECEIVED_FOR ago.

        Examines the SLICE numbers above `after`; returns the highest of them, None at the end.
        """
        moment = max(before, self.now - RECEIVED_FOR)
        statement = _FIRST if after is None else _NEXT
        known = {} if after is None else {"after": after}
        seen = self._connection.execute(statement, known).all()
        if old := [row.update_id for row in seen if row.at < moment]:
            self._connection.execute(_FORGET, {"old": old})
        return seen[-1].update_id if len(seen) == SLICE else None


_FIRST = select(INBOX).order_by(INBOX.c.update_id).limit(SLICE)
_NEXT = _FIRST.where(INBOX.c.update_id > bindparam("after"))
_FORGET = delete(INBOX).where(INBOX.c.update_id.in_(bindparam("old", expanding=True)))
