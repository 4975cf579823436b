"""The files of phrases: all that stands in them is used, and is a pattern."""

import re
from functools import cache

import pytest

from lawcore import SUBJECTS
from lawcore.languages import names_of, text_of
from lawcore.understanding.phrases import LIBRARY, Language
from lawcore.wording import LANGUAGES
from tests.sampling import some

PATTERNS = 4
"""Patterns of one meaning that are compiled; at night all are."""

OF_A_FACT = {"who", "number", "counted", "unless", "bid", "compared", "denominations", "suits"}
OF_A_SUBJECT = {
    "law",
    "asked-about",
    "certain",
    "topic",
    "hint",
    "trace",
    "against",
    "subject",
    "event",
    "offender",
    "offender-named",
    "offender-unsaid",
    "offender-role",
    "outcome",
    "several",
    "several-keeps",
    "told-first",
    "told-last",
    "aside",
    "counted-when",
    "of-this-trick",
    "won-with",
    "next-trick",
    "afterwards",
}
NAMES = {
    "law",
    "asked-about",
    "offender-role",
    "outcome",
    "several-keeps",
    "told-first",
    "told-last",
    "counted-when",
    "of-this-trick",
    "won-with",
}
EVERY = [
    (language, name)
    for language in LANGUAGES
    for name in names_of(language, "phrases")
    if name not in {"common", "concepts", LIBRARY}
]
language_of = cache(Language)
FILES = pytest.mark.parametrize(("language", "subject"), EVERY)


def keys_of(language: str, subject: str) -> list[str]:
    source = text_of(language, f"phrases/{subject}") or ""
    return re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)


@FILES
def test_each_key_stands_once_and_says_something(language: str, subject: str) -> None:
    source = text_of(language, f"phrases/{subject}") or ""
    keys = keys_of(language, subject)
    assert len(set(keys)) == len(keys)
    facts = SUBJECTS[subject].facts.named if subject in SUBJECTS else {}
    options = {
        f"{name}-{ ({True: 'yes', False: 'no'}[o] if isinstance(o, bool) else o) }"
        for name, fact in facts.items()
        for o in fact.options
    }
    for key in keys:
        if key.startswith("word-"):
            assert f"<{key.removeprefix('word-')}>" in source, key
        elif subject in SUBJECTS:
            fact, _, kind = key.rpartition("-")
            known = key in OF_A_SUBJECT | options or (fact in options and kind == "else")
            assert known or (fact in facts and kind in OF_A_FACT), key


@FILES
def test_every_phrase_is_a_pattern(language: str, subject: str) -> None:
    read = language_of(language)
    for key in keys_of(language, subject):
        if not key.startswith("word-") and key not in NAMES and not key.endswith("-counted"):
            patterns = [phrase.pattern for phrase in read.phrases(subject, key)]
            assert "(?= )" not in patterns, key
            for pattern in some(patterns, PATTERNS):
                re.compile(pattern)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_way_to_say_it_that_is_no_way_is_refused(language: str) -> None:
    read = language_of(language)
    filler = min(read.fillers)
    with pytest.raises(ValueError, match="revoke"):
        read._phrase("revoke", f"({filler}) trick")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_that_may_say_nothing_is_refused(language: str) -> None:
    read = language_of(language)
    with pytest.raises(ValueError, match="trick"):
        read._phrase("revoke", "(trick)?")
