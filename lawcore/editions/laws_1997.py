"""The Laws of 1997."""

from lawcore.edition import Edition
from lawcore.editions.book import Book

BOOK = Book(Edition(1997), in_force=False)
