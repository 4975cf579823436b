"""Our limit on one person: of what is sent faster, updates are dropped before anything is done."""

import time
from collections.abc import Callable
from enum import Enum

from pyrate_limiter import Rate, TokenBucket

AT_ONCE = 120
"""Updates taken at once; a long interview with every screen beside it has fewer."""
A_SECOND = 2
"""Updates taken each second for any length of time; nobody reads screens faster."""
REMEMBERED = 10_000
"""People above whose number those who are idle are forgotten; each takes some 200 bytes."""

_SECOND = 1_000


class Admission(Enum):
    """What becomes of an update."""

    ADMITTED = "admitted"
    DROPPED = "dropped"
    DROPPED_AND_TOLD = "dropped, and the person is told"


class FloodLimit:
    """A token bucket for each person, in this process alone: replicas count on their own.

    `at_once` updates are taken, and `a_second` more each second. Who sends more is told so once,
    and again only after a rest that fills the bucket. `clock` returns seconds.
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
        """Count an update of a person; returns what becomes of it."""
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
        """Return of how many people something is remembered."""
        return len(self._states)

    def _is_full(self, state: tuple[float, ...], now: int) -> bool:
        return self._bucket.consumed(self._rates, state, now) == 0

    def _forget_idle(self, now: int) -> None:
        """Forget people whose bucket is full; look again once twice as many as stay are known."""
        if len(self._states) < self._most:
            return
        self._states = {
            user_id: state
            for user_id, state in self._states.items()
            if not self._is_full(state, now)
        }
        self._told &= self._states.keys()
        self._most = max(REMEMBERED, 2 * len(self._states))
