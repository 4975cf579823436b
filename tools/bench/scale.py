"""Whether a million rulings slow the bot down; run with `make bench ARGS=scale`."""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import fields
from datetime import UTC, datetime, timedelta
from operator import methodcaller
from statistics import median, quantiles
from typing import Any

from sqlalchemy import Engine, Integer, Select, Text, cast, insert, literal, select

from bot.conversation.model import Conversation
from bot.storage import migrate_database
from bot.storage.engine import open_engine
from bot.storage.store import Job, Store
from bot.storage.tables import CONVERSATION, INBOX
from bot.storage.transaction import START, Cursor
from tests.bot.posting import free_port
from tools.bench.load import Figures, Load, Sides, Telegram, carried, opened, run, thinking

ROWS = 1_000_000
DAYS = 60
"""The days over which the rows are spread; the bot keeps those of thirty."""
OPEN_OF = 100
"""One conversation in this many is open."""
EARLY = 6
"""How many of the oldest days are deleted here, statement by statement; the bot deletes the
others."""
SECONDS, WARM, ROUNDS, THINKING, CALL = 8.0, 2.0, 3, 60.0, 0.001
say = Figures().say


def main() -> None:
    """Measure both databases, empty and filled."""
    run(_measured())


async def _measured() -> None:
    for name in ("SQLite", "PostgreSQL"):
        async with opened() as (telegram, sides):
            await _measure(name, telegram, sides)


async def _measure(name: str, telegram: Telegram, sides: Sides) -> None:
    """Fill one of two databases; put both under the same load, in alternating rounds."""
    kinds = ("empty", "filled")
    addresses = {
        kind: sides.postgres() if name == "PostgreSQL" else sides.sqlite(kind) for kind in kinds
    }
    began = time.perf_counter()
    await asyncio.to_thread(fill, addresses["filled"])
    took = f"{time.perf_counter() - began:.0f} s"
    say(f"{name}: {ROWS} conversations and as many updates", took)
    await asyncio.to_thread(_time_the_upkeep, name, addresses["filled"])
    both, loads = {}, {kind: list[Load]() for kind in kinds}
    for kind, address in addresses.items():
        port = str(free_port())
        side = sides.start(f"{name}, {kind}", address, METRICS_PORT=port)
        await asyncio.to_thread(side.wait)
        shown = _three(await thinking(telegram, side, THINKING, CALL))
        say(f"{side.name}: press to screen, people think: median, p99, worst", shown, "≤ 50 ms")
        both[kind] = side
    for kind in kinds * ROUNDS:
        loads[kind].append(await carried(telegram, both[kind], WARM, SECONDS))
    for kind, side in both.items():
        Figures().loads(side.name, loads[kind])
        await asyncio.to_thread(side.end)
    Figures().ratio(f"{name}: filled against empty", loads["filled"], loads["empty"], 0.9)


def _three(took: list[float]) -> str:
    three = (median(took), quantiles(took, n=100)[-1], max(took))
    return " / ".join(f"{seconds * 1e3:.1f}" for seconds in three) + " ms"


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
    shown = _three(took)
    say(f"{name}: {len(took)} slices deleted: median, p99, longest", shown, "≤ 20 ms")
    store.close()


def _timed(store: Store, work: Callable[[Any], Any], *, times: int) -> Iterator[float]:
    for _ in range(times):
        began = time.perf_counter()
        (done,) = store.carry_out([Job(None, work)])
        done.unwrap()
        yield time.perf_counter() - began
