"""The library of articles: open one, read a typed number, search by words."""

from lawcore.book.library.library import EditionDifference, Entry, Library, Point, prepare_search
from lawcore.book.library.page import Page, Pages
from lawcore.book.library.search import Hit

__all__ = [
    "EditionDifference",
    "Entry",
    "Hit",
    "Library",
    "Page",
    "Pages",
    "Point",
    "prepare_search",
]
