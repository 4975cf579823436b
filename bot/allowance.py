"""How many calls Telegram takes, and how long the next one waits where several processes call."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Protocol, TypeAlias

from pyrate_limiter import InMemoryBucket, Rate, RateItem

SECOND, MINUTE = 1_000, 60_000
"""In milliseconds, as everything that a bucket is told."""
OVERALL = Rate(30, SECOND)
CHAT = Rate(1, SECOND)
GROUP = Rate(20, MINUTE)

Moments: TypeAlias = Sequence[datetime]


class CallRows(Protocol):
    """The part of a transaction that is about calls; they are kept for a minute."""

    @property
    def now(self) -> datetime:
        """The time of the transaction."""

    def calls(self, chat: str | None, since: datetime) -> Moments:
        """When a chat was called since, or any chat; nobody else looks until the end."""

    def add_call(self, chat: str) -> None:
        """Note a call made now, and forget those before the last minute."""


def rates_of(chat: str) -> list[Rate]:
    """Return how often a chat may be called, by its id or @name."""
    return [CHAT, GROUP] if chat.startswith(("-", "@")) else [CHAT]


def delay_in(made: InMemoryBucket, item: RateItem) -> float:
    """Return the seconds until a bucket that has refused a call takes it."""
    wait = made.waiting(item)
    return max(1, wait if isinstance(wait, int) else 0) / SECOND


def take_turn(rows: CallRows, chat: str) -> float:
    """Note that a chat is called now; where it may not, return the seconds to wait instead."""
    item = RateItem("call", _milliseconds(rows.now))
    anywhere = rows.calls(None, rows.now - timedelta(milliseconds=SECOND))
    there = rows.calls(chat, rows.now - timedelta(milliseconds=MINUTE))
    for rates, moments in ((rates_of(chat), there), ([OVERALL], anywhere)):
        made = InMemoryBucket(rates)
        made.items = [RateItem("call", one) for one in sorted(map(_milliseconds, moments))]
        if not made.put(item):
            return delay_in(made, item)
    rows.add_call(chat)
    return 0.0


def _milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * SECOND)
