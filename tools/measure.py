"""The labelled lines of the tests: what each is about, and which facts it states.

`lines.jsonl` has lines as players and help channels write them; `also` are further acceptable
subjects, `maybe` facts that may be read from a line and need not. Lines whose number ends in 7, 8
or 9 are held out: nobody looks at them to add phrases. Of `unread_lines.jsonl` nothing is learned.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lawcore import SUBJECTS

FOLDER = Path(__file__).parents[1] / "tests" / "lawcore" / "understanding"
KEPT_APART = "789"
LINES, UNREAD_LINES = "lines.jsonl", "unread_lines.jsonl"


@dataclass(frozen=True, slots=True)
class Labelled:
    """A line with its subject and the facts it states."""

    id: str
    language: str
    text: str
    subject: str | None
    answers: dict[str, Any]
    maybe: dict[str, Any]
    also: list[str]

    @property
    def is_kept_apart(self) -> bool:
        """Tell whether it is held out."""
        return self.id[-1] in KEPT_APART


def all_labelled() -> list[Labelled]:
    """Return the labelled lines, some of them held out."""
    return _read(LINES)


def unread_labelled() -> list[Labelled]:
    """Return lines by further people, only to measure with."""
    return _read(UNREAD_LINES)


def labelled() -> list[Labelled]:
    """Return the labelled lines about what is ruled on, or about nothing."""
    return [line for line in all_labelled() if line.subject is None or line.subject in SUBJECTS]


def _read(name: str) -> list[Labelled]:
    text = (FOLDER / name).read_text("utf-8")
    return [Labelled(**json.loads(row)) for row in text.splitlines()]
