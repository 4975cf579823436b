"""The answers to general questions: whole, short, resting on articles that open, leading on."""

import pytest

from lawcore import EDITIONS, SUBJECTS, Edition, Question, Ruling, enquire
from lawcore.book.library import Library
from lawcore.languages.messages import texts_of
from lawcore.understanding.answers import CARDS, CardWords, is_shown
from lawcore.wording import LANGUAGES

LONGEST_NAME, MOST_WORDS = 36, 45
"""A name is the label of a button; an answer is read in a glance."""
WAYS = 3
"""The fewest ways of asking by which a question is known in a language."""
IN_FORCE = Edition(2017)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_worded_and_nothing_else(language: str) -> None:
    words, said = CardWords.of(language), texts_of(language, "answers")
    worded = {key for key in said.keys() if "." not in key}  # noqa: SIM118
    assert worded == {f"{card}{what}" for card in CARDS for what in ("", "-name", "-ask")}
    names = [words.name(card) for card in CARDS]
    assert len(set(names)) == len(names)
    for card in CARDS:
        assert len(words.name(card)) <= LONGEST_NAME, card
        assert len(words.answer(card).split()) <= MOST_WORDS, card
        assert len(set(words.asked(card))) >= WAYS, card


def test_no_question_is_asked_in_the_words_of_another() -> None:
    ways = [
        way.casefold()
        for one in LANGUAGES
        for card in CARDS
        for way in CardWords.of(one).asked(card)
    ]
    assert len(set(ways)) == len(ways)


def test_every_article_opens() -> None:
    library = Library.of("en")
    for card in CARDS.values():
        assert card.articles
        assert len(set(card.articles)) == len(card.articles), card.name
        for number in card.articles:
            assert library.has(number, IN_FORCE), (card.name, number)


def test_every_subject_has_a_card_and_every_card_tells_what_its_subject_knows() -> None:
    for subject in SUBJECTS:
        assert any(card.opens == subject for card in CARDS.values()), subject
    for card in CARDS.values():
        if card.opens is None:
            assert not card.facts
            continue
        for edition in EDITIONS:
            if is_shown(card.name, edition) and edition in SUBJECTS[card.opens].books:
                reply = enquire(card.opens, edition, dict(card.facts))
                assert isinstance(reply, Question | Ruling), card.name


def test_another_edition_shows_only_what_says_what_was_otherwise() -> None:
    for edition in EDITIONS:
        for card in CARDS:
            said = {CardWords.of(one).until(card, edition) is not None for one in LANGUAGES}
            assert len(said) == 1, (card, edition)
            assert is_shown(card, edition) is (edition == IN_FORCE or said == {True})
    assert any(is_shown(card, Edition(2007)) for card in CARDS)
    assert not any(is_shown(card, Edition(1997)) for card in CARDS)
