"""Where each vector of the auction is ruled here, and which are not, with their articles."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from lawcore import SUBJECTS, BadAnswer, Edition, auction, enquire
from lawcore.ruling import Fault

ROWS: list[Mapping[str, Any]] = [
    json.loads(line)
    for line in Path(__file__).with_name("vectors.jsonl").read_text("utf-8").splitlines()
]
OF_CALLS = [row for row in ROWS if row["subject"] == "helper"]
NOT_COVERED = {
    "30A 30B1 30B2(a) 31A2(a) 31A2(b) 31B 32A": "E705 E706 E707 E708 E709 E710 E711",
    "26A1 26A2 26B": "E712 E713 E714",
}
"""Vectors of 2007, by the articles they are about: here only the second procedure rules them."""
IDS = {vector for vectors in NOT_COVERED.values() for vector in vectors.split()}


def computed(operation: str, args: Mapping[str, Any]) -> object:
    """What our own functions of calls say."""
    if operation == "sufficient":
        return auction.is_sufficient(args["bid"], args["last"])
    if operation == "lowest":
        return auction.lowest_sufficient(args["last"], args["denom"])
    if operation == "ended":
        return auction.has_ended(args["auction"])
    assert operation == "admissible"
    may = auction.may_double if args["call"] == auction.DOUBLE else auction.may_redouble
    return may(args["auction"])


@pytest.mark.parametrize("row", OF_CALLS, ids=lambda row: row["id"])
def test_what_follows_from_calls_alone_is_as_a_vector_says(row: Mapping[str, Any]) -> None:
    assert computed(row["op"], row["args"]) == row["expect"]


def test_every_other_vector_is_of_an_edition_that_its_subject_covers_or_is_named() -> None:
    uncovered = {
        row["id"]
        for row in ROWS
        if row not in OF_CALLS
        and Edition(int(row["edition"][1:])) not in SUBJECTS[row["subject"]].books
    }
    assert uncovered == IDS
    assert len(ROWS) - len(uncovered) == 180


@pytest.mark.parametrize("row", [row for row in ROWS if row["id"] in IDS], ids=lambda r: r["id"])
def test_what_is_not_covered_is_said_as_such_and_nothing_is_ordered(
    row: Mapping[str, Any],
) -> None:
    with pytest.raises(BadAnswer) as refused:
        enquire(SUBJECTS[row["subject"]], Edition(2007), {})
    assert refused.value.code is Fault.NOT_COVERED


def test_an_uncovered_vector_is_filed_under_its_articles() -> None:
    for articles, vectors in NOT_COVERED.items():
        cited = {a for r in ROWS if r["id"] in vectors.split() for a in r["expect"]["articles"]}
        assert {*articles.split()} <= cited
