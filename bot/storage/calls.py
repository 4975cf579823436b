"""The updates that were carried out, by their numbers, and the calls of all processes."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TypeAlias

from sqlalchemy import bindparam, delete, insert, select, text

from bot.storage.rows import SLICE, Rows
from bot.storage.tables import INBOX, OUTGOING
from bot.storage.unit_of_work import insert_new_updates

MINUTE = 60_000
"""Milliseconds for which the time of a Bot API call is stored."""
Moments: TypeAlias = Sequence[datetime]
LOCK = 7_263_637_364
"""The advisory lock with which PostgreSQL lets one process at a time read the calls."""
AHEAD = timedelta(seconds=1)
"""What lies further ahead than this was stored by a wrong clock."""


class CallRows(Rows):
    """The calls of the Bot API in the last minute, as one transaction sees them."""

    def calls(self, chat: str | None, since: datetime) -> Moments:
        """Return the times at which a chat, or with None any chat, was called after a moment.

        Times that lie ahead are left out: a clock was wrong when they were stored. No other
        transaction reads the calls before this one has ended.
        """
        if self._connection.dialect.name == "postgresql":
            self._connection.execute(_ONE_AT_A_TIME, {"number": LOCK})
        statement = _ANYWHERE if chat is None else _THERE
        where: dict[str, object] = {"since": since, "ahead": self.now + AHEAD}
        if chat is not None:
            where["called"] = chat
        return tuple(self._connection.execute(statement, where).scalars())

    def add_call(self, chat: str) -> None:
        """Store that a chat is called now; delete the calls of before the last minute or ahead."""
        self._expire_calls()
        self._connection.execute(_ADD, {"chat": chat, "at": self.now})

    def _expire_calls(self, *_: object) -> None:
        """Delete the calls of before the last minute, and those that lie ahead."""
        before = self.now - timedelta(milliseconds=MINUTE)
        self._connection.execute(_FORGET, {"before": before, "ahead": self.now + AHEAD})


_ONE_AT_A_TIME = text("select pg_advisory_xact_lock(:number)")
_ANYWHERE = select(OUTGOING.c.at).where(
    OUTGOING.c.at > bindparam("since"), OUTGOING.c.at <= bindparam("ahead")
)
_THERE = _ANYWHERE.where(OUTGOING.c.chat == bindparam("called"))
_ADD = insert(OUTGOING)
_FORGET = delete(OUTGOING).where(
    (OUTGOING.c.at <= bindparam("before")) | (OUTGOING.c.at > bindparam("ahead"))
)


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
        self._connection.execute(_FORGET_UPDATES, {"old": [NO_UPDATE]})

    def _expire_inbox(self, before: datetime, after: int | None) -> int | None:
        """Delete the numbers stored before a moment, or longer than RECEIVED_FOR ago.

        Examines the SLICE numbers above `after`; returns the highest of them, None at the end.
        """
        moment = max(before, self.now - RECEIVED_FOR)
        statement = _FIRST if after is None else _NEXT
        known = {} if after is None else {"after": after}
        seen = self._connection.execute(statement, known).all()
        if old := [row.update_id for row in seen if row.at < moment]:
            self._connection.execute(_FORGET_UPDATES, {"old": old})
        return seen[-1].update_id if len(seen) == SLICE else None


_FIRST = select(INBOX).order_by(INBOX.c.update_id).limit(SLICE)
_NEXT = _FIRST.where(INBOX.c.update_id > bindparam("after"))
_FORGET_UPDATES = delete(INBOX).where(INBOX.c.update_id.in_(bindparam("old", expanding=True)))
