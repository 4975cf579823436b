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
from tests.tables import tabled

READ = {
    "1S (2C) 1H?": "~N(EW) N1S E2C S1H?",
    "1S, (2C), 1H insufficient": "~N(EW) N1S E2C S1H?",
    "1S - pass - 1H insufficient": "~N N1S EP S1H?",
    "1s-2c-1h": "~N N1S E2C S1H?",
    "1S2C1H": "~N N1S E2C S1H?",
    "1P (2F) 1C": "~N(EW) N1S E2C S1H?",
    "1C passo 1P contre 1F?": "~N N1H EP S1S WX N1C?",
    "licita: 1 picche, 2 fiori e 1 cuori": "~N N1S E2C S1H?",
    "1SA passo 2C contro surcontro": "~N N1N EP S2C WX NXX?",
    "1NT p 2D x": "~N N1N EP S2D WX?",
    "dealer N: 1H P 1S 1C": "N N1H EP S1S W1C?",
    "mazziere Sud: 1C P 1P 1F": "S S1H WP N1S E1C?",
    "North dealer 1H P 1S 1C": "N N1H EP S1S W1C?",
    "dealer N: E 1S": "N E1S?",
    "W: 1S, N: pass, S: 2H?": "W W1S NP S2H?",
    "O: 1S, N: passo, S: 2H?": "W W1S NP S2H?",
    "N E S W 1S 2C 1H": "N N1S E2C S1H?",
    "1♠ (2♣) 1♥?": "~N(EW) N1S E2C S1H?",
    "1S (2C) 1H? (2S)": "~N(EW) N1S E2C S1H? W2S",
    "1S (2C) 1H > 2H": "~N(EW) N1S E2C S1H?>2H",
    "1S (2C) 1H corrected to pass": "~N(EW) N1S E2C S1H?>P",
    "1P (2F) 1C cambiata in 2C": "~N(EW) N1S E2C S1H?>2H",
    "1S p 4S all pass": "~N N1S EP S4S WP NP EP?",
    "1S (-) 2S (-) 1NT?": "~N(EW) N1S EP S2S WP N1N?",
    "1S (8H)": "~N(EW) N1S E8H?",
    "X": "~N NX?",
    "P P X": "~N NP EP SX?",
    "passo contro": "~N NP EX?",
    "dealer N: P X": "N NP EX?",
    "dealer N: double": "N NX?",
    "X 1S": "~N NX E1S?",
}
"""Lines, and the auctions they are."""

TABLES = {
    "West North East South\n-  -  1C 1S\nX  P  1D": "E E1C S1S WX NP E1D?",
    "W N E S\n\N{EN DASH} \N{EN DASH} 1♣ 1♠\nX P 1♦": "E E1C S1S WX NP E1D?",
    "W  N  E  S\n      1C 1S\nX  P  1D": "E E1C S1S WX NP E1D?",
    "Ovest Nord Est Sud\n--- 1F 1P p\n1C": "N N1C E1S SP W1H?",
    "N E S W\n      1S 1H": "S S1S W1H?",
    "W N E S\n1C 1S X P\n1D": "W W1C N1S EX SP W1D?",
    "W N E S\n1S P 1H": "W W1S NP E1H?",
    "W: 1S\nN: 1H": "W W1S N1H?",
}
"""Tables of calls as books print them: the first column need not be the dealer's."""

SIDES = {
    "South deals: P P 1H (1S) 1D": "S(EW) SP WP N1H E1S S1D?",
    "1S (2C) P P 2D": "~N(EW) N1S E2C SP WP N2D?",
    "(P) P (1S) 1H": "~N(NS) NP EP S1S W1H?",
    "N: 1S, N: 2S": "N N1S N2S?",
    "N: 1S, W: 2H?": "N N1S W2H?",
    "N: 1S, S: 2S": "N N1S S2S?",
    "dealer S: W: 1NT? S: 2H": "S W1N? S2H",
    "dealer S: W: 1NT S: 2H": "S W1N S2H?",
    "dealer N: 1S S: 1H?": "N N1S S1H?",
    "dealer N: 1H S: X?": "N N1H SX?",
    "mazziere N: 1F S: contro?": "N N1C SX?",
    "dealer N: E: 1S S: 2H": "N E1S S2H?",
    "dealer N: 1S W: 2H? E: P": "N N1S W2H? EP",
    "N opens 1S, E passes, S bids 1H": "N N1S EP S1H?",
    "il compagno ha aperto 1P, ha risposto 1C": "~N N1S E1H?",
    "1NT (2H) partner bid 2D": "~N(EW) N1N E2H S2D?",
    "1S 2H (3C) 3H": "~N(EW) N1S E_P S2H W3C N3H?",
    "(1S) 2C 1H?": "~N(NS) N1S E2C S_P W1H?",
    "1S (2C) 2H 2S?": "~N(EW) N1S E2C S2H N2S?",
    "1S (2C) 2H 2S": "~N(EW) N1S E2C S2H W_P N2S?",
    "1S (P) (2H)?": "~N(EW) N1S EP W2H?",
    "1S (P) (2H)": "~N(EW) N1S EP W2H?",
    "1S (P) 1NT out of turn": "~N(EW) N1S EP N1N?",
    "1S P 2H out of turn": "~N! N1S EP S2H?",
    "east bid out of turn 1H, south then bid 1S": "E! E1H? S1S",
    "est ha dichiarato fuori turno 1C, sud ha detto 1P": "E! E1H? S1S",
    "1NT pass, east out of turn 2C": "~N! N1N EP S2C?",
    "RHO out of turn 1H, I bid 1S": "~N(NS)! N1H? E1S",
    "1S (2C) 2H 2S out of turn": "~N(EW) N1S E2C S2H N2S?",
    "1S (2C) 2H (P) 3D (4C) 4H": "~N(EW) N1S E2C S2H WP N3D E4C S4H?",
}
"""Lines with sides that do not call one after the other: passes are left out, or it is no turn."""

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


@together("line, auction", [*READ.items(), *SIDES.items(), *TABLES.items()])
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
