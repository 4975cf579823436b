"""How often a minute a person may ask in a chat that others read, and how often all there may."""

import time
from collections.abc import Callable, Hashable

from pyrate_limiter import InMemoryBucket, Rate, RateItem

MOST_OF_ONE = 3
"""The most that a person may ask in a minute where others read along."""
MOST_OF_ALL = 10
"""The most that all may ask in a minute in one chat: Telegram takes 20 messages of a bot there."""
_MINUTE = 60_000
_REMEMBERED = 10_000


class MinuteLimit:
    """Counts what is asked in a minute, in this process alone; `clock` returns seconds.

    `most` is how often one person may ask.
    """

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, most: int = MOST_OF_ONE
    ) -> None:
        self._clock, self._most = clock, most
        self._counts: dict[Hashable, InMemoryBucket] = {}

    def admit(self, chat_id: int, user_id: int) -> bool:
        """Count what a person asks in a chat; return whether it is to be answered."""
        now = round(self._clock() * 1_000)
        if len(self._counts) > _REMEMBERED:
            self._forget(now)
        item = RateItem("asked", now)
        counts = ((chat_id, user_id), self._most), (chat_id, MOST_OF_ALL)
        return all(self._count(key, most, item) for key, most in counts)

    def _count(self, key: Hashable, most: int, item: RateItem) -> bool:
        found = self._counts.get(key)
        if found is None:
            found = self._counts[key] = InMemoryBucket([Rate(most, _MINUTE)])
        found.leak(item.timestamp)
        return bool(found.put(item))

    def _forget(self, now: int) -> None:
        """Forget those of whom nothing counts any longer."""
        for key, found in list(self._counts.items()):
            found.leak(now)
            if not found.count():
                del self._counts[key]
