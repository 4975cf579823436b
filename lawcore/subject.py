"""A matter that can be asked about."""

from collections.abc import Mapping
from dataclasses import dataclass

from lawcore.article import Edited
from lawcore.edition import Edition
from lawcore.fact import Facts


@dataclass(frozen=True, slots=True, eq=False)
class Subject:
    """A matter with the facts that tell it and the code that rules it, edition by edition.

    `books` has the editions that are covered. Subjects are offered by their place: the smaller,
    the earlier. `severally` says that a board may hold more than one of it.
    """

    name: str
    place: int
    facts: type[Facts]
    books: Mapping[Edition, Edited]
    severally: bool = False
