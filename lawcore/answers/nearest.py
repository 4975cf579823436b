"""The cards nearest to a text, by what its words mean and by the words themselves.

Each card is known by the ways in which it is asked, in all languages at once: what a word means is
the same in each. A text is compared with the single ways, and with all of a card together; the
search of the library, which forgives typing errors, compares the words.
"""

import math
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from lawcore.answers.cards import CARDS
from lawcore.answers.words import CardWords
from lawcore.languages import LANGUAGES
from lawcore.library.search import Index, Shelved
from lawcore.library.words import idle
from lawcore.understanding.follow_ups import language_of
from lawcore.understanding.learned import NONE, features, of_subjects
from lawcore.understanding.line import Line, read
from lawcore.understanding.mentions import mentions
from lawcore.understanding.phrases import Language, has_phrases
from lawcore.understanding.weight_table import softmax

_BESIDE = 0.5
"""The weight of a feature other than a meaning: a word, who is named, what follows what."""
_UNKNOWN = 1.5
"""The weight of a word that no card is asked with."""
_SUBJECT = 0.3
"""The weight of the likelihood that the text is about the subject of a card."""
_WORDS = 0.01
"""The weight of a score of the search by words, which is at most 100 or a little more."""


class Near(NamedTuple):
    """A card and how near it is: 0 for nothing in common, above 3 for its own words."""

    card: str
    nearness: float


def nearest(text: str, line: Line, language: Language) -> list[Near]:
    """Return every card with its nearness to a text, read as a line in a language; best first.

    None is near to a text of which, but for people and words that mean nothing, nothing is known,
    or one thing beside words that are not: a greeting, who directs tonight.
    """
    present = features(line, language, mentions(line, language))
    if not _says_something(_counted(present)):
        return []
    nearness = _index().nearness(_counted(present))
    by_words = dict(_search().ranked(text))
    subjects = softmax(of_subjects().scores(present))
    found = (
        Near(
            name,
            nearness.get(name, 0.0)
            + _WORDS * by_words.get(name, 0.0)
            + _SUBJECT * subjects.get(card.opens or NONE, 0.0),
        )
        for name, card in CARDS.items()
    )
    return sorted(found, key=lambda one: -one.nearness)


def prepare() -> Iterator[str]:
    """Read the ways in which the cards are asked, a language at each step: a second in all."""
    for name in _worded():
        _asked_in(name)
        yield name
    _index()
    _search()


class _Index:
    """The ways in which cards are asked, as the features of their words.

    A feature counts as much as it is rare. Of a card it counts more the more of its ways have it.
    """

    def __init__(self, asked: Sequence[tuple[str, frozenset[str]]]) -> None:
        self._cards = [card for card, _ in asked]
        self._times = Counter(self._cards)
        self._ways: dict[str, array[int]] = {}
        for at, (_, present) in enumerate(asked):
            for feature in present:
                self._ways.setdefault(feature, array("H")).append(at)
        self._weights = {
            feature: math.log(1 + len(self._times) / len({self._cards[at] for at in ways}))
            * (1.0 if _is_meaning(feature) else _BESIDE)
            for feature, ways in self._ways.items()
        }
        of_ways = [0.0] * len(asked)
        of_cards = dict.fromkeys(self._times, 0.0)
        for feature, weight in self._weights.items():
            for at in self._ways[feature]:
                of_ways[at] += weight**2
            for card, share in self._shares(feature).items():
                of_cards[card] += weight**2 * share
        self._lengths = array("d", map(math.sqrt, of_ways))
        self._lengths_of_cards = {card: math.sqrt(total) for card, total in of_cards.items()}

    def knows(self, feature: str) -> bool:
        """Tell whether any card is asked with a feature."""
        return feature in self._weights

    def nearness(self, present: Iterable[str]) -> Mapping[str, float]:
        """Return the nearness of cards to the features of a text, 2 at most."""
        known = [one for one in present if one in self._weights]
        strange = sum(_is_word(one) and one not in self._weights for one in present)
        length = math.hypot(*(self._weights[one] for one in known), _UNKNOWN * math.sqrt(strange))
        in_ways: defaultdict[int, float] = defaultdict(float)
        nearness: defaultdict[str, float] = defaultdict(float)
        for one in known:
            weight = self._weights[one] ** 2
            for at in self._ways[one]:
                in_ways[at] += weight / self._lengths[at]
            for card, share in self._shares(one).items():
                nearness[card] += weight * math.sqrt(share) / self._lengths_of_cards[card]
        best: dict[str, float] = {}
        for at, value in in_ways.items():
            best[self._cards[at]] = max(best.get(self._cards[at], 0.0), value)
        return {card: (value + best[card]) / length for card, value in nearness.items()}

    def _shares(self, feature: str) -> Mapping[str, float]:
        """Return the cards with a feature, each with the share of its ways that have it."""
        counted = Counter(self._cards[at] for at in self._ways[feature])
        return {card: number / self._times[card] for card, number in counted.items()}


def _counted(present: Iterable[str]) -> frozenset[str]:
    """Return the features of a text that count: not pairs of words, nor beginnings of words."""
    return frozenset(one for one in present if one and one[0] != "^" and "=" not in one[1:])


def _says_something(present: Iterable[str]) -> bool:
    """Tell whether the features of a text are more than people and a word among unknown ones."""
    known = [one for one in present if _index().knows(one)]
    words = [one for one in known if _is_word(one) and one[1:] not in _idle()]
    strange = any(_is_word(one) and not _index().knows(one) for one in present)
    return max(len(words), sum(map(_is_meaning, known))) > strange


def _is_word(feature: str) -> bool:
    return feature[0] == "="


def _is_meaning(feature: str) -> bool:
    """Tell whether a feature is a single meaning, not a word, a person, a phrase or a pair."""
    return feature[0] not in "=@." and not set(feature) & set(">:.")


def _worded() -> tuple[str, ...]:
    """Return the languages with ways of asking and phrases to read them by."""
    return tuple(name for name in LANGUAGES if has_phrases(name))


@cache
def _asked_in(name: str) -> tuple[tuple[str, frozenset[str]], ...]:
    words, language = CardWords.of(name), language_of(name)
    ways = (
        (card, read(way, language))
        for card in CARDS
        for way in (*words.asked(card), words.name(card))
    )
    return tuple(
        (card, _counted(features(line, language, mentions(line, language)))) for card, line in ways
    )


@cache
def _index() -> _Index:
    index = _Index([one for name in _worded() for one in _asked_in(name)])
    _asked_in.cache_clear()
    return index


@cache
def _search() -> Index:
    """Return the search by words: by the ways of asking, the names and the answers."""
    words = [CardWords.of(name) for name in LANGUAGES]
    shelved = [
        Shelved(
            card,
            tuple(way for each in words for way in each.asked(card)),
            tuple(each.name(card) for each in words),
            tuple(each.answer(card) for each in words),
        )
        for card in CARDS
    ]
    return Index(shelved, _idle())


@cache
def _idle() -> frozenset[str]:
    return frozenset[str]().union(*(idle(name) for name in LANGUAGES))
