"""The files of phrases: all that stands in them is used, and is a pattern of a line."""

import re

import pytest

from lawcore import SUBJECTS
from lawcore.languages import names_of, text_of
from lawcore.understanding.facts import OFFENDER, TRICK, name_of
from lawcore.understanding.language import LIBRARY, NAMES, ROLES, entries, language_of
from lawcore.wording import LANGUAGES
from tests.each import together
from tests.sampling import some

PATTERNS = 4
"""Patterns of one meaning that are compiled; at night all are."""
OF_A_FACT = {"who", "number"}
EVERY = [
    (language, name)
    for language in LANGUAGES
    for name in names_of(language, "phrases")
    if name not in {"common", "concepts", LIBRARY, ROLES}
]
FILES = together("language, subject", EVERY)


def phrases(language: str, subject: str) -> dict[str, list[str]]:
    return entries(text_of(language, f"phrases/{subject}") or "")


@FILES
def test_each_key_stands_once_and_names_an_answer(language: str, subject: str) -> None:
    source = text_of(language, f"phrases/{subject}") or ""
    keys = re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)
    assert len(set(keys)) == len(keys)
    facts = SUBJECTS[subject].facts.named
    answers = {f"{name}-{name_of(o)}" for name, fact in facts.items() for o in fact.options}
    answers |= {f"{name}-{how}" for name in facts for how in OF_A_FACT}
    for key in keys:
        if key.startswith("word-"):
            assert f"<{key.removeprefix('word-')}>" in source, key
        else:
            assert key.removesuffix("-likely") in answers | NAMES | {OFFENDER, TRICK}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_role_is_one_that_facts_are_told_of(language: str) -> None:
    keys = {one for one in phrases(language, ROLES) if not one.startswith("word-")}
    assert {one.removesuffix("-me") for one in keys} <= {"declarer", "dummy", "defender"}


def test_each_meaning_has_words_in_every_language() -> None:
    first, *others = (
        {key for key, words in phrases(one, "concepts").items() if words} for one in LANGUAGES
    )
    assert first
    assert all(first == meanings for meanings in others)


@FILES
def test_every_phrase_is_a_pattern(language: str, subject: str) -> None:
    read = language_of(language)
    for key, texts in phrases(language, subject).items():
        if key not in NAMES and not key.startswith("word-"):
            for text in some(texts, PATTERNS):
                re.compile(read.phrase(key, text, subject)[0].pattern)


@FILES
def test_a_phrase_has_the_words_of_a_line_as_it_is_read(language: str, subject: str) -> None:
    read = language_of(language)
    for key, texts in phrases(language, subject).items():
        if key not in NAMES:
            for text in texts:
                words = re.findall(r"(?<![\w<#%])[a-zàèéìòù]{2,}(?![\w>-])", text)
                assert [one for one in words if one in read.dropped] == [], (key, text)


@pytest.mark.parametrize("text", ["(trick)?", "..", "<who> (won/takes", "<nothing> trick"])
def test_a_phrase_that_may_say_nothing_is_refused(text: str) -> None:
    with pytest.raises((ValueError, IndexError)):
        language_of("en").phrase("trick-number", text)
