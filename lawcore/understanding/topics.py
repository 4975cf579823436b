"""What a line is about: the irregularities it may speak of, the likeliest first.

Each subject's file of phrases tells by what a line about it is known: `topic` by itself, `hint`
together with another, `trace` where nothing else is said, `against` what makes it unlikely. To
that comes what was learned from labelled lines. What
stands under other names than those of subjects, in `library.ftl`, is not ruled on: it leads to
the Law of its number.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from lawcore.understanding.learned import NONE, has_sense, likelihoods
from lawcore.understanding.line import Line
from lawcore.understanding.phrases import LIBRARY, Language

_WEIGHTS = {"certain": 6, "topic": 4, "hint": 2, "trace": 1}
_AGAINST = -4
_LEARNED = 3.0
_CLEAR = 7.0
_NEAR = 14.0
_OFFERED = 3


@dataclass(frozen=True, slots=True)
class About:
    """What a line is about: one name alone, or up to three of which one is likely meant.

    `lead` tells how much more speaks for the likeliest than for the next.
    """

    alone: str | None
    among: tuple[str, ...]
    lead: float = 0.0


def about(line: Line, language: Language) -> About:
    """Return what a line is about, by the phrases found in it and by what was learned."""
    if not has_sense(line, language):
        return About(None, ())
    learned = likelihoods(line, language)
    told = {name: _score(line, language, name) for name in language.topics}
    law = next(_laws(line, language), None)
    if law is not None and max(told.values()) < _WEIGHTS["topic"]:
        return About(law, (law,))
    scores = {
        name: score + _LEARNED * learned.get(name, learned[NONE]) for name, score in told.items()
    }
    scores[NONE] = _LEARNED * learned[NONE]
    ranked = sorted(scores, key=lambda name: (-scores[name], name))
    best = scores[ranked[0]]
    lead = best - scores[ranked[1]]
    near = [name for name in ranked[: _OFFERED + 1] if scores[name] > best - _NEAR]
    if lead >= _CLEAR:
        near = near[:1]
    among = tuple(name for name in near if name != NONE)[:_OFFERED]
    return About(ranked[0] if near == ranked[:1] and among else None, among, lead)


def _laws(line: Line, language: Language) -> Iterator[str]:
    for key in language.keys(LIBRARY):
        if any(True for _ in _found(line, language, LIBRARY, key)):
            yield key


def _score(line: Line, language: Language, name: str) -> int:
    """Return how much speaks for a subject; of what overlaps the weightiest counts."""
    score, counted = 0, set[int]()
    for key, weight in _WEIGHTS.items():
        for places in _found(line, language, name, key):
            if counted.isdisjoint(places):
                counted.update(places)
                score += weight
    if score > 0 and any(True for _ in _found(line, language, name, "against")):
        score += _AGAINST
    return score


def _found(line: Line, language: Language, name: str, key: str) -> Iterator[range]:
    for phrase in language.phrases_of(name, key):
        for match in phrase.found(line.text, line.set):
            yield line.places(match.start(), match.end())
