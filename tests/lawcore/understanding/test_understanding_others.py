"""Free text about anything but a revoke: what it surely states is understood, nothing else."""

import pytest

from lawcore import SUBJECTS
from lawcore.fact import Answer
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
LEAST = 15
UNDERSTOOD = 0.85


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
@pytest.mark.parametrize("subject", OTHERS)
def test_nearly_all_that_is_stated_is_understood(language: str, subject: str) -> None:
    table = TABLES[language][subject]
    assert len({text for text, _ in table}) == len(table) >= LEAST
    stated = sum(len(told) for _, told in table)
    understood = sum(len(understand(text, language).answers) for text, _ in table)
    assert understood >= UNDERSTOOD * stated


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "alternative logiche: nessuna"),
        ("it", "alternative logiche? nessuna"),
        ("it", "alternativa logica: zero"),
        ("en", "logical alternatives: none"),
    ],
)
def test_what_is_denied_behind_a_colon_or_question_mark_is_denied(
    language: str, text: str
) -> None:
    found = understand(text, language, subject="unauthorised_information")
    assert found.answers == {"u_la": "no"}


@pytest.mark.parametrize(
    ("language", "text", "where"),
    [
        ("en", "missing card found under the table before the opening lead", "found"),
        ("en", "missing card found under the table after dummy came down", "elsewhere"),
        ("it", "la carta mancante trovata per terra prima dell'attacco", "found"),
        ("it", "la carta mancante trovata per terra a morto sceso", "elsewhere"),
    ],
)
def test_a_card_found_during_the_play_was_elsewhere(language: str, text: str, where: str) -> None:
    assert understand(text, language, subject="wrong_cards").answers["where"] == where
