"""A kind of irregularity that can be asked about."""

from collections.abc import Mapping
from dataclasses import dataclass

from lawcore.article import Edited
from lawcore.edition import Edition
from lawcore.fact import Facts


@dataclass(frozen=True, slots=True, eq=False)
class Subject:
    """An irregularity with the facts that tell it and the code that rules it, edition by edition.

    `severally` says that a board may hold more than one of it.
    """

    name: str
    facts: type[Facts]
    books: Mapping[Edition, Edited]
    severally: bool = False
