"""Build a subject from its facts and its Laws, as each edition has them."""

from types import ModuleType

from lawcore.article import FIRST, Code
from lawcore.editions import BOOKS
from lawcore.fact import Facts
from lawcore.subject import Subject


def build_subject(
    name: str,
    place: int,
    facts: type[Facts],
    *laws: ModuleType,
    since: int = FIRST,
    severally: bool = False,
) -> Subject:
    """Return a subject; the editions before `since` are not covered."""
    books = Code.of(*laws).edited({book.edition: book.amendments for book in BOOKS})
    covered = {edition: book for edition, book in books.items() if edition >= since}
    return Subject(name, place, facts, covered, severally)
