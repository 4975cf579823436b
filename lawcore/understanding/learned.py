"""What a line is likely about, as learned from labelled lines: weights of what its words mean.

The words of a line are read as concepts, the same in every language; a weight says how much a
concept, two that follow each other, or a phrase about a subject speaks for a subject, for none of
them under `none`.
"""

import json
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, TypeAlias

from lawcore.understanding.bids import insufficient
from lawcore.understanding.line import Line
from lawcore.understanding.mentions import Mention
from lawcore.understanding.phrases import Language

NONE = "none"
"""The name under which it is learned what lines about nothing that we rule on are like."""
ALWAYS = ""
"""The feature that every line has."""
INSUFFICIENT = "~~"
"""The feature of a line with a bid that is not enough over another."""
FILE = "subjects.json"
_WEIGHT = 5.0
_PEOPLE = {
    "declarer": "@declarer",
    "dummy": "@dummy",
    "defender": "@defender",
    "other_defender": "@defender",
    "defending_side": "@defender",
}
_CARDS = ("~suit", "~low", "~high")
_STOPS = frozenset(".?,&")
_BEGINNING = 5
_APART = (2, 3, 4)

Weights: TypeAlias = Mapping[str, Mapping[str, float]]
"""By name what each feature speaks for it."""


class Learned:
    """What each feature speaks for, looked up by the feature: a line has hundreds of them."""

    def __init__(self, weights: Weights) -> None:
        self.names = tuple(weights)
        gathered: defaultdict[str, tuple[list[str], list[float]]] = defaultdict(lambda: ([], []))
        for name, those in weights.items():
            for feature, weight in those.items():
                names, values = gathered[feature]
                names.append(name)
                values.append(weight)
        same: dict[tuple[str, ...], tuple[str, ...]] = {}
        self._by_feature = {
            feature: (same.setdefault(tuple(names), tuple(names)), tuple(values))
            for feature, (names, values) in gathered.items()
        }

    def __contains__(self, feature: str) -> bool:
        """Tell whether anything was learned of a feature."""
        return feature in self._by_feature

    def weights(
        self, present: Iterable[str], names: Iterable[str] | None = None
    ) -> dict[str, list[float]]:
        """Return the weights that what is present has for each name, or for some of them."""
        found: dict[str, list[float]] = {name: [] for name in names or self.names}
        for feature in present:
            if feature in self._by_feature:
                for name, weight in zip(*self._by_feature[feature], strict=True):
                    if name in found:
                        found[name].append(weight)
        return found

    def likelihoods(self, present: AbstractSet[str]) -> dict[str, float]:
        """Return how likely each name is, given what is present."""
        return likelihoods(self.weights(present), len(present))


def likelihoods(weights: Mapping[str, Iterable[float]], count: int) -> dict[str, float]:
    """Return how likely names are by the weights of so many features.

    They are logarithms of likelihoods, 0 for the likeliest. The order in which the features come
    makes no difference: their weights are summed exactly.
    """
    counts = of_each(count)
    scores = {name: counts * math.fsum(those) for name, those in weights.items()}
    most = max(scores.values())
    return {name: score - most for name, score in scores.items()}


def softmax(scores: Mapping[str, float]) -> dict[str, float]:
    """Return what logarithms of likelihoods are as shares of the whole."""
    odds = {name: math.exp(score) for name, score in scores.items()}
    whole = sum(odds.values())
    return {name: odd / whole for name, odd in odds.items()}


def of_each(count: int) -> float:
    """Return what each of so many features counts, so that long lines say no more than short."""
    return _WEIGHT / math.sqrt(count)


def has_sense(line: Line, language: Language) -> bool:
    """Tell whether any word of a line means something here."""
    return any(language.concepts(word.text) for word in line.words if word.text.isalpha())


def features(line: Line, language: Language, found: Iterable[Mention]) -> frozenset[str]:
    """Return what a line has, by which it is learned what it is about and which facts it states.

    That is its words and how long ones begin, what they mean, the phrases found in it, each two
    words and each two meanings that follow each other, each two meanings a little apart, and who
    is named, who first, and who after whom.
    """
    words = [word.text for word in line.words if word.text not in _STOPS]
    places = _places(line, language)
    present = {ALWAYS}.union(*places)
    if insufficient(line, language.over):
        present.add(INSUFFICIENT)
    present.update(f"={text}" for text in words if text.isalpha())
    present.update(f"^{text[:_BEGINNING]}" for text in words if _is_long(text))
    present.update(f"={before}={after}" for before, after in pairwise(words))
    present.update(f"{mention.key}:{mention.name}" for mention in found)
    people = [f"@{word.person.kind}" for word in line.words if word.person is not None]
    present.update(people)
    present.update(f".{kind}" for kind in people[:1])
    present.update(f"{before}.{after}" for before, after in pairwise(people))
    for before, after in pairwise(places):
        present.update(f"{one}>{other}" for one in before for other in after)
    for apart in _APART:
        for before, after in zip(places, places[apart:], strict=False):
            present.update(f"{one}>>{other}" for one in before for other in after)
    return frozenset(present)


def _is_long(text: str) -> bool:
    return len(text) > _BEGINNING and text.isalpha()


def _places(line: Line, language: Language) -> list[frozenset[str]]:
    """Return what each word of a line means, in order, without those that mean nothing here."""
    return [meant for word in line.words if (meant := _meant(word.text, line, language))]


def _meant(text: str, line: Line, language: Language) -> frozenset[str]:
    if text[0] == "@":
        return frozenset({_PEOPLE.get(line.person(text).kind, "@player")})
    if text[0] in "#%!":
        return frozenset({text[0]})
    if text[0] == "~":
        return frozenset({"~card" if text in _CARDS else "~"})
    return frozenset() if text in _STOPS else language.concepts(text)


@cache
def of_subjects() -> Learned:
    """Return what was learned of each subject, and of none."""
    return Learned(read_weights(FILE))


def read_weights(name: str) -> Any:
    """Return what a file of weights holds, {} where there is none; equal weights are one object.

    They have two digits: of a hundred thousand there are some thousand different ones.
    """
    file = files("lawcore.understanding.weights").joinpath(name)
    if not file.is_file():
        return {}
    return json.loads(file.read_text("utf-8"), parse_float=cache(float))
