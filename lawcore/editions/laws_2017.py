"""The Laws of 2017."""

from lawcore.edition import Edition
from lawcore.editions.book import Book

BOOK = Book(Edition(2017), in_force=True)
