"""The calls of the last minute, counted by all processes on a database together."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from datetime import UTC, datetime, timedelta
from itertools import count
from threading import Lock

from bot.storage.store import Store
from bot.telegram.rate_limits import book_call
from tests.bot.storage.conftest import Clock, sql_store
from tests.bot.storage.direct import expire, run

GROUP = "-1001"
BEGAN = datetime(2026, 1, 1, tzinfo=UTC)


class Slowly(Clock):
    """A clock of several processes, by which a millisecond passes each time it is read."""

    def __init__(self) -> None:
        super().__init__(BEGAN)
        self._lock = Lock()

    def __call__(self) -> datetime:
        with self._lock:
            self.now += timedelta(milliseconds=1)
            return self.now


def take(store: Store, chat: str) -> float:
    return run(store, lambda rows: book_call(rows, chat))


def test_a_chat_is_called_once_a_second(store: Store, clock: Clock) -> None:
    assert take(store, "7") == 0
    clock.now -= timedelta(seconds=0.6)
    assert 0.6 <= take(store, "7") <= 0.601
    assert take(store, "8") == 0, "another chat does not wait"
    assert take(store, "7") == 0, "a second is over"


def test_a_group_is_called_twenty_times_a_minute(store: Store, clock: Clock) -> None:
    def calls(chat: str, number: int) -> list[float]:
        delays = []
        for _ in range(number):
            clock.now += timedelta(seconds=0.1)  # and a second when it is read
            delays.append(take(store, chat))
        return delays

    delays = calls(GROUP, 21)
    assert delays[:20] == [0.0] * 20
    assert 37 < delays[20] < 39
    assert calls("@club", 20) == [0.0] * 20, "each group by itself"


def test_processes_call_thirty_times_a_second_together(database: str) -> None:
    clock = Slowly()
    with ExitStack() as stack:
        stores = [stack.enter_context(closing(sql_store(database, clock))) for _ in range(3)]
        chats = count(1)
        with ThreadPoolExecutor(3) as threads:
            delays = list(
                threads.map(lambda at: take(stores[at % 3], str(next(chats))), range(90))
            )
        found = Counter(delay == 0 for delay in delays)
        assert found[True] == 30, "all within the same second"
        assert all(0 < delay <= 1 for delay in delays if delay)
        clock.now += timedelta(seconds=1)
        assert take(stores[0], "after") == 0


def test_calls_of_a_clock_that_was_ahead_silence_nobody(store: Store, clock: Clock) -> None:
    for ahead in (timedelta(minutes=10), timedelta(days=400)):
        clock.now += ahead
        for chat in range(30):
            take(store, str(chat))
        clock.now -= ahead + timedelta(minutes=1)
        assert take(store, "7") == 0, "a chat that was called in the future"
        assert take(store, "another") == 0
        everything = run(store, lambda rows: rows.calls(None, BEGAN - timedelta(days=9)))
        assert len(everything) == 2, "what lay ahead is deleted"


def test_calls_are_forgotten_after_a_minute_or_with_the_person(store: Store, clock: Clock) -> None:
    for chat in ("7", "8", GROUP):
        take(store, chat)
    long_ago = BEGAN - timedelta(days=9)
    assert len(run(store, lambda rows: rows.calls(None, long_ago))) == 3
    run(store, lambda rows: rows.forget(7))
    assert run(store, lambda rows: rows.calls("7", long_ago)) == ()
    clock.now += timedelta(minutes=2)
    take(store, "9")
    assert len(run(store, lambda rows: rows.calls(None, long_ago))) == 1
    clock.now += timedelta(minutes=2)
    expire(store, long_ago)
    assert run(store, lambda rows: rows.calls(None, long_ago)) == ()
