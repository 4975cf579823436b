"""The rows of `docs/law`: what each provision in force in 2017 was checked against.

    python -m tools.law_rows          say what is wrong with the rows, if anything
    python -m tools.law_rows --write  a row for each new provision, none for those that have gone

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
from lawcore.article import SHARED, Remark, Verdict
from lawcore.wording import Wording

FOLDER = Path(__file__).parents[1] / "docs" / "law"
EDITION = Edition(2017)
UNREAD = "unread"
OF_ALL = "provisions"
"""The file of the rows of the provisions that subjects share."""
HEAD = """\
# {name}: the provisions in force in {edition}, in the order of the code, each with its number,
# what it says in our words, what was read to check it (sources.toml) and the verdict: verified
# (the text says it), derived (it follows from the text, which does not say it; why tells how) or
# practice (what directors do, and no law). `python -m tools.law_rows` checks this file.
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


def files() -> Iterator[str]:
    """Yield the files of rows: one for what subjects share, and one a subject."""
    yield OF_ALL
    yield from (subject.name for subject in in_force())


def in_force() -> Iterator[Subject]:
    """Yield the subjects that the edition has."""
    return (subject for subject in SUBJECTS.values() if EDITION in subject.books)


def kept(folder: Path, name: str) -> Rows:
    """Return the rows that a file in a folder has."""
    file = folder / f"{name}.toml"
    if not file.exists():
        return {}
    rows = tomllib.loads(file.read_text(encoding="utf-8"))
    return {provision: Row(**row) for provision, row in rows.items()}


def wanted(name: str) -> Rows:
    """Return a row for each provision of a file, with the verdict the code has for it."""
    if name != OF_ALL:
        return _rows_of(SUBJECTS[name], shared=False)
    rows: dict[str, Row] = {}
    for subject in in_force():
        rows.update(_rows_of(subject, shared=True))
    return rows


def _rows_of(subject: Subject, *, shared: bool) -> Rows:
    wording = Wording.of("en")
    return {
        provision.name: Row(
            version.number,
            wording.sentence(subject.name, provision.name, EDITION),
            "laws-2017",
            str(provision.verdict),
        )
        for provision, version in subject.books[EDITION].versions.items()
        if not isinstance(provision, Remark) and provision.home.startswith(SHARED) is shared
    }


def faults(name: str, rows: Rows, sources: Mapping[str, object]) -> Iterator[str]:
    """Yield what is wrong with the rows of a file."""
    expected = wanted(name)
    for provision in expected.keys() - rows.keys():
        yield f"{provision}: no row"
    for provision in rows.keys() - expected.keys():
        yield f"{provision}: a row, and no such provision in force"
    if not (expected.keys() ^ rows.keys()) and list(expected) != list(rows):
        yield "the rows do not stand in the order of the code"
    for provision in expected.keys() & rows.keys():
        found = _faults(rows[provision], expected[provision], sources)
        yield from (f"{provision}: {fault}" for fault in found)


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


def renewed(name: str, rows: Rows) -> Rows:
    """Return the rows of a file as they have to be: what is new or has changed is unread."""
    return {
        provision: rows[provision] if _is_unchanged(rows.get(provision), row) else _unread(row)
        for provision, row in wanted(name).items()
    }


def _is_unchanged(row: Row | None, now: Row) -> bool:
    return row is not None and (row.number, row.says) == (now.number, now.says)


def _unread(row: Row) -> Row:
    return Row(row.number, row.says, row.read, UNREAD)


def spelt(file: str, rows: Rows) -> str:
    """Return the text of a file of rows."""
    blocks = [HEAD.format(name=file, edition=EDITION)]
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
    for name in files():
        rows = kept(FOLDER, name)
        if "--write" in arguments:
            rows = renewed(name, rows)
            (FOLDER / f"{name}.toml").write_text(spelt(name, rows), encoding="utf-8")
        for fault in sorted(faults(name, rows, sources)):
            sys.stderr.write(f"docs/law/{name}.toml: {fault}\n")
            status = 1
    if status:
        sys.stderr.write("python -m tools.law_rows --write, then read the text and fill in\n")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
