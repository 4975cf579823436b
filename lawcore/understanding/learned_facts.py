"""The facts that a line states, by phrases and by what was learned from labelled lines.

Phrases tell exactly but not everything; what was learned tells how likely each answer is, given
the words of a line and the phrases found in it. What a phrase tells counts unless it is most
unlikely, and what is most likely counts though no phrase tells it, where the line does not ask
it; neither counts where another answer is not far less likely. Of the numbers
in a line it is learned which is meant. Sets of suits are told by phrases alone.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache

from lawcore.catalogue import SUBJECTS
from lawcore.fact import Answer, Fact
from lawcore.understanding.finding import answer_sign, name_of
from lawcore.understanding.learned import (
    Learned,
    Weights,
    likelihoods,
    read_weights,
    softmax,
)
from lawcore.understanding.learned_numbers import is_number, number_meant
from lawcore.understanding.stated import LineReading

UNSAID = ""
"""The name under which it is learned what lines are like that do not state a fact."""
_SURE, _FAR = 0.7, 12.0
"""How likely an answer is that no phrase tells, and how many times likelier than any other."""
_DOUBTED, _APART = 0.1, 15.0
"""How likely an answer is that a phrase tells, and how many times likelier than any other."""
_COMPARED = 0.5
"""How likely it is that bids are to be compared, where phrases find two that are."""
_FEW_SIGNS = 15
"""With fewer signs than that, two words, each of them counts far more than it should."""
_FEW = 15
"""A fact with more answers than that is a set of suits, which phrases read letter by letter."""


def stated(
    reading: LineReading, present: frozenset[str], *, is_about_it: bool = True
) -> dict[str, Answer]:
    """Return the facts that a line read as one about a subject states.

    `present` are the features of the line. Where too few lines told an answer for anything to be
    learned of it, phrases tell alone; and so they do in a line of a word or two, or one that is
    not about the subject.
    """
    learned = _learned(reading.subject)
    every = present | reading.context()
    weights = learned.answers.weights(every)
    is_told_alone = len(every) < _FEW_SIGNS or not is_about_it
    answers: dict[str, Answer] = {}
    for fact in SUBJECTS[reading.subject].facts.listed:
        if fact.name in reading.contradicted:
            continue
        answer = told = reading.answers.get(fact.name)
        if told is None and is_told_alone:
            continue
        if fact.name in learned.numbers:
            answer = number_meant(fact, told, learned.numbers[fact.name], reading)
        elif fact.name in learned.names and (
            told is None or answer_sign(fact.name, name_of(told)) in learned.answers
        ):
            names = learned.names[fact.name]
            signs = reading.signs(fact.name)
            by_signs = learned.answers.weights(signs, names.values())
            likely = likelihoods(
                {name: weights[key] + by_signs[key] for name, key in names.items()},
                len(every) + len(signs),
            )
            answer = _answer(fact, told, softmax(likely), reading.compared(fact.name))
        if answer is None or not reading.may_be(fact, answer):
            continue
        if answer == told or not reading.is_asked(fact.name):
            answers[fact.name] = answer
    return reading.allowed(answers)


def is_learned(fact: Fact[Answer]) -> bool:
    """Tell whether the answers of a fact are learned by name: whether they are no numbers, few."""
    return not is_number(fact) and len(fact.options) <= _FEW


def _answer(
    fact: Fact[Answer],
    told: Answer | None,
    likely: Mapping[str, float],
    compared: Collection[Answer],
) -> Answer | None:
    """Return what phrases tell of a fact unless it is most unlikely, or what is most likely.

    Which of the answers it is that are told by comparing bids is not weighed, only that it is one.
    """
    if told in compared:
        is_one = sum(likely.get(name_of(name), 0.0) for name in compared) >= _COMPARED
        return told if is_one else None
    if told is not None and _stands_out(likely, name_of(told), _DOUBTED, _APART):
        return told
    options = {name_of(option): option for option in fact.options}
    best = max(likely, key=lambda name: (likely[name], name))
    return options.get(best) if _stands_out(likely, best, _SURE, _FAR) else None


def _stands_out(likely: Mapping[str, float], name: str, least: float, times: float) -> bool:
    """Tell whether an answer is likely enough, and far likelier than any other answer."""
    others = (share for other, share in likely.items() if other not in {name, UNSAID})
    share = likely.get(name, 1.0)
    return share >= least and share >= times * max(others, default=0.0)


@dataclass(frozen=True, slots=True)
class _Learned:
    """What was learned of the facts of a subject."""

    answers: Learned
    names: Mapping[str, Mapping[str, str]]
    """For each fact the names that its answers have there, among those of all facts."""
    numbers: Mapping[str, Learned]


@cache
def _learned(subject: str) -> _Learned:
    """Return what was learned of the facts of a subject; nothing where no line told of it."""
    facts = SUBJECTS[subject].facts.named
    weights: dict[str, Weights] = read_weights(f"{subject}.json")
    numbers = {name: Learned(those) for name, those in weights.items() if is_number(facts[name])}
    names = {
        fact: {name: answer_sign(fact, name) for name in those}
        for fact, those in weights.items()
        if fact not in numbers
    }
    answers = {
        key: weights[fact][name] for fact, keys in names.items() for name, key in keys.items()
    }
    return _Learned(Learned(answers), names, numbers)
