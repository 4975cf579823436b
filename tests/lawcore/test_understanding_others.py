"""Free text about anything but a revoke: what it surely states is understood, nothing else."""

import re
from pathlib import Path

import pytest

import lawcore.languages
from lawcore import SUBJECTS
from lawcore.fact import Answer
from lawcore.understanding import understand
from lawcore.understanding.phrases import Language
from lawcore.wording import LANGUAGES
from tests.lawcore import sentences_others_en, sentences_others_it

FOLDER = Path(lawcore.languages.__file__).parent
TABLES = {"it": sentences_others_it.SENTENCES, "en": sentences_others_en.SENTENCES}
OTHERS = [subject for subject in SUBJECTS if subject != "revoke"]
EVERY = [
    pytest.param(language, subject, text, stated, id=f"{language} {subject}: {text}")
    for language, tables in TABLES.items()
    for subject, table in tables.items()
    for text, stated in table
]
LEAST = 15
UNDERSTOOD = 0.85
OF_A_FACT = {"who", "number", "counted", "unless"}
OF_A_SUBJECT = {
    "subject",
    "elsewhere",
    "signs",
    "decisive",
    "offender",
    "offender-named",
    "offender-role",
    "outcome",
    "several",
    "several-keeps",
    "aside",
}


@pytest.mark.parametrize(("language", "subject", "text", "stated"), EVERY)
def test_nothing_is_understood_that_is_not_stated(
    language: str, subject: str, text: str, stated: dict[str, Answer]
) -> None:
    found = understand(text, language)
    assert found.subject in ({None} if subject == "none" else {subject, None})
    assert found.answers.items() <= stated.items()


@pytest.mark.parametrize(("language", "subject", "text", "stated"), EVERY)
def test_the_language_makes_no_difference_where_it_is_not_told(
    language: str, subject: str, text: str, stated: dict[str, Answer]
) -> None:
    assert understand(text).answers == understand(text, language).answers


@pytest.mark.parametrize(("language", "subject", "text", "stated"), EVERY)
def test_with_the_subject_told_nothing_wrong_is_understood(
    language: str, subject: str, text: str, stated: dict[str, Answer]
) -> None:
    if subject != "none":
        found = understand(text, language, subject=subject)
        assert found.subject == subject
        assert found.answers.items() <= stated.items()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", OTHERS)
def test_nearly_all_that_is_stated_is_understood(language: str, subject: str) -> None:
    table = TABLES[language][subject]
    assert len({text for text, _ in table}) == len(table) >= LEAST
    stated = sum(len(told) for _, told in table)
    understood = sum(len(understand(text, language).answers) for text, _ in table)
    assert understood >= UNDERSTOOD * stated


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_phrase_of_the_files_says_something_about_a_fact(
    language: str, subject: str
) -> None:
    facts = SUBJECTS[subject].facts.named
    options = {
        f"{name}-{ ({True: 'yes', False: 'no'}[o] if isinstance(o, bool) else o) }"
        for name, fact in facts.items()
        for o in fact.options
    }
    source = (FOLDER / language / "phrases" / f"{subject}.ftl").read_text("utf-8")
    keys = re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)
    assert len(set(keys)) == len(keys)
    for key in keys:
        fact, _, kind = key.rpartition("-")
        if key.startswith("word-"):
            assert f"<{key.removeprefix('word-')}>" in source, key
        else:
            known = key in OF_A_SUBJECT | options or (fact in options and kind == "else")
            assert known or (fact in facts and kind in OF_A_FACT), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_phrase_is_a_pattern(language: str, subject: str) -> None:
    read = Language(language, (subject,))
    source = (FOLDER / language / "phrases" / f"{subject}.ftl").read_text("utf-8")
    for key in re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE):
        if not key.startswith("word-"):
            for phrase in read.phrases(subject, key):
                assert phrase.pattern != "(?= )", key
                re.compile(phrase.pattern)
