"""What a person meets who presses every button: dead ends, wrong tense, things asked twice.

`make bench ARGS=flow` walks every subject in both languages, in private and in groups, two of
them at a time, and prints a line of each once it is walked, then how many screens break each rule;
`make bench ARGS="flow score claim"` walks these alone. A subject that fails is named, and the
others are walked all the same. It ends with an error where a subject failed or a rule is broken.

What is walked: every answer of the usual way, and from each place of it every rare circumstance,
doubt and changed answer, one at a time (`tests/bot/screens/reached.py`); each screen counts once.
Of the subjects in STRIDES it is a sample. Where a ruling leads to another subject, that is gone
through on one way, by the first answer of each question: its other ways are walked by themselves.
The order is always the same. `tests/bot/screens/test_flow.py` holds a part of it.

Two rules of the flow are no matter of single screens and are held by tests: that one keyboard is
live (`tests/bot/telegram/test_keyboards.py`, at random), and that the bot is not silent where it
is addressed (`tests/bot/telegram/test_addressed.py`).
"""

import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import mean, median
from traceback import format_exception

from bot.conversation.actions import press
from bot.conversation.callback_data import Press
from bot.conversation.interview import Interview, ask_the_law
from bot.conversation.model import Conversation
from bot.conversation.pressing import read_action
from bot.conversation.screen_state import ScreenKind
from bot.screens.elements import Screen
from bot.screens.interview import screen
from lawcore import SUBJECTS, Answer, Ruling
from lawcore.book.decided import Case, cases
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.bot.screens.reached import screens
from tests.bot.screens.rules import broken, excepted, kind_of, way_on
from tests.bot.walks import begun, ways
from tests.lawcore.decided_cases import SEVERAL
from tests.lawcore.vectors import ORDINARY
from tools.phone import measure

NEWEST = 2017
STRIDES = {"revoke": 20, "claim": 20, "penalty_card": 40, "played_card": 10}
"""For subjects with many ways, the usual way is left from one place in this many: a sample."""
PROCESSES = 2
MEDIAN_WORDS = 60
LONGEST = 12
"""The most presses from a ruling to the last duty."""


EMPTY = Conversation(chat_id=1, user_id=1, subject="revoke", edition=2017, language="en")
SINGLE = tuple(case for case in cases() if case not in SEVERAL)
"""The decided cases of all subjects, except several revokes on one board."""


def cases_in_taps() -> Mapping[tuple[str, str], int]:
    """Return the taps from the choice of the subject to the ruling, by subject and case."""
    return {(case.subject, case.id): taps(case) for case in SINGLE}


def taps(case: Case) -> int:
    """Return how many buttons are pressed until the ruling is there and everything is told."""
    row = replace(EMPTY, subject=case.subject, edition=case.edition)
    *before, ruled = ways(row, world(case))
    assert isinstance(ask_the_law(ruled), Ruling)
    return len(before)


def world(case: Case) -> Mapping[str, Answer]:
    """Return what happened; in a case of a revoke, what is left open was as usual."""
    return {**ORDINARY, **case.answers} if case.subject == "revoke" else case.answers


@dataclass
class Found:
    """How many screens were seen, and how many break each rule; an example of each."""

    screens: int = 0
    rulings: list[int] = field(default_factory=list)
    broken: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)

    def count(self, interview: Interview, shown: Screen) -> None:
        """Add a screen of an interview."""
        self.screens += 1
        if kind_of(interview) in {"ruling", "choice"}:
            size = measure(shown)
            self.rulings.append(size.words)
        for what in broken(interview, shown):
            rule = what.partition(":")[0]
            if not excepted(interview.ruling, rule):
                self.broken[rule] += 1
                self.examples.setdefault(rule, f"{interview.subject.name}: {what}")

    def add(self, other: "Found") -> None:
        """Add what was found elsewhere."""
        self.screens += other.screens
        self.rulings += other.rulings
        self.broken += other.broken
        self.examples = other.examples | self.examples


def walked(
    subjects: Iterable[str], languages: Iterable[str], *, group: bool, stride: int = 1
) -> Found:
    """Return what is found where every button of some subjects is pressed."""
    found = Found()
    for subject in subjects:
        step = max(stride, STRIDES.get(subject, 1))
        for language in languages:
            reached = set[object]()
            for interview, shown in screens(subject, NEWEST, language, stride=step, group=group):
                found.count(interview, shown)
                if way_on(shown) is not None:
                    for one in _beyond(interview, shown, reached):
                        found.count(*one)
    return found


def _beyond(
    interview: Interview, shown: Screen, reached: set[object]
) -> Iterator[tuple[Interview, Screen]]:
    """Yield the screens of the subjects to which a ruling leads, on the way of first answers.

    A subject is gone through once with the answers that it is told; `reached` remembers them.
    """
    row = interview.conversation
    for one in shown.buttons:
        if not isinstance(one.data, Press) or not str(one.data.action).startswith(
            ("over-", "go-")
        ):
            continue
        turn = press(interview, one.data)
        if turn.notice is not None:
            continue
        now = replace(turn.conversation, step=0)
        mark = (row.subject, now.subject, now.answers)
        if now.subject == row.subject or mark in reached:
            continue
        reached.add(mark)
        yield from _gone_on(Interview.of(now))


def _gone_on(interview: Interview) -> Iterator[tuple[Interview, Screen]]:
    """Yield the screens from one on, as long as a button goes on."""
    seen = set[object]()
    while len(seen) < LONGEST:
        row = interview.conversation
        mark = (row.subject, row.answers, row.screen)
        if mark in seen:
            return
        seen.add(mark)
        shown = screen(interview)
        yield interview, shown
        action = _next_press(interview, shown)
        turn = (
            None
            if action is None
            else press(interview, Press(row.id, row.step, read_action(action)))
        )
        if turn is None or turn.notice is not None:
            return
        interview = Interview.of(turn.conversation)


def taps_to_the_last_duty() -> Mapping[tuple[str, str], int]:
    """Return the taps from the choice of the subject to the last duty, of each decided case."""
    return {(case.subject, case.id): _taps(case) for case in SINGLE}


def _taps(case: Case) -> int:
    """Return the taps to the ruling, and from there as long as a button goes on."""
    *before, ruled = ways(begun(case.subject, case.edition), world(case))
    return len(before) + sum(1 for _ in _gone_on(Interview.of(ruled))) - 1


def _next_press(interview: Interview, shown: Screen) -> str | None:
    """Return what is pressed next: the first answer, or what goes on from a ruling."""
    if interview.ruling is not None and interview.conversation.screen.kind is ScreenKind.MAIN:
        return way_on(shown)
    actions = [str(one.data.action) for one in shown.buttons if isinstance(one.data, Press)]
    return next((one for one in actions if "=" in one or one.startswith("group-")), None)


@dataclass(frozen=True)
class Walked:
    """What is found in a subject in private and in groups, and the seconds of CPU that it took."""

    private: Found
    group: Found
    seconds: float


def walk(subject: str) -> Walked:
    """Return what is found in a subject, in both languages."""
    start = time.process_time()
    private, group = (walked([subject], LANGUAGES, group=group) for group in (False, True))
    return Walked(private, group, time.process_time() - start)


def main(subjects: Sequence[str] = ()) -> None:
    """Walk the subjects, all of them unless some are named, and print the figures."""
    names = subjects or [name for name, one in SUBJECTS.items() if NEWEST in one.books]
    private, group, failed = Found(), Found(), list[str]()
    with ProcessPoolExecutor(PROCESSES) as pool:
        for name, coming in [(name, pool.submit(walk, name)) for name in names]:
            done = _done(name, coming)
            if done is None:
                failed.append(name)
            else:
                private.add(done.private)
                group.add(done.group)
    _say("subjects walked", f"{len(names) - len(failed)} of {len(names)}", " ".join(failed))
    for where, found in (("in private", private), ("in groups", group)):
        _say(f"{where}: screens", str(found.screens), "")
        for rule, number in found.broken.items():
            _say(f"{where}: {rule}", str(number), f"0   {found.examples[rule]}")
        words = f"{median(found.rulings):.0f}" if found.rulings else ""
        _say(f"{where}: words of a ruling, median", words, f"≤ {MEDIAN_WORDS}")
    taps = taps_to_the_last_duty()
    figure = f"{mean(taps.values()):.2f} (median {median(taps.values()):.0f})"
    _say(f"taps to the last duty, mean of {len(taps)} decided cases", figure, "")
    if failed or private.broken or group.broken:
        raise SystemExit(1)


def _done(name: str, coming: Future[Walked]) -> Walked | None:
    """Wait for a subject and say what was found in it; None where it failed."""
    failure = coming.exception()
    if failure is not None:
        sys.stdout.write("".join(format_exception(failure)))
        _say(f"{name}: FAILED", type(failure).__name__, "")
        return None
    done = coming.result()
    both = done.private.broken + done.group.broken
    wrong = ", ".join(f"{number} {rule}" for rule, number in both.items())
    sample = f", ways left at one place in {STRIDES[name]}" if name in STRIDES else ""
    many = f"{done.private.screens + done.group.screens} in {done.seconds:.0f} s"
    _say(f"{name}{sample}", many, wrong or "nothing")
    return done


def _say(name: str, figure: str, target: str) -> None:
    sys.stdout.write(f"{name:<58} {figure:>22}   {target}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
