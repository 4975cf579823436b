"""How typed lines are understood: `make bench ARGS="understanding [--lines FILE]"`.

Each file has a row a line: `id`, `language`, `input`, and `right` with the `subject` (a name,
several of which each is right, or null for none) and the `answers` that the line states. Without
a file the corpora kept apart in the tests are read. Nothing is learned from any of them.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from lawcore import SUBJECTS, Answer, BadAnswer, Edition, Question, enquire
from lawcore.understanding import Understood, understand
from lawcore.understanding.subjects import FILE
from tests.bot.person import opened
from tools import measure
from tools.bench.press import Trip

Reader: TypeAlias = Callable[[str, str, str | None], Understood]
"""Reads a text in a language, with its subject where that is known."""

ROOT = Path(__file__).parents[2]
OFFERED = 4
"""So many subjects are offered at most; what is offered after them does not count."""
_MENU = 2
"""Taps to choose a subject from the menu."""
_LONGEST = 60
_SENT = 40
"""So many lines are sent to a running bot."""
_COST = """
import json, os, sys, time
def memory():
    return int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
import lawcore.wording, lawcore.understanding.answers
from lawcore import SUBJECTS
from lawcore.understanding import understand
lines = json.load(sys.stdin)
calls, files = 0, set()
def count(frame, event, _):
    global calls
    if event == "call":
        calls += 1
        files.add(frame.f_code.co_filename)
before = memory()
start = time.process_time()
understand(lines[0][1], preferred=lines[0][0])
first = time.process_time() - start
took = []
for language, line in lines[1:]:
    start = time.process_time()
    understand(line, preferred=language)
    took.append(time.process_time() - start)
held = memory() - before
for language, line in lines[:40]:
    sys.setprofile(count)
    understand(line, preferred=language)
    sys.setprofile(None)
again = []
for language, line in lines:
    start = time.process_time()
    understand(line, preferred=language)
    again.append(time.process_time() - start)
own = sum("lawcore" in name or "bot" in name for name in files)
print(json.dumps([first, sorted(again)[len(again) // 2], max(again), held, calls / 40, own]))
"""


@dataclass(frozen=True, slots=True)
class Row:
    """A line with what is right: its subjects, none for a line about nothing, and its facts."""

    id: str
    language: str
    text: str
    subjects: tuple[str, ...]
    answers: Mapping[str, Answer]
    maybe: Mapping[str, Any] = field(default_factory=dict)

    def allows(self, subject: str, fact: str, answer: Answer) -> bool:
        """Tell whether an answer that the line does not state may be read from it."""
        if fact in self.maybe:
            allowed = self.maybe[fact]
            return answer in allowed if isinstance(allowed, list) else answer == allowed
        return fact not in self.answers and _follows(subject, self.answers, fact, answer)


@dataclass(slots=True)
class Figures:
    """What was understood of some lines."""

    lines: int = 0
    found: int = 0
    alone: int = 0
    another: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)
    stated: int = 0
    right: int = 0
    taken: int = 0
    wrong: list[str] = field(default_factory=list)
    taps: list[int] = field(default_factory=list)

    def add(self, row: Row, read: Understood, reader: Reader) -> None:
        """Count a line and what was read from it."""
        self.lines += 1
        among = read.among[:OFFERED]
        is_right = read.subject in row.subjects if row.subjects else read.subject is None
        if is_right or (read.subject is None and not set(among).isdisjoint(row.subjects)):
            self.found += 1
            self.alone += read.subject is not None
        elif read.subject is not None:
            self.another.append(f"{row.id} {read.subject}, not {row.subjects}: {row.text}")
        else:
            self.missed.append(f"{row.id} {among}, not {row.subjects}: {row.text}")
        self.stated += len(row.answers)
        if read.subject is not None:
            self._facts(row, read)
        if row.subjects:
            self.taps.append(taps(row, read, reader))

    def _facts(self, row: Row, read: Understood) -> None:
        for name, answer in read.answers.items():
            self.taken += 1
            is_own = read.subject in row.subjects
            if is_own and name in row.answers and row.answers[name] == answer:
                self.right += 1
            elif not is_own or not row.allows(str(read.subject), name, answer):
                self.wrong.append(f"{row.id} {name}={answer}: {row.text}")
            else:
                self.taken -= 1

    def rows(self) -> Iterator[tuple[str, str, str]]:
        """Yield each figure by name, with its target."""
        yield "subject found, or among four offered", _share(self.found, self.lines), "≥ 96 %"
        yield "of these asserted alone", _share(self.alone, self.lines), ""
        yield "another subject asserted", _share(len(self.another), self.lines), "≤ 2 %"
        yield "stated facts asserted", _share(self.right, self.stated), ""
        yield "facts wrong or invented", _share(len(self.wrong), self.taken), "≤ 3 %"
        yield "taps to the ruling, mean", f"{mean(self.taps or [0]):.2f}", ""


def taps(row: Row, read: Understood, reader: Reader) -> int:
    """Return the taps from a line to its ruling, each question answered as the line has it.

    What the line leaves open is answered as usual, or by the first answer. A proposal is confirmed
    by one tap, each fact in it that is not so is taken out by another; where none is proposed the
    first question is shown at once.
    """
    subject = row.subjects[0]
    pressed, proposed = 1, dict[str, Answer]()
    if read.subject in row.subjects:
        subject, proposed = str(read.subject), dict(read.answers)
        pressed = int(bool(proposed))
    elif read.subject is None and (one := _first_of(row, read.among[:OFFERED])):
        subject = one
        proposed = dict(reader(row.text, row.language, subject).answers)
        pressed += bool(proposed)
    else:
        pressed = _MENU + (read.subject is not None)
    if subject not in SUBJECTS:
        return pressed
    kept = {
        name: answer
        for name, answer in proposed.items()
        if row.answers.get(name) == answer or row.allows(subject, name, answer)
    }
    pressed += len(proposed) - len(kept)
    return pressed + _questions(subject, kept, row.answers)


def _first_of(row: Row, among: Sequence[str]) -> str | None:
    return next((name for name in among if name in row.subjects), None)


def _questions(subject: str, told: Mapping[str, Answer], world: Mapping[str, Answer]) -> int:
    """Return how many questions are asked until there is a ruling."""
    known = dict(told)
    for asked in range(_LONGEST):
        try:
            reply = enquire(subject, Edition(2017), known, suppose=True)
        except BadAnswer:
            return asked + 1
        if not isinstance(reply, Question):
            return asked
        fact = reply.facts[0]
        answer = world.get(fact.name)
        if answer not in fact.options:
            answer = fact.usual if fact.usual in fact.options else fact.options[0]
        known[fact.name] = answer
    return _LONGEST


def _follows(subject: str, told: Mapping[str, Answer], fact: str, answer: Answer) -> bool:
    """Tell whether an answer is the only one that the law accepts beside others told."""
    facts = SUBJECTS[subject].facts.named
    if fact not in facts or not told:
        return False
    possible = {one for one in facts[fact].options if _goes(subject, {**told, fact: one})}
    return possible == {answer}


def _goes(subject: str, told: Mapping[str, Answer]) -> bool:
    try:
        enquire(subject, Edition(2017), told, suppose=True)
    except BadAnswer:
        return False
    return True


def read_rows(file: Path) -> list[Row]:
    """Return the rows of a file; raises KeyError where a row lacks something."""
    rows = []
    for text in file.read_text("utf-8").splitlines():
        row = json.loads(text)
        if row.get("kind", "understand") != "understand" or not isinstance(row["right"], dict):
            continue
        right = row["right"]
        subject = right["subject"]
        named = tuple(subject) if isinstance(subject, list) else (subject,) if subject else ()
        maybe = right.get("maybe", {})
        rows.append(
            Row(row["id"], row["language"], row["input"], named, right.get("answers", {}), maybe)
        )
    return rows


def of_corpus(lines: Iterable[measure.Labelled]) -> list[Row]:
    """Return labelled lines of the tests as rows."""
    return [
        Row(
            line.id,
            line.language,
            line.text,
            (line.subject, *line.also) if line.subject else (),
            line.answers,
            line.maybe,
        )
        for line in lines
        if line.subject is None or line.subject in SUBJECTS
    ]


def corpora() -> Mapping[str, list[Row]]:
    """Return the lines of the tests that nothing is learned from, by name."""
    files = {
        name: measure.FOLDER / f"{name}.jsonl" for name in ("stated", "kinds", "told", "gate")
    }
    found = {name: read_rows(file) for name, file in files.items() if file.exists()}
    return {"unread": of_corpus(measure.unread_labelled()), **found}


def todays(text: str, language: str, subject: str | None) -> Understood:
    """Read a line as the bot does."""
    return understand(text, preferred=language, subject=subject)


def figures(rows: Iterable[Row], reader: Reader) -> Figures:
    """Return what a reader understands of some lines."""
    counted = Figures()
    for row in rows:
        counted.add(row, reader(row.text, row.language, None), reader)
    return counted


def main(arguments: Sequence[str]) -> None:
    """Print the figures of lines, and what reading costs."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench understanding")
    parser.add_argument("--lines", type=Path, help="rows to read instead of those of the tests")
    parser.add_argument("--list", action="store_true", help="print what is wrong")
    told = parser.parse_args(arguments)
    sets = {told.lines.stem: read_rows(told.lines)} if told.lines else corpora()
    for name, rows in sets.items():
        counted = figures(rows, todays)
        for what, figure, target in counted.rows():
            say(f"{name} ({len(rows)}): {what}", figure, target)
        if told.list:
            for kind in ("another", "missed", "wrong"):
                for line in getattr(counted, kind):
                    sys.stdout.write(f"{kind}: {line}\n")
    every = [row for rows in sets.values() for row in rows]
    costs(every)
    whole_way(every[-_SENT:])


def costs(rows: Sequence[Row]) -> None:
    """Print what reading costs in a new process, and how big the reader is."""
    lines = json.dumps([(row.language, row.text) for row in rows])
    done = subprocess.run(
        [sys.executable, "-c", _COST],
        input=lines, capture_output=True, text=True, check=True, cwd=ROOT,
    )  # fmt: skip
    first, later, slowest, held, calls, files = json.loads(done.stdout)
    say("the first line of a process, CPU", f"{first * 1000:.0f} ms", "≤ 200 ms")
    shown = f"{later * 1000:.2f} ms (most {slowest * 1000:.1f})"
    say("a later line, median, CPU", shown, "≤ 2 ms")
    say("memory above a process that has read none", f"{held:.1f} MiB", "≤ 12 MiB")
    say("calls of a line, files", f"{calls:.0f} in {files}", "≤ 60,000 in ≤ 50")
    code = [
        *ROOT.glob("lawcore/understanding/*.py"),
        *ROOT.glob("lawcore/understanding/answers/*.py"),
    ]
    phrases = [one for one in ROOT.glob("lawcore/languages/*/phrases/*") if one.is_file()]
    index = ROOT / "lawcore" / "understanding" / FILE
    say("lines of code", str(_lines(code)), "≤ 2,200")
    say("lines of phrases", str(_lines(phrases)), "≤ 6,000")
    say("the index of words", f"{index.stat().st_size / 1e6:.2f} MB", "≤ 0.6 MB")


def whole_way(rows: Sequence[Row]) -> None:
    """Print the calls of functions of the bot and the law for a line, from update to screen."""
    trip = Trip()
    with TemporaryDirectory() as folder:
        counted = asyncio.run(_sent(rows, trip, f"sqlite:///{folder}/renonce.sqlite3"))
    (first, _), *later = counted
    calls, files = sorted(calls for calls, _ in later), sorted(files for _, files in later)
    say("calls of the first line, from the update to the screen", f"{first}", "")
    shown = f"{calls[len(calls) // 2]} (most {calls[-1]})"
    say("of a later one, median", shown, "≤ 60,000")
    say("its files, median", f"{files[len(files) // 2]} (most {files[-1]})", "≤ 50")


async def _sent(rows: Sequence[Row], trip: Trip, database: str) -> list[tuple[int, int]]:
    """Send each line as somebody new; return the calls and the files of each."""
    counted: list[tuple[int, int]] = []
    threading.setprofile(trip.profile)
    sys.setprofile(trip.profile)
    async with opened(database) as club:
        for number, row in enumerate(rows, 1):
            person = club.person(number, language=row.language)
            with trip.recording():
                await club.deliver(club.api.write(person.someone, row.text))
            counted.append((len(trip.files), len({*trip.files})))
    sys.setprofile(None)
    threading.setprofile(None)
    return counted


def say(name: str, figure: str, target: str) -> None:
    """Print a figure beside its target."""
    sys.stdout.write(f"{name:<66} {figure:>24}   {target}\n")
    sys.stdout.flush()


def _lines(files: Iterable[Path]) -> int:
    return sum(len(one.read_text("utf-8").splitlines()) for one in files)


def _share(part: int, whole: int) -> str:
    return f"{part} of {whole} ({part / whole:.1%})" if whole else "none"
