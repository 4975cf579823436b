"""Lines about scores as people type them, in both languages."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawcore.bridge.play.cards import Seat, Suit
from lawcore.bridge.play.letters import Letters
from lawcore.bridge.play.record import Contract
from lawcore.bridge.play.score_line import (
    BadScoreLine,
    ContractResult,
    Part,
    ScoreLine,
    WrongScore,
    points_of,
)
from lawcore.bridge.play.score_reader import LONGEST, MOST_PARTS, is_about_score, read_score_line
from lawcore.wording import LANGUAGES
from tests.each import CASES, together
from tests.tables import tabled

FOUR_SPADES = Contract(4, Suit.SPADES)
NORTH = {"declarer": Seat.NORTH, "side": "NS"}


def one(text: str, language: str = "en") -> ContractResult:
    read = read_score_line(text, language)
    assert read.other is None
    assert not read.field
    (part,) = read.parts
    assert part.percent == 100
    return part.result


def wrong(text: str, language: str = "en") -> BadScoreLine:
    with pytest.raises(BadScoreLine) as raised:
        read_score_line(text, language)
    return raised.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_contract_result_player_and_vulnerability_reads_as_it_is_written(
    language: str,
) -> None:
    letters = Letters.of(language)
    strains = {shown: suit for suit, shown in letters.shown_suits.items()}
    told = product(
        range(1, 8),
        [*strains, "NT", "SA"],
        (("", 1), ("x", 2), ("XX", 4)),
        range(14),
        (("", None), (" v", True), (" nv", False)),
    )
    for number, (level, strain, (sign, doubled), tricks, (said, vulnerable)) in enumerate(told):
        seat = (*Seat, None)[number % 5]
        over = tricks - level - 6
        result = "=" if not over else f"{over:+}"
        shown = f" {letters.shown_seats[seat]}" if seat else ""
        read = one(f"{level}{strain}{sign}{result}{shown}{said}", language)
        assert read == ContractResult(
            Contract(level, strains.get(strain), doubled),
            tricks,
            seat,
            seat.side if seat else None,
            vulnerable,
        )
        assert read.over == over


@tabled
def test_the_same_result_in_many_words(language: str, text: str) -> None:
    assert one(text, language) == ContractResult(
        Contract(4, Suit.SPADES, 2), 11, Seat.NORTH, "NS", vulnerable=True
    )


@tabled
def test_a_contract_that_fails(language: str, text: str) -> None:
    assert one(text, language) == ContractResult(Contract(2, Suit.CLUBS), 6, vulnerable=False)


def test_a_letter_of_two_suits_is_that_of_the_language() -> None:
    assert one("4C=").contract == Contract(4, Suit.CLUBS)
    assert one("4C=", "it").contract == Contract(4, Suit.HEARTS)
    assert one("4P=").contract == one("4S=", "it").contract == FOUR_SPADES
    assert one("3N N=").declarer is Seat.NORTH
    assert one("3N=").contract == Contract(3, None)
    assert one("3SA O=", "it").declarer is Seat.WEST


def test_redoubled_and_passed_out() -> None:
    for text in ("1Sxx=", "1S redoubled made", "1P surcontrate fatte", "1♠XX ="):
        assert one(text).contract == Contract(1, Suit.SPADES, 4)
    assert one("passed out") == ContractResult(vulnerable=False)
    assert one("passed out").points() == 0


def test_two_results_are_compared_and_share_what_one_of_them_tells() -> None:
    first = ContractResult(FOUR_SPADES, 11, Seat.NORTH, "NS", vulnerable=True)
    second = ContractResult(FOUR_SPADES, 10, Seat.NORTH, "NS", vulnerable=True)
    expected = ScoreLine((Part(first),), second)
    for text in ("4S+1 N v 4S=", "4S+1 vs 4S= N v", "4S+1, 4S= N v", "N 4S+1 v against 4S="):
        assert read_score_line(text, "en") == expected
    assert read_score_line("4P+1 N zona contro 4P=", "it") == expected
    assert read_score_line("4P+1 N zona e 4P=", "it") == expected


def test_the_number_of_a_board_tells_who_is_vulnerable() -> None:
    read = read_score_line("4S+1 N vs 3N= E b3", "en")
    assert [result.vulnerable for result in read.results] == [False, True]
    assert wrong("4S+1 vs 3N= b3").code is WrongScore.NO_DECLARER
    read = read_score_line("4S+1 N vs 3N= E all", "en")
    assert [result.vulnerable for result in read.results] == [True, True]


def test_scores_are_north_and_souths_where_declarer_is_named() -> None:
    read = read_score_line("4S= E v vs 3N-1 S nv", "en")
    assert read.names_declarer
    assert [points_of(result) for result in read.results] == [-620, -50]
    assert not read_score_line("4S= v vs 4S-1", "en").names_declarer


def test_weights_before_and_behind_their_results() -> None:
    made = ContractResult(FOUR_SPADES, 10, Seat.NORTH, "NS", vulnerable=True)
    down = ContractResult(FOUR_SPADES, 9, Seat.NORTH, "NS", vulnerable=True)
    expected = ScoreLine((Part(made, Fraction(60)), Part(down, Fraction(40))))
    assert read_score_line("60% 4S= 40% 4S-1 N v", "en") == expected
    assert read_score_line("4S= 60%, 4S-1 40% N v", "en") == expected
    assert read_score_line("60% 4P= e 40% 4P-1 N zona", "it") == expected
    thirds = read_score_line("33.3% 4S= 33,3% 4S-1 33.4% 5S-1 nv", "en")
    assert sum(part.percent for part in thirds.parts) == 100


def test_a_score_of_the_other_table_and_those_of_a_field() -> None:
    read = read_score_line("60% 4S= 40% 4S-1 N vs -100 v | 620x3 -100 x 2, 650", "en")
    assert read.other == -100
    assert read.field == (620, 620, 620, -100, -100, 650)
    assert all(result.vulnerable for result in read.results)
    assert read_score_line("4P= N zona contro 620", "it").other == 620
    assert read_score_line("4P= N zona frequenze: 0 620*2", "it").field == (0, 620, 620)
    assert read_score_line("4S= N v other table 0", "en").other == 0


@tabled
def test_what_does_not_read_says_why(text: str, code: WrongScore, *, meant: bool) -> None:
    bad = wrong(text)
    assert (bad.code, bad.is_meant) == (code, meant)


def test_of_too_many_parts_none_is_read() -> None:
    for text, meant in (("4S= " * LONGEST, False), (f"{'10% 4S= ' * (MOST_PARTS + 4)} v", True)):
        bad = wrong(text)
        assert (bad.code, bad.is_meant) == (WrongScore.TOO_MANY, meant)


def test_the_piece_that_is_wrong_is_named() -> None:
    assert wrong("4S= maybe").text == "MAYBE"
    assert wrong("60% 4S= 30% 4S-1").text == "90"
    assert wrong("4S= v vs 425").text == "425"
    assert wrong("4S+4").contract == FOUR_SPADES
    assert wrong("4S+4").text == "+4"


@pytest.mark.parametrize("blank", ["\v", "\x1c", "\x85", "\u2028", "\u3000", "\xa0", "\r\n"])
def test_white_space_of_any_kind_stands_between_pieces(blank: str) -> None:
    assert one(f"{blank}4S+1{blank}N{blank}") == ContractResult(FOUR_SPADES, 11, Seat.NORTH, "NS")
    assert wrong(blank).code is WrongScore.NO_CONTRACT


@given(st.text(st.characters(codec="utf-8"), max_size=40))
def test_whatever_is_typed_is_read_or_refused(text: str) -> None:
    for language in LANGUAGES:
        assert is_about_score(text, language) in {True, False}


def test_every_kind_of_slip_is_tried() -> None:
    _, tried = CASES[test_what_does_not_read_says_why]
    assert {case.told["code"] for case in tried} == set(WrongScore)


@together("piece", ["4S=", "4", "60% ", "(", "= ", "-", "x", "N ", "no ", "e "])
def test_a_line_made_to_keep_the_reader_busy_is_refused_or_read(piece: str) -> None:
    text = (piece * LONGEST)[:LONGEST]
    for language in LANGUAGES:
        assert isinstance(wrong(text, language), ValueError)


@pytest.mark.parametrize(("text", "language"), [("Pass", "en"), ("passo", "it"), ("pass", "it")])
def test_the_word_of_tables_for_a_board_passed_out_is_read(text: str, language: str) -> None:
    """PBN, LIN and travellers say Pass for it."""
    result = one(text, language)
    assert (result.contract, points_of(result)) == (None, 0)
    assert not is_about_score(text, language), "in a chat it may be a call"


@pytest.mark.parametrize("text", ["4S N 10", "4SN 10", "4S by N 10", "n 4s 10", "4S NS 10"])
def test_the_tricks_of_a_row_of_a_table_need_no_sign(text: str) -> None:
    """ScoreTable of PBN: contract, declarer, tricks (5.9)."""
    assert (one(text).contract, one(text).tricks) == (FOUR_SPADES, 10)
    assert is_about_score(text, "en")


@pytest.mark.parametrize("text", ["4S 10", "4S N 3", "4S N 14", "10", "4S N 10 11"])
def test_a_number_alone_is_no_result_where_it_may_mean_something_else(text: str) -> None:
    assert wrong(text).code in {WrongScore.NOT_UNDERSTOOD, WrongScore.TOLD_TWICE}


@tabled
def test_what_was_made_is_counted_over_the_book_or_in_all(
    text: str, contract: str, tricks: int
) -> None:
    """North American scores tell the odd tricks: 3NT made 5 are eleven."""
    (part,) = read_score_line(text, "en").parts
    assert (str(part.result.contract), part.result.tricks) == (contract, tricks)


@pytest.mark.parametrize("text", ["4S N made 3", "1C N made 7", "6S N made 9"])
def test_what_cannot_be_made_or_be_told_apart_is_refused(text: str) -> None:
    assert wrong(text).code is WrongScore.IMPOSSIBLE_RESULT


@tabled
def test_the_double_may_stand_behind_declarer(text: str, written: str, points: int) -> None:
    """So results of other tables are in LIN; on its pages the same site has it in front."""
    result = one(text, "it" if "prima" in text else "en")
    assert (str(result.contract), points_of(result)) == (written, points)


@tabled
def test_declarer_may_stand_joined_before_the_contract(
    text: str, written: str, declarer: str, points: int
) -> None:
    """So a scorer writes results, and the site whose matches it scores (pbrats 0.11.1, 2021)."""
    language = "it" if " in " in text else "en"
    result = one(text, language)
    assert (str(result.contract), result.declarer, points_of(result)) == (
        written,
        declarer,
        points,
    )
    assert is_about_score(text, language)
    assert wrong("S1NT-2 S").code is WrongScore.TOLD_TWICE


@tabled
def test_declarer_before_a_contract_is_not_that_of_the_one_before_him(
    text: str, declarers: str
) -> None:
    """In Italian a single e is the word and; joined to a contract it is East."""
    read = read_score_line(text, "it")
    assert "".join(one.declarer or "-" for one in read.results) == declarers
