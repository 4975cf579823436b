"""Entries of a TOML file, checked field by field: what is wrong names file, entry and field."""

import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import StrEnum
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

EntryFault = StrEnum(
    "EntryFault",
    "NO_FOLDER UNKNOWN_FILE NOT_TOML MISSING UNKNOWN_FIELD WRONG_VALUE TWICE UNTOLD REFUSED",
)
"""What can be wrong with a file."""

_SAID: Mapping[EntryFault, str] = {
    EntryFault.NO_FOLDER: "{where} is no folder",
    EntryFault.UNKNOWN_FILE: "{where} belongs to no subject",
    EntryFault.NOT_TOML: "{where} is not TOML: {what}",
    EntryFault.MISSING: "{where}: {what} is missing",
    EntryFault.UNKNOWN_FIELD: "{where}: {what} is no field here",
    EntryFault.WRONG_VALUE: "{where}: {what} has no value that fits",
    EntryFault.TWICE: "{where} is there twice",
    EntryFault.UNTOLD: "{where}: tell or assume {what}",
    EntryFault.REFUSED: "{where}: {what}",
}


class BadEntry(ValueError):  # noqa: N818 - named by what it is
    """An entry that cannot be read: `where` is its file and name, `what` the field or facts.

    `allowed` are the values that would fit, or the names that are known; empty if they are too
    many to list. If the law refuses an answer, the cause of the error is a BadAnswer.
    """

    def __init__(
        self, code: EntryFault, where: str, what: str = "", allowed: Collection[str] = ()
    ) -> None:
        super().__init__(code, where, what)
        self.code = code
        self.where = where
        self.what = what
        self.allowed = tuple(allowed)
        self.more: tuple[BadEntry, ...] = ()

    @property
    def every(self) -> "tuple[BadEntry, ...]":
        """All errors found at once: this one, then the others."""
        return (self, *(bad for other in self.more for bad in other.every))

    def __str__(self) -> str:
        """Return in one line what is wrong, where, and what would be right."""
        said = _SAID[self.code].format(where=self.where, what=self.what or self.__cause__)
        return f"{said}; allowed: {', '.join(self.allowed)}" if self.allowed else said


class Unfit(ValueError):  # noqa: N818 - named by what it is
    """A value that does not fit its field; `allowed` as in `BadEntry`."""

    def __init__(self, allowed: Collection[str]) -> None:
        super().__init__(allowed)
        self.allowed = tuple(allowed)


A_TEXT = ('"…"',)
A_NUMBER = ("0, 1, 2 …",)
A_FLAG = ("true", "false")
A_TABLE = ("[…]",)


Field: TypeAlias = Callable[[object], Any]
"""Converts the value of a field; it raises `Unfit`, or `BadEntry` of a table in it."""


def files_of(folder: Traversable) -> Iterator[Traversable]:
    """Yield the TOML files of a folder by name; raises `BadEntry` if there is no folder."""
    if not folder.is_dir():
        raise BadEntry(EntryFault.NO_FOLDER, str(folder))
    yield from sorted(
        (path for path in folder.iterdir() if path.name.endswith(".toml")),
        key=lambda path: path.name,
    )


def tables(path: Traversable) -> Mapping[str, Any]:
    """Return the content of a file; raises `BadEntry` if it is not TOML."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except ValueError as wrong:
        raise BadEntry(EntryFault.NOT_TOML, path.name, str(wrong)) from None


def checked(
    entry: Mapping[str, Any],
    where: str,
    fields: Mapping[str, Field],
    *,
    optional: Collection[str] = (),
) -> dict[str, Any]:
    """Return an entry with each field converted; raises `BadEntry` for all that is wrong."""
    wrong = [
        BadEntry(EntryFault.UNKNOWN_FIELD, where, n, fields) for n in entry if n not in fields
    ]
    if not wrong:  # else the one that is missing may be the one that is mistyped
        missing = (name for name in fields if name not in {*entry, *optional})
        wrong = [BadEntry(EntryFault.MISSING, where, name) for name in missing]
    read: dict[str, Any] = {}
    for name in (known for known in entry if known in fields):
        try:
            read[name] = _read(fields[name], entry[name], where, name)
        except BadEntry as bad:
            wrong.append(bad)
    raise_all(wrong)
    return {name: read[name] for name in entry}


def raise_all(wrong: Sequence[BadEntry]) -> None:
    """Raise the first error, with the others in its `more`; do nothing without errors."""
    if wrong:
        wrong[0].more = (*wrong[0].more, *wrong[1:])
        raise wrong[0]


def _read(field: Field, value: object, where: str, name: str) -> object:
    try:
        return field(value)
    except BadEntry as inside:
        place = f"{name}.{inside.what}"
        raise BadEntry(inside.code, where, place, inside.allowed) from None
    except Unfit as unfit:
        raise BadEntry(EntryFault.WRONG_VALUE, where, name, unfit.allowed) from None


def table(value: object) -> Mapping[str, Any]:
    """Return a table."""
    if not isinstance(value, dict):
        raise Unfit(A_TABLE)
    return value


def one_of(*allowed: str) -> Field:
    """Return the field whose value is one of these texts."""

    def read(value: object) -> str:
        if value not in allowed:
            raise Unfit(allowed)
        return str(value)

    return read


def text(value: object) -> str:
    """Return a text that is not empty."""
    if not isinstance(value, str) or not value.strip():
        raise Unfit(A_TEXT)
    return value


def number(value: object) -> int:
    """Return a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Unfit(A_NUMBER)
    return value


def flag(value: object) -> bool:
    """Return a yes or no."""
    if not isinstance(value, bool):
        raise Unfit(A_FLAG)
    return value
