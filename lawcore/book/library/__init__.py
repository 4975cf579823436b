"""The library of articles: open one, read a typed number, search by words."""

from lawcore.book.library.library import EditionDifference, Entry, Library, Point, prepare_search
from lawcore.book.library.page import LibraryPage, Pages
from lawcore.book.library.search import SearchHit

__all__ = [
    "EditionDifference",
    "Entry",
    "Library",
    "LibraryPage",
    "Pages",
    "Point",
    "SearchHit",
    "prepare_search",
]
