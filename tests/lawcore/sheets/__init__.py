"""What a reader derived from the text of the Laws alone, who had not seen the program.

A file `<subject>.toml` holds situations of a subject in 2017; any other file those of several
subjects, of which each names its `subject` and, if it is another than 2017, its `edition`. Of
each, `told`, `outcome`, `to_whom`, `chooses`, `limits`, `articles`, `director`, `tricks`, `to`,
`sure` and `note` are as the reader wrote them. Beside them stands what the program says to it:

- `answers`: the facts that express it, as in a request to `python -m lawcore enquire` with
  `suppose`; with `options` or an `auction` where the request has them;
- or `asked`: several requests, one after the other, of which each may name another `subject`;
- or `cannot_be_told`: why no facts express it;
- `ruled`: what the program rules on it, one line a request (`Said.line`);
- `uncited`: articles of the reader on which the program's ruling does not rest;
- `verdict`: see `Verdict`; and `settled`: why, with the provision; left out only where both agree
  in everything.

`python -m tests.lawcore.sheets SUBJECT` prints what is ruled on each situation that has answers.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum, auto
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from lawcore import IN_FORCE, SUBJECTS, Edition
from lawcore.jsonlines import reply_to

FOLDER = Path(__file__).parent
OF_THE_READER = frozenset(
    {
        *("id", "told", "outcome", "to_whom", "chooses", "limits", "articles", "director"),
        *("tricks", "to", "sure", "note"),
    }
)
OF_THE_PROGRAM = frozenset(
    {
        *("subject", "edition", "answers", "options", "auction", "asked", "cannot_be_told"),
        *("ruled", "uncited", "verdict", "settled"),
    }
)
DEPENDS = "depends"
"""Said of tricks that depend on what nobody can know yet."""


class Verdict(StrEnum):
    """How the two compare.

    JUDGEMENT: the program leaves it to the Director, and so does the text. DISPUTED: the text can
    be read in two ways.
    """

    AGREES = auto()
    JUDGEMENT = auto()
    DISPUTED = auto()
    PROGRAM_WRONG_MENDED = auto()
    READER_WRONG = auto()


@dataclass(frozen=True)
class Said:
    """What the program rules on one request."""

    status: str
    tricks: int | str
    articles: tuple[str, ...]

    @property
    def line(self) -> str:
        """Status, tricks transferred, and articles."""
        return f"{self.status}; {self.tricks}; {' '.join(self.articles)}"


@dataclass(frozen=True)
class Situation:
    """One situation of a sheet."""

    subject: str
    edition: Edition
    read: date
    row: Mapping[str, Any]

    def __str__(self) -> str:
        return str(self.row["id"])

    @property
    def requests(self) -> Sequence[Mapping[str, Any]]:
        """What is asked of the program; nothing where the situation cannot be told."""
        where = {"subject": self.subject, "edition": int(self.edition)}
        if "asked" in self.row:
            return [{**where, **one} for one in self.row["asked"]]
        told = {k: self.row[k] for k in ("answers", "options", "auction") if k in self.row}
        return [{**where, **told}] if told else []

    @cached_property
    def said(self) -> tuple[Said, ...]:
        """What the program rules, one for each request; AssertionError where it does not rule."""
        return tuple(map(_ruling, self.requests))

    @property
    def line(self) -> str:
        """What the program rules, in one line."""
        return " | ".join(one.line for one in self.said)

    @property
    def articles(self) -> frozenset[str]:
        """Every article the program cites."""
        return frozenset(article for one in self.said for article in one.articles)

    @property
    def uncited(self) -> list[str]:
        """The reader's articles that the program does not cite, in the reader's order."""
        return [article for article in self.row["articles"] if article not in self.articles]

    @property
    def tricks(self) -> int | str:
        """How many tricks the program transfers in all."""
        each = [one.tricks for one in self.said]
        return DEPENDS if DEPENDS in each else sum(n for n in each if isinstance(n, int))


def subjects() -> tuple[str, ...]:
    """The subjects of which a sheet has situations."""
    return tuple(sorted({situation.subject for situation in every()}))


@cache
def every() -> tuple[Situation, ...]:
    """The situations of all sheets."""
    return tuple(one for path in sorted(FOLDER.glob("*.toml")) for one in _of_sheet(path))


def of(subject: str) -> tuple[Situation, ...]:
    """The situations of a subject."""
    return tuple(situation for situation in every() if situation.subject == subject)


def _of_sheet(path: Path) -> Iterator[Situation]:
    sheet = tomllib.loads(path.read_text("utf-8"))
    assert sheet.get("subject", path.stem) == path.stem
    assert ("subject" in sheet) == (path.stem in SUBJECTS)
    for row in sheet["situation"]:
        subject = sheet.get("subject") or row["subject"]
        edition = Edition(row.get("edition", sheet.get("edition", IN_FORCE)))
        yield Situation(subject, edition, sheet["read"], row)


def _ruling(request: Mapping[str, Any]) -> Said:
    reply = json.loads(reply_to(json.dumps({**request, "suppose": True})))
    assert "ruling" in reply, (request, reply)
    ruling = reply["ruling"]
    tricks = DEPENDS if ruling["tricks"] is None else ruling["tricks"]
    return Said(ruling["status"], tricks, tuple(ruling["articles"]))
