"""The figures that have to be reached: `make bench` takes them all, `make bench ARGS=PART` a part.

load            the whole bot under load, rougher with --short
taps            the taps to a ruling
evening         the list of an evening
sheets          what is printed
press           the calls of one press
understanding   typed lines
model           a language model, if there is one
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from statistics import mean, median, quantiles

from bot.sheets.pdf import sheets_pdf
from bot.sheets.scorer import scorer_table
from lawcore import EDITIONS, SUBJECTS, Answer, Edition, Question, enquire
from lawcore.board.ruling import ruled
from lawcore.book.decided import cases
from lawcore.bridge.play.record import Record
from lawcore.bridge.play.replay import replay
from lawcore.engine.dialogues import dialogues
from lawcore.laws.request import REMEMBERED
from lawcore.understanding import understand
from lawcore.understanding.reader import LONGEST
from lawcore.wording import LANGUAGES
from tests.bot.sheets.evening import evening
from tests.bot.walks import begun, ways
from tests.lawcore.decided_cases import SEVERAL
from tests.lawcore.play import test_readers
from tests.lawcore.play.deals import boards
from tests.lawcore.understanding import test_understanding
from tests.lawcore.vectors import ORDINARY
from tools.bench.evening import RULINGS, TIMES, listing
from tools.bench.load import main as load
from tools.bench.model import main as of_a_model
from tools.bench.press import main as of_a_press
from tools.bench.understanding import main as of_understanding

REVOKE = SUBJECTS["revoke"]
TRICKS = {"trick": (6, 12, 13)}
MICROSECONDS = 1e6
LINES = 20_000
IMPORTS = 15


def say(name: str, figure: str, target: str) -> None:
    sys.stdout.write(f"{name:<58} {figure:>22}   {target}\n")
    sys.stdout.flush()


def sample() -> Iterator[tuple[Edition, dict[str, Answer]]]:
    """Every state of every 40th dialogue of each edition, from first to last."""
    for edition in EDITIONS:
        for place, dialogue in enumerate(dialogues(REVOKE, edition, None, TRICKS)):
            if place % 40 == 0:
                told: dict[str, Answer] = {}
                yield edition, dict(told)
                for message in dialogue.messages:
                    told |= dict(message)
                    yield edition, dict(told)


def yardstick() -> float:
    """A fixed piece of arithmetic, in microseconds: what this machine is worth just now."""
    best = float("inf")
    for _ in range(200):
        start = time.perf_counter()
        sum(range(1000))
        best = min(best, time.perf_counter() - start)
    return best * MICROSECONDS


def timed(states: list[tuple[Edition, dict[str, Answer]]]) -> tuple[list[float], list[float]]:
    """Return how long each question and each ruling took, in microseconds."""
    questions: list[float] = []
    rulings: list[float] = []
    for edition, told in states:
        start = time.perf_counter()
        reply = enquire(REVOKE, edition, told)
        took = (time.perf_counter() - start) * MICROSECONDS
        (questions if isinstance(reply, Question) else rulings).append(took)
    return questions, rulings


def in_process() -> None:
    states = list(
        {(edition, *told.items()): (edition, told) for edition, told in sample()}.values()
    )
    for how, target in (("read anew", "under 150 µs"), ("asked before", "")):
        for name, figures in zip(("question", "ruling"), timed(states[:REMEMBERED]), strict=True):
            shown = f"{median(figures):.0f} µs (p95 {quantiles(figures, n=20)[-1]:.0f})"
            say(f"enquire in process, a {name} {how}, median of {len(figures)}", shown, target)
    say("the same machine: sum(range(1000)), best of 200", f"{yardstick():.1f} µs", "(yardstick)")


def of_the_cards() -> None:
    """A board replayed and ruled, and texts made to keep a reader busy."""
    records = [each.record() for each in boards(8, 400, 0.02) if len(each.revokes) == 1]
    shown = f"{median(least(partial(ruled_again, one)) for one in records):.0f} µs"
    say(f"a board replayed and ruled, median of {len(records)}", shown, "under 1000 µs")
    read = test_readers.read_and_replayed
    texts = [test_readers.at_length(piece) for piece in test_readers.REPEATED]
    slowest = max(least(partial(read, text, "en"), times=1) for text in texts) / MICROSECONDS
    say("the longest record without sense, the slowest", f"{slowest:.2f} s", "under 1 s")
    lines = [
        test_understanding.at_length(piece, length)
        for piece in test_understanding.REPEATED
        for length in (LONGEST, 4_000, 100_000)
    ]
    slowest = max(least(partial(understand, line)) for line in lines)
    say("a long line understood, the slowest", f"{slowest / 1_000:.1f} ms", "under 20 ms")


def ruled_again(record: Record) -> None:
    ruled(replay(record))


def least(work: Callable[[], object], times: int = 5) -> float:
    """The microseconds of the quickest of a few times."""
    took = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        took.append(time.perf_counter() - start)
    return min(took) * MICROSECONDS


def through_the_command() -> None:
    requests = [
        json.dumps({"subject": "revoke", "edition": int(edition), "answers": told})
        for edition, told in sample()
    ]
    lines = (requests * (LINES // len(requests) + 1))[:LINES]
    text = "\n".join(lines) + "\n"
    start = time.perf_counter()
    command = [sys.executable, "-m", "lawcore", "enquire"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    took = time.perf_counter() - start
    answered = done.stdout.count("\n")
    say(
        f"JSON lines through the command ({answered})",
        f"{answered / took:.0f} a second",
        "≥ 5,000",
    )


def importing() -> None:
    code = "import time; t = time.perf_counter(); import lawcore; print(time.perf_counter() - t)"
    took = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout)
        for _ in range(IMPORTS)
    ]
    say("import lawcore", f"{median(took) * 1000:.0f} ms", "under 80 ms")


def of_an_evening() -> None:
    """How long the list of an evening takes, from the press to the screen."""
    shown = f"{listing() * 1_000:.1f} ms"
    name = f"an evening of {RULINGS} rulings listed, median of {TIMES}"
    say(name, shown, "under 50 ms")


def of_the_sheets() -> None:
    """The sheets of an evening of 60 rulings: the first time, with the library to be loaded."""
    for language in LANGUAGES:
        session = evening(language, 60)
        start, worked = time.perf_counter(), time.process_time()
        size = len(sheets_pdf(session))
        took, worked = time.perf_counter() - start, time.process_time() - worked
        shown = f"{took:.2f} s ({worked:.2f} s CPU)"
        say(f"60 rulings as PDF ({language}, {size // 1000} kB)", shown, "under 2 s")
        took = least(partial(scorer_table, session)) / 1_000
        say(f"60 rulings as CSV ({language})", f"{took:.1f} ms", "")


def taps() -> None:
    """The buttons pressed until the ruling on a decided case is there and everything is told."""
    counted = []
    for case in (one for one in cases() if one not in SEVERAL):
        usual = ORDINARY if case.subject == "revoke" else {}
        *before, _ = ways(begun(case.subject, case.edition), {**usual, **case.answers})
        counted.append(len(before))
    shown = f"{mean(counted):.2f} (most {max(counted)})"
    say(f"taps to the ruling, {len(counted)} decided cases, mean", shown, "at most 5")


ALONE: Mapping[str, Callable[[], object]] = {
    "load": lambda: load(sys.argv[2:]),
    "taps": taps,
    "evening": of_an_evening,
    "sheets": of_the_sheets,
    "press": of_a_press,
    "understanding": lambda: of_understanding(sys.argv[2:]),
    "model": of_a_model,
}
"""The parts that are run by name."""


def main() -> None:
    name = next(iter(sys.argv[1:]), None)
    if name is None:
        everything()
    elif name in ALONE:
        ALONE[name]()
    else:
        sys.stdout.write(str(__doc__))
        sys.exit(0 if name in {"-h", "--help"} else 2)


def everything() -> None:
    in_process()
    of_the_cards()
    through_the_command()
    importing()
    taps()
    of_understanding(())
    of_an_evening()
    of_the_sheets()
    load()


if __name__ == "__main__":
    main()
