"""Auctions drawn as in books and by playing programs, between the other lines of a record."""

import pytest

from lawcore.bridge.play.auction import by_players
from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.detect import read
from lawcore.bridge.play.record import BadRecord
from lawcore.bridge.play.replay import replay

DRAWN = """Dealer East
Vul: E/W
                ♠ Q J 9 7 5
                ♥ A Q
                ♦ 8
                ♣ A 9 8 5 3
♠                             ♠ K 3 2
♥ K J 9 8 6                   ♥ 10 2
♦ A K 7 4 3 2                 ♦ Q J 6
♣ 4 2                         ♣ K Q J 10 7
                ♠ A 10 8 6 4
                ♥ 7 5 4 3
                ♦ 10 9 5
                ♣ 6

West  North East  South
            1♥    Dbl
Pass  1♠    Pass  Pass
Pass

♣K ♣6 ♣2 ♣A
"""
"""As OpenSpiel 2.0.2 draws a deal and its calls, with a void, and a trick behind them."""


def auction(text: str, language: str = "en") -> str:
    (record,) = read(f"board 1\n{text}", language)
    assert record.faults == ()
    return " ".join(f"{seat}:{call}" for seat, call in record.auction)


def test_a_deal_and_its_calls_are_drawn_and_the_play_goes_on_behind_them() -> None:
    (record,) = read(DRAWN)
    assert (record.dealer, record.vulnerable) == (Seat.EAST, "EW")
    assert record.auction == by_players(Seat.EAST, ["1H", "X", "P", "1S", "AP"])
    assert (str(record.contract), record.declarer) == ("1S", Seat.NORTH)
    board = replay(record)
    assert (board.errors, board.winners) == ((), (Seat.NORTH,))


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("W N E S\n- - 1NT P\nP P", "en", "E:1N S:P W:P N:P"),
        (
            "|N|E|S|W|\n|---|---|---|---|\n| | 1♣! | Pass | 1 ♥ |\n|AP|",
            "en",
            "E:1C S:P W:1H N:P E:P S:P",
        ),
        (
            "Sud Ovest Nord Est\n1C passo 2C contro\ntutti passano",
            "it",
            "S:1H W:P N:2H E:X S:P W:P N:P",
        ),
        ("South West North East\nPass Pass Pass Pass", "en", "S:P W:P N:P E:P"),
        ("West North East South\n   1S\nNo bid 2S All pass", "en", "S:1S W:P N:2S E:P S:P W:P"),
        ("N E S W\n1S P P P - -", "en", "N:1S E:P S:P W:P"),
    ],
)
def test_places_before_the_first_call_are_empty_or_have_a_dash(
    text: str, language: str, expected: str
) -> None:
    assert auction(text, language) == expected


@pytest.mark.parametrize(
    ("calls", "contract"),
    [
        ("W N E S\n1NT P P P", "1NT"),
        ("W N E S\n1NT P P P\n3NT W", "3NT"),
        ("W N E S\nP P P P", "None"),
        ("auction W 1NT P P P", "1NT"),
        ("auction W 1NT P", "None"),
    ],
)
def test_a_deal_has_the_contract_of_its_calls_where_none_is_named(
    calls: str, contract: str
) -> None:
    (record,) = read(f"N AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -\n{calls}")
    assert str(record.contract) == contract
    assert read("board 1\nW N E S\n1NT P P P")[0].contract is None, "calls alone are no record"


@pytest.mark.parametrize("row", ["5H 6H 7H 2H", "1S 2S 3S maybe", ""])
def test_what_stands_below_four_players_without_a_pass_is_no_auction(row: str) -> None:
    try:
        (record,) = read(f"board 1\nWest North East South\n{row}")
    except BadRecord:
        return
    assert record.auction == ()
    assert record.faults
