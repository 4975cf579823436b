"""All decided cases, compared and shown."""

import json
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable

from lawcore.book.decided.agreement import Agreement, ComparedCase, compared
from lawcore.book.decided.case import (
    SHIPPED,
    BadCase,
    Case,
    NotExpressible,
    cases,
    not_expressible,
)
from lawcore.book.decided.table import CaseTable, counts
from lawcore.book.entries import raise_all
from lawcore.engine.records import values_of


def run(
    language: str,
    subject: str | None = None,
    *,
    as_json: bool = False,
    folder: Traversable = SHIPPED,
) -> tuple[list[str], int]:
    """Return the lines to print and the exit status.

    The language is one of LANGUAGES, the subject one of SUBJECTS; None stands for all subjects.
    The lines are the table, or a JSON object a line: the rulings, what is not expressible, the
    summary. The status is 1 if a ruling disagrees or a file of the folder cannot be read; then a
    line says each thing that is wrong with it.
    """
    table = CaseTable(language)
    try:
        rulings = _all_compared(cases(folder, subject))
        untellable = [e for e in not_expressible(folder) if subject in (None, e.subject)]
    except BadCase as bad:
        return [table.error(one) for one in bad.every], 1
    shown = _json(language, rulings, untellable) if as_json else table.lines(rulings, untellable)
    return list(shown), int(any(one.agreement is Agreement.DISAGREES for one in rulings))


def _all_compared(found: Sequence[Case]) -> list[ComparedCase]:
    """Return the rulings beside ours; raises `BadCase` that lists every case without a ruling."""
    rulings: list[ComparedCase] = []
    wrong: list[BadCase] = []
    for case in found:
        try:
            rulings.extend(compared([case]))
        except BadCase as bad:
            wrong.append(bad)
    raise_all(wrong)
    return rulings


def _json(
    language: str, rulings: Sequence[ComparedCase], untellable: Sequence[NotExpressible]
) -> Iterator[str]:
    for one in rulings:
        yield _dumped(_ruling(one, language))
    for entry in untellable:
        reason = entry.reason[language]
        yield _dumped({"not_expressible": entry.id, "source": entry.source, "reason": reason})
    yield _dumped({"summary": dict(counts(rulings, untellable))})


def _ruling(one: ComparedCase, language: str) -> Mapping[str, object]:
    return {
        **_case(one.case, language),
        "edition": int(one.edition),
        "derived": one.derived,
        "ours": values_of(one.ours),
        "theirs": values_of(one.theirs),
        "agreement": str(one.agreement),
    }


def _case(case: Case, language: str) -> Mapping[str, object]:
    dispute = case.dispute
    return {
        "id": case.id,
        "subject": case.subject,
        "source": case.source,
        "address": case.address,
        "ruling_by": case.ruling_by,
        "year": case.year,
        "story": case.story[language],
        "told": dict(case.told),
        "assumed": dict(case.assumed),
        "settings": dict(case.settings),
        "disputed": dispute and dispute.reason[language],
        "other_reading": dispute and dispute.other[language],
        "note": case.note,
    }


def _dumped(value: Mapping[str, object]) -> str:
    return json.dumps(value, ensure_ascii=False)
