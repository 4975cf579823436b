"""Learns from labelled lines what a line is about: `python -m tests.lawcore.understanding.learn`.

A multinomial logistic regression on the concepts of each line, by stochastic gradient descent in
a fixed order. Lines kept apart are not learned from. Whoever adds a line to `about_en.txt`,
`about_it.txt` or `lines.jsonl`, or a word to a file of concepts, runs it again.
"""

import json
import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

import lawcore.understanding
from lawcore.understanding.learned import FILE, NONE, features
from lawcore.understanding.line import read
from lawcore.understanding.phrases import Language
from lawcore.wording import LANGUAGES
from tests.lawcore.understanding import (
    sentences_en,
    sentences_it,
    sentences_others_en,
    sentences_others_it,
)
from tests.lawcore.understanding.measure import all_labelled, more_labelled

WEIGHTS = Path(lawcore.understanding.__file__).with_name(FILE)
TIMES = 25
STEP, SLOWER, SMALLER = 0.15, 0.08, 0.01
UNFELT = 0.005
LEAST = 0.08
SENTENCES = {"en": sentences_en.SENTENCES, "it": sentences_it.SENTENCES}
OTHERS = {"en": sentences_others_en.SENTENCES, "it": sentences_others_it.SENTENCES}

Weights: TypeAlias = Mapping[str, Mapping[str, float]]
Example: TypeAlias = tuple[list[str], str]


def lines() -> Iterator[tuple[str, str, str]]:
    """Yield the language, the text and the subject of each line that is learned from."""
    for line in (*all_labelled(), *more_labelled()):
        if not line.is_kept_apart:
            yield line.language, line.text, line.subject or NONE
    for language in LANGUAGES:
        yield from ((language, text, subject) for subject, text in _own(language))


def _own(language: str) -> Iterator[tuple[str, str]]:
    """Yield the subject and the text of each line of the tests in a language."""
    rows = Path(__file__).with_name(f"about_{language}.txt").read_text("utf-8").splitlines()
    for row in rows:
        subject, text = row.split("\t")
        yield subject, text
    for subject, table in OTHERS[language].items():
        yield from ((subject, text) for text, _ in table)
    yield from (("revoke", text) for text, stated in SENTENCES[language] if stated is not None)


def learned() -> Weights:
    """Return the weights of each subject, those that weigh next to nothing left out."""
    languages = {name: Language(name) for name in LANGUAGES}
    return learned_from(
        [
            (sorted(features(read(text, languages[name]), languages[name])), subject)
            for name, text, subject in lines()
        ]
    )


def learned_from(examples: list[Example]) -> Weights:
    """Return the weights that examples give; what only one of them has tells nothing."""
    often = Counter(feature for present, _ in examples for feature in present)
    examples = [
        ([feature for feature in present if often[feature] > 1], subject)
        for present, subject in examples
    ]
    weights: dict[str, defaultdict[str, float]] = {
        subject: defaultdict(float) for subject in sorted({subject for _, subject in examples})
    }
    order = random.Random(1)  # noqa: S311 - nothing secret
    for time in range(TIMES):
        order.shuffle(examples)
        for example in examples:
            _learn(weights, example, STEP / (1 + time * SLOWER))
    return {
        subject: {
            feature: round(weight, 2)
            for feature, weight in sorted(those.items())
            if abs(weight) >= LEAST
        }
        for subject, those in weights.items()
    }


def _learn(weights: Mapping[str, defaultdict[str, float]], example: Example, step: float) -> None:
    present, subject = example
    scores = {name: sum(those[one] for one in present) for name, those in weights.items()}
    most = max(scores.values())
    shares = {name: math.exp(score - most) for name, score in scores.items()}
    whole = sum(shares.values())
    for name, those in weights.items():
        short = (name == subject) - shares[name] / whole
        if abs(short) < UNFELT:
            continue
        for feature in present:
            those[feature] += step * (short - SMALLER * those[feature])


def main() -> None:
    """Write the weights."""
    text = json.dumps(learned(), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    WEIGHTS.write_text(text.replace("},", "},\n") + "\n", "utf-8")


if __name__ == "__main__":
    main()
