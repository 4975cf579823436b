"""The rulings of an evening as comma-separated values, for whoever scores it (RFC 4180).

The first columns are those that a scoring program reads: board, pairs, contract, declarer, tricks.
"""

import csv
import io
import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final

from bot.evening.scores import Artificial, spell_contract
from bot.markup import visible
from bot.sheets.model import SheetRuling, SheetSession
from lawcore.bridge.play.score import weighted
from lawcore.bridge.play.score_line import ContractResult, Part, ScoreLine, points_of
from lawcore.bridge.play.score_reader import MOST_PARTS

BEGINS_A_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""The characters with which a formula of a spreadsheet begins."""
GUARD: Final = "'"
"""The prefix of such a cell, which makes it a text."""
APART: Final = "; "
"""The separator of several things in one cell."""
_NUMBER = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
_PAIRS = re.compile(r"(?:NS (?P<ns>[0-9]+))?\s*(?:EW (?P<ew>[0-9]+))?")
_BOTH_PAIRS = re.compile(r"(?P<ns>[0-9]+)[^0-9]+(?P<ew>[0-9]+)")


def _pair(ruling: SheetRuling, side: str) -> str:
    """Return the number of a pair, empty where it was not typed for that side."""
    pairs = ruling.pairs
    found = _BOTH_PAIRS.fullmatch(pairs) or _PAIRS.fullmatch(pairs)
    return "" if found is None else found[side] or ""


def _result(ruling: SheetRuling) -> ContractResult | None:
    """Return the result that counts: the one that came of the ruling, else that of the table.

    None where there is no single one.
    """
    after = ruling.score.after
    if after is None:
        return ruling.score.before
    if isinstance(after, ScoreLine) and not after.is_weighted:
        return after.parts[0].result
    return None


def _before(ruling: SheetRuling) -> int | None:
    """Return the score at the table, None where the result or the vulnerability is not known."""
    before = ruling.score.before
    return None if before is None or before.vulnerable is None else points_of(before)


def _after(ruling: SheetRuling) -> Fraction | int | None:
    """Return the score that came of a ruling, weighted if need be; None for none or per cents."""
    after = ruling.score.after
    if not isinstance(after, ScoreLine):
        return None
    return weighted((part.percent, points_of(part.result)) for part in after.parts)


def _awarded(ruling: SheetRuling) -> str:
    """Return how a score came about: by tricks, adjusted, weighted, artificial, or not at all."""
    match ruling.score.after:
        case None:
            return ""
        case Artificial():
            return "artificial"
        case ScoreLine() as line if line.is_weighted:
            return "weighted"
        case _:
            return "adjusted" if ruling.score.is_adjusted else "tricks"


def _number(value: Fraction | int | None) -> str:
    return "" if value is None else f"{float(value):.2f}".rstrip("0").rstrip(".")


def _of_result(read: Callable[[ContractResult], object]) -> "_Cell":
    def cell(_: SheetSession, ruling: SheetRuling) -> str:
        result = _result(ruling)
        return "" if result is None else str(read(result))

    return cell


def _artificial(side: str) -> "_Cell":
    def cell(_: SheetSession, ruling: SheetRuling) -> str:
        after = ruling.score.after
        return _number(getattr(after, side)) if isinstance(after, Artificial) else ""

    return cell


def _of_part(place: int, read: Callable[[Part], str]) -> "_Cell":
    def cell(_: SheetSession, ruling: SheetRuling) -> str:
        after = ruling.score.after
        parts = after.parts if isinstance(after, ScoreLine) and after.is_weighted else ()
        return read(parts[place]) if place < len(parts) else ""

    return cell


_Cell = Callable[[SheetSession, SheetRuling], str]
_OF_A_PART: Mapping[str, Callable[[Part], str]] = {
    "percent": lambda part: _number(part.percent),
    "contract": lambda part: spell_contract(part.result),
    "declarer": lambda part: _declarer(part.result),
    "score": lambda part: _number(points_of(part.result)),
}


def _declarer(result: ContractResult) -> str:
    return result.declarer.value if result.declarer else ""


_CELLS: Mapping[str, _Cell] = {
    "board": lambda _, ruling: ruling.board,
    "ns": lambda _, ruling: _pair(ruling, "ns"),
    "ew": lambda _, ruling: _pair(ruling, "ew"),
    "contract": _of_result(spell_contract),
    "declarer": _of_result(_declarer),
    "tricks": _of_result(lambda result: "" if result.tricks is None else result.tricks),
    "table": lambda _, ruling: ruling.table,
    "settled": lambda _, ruling: "done" if ruling.is_settled else "open",
    "state": lambda _, ruling: ruling.state.value,
    "score_before": lambda _, ruling: _number(_before(ruling)),
    "score_after": lambda _, ruling: _number(_after(ruling)),
    "awarded": lambda _, ruling: _awarded(ruling),
    "tricks_transferred": lambda _, ruling: _transferred(ruling.score.to_declarer),
    "tricks_to": lambda _, ruling: _side(ruling.score.to_declarer),
    "percent_ns": _artificial("ns"),
    "percent_ew": _artificial("ew"),
    **{
        f"{name}_{place + 1}": _of_part(place, read)
        for place in range(MOST_PARTS)
        for name, read in _OF_A_PART.items()
    },
    "articles": lambda _, ruling: APART.join(ruling.articles),
    "laws": lambda _, ruling: ruling.edition,
    "date": lambda session, _: session.day.isoformat(),
    "session": lambda session, _: session.name,
    "ruling": lambda _, ruling: str(ruling.number),
    "director": lambda _, ruling: ruling.director,
    "subject": lambda _, ruling: ruling.subject,
    "decision": lambda _, ruling: ruling.headline,
    "prose": lambda _, ruling: _prose(ruling),
    "director_line": lambda _, ruling: ruling.own_line,
}
COLUMNS: Final = tuple(_CELLS)
"""The names of the columns, in their order; they are the same in every language."""


def _transferred(to_declarer: int | None) -> str:
    return "" if to_declarer is None else str(abs(to_declarer))


def _side(to_declarer: int | None) -> str:
    if not to_declarer:
        return ""
    return "declarer" if to_declarer > 0 else "defenders"


def _prose(ruling: SheetRuling) -> str:
    """Return what no program reads: facts, what is assumed, orders, what was to be done."""
    orders = (one.text for one in ruling.orders)
    tasks = (
        f"{task.text} [{task.state.value}]{f' {task.result}' if task.result else ''}"
        for task in ruling.tasks
    )
    return APART.join((*ruling.facts, *ruling.assumed, *orders, *tasks))


def scorer_table(session: SheetSession) -> bytes:
    """Return a line of names and a line for each ruling, in UTF-8 with a byte order mark.

    A cell that a spreadsheet would read as a formula has an apostrophe before it; a number has
    none.
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
    if _NUMBER.fullmatch(shown):
        return shown
    return GUARD + shown if shown.lstrip().startswith(BEGINS_A_FORMULA) else shown
