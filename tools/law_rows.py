"""The rows of `docs/law`: what each provision and each paraphrase of 2017 was read against.

    python -m tools.law_rows [FILE]            each row, with the sentence that was read for it
    python -m tools.law_rows --check           say what is wrong with the rows, if anything
    python -m tools.law_rows FILE --sign NAME  the text was read for NAME, today
        --against SOURCE     what was read, a source of sources.toml; else what the row names
        --why TEXT           how it is derived, or whose practice it is
        --uncompared         it was not read for NAME: the row says that nobody has compared it

    --folder FOLDER          rows and sources in another folder than docs/law

A FILE is a subject, `provisions` (what subjects share), `library` or `answers`. A row keeps the
number of its provision and a fingerprint of its English sentence; that of an answer the numbers on
which it rests and a fingerprint of its sentences in all languages. Where either is another now,
the row no longer holds, until somebody reads the text again and signs. Signing puts the rows in
the order of the code and drops those whose provision has gone; without a name it does that alone.
"""

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from hashlib import blake2b
from itertools import chain
from pathlib import Path
from typing import Any

from lawcore import SUBJECTS, Edition, Subject
from lawcore.answers import CARDS, Card, CardWords
from lawcore.article import SHARED, Remark, Verdict, book_order
from lawcore.library.words import own, own_numbers
from lawcore.wording import LANGUAGES, Wording

FOLDER = Path(__file__).parents[1] / "docs" / "law"
EDITION = Edition(2017)
TEXT = "laws-2017"
"""The source that a row is signed against when no other is named."""
UNCOMPARED = "uncompared"
"""The verdict of a row that nobody has compared with the text."""
SHARED_ROWS, LIBRARY, ANSWERS = "provisions", "library", "answers"
"""The files of the provisions that subjects share, of the library's paraphrases, of answers."""
REASONED = frozenset({Verdict.DERIVED, Verdict.PRACTICE})
HEAD = """\
# {name} in {edition}, a row a sentence; README.md tells what a row has.
# `python -m tools.law_rows {name}` prints them with their sentences, and signs what was read.

"""


@dataclass(frozen=True)
class Said:
    """A provision in the code: its number, English sentence and verdict."""

    number: str
    sentence: str
    verdict: str


@dataclass(frozen=True)
class Row:
    """A reading of the text: the number, and the fingerprint of the sentence, as they were then.

    `read` names a source; `on` is the day on which it was read for this row, None for the day of
    the source. Both are left out if nothing was read.
    """

    number: str
    says: str
    verdict: str
    read: str = ""
    on: date | None = None
    why: str = ""


Rows = Mapping[str, Row]
"""The rows of a file by the names of the provisions; of the library by number."""
Sources = Mapping[str, Mapping[str, Any]]


def fingerprint(sentence: str) -> str:
    """Return eight hexadecimal digits that differ for another sentence."""
    return blake2b(sentence.encode(), digest_size=4).hexdigest()


def files() -> Iterator[str]:
    """Yield the files of rows: what subjects share, a file a subject, the library, answers."""
    yield SHARED_ROWS
    yield from (subject.name for subject in in_force())
    yield LIBRARY
    yield ANSWERS


def in_force() -> Iterator[Subject]:
    """Yield the subjects that the edition has."""
    return (subject for subject in SUBJECTS.values() if EDITION in subject.books)


def sources(folder: Path) -> Sources:
    """Return the sources that were read, by name."""
    return tomllib.loads((folder / "sources.toml").read_text(encoding="utf-8"))


def kept(folder: Path, name: str) -> Rows:
    """Return the rows of a file in a folder."""
    file = folder / f"{name}.toml"
    if not file.exists():
        return {}
    rows = tomllib.loads(file.read_text(encoding="utf-8"))
    return {key: Row(**{"number": key, **row}) for key, row in rows.items()}


def wanted(name: str) -> Mapping[str, Said]:
    """Return the provisions that need a row in a file, in the order of the code."""
    if name == LIBRARY:
        numbers = sorted(set(own_numbers("en", EDITION)), key=book_order)
        return {n: Said(n, own("en", n, EDITION) or "", Verdict.VERIFIED) for n in numbers}
    if name == ANSWERS:
        return {card.name: _answered(card) for card in CARDS.values()}
    if name != SHARED_ROWS:
        return _said_by(SUBJECTS[name], shared=False)
    said: dict[str, Said] = {}
    for subject in in_force():
        said.update(_said_by(subject, shared=True))
    return said


def _answered(card: Card) -> Said:
    """Return the answer to a general question, in each language: it is no provision's sentence."""
    sentence = " / ".join(CardWords.of(language).answer(card.name) for language in LANGUAGES)
    return Said(", ".join(card.articles), sentence, card.verdict)


def _said_by(subject: Subject, *, shared: bool) -> dict[str, Said]:
    wording = Wording.of("en")
    return {
        provision.name: Said(
            version.number,
            wording.articles.sentence(subject.name, provision.name, EDITION),
            str(provision.verdict),
        )
        for provision, version in subject.books[EDITION].versions.items()
        if not isinstance(provision, Remark) and provision.home.startswith(SHARED) is shared
    }


def faults(said: Mapping[str, Said], rows: Rows, known: Sources) -> Iterator[str]:
    """Yield what is wrong with the rows of a file; `known` are the sources."""
    for name in said.keys() - rows.keys():
        yield f"{name}: no row"
    for name in rows.keys() - said.keys():
        yield f"{name}: a row, and no such provision in force"
    if not (said.keys() ^ rows.keys()) and list(said) != list(rows):
        yield "the rows do not stand in the order of the code"
    for name in said.keys() & rows.keys():
        yield from (f"{name}: {fault}" for fault in _faults(rows[name], said[name], known))


def _faults(row: Row, now: Said, known: Sources) -> Iterator[str]:
    if row.verdict not in {UNCOMPARED, now.verdict}:
        yield f"the row says {row.verdict}, the code {now.verdict}"
    if row.number != now.number:
        yield f"read as {row.number}, and is {now.number} now"
    if row.says != fingerprint(now.sentence):
        yield f"another sentence was read than “{now.sentence}”"
    if row.read not in known and (row.read or row.verdict != UNCOMPARED):
        yield f"sources.toml knows no {row.read or 'source without a name'}"
    if row.verdict != UNCOMPARED and (row.verdict in REASONED) is not bool(row.why):
        yield "why is for what is derived or practice, and for that alone"


def signed(said: Mapping[str, Said], rows: Rows, new: Rows) -> Rows:
    """Return the rows with new ones, in the order of the code, without those of no provision."""
    every = {**rows, **new}
    return {name: every[name] for name in said if name in every}


def as_text(file: str, rows: Rows) -> str:
    """Return the text of a file of rows: a line each."""
    lines = (f"{_key(name)} = {{ {_fields(name, row)} }}\n" for name, row in rows.items())
    return HEAD.format(name=file, edition=EDITION) + "".join(lines)


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _fields(name: str, row: Row) -> str:
    fields = {"number": row.number, "says": row.says, "verdict": row.verdict, "read": row.read}
    if name == row.number:
        del fields["number"]
    told = [f"{key} = {_text(value)}" for key, value in fields.items() if value]
    if row.on:
        told.append(f"on = {row.on}")
    if row.why:
        told.append(f"why = {_text(row.why)}")
    return ", ".join(told)


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)


def beside(said: Mapping[str, Said], rows: Rows, known: Sources) -> Iterator[str]:
    """Yield the lines that show each row with its sentence, and what is wrong with it."""
    for name, now in said.items():
        row = rows.get(name)
        title = now.number if name == now.number else f"{now.number} {name}"
        yield f"{title} - {_read(row, known) if row else 'no row'}"
        yield f"  {now.sentence}"
        if row and row.why:
            yield f"  Why: {row.why}"
        yield from (f"  !! {fault}" for fault in (_faults(row, now, known) if row else ()))


def _read(row: Row, known: Sources) -> str:
    if not row.read:
        return row.verdict
    day = row.on or known.get(row.read, {}).get("read", "no day")
    return f"{row.verdict}, {row.read}, {day}"


def _sign(options: argparse.Namespace) -> str | None:
    """Write the rows that somebody signs; return the errors."""
    rows, said = kept(options.folder, options.file), wanted(options.file)
    if unknown := set(options.sign) - said.keys():
        return f"{options.file} has no {', '.join(sorted(unknown))}"
    new = {name: _new_row(said[name], rows.get(name), options) for name in options.sign}
    written = {name: said[name] for name in options.sign}
    if wrong := [*faults(written, new, sources(options.folder))]:
        return "; ".join(wrong)
    text = as_text(options.file, signed(said, rows, new))
    (options.folder / f"{options.file}.toml").write_text(text, encoding="utf-8")
    return None


def _new_row(now: Said, former: Row | None, options: argparse.Namespace) -> Row:
    row = Row(now.number, fingerprint(now.sentence), UNCOMPARED)
    if options.uncompared:
        return row
    reason = options.why or (former.why if former else "")
    return replace(
        row,
        verdict=now.verdict,
        read=options.against or (former.read if former else "") or TEXT,
        on=datetime.now(tz=UTC).date(),
        why=reason if now.verdict in REASONED else "",
    )


def _check(folder: Path, names: Sequence[str]) -> int:
    known, status, count, uncompared = sources(folder), 0, 0, 0
    for name in names:
        rows = kept(folder, name)
        for fault in sorted(faults(wanted(name), rows, known)):
            sys.stderr.write(f"docs/law/{name}.toml: {fault}\n")
            status = 1
        count += len(rows)
        uncompared += sum(row.verdict == UNCOMPARED for row in rows.values())
    if status:
        sys.stderr.write("Read the text, then: python -m tools.law_rows FILE --sign NAME\n")
    sys.stdout.write(f"docs/law: {count} rows, {uncompared} never compared with the text\n")
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.law_rows",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", nargs="?", choices=[*files()], metavar="FILE")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--sign", nargs="*", metavar="NAME")
    parser.add_argument("--against", metavar="SOURCE")
    parser.add_argument("--why", metavar="TEXT")
    parser.add_argument("--uncompared", action="store_true")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    return parser


def main(arguments: Sequence[str]) -> int:
    """Print, check or sign rows, and return the exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    names = [options.file] if options.file else [*files()]
    if options.check:
        return _check(options.folder, names)
    if options.sign is None:
        known = sources(options.folder)
        shown = chain.from_iterable(
            (f"# {name}", *beside(wanted(name), kept(options.folder, name), known), "")
            for name in names
        )
        sys.stdout.writelines(f"{line}\n" for line in shown)
        return 0
    if not options.file:
        parser.error("--sign needs a FILE")
    if hindered := _sign(options):
        parser.error(hindered)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
