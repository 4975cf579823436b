"""Regulating authorities and what they have settled, each with its source."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct

from lawcore.book.entries import (
    BadEntry,
    EntryFault,
    Field,
    Unfit,
    checked,
    files_of,
    flag,
    number,
    one_of,
    table,
    tables,
    text,
)
from lawcore.engine.fact import Answer, Answers, Edition
from lawcore.engine.subject import Subject
from lawcore.laws.catalogue import SUBJECTS

MINUTES = "correction_period_minutes"
"""What authorities settle though no subject asks it yet: a number of minutes (79C)."""
FIRST, LAST = 0, 9999


class SettledOption(Struct, frozen=True):
    """An option of an authority; without a value it is not known what the authority settled.

    `verified` says that the value was read in a text of the authority or a copy of one.
    """

    option: str
    value: Answer | None
    source: str
    verified: bool
    since: int = FIRST
    until: int = LAST


class Authority(Struct, frozen=True):
    """A regulating authority."""

    key: str
    name: str
    settled: tuple[SettledOption, ...]

    def of(self, subject: Subject, edition: Edition) -> Mapping[str, SettledOption]:
        """Return what the authority settled of a subject's options, under an edition."""
        options = {fact.name for fact in subject.facts.settings}
        return {
            one.option: one
            for one in self.settled
            if one.option in options and one.since <= edition <= one.until
        }

    def options(self, subject: Subject, edition: Edition) -> Answers:
        """Return the values the authority has set; any other option stays as the Laws have it."""
        settled = self.of(subject, edition)
        return {name: one.value for name, one in settled.items() if one.value is not None}


SHIPPED: Traversable = files("lawcore.book.authorities")
"""The folder with the authorities that are published here."""


def read(folder: Traversable) -> Mapping[str, Authority]:
    """Return the authorities of the `.toml` files of a folder, by key; raises `BadEntry`.

    A file has a table for each authority: its `name`, and an `option` table for each thing that it
    settled, with the fields of `SettledOption`.
    """
    found: dict[str, Authority] = {}
    for path in files_of(folder):
        for key, profile in tables(path).items():
            where = f"{path.name}: {key}"
            if key in found:
                raise BadEntry(EntryFault.TWICE, where)
            found[key] = _authority(key, profile, where)
    return found


def add(folder: Traversable) -> None:
    """Add the authorities of a folder to `AUTHORITIES`; one with a known key is replaced.

    Raises `BadEntry`; then nothing is added.
    """
    AUTHORITIES.update(read(folder))


def _authority(key: str, profile: object, where: str) -> Authority:
    if not _KEY.fullmatch(key):
        raise BadEntry(EntryFault.WRONG_VALUE, where, key, ("a-z 0-9",))
    if not isinstance(profile, dict):
        raise BadEntry(EntryFault.UNKNOWN_FIELD, where, key, (f"[{key}]", f"[[{key}.option]]"))
    fields = checked(profile, where, {"name": text, "option": _listed}, optional=("option",))
    settled = [
        _settled(option, f"{where}, option {place}")
        for place, option in enumerate(fields.get("option", ()), start=1)
    ]
    return Authority(key, fields["name"], tuple(settled))


def _settled(option: Mapping[str, Any], where: str) -> SettledOption:
    fields = checked(option, where, _SETTLED, optional=("value", "since", "until"))
    if "value" in fields:
        fields |= checked({"value": fields["value"]}, where, {"value": _value(fields["option"])})
    return SettledOption(**{"value": None, **fields})


def _value(option: str) -> Field:
    """Return the field of the value of an option."""
    if option == MINUTES:
        return number
    allowed = _options()[option]
    return flag if set(allowed) <= {True, False} else one_of(*map(str, allowed))


def _listed(value: object) -> list[Mapping[str, Any]]:
    if not isinstance(value, list):
        raise Unfit(_OPTION_TABLES)
    return [table(one) for one in value]


@cache
def _options() -> Mapping[str, tuple[Answer, ...]]:
    """Return what authorities may settle, each with its values."""
    return {
        fact.name: fact.options for subject in SUBJECTS.values() for fact in subject.facts.settings
    }


_OPTION_TABLES = ("[[….option]]",)
_KEY = re.compile("[a-z0-9]+")
_SETTLED: Mapping[str, Field] = {
    "option": lambda value: str(one_of(*_options(), MINUTES)(value)),
    "value": lambda value: value,
    "source": text,
    "verified": flag,
    "since": number,
    "until": number,
}
AUTHORITIES: dict[str, Authority] = dict(read(SHIPPED))
