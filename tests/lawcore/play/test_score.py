"""Scores, comparisons, and what the number of a board tells."""

from fractions import Fraction
from itertools import product

import pytest

from lawcore.bridge.play.auction import (
    bought,
    by_players,
    calls_in,
    contract_named,
    dealer_of,
    vulnerable_named,
    vulnerable_on,
)
from lawcore.bridge.play.cards import Seat, Suit
from lawcore.bridge.play.record import Contract
from lawcore.bridge.play.score import imps, is_score, matchpoints_against, score, weighted
from tests.lawcore.play.second_table import IMPS, read_off
from tests.tables import tabled

STRAINS = {"C": Suit.CLUBS, "D": Suit.DIAMONDS, "H": Suit.HEARTS, "S": Suit.SPADES, "N": None}


def scored(contract: str, tricks: int, *, vulnerable: bool = False) -> int:
    doubled = {0: 1, 1: 2, 2: 4}[contract.count("X")]
    strain = STRAINS[contract[1]]
    return score(int(contract[0]), strain, doubled, tricks, vulnerable=vulnerable)


@tabled
def test_made_contracts(contract: str, tricks: int, *, vulnerable: bool, points: int) -> None:
    assert scored(contract, tricks, vulnerable=vulnerable) == points


def test_every_contract_and_result_is_as_it_is_read_off_a_card() -> None:
    every = product(range(1, 8), STRAINS, (1, 2, 4), range(14), (False, True))
    compared = 0
    for level, letter, doubled, tricks, vulnerable in every:
        ours = score(level, STRAINS[letter], doubled, tricks, vulnerable=vulnerable)
        assert ours == read_off(level, letter, doubled, tricks, vulnerable=vulnerable)
        assert is_score(ours)
        assert is_score(-ours)
        compared += 1
    assert compared == 7 * 5 * 3 * 14 * 2


def test_what_no_contract_scores_is_no_score() -> None:
    every = {
        abs(read_off(level, letter, doubled, tricks, vulnerable=vulnerable))
        for level, letter, doubled, tricks, vulnerable in product(
            range(1, 8), STRAINS, (1, 2, 4), range(14), (False, True)
        )
    }
    assert {points for points in range(8000) if is_score(points)} == every | {0}


def test_undertricks() -> None:
    down = range(9, 4, -1)
    assert [scored("4S", t) for t in down] == [-50, -100, -150, -200, -250]
    assert [scored("4S", t, vulnerable=True) for t in down] == [-100, -200, -300, -400, -500]
    assert [scored("4SX", t) for t in down] == [-100, -300, -500, -800, -1100]
    assert [scored("4SX", t, vulnerable=True) for t in down] == [-200, -500, -800, -1100, -1400]
    for vulnerable in (False, True):
        for tricks in range(10):
            doubled = scored("4SX", tricks, vulnerable=vulnerable)
            assert scored("4SXX", tricks, vulnerable=vulnerable) == 2 * doubled


def test_another_trick_is_always_worth_something() -> None:
    for level in range(1, 8):
        for strain in STRAINS.values():
            for doubled in (1, 2, 4):
                for vulnerable in (False, True):
                    row = [
                        score(level, strain, doubled, tricks, vulnerable=vulnerable)
                        for tricks in range(14)
                    ]
                    assert row == sorted(set(row))
                    assert [points > 0 for points in row] == [t >= level + 6 for t in range(14)]


@pytest.mark.parametrize(
    ("level", "doubled", "tricks"), [(0, 1, 7), (8, 1, 7), (1, 3, 7), (1, 1, 14)]
)
def test_what_is_no_contract_has_no_score(level: int, doubled: int, tricks: int) -> None:
    with pytest.raises(ValueError, match="no such"):
        score(level, None, doubled, tricks, vulnerable=False)


def test_imps_step_at_their_thresholds() -> None:
    steps = {0: 0, 10: 0, 20: 1, 40: 1, 50: 2, 90: 3, 420: 9, 430: 10, 490: 10, 500: 11}
    steps |= {740: 12, 750: 13, 1500: 17, 3990: 23, 4000: 24, 9000: 24}
    assert {points: imps(points) for points in steps} == steps
    assert [imps(-points) for points in steps] == [-value for value in steps.values()]


def test_imps_are_those_of_the_printed_scale_at_every_difference() -> None:
    assert [first for first, _, _ in IMPS[1:]] == [last + 10 for _, last, _ in IMPS[:-1]]
    for first, last, points in IMPS:
        for difference in range(first, last + 10, 10):
            assert imps(difference) == points
            assert imps(-difference) == -points


def test_a_weighted_score_is_the_mean_by_its_per_cents() -> None:
    parts = [(Fraction(60), 620), (Fraction(40), -100)]
    assert weighted(parts) == 332
    assert weighted([(Fraction("33.3"), 10), (Fraction("66.7"), -10)]) == Fraction("-3.34")
    assert weighted([(Fraction(100), -50)]) == -50


@pytest.mark.parametrize("percents", [(), (60,), (60, 41), (50, 25, 24)])
def test_per_cents_that_are_not_100_are_no_weights(percents: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="100"):
        weighted((Fraction(percent), 0) for percent in percents)


def test_matchpoints_are_two_for_each_score_beaten_and_one_for_each_tie() -> None:
    board = [420, 450, 420, -50]
    fields = [board[:place] + board[place + 1 :] for place in range(len(board))]
    found = [matchpoints_against(own, field) for own, field in zip(board, fields, strict=True)]
    assert found == [3, 6, 3, 0]
    assert matchpoints_against(100, []) == 0


def test_the_number_of_a_board_tells_dealer_and_vulnerability() -> None:
    assert "".join(dealer_of(n) for n in range(1, 6)) == "NESWN"
    cycle = ["None", "NS", "EW", "All"]
    expected = [cycle[(place + place // 4) % 4] for place in range(16)]
    assert expected[4:8] == ["NS", "EW", "All", "None"]
    assert [vulnerable_on(n) for n in range(1, 17)] == expected
    assert [vulnerable_on(n + 16) for n in range(1, 17)] == expected


def test_calls_are_told_apart_when_run_together() -> None:
    assert calls_in("1Sp2Hp4Sppp") == (
        ["1S", "P", "2H", "P", "4S", "P", "P", "P"],
        "",
    )
    assert calls_in("1C D R Pass 1NT DBL rdbl AP") == (
        ["1C", "X", "XX", "P", "1N", "X", "XX", "AP"],
        "",
    )
    assert calls_in("1sa! 2♥ all pass") == (["1N", "2H", "AP"], "")


def test_calls_are_read_up_to_what_is_none() -> None:
    assert calls_in("1S pass bid 2S") == (["1S", "P"], "BID")


@pytest.mark.parametrize(
    ("calls", "contract", "declarer"),
    [
        ("1S P 2H P 4S P P P", Contract(4, Suit.SPADES), Seat.NORTH),
        ("P 1N P 3N X XX", Contract(3, None, 4), Seat.EAST),
        ("1H 1S 2H 2S X P P P", Contract(2, Suit.SPADES, 2), Seat.EAST),
        ("1C X 1D P 2D", Contract(2, Suit.DIAMONDS), Seat.SOUTH),
        ("1C X XX 1D", Contract(1, Suit.DIAMONDS), Seat.WEST),
    ],
)
def test_the_auction_tells_contract_and_declarer(
    calls: str, contract: Contract, declarer: Seat
) -> None:
    assert bought(by_players(Seat.NORTH, calls_in(calls)[0])) == (contract, declarer)


def test_four_passes_are_no_contract() -> None:
    assert bought(by_players(Seat.NORTH, ["AP"])) is None


def test_contracts_read_back_as_they_are_written() -> None:
    for level in range(1, 8):
        for strain in STRAINS.values():
            for doubled in (1, 2, 4):
                contract = Contract(level, strain, doubled)
                assert contract_named(str(contract)) == contract
    assert contract_named("3NR") == Contract(3, None, 4)
    assert contract_named("3DD") == Contract(3, Suit.DIAMONDS, 2)
    assert contract_named("8S") is None
    assert contract_named("") is None


def test_the_names_of_vulnerability() -> None:
    named = {"Love": "None", "-": "None", "both": "All", "N-S": "NS", "e": "EW", "": None}
    assert {text: vulnerable_named(text) for text in named} == named
