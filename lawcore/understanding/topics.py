"""What a line is about: the irregularities it may speak of, the likeliest first.

Each subject's file of phrases tells by what a line about it is known: `topic` by itself, `hint`
together with another, `trace` where nothing else is said, `against` what makes it unlikely. What
stands under other names than those of subjects, in `library.ftl`, is not ruled on: it leads to
the Law of its number.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from lawcore.understanding.line import Line
from lawcore.understanding.phrases import LIBRARY, Language

_WEIGHTS = {"certain": 6, "topic": 4, "hint": 2, "trace": 1}
_AGAINST = -4
_SURE = 4
_CLEAR = 2
_NEAR = 3
_OFFERED = 3


@dataclass(frozen=True, slots=True)
class About:
    """What a line is about: one name alone, or up to three of which one is likely meant."""

    alone: str | None
    among: tuple[str, ...]


def about(line: Line, language: Language) -> About:
    """Return what a line is about."""
    scores = {name: _score(line, language, name) for name in language.topics}
    scores |= dict.fromkeys(_laws(line, language), _WEIGHTS["topic"])
    ranked = sorted((-score, name) for name, score in scores.items() if score > 0)
    best = -ranked[0][0] if ranked else 0
    if best < _WEIGHTS["hint"]:
        return About(None, ())
    near = tuple(name for score, name in ranked if -score > best - _NEAR)
    rival = -ranked[1][0] if len(ranked) > 1 else None
    clear = rival is None or (best >= _SURE and best - rival >= _CLEAR)
    return About(ranked[0][1] if clear else None, near[:_OFFERED])


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
