"""A table of weights as small integers: what speaks for each label, feature by feature.

The file is a line of JSON and then the arrays in a row: the hash of each feature, the
number of its weights, the label and the value of each weight. `tools/learn.py` writes it.
"""

import json
import math
import sys
import zlib
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from importlib.resources import files
from itertools import accumulate
from typing import TypeAlias

Weights: TypeAlias = Mapping[str, Mapping[int, int]]
"""The weights of features, by the place of a label."""

_TYPES = "IBBb"
_LARGEST = 127
"""The largest whole number that a weight is kept as."""
_WEIGHT = 5.0


def _hash(feature: str) -> int:
    return zlib.crc32(feature.encode())


class WeightTable:
    """The weights of labels, summed over the features of a line; each label may have its own."""

    def __init__(self, data: bytes) -> None:
        """Read a table as `table_bytes` writes it."""
        head, _, rest = data.partition(b"\n")
        told = json.loads(head)
        self.labels: tuple[str, ...] = tuple(told["labels"])
        self.fingerprint: str = told["fingerprint"]
        self._own = dict(zip(self.labels, told["own"], strict=True))
        self._unit: float = told["unit"]
        arrays = []
        for kind, length in zip(_TYPES, told["lengths"], strict=True):
            one = array(kind)
            size = length * one.itemsize
            one.frombytes(rest[:size])
            if sys.byteorder == "big":
                one.byteswap()
            arrays.append(one)
            rest = rest[size:]
        self._features, counts, self._places, self._values = arrays
        self._starts = array("I", accumulate(counts, initial=0))

    def __contains__(self, feature: str) -> bool:
        """Tell whether a feature has any weight."""
        return self._find(feature) is not None

    def sums(self, features: Iterable[str]) -> dict[str, float]:
        """Return the sum of the weights of some features, by label."""
        sums = [0] * len(self.labels)
        for feature in features:
            if (place := self._find(feature)) is not None:
                its = slice(self._starts[place], self._starts[place + 1])
                for label, value in zip(self._places[its], self._values[its], strict=True):
                    sums[label] += value
        return {name: self._unit * one for name, one in zip(self.labels, sums, strict=True)}

    def likelihoods(self, features: frozenset[str]) -> dict[str, float]:
        """Return the probability of each label, given the features of a line."""
        many = math.sqrt(len(features) or 1)
        sums = self.sums(features)
        return softmax({name: self._own[name] + one / many for name, one in sums.items()})

    def scores(self, features: AbstractSet[str]) -> dict[str, float]:
        """Return the log-likelihood of each label, given the features of a line."""
        return scaled(self.sums(features), len(features))

    def _find(self, feature: str) -> int | None:
        wanted = _hash(feature)
        place = bisect_left(self._features, wanted)
        is_there = place < len(self._features) and self._features[place] == wanted
        return place if is_there else None


def softmax(scores: Mapping[str, float]) -> dict[str, float]:
    """Return the probabilities of log-likelihoods."""
    odds = {name: math.exp(score) for name, score in scores.items()}
    whole = sum(odds.values())
    return {name: odd / whole for name, odd in odds.items()}


def scaled(sums: Mapping[str, float], count: int) -> dict[str, float]:
    """Return the log-likelihood of labels by the sums of the weights of `count` features.

    The likeliest has 0.
    """
    counts = of_each(count)
    most = max(sums.values())
    return {name: counts * (one - most) for name, one in sums.items()}


def of_each(count: int) -> float:
    """Return the weight of each of `count` features, so that long lines count like short ones."""
    return _WEIGHT / math.sqrt(count)


def read_table(name: str) -> WeightTable:
    """Return the table in a file."""
    return WeightTable(files("lawcore.understanding.weights").joinpath(name).read_bytes())


def table_bytes(
    labels: Iterable[str],
    own: Iterable[float],
    unit: float,
    weights: Weights,
    fingerprint: str,
) -> bytes:
    """Return a table as its file has it; features of one hash are counted together."""
    gathered: dict[int, dict[int, int]] = {}
    for feature, those in weights.items():
        merged = gathered.setdefault(_hash(feature), {})
        for place, value in those.items():
            both = merged.get(place, 0) + value
            merged[place] = max(-_LARGEST, min(_LARGEST, both))
    arrays = [array(kind) for kind in _TYPES]
    features, counts, places, values = arrays
    for wanted in sorted(gathered):
        features.append(wanted)
        counts.append(len(gathered[wanted]))
        for place, value in sorted(gathered[wanted].items()):
            places.append(place)
            values.append(value)
    head = {
        "labels": list(labels),
        "own": [round(one, 4) for one in own],
        "unit": round(unit, 6),
        "fingerprint": fingerprint,
        "lengths": [len(one) for one in arrays],
    }
    if sys.byteorder == "big":
        for one in arrays:
            one.byteswap()
    return json.dumps(head).encode() + b"\n" + b"".join(one.tobytes() for one in arrays)


def packed(weights: Mapping[str, Mapping[str, float]]) -> bytes:
    """Return the table of weights by label and feature, as its file has it."""
    largest = max((abs(one) for those in weights.values() for one in those.values()), default=1.0)
    unit = largest / _LARGEST
    by_feature: dict[str, dict[int, int]] = {}
    for place, those in enumerate(weights.values()):
        for feature, weight in those.items():
            by_feature.setdefault(feature, {})[place] = round(weight / unit)
    return table_bytes(weights, [0.0] * len(weights), unit, by_feature, "")
