"""The bot's limit on each person: updates beyond it are dropped before any work is done."""

import time
from collections.abc import Callable
from enum import Enum

from pyrate_limiter import Rate, TokenBucket

AT_ONCE = 120
"""How many updates a person may send at once: more than a long interview has."""
A_SECOND = 2
"""The updates a second that a person may go on sending: more than anybody can read."""
REMEMBERED = 10_000
"""Above this many people, idle ones are forgotten; each takes about 200 bytes."""

_SECOND = 1_000


class Admission(Enum):
    """What is done with an update."""

    ADMITTED = "admitted"
    DROPPED = "dropped"
    DROPPED_AND_TOLD = "dropped, and the person is told"


class FloodLimit:
    """Counts the updates of each person in a token bucket, in this process alone.

    A person may send `at_once` updates, and `a_second` more each second; the rest is dropped. The
    person is told once, and again only after the bucket has been full. `clock` returns seconds.
    """

    def __init__(
        self,
        at_once: int = AT_ONCE,
        a_second: int = A_SECOND,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._bucket = TokenBucket()
        self._rates = [Rate(a_second, _SECOND, burst=at_once)]
        self._clock = clock
        self._states: dict[int, tuple[float, ...]] = {}
        self._told: set[int] = set()
        self._most = REMEMBERED

    def admit(self, user_id: int) -> Admission:
        """Count an update of a person, and return what to do with it."""
        now = round(self._clock() * _SECOND)
        state = self._states.get(user_id)
        if state is None or self._is_full(state, now):
            self._told.discard(user_id)
        if state is None:
            self._forget_idle(now)
            state = self._bucket.initial(self._rates)
        self._states[user_id], decision = self._bucket.step(self._rates, state, now, weight=1)
        if decision.allowed:
            return Admission.ADMITTED
        if user_id in self._told:
            return Admission.DROPPED
        self._told.add(user_id)
        return Admission.DROPPED_AND_TOLD

    def __len__(self) -> int:
        """Return how many people are remembered."""
        return len(self._states)

    def _is_full(self, state: tuple[float, ...], now: int) -> bool:
        return self._bucket.consumed(self._rates, state, now) == 0

    def _forget_idle(self, now: int) -> None:
        """Forget the people whose bucket is full, if there are too many.

        The next check comes when twice as many are known as were kept.
        """
        if len(self._states) < self._most:
            return
        self._states = {
            user_id: state
            for user_id, state in self._states.items()
            if not self._is_full(state, now)
        }
        self._told &= self._states.keys()
        self._most = max(REMEMBERED, 2 * len(self._states))
