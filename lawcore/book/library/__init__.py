"""The library of articles: open one, read a typed number, search by words."""

from lawcore.book.library.library import EditionDifference, Entry, Library, prepare_search
from lawcore.book.library.page import Pages
from lawcore.book.library.search import SearchHit
