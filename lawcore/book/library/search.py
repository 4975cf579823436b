"""Full-text search of articles: all languages at once, typing errors forgiven, best first."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from math import log
from typing import NamedTuple
from unicodedata import combining, normalize

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

ENOUGH = 65.0
"""The lowest score, of 100, of an answer."""

_CALLED, _HEADED, _SAID = 1.0, 0.9, 0.75
"""The weight of a word in a colloquial name, in the heading, in the text."""
_ERROR = 0.15
"""The penalty of each typing error."""
_BEGINNING = 0.9
"""The weight of a word of which only the beginning was typed, or with another ending."""
_NEAR_BEST = 0.7
"""The lowest share of the best score that a score must have."""
_NO_ERROR, _ONE_ERROR, _TWO_ERRORS = 3, 6, 10
"""The longest words, in letters, that allow no error, one, two; longer ones allow three."""
_LONGEST_QUERY = 200
_MOST_WORDS = 12

_WORD = re.compile(r"[a-z0-9]+")


class SearchHit(NamedTuple):
    """An article that was found: its number, how it begins, and a score of 0 to 100."""

    number: str
    words: str
    score: float


class IndexedArticle(NamedTuple):
    """An article in the index: colloquial names, heading, text."""

    number: str
    called: tuple[str, ...]
    heading: tuple[str, ...]
    texts: tuple[str, ...]


class Index:
    """The words of some articles; `idle` ones are stop words."""

    def __init__(self, shelved: Sequence[IndexedArticle], idle: Collection[str]) -> None:
        self._idle = idle
        weights: dict[str, dict[int, float]] = {}
        self._numbers = [one.number for one in shelved]
        self._names: list[tuple[frozenset[str], ...]] = []
        for at, one in enumerate(shelved):
            fields = ((_SAID, one.texts), (_HEADED, one.heading), (_CALLED, one.called))
            for weight, texts in fields:
                for stem in _stems(texts, self._idle):
                    weights.setdefault(stem, {})[at] = weight
            self._names.append(
                tuple(frozenset(_stems((name,), self._idle)) for name in one.called)
            )
        self._places = {
            stem: (tuple(found), tuple(found.values())) for stem, found in weights.items()
        }
        self._vocabulary = sorted(weights)
        self._similar = lru_cache(maxsize=1024)(self._look_up)

    def search(self, text: str, limit: int) -> list[tuple[str, float]]:
        """Return at most `limit` numbers with their scores, best first."""
        ranked = self.ranked(text)
        best_score = min(ranked[0][1], 100.0) if ranked else 0.0
        return [
            (number, round(min(score, 100.0), 1))
            for number, score in ranked[:limit]
            if score >= max(ENOUGH, best_score * _NEAR_BEST)
        ]

    def ranked(self, text: str) -> list[tuple[str, float]]:
        """Return every number with any of the words, best first, however low its score."""
        asked = _stems((text[:_LONGEST_QUERY],), self._idle)[:_MOST_WORDS]
        scores: dict[int, float] = {}
        whole = 0.0
        for stem in asked:
            alike = self._similar(stem)
            best: dict[int, float] = {}
            for other, likeness in alike.items():
                for at, weight in zip(*self._places[other], strict=True):
                    best[at] = max(best.get(at, 0.0), likeness * weight)
            rarity = self._rarity(alike)
            whole += rarity
            for at, value in best.items():
                scores[at] = scores.get(at, 0.0) + rarity * value
        ranked = sorted(
            ((100 * score / whole + self._named(at, asked), -at) for at, score in scores.items()),
            reverse=True,
        )
        return [(self._numbers[-place], score) for score, place in ranked]

    def _rarity(self, alike: Iterable[str]) -> float:
        """Return the weight of the rarest of some words."""
        fewest = min((len(self._places[other][0]) for other in alike), default=1)
        return log(1 + len(self._numbers) / fewest)

    def _named(self, at: int, asked: Sequence[str]) -> float:
        """Return the bonus for a colloquial name: 10 for a whole name."""
        known = {other for stem in asked for other in self._similar(stem)}
        return max(
            (
                10.0 * len(name & known) / max(len(name), len(asked))
                for name in self._names[at]
                if name & known
            ),
            default=0.0,
        )

    def _look_up(self, stem: str) -> Mapping[str, float]:
        """Return the words like one that was typed, each with its likeness up to 1."""
        if stem in self._places:
            found = {stem: 1.0}
        else:
            errors = _errors_allowed(stem)
            found = {
                other: 1.0 - _ERROR * distance
                for other, distance, _ in extract(
                    stem, self._vocabulary, scorer=OSA.distance, score_cutoff=errors, limit=None
                )
                if other[0] == stem[0] or len(stem) > _ONE_ERROR
            }
        if len(stem) > _NO_ERROR:
            for other in self._vocabulary:
                short, long = sorted((stem, other), key=len)
                if len(short) > _NO_ERROR and long.startswith(short) and long != short:
                    found[other] = max(found.get(other, 0.0), _BEGINNING)
        return found


def _errors_allowed(stem: str) -> int:
    if len(stem) <= _NO_ERROR:
        return 0
    if len(stem) <= _ONE_ERROR:
        return 1
    return 2 if len(stem) <= _TWO_ERRORS else 3


def _stems(texts: Iterable[str], idle: Collection[str]) -> list[str]:
    """Return the stems of the words that are not stop words, without accents, each once."""
    found: dict[str, None] = {}
    for text in texts:
        plain = normalize("NFKD", text.casefold())
        bare = "".join(letter for letter in plain if not combining(letter))
        for word in _WORD.findall(bare):
            if word not in idle and not word.isdigit() and len(word) > 1:
                found[_stem(word)] = None
    return list(found)


def _stem(word: str) -> str:
    if len(word) > _NO_ERROR and word.endswith("s") and not word.endswith("ss"):
        word = word[:-1]
    for _ in range(2):
        if len(word) > _NO_ERROR and word[-1] in "aeiouy":
            word = word[:-1]
    return word
