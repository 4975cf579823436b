"""What load the bot carries, all in one run; `make bench ARGS=load`, rougher with `--short`.

The bot runs as it is deployed, in processes of its own and without Telegram's limits. Telegram and
the people who press are in this process and on one clock, so that the time from a press to its
screen is exact. Requests of the bot are not checked, but its rulings are.
"""

import asyncio
import gc
import itertools
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from typing import Any, TypeAlias

from aiohttp import ClientSession, TCPConnector, web

from bot.conversation.actions import press
from bot.conversation.callback_data import Press
from bot.conversation.interview import Interview, ask_the_law
from bot.conversation.model import Conversation
from bot.conversation.pressing import Action
from bot.screens.interview import screen
from bot.service.process import new_event_loop
from bot.telegram import rendering
from lawcore import IN_FORCE, SUBJECTS, Question
from lawcore.wording import LANGUAGES, Wording
from tests.bot.posting import free_port
from tests.bot.process import environment
from tests.bot.server import HEADER, PATH, SECRET, TOKEN, parameters
from tests.bot.walks import begun
from tests.patience import PATIENCE, until
from tools.kill.databases import Postgres

PEOPLE, AT_ONCE, INTERVIEWS_OF_ONE = 100, 25, 10
"""Those who press; how many do at the same moment; after how many interviews another comes."""
PRESSES = range(4, 7)
"""How many presses an interview may have."""
FEW = 12
"""The number of interviews that repeat so often that nothing in them is new."""
API_SECONDS, THOUGHT = 0.04, (1.0, 3.0)
"""Seconds that the Bot API takes to answer, and that somebody thinks, while people think."""
SETTLING, RESTING = 0.3, 3.0
IDLE = 0.03
"""The share of a core below which a process rests: its server looks ten times a second."""
MOST_BUSY = 0.9
"""The share of a core for Telegram and the people above which they may limit the result."""
AT_REST, MOST_MEMORY = 95.0, 110.0
"""MiB at rest, and after all interviews."""
MEBIBYTE = 1 << 20
_ALONE = 'import sys; sys.modules |= dict.fromkeys(("httpx._main", "tornado", "apscheduler"))\n'
_BOT = f"{_ALONE}from bot.__main__ import main\nmain()"
"""The bot with no more libraries than in an installation of its own."""
_AS_DEPLOYED = {"PYTHONOPTIMIZE": "2", "TELEGRAM_LIMITS": "off"}

Happening: TypeAlias = asyncio.Future[float]


class WrongError(Exception):
    """The bot showed something else than it should have, or nothing."""


@dataclass(frozen=True)
class Script:
    """An interview: its language, first message, presses, and the last screen."""

    language: str
    command: str
    presses: tuple[str, ...]
    ruling: str


@cache
def scripts() -> tuple[Script, ...]:
    """All interviews of so many presses, of all subjects and languages, in a fixed mixture."""
    found = [
        Script(
            language,
            f"/{Wording.of(language).command(subject)}",
            presses,
            rendering.text(screen(Interview.of(ruled))),
        )
        for language in LANGUAGES
        for subject in SUBJECTS
        if IN_FORCE in SUBJECTS[subject].books
        for ruled, presses in _ways(begun(subject, IN_FORCE, language), ())
        if len(presses) in PRESSES
    ]
    Random(1).shuffle(found)  # noqa: S311 - the same order each time
    return tuple(found)


def _ways(
    row: Conversation, pressed: tuple[str, ...]
) -> Iterator[tuple[Conversation, tuple[str, ...]]]:
    if not isinstance(ask_the_law(row), Question):
        yield row, pressed
    elif len(pressed) < PRESSES.stop - 1:
        for button in screen(Interview.of(row)).buttons:
            offered = button.data
            if isinstance(offered, Press) and (
                "=" in str(offered.action) or str(offered.action) == Action.NONE
            ):
                following = press(Interview.of(row), offered).conversation
                yield from _ways(following, (*pressed, str(offered.action)))


@dataclass(eq=False)
class Person:
    """A person in a private chat with the bot, and the message on the screen."""

    number: int
    message_id: int = 0
    message: dict[str, Any] = field(default_factory=dict)
    shown: Happening | None = None
    answered: Happening | None = None

    def button(self, action: str) -> str:
        """The data of the button with an action."""
        rows = self.message.get("reply_markup", {}).get("inline_keyboard", [])
        for button in itertools.chain.from_iterable(rows):
            data: str = button.get("callback_data", "")
            if data.split(".", 2)[-1] == action:
                return data
        message = f"{action} is not offered: {self.message.get('text')}"
        raise WrongError(message)


class Telegram:
    """Answers each call after `seconds`; the screen of an edit is seen after half of them."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.url = ""
        self.wrong: list[str] = []
        self.forget()
        self._people: dict[int, Person] = {}
        self._numbers = itertools.count(7_000_000_001)
        self._pressed: dict[str, Person] = {}

    def forget(self) -> None:
        """Count anew: updates, and seconds from a press to its screen and to its answer."""
        self.updates = 0
        self.to_screen: list[float] = []
        self.to_answer: list[float] = []

    @asynccontextmanager
    async def listening(self) -> AsyncIterator["Telegram"]:
        """Listen for a while."""
        app = web.Application()
        app.router.add_route("*", "/{token}/{method}", self._answer)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0, backlog=1_024).start()
        self.url = f"http://127.0.0.1:{runner.addresses[0][1]}/bot"
        async with ClientSession(connector=TCPConnector(limit=0)) as self._client:
            yield self
        await runner.cleanup()

    @contextmanager
    def somebody(self) -> Iterator[Person]:
        """A new person for a while; calls that come later are still answered."""
        person = Person(next(self._numbers))
        self._people[person.number] = person
        yield person
        del self._people[person.number]

    async def sends(self, person: Person, port: int, script: Script) -> None:
        """Send the command of an interview, and wait for its first screen."""
        person.message_id += 1
        text = script.command
        command = {"type": "bot_command", "offset": 0, "length": len(text)}
        message = {**_message(person, text), "from": _user(person, script), "entities": [command]}
        await self._post(person, port, {"message": message})

    async def presses(self, person: Person, port: int, script: Script, action: str) -> None:
        """Press a button of the newest message, and wait for the answer and the next screen."""
        began, number = time.perf_counter(), str(next(self._numbers))
        query = {
            "id": number,
            "from": _user(person, script),
            "chat_instance": "1",
            "data": person.button(action),
            "message": person.message,
        }
        answered: Happening = asyncio.get_running_loop().create_future()
        person.answered = answered
        self._pressed[number] = person
        seen = await self._post(person, port, {"callback_query": query})
        async with asyncio.timeout(PATIENCE):
            self.to_answer.append(await answered - began)
        self.to_screen.append(seen - began)
        del self._pressed[number]

    async def _post(self, person: Person, port: int, update: Mapping[str, Any]) -> float:
        """Post an update; return when its screen was seen."""
        shown: Happening = asyncio.get_running_loop().create_future()
        person.shown = shown
        update = {"update_id": next(self._numbers), **update}
        url = f"http://127.0.0.1:{port}{PATH}"
        async with (
            asyncio.timeout(PATIENCE),
            self._client.post(url, json=update, headers={HEADER: SECRET}) as answer,
        ):
            said = await answer.read()
            if answer.status != 200:
                message = f"a post was answered with {answer.status}"
                raise WrongError(message)
            if said.startswith(b"{"):
                call = json.loads(said)
                self._carry_out(call.pop("method"), call)
            self.updates += 1
            return await shown

    async def _answer(self, request: web.Request) -> web.Response:
        body, method = await request.read(), request.match_info["method"]
        result = self._carry_out(method, parameters(request, body))
        if self.seconds:
            await asyncio.sleep(self.seconds)
        return web.json_response({"ok": True, "result": result})

    def _carry_out(self, method: str, asked: Mapping[str, Any]) -> object:
        if method == "getMe":
            return {"id": 123456789, "is_bot": True, "first_name": "Bot", "username": "load_bot"}
        if method == "answerCallbackQuery" and (
            person := self._pressed.get(str(asked["callback_query_id"]))
        ):
            _happens(person.answered)
        return self._show(method, asked) if method in {"sendMessage", "editMessageText"} else True

    def _show(self, method: str, asked: Mapping[str, Any]) -> object:
        person = self._people.get(int(asked["chat_id"])) or Person(1, asked.get("message_id", 0))
        if method == "sendMessage":
            person.message_id += 1
        elif int(asked["message_id"]) != person.message_id:
            self.wrong.append("another message was edited than the newest")
        person.message = _message(person, asked["text"]) | (
            {"reply_markup": asked["reply_markup"]} if asked.get("reply_markup") else {}
        )
        asyncio.get_running_loop().call_later(self.seconds / 2, _happens, person.shown)
        return person.message


def _message(person: Person, text: str) -> dict[str, Any]:
    chat = {"id": person.number, "type": "private", "first_name": "A", "last_name": "Person"}
    return {"message_id": person.message_id, "date": 1_790_000_000, "chat": chat, "text": text}


def _user(person: Person, script: Script) -> dict[str, object]:
    who = {"id": person.number, "is_bot": False, "first_name": "A", "last_name": "Person"}
    return {**who, "language_code": script.language}


def _happens(future: Happening | None) -> None:
    if future is not None and not future.done():
        future.set_result(time.perf_counter())


@dataclass
class Side:
    """One or more processes of the bot on one database."""

    name: str
    processes: Sequence[subprocess.Popen[bytes]]
    ports: Sequence[int]
    log: Path
    began: float = field(default_factory=time.perf_counter)
    interviews: int = 0
    scripts: Sequence[Script] = field(default_factory=scripts)

    def cpu(self) -> float:
        """The seconds of processor time that its processes have had."""
        return sum(self._of_each("stat", 11, 12)) / os.sysconf("SC_CLK_TCK")

    def resident(self) -> float:
        """The memory of its processes that is resident, in MiB."""
        return sum(self._of_each("statm", 1)) * os.sysconf("SC_PAGE_SIZE") / MEBIBYTE

    def _of_each(self, file: str, *places: int) -> Iterator[int]:
        """Yield numbers that Linux tells of the processes, counted behind their names."""
        for process in self.processes:
            told = Path(f"/proc/{process.pid}/{file}").read_text().rpartition(")")[2].split()
            yield from (int(told[place]) for place in places)

    def wait(self) -> None:
        """Wait until all processes listen; `WrongError` if one has ended instead."""
        until(lambda: self._is_dead() or all(map(_listens, self.ports)), self.name)
        if self._is_dead():
            raise WrongError(self.log.read_text())

    def _is_dead(self) -> bool:
        return any(process.poll() is not None for process in self.processes)

    def end(self) -> None:
        """End its processes."""
        for process in self.processes:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


def _listens(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


class Durable(Postgres):
    """A PostgreSQL server that waits for the disk at each commit, as in production."""

    def start(self) -> None:
        options = f"-k {self._home} -c listen_addresses="
        self._call("pg_ctl", "--wait", "--log", str(self.log), "--options", options, "start")


class Sides:
    """Starts sides in a folder of their own, and ends them all together."""

    def __init__(self, telegram: Telegram) -> None:
        self._telegram = telegram
        self._stack = ExitStack()
        self.home = self._folder()
        code = f"{_ALONE}import bot.__main__, bot.service.process"
        compiled = environment("", **_AS_DEPLOYED)
        subprocess.run([sys.executable, "-c", code], env=compiled, check=True)

    def _folder(self) -> Path:
        folder = Path(tempfile.mkdtemp(prefix="load-"))
        self._stack.callback(shutil.rmtree, folder, ignore_errors=True)
        return folder

    def close(self) -> None:
        """End everything."""
        self._stack.close()

    def sqlite(self, name: str = "bot") -> str:
        """The address of a file, which is there once a bot has used it."""
        return f"sqlite:///{self.home / name}.sqlite3"

    def postgres(self) -> str:
        """The address of a server that is ended with the sides."""
        server = Durable(self._folder())
        self._stack.callback(server.stop)
        return server.address

    def start(self, name: str, database: str, replicas: int = 1, **settings: str) -> Side:
        """The bot as it is deployed, with further settings."""
        ports, log = [free_port() for _ in range(replicas)], self.home / f"{name}.log"
        around = environment(
            database,
            BOT_TOKEN=TOKEN,
            BOT_API_URL=self._telegram.url,
            WEBHOOK_URL=f"https://127.0.0.1:8443{PATH}",
            WEBHOOK_SECRET=SECRET,
            **_AS_DEPLOYED,
            **settings,
        )
        migrate = [sys.executable, "-m", "bot", "migrate"]
        subprocess.run(migrate, env=around, check=True, capture_output=True)
        return Side(name, [self._process(around, port, log) for port in ports], ports, log)

    def _process(self, around: dict[str, str], port: int, log: Path) -> subprocess.Popen[bytes]:
        with log.open("ab") as output:
            command, around = [sys.executable, "-c", _BOT], around | {"WEBHOOK_PORT": str(port)}
            process = subprocess.Popen(command, env=around, stdout=output, stderr=output)
        self._stack.callback(process.wait, PATIENCE)
        self._stack.callback(process.terminate)
        return process


@asynccontextmanager
async def opened() -> AsyncIterator[tuple[Telegram, Sides]]:
    """Telegram and the sides for a while."""
    async with Telegram().listening() as telegram:
        sides = await asyncio.to_thread(Sides, telegram)
        try:
            yield telegram, sides
        finally:
            await asyncio.to_thread(sides.close)


async def interviewed(
    telegram: Telegram, side: Side, person: Person, script: Script, pause: Callable[[], float]
) -> None:
    """Hold one interview, over one process after the other; `WrongError` at another ruling."""
    ports = itertools.cycle(side.ports)
    await telegram.sends(person, next(ports), script)
    for action in script.presses:
        await asyncio.sleep(pause())
        await telegram.presses(person, next(ports), script, action)
    if person.message["text"] != script.ruling or telegram.wrong:
        message = f"{telegram.wrong or person.message['text']!r} is not {script.ruling!r}"
        raise WrongError(message)
    side.interviews += 1


def at_full_pace() -> float:
    """Nobody thinks."""
    return 0.0


@asynccontextmanager
async def used(
    telegram: Telegram, side: Side, people: int = PEOPLE, seconds: float = 0.0
) -> AsyncIterator[None]:
    """Let people hold interviews for a while; they think where the Bot API takes its time."""
    telegram.seconds = seconds

    async def hold(place: int) -> None:
        dice = Random(place)  # noqa: S311 - the same people each time
        pause = partial(dice.uniform, *THOUGHT) if seconds else at_full_pace
        await asyncio.sleep(pause())
        following = itertools.islice(itertools.cycle(side.scripts), place, None)
        while True:
            with telegram.somebody() as person:
                for script in itertools.islice(following, INTERVIEWS_OF_ONE):
                    await interviewed(telegram, side, person, script, pause)

    async with asyncio.TaskGroup() as group:
        users = [group.create_task(hold(place)) for place in range(people)]
        yield
        for user in users:
            user.cancel()
    await asyncio.sleep(SETTLING)


async def walked(telegram: Telegram, side: Side) -> float:
    """Every interview of a side once; milliseconds of processor time for one update."""
    telegram.seconds, following = 0.0, iter(side.scripts)
    telegram.forget()
    cpu = side.cpu()

    async def walk() -> None:
        for script in following:
            with telegram.somebody() as person:
                await interviewed(telegram, side, person, script, at_full_pace)

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(walk())
    return (side.cpu() - cpu) / telegram.updates * 1_000


@dataclass(frozen=True)
class Load:
    """What was carried: updates a second, ms of processor time for one, our share of a core."""

    rate: float
    cpu: float
    own: float


async def carried(
    telegram: Telegram, side: Side, warm: float, seconds: float, people: int = PEOPLE
) -> Load:
    """The maximum load of a side, from people who press as soon as they see the screen."""
    telegram.forget()
    async with used(telegram, side, people):
        await asyncio.sleep(warm)
        while not telegram.updates:  # noqa: ASYNC110 - a count, once
            await asyncio.sleep(SETTLING)
        telegram.forget()
        cpu, own, began = side.cpu(), time.process_time(), time.perf_counter()
        await asyncio.sleep(seconds)
        took, updates = time.perf_counter() - began, telegram.updates
        if not updates:
            message = f"{side.name} did nothing in {seconds} seconds"
            raise WrongError(message)
        worked = (side.cpu() - cpu) / updates * 1_000
        return Load(updates / took, worked, (time.process_time() - own) / took)


async def thinking(telegram: Telegram, side: Side, seconds: float, call: float) -> list[float]:
    """Seconds from a press to its screen; `call` is how many the Bot API takes to answer."""
    async with used(telegram, side, seconds=call):
        await asyncio.sleep(THOUGHT[1])
        telegram.forget()
        await asyncio.sleep(seconds)
        return telegram.to_screen


async def at_once(
    telegram: Telegram, side: Side, rounds: int, people: int = AT_ONCE
) -> list[float]:
    """Seconds from a press to its answer if many people press at the same moment."""
    telegram.seconds, took = 0.0, list[float]()
    for script in itertools.islice(itertools.cycle(side.scripts), rounds):
        with ExitStack() as stack:
            everybody = [stack.enter_context(telegram.somebody()) for _ in range(people)]
            for person in everybody:
                await telegram.sends(person, side.ports[0], script)
            for action in script.presses:
                telegram.forget()
                presses = (
                    telegram.presses(one, side.ports[0], script, action) for one in everybody
                )
                await asyncio.gather(*presses)
                took += telegram.to_answer
    return took


class Figures:
    """The measurements, and how many of them miss their target."""

    def __init__(self) -> None:
        self.missed = 0

    def say(self, name: str, figure: str, target: str = "", *, met: bool | None = None) -> None:
        """Print a line; the target is met, missed, or there is none."""
        self.missed += met is False
        verdict = {None: "", True: "met", False: "MISSED"}[met]
        sys.stdout.write(f"{name:<66} {figure:>26}   {target:<22} {verdict}".rstrip() + "\n")
        sys.stdout.flush()

    def at_most(self, name: str, figure: float, unit: str, most: float) -> None:
        """Print a figure that is to be no greater."""
        self.say(name, f"{figure:.2f} {unit}", f"≤ {most:g} {unit}", met=figure <= most)

    def loads(self, name: str, loads: Sequence[Load]) -> None:
        """Print the rounds of a side."""
        rates = " / ".join(f"{load.rate:.0f}" for load in loads)
        beside = f"{mean(load.cpu for load in loads):.2f} ms CPU each, "
        busy = max(load.own for load in loads)
        self.say(f"{name}: updates a second by round", rates, f"{beside}load at {busy:.0%}")

    def ratio(
        self, name: str, loads: Sequence[Load], others: Sequence[Load], least: float
    ) -> None:
        """Print how many times the updates of the others are carried, round by round.

        Nothing is told if Telegram and the people themselves were too busy.
        """
        busiest = max(load.own for load in (*loads, *others))
        if busiest > MOST_BUSY:
            self.say(name, f"not told: load at {busiest:.0%}", f"≥ {least} x")
            return
        found = [one.rate / other.rate for one, other in zip(loads, others, strict=True)]
        shown = f"{mean(found):.2f} x ({min(found):.2f} to {max(found):.2f})"
        self.say(name, shown, f"≥ {least} x", met=mean(found) >= least)


@dataclass(frozen=True)
class Form:
    """The length of each part: seconds, rounds, and interviews held before memory is read."""

    warm: float = 2.0
    seconds: float = 8.0
    rounds: int = 3
    thinking: float = 30.0
    bursts: int = 20
    interviews: int = 10_000
    further: int = 5_000
    starts: int = 3


SHORT = Form(0.5, 1.5, 2, 4.0, 2, 200, 100, 1)


def main(arguments: Sequence[str] = ()) -> None:
    """Run the command; its status is always 0, as a machine may be slow."""
    run(measured(SHORT if "--short" in arguments else Form()))


def run(measurement: Coroutine[None, None, None]) -> None:
    """Run a measurement on the event loop of the bot."""
    gc.freeze()  # looking through what was read would keep all sides waiting
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(measurement)


async def measured(form: Form) -> None:
    """Measure all, and print it."""
    figures = Figures()
    machine = f"{os.getloadavg()[0]:.1f} on {os.cpu_count()}"
    figures.say("load on this machine just now, and processors", machine)
    async with opened() as (telegram, sides):
        for number in range(form.starts):
            await _start(telegram, sides, figures, number + 1)
        server = await asyncio.to_thread(sides.postgres)
        bot = await asyncio.to_thread(sides.start, "SQLite", sides.sqlite("load"))
        two = await asyncio.to_thread(sides.start, "PostgreSQL, two replicas", server, 2)
        one = Side("PostgreSQL", two.processes[:1], two.ports[:1], two.log)
        loads: dict[str, list[Load]] = {}
        await asyncio.to_thread(two.wait)
        for side in (bot, one, two) * form.rounds:
            await asyncio.to_thread(side.wait)
            load = await carried(telegram, side, form.warm, form.seconds)
            loads.setdefault(side.name, []).append(load)
        for name, rounds in loads.items():
            figures.loads(name, rounds)
        name = "updates a second, two replicas against one"
        figures.ratio(name, loads[two.name], loads[one.name], 1.6)
        cpu = [mean(load.cpu for load in loads[side.name]) for side in (two, one)]
        figures.at_most("CPU of an update, two replicas against one", cpu[0] / cpu[1], "x", 1.1)
        took = await thinking(telegram, bot, form.thinking, API_SECONDS)
        name = "press to screen, people think, median in round trips of the Bot API"
        figures.at_most(name, median(took) / API_SECONDS, "x", 1.7)
        figures.at_most("… p99", quantiles(took, n=100)[-1] * 1_000, "ms", 100)
        took = await at_once(telegram, bot, form.bursts)
        name = f"{AT_ONCE} people press at once ({len(took)} presses), answered, p95"
        figures.at_most(name, quantiles(took, n=20)[-1] * 1_000, "ms", 1_000)
        await _remember(telegram, bot, figures, form)
    figures.say("targets missed", str(figures.missed))


async def _start(telegram: Telegram, sides: Sides, figures: Figures, number: int) -> None:
    """Start the bot and press; leave it alone; the first time hold every interview, twice."""
    side = await asyncio.to_thread(sides.start, f"start {number}", sides.sqlite())
    await asyncio.to_thread(side.wait)
    name, script = f"start {number}: listens ({side.cpu():.2f} s CPU)", side.scripts[0]
    figures.at_most(name, time.perf_counter() - side.began, "s", 0.6)
    with telegram.somebody() as person:
        await telegram.sends(person, side.ports[0], script)
        await telegram.presses(person, side.ports[0], script, script.presses[0])
    name = f"start {number}: first press shown ({side.cpu():.2f} s CPU)"
    figures.at_most(name, time.perf_counter() - side.began, "s", 1.1)
    before = -RESTING
    while side.cpu() - before > IDLE * RESTING:
        before = side.cpu()
        await asyncio.sleep(RESTING)
    figures.at_most("… resident at rest", side.resident(), "MiB", AT_REST)
    if number == 1:
        every = side.scripts
        cold, warm = [await walked(telegram, side) for _ in range(2)]
        side.scripts = [*every[:FEW]] * (len(every) // FEW)
        few = [await walked(telegram, side) for _ in range(2)][-1]
        name = f"CPU of an update, {len(every)} interviews seen first and again"
        shown = f"{cold:.2f} ms, {warm:.2f} ms"
        figures.say(name, shown, "≤ 1.15 x", met=cold <= 1.15 * warm)
        figures.say(f"… only {FEW} of them", f"{few:.2f} ms")
    await asyncio.to_thread(side.end)


async def _remember(telegram: Telegram, side: Side, figures: Figures, form: Form) -> None:
    resident = []
    for until_then in (form.interviews, form.interviews + form.further):
        async with used(telegram, side):
            while side.interviews < until_then:
                telegram.forget()
                await asyncio.sleep(0.1)
        resident.append(side.resident())
        name = f"resident after {side.interviews} interviews"
        figures.at_most(name, resident[-1], "MiB", MOST_MEMORY)
    figures.at_most("… grown meanwhile", resident[1] - resident[0], "MiB", 2)
