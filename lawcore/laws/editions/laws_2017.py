"""The Laws of 2017."""

from lawcore.engine.fact import Edition
from lawcore.laws.editions.book import Book

BOOK = Book(Edition(2017), in_force=True)
