"""A given auction: what is irregular in it, against the second table of bids."""

from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from lawcore.bridge.auction.given import Given, Made, parse
from lawcore.bridge.auction.irregular import (
    After,
    Irregularity,
    IrregularityKind,
    asked_about,
    irregularities,
)
from lawcore.bridge.play.cards import Seat
from lawcore.engine.records import replace
from tests.each import together
from tests.lawcore.auction.drawn import CALLS, auctions, is_legal, last_bid, of_rotation, seat_of
from tests.lawcore.second import bids

DEALERS = st.sampled_from(list(Seat))
SOME = ("1C", "1N", "4S", "7N", "P", "X", "XX")
DEEP = 5


def only(given_: Given) -> Irregularity:
    [found] = irregularities(given_)
    return found


@given(DEALERS, auctions())
def test_a_legal_auction_has_nothing_irregular(dealer: Seat, calls: list[str]) -> None:
    assert irregularities(of_rotation(dealer, calls)) == ()


def test_every_third_call_after_every_two() -> None:
    for first, second in product(CALLS, repeat=2):
        if not is_legal(first, []) or not is_legal(second, [first]):
            continue
        for third in CALLS:
            found = irregularities(of_rotation(Seat.EAST, (first, second, third)))
            assert bool(found) is not is_legal(third, [first, second]), (first, second, third)


@pytest.mark.parametrize("length", range(DEEP))
def test_every_call_after_every_sequence_of_some(length: int) -> None:
    for calls in product(SOME, repeat=length):
        if not all(is_legal(call, list(calls[:at])) for at, call in enumerate(calls)):
            continue
        for call in SOME:
            found = asked_about(of_rotation(Seat.NORTH, (*calls, call)))
            assert (found is None) is is_legal(call, list(calls))
            if found is not None:
                assert found.kind is kind_by_hand(call, list(calls))


def kind_by_hand(call: str, before: list[str]) -> IrregularityKind:
    if bids.ended(before):
        return IrregularityKind.AFTER_FINAL
    return IrregularityKind.INSUFFICIENT if call in bids.BIDS else IrregularityKind.INADMISSIBLE


@given(DEALERS, auctions(1, is_open=True), st.sampled_from(bids.BIDS))
def test_a_bid_that_is_too_low_is_found_with_the_lowest_that_is_not(
    dealer: Seat, calls: list[str], bid: str
) -> None:
    last = last_bid(calls)
    assume(not bids.sufficient(bid, last))
    found = only(of_rotation(dealer, (*calls, bid)))
    assert found.kind is IrregularityKind.INSUFFICIENT
    assert found.is_insufficient
    assert found.last == last
    assert found.lowest == bids.lowest(last, bid[1])
    assert found.made.seat is found.in_turn is seat_of(dealer, len(calls))


@given(DEALERS, auctions(is_open=True), st.sampled_from(("X", "XX")))
def test_a_double_that_may_not_be_made_is_found(dealer: Seat, calls: list[str], call: str) -> None:
    assume(not bids.admissible(call, calls))
    found = only(of_rotation(dealer, (*calls, call)))
    assert found.kind is IrregularityKind.INADMISSIBLE
    assert not found.is_out_of_turn


@given(DEALERS, auctions(is_open=True), st.sampled_from((*bids.BIDS, "P")), st.integers(1, 3))
def test_a_call_at_the_turn_of_another(
    dealer: Seat, calls: list[str], call: str, seats_on: int
) -> None:
    in_turn = seat_of(dealer, len(calls))
    caller = Seat(bids.in_turn(in_turn, seats_on))
    auction = of_rotation(dealer, calls)
    found = only(replace(auction, calls=(*auction.calls, Made(caller, call)), asked=-1))
    assert found.kind is IrregularityKind.OUT_OF_TURN
    assert found.is_out_of_turn
    assert found.in_turn is in_turn
    is_low = call != "P" and not bids.sufficient(call, last_bid(calls))
    assert found.is_insufficient is is_low


@given(DEALERS, auctions(is_open=True), st.sampled_from(("X", "XX")), st.integers(1, 3))
def test_a_double_out_of_turn_is_inadmissible_as_it_would_be_in_turn(
    dealer: Seat, calls: list[str], call: str, seats_on: int
) -> None:
    in_turn = seat_of(dealer, len(calls))
    caller = Seat(bids.in_turn(in_turn, seats_on))
    auction = of_rotation(dealer, calls)
    found = only(replace(auction, calls=(*auction.calls, Made(caller, call)), asked=-1))
    may = bids.admissible(call, [*calls, *["P"] * seats_on])
    assert found.kind is (IrregularityKind.OUT_OF_TURN if may else IrregularityKind.INADMISSIBLE)
    assert found.is_out_of_turn


@given(DEALERS, st.sampled_from("89"), st.sampled_from("CDHSN"), auctions(is_open=True))
def test_a_bid_of_more_than_seven(dealer: Seat, level: str, of: str, calls: list[str]) -> None:
    assert only(of_rotation(dealer, (*calls, level + of, "P"))).kind is IrregularityKind.OVER_SEVEN


@given(DEALERS, auctions(1, is_open=True), st.sampled_from(bids.BIDS))
def test_what_is_called_over_stands_and_the_auction_goes_on_from_it(
    dealer: Seat, calls: list[str], bid: str
) -> None:
    assume(not bids.sufficient(bid, last_bid(calls)))
    higher = BIDS_ABOVE[bid]
    assume(higher is not None)
    found = only(of_rotation(dealer, (*calls, bid, str(higher))))
    assert found.after is After.LHO
    assert found.is_over
    again = irregularities(of_rotation(dealer, (*calls, bid, bid)))
    assert [one.place for one in again] == [len(calls), len(calls) + 1]
    asked = asked_about(of_rotation(dealer, (*calls, bid, bid)))
    assert asked == again[1]


BIDS_ABOVE = dict(zip(bids.BIDS, (*bids.BIDS[1:], None), strict=True))


def test_behind_a_call_that_can_never_stand_nothing_is_looked_at() -> None:
    found = irregularities(of_rotation(Seat.NORTH, ("1S", "XX", "1C", "X")))
    assert [one.place for one in found] == [1]


def test_three_passes_of_which_one_was_out_of_turn_do_not_end_the_auction() -> None:
    calls = (
        Made(Seat.NORTH, "1S"),
        Made(Seat.EAST, "P"),
        Made(Seat.WEST, "P"),
        Made(Seat.NORTH, "P"),
        Made(Seat.EAST, "2C"),
    )
    assert [one.kind for one in irregularities(Given(calls))] == [IrregularityKind.OUT_OF_TURN]


def test_the_player_in_turn_calls_and_the_call_out_of_turn_is_void() -> None:
    calls = (Made(Seat.EAST, "7N"), Made(Seat.NORTH, "1C"), Made(Seat.EAST, "1D"))
    found = only(Given(calls))
    assert found.after is After.IN_TURN


@given(DEALERS, auctions(1), st.booleans(), st.integers(0, 11), st.sampled_from((None, *CALLS)))
def test_an_auction_is_read_again_as_it_was_written(
    dealer: Seat, calls: list[str], is_seated: bool, asked: int, replacement: str | None
) -> None:
    whole = replace(
        of_rotation(dealer, calls),
        is_seated=is_seated,
        asked=asked % len(calls),
        replacement=replacement,
    )
    assert parse(str(whole)) == whole
    assert parse(str(replace(whole, in_brackets="EW", said_out_of_turn=True))) != whole


@together("text", ["", "N", "N 1S", "Q N1S", "N N1S?x", "~ N1S", "N N8Z", "N " + "NP " * 321])
def test_what_is_no_written_auction(text: str) -> None:
    assert parse(text) is None
