"""The facts that a line states, by phrases and by what was learned from labelled lines.

Phrases tell exactly but not everything; what was learned tells how likely each answer is, given
the words of a line and the phrases found in it. What a phrase tells counts unless it is most
unlikely, and what is most likely counts though no phrase tells it, where the line does not ask
it; neither counts where another answer is not far less likely. Of the numbers
in a line it is learned which is meant. Sets of suits are told by phrases alone.
"""

from collections.abc import Mapping
from functools import cache

from lawcore.catalogue import SUBJECTS
from lawcore.fact import Answer, Fact
from lawcore.understanding.finding import answer_sign, name_of
from lawcore.understanding.learned import Weights, likelihoods, read_weights, shares
from lawcore.understanding.learned_numbers import is_number, number_meant
from lawcore.understanding.stated import Reading

UNSAID = ""
"""The name under which it is learned what lines are like that do not state a fact."""
_SURE, _FAR = 0.7, 20.0
"""How likely an answer is that no phrase tells, and how many times likelier than any other."""
_DOUBTED, _APART = 0.1, 16.0
"""How likely an answer is that a phrase tells, and how many times likelier than any other."""
_FEW = 15
"""A fact with more answers than that is a set of suits, which phrases read letter by letter."""


def stated(reading: Reading, present: frozenset[str]) -> dict[str, Answer]:
    """Return the facts that a line read as one about a subject states.

    `present` are the features of the line.
    """
    weights = _weights(reading.subject)
    answers: dict[str, Answer] = {}
    for fact in SUBJECTS[reading.subject].facts.listed:
        if fact.name in reading.contradicted:
            continue
        answer = told = reading.answers.get(fact.name)
        if fact.name in weights and not (told and reading.is_compared(fact.name)):
            those = weights[fact.name]
            if is_number(fact):
                answer = number_meant(fact, told, those, reading)
            else:
                answer = _answer(fact, told, those, present | reading.signs(fact.name))
        if answer is not None and (answer == told or not reading.is_asked(fact.name)):
            answers[fact.name] = answer
    return reading.allowed(answers)


def is_learned(fact: Fact[Answer]) -> bool:
    """Tell whether the answers of a fact are learned by name: whether they are no numbers, few."""
    return not is_number(fact) and len(fact.options) <= _FEW


def _answer(
    fact: Fact[Answer], told: Answer | None, weights: Weights, signs: frozenset[str]
) -> Answer | None:
    """Return what phrases tell of a fact unless it is most unlikely, or what is most likely.

    Where too few lines told an answer for anything to be learned of it, phrases tell alone.
    """
    likely = shares(likelihoods(weights, signs))
    if told is not None:
        name = name_of(told)
        is_known = any(answer_sign(fact.name, name) in those for those in weights.values())
        if not is_known or _stands_out(likely, name, _DOUBTED, _APART):
            return told
    options = {name_of(option): option for option in fact.options}
    best = max(likely, key=lambda name: (likely[name], name))
    return options.get(best) if _stands_out(likely, best, _SURE, _FAR) else None


def _stands_out(likely: Mapping[str, float], name: str, least: float, times: float) -> bool:
    """Tell whether an answer is likely enough, and far likelier than any other answer."""
    others = (share for other, share in likely.items() if other not in {name, UNSAID})
    share = likely.get(name, 1.0)
    return share >= least and share >= times * max(others, default=0.0)


@cache
def _weights(subject: str) -> Mapping[str, Weights]:
    """Return the weights of each fact of a subject, none where nothing was learned."""
    found: dict[str, Weights] = read_weights(f"{subject}.json")
    return found
