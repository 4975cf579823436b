"""The Laws of 1997."""

from lawcore.editions.book import Book
from lawcore.fact import Edition

BOOK = Book(Edition(1997), in_force=False)
