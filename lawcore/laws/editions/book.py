"""An edition as it was published."""

from msgspec import Struct

from lawcore.engine.article import Amendment
from lawcore.engine.fact import Edition


class Book(Struct, frozen=True):
    """An edition, with what it amends beyond the bounds written at the laws themselves.

    `read` are the numbers whose text was compared with what we say: `50` that paragraph alone,
    `42*` it and all below it, `*` the whole book.
    """

    edition: Edition
    in_force: bool
    amendments: tuple[Amendment, ...] = ()
    read: str = "*"

    def has_read(self, number: str) -> bool:
        """Tell whether the text of the article with that number was read."""
        return any(_covers(entry, number) for entry in self.read.split())


def _covers(entry: str, number: str) -> bool:
    """Tell whether an entry of what was read covers a number."""
    if not entry.endswith("*"):
        return entry == number
    above = entry.removesuffix("*")
    beyond = number[len(above) :][:1]
    return number.startswith(above) and not (above[-1:].isdigit() and beyond.isdigit())
