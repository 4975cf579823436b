"""The second table of bids, doubles and turns: its vectors, and every bid against every other."""

import json
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

from tests.each import together
from tests.lawcore.second.bids import (
    BIDS,
    DENOMINATIONS,
    TABLE,
    admissible,
    ended,
    in_turn,
    lowest,
    relation,
    sufficient,
)
from tests.tables import tabled

ROOT = Path(__file__).parents[1]
ROWS = [
    json.loads(line) for line in (ROOT / "auction" / "calls.jsonl").read_text("utf-8").splitlines()
]


def computed(operation: str, args: Mapping[str, Any]) -> object:
    if operation == "sufficient":
        return sufficient(args["bid"], args["last"])
    if operation == "lowest":
        return lowest(args["last"], args["denom"])
    if operation == "admissible":
        return admissible(args["call"], args["auction"])
    assert operation == "ended"
    return ended(args["auction"])


@together("row", ROWS)
def test_every_vector_is_computed_as_it_says(row: Mapping[str, Any]) -> None:
    assert computed(row["op"], row["args"]) == row["expect"]


def test_a_bid_is_sufficient_by_level_then_by_denomination() -> None:
    assert len(BIDS) == 35
    for bid, last in product(BIDS, BIDS):
        higher = (int(bid[0]), DENOMINATIONS.index(bid[1]))
        lower = (int(last[0]), DENOMINATIONS.index(last[1]))
        assert sufficient(bid, last) == (higher > lower)
    assert all(sufficient(bid, None) for bid in BIDS)


def test_the_lowest_sufficient_bid_is_sufficient_and_one_level_less_is_not() -> None:
    for last, denomination in product(BIDS, DENOMINATIONS):
        bid = lowest(last, denomination)
        if bid is None:
            assert not sufficient(f"7{denomination}", last)
            continue
        assert bid[1] == denomination
        assert sufficient(bid, last)
        assert bid[0] == "1" or not sufficient(f"{int(bid[0]) - 1}{denomination}", last)
    assert lowest(None, "C") == "1C"


@tabled
def test_only_the_last_call_of_an_opponent_is_doubled(
    auction: str, double: bool, redouble: bool
) -> None:
    calls = auction.split()
    assert (admissible("X", calls), admissible("XX", calls)) == (double, redouble)


@tabled
def test_an_auction_ends_after_four_passes_or_three_over_a_call(auction: str, over: bool) -> None:
    assert ended(auction.split()) is over


def seats(dealer: str, calls: Sequence[int]) -> str:
    return "".join(in_turn(dealer, number) for number in calls)


def test_calls_go_round_clockwise_from_the_dealer() -> None:
    assert seats("N", range(5)) == "NESWN"
    assert seats("W", range(3)) == "WNE"


def test_every_player_is_named_as_the_offender_sees_him() -> None:
    for offender in TABLE:
        around = [relation(offender, in_turn(offender, number)) for number in range(4)]
        assert around == ["self", "lho", "partner", "rho"]
        assert relation(in_turn(offender, 1), offender) == "rho"
