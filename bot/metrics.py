"""What is counted while the bot runs: updates, calls, errors, retries, interviews and rulings."""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Lock

LIMITS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""The upper limits, in seconds, by which durations are told apart."""

UNREACHED = "unreached"
"""The status of a call that no answer came to."""


@dataclass(frozen=True, slots=True)
class Count:
    """How often something has happened, by its labels."""

    name: str
    said: str
    labels: tuple[str, ...]
    numbers: Counter[tuple[str, ...]] = field(default_factory=Counter)
    _lock: Lock = field(default_factory=Lock, repr=False)

    def add(self, *labels: str) -> None:
        """Count one more."""
        with self._lock:
            self.numbers[labels] += 1

    def read(self) -> Mapping[tuple[str, ...], int]:
        """Return the numbers by labels, as they are now."""
        with self._lock:
            return dict(self.numbers)


@dataclass(frozen=True, slots=True)
class Durations:
    """How long something took, in seconds, by its label: how many within each limit, and all."""

    name: str
    said: str
    label: str
    within: dict[str, list[int]] = field(default_factory=dict)
    sums: dict[str, float] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock, repr=False)

    def add(self, label: str, seconds: float) -> None:
        """Count one more."""
        with self._lock:
            numbers = self.within.setdefault(label, [0] * (len(LIMITS) + 1))
            numbers[bisect_left(LIMITS, seconds)] += 1
            self.sums[label] = self.sums.get(label, 0.0) + seconds

    def read(self) -> Mapping[str, tuple[tuple[int, ...], float]]:
        """Return by label how many fell between the limits, the last beyond them, and the sum."""
        with self._lock:
            return {
                label: (tuple(numbers), self.sums[label]) for label, numbers in self.within.items()
            }


UPDATES = Count("renonce_updates", "Updates carried out.", ("kind",))
POSTS = Count("renonce_webhook_posts", "Posts to the webhook, by HTTP status.", ("status",))
CALLS = Count(
    "renonce_calls",
    f"Calls of the Bot API, by HTTP status ({UNREACHED}: no answer).",
    ("method", "status"),
)
RETRIES = Count("renonce_retries", "Calls made again: waited, network.", ("reason",))
DROPPED = Count("renonce_dropped", "Updates of people who sent too many.", ("kind",))
ERRORS = Count("renonce_errors", "Updates that failed.", ("error",))
RULINGS = Count("renonce_rulings", "Interviews that came to a ruling.", ("subject", "outcome"))
UPDATE_SECONDS = Durations(
    "renonce_update_seconds", "From the arrival of an update until it is done.", "kind"
)
CALL_SECONDS = Durations("renonce_call_seconds", "Duration of a call of the Bot API.", "method")
COUNTS = (UPDATES, POSTS, CALLS, RETRIES, DROPPED, ERRORS, RULINGS)
DURATIONS = (UPDATE_SECONDS, CALL_SECONDS)

OPEN: Counter[str] = Counter()
"""How many interviews are open, by subject, when the database was last asked."""


def set_open(interviews: Mapping[str, int]) -> None:
    """Keep how many interviews are open; a subject that has none any more counts 0."""
    for subject in {*OPEN, *interviews}:
        OPEN[subject] = interviews.get(subject, 0)


@contextmanager
def update_of(kind: str) -> Iterator[None]:
    """Count an update of a kind, and how long it takes."""
    began = time.perf_counter()
    try:
        yield
    finally:
        UPDATES.add(kind)
        UPDATE_SECONDS.add(kind, time.perf_counter() - began)


@dataclass(slots=True)
class Call:
    """One call of the Bot API; `status` is set once an answer has come."""

    method: str
    status: int | None = None


@contextmanager
def call_of(method: str) -> Iterator[Call]:
    """Count a call of the Bot API, how it was answered and how long it took."""
    call, began = Call(method), time.perf_counter()
    try:
        yield call
    finally:
        CALLS.add(method, UNREACHED if call.status is None else str(call.status))
        CALL_SECONDS.add(method, time.perf_counter() - began)
