"""What follows from calls alone, as the rows of `calls.jsonl` say."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lawcore.bridge import auction
from tests.each import together

ROWS: list[Mapping[str, Any]] = [
    json.loads(line)
    for line in Path(__file__).with_name("calls.jsonl").read_text("utf-8").splitlines()
]


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


@together("row", ROWS)
def test_what_follows_from_calls_alone_is_as_a_vector_says(row: Mapping[str, Any]) -> None:
    assert computed(row["op"], row["args"]) == row["expect"]
