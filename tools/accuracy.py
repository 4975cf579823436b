"""How far the rulings were compared with what others say, and with what result.

    python -m tools.accuracy           writes the pages and the figures anew
    python -m tools.accuracy --check   says which of them are not as the data has them

All figures are counted: the rows of `lawcore/readings`, the cases and dialogues of the tests, the
decided cases, and the readers' sheets. They stand in `docs/accuracy.md`; how each difference from
a reader was settled is printed by `--settled`; the bot says the sums (`bot/accuracy.json`).
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from pathlib import Path

from lawcore import SUBJECTS, Edition
from lawcore.book.decided import Agreement, BadCase, cases, compared
from lawcore.wording import Wording
from tests.lawcore import cases as vectors
from tests.lawcore import sheets
from tests.lawcore.editions import READ
from tests.lawcore.revoke_dialogues import DIALOGUES, REVOKE
from tests.lawcore.sheets import Situation, Verdict
from tools import law_rows

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "accuracy.md"
FIGURES = ROOT / "bot" / "accuracy.json"
COMMAND = "python -m tools.accuracy"
WORDS = Wording.of("en")
NOTHING = "-"
READ_IN_IT = "read"
OUTCOMES = ("agree", "judgement", "disputed", "mended", "reader_wrong", "cannot_be_told")
OF_CASES: Mapping[Agreement, str] = {
    Agreement.AGREES: "agree",
    Agreement.JUDGEMENT: "judgement",
    Agreement.DISPUTED: "disputed",
    Agreement.DISAGREES: "disagree",
}
OF_SHEETS: Mapping[Verdict, str] = {
    Verdict.AGREES: "agree",
    Verdict.JUDGEMENT: "judgement",
    Verdict.DISPUTED: "disputed",
    Verdict.PROGRAM_WRONG_MENDED: "mended",
    Verdict.READER_WRONG: "reader_wrong",
}
COLUMNS = (
    *("subject", "provisions read in the text", "newest reading"),
    *("dialogues", "vectors", "decided cases", "readers", "mended"),
)
SAID: Mapping[str, str] = {
    "judgement": "left to the Director by both",
    "disputed": "the text can be read in two ways",
    "mended": "the program was wrong, and is mended",
    "reader_wrong": "the reader was wrong",
    "cannot_be_told": "cannot be told to the program",
}

HEAD = f"""\
# How accurate the rulings are

What was compared with what, subject by subject, and with what result. All figures are counted
from the data of the tests, by `{COMMAND}`; `make check` fails while this page
is older than they are. The newest comparison is of **{{day}}**.

"""
PARTS = f"""
## What is compared

- The **text**: somebody read each provision beside that of 2017 and, as far as they could be had,
  beside those of 2007 and 1997, and signed its row in
  [lawcore/readings/](../lawcore/readings/README.md). A sentence that changes has to be read again.
- A **second procedure**: every dialogue that the program can hold is ruled a second time by code
  that shares nothing with it.
- **Vectors**: situations with what has to come of them, written down in advance.
- **Decided cases**: rulings that directors, committees and federations have published
  ([library.md](library.md)).
- **Readers**: somebody who had not seen the program derived a ruling for each situation from the
  text of its edition alone. `{COMMAND} --settled` prints how each difference was settled.

The third audit, of 28 November 2026, ruled 824 situations from the text alone: 516 of the play
(425 of 2017, 43 of 2007, 48 of 1997) and 308 of auction, information, cards and scores. Of those
written beforehand the program agreed in 488 and 252. The audit gives only the rows in which it did
not; those that have facts are among the situations of readers here, the others are not.

*Judgement*: both leave it to the Director, or agree if it is judged alike. *Disputed*: the source
is not settled, or the text can be read in two ways. *Mended*: the reader found the program wrong,
and it was mended on the day given; the situation is kept as a test. The tests fail for any other
difference.
"""
SETTLED_HEAD = f"""\
# What readers found, and how it was settled

Somebody who had not seen the program derived a ruling for each situation from the text alone, that
of 2017 unless another edition is named. This page has every situation in which the two differed or
that cannot be told; those that agree stand beside them in `tests/lawcore/sheets/`. Made from there
by `{COMMAND}`.
"""


@dataclass
class Compared:
    """What was compared of a subject in an edition."""

    rows: Counter[str] = field(default_factory=Counter)
    earlier: Counter[str] = field(default_factory=Counter)
    dialogues: int = 0
    differing: int = 0
    vectors: int = 0
    decided: Counter[str] = field(default_factory=Counter)
    readers: Counter[str] = field(default_factory=Counter)
    days: set[date] = field(default_factory=set)
    mended: set[date] = field(default_factory=set)


@dataclass(frozen=True)
class Figures:
    """The sums over all subjects and editions; `day` is that of the newest row or sheet."""

    day: date
    sentences: int
    dialogues: int
    vectors: int
    situations: int
    outcomes: Mapping[str, int]


@cache
def every() -> Mapping[tuple[str, Edition], Compared]:
    """Return what was compared, by subject and edition, in the order of the subjects."""
    found = {(s.name, e): Compared() for s in SUBJECTS.values() for e in READ if e in s.books}
    _add_rows(found)
    _add_tests(found)
    for one in compared(cases()):
        found[one.case.subject, one.edition].decided[OF_CASES[one.agreement]] += 1
    for situation in sheets.every():
        own, came = found[situation.subject, situation.edition], outcome(situation)
        own.days.add(situation.read)
        own.readers[came] += 1
        own.mended.update([situation.read] if came == "mended" else [])
    return found


def _add_rows(found: Mapping[tuple[str, Edition], Compared]) -> None:
    known = law_rows.sources(law_rows.FOLDER)
    for subject in law_rows.in_force():
        own = found[subject.name, law_rows.EDITION]
        for row in law_rows.kept(law_rows.FOLDER, subject.name).values():
            own.rows.update([row.verdict] if row.verdict else [])
            if row.read:
                own.days.add(row.on or known[row.read]["read"])
            for year, says in row.earlier.items():
                found[subject.name, year].earlier[_kind(says)] += 1


def _kind(says: str) -> str:
    """Return how a row stands to the text of an earlier edition."""
    return law_rows.UNREAD if says == law_rows.UNREAD else READ_IN_IT


def _add_tests(found: Mapping[tuple[str, Edition], Compared]) -> None:
    for file in vectors.every():
        for walk in file.walks:
            found[walk.subject, walk.edition].dialogues += walk.number
            found[walk.subject, walk.edition].differing += len(file.second_differs)
        for case in file.cases:
            if (case.subject, case.edition) in found:
                found[case.subject, case.edition].vectors += 1
    for year, (number, _) in DIALOGUES.items():
        found[REVOKE.name, Edition(year)].dialogues += number


def outcome(situation: Situation) -> str:
    """Return how a situation of a reader compares with what is ruled."""
    if not situation.requests:
        return "cannot_be_told"
    return OF_SHEETS[Verdict(situation.row["verdict"])]


@cache
def shared_rows() -> Counter[str]:
    """Return the verdicts of the rows of no subject: provisions shared, answers, paraphrases."""
    return Counter(row.verdict for row in _rows_of_no_subject() if row.verdict)


def _rows_of_no_subject() -> Iterator[law_rows.Row]:
    for file in (law_rows.SHARED_ROWS, law_rows.ANSWERS, law_rows.LIBRARY):
        yield from law_rows.kept(law_rows.FOLDER, file).values()


def in_the_text(edition: Edition) -> Counter[str]:
    """Return how many sentences of an earlier edition were compared with its text, and how not."""
    rows = [row.earlier[edition] for row in _rows_of_no_subject() if edition in row.earlier]
    own = (one.earlier for (_, year), one in every().items() if year == edition)
    return sum(own, Counter(map(_kind, rows)))


def figures() -> Figures:
    """Return the sums."""
    whole = tuple(every().values())
    counted = sum((one.decided + one.readers for one in whole), Counter[str]())
    return Figures(
        day=max(day for one in whole for day in one.days),
        sentences=sum((sum((one.rows for one in whole), shared_rows())).values()),
        dialogues=sum(one.dialogues for one in whole),
        vectors=sum(one.vectors for one in whole),
        situations=sum(n for name, n in counted.items() if name != "cannot_be_told"),
        outcomes={name: counted[name] for name in (*OUTCOMES, "disagree")},
    )


def page() -> str:
    """Return the page of figures."""
    sums = figures()
    lines = [
        "| compared with | how many | agree | judgement | disputed | mended | reader wrong |",
        "|---|---|---|---|---|---|---|",
        *_sums(sums),
    ]
    by_edition = [line for edition in reversed(READ) for line in _of_edition(edition)]
    head = HEAD.format(day=day(sums.day))
    return head + "\n".join((*lines, *PARTS.splitlines(), *by_edition)) + "\n"


def _sums(sums: Figures) -> Iterator[str]:
    rows = sum((one.rows for one in every().values()), Counter[str]()) + shared_rows()
    reasoned = rows["derived"] + rows["practice"]
    yield (
        f"| sentences with the text of 2017 | {_n(sums.sentences)} | {_n(rows['verified'])}; "
        f"{_n(reasoned)} derived or practice; {rows[law_rows.UNCOMPARED]} never compared | | | | |"
    )
    for edition in law_rows.EARLIER:
        beside = in_the_text(edition)
        yield (
            f"| sentences with the text of {edition} | {_n(beside.total())} | "
            f"{_n(beside[READ_IN_IT])}; {law_rows.UNREAD} for {beside[law_rows.UNREAD]} | | | | |"
        )
    differing = sum(one.differing for one in every().values())
    yield (
        f"| dialogues with a second procedure | {_n(sums.dialogues)} | "
        f"{_n(sums.dialogues - differing)}; of {_n(differing)} it says nothing or cites otherwise "
        "| | | | |"
    )
    yield f"| vectors | {_n(sums.vectors)} | all | | | | |"
    for title, kind in (("decided cases", "decided"), ("situations of readers", "readers")):
        own = sum((getattr(one, kind) for one in every().values()), Counter[str]())
        told = own.total() - own["cannot_be_told"]
        cells = " | ".join(_n(own[name]) for name in OUTCOMES[:5])
        yield f"| {title} | {_n(told)} | {cells} |"


def _of_edition(edition: Edition) -> Iterator[str]:
    yield f"\n## {int(edition)}\n"
    yield f"| {' | '.join(COLUMNS)} |"
    yield "|---" * len(COLUMNS) + "|"
    for (name, year), own in every().items():
        if year == edition:
            yield _line(name, own)


def _line(name: str, own: Compared) -> str:
    until = max(own.days).isoformat() if own.days else NOTHING
    mended = NOTHING
    if own.mended:
        mended = f"{own.readers['mended']}, {max(own.mended).isoformat()}"
    cells = (
        WORDS.subject(name),
        _rows(own.rows) if own.rows else _rows_of_earlier(own.earlier),
        until,
        _n(own.dialogues - own.differing) + (f" of {own.dialogues}" if own.differing else ""),
        _n(own.vectors),
        _told(own.decided),
        _told(own.readers),
        mended,
    )
    return f"| {' | '.join(cells)} |"


def _rows(rows: Counter[str]) -> str:
    if not rows:
        return NOTHING
    uncompared = rows[law_rows.UNCOMPARED]
    reasoned = rows["derived"] + rows["practice"]
    more = [f"{reasoned} derived"] if reasoned else []
    more += [f"{uncompared} not compared"] if uncompared else []
    read = rows.total() - uncompared
    return f"{read} ({', '.join(more)})" if more else str(read)


def _rows_of_earlier(rows: Counter[str]) -> str:
    return f"{rows[READ_IN_IT]} of {rows.total()}" if rows else NOTHING


def _told(own: Counter[str]) -> str:
    """Return how many agree, and what became of the others."""
    told = own.total() - own["cannot_be_told"]
    if not own.total():
        return NOTHING
    others = [
        f"{own[name]} {name.replace('_', ' ')}"
        for name in (*OUTCOMES[1:3], *OUTCOMES[4:], "disagree")
        if own[name]
    ]
    said = f"{own['agree']} of {told} agree"
    return "; ".join((said, *others))


def settled() -> str:
    """Return the page of what readers found otherwise, and how each was settled."""
    lines = [line for name in sheets.subjects() for line in _settled(name)]
    return SETTLED_HEAD + "\n".join(lines) + "\n"


def _settled(name: str) -> Iterator[str]:
    situations = sheets.of(name)
    counted = Counter(outcome(situation) for situation in situations)
    yield f"\n## {WORDS.subject(name)}\n"
    yield f"{len(situations)} situations: {_told(counted)}."
    if counted["mended"]:
        mended = max(one.read for one in situations if outcome(one) == "mended")
        yield f"Mended: {counted['mended']}, {mended.isoformat()}."
    for kind, said in SAID.items():
        own = [situation for situation in situations if outcome(situation) == kind]
        if own:
            yield f"\n**{said[0].upper()}{said[1:]}**\n"
            yield from (_entry(situation) for situation in own)


def _entry(situation: Situation) -> str:
    row = situation.row
    why = row.get("cannot_be_told") or row.get("settled", "")
    reader = f"*Reader*: {row['outcome']} ({', '.join(row['articles'])})"
    year = "" if situation.edition == law_rows.EDITION else f" ({situation.edition})"
    return f"- `{row['id']}`{year} {row['told']} {reader} *Settled*: {why}"


def for_the_bot() -> str:
    """Return the sums as the bot reads them."""
    sums = figures()
    told = {
        "day": sums.day.isoformat(),
        "sentences": sums.sentences,
        "dialogues": sums.dialogues,
        "situations": sums.situations,
        **{name: sums.outcomes[name] for name in OUTCOMES[:5]},
    }
    return json.dumps(told, indent=2) + "\n"


def day(when: date) -> str:
    """Return a day as a page says it."""
    return f"{when.day} {when:%B} {when.year}"


def _n(number: int) -> str:
    return f"{number:,}" if number else NOTHING


def written() -> Mapping[Path, str]:
    """Return what each file has to hold."""
    return {PAGE: page(), FIGURES: for_the_bot()}


def main(arguments: list[str]) -> int:
    """Write the page and figures, check them or print what was settled; return the exit status."""
    if arguments not in ([], ["--check"], ["--settled"]):
        sys.stderr.write(f"{COMMAND} [--check | --settled]\n")
        return 2
    if "--settled" in arguments:
        sys.stdout.write(settled())
        return 0
    try:
        files = written()
    except BadCase as bad:
        sys.stderr.write(f"{bad}; python -m lawcore cases tells more\n")
        return 1
    stale = {p: t for p, t in files.items() if not p.exists() or p.read_text("utf-8") != t}
    for path, text in stale.items():
        if "--check" in arguments:
            shown = path.relative_to(ROOT)
            sys.stderr.write(f"{shown} is not as the data has it: {COMMAND}\n")
        else:
            path.write_text(text, encoding="utf-8")
    return int(bool(stale) and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
