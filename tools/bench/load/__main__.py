"""What load the bot carries, all in one run; `python -m tools.bench load`."""

import argparse
import asyncio
import gc
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import mean, median, quantiles

from tools.bench.load.loads import (
    AT_ONCE,
    PEOPLE,
    Load,
    at_once,
    carried,
    first,
    held,
    started,
    thinking,
    walked,
)
from tools.bench.load.scripts import FEW
from tools.bench.load.sides import Side, Sides, wait_for
from tools.bench.load.telegram import Telegram

API_SECONDS = 0.04
"""Seconds that the Bot API takes to answer while people think."""
ROUND_TRIPS = 1.2
BOT, BARE = "the bot, SQLite", "no framework, nothing stored"
ONE, TWO = "the bot, PostgreSQL", "the bot, PostgreSQL, two replicas"
AT_REST, MOST_MEMORY = 95.0, 110.0
"""MiB at rest, and after all interviews."""
LISTENS, FIRST_PRESS = 0.6, 1.1
"""Seconds after the start, on a machine that does nothing else."""
COLD = 1.15
"""The most an update may cost in new interviews, relative to repeated ones."""
MOST_BUSY = 0.9
"""The share of a core for Telegram and the people above which they may limit the result."""
STARTS = 3
PERCENT = 100


@dataclass(frozen=True)
class Form:
    """The length of each part: seconds, rounds, and interviews held before memory is read."""

    warm: float
    seconds: float
    rounds: int
    thinking: float
    bursts: int
    interviews: int
    further: int


FULL = Form(2.0, 8.0, 3, 30.0, 20, 10_000, 5_000)
SHORT = Form(0.5, 1.5, 2, 4.0, 2, 200, 100)


@dataclass
class Figures:
    """The measurements, by side, and how many of them miss their target."""

    loads: dict[str, list[Load]] = field(default_factory=dict)
    missed: int = 0

    def say(self, name: str, figure: str, target: str = "", *, met: bool | None = None) -> None:
        """Print a line; the target is met, missed, or there is none."""
        self.missed += met is False
        verdict = {None: "", True: "met", False: "MISSED"}[met]
        sys.stdout.write(f"{name:<66} {figure:>26}   {target:<22} {verdict}".rstrip() + "\n")
        sys.stdout.flush()

    def ratios(self, one: str, other: str, of: Callable[[Load], float]) -> list[float]:
        """One side against another, round by round."""
        pairs = zip(self.loads.get(one, []), self.loads.get(other, []), strict=False)
        return [of(mine) / of(theirs) for mine, theirs in pairs]

    def compare(
        self,
        what: str,
        sides: tuple[str, str],
        of: Callable[[Load], float],
        fits: tuple[str, Callable[[float], bool]],
    ) -> None:
        """Print how two sides compare, and whether that meets the target.

        Nothing is compared if Telegram and the people themselves were too busy.
        """
        found = self.ratios(*sides, of)
        target, is_met = fits
        name = f"{what}: {sides[0]} / {sides[1]}"
        if not found:
            self.say(name, "skipped", target)
            return
        busiest = max(load.own for side in sides for load in self.loads[side])
        if busiest > MOST_BUSY:
            self.say(name, f"not told: load at {busiest:.0%}", target)
            return
        shown = f"{mean(found):.2f} x ({min(found):.2f} to {max(found):.2f})"
        self.say(name, shown, target, met=is_met(mean(found)))


def main(arguments: Sequence[str] = ()) -> None:
    """Run the command; its status is always 0, as a machine may be slow."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench load", description=__doc__)
    parser.add_argument("--short", action="store_true", help="under 90 seconds, rougher")
    given = parser.parse_args(arguments)
    if not os.path.exists("/proc/self/stat"):  # noqa: PTH110 - asked once
        sys.stdout.write("load: skipped, processor time and memory are read as Linux has them\n")
        return
    gc.freeze()  # looking through what was read would keep all sides waiting
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(measured(SHORT if given.short else FULL))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    from bot.service.process import new_event_loop  # noqa: PLC0415 - it reads the network's libraries

    return new_event_loop


async def measured(form: Form) -> None:
    """Measure all, and print it."""
    telegram, figures = Telegram(), Figures()
    sides = Sides(await telegram.start())
    try:
        await _measured(form, telegram, sides, figures)
    finally:
        await asyncio.to_thread(sides.close)
        telegram.close()


async def _measured(form: Form, telegram: Telegram, sides: Sides, figures: Figures) -> None:
    figures.say("load on this machine just now, and processors", _machine())
    own = sides.keep_a_core_for_the_load()
    figures.say("Telegram and the people on a core of their own", "yes" if own else "no: too few")
    await _begin(telegram, sides, figures)
    there = await asyncio.to_thread(_start, sides)
    for side in there.values():
        await first(telegram, side)
    for _ in range(form.rounds):
        for side in there.values():
            load = await carried(telegram, side, warm=form.warm, seconds=form.seconds)
            figures.loads.setdefault(side.name, []).append(load)
    _say_loads(figures)
    await _think(form, telegram, there, figures)
    await _press_at_once(form, telegram, there[BOT], figures)
    await _remember(form, telegram, there[BOT], figures)
    figures.say("targets missed", str(figures.missed))


async def _begin(telegram: Telegram, sides: Sides, figures: Figures) -> None:
    """Start the bot a few times; the last one is left alone, then holds every interview once."""
    for number in range(STARTS):
        side = await asyncio.to_thread(sides.on_sqlite, f"start {number}")
        start = await started(telegram, side)
        for what, (seconds, cpu), target in (
            ("listens", start.listens, LISTENS),
            ("first press shown", start.pressed, FIRST_PRESS),
        ):
            shown, met = f"{seconds:.2f} s ({cpu:.2f} s CPU)", seconds <= target
            figures.say(f"start {number + 1}: {what}", shown, f"≤ {target} s", met=met)
        resident = side.resident()
        shown, met = f"{resident:.0f} MiB", resident <= AT_REST
        figures.say("… resident at rest", shown, f"≤ {AT_REST:.0f} MiB", met=met)
        if number == STARTS - 1:
            await _see_anew(telegram, side, figures)
        await asyncio.to_thread(side.end)


async def _see_anew(telegram: Telegram, side: Side, figures: Figures) -> None:
    every = side.scripts
    cold, warm = [await walked(telegram, side) for _ in range(2)]
    side.scripts = [*every[:FEW]] * (len(every) // FEW)
    await walked(telegram, side)
    few = await walked(telegram, side)
    name = f"CPU of an update, {len(every)} interviews seen first and again"
    shown, met = f"{cold:.2f} ms, {warm:.2f} ms", cold <= COLD * warm
    figures.say(name, shown, f"≤ {COLD} x", met=met)
    figures.say(f"… only {FEW} of them", f"{few:.2f} ms")


def _start(sides: Sides) -> dict[str, Side]:
    """Start all sides."""
    database = sides.postgres()
    two = sides.bot(TWO, database, 2)
    one = Side(ONE, two.processes[:1], two.ports[:1], two.scripts, two.log)
    started = [
        sides.bare(BARE),
        sides.on_sqlite(BOT),
        one,
        two,
    ]
    for side in started:
        wait_for(side)
    return {side.name: side for side in started}


def _say_loads(figures: Figures) -> None:
    for name, loads in figures.loads.items():
        rates = " / ".join(f"{load.rate:.0f}" for load in loads)
        cpu, own = mean(load.cpu for load in loads), max(load.own for load in loads)
        beside = f"{cpu:.2f} ms CPU each, load at {own:.0%}"
        figures.say(f"{name}, updates a second by round", rates, beside)
    rate, updates = (lambda load: load.rate), f"updates a second, {PEOPLE} people"
    figures.compare(updates, (TWO, ONE), rate, ("≥ 1.6 x", lambda one: one >= 1.6))
    figures.compare(
        "CPU of an update", (TWO, ONE), lambda load: load.cpu, ("≤ 1.1 x", lambda one: one <= 1.1)
    )


async def _think(
    form: Form, telegram: Telegram, started: dict[str, Side], figures: Figures
) -> None:
    found: dict[str, list[float]] = {}
    for name in (BARE, BOT):
        took = await thinking(telegram, started[name], seconds=form.thinking, call=API_SECONDS)
        found[name] = took
        figures.say(f"press to screen, people think, {name}, median and p99", _two(took))
    soonest = min(found[BARE]) / API_SECONDS
    met = 0.4 <= soonest < 1  # else the measurement is wrong; a timer may be a little early
    figures.say(
        "… at the soonest, no framework, in round trips", f"{soonest:.2f}", "≥ 0.4, < 1", met=met
    )
    more = (median(found[BOT]) - median(found[BARE])) / API_SECONDS
    last = quantiles(found[BOT], n=PERCENT)[-1] * 1_000
    met = more <= ROUND_TRIPS
    figures.say("… more than no framework, in round trips", f"{more:.2f}", "≤ 1.2", met=met)
    figures.say("… p99", f"{last:.0f} ms", "≤ 100 ms", met=last <= 100)


async def _press_at_once(form: Form, telegram: Telegram, side: Side, figures: Figures) -> None:
    took = await at_once(telegram, side, rounds=form.bursts)
    last = quantiles(took, n=20)[-1]
    name = f"{AT_ONCE} people press at once ({len(took)} presses), answered, p95"
    figures.say(name, f"{last * 1_000:.0f} ms", "≤ 1000 ms", met=last <= 1)


async def _remember(form: Form, telegram: Telegram, side: Side, figures: Figures) -> None:
    resident = []
    for until in (form.interviews, form.interviews + form.further):
        await held(telegram, side, until)
        resident.append(side.resident())
        name = f"resident after {side.interviews} interviews"
        shown, met = f"{resident[-1]:.0f} MiB", resident[-1] <= MOST_MEMORY
        figures.say(name, shown, f"≤ {MOST_MEMORY:.0f} MiB", met=met)
    grown = resident[1] - resident[0]
    figures.say("… grown meanwhile", f"{grown:.1f} MiB", "≤ 2 MiB", met=grown <= 2)


def _two(took: list[float]) -> str:
    return f"{median(took) * 1_000:.0f} ms, {quantiles(took, n=PERCENT)[-1] * 1_000:.0f} ms"


def _machine() -> str:
    return f"{os.getloadavg()[0]:.1f} on {os.cpu_count()}"


if __name__ == "__main__":
    main(sys.argv[1:])
