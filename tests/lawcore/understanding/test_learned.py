"""What is learned from labelled lines: the weights are those that the lines give."""

import json
from collections.abc import Mapping

import pytest

from lawcore import SUBJECTS
from lawcore.understanding.learned import NONE, features, likelihoods
from lawcore.understanding.line import read
from lawcore.understanding.phrases import Language, has_phrases
from lawcore.wording import LANGUAGES
from tests.lawcore.understanding.learn import WEIGHTS, learned

NEARLY = 0.03


@pytest.fixture(scope="module")
def kept() -> Mapping[str, Mapping[str, float]]:
    weights: dict[str, dict[str, float]] = json.loads(WEIGHTS.read_text("utf-8"))
    return weights


def test_the_weights_are_those_the_lines_give(kept: Mapping[str, Mapping[str, float]]) -> None:
    now = learned()
    assert now.keys() == kept.keys()
    told = {name for name in SUBJECTS for one in LANGUAGES if has_phrases(one, name)}
    assert {*told, NONE} <= now.keys()
    for name, weights in now.items():
        for feature in weights.keys() | kept[name].keys():
            difference = weights.get(feature, 0.0) - kept[name].get(feature, 0.0)
            assert abs(difference) <= max(NEARLY, 0.1 * (feature not in weights)), (name, feature)


@pytest.mark.parametrize(
    ("language", "text", "other", "same"),
    [
        ("en", "declarer ruffed", "it", "il dichiarante ha tagliato"),
        ("en", "dummy dropped a card", "it", "al morto è caduta una carta"),
    ],
)
def test_words_of_either_language_mean_the_same(
    language: str, text: str, other: str, same: str
) -> None:
    one = features(read(text, Language(language)), Language(language))
    two = features(read(same, Language(other)), Language(other))
    plain = {feature for feature in one & two if feature and ">" not in feature}
    assert len(plain) >= 2


def test_the_likeliest_is_at_nothing() -> None:
    english = Language("en")
    found = likelihoods(read("a defender revoked and won the trick", english), english)
    assert max(found.values()) == found["revoke"] == 0
