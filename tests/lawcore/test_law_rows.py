"""The rows of `docs/law`: what is missing, too much or read no longer is told."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from lawcore import SUBJECTS
from lawcore.article import Remark, Verdict
from tests.lawcore.shared import is_shared
from tools.law_rows import (
    EDITION,
    OF_ALL,
    UNREAD,
    Row,
    Rows,
    faults,
    files,
    kept,
    main,
    renewed,
    spelt,
    wanted,
)

CLAIM = SUBJECTS["claim"]
NAMED = "claim"
SOURCES: dict[str, object] = {"laws-2017": {}}
NAME = "line_not_in_the_statement"


def read() -> dict[str, Row]:
    """The rows of a subject as they have to be."""
    return {
        name: row if row.verdict == Verdict.VERIFIED else replace(row, why="By other articles.")
        for name, row in wanted(NAMED).items()
    }


def without(rows: Rows, name: str) -> Rows:
    return {other: row for other, row in rows.items() if other != name}


def test_every_provision_in_force_was_read_against_the_text() -> None:
    assert main(()) == 0


def test_rows_that_say_what_the_code_says_have_no_fault() -> None:
    assert list(faults(NAMED, read(), SOURCES)) == []


def test_every_provision_in_force_is_wanted_and_no_point_of_judgement() -> None:
    versions = CLAIM.books[EDITION].versions
    own = {p.name for p in versions if not isinstance(p, Remark) and not is_shared(p)}
    assert wanted(NAMED).keys() == own
    assert not wanted(OF_ALL).keys() & wanted("revoke").keys()
    assert wanted(OF_ALL)["only_the_defenders_score"].number == "43B3"
    assert wanted(NAMED)[NAME].number == "70D1"
    assert {*files()} == {OF_ALL} | {
        name for name, subject in SUBJECTS.items() if EDITION in subject.books
    }


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        pytest.param(lambda row: replace(row, number="70D2"), "read as 70D2", id="number"),
        pytest.param(
            lambda row: replace(row, says="Otherwise."), "read as “Otherwise.”", id="text"
        ),
        pytest.param(lambda row: replace(row, verdict=UNREAD), "nobody has read", id="unread"),
        pytest.param(
            lambda row: replace(row, verdict="derived", why="By others."), "derived", id="verdict"
        ),
        pytest.param(lambda row: replace(row, read="hearsay"), "knows no hearsay", id="source"),
        pytest.param(lambda row: replace(row, why="By others."), "why is for", id="why"),
    ],
)
def test_a_row_that_does_not_hold_is_told(changed: Callable[[Row], Row], told: str) -> None:
    rows = read()
    rows[NAME] = changed(rows[NAME])
    (fault,) = faults(NAMED, rows, SOURCES)
    assert fault.startswith(f"{NAME}: ")
    assert told in fault


def test_what_is_derived_has_to_say_how() -> None:
    rows = read()
    name = next(name for name, row in rows.items() if row.verdict == Verdict.DERIVED)
    rows[name] = replace(rows[name], why="")
    assert [*faults(NAMED, rows, SOURCES)] == [
        f"{name}: why is for what is derived or practice, and for that alone"
    ]


def test_a_provision_without_a_row_and_a_row_without_a_provision_are_told() -> None:
    assert [*faults(NAMED, without(read(), NAME), SOURCES)] == [f"{NAME}: no row"]
    more = {**read(), "no_such_thing": read()[NAME]}
    assert [*faults(NAMED, more, SOURCES)] == [
        "no_such_thing: a row, and no such provision in force"
    ]


def test_rows_stand_in_the_order_of_the_code() -> None:
    turned = dict(reversed(read().items()))
    assert [*faults(NAMED, turned, SOURCES)] == ["the rows do not stand in the order of the code"]


def test_rows_written_anew_keep_what_was_read_and_no_more() -> None:
    rows = read()
    assert renewed(NAMED, rows) == rows
    rows[NAME] = replace(rows[NAME], says="Otherwise.")
    again = renewed(NAMED, without({**rows, "no_such_thing": rows[NAME]}, "a_claim"))
    assert again.keys() == rows.keys()
    assert {name for name, row in again.items() if row.verdict == UNREAD} == {NAME, "a_claim"}
    assert list(again) == list(wanted(NAMED))


def test_rows_are_read_back_as_they_were_written(tmp_path: Path) -> None:
    rows = {**read(), NAME: replace(read()[NAME], says='“Quoted” and "quoted", è così.\\')}
    (tmp_path / "claim.toml").write_text(spelt(NAMED, rows), encoding="utf-8")
    assert kept(tmp_path, NAMED) == rows
    assert kept(tmp_path, "dummy") == {}
