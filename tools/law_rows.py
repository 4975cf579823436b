"""The rows of `lawcore/readings`: what each provision and each paraphrase was read against.

    python -m tools.law_rows [FILE]            each row, with the sentence that was read for it
    python -m tools.law_rows --check           say what is wrong with the rows, if anything
    python -m tools.law_rows FILE --sign NAME  the text was read for NAME, today
        --against SOURCE     what was read, a source of sources.toml; else what the row names
        --why TEXT           how it is derived, or whose practice it is; or why, by the text, it
                             says what others have disputed
        --uncompared         it was not read for NAME: the row says that nobody has compared it
        --edition YEAR       only the text of an earlier edition was read for NAME

    --folder FOLDER          rows and sources in another folder than lawcore/readings

A FILE is a subject, `provisions` (what subjects share), `library` or `answers`. A row keeps the
number of its provision in 2017 and a fingerprint of its English sentence; that of an answer the
numbers on which it rests and a fingerprint of its sentences in all languages. Of each earlier
edition that has the provision, it keeps a fingerprint of number and sentence under the year, or
that the text was not read: `lawcore/laws/editions/` lists the texts that were. Where any of it is
another now, the row no longer holds, until somebody reads the text again and signs. Signing puts
the rows in the order of the code and drops those whose provision has gone; without a name it does
that alone.
"""

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from hashlib import blake2b
from itertools import chain
from pathlib import Path
from typing import Any

from lawcore import SUBJECTS, Edition, Subject
from lawcore.book.library.words import own, own_numbers
from lawcore.engine.article import SHARED, Provision, Remark, Verdict, book_order
from lawcore.engine.records import replace
from lawcore.laws.editions import EDITIONS, is_read
from lawcore.understanding.answers import CARDS, AnswerCard, CardWords
from lawcore.wording import LANGUAGES, Wording

FOLDER = Path(__file__).parents[1] / "lawcore" / "readings"
EDITION = Edition(2017)
EARLIER = tuple(edition for edition in reversed(EDITIONS) if edition < EDITION)
TEXT = "laws-2017"
"""The source that a row is signed against when no other is named."""
UNCOMPARED = "uncompared"
"""The verdict of a row that nobody has compared with the text."""
UNREAD = "text not read"
"""What a row has for an earlier edition whose text of that article nobody has read."""
SHARED_ROWS, LIBRARY, ANSWERS = "provisions", "library", "answers"
"""The files of the provisions that subjects share, of the library's paraphrases, of answers."""
REASONED = frozenset({Verdict.DERIVED, Verdict.PRACTICE})
HEAD = """\
# {name}, a row a sentence; README.md tells what a row has.
# `python -m tools.law_rows {name}` prints them with their sentences, and signs what was read.

"""


@dataclass(frozen=True)
class Said:
    """A provision in the code: its number, English sentence and verdict in 2017.

    Number and sentence are empty if it is not in force then. `earlier` has number and sentence in
    each earlier edition that has it.
    """

    number: str
    sentence: str
    verdict: str
    earlier: Mapping[Edition, tuple[str, str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Row:
    """A reading of the text: the number, and the fingerprint of the sentence, as they were then.

    `read` names a source; `on` is the day on which it was read for this row, None for the day of
    the source. Both are left out if nothing was read. `earlier` has a fingerprint, or UNREAD, for
    each earlier edition; a row of a provision that 2017 does not have has nothing else.
    """

    number: str
    says: str = ""
    verdict: str = ""
    read: str = ""
    on: date | None = None
    why: str = ""
    earlier: Mapping[Edition, str] = field(default_factory=dict)


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
    return {key: _row(key, row) for key, row in rows.items()}


def _row(name: str, fields: Mapping[str, Any]) -> Row:
    earlier = {Edition(int(key)): says for key, says in fields.items() if key.isdigit()}
    rest = {key: value for key, value in fields.items() if not key.isdigit()}
    number = name if "says" in rest else ""
    return Row(**{"number": number, **rest, "earlier": earlier})


def wanted(name: str) -> Mapping[str, Said]:
    """Return the provisions that need a row in a file, in the order of the code.

    Those that only an earlier edition has come last.
    """
    if name == LIBRARY:
        numbers = {number for year in EDITIONS for number in own_numbers("en", year)}
        return {number: _paraphrased(number) for number in sorted(numbers, key=book_order)}
    if name == ANSWERS:
        return {card.name: _answered(card) for card in CARDS.values()}
    if name != SHARED_ROWS:
        return _said_by(SUBJECTS[name], shared=False)
    said: dict[str, Said] = {}
    for subject in in_force():
        for provision, now in _said_by(subject, shared=True).items():
            before = said.get(provision, now)
            number, sentence = max(before, now, key=lambda one: one.number).number, now.sentence
            said[provision] = replace(
                now,
                number=number,
                sentence=sentence or before.sentence,
                earlier={**before.earlier, **now.earlier},
            )
    return said


def _paraphrased(number: str) -> Said:
    """Return what the library says of an article in each edition."""
    said = {year: own("en", number, year) for year in EDITIONS}
    sentence = said[EDITION]
    return Said(
        number if sentence else "",
        sentence or "",
        Verdict.VERIFIED,
        {year: (number, text) for year in EARLIER if (text := said[year])},
    )


def _answered(card: AnswerCard) -> Said:
    """Return the answer to a general question, in each language: it is no provision's sentence."""
    sentence = " / ".join(CardWords.of(language).answer(card.name) for language in LANGUAGES)
    return Said(", ".join(card.articles), sentence, card.verdict)


def _said_by(subject: Subject, *, shared: bool) -> dict[str, Said]:
    years = (year for year in (EDITION, *EARLIER) if year in subject.books)
    return {
        provision.name: _said(subject, provision)
        for provision in dict.fromkeys(p for y in years for p in subject.books[y].versions)
        if not isinstance(provision, Remark) and provision.home.startswith(SHARED) is shared
    }


def _said(subject: Subject, provision: Provision[Any]) -> Said:
    """Return what a provision of a subject says in each edition that has it."""
    articles = Wording.of("en").articles
    said = {
        year: (version.number, articles.sentence(subject.name, provision.name, year))
        for year, book in subject.books.items()
        if (version := book.versions.get(provision))
    }
    number, sentence = said.pop(EDITION, ("", ""))
    return Said(number, sentence, str(provision.verdict), said)


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
    if now.number or row.number:
        yield from _faults_now(row, now, known)
    if row.earlier.keys() != now.earlier.keys():
        told, due = (", ".join(map(str, sorted(years))) for years in (row.earlier, now.earlier))
        yield f"the row tells of {told or 'no earlier edition'}, it is in {due or 'none'}"
        return
    for year, says in row.earlier.items():
        number, sentence = now.earlier[year]
        if (says == UNREAD) is is_read(number, year):
            yield f"the row and its edition do not agree whether {number} of {year} was read"
        elif says not in {UNREAD, _of_earlier(number, sentence)}:
            yield f"in {year} another sentence was read than {number}, “{sentence}”"


def _of_earlier(number: str, sentence: str) -> str:
    """Return what a row has for an earlier edition: a fingerprint of number and sentence."""
    return fingerprint(f"{number} {sentence}")


def _faults_now(row: Row, now: Said, known: Sources) -> Iterator[str]:
    if row.verdict not in {UNCOMPARED, now.verdict}:
        yield f"the row says {row.verdict or 'nothing of 2017'}, the code {now.verdict}"
    if row.number != now.number:
        yield f"read as {row.number}, and is {now.number or 'not in 2017'} now"
    if row.says != fingerprint(now.sentence):
        yield f"another sentence was read than “{now.sentence}”"
    if row.read not in known and (row.read or row.verdict != UNCOMPARED):
        yield f"sources.toml knows no {row.read or 'source without a name'}"
    if row.verdict in REASONED and not row.why:
        yield "what is derived or practice needs a why"


def signed(said: Mapping[str, Said], rows: Rows, new: Rows) -> Rows:
    """Return the rows with new ones, in the order of the code, without those of no provision."""
    every = {**rows, **new}
    return {name: every[name] for name in said if name in every}


def as_text(file: str, rows: Rows) -> str:
    """Return the text of a file of rows: a line each."""
    lines = (f"{_key(name)} = {{ {_fields(name, row)} }}\n" for name, row in rows.items())
    return HEAD.format(name=file) + "".join(lines)


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
    told.extend(f"{year} = {_text(row.earlier[year])}" for year in EARLIER if year in row.earlier)
    return ", ".join(told)


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)


def beside(said: Mapping[str, Said], rows: Rows, known: Sources) -> Iterator[str]:
    """Yield the lines that show each row with its sentence, and what is wrong with it."""
    for name, now in said.items():
        row = rows.get(name)
        if now.number:
            title = now.number if name == now.number else f"{now.number} {name}"
            yield f"{title} - {_read(row, known) if row else 'no row'}"
            yield f"  {now.sentence}"
        else:
            yield f"{name} - not in {EDITION}"
        if row and row.why:
            yield f"  Why: {row.why}"
        for year, (number, sentence) in now.earlier.items():
            read = "read" if is_read(number, year) else UNREAD
            text = "the same" if sentence == now.sentence else sentence
            yield f"  {year}, {number}, {read}: {text}"
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
    earlier = {
        year: _of_earlier(number, sentence) if is_read(number, year) else UNREAD
        for year, (number, sentence) in now.earlier.items()
    }
    if not now.number:
        return Row("", earlier=earlier)
    if options.edition and former:
        told = {year: says for year, says in earlier.items() if year in options.edition}
        return replace(former, earlier={**former.earlier, **told})
    row = Row(now.number, fingerprint(now.sentence), UNCOMPARED, earlier=earlier)
    if options.uncompared:
        return row
    reason = options.why or (former.why if former else "")
    return replace(
        row,
        verdict=now.verdict,
        read=options.against or (former.read if former else "") or TEXT,
        on=datetime.now(tz=UTC).date(),
        why=reason,
    )


def _check(folder: Path, names: Sequence[str]) -> int:
    known, status = sources(folder), 0
    every: list[Row] = []
    for name in names:
        rows = kept(folder, name)
        for fault in sorted(faults(wanted(name), rows, known)):
            sys.stderr.write(f"lawcore/readings/{name}.toml: {fault}\n")
            status = 1
        every.extend(rows.values())
    if status:
        sys.stderr.write("Read the text, then: python -m tools.law_rows FILE --sign NAME\n")
    uncompared = sum(row.verdict == UNCOMPARED for row in every)
    sys.stdout.write(
        f"lawcore/readings: {len(every)} rows, {uncompared} never compared with the text\n"
    )
    for year in EARLIER:
        told = [row.earlier[year] for row in every if year in row.earlier]
        sys.stdout.write(f"of {year}: {len(told)}, text not read for {told.count(UNREAD)}\n")
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
    parser.add_argument("--edition", type=int, nargs="*", choices=EARLIER, metavar="YEAR")
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
