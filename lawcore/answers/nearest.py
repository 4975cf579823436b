"""The cards nearest to a text, by what its words mean and by the words themselves.

Each card is known by the ways in which it is asked, in all languages at once: what a word means is
the same in each. A text is compared with the single ways, and with all of a card together; the
search of the library, which forgives typing errors, compares the words.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple, TypeVar

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


_Key = TypeVar("_Key", int, str)


class Near(NamedTuple):
    """A card and how near it is: 0 for nothing in common, above 3 for its own words."""

    card: str
    nearness: float


def nearest(text: str, line: Line, language: Language) -> list[Near]:
    """Return every card with its nearness to a text, read as a line in a language; best first."""
    present = features(line, language, mentions(line, language))
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
    """The ways in which cards are asked, as the features of their words."""

    def __init__(self, asked: Iterable[tuple[str, frozenset[str]]]) -> None:
        ways = list(asked)
        cards: defaultdict[str, set[str]] = defaultdict(set)
        for card, present in ways:
            for feature in present:
                cards[feature].add(card)
        count = len({card for card, _ in ways})
        self._weights = {
            feature: math.log(1 + count / len(those)) * (1.0 if _is_meaning(feature) else _BESIDE)
            for feature, those in cards.items()
        }
        self._cards = [card for card, _ in ways]
        self._in_ways = self._postings(
            (at, Counter(present)) for at, (_, present) in enumerate(ways)
        )
        together: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for card, present in ways:
            together[card].update(present)
        times = Counter(self._cards)
        self._in_cards = self._postings(
            (card, {one: math.sqrt(number / times[card]) for one, number in those.items()})
            for card, those in together.items()
        )

    def nearness(self, present: Iterable[str]) -> Mapping[str, float]:
        """Return the nearness of cards to the features of a text, 2 at most."""
        known = [one for one in present if one in self._weights]
        strange = sum(_is_word(one) and one not in self._weights for one in present)
        length = math.hypot(*(self._weights[one] for one in known), _UNKNOWN * math.sqrt(strange))
        in_ways = _summed(self._in_ways, known, self._weights)
        nearness = _summed(self._in_cards, known, self._weights)
        best: dict[str, float] = {}
        for at, value in in_ways.items():
            best[self._cards[at]] = max(best.get(self._cards[at], 0.0), value)
        return {card: (value + best[card]) / length for card, value in nearness.items()}

    def _postings(
        self, texts: Iterable[tuple[_Key, Mapping[str, float]]]
    ) -> Mapping[str, list[tuple[_Key, float]]]:
        """Return for each feature the texts that have it, with its share of their length."""
        found: defaultdict[str, list[tuple[_Key, float]]] = defaultdict(list)
        for key, those in texts:
            weights = {one: number * self._weights[one] for one, number in those.items()}
            length = math.hypot(*weights.values())
            for one, weight in weights.items():
                found[one].append((key, weight / length))
        return found


def _summed(
    postings: Mapping[str, list[tuple[_Key, float]]],
    known: Iterable[str],
    weights: Mapping[str, float],
) -> Mapping[_Key, float]:
    """Return the product of some features with each text that has any of them."""
    found: defaultdict[_Key, float] = defaultdict(float)
    for one in known:
        for key, share in postings[one]:
            found[key] += weights[one] * share
    return found


def _counted(present: Iterable[str]) -> frozenset[str]:
    """Return the features of a text that count: not pairs of words, nor beginnings of words."""
    return frozenset(one for one in present if one and one[0] != "^" and "=" not in one[1:])


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
    return _Index(one for name in _worded() for one in _asked_in(name))


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
    return Index(shelved, frozenset().union(*(idle(name) for name in LANGUAGES)))
