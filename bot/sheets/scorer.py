"""The rulings of an evening as comma-separated values, for whoever scores it (RFC 4180)."""

import csv
import io
from collections.abc import Callable, Mapping
from typing import Final

from bot.markup import visible
from bot.sheets.model import SheetRuling, SheetSession

BEGINS_A_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""The characters with which a formula of a spreadsheet begins."""
GUARD: Final = "'"
"""The prefix of such a cell, which makes it a text."""
APART: Final = "; "
"""The separator of several things in one cell."""

_CELLS: Mapping[str, Callable[[SheetSession, SheetRuling], str]] = {
    "date": lambda session, _: session.day.isoformat(),
    "session": lambda session, _: session.name,
    "ruling": lambda _, ruling: str(ruling.number),
    "board": lambda _, ruling: ruling.board,
    "table": lambda _, ruling: ruling.table,
    "pairs": lambda _, ruling: ruling.pairs,
    "director": lambda _, ruling: str(ruling.director),
    "state": lambda _, ruling: ruling.state.value,
    "result_before": lambda _, ruling: ruling.before,
    "result_after": lambda _, ruling: ruling.after,
    "subject": lambda _, ruling: ruling.subject,
    "laws": lambda _, ruling: ruling.edition,
    "decision": lambda _, ruling: ruling.headline,
    "articles": lambda _, ruling: APART.join(ruling.articles),
    "facts": lambda _, ruling: APART.join(ruling.facts),
    "orders": lambda _, ruling: APART.join(one.text for one in ruling.orders),
    "to_do": lambda _, ruling: APART.join(
        f"{task.text} [{task.state.value}]{f' {task.result}' if task.result else ''}"
        for task in ruling.tasks
    ),
    "director_line": lambda _, ruling: ruling.own_line,
}
COLUMNS: Final = tuple(_CELLS)
"""The names of the columns, in their order; they are the same in every language."""


def scorer_table(session: SheetSession) -> bytes:
    """Return a line of names and a line for each ruling, in UTF-8 with a byte order mark.

    A cell that a spreadsheet would read as a formula has an apostrophe before it.
    """
    written = io.StringIO(newline="")
    lines = csv.writer(written)
    lines.writerow(COLUMNS)
    for ruling in session.rulings:
        lines.writerow(guarded(cell(session, ruling)) for cell in _CELLS.values())
    return written.getvalue().encode("utf-8-sig")


def guarded(cell: str) -> str:
    """Return a cell that no spreadsheet reads as a formula, without invisible characters."""
    shown = visible(cell)
    return GUARD + shown if shown.lstrip().startswith(BEGINS_A_FORMULA) else shown
