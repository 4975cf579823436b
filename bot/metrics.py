"""The metrics of a running bot, by prometheus-client, and the port that serves them."""

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from math import nan

from msgspec import Struct
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)

LIMITS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""The upper limits, in seconds, of the buckets of all durations."""

UNREACHED = "unreached"
"""The status of a call without an answer."""

ERRORS_NAME = "renonce_errors"
POLLED_NAME = "renonce_polled_timestamp_seconds"

disable_created_metrics()  # type: ignore[no-untyped-call]  # the process says when it began
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

UPDATES = Counter("renonce_updates", "Updates carried out.", ["kind"], registry=REGISTRY)
POSTS = Counter(
    "renonce_webhook_posts", "Posts to the webhook, by HTTP status.", ["status"], registry=REGISTRY
)
CALLS = Counter(
    "renonce_calls",
    f"Calls of the Bot API, by HTTP status ({UNREACHED}: no answer).",
    ["method", "status"],
    registry=REGISTRY,
)
RETRIES = Counter(
    "renonce_retries", "Calls made again: waited, network.", ["reason"], registry=REGISTRY
)
DROPPED = Counter(
    "renonce_dropped", "Updates of people who sent too many.", ["kind"], registry=REGISTRY
)
EPHEMERAL = Counter(
    "renonce_ephemeral",
    "Messages for one member of a group: sent, refused, or public, which must stay 0.",
    ["outcome"],
    registry=REGISTRY,
)
ERRORS = Counter(ERRORS_NAME, "Updates that failed.", ["error"], registry=REGISTRY)
RULINGS = Counter(
    "renonce_rulings",
    "Interviews that came to a ruling.",
    ["subject", "outcome"],
    registry=REGISTRY,
)
UPDATE_SECONDS = Histogram(
    "renonce_update_seconds",
    "From the arrival of an update until it is done.",
    ["kind"],
    buckets=LIMITS,
    registry=REGISTRY,
)
CALL_SECONDS = Histogram(
    "renonce_call_seconds",
    "Duration of a call of the Bot API.",
    ["method"],
    buckets=LIMITS,
    registry=REGISTRY,
)
OPEN_INTERVIEWS = Gauge(
    "renonce_open_interviews",
    "Unfinished interviews in the database: the same for all replicas.",
    ["subject"],
    registry=REGISTRY,
)
COUNTED_RULINGS = Gauge(
    "renonce_counted_rulings",
    "Rulings of a month in the database, where they are counted: the same for all replicas.",
    ["month", "subject", "edition"],
    registry=REGISTRY,
)

RELEASE = Info("renonce", "The release that runs, and the schema it knows.", registry=REGISTRY)
POLLED = Gauge(
    POLLED_NAME,
    "When Telegram last answered a request for updates, as Unix time; NaN without polling.",
    registry=REGISTRY,
)
POLLED.set(nan)
BACKED_UP = Gauge(
    "renonce_backup_timestamp_seconds",
    "When the newest file in the folder of backups was written, as Unix time; NaN without any.",
    registry=REGISTRY,
)
BACKED_UP.set(nan)
DESK_QUESTIONS = Gauge(
    "renonce_desk_questions",
    "Questions to desks in the database, by state: the same for all replicas.",
    ["state"],
    registry=REGISTRY,
)
DESK_OLDEST_SECONDS = Gauge(
    "renonce_desk_oldest_seconds",
    "For how long the oldest open question has waited; 0 without any.",
    registry=REGISTRY,
)
DESK_ERRANDS = Gauge(
    "renonce_desk_errands", "Messages of desks that are still to be sent.", registry=REGISTRY
)


def set_desk_counts(states: Mapping[str, int], oldest_seconds: float, errands: int) -> None:
    """Store how many questions there are by state, how old the oldest is, what is to be sent."""
    (family,) = DESK_QUESTIONS.collect()
    known = {sample.labels["state"] for sample in family.samples}
    for state in known | set(states):
        DESK_QUESTIONS.labels(state).set(states.get(state, 0))
    DESK_OLDEST_SECONDS.set(oldest_seconds)
    DESK_ERRANDS.set(errands)


def set_counted_rulings(numbers: Mapping[tuple[str, str, int], int]) -> None:
    """Store how many rulings were counted, by month, subject and edition."""
    for (month, subject, edition), number in numbers.items():
        COUNTED_RULINGS.labels(month, subject, str(edition)).set(number)


def set_open_interviews(numbers: Mapping[str, int]) -> None:
    """Store how many interviews are open by subject; a subject with none left counts 0."""
    (family,) = OPEN_INTERVIEWS.collect()
    known = {sample.labels["subject"] for sample in family.samples}
    for subject in known | set(numbers):
        OPEN_INTERVIEWS.labels(subject).set(numbers.get(subject, 0))


class Call(Struct):
    """A call of the Bot API; `status` is the HTTP status, once an answer has come."""

    status: int | None = None


@contextmanager
def count_call(method: str) -> Iterator[Call]:
    """Count a call of the Bot API, how it was answered and how long it took."""
    call, began = Call(), time.perf_counter()
    try:
        yield call
    finally:
        CALLS.labels(method, UNREACHED if call.status is None else call.status).inc()
        CALL_SECONDS.labels(method).observe(time.perf_counter() - began)


def say_release(version: str, schema: str) -> None:
    """Say which release runs, on which schema of the database."""
    RELEASE.info({"version": version, "schema": schema})


def watch_backups(newest: Callable[[], float]) -> None:
    """Say when the newest backup was made: `newest` returns the Unix time, 0.0 without any."""
    BACKED_UP.set_function(lambda: newest() or nan)


@contextmanager
def expose(host: str, port: int) -> Iterator[None]:
    """Serve the metrics at an address of this machine for the length of the block.

    Raises `OSError` where the port cannot be opened.
    """
    server, thread = start_http_server(port, addr=host, registry=REGISTRY)
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
