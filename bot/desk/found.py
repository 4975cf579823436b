"""Answers found again by words: typing errors are forgiven, in one way for every database."""

import re
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import log
from typing import Final, TypeAlias
from unicodedata import combining, normalize

from msgspec import Struct
from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

MOST_SEARCHED: Final = 5_000
"""The most answers that are looked through, the latest."""
MOST_FOUND: Final = 3
ENOUGH: Final = 0.5
"""The least share of what was typed that an answer has to have, rare words counting more."""
FEWEST: Final = 2
"""A text of fewer words finds nothing."""
MOST_WORDS: Final = 24
"""The words of a text that are looked for, the longest."""
_SHORTEST: Final = 4
"""Shorter words are left out, unless they are numbers: most of them say nothing."""
_ENDING: Final = 5
"""Words that begin with the same five letters are taken for forms of one word."""
_ERROR: Final = 0.2
"""What a typing error, or another ending, takes off."""
_LETTERS_AN_ERROR: Final = 5

_WORD = re.compile(r"[a-z0-9]+")


def searchable(text: str) -> str:
    """Return the words of a text by which it is found: without accents, marks and short words."""
    plain = "".join(one for one in normalize("NFKD", text.casefold()) if not combining(one))
    words = _WORD.findall(plain)
    return " ".join(one for one in words if len(one) >= _SHORTEST or one[:1].isdigit())


class _Index(Struct, frozen=True):
    """The words of published answers, in order, each with the places of the answers it is in."""

    words: tuple[str, ...]
    places: Mapping[str, Sequence[int]]


Published: TypeAlias = tuple[tuple[str, str], ...]
"""The ids of published answers with their searchable texts, the latest first."""


def search(text: str, published: Published, most: int = MOST_FOUND) -> tuple[str, ...]:
    """Return the ids of the answers that a text finds, the best first, then the latest."""
    wanted = sorted(set(searchable(text).split()), key=lambda word: (-len(word), word))
    if len(wanted) < FEWEST or not published:
        return ()
    index = _index(published)
    scores = [0.0] * len(published)
    whole = 0.0
    for word in wanted[:MOST_WORDS]:
        best: dict[int, float] = {}
        alike = sorted(_alike(word, index.words).items(), key=lambda one: one[1])
        for other, likeness in alike:
            best.update(dict.fromkeys(index.places[other], likeness))
        weight = log(1 + len(published) / max(1, len(best)))
        whole += weight
        for place, likeness in best.items():
            scores[place] += weight * likeness
    enough = [(-score, at) for at, score in enumerate(scores) if score >= ENOUGH * whole]
    return tuple(published[at][0] for _, at in sorted(enough)[:most])


@lru_cache(maxsize=4)
def _index(published: Published) -> _Index:
    """Return the index of answers; it is kept until others are published."""
    places: dict[str, list[int]] = {}
    for place, (_, text) in enumerate(published):
        for word in set(text.split()):
            places.setdefault(word, []).append(place)
    return _Index(tuple(sorted(places)), places)


def _alike(word: str, vocabulary: Sequence[str]) -> dict[str, float]:
    """Return the words that may be meant by one that was typed, each with its likeness up to 1."""
    errors = 0 if word[:1].isdigit() else len(word) // _LETTERS_AN_ERROR
    found = extract(word, vocabulary, scorer=OSA.distance, score_cutoff=errors, limit=None)
    alike = {other: 1.0 - _ERROR * distance for other, distance, _ in found}
    if len(word) >= _ENDING:
        beginning = word[:_ENDING]
        for place in range(bisect_left(vocabulary, beginning), len(vocabulary)):
            if not vocabulary[place].startswith(beginning):
                break
            alike.setdefault(vocabulary[place], 1.0 - _ERROR)
    return alike
