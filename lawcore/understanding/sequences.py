"""Sequences of words that stand for something else."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Words: TypeAlias = tuple[str, ...]


@dataclass(frozen=True)
class Sequences:
    """Sequences of words to look for, each with a meaning; the longest goes first."""

    meanings: Mapping[str, tuple[tuple[Words, str], ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, meanings: Iterable[tuple[Words, str]]) -> "Sequences":
        """Return sequences with their meanings."""
        by_start: dict[str, list[tuple[Words, str]]] = {}
        for words, meaning in meanings:
            if words:
                by_start.setdefault(words[0], []).append((words, meaning))
        return cls(
            {
                start: tuple(sorted(those, key=lambda pair: -len(pair[0])))
                for start, those in by_start.items()
            }
        )

    def at(self, tokens: list[str], place: int) -> tuple[int, str] | None:
        """Return the length and meaning of the longest sequence that begins at a place."""
        for words, meaning in self.meanings.get(tokens[place], ()):
            if tuple(tokens[place : place + len(words)]) == words:
                return len(words), meaning
        return None

    def starts(self, tokens: list[str], place: int) -> bool:
        """Tell whether a sequence begins at a place."""
        return self.at(tokens, place) is not None


def rewritten(tokens: list[str], rewrites: Sequences) -> list[str]:
    """Return words with some sequences replaced."""
    read: list[str] = []
    place = 0
    while place < len(tokens):
        length, meaning = rewrites.at(tokens, place) or (1, tokens[place])
        read += meaning.split()
        place += length
    return read
