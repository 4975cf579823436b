"""The facts that a line states, by phrases and by what was learned from labelled lines.

Phrases tell exactly but not everything; what was learned tells how likely each answer is, given
the words of a line and the phrases found in it. What a phrase tells counts unless it is most
unlikely, and what is most likely counts though no phrase tells it, where the line does not ask
it; neither counts where another answer is not far less likely. Of the numbers
in a line it is learned which is meant. Sets of suits are told by phrases alone.
"""

from collections.abc import Collection, Mapping
from functools import cache
from itertools import chain

from lawcore.catalogue import SUBJECTS
from lawcore.fact import Answer, Fact
from lawcore.understanding.finding import answer_sign, name_of
from lawcore.understanding.learned import Weights, likelihoods, read_weights, shares
from lawcore.understanding.learned_numbers import is_number, number_meant
from lawcore.understanding.stated import Reading

UNSAID = ""
"""The name under which it is learned what lines are like that do not state a fact."""
_SURE, _FAR = 0.7, 16.0
"""How likely an answer is that no phrase tells, and how many times likelier than any other."""
_DOUBTED, _APART = 0.1, 16.0
"""How likely an answer is that a phrase tells, and how many times likelier than any other."""
_COMPARED = 0.5
"""How likely it is that bids are to be compared, where phrases find two that are."""
_FEW = 15
"""A fact with more answers than that is a set of suits, which phrases read letter by letter."""


def stated(reading: Reading, present: frozenset[str]) -> dict[str, Answer]:
    """Return the facts that a line read as one about a subject states.

    `present` are the features of the line.
    """
    weights = _weights(reading.subject)
    every = present | reading.beside()
    known = every & _known(reading.subject)
    unknown = len(every) - len(known)
    answers: dict[str, Answer] = {}
    for fact in SUBJECTS[reading.subject].facts.listed:
        if fact.name in reading.contradicted:
            continue
        answer = told = reading.answers.get(fact.name)
        if fact.name in weights:
            those = weights[fact.name]
            if is_number(fact):
                answer = number_meant(fact, told, those, reading)
            else:
                likely = likelihoods(those, known | reading.signs(fact.name), unknown)
                if told is None or _is_known(fact, told, those):
                    answer = _answer(fact, told, shares(likely), reading.compared(fact.name))
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


def _is_known(fact: Fact[Answer], told: Answer, weights: Weights) -> bool:
    """Tell whether anything was learned of an answer; where not, phrases tell alone."""
    sign = answer_sign(fact.name, name_of(told))
    return any(sign in those for those in weights.values())


def _stands_out(likely: Mapping[str, float], name: str, least: float, times: float) -> bool:
    """Tell whether an answer is likely enough, and far likelier than any other answer."""
    others = (share for other, share in likely.items() if other not in {name, UNSAID})
    share = likely.get(name, 1.0)
    return share >= least and share >= times * max(others, default=0.0)


@cache
def _known(subject: str) -> frozenset[str]:
    """Return every feature of which something was learned for a fact of a subject."""
    facts = SUBJECTS[subject].facts.named
    weights = _weights(subject)
    by_name = (weights[name].values() for name in weights if not is_number(facts[name]))
    return frozenset[str]().union(*chain.from_iterable(by_name))


@cache
def _weights(subject: str) -> Mapping[str, Weights]:
    """Return the weights of each fact of a subject, none where nothing was learned."""
    found: dict[str, Weights] = read_weights(f"{subject}.json")
    return found
