"""Telegram's limits on the calls of all processes together."""

from datetime import datetime, timedelta

from pyrate_limiter import InMemoryBucket, Rate, RateItem

from bot.storage.calls import MINUTE, CallRows

SECOND = 1_000
"""Milliseconds, the unit of the buckets."""
OVERALL = Rate(30, SECOND)
CHAT = Rate(1, SECOND)
GROUP = Rate(20, MINUTE)


def rates_of(chat: str) -> list[Rate]:
    """Return the rates at which a chat may be called, by its id or @name."""
    return [CHAT, GROUP] if chat.startswith(("-", "@")) else [CHAT]


def delay_in(bucket: InMemoryBucket, item: RateItem) -> float:
    """Return the seconds until a bucket that has refused a call accepts it."""
    wait = bucket.waiting(item)
    return max(1, wait if isinstance(wait, int) else 0) / SECOND


def book_call(rows: CallRows, chat: str) -> float:
    """Book one Bot API call to a chat, if Telegram's limits allow it now.

    `chat` is an id or @name. Returns 0.0, or the seconds to wait; counts the calls of all
    processes. Runs inside a transaction.
    """
    item = RateItem("call", _milliseconds(rows.now))
    anywhere = rows.calls(None, rows.now - timedelta(milliseconds=SECOND))
    there = rows.calls(chat, rows.now - timedelta(milliseconds=MINUTE))
    for rates, moments in ((rates_of(chat), there), ([OVERALL], anywhere)):
        bucket = InMemoryBucket(rates)
        stored = sorted(min(item.timestamp, _milliseconds(moment)) for moment in moments)
        bucket.items = [RateItem("call", at) for at in stored]
        if not bucket.put(item):
            return delay_in(bucket, item)
    rows.add_call(chat)
    return 0.0


def _milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * SECOND)
