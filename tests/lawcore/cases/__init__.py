"""What is told to a subject and what has to come of it: a file `<subject>.toml` a subject.

A file is found by its name: the tests beside this module put every case of it to the law and walk
through every dialogue of its subject. A case is a table `[[case]]`:

- `id`: its name within the file;
- `edition`: the year of the Laws, or several, `[1997, 2007]`; or instead `since`: that edition and
  every later one that was read;
- `facts`: what is told, as in `python -m lawcore enquire`; what `[usual]` of the file says is told
  too, unless the case says otherwise;
- `settings`: what a regulating authority has settled;
- `in_full`: true where nothing is supposed, since everything that is asked is told. Otherwise rare
  circumstances that are not told are as usual;
- `needed`: true where no answer can be spared; `asked`: true where just these facts are asked.
  These three may also stand once, at the head of the file;
- `note`, `source`: for whoever reads the file.

What has to come of it, all of it optional:

| key | what is expected |
|---|---|
| `status` | the outcome, such as "established" |
| `tricks` | how many are transferred; "judged" where the Law leaves it to the Director |
| `deciding` | the article of the order that decides |
| `articles`, `articles_among`, `articles_not` | all that are cited; some of them; none of these |
| `orders`, `orders_among`, `orders_not` | the same of orders: by name, or "PutItBack 24D" |
| `said` | which orders speak to whom: `said = { declarer = ["OfferTheSuit"] }` |
| `says`, `says_not` | by language: words that the Director or a player is told; words not told |
| `leads` | the subjects that go on, each with what it is told; `{}` where there is none |
| `judgement`, `judgement_among` | the points left to the Director: all of them; some of them |
| `penalty_card` | "major", "minor", or "none" |
| `exemptions` | the articles that exclude a transfer |
| `equity` | true where the Director has to look whether the damage is made good |
| `effects` | what holds from now on for whom, as far as it is named |
| `asks`, `needed_by` | no ruling yet: the fact asked next, and the articles that need it |
| `refused` | no ruling at all: why, such as "impossible" |
| `second` | what the second procedure says, in its own terms: the ruling is held to it too |

Where editions differ, a table of the case says what is told or expected otherwise in some of them:
`2007 = { status = … }`, `1997-2007 = { … }`, `2017- = { … }` (2017 and later).

Besides cases a file may hold

- `[usual]`, what is told in every case, and `[always]`, what is expected of every case;
- `[one_each]`, the answers to try where others are alike;
- `[[dialogues]]`, how many there are in an edition and the messages of the longest, as
  `python -m lawcore explore <subject> --stats` prints them, and the rules of the second procedure
  that they come to;
- `besides`, what is told besides to see whether each provision matters;
- `[recorded]`, every dialogue and what is ruled on it; `[second_differs]`, where the second
  procedure says nothing of one or cites other articles; `[orders_by_rule]`, what is ordered at
  each rule of it.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from lawcore import SUBJECTS, Answer, Edition
from tests.lawcore.editions import READ

FOLDER = Path(__file__).parent
Answers: TypeAlias = Mapping[str, Answer]
Table: TypeAlias = Mapping[str, Any]

FOR_THE_READER = frozenset({"note", "source", "conf"})
TOLD = frozenset({"id", "edition", "since", "facts", "in_full", "needed", "asked", "settings"})
EXPECTED = frozenset(
    {
        *("status", "tricks", "deciding", "penalty_card", "exemptions", "equity", "effects"),
        *("articles", "articles_among", "articles_not", "orders", "orders_among", "orders_not"),
        *("said", "says", "says_not", "leads", "judgement", "judgement_among"),
        *("asks", "needed_by", "refused", "second"),
    }
)


@dataclass(frozen=True)
class Case:
    """A case in one edition: what is told, and what has to come of it."""

    subject: str
    id: str
    edition: Edition
    facts: Answers
    settings: Answers
    expected: Table
    in_full: bool
    needed: bool
    asked: bool

    def __str__(self) -> str:
        return f"{self.subject}-{self.id}-{int(self.edition)}"


@dataclass(frozen=True)
class Walk:
    """All dialogues of a subject in an edition, an authority having settled some things or not."""

    subject: str
    edition: Edition
    settings: Answers
    only: Mapping[str, Sequence[Answer]]
    number: int
    longest: int
    rules: frozenset[str]

    def __str__(self) -> str:
        settled = "".join(f"-{name}={value}" for name, value in self.settings.items())
        return f"{self.subject}-{int(self.edition)}{settled}"


@dataclass(frozen=True)
class CaseFile:
    """What a file holds; see the head of this module."""

    subject: str
    usual: Answers
    cases: tuple[Case, ...]
    walks: tuple[Walk, ...]
    one_each: Mapping[str, Sequence[Answer]]
    besides: Sequence[Answers]
    recorded: Mapping[str, str]
    second_differs: Mapping[str, str]
    orders_by_rule: Mapping[str, str]

    def case(self, name: str, edition: int) -> Case:
        """The case of that name in an edition; KeyError where there is none."""
        return {(case.id, int(case.edition)): case for case in self.cases}[name, edition]


def subjects() -> tuple[str, ...]:
    """The subjects that have a file, in the order of their names."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


@cache
def of(subject: str) -> CaseFile:
    """What the file of a subject holds; ValueError names a case that cannot be read."""
    table = tomllib.loads((FOLDER / f"{subject}.toml").read_text("utf-8"))
    return CaseFile(
        subject,
        table.get("usual", {}),
        tuple(_cases(subject, table)),
        tuple(_walks(subject, table)),
        table.get("one_each", {}),
        ({}, *table.get("besides", ())),
        table.get("recorded", {}),
        table.get("second_differs", {}),
        table.get("orders_by_rule", {}),
    )


def every() -> Iterator[CaseFile]:
    """Yield every file."""
    return (of(subject) for subject in subjects())


def _cases(subject: str, table: Table) -> Iterator[Case]:
    for row in table.get("case", ()):
        name = f"{subject}.toml, case {row.get('id', '?')}"
        for edition in _editions(subject, row, name):
            told = _in_edition(row, edition)
            if unknown := told.keys() - TOLD - EXPECTED - FOR_THE_READER:
                msg = f"{name}: unknown: {', '.join(sorted(unknown))}"
                raise ValueError(msg)
            yield Case(
                subject,
                row["id"],
                edition,
                {**table.get("usual", {}), **told.get("facts", {})},
                told.get("settings", {}),
                {**table.get("always", {}), **{k: v for k, v in told.items() if k in EXPECTED}},
                *(bool(told.get(k, table.get(k))) for k in ("in_full", "needed", "asked")),
            )


def _in_edition(row: Table, edition: int) -> Table:
    """What a case says of an edition: of all, and otherwise of those that a table names."""
    own = {key: value for key, value in row.items() if not key[0].isdigit()}
    for key, value in row.items():
        if key[0].isdigit() and _is_among(edition, key):
            own = {**own, **value, "facts": {**own.get("facts", {}), **value.get("facts", {})}}
    return own


def _is_among(edition: int, years: str) -> bool:
    """Whether an edition is among `2007`, `1997-2007`, or `2017-`."""
    first, dash, last = years.partition("-")
    return int(first) <= edition <= (int(last) if last else 9999 if dash else int(first))


def _walks(subject: str, table: Table) -> Iterator[Walk]:
    for row in table.get("dialogues", ()):
        for edition in _editions(subject, row, f"{subject}.toml, dialogues"):
            yield Walk(
                subject,
                edition,
                row.get("settings", {}),
                row.get("only", table.get("one_each", {})),
                row["number"],
                row["longest"],
                frozenset(row.get("rules", "").split()),
            )


def _editions(subject: str, row: Table, name: str) -> Iterator[Edition]:
    if ("edition" in row) is ("since" in row):
        msg = f"{name}: say either `edition` (a year, or a list of years) or `since` (a year)."
        raise ValueError(msg)
    if "since" in row:
        covered = SUBJECTS[subject].books
        return (e for e in READ if e >= row["since"] and e in covered)
    years = row["edition"] if isinstance(row["edition"], list) else [row["edition"]]
    return (Edition(year) for year in years)
