"""Which answer a typed text asks for: one that is sure, or the nearest two.

A text that tells a case is for the interview about it; a question in general form is answered
even if it names no case. Where the question is not surely the same as one that is published, the
nearest two are offered. A word counts by what it means, a word without a meaning here by how it
begins; the rarer it is among the cards, the more. A text is compared with every way of asking.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from lawcore.book.library.words import idle
from lawcore.engine.fact import Edition
from lawcore.languages import LANGUAGES
from lawcore.understanding.answers.cards import CARDS, CardWords, is_shown
from lawcore.understanding.language import Language, has_phrases, language_of
from lawcore.understanding.line import Understood, is_story, read
from lawcore.understanding.words import KEPT, tokens_of

SURE, APART = 0.74, 0.2
"""From this nearness on a card is surely meant, if the next one is that share less near."""
OWN, OWN_THOUGH_TOLD = 1.05, 1.42
"""From this nearness on a text has the very words of a card; from the second, though it tells."""
WHOLE = 0.99
"""From this nearness of a single way on a text has the very words of a card, whatever it tells."""
CLOSE = 0.65
"""From this nearness of a single way on a card may be surely meant, though nothing is asked."""
NEAR = 0.42
"""From this nearness on a card is offered."""
MOST_TOLD, MOST_WITH_PARTICULARS = 2, 0
"""How many facts beside those of its card a general question may tell, and one that names a seat,
a number or a card."""
SHORT = 12
"""The most words of a question that is not put as one: "time limit for an appeal"."""
_PARTICULAR = ("#", "%", "~", "@north", "@east", "@south", "@west")
"""What numbers, shares, cards and seats begin with: a case is told with them."""
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
    known = sum(not index.ways.keys().isdisjoint(said) for said in of_words)
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
    alphabetic = [word for word in tokens_of(text) if word.isalpha()]
    words = [said for word in alphabetic if (said := _of_word(word, language.name))]
    pairs = {
        f"{one} {other}" for before, after in pairwise(words) for one in before for other in after
    }
    stems = {f"={word[:_STEM]}" for word in alphabetic if len(word) >= _STEM}
    return frozenset().union(pairs, stems, *words)


_idle = cache(idle)
"""Returns the words that say nothing, read once."""


@cache
def _of_word(word: str, name: str) -> tuple[str, ...]:
    language = language_of(name)
    if word in _idle(name) or word in language.dropped:
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
        self.ways: defaultdict[str, list[int]] = defaultdict(list)
        for at, (_, said) in enumerate(asked):
            for one in said:
                self.ways[one].append(at)
        self._weights = {
            one: math.log(1 + len(self._times) / len({self._cards[at] for at in ways}))
            * _share(one)
            for one, ways in self.ways.items()
        }
        self._strange = max(self._weights.values(), default=1.0) * 0.8
        self._lengths = [self._length(said) for _, said in asked]

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
        for one in said & self.ways.keys():
            square = self._weights[one] ** 2
            for at in self.ways[one]:
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


@dataclass(frozen=True, slots=True)
class Meant:
    """The answer that is surely meant, or the two nearest.

    `tells` says that the text may tell a case as well, whose facts are for the interview; `asks`
    that it is put as a question.
    """

    sure: str | None = None
    near: tuple[str, ...] = ()
    tells: bool = False
    asks: bool = False

    def __bool__(self) -> bool:
        """Tell whether there is any answer to show."""
        return self.sure is not None or bool(self.near)


NOTHING = Meant()


def meant(text: str, edition: Edition, understood: Understood) -> Meant:
    """Return which answers a text asks for, given what was understood of it as a case.

    Nothing for a told case, a text about nothing that is known here, and where no card is near.
    """
    if understood.language is None or understood.auction is not None:
        return NOTHING
    language = language_of(understood.language)
    line = read(text, language)
    is_short = understood.subject is None and len(text.split()) <= SHORT
    if not (line.asks or is_short):
        return NOTHING
    least = 1 if line.asks and understood.subject is not None else 2
    near = [one for one in nearest(text, language, least=least) if is_shown(one.card, edition)][:2]
    if not near or not (line.asks or _is_put_briefly(understood, near[0])):
        return NOTHING
    answers = {**understood.likely, **understood.answers}
    told = len(answers.items() - CARDS[near[0].card].facts.items())
    particular = any(word.startswith(_PARTICULAR) and word != "#1" for word in line.words)
    is_own = near[0].way >= WHOLE or near[0].nearness >= (
        OWN_THOUGH_TOLD if particular and told else OWN
    )
    most = MOST_WITH_PARTICULARS if particular else MOST_TOLD
    if not is_own and (is_story(text) or told > most or not _is_about(understood, near[0])):
        return NOTHING
    tells = particular or told > 0
    may_tell = not line.asks and bool(understood.among) and near[0].way < WHOLE
    if _is_sure(near) and (is_own or _fits(understood, near[0])) and not may_tell:
        return Meant(near[0].card, tells=tells, asks=line.asks)
    is_clear = understood.subject is not None and not is_own
    fits = [one for one in near if not is_clear or _fits(understood, one)]
    offered = tuple(one.card for one in fits if one.nearness >= NEAR)
    return Meant(None, offered, tells or may_tell, line.asks)


def _is_put_briefly(understood: Understood, near: Near) -> bool:
    """Tell whether a text that asks nothing has the words of a card on its likeliest subject."""
    opens, first = CARDS[near.card].opens, understood.among[:1]
    is_near = near.nearness >= OWN and near.way >= CLOSE
    return is_near and (opens is None or not first or opens in first)


def _fits(understood: Understood, near: Near) -> bool:
    """Tell whether a card is about nothing else than a text is surely about, or may be about."""
    opens = CARDS[near.card].opens
    about = understood.among if understood.subject is None else (understood.subject,)
    return opens is None or not about or opens in about


def _is_about(understood: Understood, near: Near) -> bool:
    """Tell whether a text is about anything that is known here, or its card about nothing else."""
    about = understood.subject or understood.among or understood.law
    return bool(about) or CARDS[near.card].opens is None


def _is_sure(near: Sequence[Near]) -> bool:
    """Tell whether the first of two cards is near in one way, and much nearer than the second."""
    if near[0].nearness < SURE or near[0].way < CLOSE:
        return False
    return all(one.nearness <= (1 - APART) * near[0].nearness for one in near[1:])
