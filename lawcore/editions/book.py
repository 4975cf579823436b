"""An edition as it was published."""

from dataclasses import dataclass

from lawcore.article import Amendment
from lawcore.fact import Edition


@dataclass(frozen=True, slots=True)
class Book:
    """An edition, with what it amends beyond the bounds written at the laws themselves."""

    edition: Edition
    in_force: bool
    amendments: tuple[Amendment, ...] = ()
