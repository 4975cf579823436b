"""The table for the scorer: every ruling, and nothing that a spreadsheet would carry out."""

import csv
import io
import re
from pathlib import Path

import pytest

from bot.sheets.model import SheetSession
from bot.sheets.scorer import COLUMNS, guarded, scorer_table
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.bot.sheets.evening import evening
from tests.each import together

DOCS = Path(__file__).parents[3] / "docs" / "evening_table.md"


def rows(session: SheetSession) -> list[dict[str, str]]:
    """The table as a program reads it."""
    return [*csv.DictReader(io.StringIO(scorer_table(session).decode("utf-8-sig"), newline=""))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_a_line_with_all_its_columns(language: str) -> None:
    session = evening(language)
    read = rows(session)
    assert [row["ruling"] for row in read] == [str(one.number) for one in session.rulings]
    for row, ruling in zip(read, session.rulings, strict=True):
        assert tuple(row) == COLUMNS
        assert row["date"] == "2026-11-22"
        assert row["state"] == ruling.state
        assert (row["board"], row["table"]) == (ruling.board, ruling.table)
        assert row["director"] in {"AB", "2"}
        assert row["decision"] == ruling.headline
        assert row["articles"].split("; ") == [*ruling.articles]
        assert all(fact in row["prose"] for fact in (*ruling.facts, *ruling.assumed))
    assert any(ruling.own_line for ruling in session.rulings)


def test_it_is_as_rfc_4180_has_it() -> None:
    ruling = replace(evening("en", 1).rulings[0], own_line='He said "no",\nthen, again, "no"')
    session = replace(evening("en", 1), rulings=(ruling,))
    written = scorer_table(session)
    assert written.startswith(b"\xef\xbb\xbfboard,ns,ew,contract,declarer,tricks,table,")
    assert written.endswith(b"\r\n")
    (row,) = rows(session)
    assert row["director_line"] == ruling.own_line
    assert b'"He said ""no"",\nthen, again, ""no"""' in written


@together(
    "cell", ["=1+1", "+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u200e=1", "\ufeff=1"]
)
def test_no_cell_is_a_formula(cell: str) -> None:
    assert guarded(cell).startswith("'")
    ruling = replace(evening("en", 1).rulings[0], own_line=cell, board=cell, pairs=cell)
    session = replace(evening("en", 1), name=cell, rulings=(ruling,))
    for row in rows(session):
        for column in ("session", "board", "director_line"):
            assert row[column][0] == "'"
        others = [value for value in row.values() if not re.fullmatch(r"-?[0-9.]+", value)]
        assert all(value[:1] not in {"=", "+", "-", "@", "\t", "\r"} for value in others)


@together("cell", ["", "4♠= N, +420", "12A", "60% 4♠=", "a=b", "'quoted'", "-1", "-232.5"])
def test_other_cells_stay_as_they_are(cell: str) -> None:
    assert guarded(cell) == cell


def test_an_evening_without_rulings_has_the_names_alone() -> None:
    assert rows(replace(evening("en", 0), rulings=())) == []
    assert scorer_table(evening("en", 0)).count(b"\r\n") == 1


def test_the_columns_are_documented_in_their_order() -> None:
    documented = re.findall(r"^\| `(\w+)` \|", DOCS.read_text("utf-8"), re.MULTILINE)
    assert tuple(documented) == COLUMNS
