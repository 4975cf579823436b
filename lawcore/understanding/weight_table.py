"""A table of weights as small integers: what speaks for each label, feature by feature.

The file is a line of JSON and then the arrays in a row: the hash of each feature, where its
weights begin, the label and the value of each weight. `tools/learn.py` writes it.
"""

import json
import math
import sys
import zlib
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import TypeAlias

from lawcore.understanding.learned import softmax

Weights: TypeAlias = Mapping[str, Mapping[int, int]]
"""The weights of features, by the place of a label."""

_TYPES = "IIHb"


def _hash(feature: str) -> int:
    return zlib.crc32(feature.encode())


class WeightTable:
    """The weights of labels, summed over the features of a line; each label may have its own."""

    def __init__(self, data: bytes) -> None:
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
        self._features, self._starts, self._places, self._values = arrays

    def sums(self, features: Iterable[str]) -> dict[str, float]:
        """Return the sum of the weights of some features, by label."""
        sums = [0] * len(self.labels)
        for feature in features:
            if (place := self._find(feature)) is not None:
                for at in range(self._starts[place], self._starts[place + 1]):
                    sums[self._places[at]] += self._values[at]
        return {name: self._unit * one for name, one in zip(self.labels, sums, strict=True)}

    def likelihoods(self, features: frozenset[str]) -> dict[str, float]:
        """Return the probability of each label, given the features of a line."""
        many = math.sqrt(len(features) or 1)
        sums = self.sums(features)
        return softmax({name: self._own[name] + one / many for name, one in sums.items()})

    def _find(self, feature: str) -> int | None:
        wanted = _hash(feature)
        place = bisect_left(self._features, wanted)
        is_there = place < len(self._features) and self._features[place] == wanted
        return place if is_there else None


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
            merged[place] = max(-127, min(127, merged.get(place, 0) + value))
    arrays = [array(kind) for kind in _TYPES]
    features, starts, places, values = arrays
    for wanted in sorted(gathered):
        features.append(wanted)
        starts.append(len(values))
        for place, value in sorted(gathered[wanted].items()):
            places.append(place)
            values.append(value)
    starts.append(len(values))
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
