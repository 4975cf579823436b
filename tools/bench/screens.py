"""What a director reads and presses on the way to a ruling, and how large screens become.

`make bench ARGS=screens` prints the table; it covers every screen that presses lead to, in each
edition, in private and in groups.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from statistics import mean

from bot.conversation.interview import Interview
from bot.screens.elements import Screen
from bot.screens.interview import screen
from lawcore import SUBJECTS, Answer
from tests.bot.screens.reached import cards, screens, screens_of_several
from tests.bot.screens.rules import broken_by_card, kind_of
from tests.bot.walks import BOOKS, begun, ways
from tools.bench.taps import cases_in_taps
from tools.phone import QUESTION, RULING, measure, said_twice

NEWEST = 2017
STRIDES = {"revoke": 10, "claim": 10, "penalty_card": 20, "played_card": 5}
"""For subjects with many ways, one way in this many is taken."""
ONE_IN = 20
"""One in this many of the cases reached is asked for inline."""
SEVERAL = 1_000
"""The number of screens behind *Another revoke* that count, of each edition."""
WAYS: Mapping[str, tuple[str, Mapping[str, Answer], int, int]] = {
    "revoke established": (
        "revoke",
        {"hand": "defender", "trick": 5, "since": "played", "won_by": "offender"},
        4,
        250,
    ),
    "revoke not established": (
        "revoke",
        {"hand": "defender", "trick": 5, "opponents_played_after": True},
        5,
        270,
    ),
    "revoke at trick twelve": (
        "revoke",
        {"hand": "defender", "trick": 12, "hands_returned": False, "opponents_played_after": True},
        6,
        300,
    ),
    "claim, contested": (
        "claim",
        {"accepted": "no", "by": "declarer", "less_successful_normal_line": "yes"},
        5,
        280,
    ),
    "penalty card, dropped honour": (
        "penalty_card",
        {"how": "dropped", "honour": True, "on_lead": "holder"},
        5,
        230,
    ),
    "opening lead out of turn": ("lead_out_of_turn", {"lead": "opening_faced"}, 5, 230),
}
"""Ways from the choice of the subject: what happened, and the targets for taps and words."""


def on_the_way(subject: str, world: Mapping[str, Answer], language: str) -> list[Screen]:
    """Return the screens from the first question to the ruling."""
    told = {"attention": "during_play", "partner_played_after": False, **world}
    facts = SUBJECTS[subject].facts.named
    known = {name: answer for name, answer in told.items() if name in facts}
    conversations = ways(begun(subject, NEWEST, language), known)
    return [screen(Interview.of(one)) for one in conversations]


def words(shown: Screen) -> tuple[int, int]:
    """Return how many words a screen has, without and with those of its buttons."""
    size = measure(shown)
    read = size.words + size.folded_words
    return read, read + sum(len(one.text.split()) for one in shown.buttons)


def rows(language: str) -> Iterator[tuple[str, str, str]]:
    """Yield the figures of a language: name, figure, target."""
    for name, (subject, world, taps, most) in WAYS.items():
        shown = on_the_way(subject, world, language)
        read, all_of_it = (sum(counts) for counts in zip(*map(words, shown), strict=True))
        figure = f"{len(shown) - 1} taps, {read} words, {all_of_it} with labels"
        yield name, figure, f"{taps}, {most}"
    yield from sizes(language)


@dataclass
class Sizes:
    """How many screens of a kind there are, how many are too high, and other excesses."""

    questions: int = 0
    high_questions: int = 0
    rulings: int = 0
    high_rulings: int = 0
    most: int = 0
    longest_list: int = 0
    twice: int = 0

    def count(self, interview: Interview, shown: Screen) -> None:
        """Add a screen of an interview."""
        kind, size = kind_of(interview), measure(shown)
        if kind == "list":
            self.longest_list = max(self.longest_list, size.buttons)
        else:
            self.most = max(self.most, size.buttons)
        if kind in {"question", "list"}:
            self.questions += 1
            self.high_questions += size.height > QUESTION
        if kind == "ruling":
            self.rulings += 1
            self.high_rulings += size.height > RULING
            self.twice += any(said_twice(shown))


def sizes(language: str) -> Iterator[tuple[str, str, str]]:
    """Yield the sizes of screens: of each edition in private, and of all of them in groups."""
    for year in sorted({year for _, year in BOOKS}, reverse=True):
        yield from _rows_of(str(year), language, [b for b in BOOKS if b[1] == year])
    yield from _rows_of("in groups", language, BOOKS, group=True)
    yield from _rows_of_inline(language)


def _rows_of(
    name: str, language: str, books: Iterable[tuple[str, int]], *, group: bool = False
) -> Iterator[tuple[str, str, str]]:
    found = Sizes()
    for subject, edition in books:
        stride = STRIDES.get(subject, 1)
        for interview, shown in screens(subject, edition, language, stride=stride, group=group):
            found.count(interview, shown)
        for interview, shown in screens_of_several(
            subject, edition, language, SEVERAL, group=group
        ):
            found.count(interview, shown)
    questions, rulings = found.questions, found.rulings
    yield f"{name}: questions over {QUESTION} px", f"{found.high_questions} of {questions}", "0"
    yield f"{name}: rulings over {RULING} px", f"{found.high_rulings} of {rulings}", "0"
    yield f"{name}: most buttons, in a list", f"{found.most}, {found.longest_list}", "9, 8"
    yield f"{name}: rulings that say a thing twice", f"{found.twice} of {rulings}", "0"


def _rows_of_inline(language: str) -> Iterator[tuple[str, str, str]]:
    """Yield how many inline results break a rule, in the list or as they are sent."""
    every, bad = 0, 0
    for subject, edition in BOOKS:
        stride = STRIDES.get(subject, 1)
        for interview, card in cards(subject, edition, language, stride=stride, one_in=ONE_IN):
            every += 1
            bad += any(broken_by_card(interview, card))
    yield "inline: results that break a rule", f"{bad} of {every}", "0"


def main() -> None:
    """Print the table, in English and in Italian."""
    for language in ("en", "it"):
        sys.stdout.write(f"{language}\n")
        for name, figure, target in rows(language):
            sys.stdout.write(f"  {name:<40} {figure:>38}   {target}\n")
            sys.stdout.flush()
    counted = cases_in_taps()
    own = [number for (subject, _), number in counted.items() if subject == "revoke"]
    for name, numbers in (("all", [*counted.values()]), ("revokes", own)):
        figure = f"{mean(numbers):.2f} (most {max(numbers)})"
        line = f"taps over {len(numbers)} decided cases ({name}), mean"
        sys.stdout.write(f"{line:<60} {figure:>20}   4.5\n")
