"""Decided cases as they are kept: a TOML file for each subject, a [[case]] for each ruling.

id          the case; after a hyphen which part or branch of it this is
source      its title; address where it is a public page; ruling_by who ruled; year of the
            ruling, where the source tells it
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

from collections.abc import Iterator, Mapping
from enum import StrEnum
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from msgspec import Struct, field

from lawcore.book.entries import (
    A_FLAG,
    A_NUMBER,
    A_TEXT,
    BadEntry,
    EntryFault,
    Field,
    Unfit,
    checked,
    files_of,
    number,
    one_of,
    raise_all,
    table,
    tables,
    text,
)
from lawcore.engine.fact import Answers, Edition
from lawcore.languages import FALLBACK, LANGUAGES
from lawcore.laws.catalogue import SUBJECTS
from lawcore.laws.editions import EDITIONS

SHIPPED: Traversable = files("lawcore.book.decided")
"""The folder with the cases that are published here."""
NOT_EXPRESSIBLE = "not_expressible"

Provenance = StrEnum("Provenance", "STATED IN_PART DERIVED")
"""How far a ruling was read in its source."""

BadCase: TypeAlias = BadEntry
"""A case that cannot be read or ruled on."""


class CaseOutcome(Struct, frozen=True):
    """A ruling in brief; without tricks or penalty card (minor, major) none are told.

    `articles` are those it rests on, `beside` others that it names.
    """

    status: str
    articles: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    tricks: int | None = None
    penalty_card: str | None = None


class Dispute(Struct, frozen=True):
    """Why a case is disputed, and its other reading; each by language."""

    reason: Mapping[str, str]
    other: Mapping[str, str]


class Case(Struct, frozen=True):
    """One decided case, or one branch of it; the fields are those of the file."""

    subject: str
    id: str
    source: str
    ruling_by: str
    provenance: Provenance
    edition: Edition
    story: Mapping[str, str]
    told: Answers
    theirs: Mapping[Edition, CaseOutcome]
    address: str = ""
    year: int | None = None
    assumed: Answers = field(default_factory=dict)
    settings: Answers = field(default_factory=dict)
    dispute: Dispute | None = None
    note: str = ""

    @property
    def base(self) -> str:
        """The id of the case without its branch."""
        return self.id.partition("-")[0]

    @property
    def answers(self) -> Answers:
        """The answers that the source gives, and those assumed."""
        return {**self.assumed, **self.told}

    def dated(self, what: str) -> str:
        """Return a text with the year of the ruling behind it, where that is known."""
        return what if self.year is None else f"{what} ({self.year})"

    def derived(self, edition: Edition) -> bool:
        """Tell whether the ruling under an edition was worked out, not read in the source."""
        return self.provenance is Provenance.DERIVED or edition != self.edition


class NotExpressible(Struct, frozen=True):
    """A decided case that the facts of no subject can express; the reasons are by language."""

    id: str
    source: str
    reason: Mapping[str, str]
    subject: str = ""


def cases(folder: Traversable = SHIPPED, subject: str | None = None) -> tuple[Case, ...]:
    """Return the cases of a folder, of one subject or of all in their order; raise BadCase."""
    if subject is None:
        _know_all(folder)
    names = [subject] if subject else list(SUBJECTS)
    found: list[Case] = []
    wrong: list[BadCase] = []
    for name in names:
        for where, entry in _entries(folder, name):
            try:
                found.append(_read(name, where, entry))
            except BadCase as bad:
                wrong.append(bad)
    raise_all(wrong)
    _once(f"{case.subject}.toml: {case.id}" for case in found)
    return tuple(found)


def not_expressible(folder: Traversable = SHIPPED) -> tuple[NotExpressible, ...]:
    """Return the cases of a folder that facts cannot express; raise BadCase."""
    found = tuple(
        NotExpressible(**checked(entry, where, _NOT_EXPRESSIBLE, optional=("subject",)))
        for where, entry in _entries(folder, NOT_EXPRESSIBLE)
    )
    _once(f"{NOT_EXPRESSIBLE}.toml: {entry.id}" for entry in found)
    return found


def _read(subject: str, where: str, entry: Mapping[str, Any]) -> Case:
    fields = checked(entry, where, _CASE, optional=_OPTIONAL)
    known = _statuses(subject)
    raise_all(
        [
            BadCase(EntryFault.WRONG_VALUE, where, f"theirs.{year}.status", known)
            for year, theirs in fields["theirs"].items()
            if theirs.status not in known
        ]
    )
    disputed = fields.pop("disputed", None)
    return Case(subject=subject, dispute=_dispute(disputed), **fields)


def _entries(folder: Traversable, name: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the tables of a file, each with its name in messages."""
    path = folder.joinpath(f"{name}.toml")
    if not path.is_file():
        return
    read = tables(path)
    for other in read.keys() - {"case"}:
        raise BadCase(EntryFault.UNKNOWN_FIELD, path.name, other, ("[[case]]",))
    entries = read.get("case", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadCase(EntryFault.WRONG_VALUE, path.name, "case")
    for place, entry in enumerate(entries, start=1):
        yield f"{path.name}: {entry.get('id', place)}", entry


def _know_all(folder: Traversable) -> None:
    """Raise `BadCase` if a file of a folder belongs to no subject."""
    known = tuple(f"{name}.toml" for name in (*SUBJECTS, NOT_EXPRESSIBLE))
    for path in files_of(folder):
        if path.name not in known:
            raise BadCase(EntryFault.UNKNOWN_FILE, path.name, allowed=known)


def _once(names: Iterator[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise BadCase(EntryFault.TWICE, name)
        seen.add(name)


def _texts(value: object) -> Mapping[str, str]:
    """Return a text in each language: in English if a language has none of its own."""
    if not isinstance(value, dict) or not {FALLBACK} <= value.keys() <= set(LANGUAGES):
        raise Unfit([f'{language} = "…"' for language in LANGUAGES])
    english = text(value[FALLBACK])
    return {language: text(value.get(language, english)) for language in LANGUAGES}


def _answers(value: object) -> Answers:
    answers = table(value)
    if not all(isinstance(answer, str | int) for answer in answers.values()):
        raise Unfit((*A_TEXT, *A_NUMBER, *A_FLAG))
    return answers


def _disputed(value: object) -> Mapping[str, Mapping[str, str]]:
    return checked(table(value), "", {"reason": _texts, "other": _texts})


def _dispute(disputed: Mapping[str, Mapping[str, str]] | None) -> Dispute | None:
    return Dispute(**disputed) if disputed is not None else None


def _theirs(value: object) -> Mapping[Edition, CaseOutcome]:
    given = table(value)
    years = {year: _outcome for year in map(str, EDITIONS) if year in given}
    if not years:
        raise Unfit([*map(str, EDITIONS)])
    return {Edition(year): theirs for year, theirs in checked(given, "", years).items()}


def _outcome(value: object) -> CaseOutcome:
    optional = _OUTCOME.keys() - {"status"}
    return CaseOutcome(**checked(table(value), "", _OUTCOME, optional=optional))


_NUMBERS = ('["64A1", …]',)


def _articles(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise Unfit(_NUMBERS)
    return tuple(map(text, value))


def _edition(value: object) -> Edition:
    if not isinstance(value, int) or value not in EDITIONS:
        raise Unfit([*map(str, EDITIONS)])
    return Edition(value)


def _statuses(subject: str) -> tuple[str, ...]:
    """Return the statuses that a ruling of a subject may have."""
    decides = (order.decides for order in SUBJECTS[subject].orders.values())
    return tuple(dict.fromkeys(status for status in decides if status is not None))


_OUTCOME: Mapping[str, Field] = {
    "status": text,
    "articles": _articles,
    "beside": _articles,
    "tricks": number,
    "penalty_card": one_of("minor", "major"),
}
_NOT_EXPRESSIBLE: Mapping[str, Field] = {
    "id": text,
    "source": text,
    "reason": _texts,
    "subject": one_of(*SUBJECTS),
}
_CASE: Mapping[str, Field] = {
    "id": text,
    "source": text,
    "address": text,
    "ruling_by": text,
    "year": number,
    "provenance": lambda value: Provenance(one_of(*Provenance)(value)),
    "edition": _edition,
    "story": _texts,
    "told": _answers,
    "assumed": _answers,
    "settings": _answers,
    "theirs": _theirs,
    "disputed": _disputed,
    "note": text,
}
_OPTIONAL = ("address", "year", "assumed", "settings", "disputed", "note")
