"""The Laws of 2017."""

from lawcore.editions.book import Book
from lawcore.fact import Edition

BOOK = Book(Edition(2017), in_force=True)
