"""Decided cases as they are kept: a TOML file for each subject, a [[case]] for each ruling.

id          the case; after a hyphen which part or branch of it this is
source      its title; address where it is a public page; ruling_by who ruled; year of the ruling
provenance  "stated" where the ruling was read in the source, "in_part", or "derived" from the Laws
edition     the Laws the source rules under: 1997, 2007 or 2017
story       what happened, one sentence in each language
told        the facts of the subject that the source tells; those of a second revoke are "2.trick"
assumed     the facts it does not tell, taken as in an ordinary case
settings    what its regulating authority has settled
theirs      by edition what is ruled: status; tricks, penalty_card where they matter; articles;
            beside are articles the source names too, of other matters or as not applying: these
            are not compared
disputed    in each language the reason, and the other reading there is
note        for whoever keeps the file, in English

Cases that cannot be told in the facts of any subject are in not_expressible.toml, each with its
reason in each language, and its subject where there is one that comes near.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum, auto
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from lawcore.catalogue import SUBJECTS
from lawcore.edition import Edition
from lawcore.editions import EDITIONS
from lawcore.fact import Answer
from lawcore.languages import FALLBACK, LANGUAGES

SHIPPED: Traversable = files("lawcore.decided")
"""The folder with the cases that are published here."""
NOT_EXPRESSIBLE = "not_expressible"
Field: TypeAlias = Callable[[object], Any]
"""What makes a field of what the file has; it raises TypeError or ValueError."""


class Provenance(StrEnum):
    """How far a ruling was read in its source."""

    STATED = auto()
    IN_PART = auto()
    DERIVED = auto()


class Wrong(StrEnum):
    """What can be wrong with a file of cases."""

    NOT_TOML = auto()
    MISSING = auto()
    UNKNOWN_FIELD = auto()
    WRONG_VALUE = auto()
    TWICE = auto()
    UNTOLD = auto()
    REFUSED = auto()


class BadCase(ValueError):  # noqa: N818 - named by what it is
    """A case that cannot be read or ruled: `where` is its file and id, `what` the field or facts.

    Where the law refuses an answer the cause of the error is a BadAnswer.
    """

    def __init__(self, code: Wrong, where: str, what: str = "") -> None:
        super().__init__(code, where, what)
        self.code = code
        self.where = where
        self.what = what


@dataclass(frozen=True, slots=True)
class CaseOutcome:
    """A ruling in brief; no tricks or penalty card (minor, major) means that none are told.

    `articles` are those it rests on, `beside` others that it names.
    """

    status: str
    articles: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    tricks: int | None = None
    penalty_card: str | None = None


@dataclass(frozen=True, slots=True)
class Dispute:
    """Why a case is disputed, and its other reading; each by language."""

    reason: Mapping[str, str]
    other: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Case:
    """One decided case, or one branch of it; the fields are those of the file."""

    subject: str
    id: str
    source: str
    ruling_by: str
    year: int
    provenance: Provenance
    edition: Edition
    story: Mapping[str, str]
    told: Mapping[str, Answer]
    theirs: Mapping[Edition, CaseOutcome]
    address: str = ""
    assumed: Mapping[str, Answer] = field(default_factory=dict)
    settings: Mapping[str, Answer] = field(default_factory=dict)
    dispute: Dispute | None = None
    note: str = ""

    @property
    def base(self) -> str:
        """The id of the case without its branch."""
        return self.id.partition("-")[0]

    @property
    def answers(self) -> Mapping[str, Answer]:
        """What is told and what is assumed."""
        return {**self.assumed, **self.told}

    def derived(self, edition: Edition) -> bool:
        """Tell whether the ruling under an edition is worked out, not read in the source."""
        return self.provenance is Provenance.DERIVED or edition != self.edition


@dataclass(frozen=True, slots=True)
class NotExpressible:
    """A decided case that no subject can tell; the reason is by language."""

    id: str
    source: str
    reason: Mapping[str, str]
    subject: str = ""


def cases(folder: Traversable = SHIPPED, subject: str | None = None) -> tuple[Case, ...]:
    """Return the cases of a folder, of one subject or of all in their order; raise BadCase."""
    names = [subject] if subject else list(SUBJECTS)
    found = tuple(case for name in names for case in _of_subject(folder, name))
    _once(f"{case.subject}.toml: {case.id}" for case in found)
    return found


def not_expressible(folder: Traversable = SHIPPED) -> tuple[NotExpressible, ...]:
    """Return the cases of a folder that cannot be told in facts; raise BadCase."""
    found = tuple(
        NotExpressible(**_checked(entry, where, _NOT_EXPRESSIBLE, optional=("subject",)))
        for where, entry in _entries(folder, NOT_EXPRESSIBLE)
    )
    _once(f"{NOT_EXPRESSIBLE}.toml: {entry.id}" for entry in found)
    return found


def _of_subject(folder: Traversable, subject: str) -> Iterator[Case]:
    for where, entry in _entries(folder, subject):
        fields = _checked(entry, where, _CASE, optional=_OPTIONAL)
        disputed = fields.pop("disputed", None)
        yield Case(subject=subject, dispute=_dispute(disputed), **fields)


def _entries(folder: Traversable, name: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the tables of a file, each with the name it has in messages."""
    path = folder.joinpath(f"{name}.toml")
    if not path.is_file():
        return
    try:
        read = tomllib.loads(path.read_text("utf-8"))
    except ValueError as wrong:
        raise BadCase(Wrong.NOT_TOML, path.name, str(wrong)) from None
    entries = read.get("case", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadCase(Wrong.WRONG_VALUE, path.name, "case")
    for number, entry in enumerate(entries, start=1):
        yield f"{path.name}: {entry.get('id', number)}", entry


def _once(names: Iterator[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise BadCase(Wrong.TWICE, name)
        seen.add(name)


def _checked(
    entry: Mapping[str, Any],
    where: str,
    fields: Mapping[str, Field],
    *,
    optional: tuple[str, ...] = (),
) -> dict[str, Any]:
    """Return a table with each field as it is kept; raise BadCase."""
    for name in entry:
        if name not in fields:
            raise BadCase(Wrong.UNKNOWN_FIELD, where, name)
    for name in fields:
        if name not in entry and name not in optional:
            raise BadCase(Wrong.MISSING, where, name)
    found = {}
    for name, value in entry.items():
        try:
            found[name] = fields[name](value)
        except (TypeError, ValueError):
            raise BadCase(Wrong.WRONG_VALUE, where, name) from None
    return found


def _text(value: object) -> str:
    if not isinstance(value, str) or not value:
        raise TypeError
    return value


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError
    return value


def _texts(value: object) -> Mapping[str, str]:
    """Return a text in each language: the English one where a language has none of its own."""
    if not isinstance(value, dict) or not value.keys() <= set(LANGUAGES):
        raise TypeError
    english = _text(value.get(FALLBACK))
    return {language: _text(value.get(language, english)) for language in LANGUAGES}


def _answers(value: object) -> Mapping[str, Answer]:
    if not isinstance(value, dict):
        raise TypeError
    if not all(isinstance(answer, str | int) for answer in value.values()):
        raise TypeError
    return value


def _disputed(value: object) -> Mapping[str, Mapping[str, str]]:
    if not isinstance(value, dict) or value.keys() != {"reason", "other"}:
        raise TypeError
    return {name: _texts(texts) for name, texts in value.items()}


def _dispute(disputed: Mapping[str, Mapping[str, str]] | None) -> Dispute | None:
    return Dispute(**disputed) if disputed is not None else None


def _theirs(value: object) -> Mapping[Edition, CaseOutcome]:
    if not isinstance(value, dict) or not value:
        raise TypeError
    return {_edition(int(year)): _outcome(outcome) for year, outcome in value.items()}


def _outcome(value: object) -> CaseOutcome:
    if not isinstance(value, dict):
        raise TypeError
    kept = {name: _OUTCOME[name](told) for name, told in value.items() if name in _OUTCOME}
    if kept.keys() != value.keys():
        raise ValueError
    return CaseOutcome(**kept)


def _articles(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError
    return tuple(_text(number) for number in value)


def _edition(value: object) -> Edition:
    edition = Edition(_number(value))
    if edition not in EDITIONS:
        raise ValueError
    return edition


def _provenance(value: object) -> Provenance:
    return Provenance(_text(value))


def _subject(value: object) -> str:
    if value not in SUBJECTS:
        raise ValueError
    return str(value)


_OUTCOME: Mapping[str, Field] = {
    "status": _text,
    "articles": _articles,
    "beside": _articles,
    "tricks": _number,
    "penalty_card": _text,
}
_NOT_EXPRESSIBLE: Mapping[str, Field] = {
    "id": _text,
    "source": _text,
    "reason": _texts,
    "subject": _subject,
}
_CASE: Mapping[str, Field] = {
    "id": _text,
    "source": _text,
    "address": _text,
    "ruling_by": _text,
    "year": _number,
    "provenance": _provenance,
    "edition": _edition,
    "story": _texts,
    "told": _answers,
    "assumed": _answers,
    "settings": _answers,
    "theirs": _theirs,
    "disputed": _disputed,
    "note": _text,
}
_OPTIONAL = ("address", "assumed", "settings", "disputed", "note")
