"""Telling sentences that say the same: several subjects may put one article each in its words."""

import re
from collections.abc import Iterable

from rapidfuzz.fuzz import ratio

from lawcore.library.words import telling

ALIKE = 80.0
"""Two sentences are alike, of 100, from here on."""

_WORD = re.compile(r"\w+")


def distinct(sentences: Iterable[str], language: str) -> tuple[str, ...]:
    """Return the sentences without those that say what an earlier one has said.

    A sentence is only left out where it speaks of the same people, denies as often and has the
    same numbers.
    """
    kept: list[str] = []
    for sentence in sentences:
        if not any(_say_the_same(sentence, other, language) for other in kept):
            kept.append(sentence)
    return tuple(kept)


def _say_the_same(one: str, other: str, language: str) -> bool:
    first, second = one.casefold(), other.casefold()
    same = _marks(first, language) == _marks(second, language)
    return same and ratio(first, second) >= ALIKE


def _marks(sentence: str, language: str) -> tuple[int, frozenset[str]]:
    """Return what must not differ: how often it denies; whom and which numbers it names."""
    denials, people = telling(language)
    words = _WORD.findall(sentence)
    named = {who for who in people for word in words if word.startswith(who)}
    named.update(word for word in words if word[0].isdigit())
    return sum(word in denials for word in words), frozenset(named)
