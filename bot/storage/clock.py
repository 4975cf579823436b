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

    It is asked once in `MEASURED_EVERY` seconds; in between its time goes on by the seconds that
    have passed since, so that this machine's clock may be set to another time meanwhile.
    """

    def __init__(
        self,
        own_time: Callable[[], datetime] = _own_time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._own_time = own_time
        self._monotonic = monotonic
        self._measured: tuple[datetime, float] | None = None
        self._is_told = False

    def __call__(self, connection: Connection) -> datetime:
        """Return the time now; `connection` is that of the transaction."""
        if self._measured is not None:
            told, measured_at = self._measured
            passed = self._monotonic() - measured_at
            if passed < MEASURED_EVERY:
                return told + timedelta(seconds=passed)
        return self._measure(connection)

    def _measure(self, connection: Connection) -> datetime:
        told: datetime = connection.execute(_NOW).scalar_one()
        self._measured = told, self._monotonic()
        if abs(told - self._own_time()) < TOLERATED:
            self._is_told = False
        elif not self._is_told:
            self._is_told = True
            _log.error("this machine's clock and the database's differ by more than a minute")
        return told
