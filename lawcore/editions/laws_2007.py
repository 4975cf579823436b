"""The Laws of 2007."""

from lawcore.editions.book import Book
from lawcore.fact import Edition

BOOK = Book(Edition(2007), in_force=False)
