"""Typed auctions, in both languages: what is read of them, and what is wrong with them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawcore.bridge.auction.given import Given, parse
from lawcore.bridge.auction.irregular import irregularities
from lawcore.bridge.auction.typed import Slip, read_auction
from lawcore.bridge.auction.wording import AuctionWording
from lawcore.bridge.auction.written import WrittenAuction, WrittenCall, placed
from lawcore.bridge.play.cards import Seat
from lawcore.wording import LANGUAGES
from tests.each import together
from tests.lawcore.auction.drawn import LANGUAGE, SPELLINGS, auctions, seat_of
from tests.sure import there
from tests.tables import beside, tabled

AUCTIONS = beside(__file__, "test_typed.toml")["auctions"]["rows"]
"""Lines, and the auctions they are."""

SLIPS = {
    "1S (2Z) 1H?": (Slip.NO_CALL, "2Z"),
    "1S (0H) 1H?": (Slip.NO_CALL, "0H"),
    "1S 2Q 1H?": (Slip.TWO_LANGUAGES, "2Q"),
    "1S (2C 1H": (Slip.BRACKET, "("),
    "1S 2C) 1H": (Slip.BRACKET, ")"),
    "1S ((2C) 1H": (Slip.BRACKET, "("),
}

NONE = (
    "", "1S", "64A1", "trick 5", "he led 5S", "4S by South, made 3", "1S 2nd hand", "27B",
    "double 3 spades", "double", "contro?", "a defender revoked at trick 5", "pass pass pass",
    "4S S", "he wanted to bid 2H over my 2S", "partner nearly bid 1H over 1NT",
    "voleva licitare 2C su 2P", "con 5-5 nobili e 11 punti aprite 1P o 1C?",
    "x" * 1001,
)  # fmt: skip


@together("line, auction", AUCTIONS)
def test_lines_and_the_auctions_they_are(line: str, auction: str) -> None:
    read = there(read_auction(line))
    assert (str(read.given), read.slip, read.rest) == (auction, None, "")


@together("line", NONE)
def test_lines_without_an_auction(line: str) -> None:
    assert read_auction(line) is None


@pytest.mark.parametrize(("line", "wrong"), SLIPS.items())
def test_what_is_wrong_is_named(line: str, wrong: tuple[Slip, str]) -> None:
    read = there(read_auction(line))
    assert (read.slip, read.piece) == wrong
    assert read.given is None
    for language in LANGUAGES:
        said = AuctionWording.of(language).slip(read)
        assert wrong[0] is Slip.BRACKET or wrong[1] in said


def test_too_many_calls() -> None:
    read = there(read_auction("1S " + "P " * 400))
    assert read.slip is Slip.TOO_LONG


def test_letters_of_several_languages_are_those_of_the_preferred_one() -> None:
    line = "1C (1C)"
    assert str(read_given(line, "en")) == "~N(EW) N1C E1C?"
    assert str(read_given(line, "it")) == "~N(EW) N1H E1H?"
    assert read_given("1P (2F) 1C", "en") == read_given("1P (2F) 1C", "it")


def read_given(line: str, language: str) -> Given | None:
    read = read_auction(line, language)
    return None if read is None else read.given


def test_what_is_said_over_a_written_auction_is_no_call_of_it() -> None:
    read = there(read_auction("1H 2C 2H? over 2C is enough"))
    assert (str(read.given), read.rest) == ("~N N1H E2C S2H?", "OVER 2C IS ENOUGH")


def test_words_beside_it_are_left_over() -> None:
    read = there(read_auction("after 1S (2C) 1H? the next player does not accept"))
    assert str(read.given) == "~N(EW) N1S E2C S1H?"
    assert read.rest.split() == ["AFTER", "THE", "NEXT", "PLAYER", "DOES", "NOT", "ACCEPT"]
    assert read.is_sure


NAMED = st.tuples(st.sampled_from("NESW"), st.sampled_from(["1C", "2H", "1D", "P", "X", "7N"]))


@given(st.lists(NAMED, min_size=2, max_size=8))
def test_named_players_have_called_what_is_written_and_nobody_else_has(
    calls: list[tuple[str, str]],
) -> None:
    """Whatever the order: a player who was passed over has not passed."""
    line = "dealer N: " + " ".join(f"{seat}: {call}" for seat, call in calls)
    found = read_given(line, "en")
    if found is not None:
        assert [(str(made.seat), made.call) for made in found.calls] == calls
        assert not any(made.implied for made in found.calls)


def test_a_row_of_cards_is_not_surely_an_auction() -> None:
    read = there(read_auction("East played 5S 3S 2S"))
    assert not read.is_sure


@given(auctions(2), st.sampled_from(sorted(SPELLINGS)), st.sampled_from([" ", ", ", " - "]))
def test_a_legal_auction_is_read_whatever_its_letters(
    calls: list[str], spelling: str, between: str
) -> None:
    if not any(call[0].isdigit() for call in calls):
        calls = [*calls[:3], "1C"]
    line = between.join(map(SPELLINGS[spelling].spell, calls))
    found = there(read_given(line, LANGUAGE[spelling]))
    assert [made.call for made in found.calls] == calls
    assert found.is_in_rotation
    assert irregularities(found) == ()


@given(auctions(2), st.sampled_from(sorted(SPELLINGS)), st.booleans())
def test_brackets_tell_the_sides(calls: list[str], spelling: str, is_first: bool) -> None:
    if not any(call[0].isdigit() for call in calls):
        calls = [*calls[:3], "1C"]
    spelt = map(SPELLINGS[spelling].spell, calls)
    line = " ".join(
        f"({call})" if (place % 2 == 0) is is_first else call for place, call in enumerate(spelt)
    )
    found = there(read_given(line, LANGUAGE[spelling]))
    assert [made.call for made in found.calls] == calls
    assert found.in_brackets == ("NS" if is_first else "EW")
    assert irregularities(found) == ()


@given(st.sampled_from(list(Seat)), auctions(1), st.sampled_from(["en", "it"]))
def test_named_players_call_in_turn(dealer: Seat, calls: list[str], language: str) -> None:
    names = {"en": "NESW", "it": "NESO"}[language]
    spelling = SPELLINGS[{"en": "letters", "it": "lettere"}[language]]
    named = [
        f"{names['NESW'.index(seat_of(dealer, place))]}: {spelling.spell(call)}"
        for place, call in enumerate(calls)
    ]
    line = f"{'dealer' if language == 'en' else 'mazziere'} {names['NESW'.index(dealer)]}, "
    found = there(read_given(line + ", ".join(named), language))
    assert found.dealer is dealer
    assert [(made.seat, made.call) for made in found.calls] == [
        (seat_of(dealer, place), call) for place, call in enumerate(calls)
    ]


@given(st.text(alphabet="12378SHCDNPXQF?()> -:,.eopasxtn\n", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    for language in LANGUAGES:
        read = read_auction(text, language)
        if read is None:
            continue
        words = AuctionWording.of(language)
        if read.given is None:
            assert words.slip(read)
        else:
            assert parse(str(read.given)) == read.given
            assert words.line(read.given)
            assert words.findings(read.given)


@tabled
def test_calls_told_with_their_players_are_those_of_two_sides(line: str, auction: str) -> None:
    """Who sits where is not known of "me" and "left"; passes nobody speaks of are filled in."""
    assert str(there(there(read_auction(line)).given)) == auction


def test_a_call_told_out_of_turn_shows_nobody_whose_turn_it_was() -> None:
    told = there(there(read_auction("RHO bid 1S out of turn, I passed")).given)
    assert told.said_out_of_turn


def test_the_dealer_may_be_another_than_the_first_player_named() -> None:
    written = WrittenAuction(
        (WrittenCall("P"), WrittenCall("1C", seat=Seat.NORTH)), dealer=Seat.NORTH
    )
    assert str(placed(written)) == "N NP N1C?"
