"""The editions of the Laws, a module for each; the newest in force is the default."""

from importlib import import_module
from pkgutil import iter_modules

from lawcore.engine.fact import Edition
from lawcore.laws.editions.book import Book


def books() -> tuple[Book, ...]:
    """Return the books of this folder, oldest first."""
    names = [module.name for module in iter_modules(__path__) if module.name.startswith("laws_")]
    found: list[Book] = [import_module(f"{__name__}.{name}").BOOK for name in names]
    return tuple(sorted(found, key=lambda book: book.edition))


BOOKS = books()
EDITIONS: tuple[Edition, ...] = tuple(book.edition for book in BOOKS)
IN_FORCE: Edition = max(book.edition for book in BOOKS if book.in_force)
READ_AGAINST = Edition(2017)
"""The edition against whose text provisions, paraphrases and answers were read."""


def is_read(number: str, edition: Edition) -> bool:
    """Tell whether what we say of an article was compared with the text of an edition."""
    return next(book for book in BOOKS if book.edition == edition).has_read(number)
