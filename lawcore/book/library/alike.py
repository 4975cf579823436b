"""Which sentences say the same: several subjects may paraphrase the same article."""

import re
from collections.abc import Iterable

from rapidfuzz.fuzz import ratio

from lawcore.book.library.words import negations_and_people

ALIKE = 80.0
"""The likeness, of 100, from which two sentences count as the same."""

_WORD = re.compile(r"\w+")


def distinct(sentences: Iterable[str], language: str) -> tuple[str, ...]:
    """Return the sentences without those that repeat an earlier one.

    A sentence is left out only if it names the same people, has as many negations and the same
    numbers.
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
    """Return what must not differ: the negations, people and numbers of a sentence."""
    denials, people = negations_and_people(language)
    words = _WORD.findall(sentence)
    named = {who for who in people for word in words if word.startswith(who)}
    named.update(word for word in words if word[0].isdigit())
    return sum(word in denials for word in words), frozenset(named)
