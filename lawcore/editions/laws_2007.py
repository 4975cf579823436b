"""The Laws of 2007."""

from lawcore.edition import Edition
from lawcore.editions.book import Book

BOOK = Book(Edition(2007), in_force=False)
