"""How many updates of one person are taken: what is more is dropped before anything is done."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

AT_ONCE = 120
"""So many updates at once are taken; a long interview with every screen beside it has fewer."""
A_SECOND = 2.0
"""So many updates a second are taken for any length of time; nobody reads screens faster."""
REMEMBERED = 10_000
"""The count of people above which those who are idle are let go; each takes some 200 bytes."""


class Taken(Enum):
    """What is done with an update."""

    CARRIED_OUT = "carried out"
    DROPPED = "dropped"
    DROPPED_AND_SAID = "dropped and said"


@dataclass(slots=True)
class _Person:
    """How many more updates are taken of a person, since when, and whether he was told."""

    left: float
    at: float
    told: bool = False


class Pace:
    """Counts each person's updates in this process alone: replicas count on their own.

    `at_once` updates are taken, and `a_second` more each second. Who sends more is told so once,
    and again only after he has been idle until all of `at_once` are there anew.
    """

    def __init__(
        self,
        at_once: int = AT_ONCE,
        a_second: float = A_SECOND,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._clock = clock
        self._people: dict[int, _Person] = {}
        self._most = REMEMBERED

    def take(self, user_id: int) -> Taken:
        """Count an update of a person; return what is done with it."""
        now = self._clock()
        person = self._people.get(user_id)
        if person is None:
            self._let_go(now)
            person = self._people[user_id] = _Person(float(self._at_once), now)
        person.left = self._left(person, now)
        person.at = now
        if person.left >= self._at_once:
            person.told = False
        if person.left >= 1:
            person.left -= 1
            return Taken.CARRIED_OUT
        if person.told:
            return Taken.DROPPED
        person.told = True
        return Taken.DROPPED_AND_SAID

    def __len__(self) -> int:
        """Return of how many people something is remembered."""
        return len(self._people)

    def _left(self, person: _Person, now: float) -> float:
        return min(self._at_once, person.left + (now - person.at) * self._a_second)

    def _let_go(self, now: float) -> None:
        """Forget whoever has been idle; look again once there are twice as many as are left."""
        if len(self._people) < self._most:
            return
        self._people = {
            user_id: person
            for user_id, person in self._people.items()
            if self._left(person, now) < self._at_once
        }
        self._most = max(REMEMBERED, 2 * len(self._people))
