"""Learns weights from labelled lines: `python -m tools.learn`, a few minutes.

It learns the subject of a line, and for each subject the facts that a line states, by multinomial
logistic regression with stochastic gradient descent, in a fixed order. Dropout of features
prevents that anything is learned by one feature alone, and the weights are averaged over the last
epochs. Held-out lines are not learned from. Run it again after adding labelled lines, or changing
phrases or concepts.

Small weights are left out, the others are whole numbers.

The subject of a long line is learned from its text and the meanings of its words, by multinomial
logistic regression that scikit-learn fits until hardly anything changes any more. `python -m
tools.learn long` learns that alone, in a minute.
"""

import math
import os
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import TypeAlias

import lawcore.understanding
from lawcore import SUBJECTS
from lawcore.fact import Answer, Fact
from lawcore.understanding import learned as feature_code
from lawcore.understanding import ngrams as ngram_code
from lawcore.understanding.finding import answer_sign, name_of
from lawcore.understanding.learned import FILE, NONE, features
from lawcore.understanding.learned_facts import UNSAID, is_learned
from lawcore.understanding.learned_numbers import ANSWER, OTHER, is_number, numbers
from lawcore.understanding.line import Line, read
from lawcore.understanding.mentions import mentions
from lawcore.understanding.phrases import Language
from lawcore.understanding.stated import LineReading
from lawcore.understanding.topics import TABLE, of_a_text
from lawcore.understanding.weight_table import of_each, packed, table_bytes
from lawcore.wording import LANGUAGES
from tests.lawcore.understanding.plain import plain
from tests.lawcore.understanding.sentences import OTHERS, REVOKES
from tools.measure import (
    ALL_LINES,
    REAL_LINES,
    STORIES,
    Labelled,
    all_labelled,
    many_labelled,
    more_labelled,
    real_labelled,
    stories,
)

HERE = Path(__file__).parents[1] / "tests" / "lawcore" / "understanding"
WEIGHTS = Path(lawcore.understanding.__file__).with_name("weights")
LEARNED_FROM = WEIGHTS / "learned_from.txt"
EPOCHS, AVERAGED_AFTER = 15, 5
"""The number of epochs, and after how many of them the weights are averaged."""
LEARNING_RATE, DECAY = 0.2, 0.1
L2, L2_OF_A_FACT = 0.01, 0.03
"""The weight decay, as a share of the learning rate."""
DROPOUT = 0.3
"""The share of the features of a line that is left out in an epoch."""
PHRASE_DROPOUT = 0.4
"""The share of examples without the features of phrases, so that words are learned too: phrases
fit the lines for which they were written better than other lines."""
PHRASE_RATE = 4.0
"""The factor of the learning rate for what phrases tell of a fact."""
MIN_GRADIENT = 0.005
MIN_WEIGHT = 0.15
INVERSE_STRENGTH, TOLERANCE, MOST_ITERATIONS = 3.0, 2e-3, 150
"""How far the subject's weights may grow, and when their fit has converged."""
LEAST_WEIGHT, LARGEST = 0.5, 127
"""Which weights are left out, and the largest whole number of the others."""
WITHOUT_LIBRARY = "This needs scikit-learn: pip install --requirement requirements-learn.lock"
ONE_IN, TIMES_REAL = 3, 5.0
"""Of the written lines one in three is enough; a real question and a story count more."""
MIN_COUNT, MIN_COUNT_FOR_A_FACT, MIN_COUNT_FOR_A_NUMBER = 2, 5, 3
"""The fewest examples with a feature for anything to be learned of it."""
LABELLED = tuple(name for name in LANGUAGES if name in REVOKES)
"""The languages with labelled lines; a new one is understood by its phrases."""
SOURCES = (
    *ALL_LINES,
    *(f"about_{name}.txt" for name in LABELLED),
    "sentences.jsonl",
    "plain.py",
)

Weights: TypeAlias = Mapping[str, Mapping[str, float]]
_Growing: TypeAlias = dict[str, defaultdict[str, float]]
Example: TypeAlias = tuple[Mapping[str, float], str]
"""The features of a line, each with its factor of the learning rate, and the label."""


@cache
def _language(name: str) -> Language:
    return Language(name)


@cache
def lines() -> tuple[Labelled, ...]:
    """Return the labelled lines to learn from.

    The sentences of the tests count five times, plain lines twice.
    """
    every = (*all_labelled(), *more_labelled(), *many_labelled())
    tables = tuple(_of_the_tables())
    return (*(line for line in every if not line.is_kept_apart), *tables * 5, *[*_plain()] * 2)


def _plain() -> Iterator[Labelled]:
    for language in LABELLED:
        for text, stated in plain(language):
            yield _labelled(language, text, "revoke", stated)


def _of_the_tables() -> Iterator[Labelled]:
    """Yield the sentences of the tests, labelled with all that they surely state."""
    for language in LABELLED:
        for text, stated in REVOKES[language]:
            if stated is not None:
                yield _labelled(language, text, "revoke", stated)
        for subject, table in OTHERS[language].items():
            about = None if subject == NONE else subject
            yield from (_labelled(language, text, about, stated) for text, stated in table)


def _labelled(
    language: str, text: str, subject: str | None, stated: dict[str, Answer]
) -> Labelled:
    return Labelled("", language, text, subject, stated, {}, [])


def _about() -> Iterator[tuple[str, str, str]]:
    """Yield language, text and subject of the lines that are labelled with nothing more."""
    for language in LABELLED:
        rows = (HERE / f"about_{language}.txt").read_text("utf-8").splitlines()
        for row in rows:
            subject, text = row.split("\t")
            yield language, text, subject


def _read(language: str, text: str) -> tuple[Line, frozenset[str]]:
    """Return a line as it is read, with its features."""
    ours = _language(language)
    line = read(text, ours)
    return line, features(line, ours, mentions(line, ours))


def learned_subjects() -> Weights:
    """Return the weights of each subject, and of none."""
    told = [(line.language, line.text, line.subject or NONE) for line in lines()]
    return learned_from(
        [
            (_plainly(_read(language, text)[1]), subject)
            for language, text, subject in (*told, *_about())
        ]
    )


def subject_examples() -> list[tuple[frozenset[str], str, float]]:
    """Return the features of texts, each with its subject and how often it counts."""
    every = dict.fromkeys((line.language, line.text, line.subject or NONE) for line in lines())
    told = [(*row, 1.0) for row in [*every, *_about()][::ONE_IN]]
    told += [
        (line.language, line.text, line.subject or NONE, TIMES_REAL)
        for line in (*real_labelled(), *stories())
    ]
    return [
        (of_a_text(text, read(text, _language(language)), _language(language)), subject, times)
        for language, text, subject, times in told
    ]


def learned_table(
    examples: Sequence[tuple[frozenset[str], str, float]], fingerprint: str = ""
) -> bytes:
    """Return the table of each subject and of none; a rare feature counts more."""
    try:
        import numpy as np  # noqa: PLC0415 - who only checks what was learned needs none of these
        from scipy.sparse import csr_matrix  # noqa: PLC0415
        from sklearn.linear_model import LogisticRegression  # noqa: PLC0415
    except ImportError as error:
        raise SystemExit(WITHOUT_LIBRARY) from error

    present = [sorted(features) for features, _, _ in examples]
    times = Counter(feature for those in present for feature in those)
    names = sorted(feature for feature, count in times.items() if count > MIN_COUNT)
    places = {feature: place for place, feature in enumerate(names)}
    rare = [math.log(1 + len(examples) / times[name]) for name in names]
    rows = [[places[one] for one in those if one in places] for those in present]
    each = [
        rare[one] / math.sqrt(len(those) or 1)
        for those, row in zip(present, rows, strict=True)
        for one in row
    ]
    starts = np.cumsum([0, *map(len, rows)])
    matrix = csr_matrix((each, [one for row in rows for one in row], starts), dtype=np.float64)
    fitted = LogisticRegression(C=INVERSE_STRENGTH, tol=TOLERANCE, max_iter=MOST_ITERATIONS).fit(
        matrix,
        [subject for _, subject, _ in examples],
        sample_weight=[often for _, _, often in examples],
    )
    coefficients = fitted.coef_ * np.array(rare)
    unit = float(np.abs(coefficients).max()) / LARGEST
    weights = {
        name: {
            label: round(float(weight) / unit)
            for label, weight in enumerate(coefficients[:, place])
            if abs(weight) >= LEAST_WEIGHT
        }
        for place, name in enumerate(names)
    }
    told = {name: those for name, those in weights.items() if those}
    labels = [str(label) for label in fitted.classes_]
    return table_bytes(labels, map(float, fitted.intercept_), unit, told, fingerprint)


def learned_facts(subject: str) -> Mapping[str, Weights]:
    """Return the weights of each fact of a subject: of its answers, and of its being unsaid."""
    seen = [(line, *_reading(line)) for line in lines() if line.subject == subject]
    found: dict[str, Weights] = {}
    for fact in SUBJECTS[subject].facts.listed:
        sure = [
            one for one in seen if fact.name in one[0].answers or fact.name not in one[0].maybe
        ]
        if is_number(fact):
            examples = list(_of_numbers(fact, sure))
            found[fact.name] = learned_from(examples, MIN_COUNT_FOR_A_NUMBER)
        elif is_learned(fact):
            examples = [
                (_plainly(present) | _told(reading.signs(fact.name)), _answer(line, fact))
                for line, present, reading in sure
            ]
            if len({answer for _, answer in examples}) > 1:
                found[fact.name] = learned_from(examples, MIN_COUNT_FOR_A_FACT, L2_OF_A_FACT)
    return found


def _of_numbers(
    fact: Fact[Answer], seen: Iterable[tuple[Labelled, frozenset[str], LineReading]]
) -> Iterator[Example]:
    """Yield the features of each number in the lines, and whether it answers a fact."""
    for line, _, reading in seen:
        for number, present in numbers(fact, reading):
            is_answer = line.answers.get(fact.name) == number
            yield _plainly(present), ANSWER if is_answer else OTHER


def _plainly(present: Iterable[str]) -> dict[str, float]:
    return dict.fromkeys(sorted(present), 1.0)


def _told(signs: Iterable[str]) -> dict[str, float]:
    return dict.fromkeys(sorted(signs), PHRASE_RATE)


def _answer(line: Labelled, fact: Fact[Answer]) -> str:
    return name_of(line.answers[fact.name]) if fact.name in line.answers else UNSAID


def _reading(labelled: Labelled) -> tuple[frozenset[str], LineReading]:
    """Return the features of a line, including who does what, and its reading."""
    line, present = _read(labelled.language, labelled.text)
    reading = LineReading(line, _language(labelled.language), str(labelled.subject))
    return present | reading.context(), reading


def learned_from(
    examples: Sequence[Example], min_count: int = MIN_COUNT, l2: float = L2
) -> Weights:
    """Return the weights learned from examples, of features in `min_count` of them."""
    times = Counter(feature for present, _ in examples for feature in present)
    shuffled = [
        ({one: step for one, step in present.items() if times[one] >= min_count}, name)
        for present, name in examples
    ]
    names = sorted({name for _, name in examples})
    weights: _Growing = {name: defaultdict(float) for name in names}
    sums: _Growing = {name: defaultdict(float) for name in names}
    chance = random.Random(1)  # noqa: S311 - nothing secret
    for time in range(EPOCHS):
        chance.shuffle(shuffled)
        for present, right in shuffled:
            largest = 1.0 if chance.random() < PHRASE_DROPOUT else PHRASE_RATE
            seen = {
                one: step
                for one, step in present.items()
                if step <= largest and chance.random() >= DROPOUT
            }
            _learn(weights, (seen, right), LEARNING_RATE / (1 + time * DECAY), l2)
        if time >= AVERAGED_AFTER:
            _add(weights, sums)
    return {name: _means(those) for name, those in sums.items()}


def _add(weights: _Growing, sums: _Growing) -> None:
    for name, those in weights.items():
        for feature, weight in those.items():
            sums[name][feature] += weight


def _means(sums: Mapping[str, float]) -> dict[str, float]:
    """Return the averages of weights that are not negligible."""
    means = {feature: total / (EPOCHS - AVERAGED_AFTER) for feature, total in sorted(sums.items())}
    return {feature: round(mean, 2) for feature, mean in means.items() if abs(mean) >= MIN_WEIGHT}


def _learn(weights: _Growing, example: Example, step: float, l2: float) -> None:
    present, right = example
    counts = of_each(len(present) or 1)
    scores = {
        name: counts * sum(those[feature] for feature in present if feature in those)
        for name, those in weights.items()
    }
    most = max(scores.values())
    odds = {name: math.exp(score - most) for name, score in scores.items()}
    whole = sum(odds.values())
    for name, those in weights.items():
        short = (name == right) - odds[name] / whole
        if abs(short) >= MIN_GRADIENT:
            for feature, larger in present.items():
                those[feature] += step * (larger * counts * short - l2 * those[feature])


def digest() -> str:
    """Return a digest of the lines that are learned from."""
    read = b"\0".join((HERE / name).read_bytes() for name in SOURCES)
    return blake2b(read, digest_size=16).hexdigest()


def _learn_facts(subject: str) -> None:
    labels = {
        answer_sign(fact, name): weights
        for fact, those in learned_facts(subject).items()
        for name, weights in those.items()
    }
    (WEIGHTS / f"{subject}.bin").write_bytes(packed(labels))


def _learn_subjects(name: str) -> None:
    (WEIGHTS / name).write_bytes(packed(learned_subjects()))


def long_fingerprint() -> str:
    """Return a fingerprint of all that the table of long lines is made of."""
    settings = (
        INVERSE_STRENGTH,
        TOLERANCE,
        MOST_ITERATIONS,
        LEAST_WEIGHT,
        LARGEST,
        ONE_IN,
        TIMES_REAL,
    )
    made_of = [repr((settings, MIN_COUNT)).encode()]
    made_of += [Path(str(code.__file__)).read_bytes() for code in (ngram_code, feature_code)]
    made_of += [(HERE / name).read_bytes() for name in (*SOURCES, REAL_LINES, STORIES)]
    return blake2b(b"\0".join(made_of), digest_size=16).hexdigest()


def _learn_long() -> None:
    table = learned_table(subject_examples(), long_fingerprint())
    (WEIGHTS / TABLE).write_bytes(table)


def main() -> None:
    """Write the weights, and the digest of their lines."""
    if sys.argv[1:] == ["long"]:
        _learn_long()
        return
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as workers:
        about = workers.submit(_learn_subjects, FILE)
        long = workers.submit(_learn_long)
        [*workers.map(_learn_facts, SUBJECTS)]
        about.result()
        long.result()
    LEARNED_FROM.write_text(digest() + "\n", "utf-8")


if __name__ == "__main__":
    main()
