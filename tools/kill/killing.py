"""The bot and its database are killed at random moments while people use it.

The bot takes what is posted to its webhook, or polls.
"""

import asyncio
import shutil
import signal
import subprocess
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory, mkdtemp

from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.evening.model import TaskState
from bot.evening.place import TablePlace
from bot.evening.tasks import to_do_of
from bot.storage import open_store
from bot.storage.store import Store
from tests.bot.posting import free_port
from tests.bot.process import environment
from tests.bot.server import PATH, SECRET, TOKEN
from tests.bot.storage.direct import run
from tests.forked import EXPLAIN, LoggedProcess
from tests.patience import PATIENCE
from tools.kill.alone import FIRST_GROUP, IN_A_GROUP, NAMES, Member, wrong_in_public
from tools.kill.databases import Postgres, database
from tools.kill.desk import Desk, doubled, states_of, wrong_with_desk
from tools.kill.people import Mind, Person, as_shown
from tools.kill.server import Telegram

FIRST_PERSON = 7_000_000_001
AT_MOST = 0.8
"""The longest time, in seconds, under load before something is killed."""
CALLS = 12
"""Alternatively it is killed at one of this many next calls, before that is answered."""
OF_THE_DATABASE = {"posted": 0.6, "polled": 0.3}
"""How often the database is killed, if it has processes: it restarts sooner than the bot."""
LOOK_EVERY = 0.2
"""Seconds between two checks whether a starting process has ended instead."""
SOON = 0.3
"""With polling it is killed within this many seconds after a line or a press was given."""
DIRECTORS = 3
"""Those who answer at a desk."""
EXPLAINS = 2.0
"""The seconds that a process gets to say where it stands."""
MOST_CASES = 150
"""Fewer than are stored for one person."""


@dataclass
class Report:
    """What happened, and what was wrong: ideally nothing."""

    killed: Counter[str] = field(default_factory=Counter)
    presses: int = 0
    redelivered: int = 0
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        """Return it in a few lines."""
        killed = ", ".join(f"{what} {times} times" for what, times in sorted(self.killed.items()))
        return "\n".join(
            [
                f"killed: {killed}",
                *self.happened(),
                f"{self.presses} presses; {self.redelivered} updates came again",
                f"{self.seconds:.0f} seconds; wrong: {len(self.wrong)}",
                *self.wrong,
            ]
        )

    def happened(self) -> Iterator[str]:
        """Yield what people did."""
        yield from ()


@dataclass
class InterviewReport(Report):
    """What happened while people told cases and noted them."""

    people: int = 0
    cases: int = 0
    again: int = 0
    settled: int = 0

    def happened(self) -> Iterator[str]:
        yield f"{self.people} people, {self.cases} cases noted"
        yield f"{self.settled} things that were still to be done are done"
        yield f"{self.again} presses changed no screen"


@dataclass
class AloneReport(Report):
    """What happened in groups; `unclear` counts how often a ruling might have been shown."""

    people: int = 0
    cases: int = 0
    again: int = 0
    shared: int = 0
    unclear: int = 0

    def happened(self) -> Iterator[str]:
        yield f"{self.people} people in groups, {self.cases} cases, {self.shared} shown to all"
        yield f"{self.again} presses changed no screen"
        yield f"{self.unclear} times nobody knew whether a ruling was shown"


@dataclass
class DeskReport(Report):
    """What happened while people asked a desk; `again` counts cards that came a second time."""

    askers: int = 0
    states: Counter[str] = field(default_factory=Counter)
    again: int = 0

    def happened(self) -> Iterator[str]:
        states = ", ".join(f"{number} {state}" for state, number in sorted(self.states.items()))
        yield f"{self.askers} askers, {self.states.total()} questions: {states}"
        yield f"{self.again} cards came a second time"


class Bot:
    """The bot as a process, which is started again after it was killed."""

    def __init__(self, address: str, telegram: Telegram, folder: Path, **settings: str) -> None:
        self._telegram = telegram
        self._folder = folder
        self._environ = environment(
            address,
            BOT_TOKEN=TOKEN,
            BOT_API_URL=telegram.url,
            LOG_LEVEL="WARNING",
            TELEGRAM_LIMITS="off",  # nobody waits: more is going on when a process is killed
            **_way(telegram.port),
            **settings,
        )
        self._ready = "getUpdates" if telegram.port is None else "setWebhook"
        self.process: LoggedProcess | None = None

    async def start(self) -> None:
        """Start, and wait until updates are taken.

        A start that is refused, because the database has not recovered yet, is repeated.
        """
        self._telegram.forget_process()
        calls = self._telegram.api.calls
        known = calls.count(self._ready)
        self.process = None
        async with asyncio.timeout(PATIENCE):
            while calls.count(self._ready) <= known:
                if self.process is None or self.process.poll() is not None:
                    self.process = LoggedProcess(environ=self._environ, folder=self._folder)
                await self._telegram.changes(lambda: calls.count(self._ready) > known, LOOK_EVERY)

    @property
    def updates(self) -> str:
        return "polled" if self._telegram.port is None else "posted"

    async def wait_for_update(self) -> None:
        """Wait until somebody writes or presses."""
        given = self._telegram.given
        assert await self._telegram.changes(lambda: self._telegram.given > given, PATIENCE)

    def kill(self) -> None:
        """Kill the process immediately."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    async def explain(self) -> None:
        """Have the process say in its log where it stands."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(EXPLAIN)
            await asyncio.sleep(EXPLAINS)

    async def end(self) -> None:
        """Ask the process to end; Telegram goes on answering it meanwhile."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                await asyncio.to_thread(self.process.wait, 10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


def _way(port: int | None) -> dict[str, str]:
    """The settings of the webhook on a port; without one it polls."""
    if port is None:
        return {}
    return {
        "WEBHOOK_URL": f"https://127.0.0.1:8443{PATH}",
        "WEBHOOK_SECRET": SECRET,
        "WEBHOOK_PORT": str(port),
    }


async def kill(
    *, moments: int, people: int, seed: int, kind: str, updates: str
) -> InterviewReport:
    """Kill at that many moments under that many people; return the result."""
    report = InterviewReport(people=people)
    async with _run(kind, updates) as run_:
        everybody = [
            Person(run_.telegram, Mind(seed, FIRST_PERSON + place), ("it", "en")[place % 2])
            for place in range(people)
        ]
        lives = [partial(person.live, most=MOST_CASES) for person in everybody]
        await _kill_under(report, Random(seed), run_, lives, moments)  # noqa: S311 - no secret
        with closing(open_store(run_.address)) as store:
            for person in everybody:
                report.cases += len(person.cases)
                report.presses += person.presses
                report.again += person.again
                report.settled += len(person.settled)
                report.wrong += wrong_with(store, person)
    return report


async def kill_alone(
    *, moments: int, people: int, seed: int, kind: str, updates: str
) -> AloneReport:
    """Kill at that many moments while people in groups ask so that nobody else sees it."""
    report = AloneReport(people=people)
    async with _run(kind, updates) as run_:
        run_.telegram.api.learn_ephemeral()
        members = [
            Member(
                run_.telegram,
                Mind(seed, FIRST_PERSON + place),
                ("it", "en")[place // IN_A_GROUP % 2],
                group=FIRST_GROUP - place // IN_A_GROUP,
                name=NAMES[place % IN_A_GROUP],
            )
            for place in range(people)
        ]
        lives = [partial(member.live, most=MOST_CASES) for member in members]
        await _kill_under(report, Random(seed), run_, lives, moments)  # noqa: S311 - no secret
        with closing(open_store(run_.address)) as store:
            for member in members:
                report.cases += len(member.cases)
                report.presses += member.presses
                report.again += member.again
                report.shared += len(member.shared)
                report.unclear += member.unclear
                report.wrong += wrong_with_cases(store, member)
        report.wrong += wrong_in_public(members)
    return report


async def kill_desk(  # noqa: PLR0913 - what a run has
    *, moments: int, askers: int, seed: int, kind: str, updates: str, finish: bool = True
) -> DeskReport:
    """Kill at that many moments while a desk is asked; with `finish` all is answered."""
    report = DeskReport()
    async with _run(kind, updates, DESKS="any") as run_:
        desk = Desk(run_.telegram, seed, finish)
        lives = [partial(desk.live, askers=askers, directors=DIRECTORS)]
        await _kill_under(report, Random(seed), run_, lives, moments, desk.settled)  # noqa: S311
        report.presses, report.askers, report.again = desk.presses, desk.askers, doubled(desk)
        with closing(open_store(run_.address)) as store:
            report.states = states_of(store)
            report.wrong += wrong_with_desk(store, desk)
    return report


@dataclass(frozen=True)
class _Run:
    """A bot with its Telegram and its database, whose server can be killed if it has one."""

    telegram: Telegram
    bot: Bot
    address: str
    server: Postgres | None


@asynccontextmanager
async def _run(kind: str, updates: str, **settings: str) -> AsyncIterator[_Run]:
    with database(kind) as (address, server), TemporaryDirectory() as folder:
        async with _telegram(None if updates == "polled" else free_port()) as telegram:
            bot = Bot(address, telegram, Path(folder), **settings)
            try:
                yield _Run(telegram, bot, address, server)
            except BaseException as error:
                kept = Path(mkdtemp(prefix="kill-failed-"))
                shutil.copytree(folder, kept / "bot")
                if server is not None:
                    shutil.copy(server.log, kept / "postgres")
                error.add_note(f"what the bot and its database said is kept in {kept}")
                raise


@asynccontextmanager
async def _telegram(port: int | None) -> AsyncIterator[Telegram]:
    telegram = Telegram(port)
    await telegram.open()
    try:
        yield telegram
    finally:
        await telegram.close()


async def _kill_under(  # noqa: PLR0913, PLR0917 - all that a run has
    report: Report,
    dice: Random,
    run_: _Run,
    lives: Sequence[Callable[[asyncio.Event], Coroutine[None, None, None]]],
    moments: int,
    settled: Callable[[str], Coroutine[None, None, None]] | None = None,
) -> None:
    """Kill at that many moments under those lives, each of which ends once it is over."""
    over, bot, server, began = asyncio.Event(), run_.bot, run_.server, time.monotonic()
    try:
        await bot.start()
        async with asyncio.TaskGroup() as group:
            for live in lives:
                group.create_task(live(over))
            for _ in range(moments):
                if server is not None and dice.random() < OF_THE_DATABASE[bot.updates]:
                    await asyncio.sleep(dice.uniform(0.0, AT_MOST))
                    report.killed[await asyncio.to_thread(server.kill, dice)] += 1
                else:
                    await _kill_bot(dice, bot)
                    report.killed["the bot"] += 1
            over.set()
        if settled is not None:
            await settled(run_.address)
    except BaseException:
        await bot.explain()
        raise
    finally:
        await bot.end()
    report.redelivered = run_.telegram.redelivered
    report.seconds = time.monotonic() - began


async def _kill_bot(dice: Random, bot: Bot) -> None:
    """Kill the bot at a moment, or at a call that it makes; then start it again."""
    if dice.random() < 0.5:
        await _kill_at_call(dice.randint(1, CALLS), bot)
    else:
        longest = AT_MOST
        if bot.updates == "polled":
            longest = SOON
            await bot.wait_for_update()
        await asyncio.sleep(dice.uniform(0.0, longest))
        bot.kill()
    await bot.start()


async def _kill_at_call(left: int, bot: Bot) -> None:
    """Kill the bot at one of the next calls that show something, half of which are carried out.

    An update that is answered by such a call is not yet confirmed, and has to come again.
    """
    done = asyncio.Event()
    telegram = bot._telegram  # noqa: SLF001 - the test server of ours

    def before(method: str) -> None:
        nonlocal left
        left -= method != "getUpdates"
        if left == 0:
            telegram.before = lambda _: None
            bot.kill()
            done.set()

    telegram.before = before
    try:
        async with asyncio.timeout(5 * AT_MOST):
            await done.wait()
    except TimeoutError:
        telegram.before = lambda _: None
        bot.kill()


def wrong_with(store: Store, person: Person) -> list[str]:
    """Return what is stored about a person, or was shown, but differs from what was said."""
    given = [one for one in person.meant() if one.noted is not None]
    return [*wrong_with_cases(store, person), *wrong_with_evening(store, person, given)]


def wrong_with_cases(store: Store, person: Person) -> list[str]:
    """Return what is stored of a person's cases, or was shown, but differs from what was said."""
    who = person.mind.user_id
    stored = run(store, lambda rows: rows.export(who))["conversation"]
    kept = sorted(stored, key=lambda row: str(row["created_at"]))
    found = [(row["subject"], row["answers"], row["step"]) for row in kept]
    meant = person.meant()
    wanted = [(one.subject, one.answers, one.step) for one in meant]
    wrong = []
    if len(found) != len(wanted):
        wrong.append(f"{who}: {len(found)} interviews are kept, {len(wanted)} were begun")
    for case, (one, other) in enumerate(zip(found, wanted, strict=False)):
        if one != other:
            wrong.append(f"{who}, case {case}: kept {one}, said {other}")
    for case, (shown, ruled) in enumerate(zip(person.rulings, person.told(), strict=True)):
        if shown != as_shown(ruled):
            wrong.append(f"{who}, case {case}: another ruling was shown than follows")
    return wrong


def wrong_with_evening(
    store: Store, person: Person, ruled: Sequence[Conversation]
) -> Iterator[str]:
    """Yield what is noted or done in a person's evening and differs from what the person did."""
    who = person.mind.user_id
    stored = run(store, lambda rows: rows.export(who))
    if len(stored["evening"]) != 1:
        yield f"{who}: {len(stored['evening'])} evenings are kept, one was opened"
    noted = sorted(stored["noted_ruling"], key=lambda row: str(row["created_at"]))
    if len(noted) != len(ruled):
        yield f"{who}: {len(noted)} rulings are noted, {len(ruled)} were given"
    for row, one in zip(noted, ruled, strict=False):
        where = str(TablePlace(_said(row["board"]), _said(row["at_table"])))
        tasks = [task for task in stored["task"] if task["noted"] == row["id"]]
        texts = sorted(str(task["to_do"]) for task in tasks)
        found = (where, row["answers"], texts)
        to_do = to_do_of(Interview.of(one), person.language)
        # what a changed answer adds stands behind what was there, so their order tells nothing
        wanted = (one.noted, one.answers, sorted(left.text for left in to_do))
        if found != wanted:
            yield f"{who}: noted {found}, said {wanted}"
    done = {task["id"] for task in stored["task"] if task["state"] == TaskState.DONE}
    if done != person.settled:
        yield f"{who}: {len(done)} things are done, {len(person.settled)} were"


def _said(part: object) -> str | None:
    return None if part is None else str(part)
