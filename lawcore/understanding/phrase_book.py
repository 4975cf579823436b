"""Phrases as patterns over a line, indexed by the words of a line."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

NEGATION = " !"

_Key = TypeVar("_Key")


@dataclass(frozen=True)
class Phrase:
    """A phrase as a pattern, with the words without which it cannot match."""

    pattern: str
    needs: tuple[frozenset[str], ...]
    presupposed: bool = False
    beside: tuple["Phrase", ...] = ()

    @cached_property
    def _compiled(self) -> re.Pattern[str]:
        return re.compile(self.pattern)

    def found(self, text: str, words: frozenset[str]) -> Iterator[re.Match[str]]:
        """Yield its places in a line, whose words and their beginnings are given."""
        for need in self.needs:
            if need.isdisjoint(words):
                return
        if all(other.is_said(text, words) for other in self.beside):
            yield from self._compiled.finditer(text)

    def is_said(self, text: str, words: frozenset[str]) -> bool:
        """Tell whether it stands anywhere, not negated."""
        return any(
            (NEGATION not in match[0] or NEGATION in self.pattern)
            and not text.endswith(NEGATION, 0, match.start())
            for match in self.found(text, words)
        )


class Book(Generic[_Key]):
    """Phrases, each with a key, indexed by the words of a line."""

    def __init__(self, phrases: Iterable[tuple[_Key, Phrase]]) -> None:
        self._phrases = tuple(phrases)
        self._needing: defaultdict[str, list[int]] = defaultdict(list)
        self._always: list[int] = []
        for number, (_, phrase) in enumerate(self._phrases):
            if not phrase.needs:
                self._always.append(number)
            for word in min(phrase.needs, key=len, default=()):
                self._needing[word].append(number)

    def likely(self, words: frozenset[str]) -> Iterator[tuple[_Key, Phrase]]:
        """Yield, in order, the phrases that may match a line with these words."""
        numbers = set(self._always)
        for word in words & self._needing.keys():
            numbers.update(self._needing[word])
        yield from (self._phrases[number] for number in sorted(numbers))
