"""Writes the index of words that tells what a line is about, from labelled lines.

    python -m tools.index_words

`tests/lawcore/understanding/labelled.jsonl` has the lines; what the language files say of a
subject, and the ways in which its answers are asked, are learned from too. The weights are those
of a logistic regression, fitted by gradient descent in a fixed order, so that the same lines give
the same file. A question that somebody has really asked counts as much as eight that were made.
"""

import json
import math
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import TypeAlias

from lawcore.languages import LANGUAGES, text_of
from lawcore.laws.catalogue import SUBJECTS
from lawcore.understanding import subjects
from lawcore.understanding.answers import CARDS, CardWords
from lawcore.understanding.language import language_of
from lawcore.understanding.line import read
from lawcore.understanding.subjects import FILE, NONE, UNIT

LINES = Path(__file__).parents[1] / "tests" / "lawcore" / "understanding" / "labelled.jsonl"
TARGET = Path(subjects.__file__).with_name(FILE)
REAL, OF_ANSWERS, OF_LAW = 8.0, 2.0, 0.5
"""How much a real question, a way of asking an answer and a sentence of the law count, beside a
line that was written."""
TIMES, STEP, SHRINK = 4, 0.3, 0.15
_RAREST = 3
_LEAST = 0.25
_MESSAGE = re.compile(r"^-?[\w-]+ =|^ +\.[\w-]+ =|^#.*", re.MULTILINE)
_FILLED = re.compile(r"\{[^{}]*\}")

Line: TypeAlias = Mapping[str, str | float | None]
Example: TypeAlias = tuple[Mapping[int, float], int, float]
"""The shares of its features, the number of its subject, and how much it counts."""


def main() -> None:
    """Write the index."""
    lines = [json.loads(row) for row in LINES.read_text("utf-8").splitlines()]
    TARGET.write_text(index_of([*lines, *of_answers(), *of_the_law()]), "utf-8")
    sys.stdout.write(f"{TARGET}: {TARGET.stat().st_size // 1000} kB\n")


def of_answers() -> Iterator[Line]:
    """Yield the ways in which the answers about each subject are asked."""
    for language in LANGUAGES:
        words = CardWords.of(language)
        for name, card in CARDS.items():
            for text in (*words.asked(name), words.name(name)) if card.opens else ():
                yield _line(language, text, card.opens, OF_ANSWERS)


def of_the_law() -> Iterator[Line]:
    """Yield what the language files say of each subject, without what is filled in."""
    for language in LANGUAGES:
        for subject in SUBJECTS:
            source = text_of(language, f"subjects/{subject}") or ""
            while (plain := _FILLED.sub(" ", source)) != source:
                source = plain
            for text in filter(None, map(str.strip, _MESSAGE.split(source))):
                if " " in text:
                    yield _line(language, text, subject, OF_LAW)


def _line(language: str, text: str, subject: str | None, weight: float) -> Line:
    return {"language": language, "text": text, "subject": subject, "weight": weight}


def index_of(lines: Sequence[Line]) -> str:
    """Return the index of lines, each with its `text`, `language`, `subject`.

    One with a `source` was really asked; `weight` says how much another counts, else 1.
    """
    said = [_said(str(one["text"]), str(one["language"])) for one in lines]
    counted = Counter(feature for those in said for feature in those)
    names = sorted(feature for feature, times in counted.items() if times >= _RAREST)
    rarity = [1 + math.log((1 + len(lines)) / (1 + counted[name])) for name in names]
    place = {name: number for number, name in enumerate(names)}
    labels = sorted({str(one["subject"] or NONE) for one in lines})
    examples: list[Example] = []
    for one, those in zip(lines, said, strict=True):
        known = [place[feature] for feature in those if feature in place]
        length = math.sqrt(sum(rarity[number] ** 2 for number in known)) or 1.0
        shares = {number: rarity[number] / length for number in sorted(known)}
        weight = REAL if one.get("source") else float(one.get("weight") or 1.0)
        examples.append((shares, labels.index(str(one["subject"] or NONE)), weight))
    weights, always = _fitted(examples, len(names), len(labels))
    rows = [
        f"{name}\t{round(10 * rarity[number])} {_written(weights[number])}"
        for name, number in place.items()
    ]
    biases = " ".join(f"{UNIT * one:.1f}" for one in always)
    return "\n".join([" ".join(labels), biases, *rows, ""])


def _said(text: str, language: str) -> frozenset[str]:
    known = language_of(language)
    return subjects.features(read(text, known), known)


def _written(weights: Sequence[float]) -> str:
    """Return weights as `b12`: the letter of the subject, and twenty times the weight.

    Only differences between subjects count, so they are those from the median.
    """
    usual = median(weights)
    return " ".join(
        f"{chr(ord('a') + number)}{round(UNIT * (one - usual))}"
        for number, one in enumerate(weights)
        if abs(one - usual) >= _LEAST
    )


def _fitted(
    examples: Sequence[Example], features: int, labels: int
) -> tuple[list[list[float]], list[float]]:
    """Return the weights of each feature for each label, and those of the labels alone."""
    weights = [[0.0] * labels for _ in range(features)]
    gone = [[1e-3] * labels for _ in range(features)]
    always, gone_always = [0.0] * labels, [1e-3] * labels
    order = random.Random(1)  # noqa: S311 - the order has to be the same every time
    todo = list(examples)
    for _ in range(TIMES):
        order.shuffle(todo)
        for shares, label, weight in todo:
            scores = list(always)
            for number, share in shares.items():
                scores = [s + share * w for s, w in zip(scores, weights[number], strict=True)]
            most = max(scores)
            likely = [math.exp(score - most) for score in scores]
            total = sum(likely)
            errors = [weight * one / total for one in likely]
            errors[label] -= weight
            changed = [one for one in range(labels) if abs(errors[one]) > 1e-4]
            for one in changed:
                gone_always[one] += errors[one] ** 2
                always[one] -= STEP * errors[one] / math.sqrt(gone_always[one])
            for number, share in shares.items():
                row, passed = weights[number], gone[number]
                for one in changed:
                    slope = share * errors[one]
                    passed[one] += slope * slope
                    row[one] -= STEP * slope / math.sqrt(passed[one])
        weights = [[(1 - SHRINK) * one for one in row] for row in weights]
    return weights, always


if __name__ == "__main__":
    main()
