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
  These, `edition` and `since` may also stand once, at the head of the file;
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
| `grounds` | all articles that are cited and give no order |
| `set_aside` | all that is set aside, each with what excludes it: "64A by 64B3" |
| `values` | by order, what fills it in: `values = { TransferTricks = { tricks = 1 } }` |
| `equity` | true where the Director has to look whether the damage is made good |
| `effects` | what holds from now on for whom, as far as it is named |
| `asks_next` | what is asked once the ruling is given, with what it tells then |
| `asks`, `needed_by` | no ruling yet: the fact asked next, and the articles that need it |
| `refused` | no ruling at all: why, such as "impossible" |
| `second` | what the second procedure says, in its own terms: the ruling is held to it too |

Where editions differ, a table of the case says what is told or expected otherwise in some of them:
`2007 = { status = … }`, `1997-2007 = { … }`, `2017- = { … }` (2017 and later). There `more_orders`
adds to the `orders` of the case, and so does `more_` before any other list. `"@name"` in a list of
expectations stands for a list of that name in `[groups]`, which may be a table of editions too.

Besides cases a file may hold

- `[usual]`, what is told in every case, and `[always]`, what is expected of every case;
- `[one_each]`, the answers to try where others are alike;
- `[[dialogues]]`, how many there are in an edition and the messages of the longest, as
  `python -m lawcore explore <subject> --stats` prints them, and the rules of the second procedure
  that they come to;
- `[[board]]`, several irregularities on one board;
- `[recorded]`, every dialogue and what is ruled on it; `[second_differs]`, where the second
  procedure says nothing of one or cites other articles; `[orders_by_rule]`, what is ordered at
  each rule of it.

`in_full/<subject>.toml` has cases of the same form that expect everything that is ordered, cited
and weighed, `[[set_aside]]`, cases that expect what is set aside, and in `[book]` the numbers that
an edition has.
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
        *("grounds", "set_aside", "values"),
        *("asks", "asks_next", "needed_by", "refused", "second"),
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
    recorded: Mapping[str, str]
    second_differs: Mapping[str, str]
    orders_by_rule: Mapping[str, str]
    boards: Sequence[Table]

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
        tuple(_cases(subject, table, table.get("case", ()))),
        tuple(_walks(subject, table)),
        table.get("one_each", {}),
        table.get("recorded", {}),
        table.get("second_differs", {}),
        table.get("orders_by_rule", {}),
        table.get("board", ()),
    )


@dataclass(frozen=True)
class InFull:
    """What a file of `in_full/` holds."""

    cases: tuple[Case, ...]
    set_aside: tuple[Case, ...]
    _table: Table

    def book(self, numbers: str, edition: int) -> frozenset[str]:
        """The numbers of an edition: "articles", "headings" among them, or "points"."""
        return frozenset(_listed(self._table["book"][numbers], edition, {}))


@cache
def in_full(subject: str) -> InFull:
    """The cases of a subject that expect everything."""
    table = tomllib.loads((FOLDER / "in_full" / f"{subject}.toml").read_text("utf-8"))
    table |= {"usual": of(subject).usual}
    alone = {**table, "always": {}}
    return InFull(
        tuple(_cases(subject, table, table["case"])),
        tuple(_cases(subject, alone, table["set_aside"])),
        table,
    )


def every() -> Iterator[CaseFile]:
    """Yield every file."""
    return (of(subject) for subject in subjects())


def _cases(subject: str, table: Table, rows: Sequence[Table]) -> Iterator[Case]:
    groups = table.get("groups", {})
    for row in rows:
        name = f"{subject}.toml, case {row.get('id', '?')}"
        for edition in _editions(subject, {**_heads(table, row), **row}, name):
            told = _in_edition({**table.get("always", {}), **row}, edition, groups)
            if unknown := told.keys() - TOLD - EXPECTED - FOR_THE_READER:
                msg = f"{name}: unknown: {', '.join(sorted(unknown))}"
                raise ValueError(msg)
            yield Case(
                subject,
                row["id"],
                edition,
                {**table.get("usual", {}), **told.get("facts", {})},
                told.get("settings", {}),
                {k: v for k, v in told.items() if k in EXPECTED},
                *(bool(told.get(k, table.get(k))) for k in ("in_full", "needed", "asked")),
            )


def _heads(table: Table, row: Table) -> Table:
    """The editions of all cases of a file, where a case does not say its own."""
    own = {"edition", "since"} & row.keys()
    return {} if own else {key: table[key] for key in ("edition", "since") if key in table}


def _in_edition(row: Table, edition: int, groups: Table) -> Table:
    """What a case says of an edition: of all, and otherwise of those that a table names."""
    own = {key: value for key, value in row.items() if not key[0].isdigit()}
    for key, value in row.items():
        if key[0].isdigit() and _is_among(edition, key):
            own = {**own, **value, "facts": {**own.get("facts", {}), **value.get("facts", {})}}
    for key in [key for key in own if key.startswith("more_")]:
        own[key.removeprefix("more_")] = [*own.get(key.removeprefix("more_"), ()), *own.pop(key)]
    lists = [key for key in own if key in EXPECTED and isinstance(own[key], list)]
    return {**own, **{key: _listed(own[key], edition, groups) for key in lists}}


def _listed(listed: Sequence[str] | Table, edition: int, groups: Table) -> list[str]:
    """A list, or what a table of editions lists; what is grouped stands there for itself."""
    if isinstance(listed, Mapping):
        listed = [
            item
            for years, items in listed.items()
            if years == "every" or _is_among(edition, years)
            for item in items
        ]
    parts = (
        _listed(groups[item[1:]], edition, groups) if item.startswith("@") else [item]
        for item in listed
    )
    return [item for part in parts for item in part]


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
