"""Whether a million rulings slow the bot down; run with `make bench ARGS=scale`."""

import asyncio
import gc
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import fields
from datetime import UTC, datetime, timedelta
from operator import methodcaller
from statistics import mean, median, quantiles
from typing import Any

from sqlalchemy import Engine, Integer, Select, Text, cast, insert, literal, select

from bot.conversation.model import Conversation
from bot.service.process import new_event_loop
from bot.storage import migrate_database
from bot.storage.engine import open_engine
from bot.storage.store import Job, Store
from bot.storage.tables import CONVERSATION, INBOX
from bot.storage.transaction import START, Cursor
from tests.bot.posting import free_port
from tools.bench.load.loads import Load, carried, first, thinking
from tools.bench.load.sides import Side, Sides, wait_for
from tools.bench.load.telegram import Telegram

ROWS = 1_000_000
DAYS = 60
"""The days over which the rows are spread; the bot keeps those of thirty."""
OPEN_OF = 100
"""One conversation in this many is open."""
EARLY = 6
"""How many of the oldest days are deleted here, statement by statement; the bot deletes the
others."""
SECONDS, WARM, ROUNDS, THINKING, CALL = 8.0, 2.0, 3, 60.0, 0.0
PERCENT = 100


def say(name: str, figure: str, target: str = "") -> None:
    """Print one line."""
    sys.stdout.write(f"{name:<66} {figure:>26}   {target}".rstrip() + "\n")
    sys.stdout.flush()


def main() -> None:
    """Measure both databases, empty and filled.

    Objects loaded so far are excluded from garbage collection, as in the bot: each collection
    would be mistaken for a tenth of a second of the database.
    """
    gc.freeze()
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(_measured())


async def _measured() -> None:
    for name in ("SQLite", "PostgreSQL"):
        telegram = Telegram()
        sides = Sides(await telegram.start())
        try:
            await _measure(name, telegram, sides)
        finally:
            await asyncio.to_thread(sides.close)
            telegram.close()


async def _measure(name: str, telegram: Telegram, sides: Sides) -> None:
    """Fill one of two databases; put both under the same load, in alternating rounds."""
    empty, filled = _addresses(name, sides)
    began = time.perf_counter()
    await asyncio.to_thread(fill, filled)
    say(
        f"{name}: {ROWS} conversations and as many updates", f"{time.perf_counter() - began:.0f} s"
    )
    await asyncio.to_thread(_time_the_upkeep, name, filled)
    both: dict[str, Side] = {}
    for kind, address in (("empty", empty), ("filled", filled)):
        port = str(free_port())
        side = await asyncio.to_thread(sides.bot, f"{name}, {kind}", address, METRICS_PORT=port)
        await asyncio.to_thread(wait_for, side)
        await first(telegram, side)
        took = await thinking(telegram, side, seconds=THINKING, call=CALL)
        last = quantiles(took, n=PERCENT)[-1]
        shown = f"{median(took) * 1e3:.0f} / {last * 1e3:.0f} / {max(took) * 1e3:.0f} ms"
        say(f"{name}, {kind}: press to screen, people think: median, p99, worst", shown, "≤ 50 ms")
        both[kind] = side
    rates: dict[str, list[Load]] = {kind: [] for kind in both}
    for _ in range(ROUNDS):
        for kind, side in both.items():
            rates[kind].append(await _carried(telegram, side))
    for kind, loads in rates.items():
        shown = " / ".join(f"{load.rate:.0f}" for load in loads)
        cpu = mean(load.cpu for load in loads)
        say(f"{name}, {kind}: updates a second by round", shown, f"{cpu:.2f} ms CPU each")
        await asyncio.to_thread(both[kind].end)
    compared = mean(one.rate for one in rates["filled"]) / mean(one.rate for one in rates["empty"])
    say(f"{name}: updates a second, filled / empty", f"{compared:.2f} x", "≥ 0.9 x")


async def _carried(telegram: Telegram, side: Side) -> Load:
    return await carried(telegram, side, warm=WARM, seconds=SECONDS)


def _addresses(name: str, sides: Sides) -> tuple[str, str]:
    if name == "PostgreSQL":
        return sides.postgres(), sides.postgres()
    return (
        f"sqlite:///{sides.home / 'empty.sqlite3'}",
        f"sqlite:///{sides.home / 'filled.sqlite3'}",
    )


def fill(address: str) -> None:
    """Add ROWS conversations and updates to the database at an address, old and young ones."""
    migrate_database(address)
    engine = open_engine(address)
    day, each = datetime.now(UTC) - timedelta(days=DAYS), ROWS // DAYS
    for number in range(DAYS):
        moment = day + timedelta(days=number)
        with engine.begin() as connection:
            connection.execute(_conversations(number * each, each, moment))
            connection.execute(_updates(number * each, each, moment))
    _settle(engine)
    engine.dispose()


def _settle(engine: Engine) -> None:
    """Let the database finish the work that filling it left behind, which no bot ever leaves."""
    statements = {"postgresql": ("vacuum analyze", "checkpoint"), "sqlite": ("analyze",)}
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        for statement in statements[engine.dialect.name]:
            connection.exec_driver_sql(statement)


def _numbers(first_one: int, count: int) -> Any:
    """A table of the numbers from one on."""
    start = select(literal(first_one, Integer).label("n")).cte("numbers", recursive=True)
    following = select(start.c.n + 1).where(start.c.n < first_one + count - 1)
    return start.union_all(following)


def _conversations(first_one: int, count: int, moment: datetime) -> Any:
    numbers = _numbers(first_one, count)
    example = Conversation(
        chat_id=0,
        user_id=0,
        subject="revoke",
        edition=2017,
        language="it",
        answers=(("hand", "defender"), ("trick", 5)),
        version=6,
        step=5,
        created_at=moment,
        touched_at=moment,
    )
    names = [each.name for each in fields(Conversation)]
    values = {
        name: literal(getattr(example, name), CONVERSATION.c[name].type) for name in names
    } | {
        "id": literal("m", Text).concat(cast(numbers.c.n, Text)),
        "chat_id": numbers.c.n + ROWS,
        "user_id": numbers.c.n + ROWS,
        "finished": numbers.c.n % OPEN_OF != 0,
    }
    chosen: Select[Any] = select(*(values[name].label(name) for name in names))
    return insert(CONVERSATION).from_select(names, chosen)


def _updates(first_one: int, count: int, moment: datetime) -> Any:
    numbers = _numbers(first_one, count)
    at = literal(moment, INBOX.c.at.type)
    return insert(INBOX).from_select(["update_id", "at"], select(numbers.c.n, at))


def _time_the_upkeep(name: str, address: str) -> None:
    """Print how long the transactions take that count and delete."""
    engine = open_engine(address)
    store = Store(engine)
    before = datetime.now(UTC) - timedelta(days=DAYS - EARLY)
    took = [*_timed(store, lambda rows: rows.count_open(), times=5)]
    say(f"{name}: the open ones counted", f"{median(took) * 1e3:.1f} ms", "≤ 20 ms")
    took = []
    cursor: Cursor | None = START
    while cursor is not None:
        began = time.perf_counter()
        (done,) = store.carry_out([Job(None, methodcaller("expire", before, cursor))])
        took.append(time.perf_counter() - began)
        cursor = done.unwrap()
    last = quantiles(took, n=PERCENT)[-1]
    shown = f"{median(took) * 1e3:.1f} / {last * 1e3:.1f} / {max(took) * 1e3:.1f} ms"
    say(f"{name}: {len(took)} slices deleted: median, p99, longest", shown, "≤ 20 ms")
    store.close()


def _timed(store: Store, work: Callable[[Any], Any], *, times: int) -> Iterator[float]:
    for _ in range(times):
        began = time.perf_counter()
        (done,) = store.carry_out([Job(None, work)])
        done.unwrap()
        yield time.perf_counter() - began
