"""How much of the labelled lines is understood.

`lines.jsonl` has lines as players and help channels write them, each with the subject it is about,
the facts it states and those that may be read from it; `also` are further acceptable subjects.
Lines whose number ends in 7, 8 or 9 are held out: nobody looks at them to add phrases, so that the
figures tell how new lines are understood.
"""

import json
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, TypeAlias

from lawcore import SUBJECTS
from lawcore.understanding import Understood, understand

Reader: TypeAlias = Callable[[str, str], Understood]

FOLDER = Path(__file__).parents[1] / "tests" / "lawcore" / "understanding"
KEPT_APART = "789"
LINES, MORE_LINES, MANY_LINES = "lines.jsonl", "more_lines.jsonl", "many_lines.jsonl"
UNREAD_LINES = "unread_lines.jsonl"
REAL_LINES, REAL_LINES_APART = "real_lines.jsonl", "real_lines_apart.jsonl"
REAL_LINES_OF_OTHERS = "real_lines_of_others.jsonl"
STORIES = "stories.jsonl"
ALL_LINES = (LINES, MORE_LINES, MANY_LINES)


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
    source: str = ""
    """The address of the question that the line tells in other words; none of a written line."""

    @property
    def is_kept_apart(self) -> bool:
        """Tell whether it is held out."""
        return self.id[-1] in KEPT_APART


@dataclass(slots=True)
class Figures:
    """How much of some lines was understood."""

    lines: int = 0
    found: int = 0
    alone: int = 0
    wrong_alone: list[str] = field(default_factory=list)
    stated: int = 0
    understood: int = 0
    taken: int = 0
    wrong: list[str] = field(default_factory=list)
    invented: list[str] = field(default_factory=list)
    milliseconds: list[float] = field(default_factory=list)

    def rows(self) -> Iterable[tuple[str, str, str]]:
        """Yield each figure by name, with its target."""
        yield "subject found, or among those offered", _share(self.found, self.lines), "≥ 95 %"
        yield "wrong subject, asserted alone", _share(len(self.wrong_alone), self.lines), "≤ 2 %"
        yield "stated facts understood", _share(self.understood, self.stated), "≥ 65 %"
        yield "wrong facts of those taken", _share(len(self.wrong), self.taken), "≤ 1 %"
        shown = f"{median(self.milliseconds):.1f} ms" if self.milliseconds else "no line"
        yield "facts taken that nobody stated", _share(len(self.invented), self.taken), "≤ 2.5 %"
        yield "a line understood, median", shown, "≤ 5 ms"


def all_labelled() -> list[Labelled]:
    """Return the labelled lines, some of them held out."""
    return _read(LINES)


def more_labelled() -> list[Labelled]:
    """Return labelled lines by other people; none of them is held out."""
    return _read(MORE_LINES)


def many_labelled() -> list[Labelled]:
    """Return lines written to learn from; each author has a letter."""
    return _read(MANY_LINES)


def unread_labelled() -> list[Labelled]:
    """Return lines by further people, only to measure with."""
    return _read(UNREAD_LINES)


def real_labelled() -> list[Labelled]:
    """Return questions from forums and columns, told in other words, to learn from and to read."""
    return _read(REAL_LINES)


def stories() -> list[Labelled]:
    """Return stories written in the manner of real questions, to learn from."""
    return _read(STORIES)


def real_apart_labelled() -> list[Labelled]:
    """Return real questions of other sources, only to measure with: nobody tunes by them."""
    return _read(REAL_LINES_APART)


def real_labelled_by_others() -> list[Labelled]:
    """Return real questions labelled by readers who had seen nothing of how a line is read."""
    return _read(REAL_LINES_OF_OTHERS)


def _read(name: str) -> list[Labelled]:
    text = (FOLDER / name).read_text("utf-8")
    return [Labelled(**json.loads(row)) for row in text.splitlines()]


def labelled() -> list[Labelled]:
    """Return the labelled lines about what is ruled on, or about nothing."""
    return [line for line in all_labelled() if line.subject is None or line.subject in SUBJECTS]


def measure(
    lines: Iterable[Labelled], *, timed: bool = True, reader: Reader = understand
) -> Figures:
    """Return how much of some lines is understood; without its subject no fact counts.

    The time that each line takes is measured if `timed`. `reader` reads a text in a language.
    """
    figures = Figures()
    for line in lines:
        if timed:
            reader(line.text, line.language)  # what is read once, the phrases of its subject
        start = time.perf_counter()
        read = reader(line.text, line.language)
        figures.milliseconds.append((time.perf_counter() - start) * 1000)
        _count_subject(figures, line, read)
        if line.subject is not None:
            _count_facts(figures, line, read)
    return figures


def _count_subject(figures: Figures, line: Labelled, read: Understood) -> None:
    figures.lines += 1
    figures.alone += read.subject == line.subject is not None
    if read.subject == line.subject or (read.subject is None and line.subject in read.among):
        figures.found += 1
    elif read.subject is not None and read.subject not in line.also:
        figures.wrong_alone.append(f"{line.id} {read.subject}, not {line.subject}: {line.text}")


def _count_facts(figures: Figures, line: Labelled, read: Understood) -> None:
    figures.stated += len(line.answers)
    if read.subject != line.subject:
        return
    for name, answer in read.answers.items():
        figures.taken += 1
        if name in line.answers and line.answers[name] == answer:
            figures.understood += 1
        elif name in line.answers or (name in line.maybe and not _may_be(line, name, answer)):
            figures.wrong.append(f"{line.id} {name}={answer}: {line.text}")
        elif name not in line.maybe:
            figures.invented.append(f"{line.id} {name}={answer}: {line.text}")


def _may_be(line: Labelled, name: str, answer: object) -> bool:
    allowed = line.maybe[name]
    return answer in allowed if isinstance(allowed, list) else answer == allowed


def _share(part: int, whole: int) -> str:
    return f"{part} of {whole} ({part / whole:.1%})" if whole else "none"
