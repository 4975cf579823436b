"""The screens of the library for a number, a word or a button."""

from bot.conversation.callback_data import Look
from bot.screens.article import (
    article_screen,
    found_screen,
    missing_screen,
    nothing_found_screen,
    official_screen,
)
from bot.screens.elements import Screen
from lawcore import EDITIONS, Edition
from lawcore.book.library import Library
from lawcore.book.library.official import OfficialTexts


def search_screen(text: str, language: str, edition: Edition, official: OfficialTexts) -> Screen:
    """Return the article with the number that was typed, otherwise the articles that match.

    They are of the edition whose year stands behind them: "64A1 2007".
    """
    words = text.split()
    year = int(words[-1]) if len(words) > 1 and words[-1].isdecimal() else 0
    if year in EDITIONS:
        text, edition = " ".join(words[:-1]), Edition(year)
    number = Library.of(language).read(text, edition)
    if number is not None:
        return _article_screen(number, language, edition, official)
    hits = Library.of(language).search(text, edition)
    return (
        found_screen(language, edition, text, hits)
        if hits
        else nothing_found_screen(language, text)
    )


def typed_article_screen(
    text: str, language: str, edition: Edition, official: OfficialTexts
) -> Screen | None:
    """Return the article with the number that was typed, None for any other text."""
    number = Library.of(language).read(text, edition)
    return None if number is None else _article_screen(number, language, edition, official)


def opened_article_screen(wanted: Look, language: str, official: OfficialTexts) -> Screen | None:
    """Return the article that a button opens, None for a button with an unknown number."""
    if wanted.edition not in EDITIONS:
        return None
    edition = Edition(wanted.edition)
    return typed_article_screen(wanted.number, language, edition, official)


def _article_screen(
    number: str, language: str, edition: Edition, official: OfficialTexts
) -> Screen:
    library = Library.of(language)
    text = official.of(number, edition, language)
    if library.has(number, edition):
        return article_screen(language, edition, library.open(number, edition), text)
    if text is not None:
        return official_screen(language, edition, number, text)
    nearest = library.nearest(number, edition)
    if nearest is None:
        return missing_screen(language, edition, number)
    entry = library.open(nearest, edition)
    above = official.of(nearest, edition, language)
    return article_screen(language, edition, entry, above, instead_of=number)
