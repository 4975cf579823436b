"""The library of articles: open one, read a typed number, search by words."""

from lawcore.library.library import EditionDifference, Entry, Library, Point, prepare_search
from lawcore.library.page import Page, Pages
from lawcore.library.search import Hit

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
