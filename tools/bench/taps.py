"""What a director reads and presses on the way to a ruling, on the bot's own screens.

`make bench ARGS=taps` prints it for a few ways and for all decided cases. How large screens
become is held by `tests/bot/screens/test_rules.py`, which looks at every screen at night.
"""

import sys
from collections.abc import Mapping
from statistics import mean

from bot.conversation.interview import Interview, ask_the_law
from bot.conversation.model import Conversation
from bot.screens.elements import Screen
from bot.screens.interview import screen
from lawcore import SUBJECTS, Answer, Ruling
from lawcore.book.decided import Case, cases
from lawcore.engine.records import replace
from tests.bot.walks import begun, ways
from tests.lawcore.decided_cases import SEVERAL
from tests.lawcore.vectors import ORDINARY
from tools.phone import measure

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
    conversations = ways(begun(subject, 2017, language), known)
    return [screen(Interview.of(one)) for one in conversations]


def words(shown: Screen) -> tuple[int, int]:
    """Return how many words a screen has, without and with those of its buttons."""
    size = measure(shown)
    read = size.words + size.folded_words
    return read, read + sum(len(one.text.split()) for one in shown.buttons)


def main() -> None:
    """Print the figures in English and in Italian, then those of the decided cases."""
    for language in ("en", "it"):
        for name, (subject, world, most_taps, most_words) in WAYS.items():
            shown = on_the_way(subject, world, language)
            read, with_labels = (sum(n) for n in zip(*map(words, shown), strict=True))
            figure = f"{len(shown) - 1} taps, {read} words, {with_labels} with labels"
            _say(f"{language}: {name}", figure, f"{most_taps}, {most_words}")
    counted = cases_in_taps()
    own = [number for (subject, _), number in counted.items() if subject == "revoke"]
    for name, numbers in (("all", [*counted.values()]), ("revokes", own)):
        figure = f"{mean(numbers):.2f} (most {max(numbers)})"
        _say(f"taps over {len(numbers)} decided cases ({name}), mean", figure, "4.5")


def _say(name: str, figure: str, target: str) -> None:
    sys.stdout.write(f"{name:<48} {figure:>38}   {target}\n")
