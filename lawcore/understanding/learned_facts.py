"""The facts that a line states, by phrases and by weights learned from labelled lines.

Phrases are exact but incomplete; the weights tell how likely each answer is, given the words of a
line and the phrases found in it. The answer of a phrase counts unless it is most unlikely. A most
likely answer counts without a phrase, unless the line asks it. Neither counts if another answer is
nearly as likely. Which of the numbers in a line is meant is learned too. Sets of suits are told by
phrases alone. Of a story, which tells much besides, less counts.
"""

from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from lawcore.catalogue import SUBJECTS
from lawcore.fact import Answer, Fact
from lawcore.understanding.finding import answer_sign, name_of
from lawcore.understanding.learned_numbers import is_number, number_meant
from lawcore.understanding.stated import LineReading
from lawcore.understanding.weight_table import WeightTable, read_table, scaled, softmax

UNSAID = ""
"""The label of lines that do not state a fact."""


class Limits(NamedTuple):
    """The least probability of an answer, and its least ratio to any other.

    `sure` and `far` are those of an answer without a phrase, `doubted` and `apart` of one with.
    """

    sure: float
    far: float
    doubted: float
    apart: float


OF_A_LINE, OF_A_STORY = Limits(0.7, 12.0, 0.1, 15.0), Limits(0.85, 12.0, 0.85, 15.0)
_COMPARED = 0.5
"""The least probability that bids are to be compared, if phrases find two that are."""
_FEW_SIGNS = 15
"""With fewer features than this, as in two words, each counts far more than it should."""
_FEW = 15
"""A fact with more answers than this is a set of suits, read by phrases alone."""


def stated(
    reading: LineReading,
    present: frozenset[str],
    limits: Limits = OF_A_LINE,
    *,
    is_about_it: bool = True,
) -> dict[str, Answer]:
    """Return the facts that a line about a subject states.

    `present` are the features of the line. Phrases alone decide an answer for which there were too
    few lines to learn from, and all answers of a line that has a word or two or is not about the
    subject.
    """
    learned = _learned(reading.subject)
    every = present | reading.context()
    weights = learned.table.sums(every)
    is_told_alone = len(every) < _FEW_SIGNS or not is_about_it
    answers: dict[str, Answer] = {}
    for fact in SUBJECTS[reading.subject].facts.listed:
        if fact.name in reading.contradicted:
            continue
        answer = told = reading.answers.get(fact.name)
        if told is None and is_told_alone:
            continue
        if fact.name in learned.numbers:
            answer = number_meant(fact, told, learned.table, reading)
        elif fact.name in learned.names and (
            told is None or answer_sign(fact.name, name_of(told)) in learned.table
        ):
            names = learned.names[fact.name]
            signs = reading.signs(fact.name)
            by_signs = learned.table.sums(signs)
            likely = scaled(
                {name: weights[key] + by_signs[key] for name, key in names.items()},
                len(every) + len(signs),
            )
            answer = _answer(fact, told, softmax(likely), limits, reading.compared(fact.name))
        if answer is None or not reading.may_be(fact, answer):
            continue
        if answer == told or not reading.is_asked(fact.name):
            answers[fact.name] = answer
    return reading.allowed(answers)


def is_learned(fact: Fact[Answer]) -> bool:
    """Tell whether a fact's answers are learned by name: few answers, and no numbers."""
    return not is_number(fact) and len(fact.options) <= _FEW


def _answer(
    fact: Fact[Answer],
    told: Answer | None,
    likely: Mapping[str, float],
    limits: Limits,
    compared: Collection[Answer],
) -> Answer | None:
    """Return a fact's answer by phrases unless it is most unlikely, or the most likely answer.

    The answers told by comparing bids are weighed together, not one by one.
    """
    if told in compared:
        is_one = sum(likely.get(name_of(name), 0.0) for name in compared) >= _COMPARED
        return told if is_one else None
    if told is not None and _stands_out(likely, name_of(told), limits.doubted, limits.apart):
        return told
    options = {name_of(option): option for option in fact.options}
    best = max(likely, key=lambda name: (likely[name], name))
    return options.get(best) if _stands_out(likely, best, limits.sure, limits.far) else None


def _stands_out(likely: Mapping[str, float], name: str, least: float, times: float) -> bool:
    """Tell whether an answer is likely enough, and far likelier than any other answer."""
    others = (share for other, share in likely.items() if other not in {name, UNSAID})
    share = likely.get(name, 1.0)
    return share >= least and share >= times * max(others, default=0.0)


@dataclass(frozen=True, slots=True)
class _Learned:
    """The weights of the facts of a subject."""

    table: WeightTable
    names: Mapping[str, Mapping[str, str]]
    """For each fact the labels that its answers have there, by name."""
    numbers: AbstractSet[str]


@cache
def _learned(subject: str) -> _Learned:
    """Return the weights of a subject's facts; nothing if no line tells of it."""
    table = read_table(f"{subject}.bin")
    facts = SUBJECTS[subject].facts.named
    names: dict[str, dict[str, str]] = {}
    for label in table.labels:
        fact, _, name = label.partition("=")
        names.setdefault(fact, {})[name] = label
    numbers = frozenset(fact for fact in names if is_number(facts[fact]))
    return _Learned(table, names, numbers)
