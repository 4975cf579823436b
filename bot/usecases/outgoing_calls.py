"""How many calls Telegram takes, and how long the next one waits where several processes call."""

from datetime import datetime, timedelta

from pyrate_limiter import InMemoryBucket, Rate, RateItem

from bot.storage.store import MINUTE, CallRows

SECOND = 1_000
"""In milliseconds, as everything that a bucket is told."""
OVERALL = Rate(30, SECOND)
CHAT = Rate(1, SECOND)
GROUP = Rate(20, MINUTE)


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
