"""What is learned from labelled lines: from those that are there, and to some use."""

import pytest

from lawcore import SUBJECTS
from lawcore.understanding.finding import name_of
from lawcore.understanding.learned import (
    FILE,
    NONE,
    features,
    of_subjects,
)
from lawcore.understanding.learned_facts import UNSAID, is_learned
from lawcore.understanding.learned_numbers import ANSWER, OTHER, is_number
from lawcore.understanding.line import read
from lawcore.understanding.mentions import mentions
from lawcore.understanding.ngrams import ngrams
from lawcore.understanding.phrases import Language, has_phrases
from lawcore.understanding.topics import TABLE, of_long_lines
from lawcore.understanding.weight_table import (
    WeightTable,
    packed,
    read_table,
    softmax,
    table_bytes,
)
from lawcore.wording import LANGUAGES
from tools.learn import LEARNED_FROM, WEIGHTS, digest, learned_from, long_fingerprint

COMMAND = "python -m tools.learn"
FACTS = sorted(path.stem for path in WEIGHTS.glob("*.bin") if path.name not in {FILE, TABLE})


def present(language: str, text: str) -> frozenset[str]:
    ours = Language(language)
    line = read(text, ours)
    return features(line, ours, mentions(line, ours))


def with_steps(*names: str, **others: float) -> dict[str, float]:
    return dict.fromkeys(names, 1.0) | others


def test_it_is_learned_from_the_lines_that_are_there() -> None:
    assert LEARNED_FROM.read_text("utf-8").strip() == digest(), f"run {COMMAND}"


def test_the_table_of_long_lines_is_made_of_the_lines_code_and_settings_that_are_there() -> None:
    assert of_long_lines().fingerprint == long_fingerprint(), f"run {COMMAND} long"
    assert {*of_long_lines().labels} == {*SUBJECTS, NONE}


def test_a_table_weighs_what_was_written_into_it() -> None:
    data = table_bytes(["one", "other"], [0.0, 0.5], 0.25, {"a": {0: 8}, "b": {1: -4}}, "made")
    table = WeightTable(data)
    assert (table.labels, table.fingerprint) == (("one", "other"), "made")
    assert table.sums({"a", "b", "unknown"}) == {"one": 2.0, "other": -1.0}
    assert table.likelihoods(frozenset("a"))["one"] > 0.8


def test_a_text_has_its_words_pairs_of_them_and_parts_of_long_ones() -> None:
    assert ngrams("It led 5?") == {"=it", "=led", "=#", "=?", "it led", "led #", "# ?"}
    assert "^rev" in ngrams("revoke")
    assert "oke$" in ngrams("revoke")


def test_something_is_learned_of_every_subject_that_has_phrases_and_of_none() -> None:
    told = {name for name in SUBJECTS for one in LANGUAGES if has_phrases(one, name)}
    assert {*told, NONE} <= {*of_subjects().labels}, f"run {COMMAND}"


@pytest.mark.parametrize("subject", FACTS)
def test_what_is_learned_of_facts_are_answers_that_they_have(subject: str) -> None:
    facts = SUBJECTS[subject].facts.named
    learned: dict[str, set[str]] = {}
    for label in read_table(f"{subject}.bin").labels:
        fact, _, answer = label.partition("=")
        learned.setdefault(fact, set()).add(answer)
    for name, answers in learned.items():
        if is_number(facts[name]):
            assert answers == {ANSWER, OTHER}
        else:
            assert is_learned(facts[name])
            assert answers <= {UNSAID, *map(name_of, facts[name].options)}


def test_what_is_learned_is_small() -> None:
    assert sum(path.stat().st_size for path in WEIGHTS.glob("*.bin")) <= 3_000_000


def test_what_tells_the_examples_apart_is_learned() -> None:
    examples = [
        (with_steps("west", "ruffed", "a"), "ruff"),
        (with_steps("west", "led", "a"), "lead"),
        (with_steps("east", "led", "b"), "lead"),
        (with_steps("east", "ruffed", "b"), "ruff"),
    ]
    weights = learned_from(examples * 20)
    learned = WeightTable(packed(weights))
    assert softmax(learned.scores({"east", "ruffed"}))["ruff"] > 0.9
    assert softmax(learned.scores({"west", "led"}))["lead"] > 0.9
    assert abs(weights["ruff"].get("west", 0.0)) < weights["ruff"]["ruffed"] / 4


def test_more_is_learned_of_what_has_larger_steps() -> None:
    examples = [(with_steps("word", phrase=4.0), "one"), (with_steps("other"), "other")]
    weights = learned_from(examples * 20)
    assert weights["one"]["phrase"] > 2 * weights["one"]["word"] > 0


def test_of_what_hardly_any_example_has_nothing_is_learned() -> None:
    examples = [(with_steps("often", "twice"), "one"), (with_steps("often"), "other")]
    weights = learned_from(examples * 2, min_count=3)
    assert all("twice" not in those for those in weights.values())


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
    both = present(language, text) & present(other, same)
    assert len({feature for feature in both if feature and ">" not in feature}) >= 2


def test_the_likeliest_is_at_nothing() -> None:
    found = of_subjects().scores(present("en", "a defender revoked and won the trick"))
    assert max(found.values()) == found["revoke"] == 0
