"""What a line is about: the irregularities it may speak of, the likeliest first.

Each subject's file of phrases tells by what a line about it is known: `topic` by itself, `hint`
together with another, `trace` where nothing else is said, `against` what makes it unlikely. To
that comes what was learned from labelled lines. Where a line says much for another subject too,
both are offered, unless the likeliest `outweighs` that other. What stands under other names than
those of subjects, in `library.ftl`, is not ruled on: it leads to the Law of its number.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from lawcore.catalogue import SUBJECTS
from lawcore.fact import Answer
from lawcore.understanding.learned import NONE, has_sense, likelihoods
from lawcore.understanding.line import Line
from lawcore.understanding.phrases import LIBRARY, Book, Language
from lawcore.understanding.stated import Reading

_WEIGHTS = {"certain": 6, "topic": 4, "hint": 2, "trace": 1}
_OUTWEIGHS = "outweighs"
_AGAINST, _LESS = "against", -4
_LEARNED = 2.0
_FACT, _MOST_FACTS = 1.0, 3
_CLEAR = 5.0
_FAR = 14.0
_RIVAL = 2.0
_OFFERED = 3


@dataclass(frozen=True, slots=True)
class About:
    """What a line is about: one name alone, or up to three of which one is likely meant.

    `answers` has what the line states where it is about one of these.
    """

    alone: str | None = None
    among: tuple[str, ...] = ()
    answers: Mapping[str, dict[str, Answer]] = field(default_factory=dict)


def about(line: Line, language: Language) -> About:
    """Return what a line is about, by phrases found in it, by what was learned, by its facts."""
    told = _told(line, language)
    law = _law(line, language)
    if law is not None and max(told.values()) < _WEIGHTS["topic"]:
        return About(law, (law,))
    if not has_sense(line, language):
        return About()
    learned = likelihoods(line, language)
    scores = {
        name: score + _LEARNED * learned.get(name, learned[NONE]) for name, score in told.items()
    }
    answers: dict[str, dict[str, Answer]] = {}
    for name in _ranked(scores)[: _OFFERED + 1]:
        if name in SUBJECTS:
            answers[name] = Reading(line, language, name).answers
            scores[name] += _FACT * min(len(answers[name]), _MOST_FACTS)
    scores[NONE] = _LEARNED * learned[NONE]
    first, second, *_ = _ranked(scores)
    is_clear = scores[first] - scores[second] >= _CLEAR
    if first == NONE and is_clear:
        return About()
    if is_clear and not _has_rival(first, told, learned, answers, language):
        return About(first, (first,), answers)
    near = [name for name in _ranked(scores) if scores[name] > scores[first] - _FAR]
    return About(None, tuple(name for name in near if name != NONE)[:_OFFERED], answers)


def _has_rival(
    first: str,
    told: Mapping[str, int],
    learned: Mapping[str, float],
    answers: Mapping[str, Mapping[str, Answer]],
    language: Language,
) -> bool:
    """Tell whether a line says more for another topic than was learned against it."""
    return any(
        min(told[name], _WEIGHTS["certain"]) + min(len(stated), _MOST_FACTS)
        >= _RIVAL - learned.get(name, learned[NONE])
        for name, stated in answers.items()
        if told[name] and stated and name not in {first, *language.words(first, _OUTWEIGHS)}
    )


def _ranked(scores: Mapping[str, float]) -> list[str]:
    return sorted(scores, key=lambda name: (-scores[name], name))


def _told(line: Line, language: Language) -> dict[str, int]:
    """Return how much speaks for each topic; of what overlaps the weightiest counts."""
    told = dict.fromkeys(language.topics, 0)
    counted: defaultdict[str, set[int]] = defaultdict(set)
    against: set[str] = set()
    for name, key, places in _found(line, language):
        if key == _AGAINST:
            against.add(name)
        elif name != LIBRARY and counted[name].isdisjoint(places):
            counted[name].update(places)
            told[name] += _WEIGHTS[key]
    return {name: score + _LESS * (score > 0 and name in against) for name, score in told.items()}


def _law(line: Line, language: Language) -> str | None:
    """Return the first name of what is not ruled on that a line speaks of."""
    return next((key for name, key, _ in _found(line, language) if name == LIBRARY), None)


def _found(line: Line, language: Language) -> Iterator[tuple[str, str, range]]:
    """Yield what is found of which topic and weight, and where; of the library its key."""
    for (name, key), phrase in _book(language).likely(line.set):
        for match in phrase.found(line.text, line.set):
            yield name, key, line.places(match.start(), match.end())


@cache
def _book(language: Language) -> Book[tuple[str, str]]:
    """Return what lines about each topic have, the weightiest first."""
    keys = [(name, key) for key in (*_WEIGHTS, _AGAINST) for name in language.topics]
    keys += [(LIBRARY, key) for key in language.keys(LIBRARY)]
    return Book((key, phrase) for key in keys for phrase in language.phrases_of(*key))
