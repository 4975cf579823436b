"""The rows of `docs/law`: what each provision in force in 2017 was checked against.

    python -m tests.law_rows          say what is wrong with the rows, if anything
    python -m tests.law_rows --write  a row for each new provision, none for those that have gone

A row is as good as the reading behind it: where a provision's number or sentence has changed, its
row is unread again, and somebody has to read the text and write down the verdict.
"""

import json
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from lawcore import SUBJECTS, Edition, Subject
from lawcore.article import Remark, Verdict
from lawcore.wording import Wording

FOLDER = Path(__file__).parents[1] / "docs" / "law"
EDITION = Edition(2017)
UNREAD = "unread"
HEAD = """\
# {name}: the provisions in force in {edition}, in the order of the code, each with its number,
# what it says in our words, what was read to check it (sources.toml) and the verdict: verified
# (the text says it), derived (it follows from the text, which does not say it; why tells how) or
# practice (what directors do, and no law). `python -m tests.law_rows` checks this file.
"""


@dataclass(frozen=True)
class Row:
    """A provision as it was checked; `why` says how it is derived, or whose practice it is."""

    number: str
    says: str
    read: str
    verdict: str
    why: str = ""


Rows = Mapping[str, Row]
"""The rows of a subject by the names of the provisions."""


def in_force() -> Iterator[Subject]:
    """Yield the subjects that the edition has."""
    return (subject for subject in SUBJECTS.values() if EDITION in subject.books)


def kept(folder: Path, subject: Subject) -> Rows:
    """Return the rows that a folder has for a subject."""
    file = folder / f"{subject.name}.toml"
    if not file.exists():
        return {}
    rows = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: Row(**row) for name, row in rows.items()}


def wanted(subject: Subject) -> Rows:
    """Return a row for each provision of a subject, with the verdict the code has for it."""
    wording = Wording.of("en")
    return {
        provision.name: Row(
            version.number,
            wording.sentence(subject.name, provision.name, EDITION),
            "laws-2017",
            str(provision.verdict),
        )
        for provision, version in subject.books[EDITION].versions.items()
        if not isinstance(provision, Remark)
    }


def faults(subject: Subject, rows: Rows, sources: Mapping[str, object]) -> Iterator[str]:
    """Yield what is wrong with the rows of a subject."""
    expected = wanted(subject)
    for name in expected.keys() - rows.keys():
        yield f"{name}: no row"
    for name in rows.keys() - expected.keys():
        yield f"{name}: a row, and no such provision in force"
    if not (expected.keys() ^ rows.keys()) and list(expected) != list(rows):
        yield "the rows do not stand in the order of the code"
    for name in expected.keys() & rows.keys():
        yield from (f"{name}: {fault}" for fault in _faults(rows[name], expected[name], sources))


def _faults(row: Row, expected: Row, sources: Mapping[str, object]) -> Iterator[str]:
    if row.verdict == UNREAD:
        yield "nobody has read the text for it"
    elif row.verdict != expected.verdict:
        yield f"the row says {row.verdict}, the code {expected.verdict}"
    if row.number != expected.number:
        yield f"read as {row.number}, and is {expected.number} now"
    if row.says != expected.says:
        yield f"read as “{row.says}”, and says “{expected.says}” now"
    if row.read not in sources:
        yield f"sources.toml knows no {row.read}"
    if (row.verdict in {Verdict.DERIVED, Verdict.PRACTICE}) is not bool(row.why):
        yield "why is for what is derived or practice, and for that alone"


def renewed(subject: Subject, rows: Rows) -> Rows:
    """Return the rows of a subject as they have to be: what is new or has changed is unread."""
    return {
        name: rows[name] if name in rows and _unchanged(rows[name], row) else _unread(row)
        for name, row in wanted(subject).items()
    }


def _unchanged(row: Row, now: Row) -> bool:
    return (row.number, row.says) == (now.number, now.says)


def _unread(row: Row) -> Row:
    return Row(row.number, row.says, row.read, UNREAD)


def spelt(subject: Subject, rows: Rows) -> str:
    """Return the file of a subject's rows."""
    blocks = [HEAD.format(name=subject.name, edition=EDITION)]
    for name, row in rows.items():
        fields = {"number": row.number, "says": row.says, "read": row.read, "verdict": row.verdict}
        if row.why:
            fields["why"] = row.why
        lines = (f"{key} = {json.dumps(text, ensure_ascii=False)}" for key, text in fields.items())
        blocks.append("\n".join((f"[{name}]", *lines)) + "\n")
    return "\n".join(blocks)


def main(arguments: Sequence[str]) -> int:
    """Check the rows, or write them anew, and return the exit status."""
    sources = tomllib.loads((FOLDER / "sources.toml").read_text(encoding="utf-8"))
    status = 0
    for subject in in_force():
        rows = kept(FOLDER, subject)
        if "--write" in arguments:
            rows = renewed(subject, rows)
            file = FOLDER / f"{subject.name}.toml"
            file.write_text(spelt(subject, rows), encoding="utf-8")
        for fault in sorted(faults(subject, rows, sources)):
            sys.stderr.write(f"docs/law/{subject.name}.toml: {fault}\n")
            status = 1
    if status:
        sys.stderr.write("python -m tests.law_rows --write, then read the text and fill in\n")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
