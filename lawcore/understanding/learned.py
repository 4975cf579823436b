"""What a line is about, by weights learned from labelled lines.

The words of a line are read as concepts, the same in every language. A weight says how strongly a
concept, two consecutive ones, or a phrase about a subject indicates that subject; `none` stands
for no subject.
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
"""The label of lines about nothing that we rule on."""
ALWAYS = ""
"""The feature that every line has."""
INSUFFICIENT = "~~"
"""The feature of a line with an insufficient bid over another."""
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
"""The weights of features, by label."""


class Learned:
    """The weights of labels, indexed by feature: a line has hundreds of features."""

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
        """Tell whether a feature has any weight."""
        return feature in self._by_feature

    def weights(
        self, present: Iterable[str], names: Iterable[str] | None = None
    ) -> dict[str, list[float]]:
        """Return the weights of the present features for each label, or for some of them."""
        found: dict[str, list[float]] = {name: [] for name in names or self.names}
        for feature in present:
            if feature in self._by_feature:
                for name, weight in zip(*self._by_feature[feature], strict=True):
                    if name in found:
                        found[name].append(weight)
        return found

    def likelihoods(self, present: AbstractSet[str]) -> dict[str, float]:
        """Return the log-likelihood of each label, given the features present."""
        return likelihoods(self.weights(present), len(present))


def likelihoods(weights: Mapping[str, Iterable[float]], count: int) -> dict[str, float]:
    """Return the log-likelihood of labels by the weights of `count` features.

    The likeliest has 0. The order of the features makes no difference: the weights are summed
    exactly.
    """
    counts = of_each(count)
    scores = {name: counts * math.fsum(those) for name, those in weights.items()}
    most = max(scores.values())
    return {name: score - most for name, score in scores.items()}


def softmax(scores: Mapping[str, float]) -> dict[str, float]:
    """Return the probabilities of log-likelihoods."""
    odds = {name: math.exp(score) for name, score in scores.items()}
    whole = sum(odds.values())
    return {name: odd / whole for name, odd in odds.items()}


def of_each(count: int) -> float:
    """Return the weight of each of `count` features, so that long lines count like short ones."""
    return _WEIGHT / math.sqrt(count)


def has_sense(line: Line, language: Language) -> bool:
    """Tell whether any word of a line has a meaning here."""
    return any(language.concepts(word.text) for word in line.words if word.text.isalpha())


def features(line: Line, language: Language, found: Iterable[Mention]) -> frozenset[str]:
    """Return the features of a line, from which its subject and facts are learned.

    They are its words and the beginnings of long ones, their meanings, the phrases found in it,
    pairs of consecutive words and meanings, pairs of meanings a little apart, and who is named,
    who first, and who after whom.
    """
    words = [word.text for word in line.words if word.text not in _STOPS]
    places = _places(line, language)
    present = {ALWAYS, *meanings(line, language)}
    present.update(f"={text}" for text in words if text.isalpha())
    present.update(f"^{text[:_BEGINNING]}" for text in words if _is_long(text))
    present.update(f"={before}={after}" for before, after in pairwise(words))
    present.update(f"{mention.key}:{mention.name}" for mention in found)
    for apart in _APART:
        for before, after in zip(places, places[apart:], strict=False):
            present.update(f"{one}>>{other}" for one in before for other in after)
    return frozenset(present)


def meanings(line: Line, language: Language) -> frozenset[str]:
    """Return the features of a line that are the same in every language.

    They are the meanings of its words, pairs of neighbouring ones, who is named, who first, and
    who after whom.
    """
    places = _places(line, language)
    present = set[str]().union(*places)
    if insufficient(line, language.over):
        present.add(INSUFFICIENT)
    people = [f"@{word.person.kind}" for word in line.words if word.person is not None]
    present.update(people)
    present.update(f".{kind}" for kind in people[:1])
    present.update(f"{before}.{after}" for before, after in pairwise(people))
    for before, after in pairwise(places):
        present.update(f"{one}>{other}" for one in before for other in after)
    return frozenset(present)


def _is_long(text: str) -> bool:
    return len(text) > _BEGINNING and text.isalpha()


def _places(line: Line, language: Language) -> list[frozenset[str]]:
    """Return the meanings of each word of a line, in order, without words that have none here."""
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
    """Return the weights of each subject, and of none."""
    return Learned(read_weights(FILE))


def read_weights(name: str) -> Any:
    """Return the weights in a file, {} if there is none; equal weights share one object.

    They have two digits: of a hundred thousand there are some thousand different ones.
    """
    file = files("lawcore.understanding.weights").joinpath(name)
    if not file.is_file():
        return {}
    return json.loads(file.read_text("utf-8"), parse_float=cache(float))
