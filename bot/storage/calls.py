"""The Bot API calls of the last minute, in a database."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TypeAlias

from sqlalchemy import bindparam, delete, insert, select, text

from bot.storage.rows import Rows
from bot.storage.tables import OUTGOING

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
