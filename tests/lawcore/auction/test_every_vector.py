"""Every vector of the auction is ruled here: of calls alone, or by the subject that it names."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from lawcore import SUBJECTS, Edition, auction

ROWS: list[Mapping[str, Any]] = [
    json.loads(line)
    for line in Path(__file__).with_name("vectors.jsonl").read_text("utf-8").splitlines()
]
NUMBER = 190
OF_CALLS = [row for row in ROWS if row["subject"] == "helper"]


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


def test_every_other_vector_is_of_an_edition_that_its_subject_covers() -> None:
    others = [row for row in ROWS if row not in OF_CALLS]
    assert {row["edition"] for row in others} == {"E2007", "E2017"}
    for row in others:
        assert Edition(int(row["edition"][1:])) in SUBJECTS[row["subject"]].books, row["id"]
    assert len(ROWS) == NUMBER
