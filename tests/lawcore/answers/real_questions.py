"""General questions that people have asked, told in our own words, with the answers that fit.

They were collected from club pages, quizzes, columns and forums before anything was adjusted, and
nothing is adjusted to them: they measure how well questions are found that nobody foresaw. A line
of the file names the page where the question was asked; no `answers` means that no card has one.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Asked:
    """A question in a language, the cards that answer it, and where it was asked."""

    ask: str
    language: str
    answers: frozenset[str]
    source: str


@cache
def real_questions() -> tuple[Asked, ...]:
    """Return the questions in the order of the file."""
    rows = Path(__file__).with_suffix(".jsonl").read_text("utf-8").splitlines()
    read = map(json.loads, rows)
    return tuple(
        Asked(one["ask"], one["language"], frozenset(one["answers"]), one["source"])
        for one in read
    )
