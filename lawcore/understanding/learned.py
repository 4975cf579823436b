"""What a line is likely about, as learned from labelled lines: weights of what its words mean.

The words of a line are read as concepts, the same in every language; a weight says how much a
concept, or two that follow each other, speaks for a subject, for none of them under `none`.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise

from lawcore.understanding.bids import insufficient
from lawcore.understanding.line import Line
from lawcore.understanding.phrases import Language

NONE = "none"
"""The name under which it is learned what lines about nothing that we rule on are like."""
ALWAYS = ""
"""The feature that every line has."""
INSUFFICIENT = "~~"
"""The feature of a line with a bid that is not enough over another."""
FILE = "weights.json"
_PEOPLE = {
    "declarer": "@declarer",
    "dummy": "@dummy",
    "defender": "@defender",
    "other_defender": "@defender",
    "defending_side": "@defender",
}
_CARDS = ("~suit", "~low", "~high")
_STOPS = frozenset(".?,&")


def likelihoods(line: Line, language: Language) -> dict[str, float]:
    """Return how likely a line is about each subject, or about none: 0 for the likeliest."""
    present = features(line, language)
    scores = {
        name: sum(weights.get(feature, 0.0) for feature in present)
        for name, weights in _weights().items()
    }
    most = max(scores.values())
    return {name: score - most for name, score in scores.items()}


def has_sense(line: Line, language: Language) -> bool:
    """Tell whether any word of a line means something here."""
    return any(language.concepts(word.text) for word in line.words if word.text.isalpha())


def features(line: Line, language: Language) -> frozenset[str]:
    """Return the words of a line, its concepts, each two that follow each other, what all have."""
    places = [meant for word in line.words if (meant := _meant(word.text, line, language))]
    present = {ALWAYS}.union(*places)
    if insufficient(line, language.over):
        present.add(INSUFFICIENT)
    present.update(f"={word.text}" for word in line.words if word.text.isalpha())
    for before, after in pairwise(places):
        present.update(f"{one}>{other}" for one in before for other in after)
    return frozenset(present)


def _meant(text: str, line: Line, language: Language) -> frozenset[str]:
    if text[0] == "@":
        return frozenset({_PEOPLE.get(line.person(text).kind, "@player")})
    if text[0] in "#%!":
        return frozenset({text[0]})
    if text[0] == "~":
        return frozenset({"~card" if text in _CARDS else "~"})
    return frozenset() if text in _STOPS else language.concepts(text)


@cache
def _weights() -> Mapping[str, Mapping[str, float]]:
    text = files("lawcore.understanding").joinpath(FILE).read_text("utf-8")
    return {name: dict(_read(weights)) for name, weights in json.loads(text).items()}


def _read(weights: Mapping[str, float]) -> Iterator[tuple[str, float]]:
    yield from ((feature, float(weight)) for feature, weight in weights.items())
