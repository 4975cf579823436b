"""The cards nearest to a text, by the words in which each is asked.

A word counts by what it means, a word without a meaning here by how it begins; the rarer it is
among the cards, the more. A text is compared with every way in which a card is asked.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from lawcore.book.library.words import idle
from lawcore.languages import LANGUAGES
from lawcore.understanding.answers.cards import CARDS, CardWords
from lawcore.understanding.language import Language, has_phrases, language_of
from lawcore.understanding.words import KEPT, tokens_of

_STEM = 5
_PAIR = 0.8
"""The weight of two things said one after the other, beside one thing."""
_BESIDE = 0.8
_WHOLE = 1.2
"""The share of all ways of a card together in its nearness, beside the nearest single way."""

_SPEAKS_FOR = {
    "inspection": ("inspection", "inquiry"),
    "opening_lead": ("opening_lead", "lead_out_of_turn"),
}
"""The subjects for which answers speak whose matter two of them rule on."""


class Near(NamedTuple):
    """A card and how near it is, and its nearest way of asking: 1 for its very words."""

    card: str
    nearness: float
    way: float


@lru_cache(maxsize=KEPT)
def nearest(text: str, language: Language, *, least: int) -> Sequence[Near]:
    """Return the cards with anything in common with a text in a language; the nearest first.

    None is near to a text of which fewer words or numbers are known than `least`, or one beside
    others that are not: a greeting, who directs tonight. What was asked last is kept.
    """
    words = {word for word in tokens_of(text) if word.isalpha()}
    of_words = [said for word in words if (said := _of_word(word, language.name))]
    index = _index(language.name)
    known = sum(not index.knows.isdisjoint(said) for said in of_words)
    known += any(word.isdigit() for word in tokens_of(text))
    if known < max(least, 2 if known < len(of_words) else 1):
        return []
    return index.nearest(_said(text, language))


def of_subjects(text: str, language: Language) -> Mapping[str, float]:
    """Return how near the nearest card of each subject is to a text; none where none is near."""
    best: dict[str, float] = {}
    for one in nearest(text, language, least=2):
        for subject in _SPEAKS_FOR.get(opens := CARDS[one.card].opens or "", (opens,)):
            best.setdefault(subject, one.nearness)
    return best


def prepare() -> Iterator[str]:
    """Read the ways in which the cards are asked, a language at each step."""
    for name in filter(has_phrases, LANGUAGES):
        _index(name)
        yield name


def _said(text: str, language: Language) -> frozenset[str]:
    """Return what a text says: the meaning or the beginning of each word, and pairs of them."""
    known = [_of_word(word, language.name) for word in tokens_of(text) if word.isalpha()]
    words = [one for one in known if one]
    pairs = {
        f"{one} {other}" for before, after in pairwise(words) for one in before for other in after
    }
    stems = {
        f"={word[:_STEM]}" for word in tokens_of(text) if word.isalpha() and len(word) >= _STEM
    }
    return frozenset().union(pairs, stems, *words)


_idle = cache(idle)
"""Returns the words that say nothing, read once."""


@cache
def _of_word(word: str, name: str) -> tuple[str, ...]:
    language = language_of(name)
    if word in _idle(name) or language.is_dropped(word):
        return ()
    right = language.vocabulary.right(word)
    return tuple(sorted(language.concepts(right))) or (f"{right[:_STEM]}-",)


def _share(said: str) -> float:
    """Return how much a pair, or a word as such, counts beside a meaning."""
    return _PAIR if " " in said else _BESIDE if said[0] == "=" else 1.0


class _WaysOfAsking:
    """The ways in which cards are asked, as what their words say."""

    def __init__(self, asked: Sequence[tuple[str, frozenset[str]]]) -> None:
        self._cards = [card for card, _ in asked]
        self._times = Counter(self._cards)
        self._ways: defaultdict[str, list[int]] = defaultdict(list)
        for at, (_, said) in enumerate(asked):
            for one in said:
                self._ways[one].append(at)
        self._weights = {
            one: math.log(1 + len(self._times) / len({self._cards[at] for at in ways}))
            * _share(one)
            for one, ways in self._ways.items()
        }
        self._strange = max(self._weights.values(), default=1.0) * 0.8
        self._lengths = [self._length(said) for _, said in asked]

    @property
    def knows(self) -> AbstractSet[str]:
        """What any card is asked with."""
        return self._ways.keys()

    def _length(self, said: Iterable[str]) -> float:
        return math.sqrt(
            sum(
                self._weights.get(one, 0.0 if " " in one or one[0] == "=" else self._strange) ** 2
                for one in said
            )
        )

    def nearest(self, said: frozenset[str]) -> list[Near]:
        """Return the cards that have anything of what is said, the nearest first."""
        length, lengths, cards = self._length(said), self._lengths, self._cards
        ways: defaultdict[int, float] = defaultdict(float)
        for one in said & self._ways.keys():
            square = self._weights[one] ** 2
            for at in self._ways[one]:
                ways[at] += square
        best: defaultdict[str, float] = defaultdict(float)
        whole: defaultdict[str, float] = defaultdict(float)
        for at, value in ways.items():
            card, nearness = cards[at], value / (length * lengths[at])
            best[card] = max(best[card], nearness)
            whole[card] += nearness
        found = [
            Near(card, one + _WHOLE * whole[card] / self._times[card], one)
            for card, one in best.items()
        ]
        return sorted(found, key=lambda one: (-one.nearness, one.card))


@cache
def _index(name: str) -> _WaysOfAsking:
    words, language = CardWords.of(name), language_of(name)
    ways: list[tuple[str, frozenset[str]]] = []
    for card in CARDS:
        told = (*words.asked(card), words.name(card))
        ways += ((card, _said(way, language)) for way in told)
    return _WaysOfAsking(ways)
