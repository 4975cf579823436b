"""Free text about anything but a revoke: what it surely states is understood, nothing else."""

import pytest

from lawcore import SUBJECTS
from lawcore.engine.fact import Answer
from lawcore.understanding import understand
from lawcore.wording import LANGUAGES
from tests.each import each
from tests.lawcore.understanding.sentences import OTHERS as TABLES

OTHERS = [subject for subject in SUBJECTS if subject in TABLES["en"]]
EVERY = [
    (language, subject, text, stated)
    for language, tables in TABLES.items()
    for subject, table in tables.items()
    for text, stated in table
]
SENTENCE = each(
    "language, subject, text, stated",
    EVERY,
    of=lambda language, subject, *_: f"{language}-{subject}",
    called=lambda _, __, text, ___: text,
)
UNDERSTOOD = 0.5


@SENTENCE
def test_nothing_is_understood_that_is_not_stated(
    language: str, subject: str, text: str, stated: dict[str, Answer]
) -> None:
    found = understand(text, language)
    assert found.subject in ({None} if subject == "none" else {subject, None})
    assert found.answers.items() <= stated.items()


@SENTENCE
def test_the_language_makes_no_difference_where_it_is_not_told(
    language: str, subject: str, text: str, stated: dict[str, Answer]
) -> None:
    if subject != "none":
        assert understand(text).answers == understand(text, language).answers


@SENTENCE
def test_with_the_subject_told_nothing_wrong_is_understood(
    language: str, subject: str, text: str, stated: dict[str, Answer]
) -> None:
    if subject != "none":
        found = understand(text, language, subject=subject)
        assert found.subject == subject
        assert found.answers.items() <= stated.items()


@pytest.mark.parametrize("language", LANGUAGES)
def test_much_that_is_stated_is_stated_or_marked_as_likely(language: str) -> None:
    stated = understood = 0
    for subject in OTHERS:
        for text, told in TABLES[language][subject]:
            read = understand(text, language, subject=subject)
            stated += len(told)
            understood += len(told.items() & {**read.likely, **read.answers}.items())
    assert understood >= UNDERSTOOD * stated, understood / stated
