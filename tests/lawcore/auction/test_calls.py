"""What follows from the calls alone, against a second table that writes all bids out."""

from itertools import product

import pytest

from lawcore.bridge import auction
from tests.lawcore.second import bids

CALLS = ("1C", "1N", "2H", "7N", auction.PASS, auction.DOUBLE, auction.REDOUBLE)
LONGEST = 5


def test_every_bid_over_every_other() -> None:
    for bid, last in product(bids.BIDS, (*bids.BIDS, None)):
        assert auction.is_sufficient(bid, last) is bids.sufficient(bid, last)


def test_the_lowest_sufficient_bid_in_every_denomination() -> None:
    for last, name in product((*bids.BIDS, None), bids.DENOMINATIONS):
        assert auction.lowest_sufficient(last, name) == bids.lowest(last, name)


@pytest.mark.parametrize("length", range(LONGEST + 1))
def test_doubles_and_the_end_after_every_sequence_of_calls(length: int) -> None:
    for calls in product(CALLS, repeat=length):
        if any(bids.ended(calls[:some]) for some in range(length)):
            continue
        assert auction.may_double(calls) is bids.admissible("X", calls)
        assert auction.may_redouble(calls) is bids.admissible("XX", calls)
        assert auction.has_ended(calls) is bids.ended(calls)


@pytest.mark.parametrize("nothing", ["", "8C", "0H", "1Z", "PASS", "1"])
def test_what_is_no_call_is_named(nothing: str) -> None:
    with pytest.raises(ValueError, match="is no call"):
        auction.is_bid(nothing)


def test_a_pass_is_not_compared_with_bids() -> None:
    with pytest.raises(ValueError, match="no bid"):
        auction.is_sufficient("P", "1C")
