"""Build a subject from its facts and its Laws, as each edition has them."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any

from lawcore.article import FIRST, Code, Premise, Provision
from lawcore.editions import BOOKS
from lawcore.fact import Facts
from lawcore.subject import Several, Subject


def build_subject(  # noqa: PLR0913 - what most subjects have not is said by its name
    name: str,
    place: int,
    facts: type[Facts],
    *laws: ModuleType,
    premises: Mapping[Premise, Provision[Any]] | None = None,
    since: int = FIRST,
    several: Several | None = None,
    counted: Mapping[str, tuple[str, ...]] | None = None,
    same_effect: tuple[frozenset[str], ...] = (),
    group: str = "",
) -> Subject:
    """Return a subject; the editions before `since` are not covered, the rest is as in Subject.

    Among its Laws may be some that it shares with others; `premises` tells what they rest on here.
    """
    books = Code.of(*laws, premises=premises).edited(
        {book.edition: book.amendments for book in BOOKS}
    )
    covered = {edition: book for edition, book in books.items() if edition >= since}
    return Subject(name, place, facts, covered, several, counted or {}, same_effect, group)
