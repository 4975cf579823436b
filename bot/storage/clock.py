"""The clock that transactions go by: the database's, which all processes on it share."""

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import Connection, text

MEASURED_EVERY: Final = 60.0
"""Seconds between two comparisons of this machine's clock with the database's."""
TOLERATED: Final = timedelta(minutes=1)
"""The difference from which on the operator is told that a clock is wrong."""

_NOW = text("select clock_timestamp()")

_log = logging.getLogger(__name__)


def _own_time() -> datetime:
    return datetime.now(UTC)


class DatabaseClock:
    """Returns the time by the clock of the PostgreSQL database in which a transaction runs.

    It is asked once in `MEASURED_EVERY` seconds; in between its time follows from this machine's
    clock and the difference between the two.
    """

    def __init__(
        self,
        own_time: Callable[[], datetime] = _own_time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._own_time = own_time
        self._monotonic = monotonic
        self._difference = timedelta()
        self._measured_at: float | None = None
        self._is_told = False

    def __call__(self, connection: Connection) -> datetime:
        """Return the time now; `connection` is that of the transaction."""
        if self._is_due():
            self._measure(connection)
        return self._own_time() + self._difference

    def _is_due(self) -> bool:
        last = self._measured_at
        return last is None or self._monotonic() - last >= MEASURED_EVERY

    def _measure(self, connection: Connection) -> None:
        there: datetime = connection.execute(_NOW).scalar_one()
        self._difference = there - self._own_time()
        self._measured_at = self._monotonic()
        if abs(self._difference) < TOLERATED:
            self._is_told = False
        elif not self._is_told:
            self._is_told = True
            _log.error("this machine's clock and the database's differ by more than a minute")
