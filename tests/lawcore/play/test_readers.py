"""Every notation gives the same board, and bad ones only the reader's own error."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from lawcore.board.ruling import ruled
from lawcore.bridge.play.cards import Card, Seat, Suit
from lawcore.bridge.play.detect import LARGEST, read
from lawcore.bridge.play.record import MOST_BOARDS, BadRecord, Contract, Record, Wrong
from lawcore.bridge.play.replay import RecordRemark, Replay, replay
from lawcore.bridge.play.writers import write_typed
from tests.lawcore.play.deals import boards, seeded
from tests.lawcore.play.pbn_writer import write_pbn
from tests.tables import tabled

RECORDS = Path(__file__).parent / "records"
NOTATIONS = {
    "example3.pbn": "en",
    "example3_marked.pbn": "en",
    "example3.lin": "en",
    "example3_handviewer_lin.txt": "en",
    "example3_handviewer_params.txt": "en",
    "example3_typed_en.txt": "en",
    "example3_typed_it.txt": "it",
}
EXPECTED: dict[str, Any] = json.loads((RECORDS / "expected.json").read_text())
DEAL = "N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT"
TYPED = (RECORDS / "example3_typed_en.txt").read_text()
PBN = (RECORDS / "example3.pbn").read_text()
LIN = (RECORDS / "example3.lin").read_text()


REPEATED = (
    *("\n", " ", "[", '[A "', "{", "CJ ", "N ", "♣ ", "md|", "pc|CJ|", "http://x?", "4S S\n"),
)
"""What, said over and over, might keep a reader busy."""


def at_length(piece: str) -> str:
    """A text of the largest size that has nothing but a piece over and over."""
    return piece * (LARGEST // len(piece))


def one(text: str | bytes, language: str = "en") -> Record:
    (record,) = read(text, language)
    return record


def again(text: str | bytes, language: str = "en") -> Replay:
    return replay(one(text, language))


def same_play(board: Replay, other: Replay) -> bool:
    return (board.tricks, board.revokes, board.hands, board.errors) == (
        other.tricks,
        other.revokes,
        other.hands,
        other.errors,
    )


@pytest.mark.parametrize(("name", "language"), NOTATIONS.items())
def test_example_three_is_the_same_in_every_notation(name: str, language: str) -> None:
    board = again((RECORDS / name).read_bytes(), language)
    assert board.errors == ()
    assert board.notes == ()
    assert "".join(board.winners) == EXPECTED["winners"]
    found = ruled(board)
    assert found.transferred == {"NS": 1, "EW": 0}
    for revoke, of, expected in zip(
        board.revokes, found.revokes, EXPECTED["revokes"], strict=True
    ):
        established = revoke.established
        assert {
            "trick": revoke.trick,
            "seat": revoke.seat,
            "led": revoke.led,
            "played": str(revoke.played),
            "could_play": [str(card) for card in revoke.could_play],
            "trick_won_by": board.tricks[revoke.trick - 1].winner,
            "established": {
                "trick": getattr(established, "trick", None),
                "by": getattr(established, "player", None),
                "nth_card": getattr(established, "place", None),
            },
            "law": of.article,
            "transferred": of.tricks,
        } == expected
    if "params" not in name:
        assert board.declarer_tricks == EXPECTED["declarer_table"]
        assert board.claimed_by_declarer == 9


@pytest.mark.parametrize("name", ["example3_as_printed.pbn", "example3_typed_as_printed.txt"])
def test_the_misprint_is_found_and_corrected(name: str) -> None:
    board = again((RECORDS / name).read_bytes())
    (error,) = board.errors
    assert (error.code, error.trick, error.player) == (Wrong.CARD_ELSEWHERE, 3, Seat.WEST)
    assert (str(error.card), error.owner) == ("C6", Seat.SOUTH)
    assert [str(card) for card in error.instead] == ["S6"]


# typed

HANDS = TYPED[TYPED.index("N ") : TYPED.index("CJ")]
BY_PLAYER = f"4S S\n{HANDS}W: CJ CT S6 DA\nN: CA CK CQ D2\nE: C2 C4 C8 D3\nS: C3 DJ H4 S3\nrest 9"


@pytest.mark.parametrize(
    "text",
    [
        BY_PLAYER,
        "4S S\n" + HANDS + "S: C3 DJ H4 S3\nE: 2 4 8 3\nN: A CK CQ 2\nW: CJ T S6 DA\nrest 9",
        TYPED.replace("CJ A 2 3", "1. ♣J, ♣A, ♣2, ♣3"),
        TYPED.replace("CJ A 2 3", "1) JC AC 2C 3C").replace("CK 4 DJ T", "2: K♣ 4♣ J♦ 10♣"),
        TYPED.replace("CJ A 2 3", "♣️J A 2 3").replace("DJ T", "♦️J ♣️10"),
        TYPED.replace("CJ A 2 3", "cj a 2 3").replace("4S S", "4s by s"),
        TYPED.replace("CJ A 2 3", "♣ J ♣ A ♣ 2 ♣ 3"),
        TYPED.replace("CK 4 DJ T", "CK 4 DJ* T").replace("8 H4 S6", "8 H4* S6"),
        TYPED.replace("CK 4 DJ T", "CK x DJ T"),
        TYPED.replace("N T.QJ653.K652.AKQ", "N ♠10 ♥QJ653 ♦K652 ♣AKQ"),
        TYPED.replace("N T.QJ653.K652.AKQ", "N S:T H:QJ653 D:K652 C:AKQ"),
        TYPED.replace("N T.QJ653.K652.AKQ", "north: 10 . QJ653 . K652 . AKQ"),
        TYPED.replace("N T.QJ653.K652.AKQ", "N STHQJ653DK652CAKQ"),
        TYPED.replace(HANDS, DEAL + "\n"),
        TYPED.replace(HANDS, "W J76.987.AT987.JT\n" + HANDS[HANDS.index("E") :]),
        TYPED.replace("\n", "\r\n"),
        "\ufeff" + TYPED.replace("\n", "\n\n"),
        TYPED.replace("DA 2 3 S3", "W> DA 2 3 S3"),
        TYPED.replace("4S S", "board 7\nvul none\ndealer S\n4♠ S"),
    ],
)
def test_typed_notation_may_be_written_in_many_ways(text: str) -> None:
    assert same_play(again(text), again(TYPED))
    assert again(text).claimed_by_declarer == 9


def test_the_two_languages_differ_in_their_letters_alone() -> None:
    italian = (RECORDS / "example3_typed_it.txt").read_text()
    assert same_play(again(italian, "it"), again(TYPED))
    with_west = italian.replace("E 542.AR102.D43.842", "O F76.987.A10987.F10")
    assert same_play(again(with_west, "it"), again(TYPED))
    for contract, strain in (("3SA O", None), ("4C E", Suit.HEARTS), ("1Q S", Suit.DIAMONDS)):
        record = one(f"{contract}\n", "it")
        assert record.contract == Contract(int(contract[0]), strain)
    assert one("4F O", "it").declarer is Seat.WEST


def test_x_is_the_lowest_card_of_the_suit_that_the_hand_has_left() -> None:
    played = TYPED.replace("CJ A 2 3", "CJ A x x").replace("DA 2 3 S3", "DA x x Sx")
    assert same_play(again(played), again(TYPED))


@pytest.mark.parametrize(
    ("words", "tricks"), [("rest all", 9), ("rest 0", 0), ("rest none", 0), ("rest", 9)]
)
def test_the_rest_may_be_all_or_nothing(words: str, tricks: int) -> None:
    assert again(TYPED.replace("rest 9", words)).claimed_by_declarer == tricks
    italian = {"rest all": "resto tutte", "rest none": "resto niente"}.get(words, words)
    assert again(TYPED.replace("rest 9", italian)).claimed_by_declarer == tricks


def test_who_claimed_may_be_said() -> None:
    for seat, side in (("S", "NS"), ("N", "NS"), ("E", "EW"), ("W", "EW")):
        assert one(TYPED.replace("rest 9", f"rest 9 {seat}")).claimed_by == side
    assert one(TYPED).claimed_by is None


def test_a_board_of_the_session_needs_only_its_number() -> None:
    deals = {"12": Record(hands=one(TYPED).hands, dealer=Seat.NORTH, vulnerable="All")}
    text = TYPED.replace(HANDS, "").replace("4S S", "board 12\n4S S")
    (record,) = read(text, "en", deals)
    assert record.hands == deals["12"].hands
    assert (record.dealer, record.vulnerable) == (Seat.NORTH, "All")
    assert same_play(replay(record), again(TYPED))
    assert not read(text)[0].hands


def test_several_typed_boards_are_told_apart() -> None:
    numbered = f"board 1\n{TYPED}\nboard 2\n{TYPED}"
    assert [record.board for record in read(numbered)] == ["1", "2"]
    assert len(read(TYPED + TYPED)) == 2
    assert all(same_play(replay(record), again(TYPED)) for record in read(numbered + TYPED))


def test_hands_told_again_are_the_next_deal() -> None:
    """Debian's dealer 20211121 writes deals so, a hand or all four on a line."""
    deals = [
        "n 2.T98.K752.KJT84 e 5.J7642.986.9763 s AQ8.AQ5.QJT.AQ52 w KJT97643.K3.A43. ",
        "n Q7432.Q63.983.J4 e .J92.QT6.A986532 s KJT95.K854.K5.KT w A86.AT7.AJ742.Q7 ",
    ]
    apart = [re.sub(r" ([esw]) ", r"\n\1 ", deal) for deal in deals]
    for text in ("\n".join(deals), "\n".join(apart)):
        read_again = [write_typed(replay(record)) for record in read(text)]
        assert read_again == [f"{deal.strip().upper().replace('T', '10')}\n" for deal in apart]


@pytest.mark.parametrize("text", ["% PBN 2.1\n% EXPORT\n", "exact text\n", "next x-ray"])
def test_words_with_an_x_are_no_cards(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert caught.value.error.code is Wrong.NO_RECORD


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (TYPED.replace("CJ A", "N 9.QJ653.K652.AKQ\nCJ A"), 5),
        (f"{BY_PLAYER}\nW: CT CJ S6 DA", 10),
        (f"{BY_PLAYER}\nrest 8", 10),
    ],
)
def test_what_is_told_twice_and_not_alike_is_an_error(text: str, line: int) -> None:
    assert [(e.code, e.line) for e in again(text).errors] == [(Wrong.TAG_REPEATED, line)]
    assert again(TYPED.replace("CJ A", "N T.QJ653.K652.AKQ\nCJ A")).errors == ()


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (TYPED.replace("DA 2", "5. DA 2"), Wrong.TRICK_NUMBER, 8),
        (TYPED.replace("DA 2 3 S3", "DA 2 3 S3 C5"), Wrong.NOT_FOUR_CARDS, 8),
        (TYPED.replace("DJ T", "DJ"), Wrong.NOT_FOUR_CARDS, 6),
        (TYPED.replace("4S S\n", ""), Wrong.NO_CONTRACT, 4),
        (TYPED.replace("4S S\n", "4S\n"), Wrong.NO_LEADER, 5),
        (TYPED.replace("rest 9", "rest nine"), Wrong.NOT_UNDERSTOOD, 9),
        (TYPED + "W: CJ CT", Wrong.MIXED_ROWS, 10),
        (BY_PLAYER.replace("N: CA CK CQ D2", "N: CA CK"), Wrong.CARD_MISSING, 6),
        (BY_PLAYER + "\nCJ A 2 3", Wrong.MIXED_ROWS, 10),
        (BY_PLAYER + "\nW> CJ A 2 3", Wrong.MIXED_ROWS, 10),
        ("Look at this:\n" + TYPED, Wrong.NOT_UNDERSTOOD, 1),
        (TYPED + "CJ " * 400, Wrong.NOT_UNDERSTOOD, 10),
        (TYPED.replace("E 542", "E 5422"), Wrong.HAND_COUNT, 3),
        (TYPED.replace("E 542", "E 552"), Wrong.CARD_TWICE, 3),
        (TYPED.replace("E 542.", "E 542"), Wrong.NOT_UNDERSTOOD, 3),
        ("4S S\nCJ Ax 2 3", Wrong.NOT_A_CARD, 2),
        ("4S S\nCJ x 2 3", Wrong.X_WITHOUT_HAND, 2),
        (TYPED.replace("DA 2 3 S3", "DA 2 3 Dx"), Wrong.X_WITHOUT_SUIT, 8),
    ],
)
def test_what_cannot_be_is_an_error_with_its_line(text: str, code: Wrong, line: int) -> None:
    error = again(text).errors[0]
    assert (error.code, error.line) == (code, line)


def test_what_was_read_before_an_error_is_kept() -> None:
    board = again(TYPED.replace("CQ 8 H4 S6", "CQ 8 H4 ??"))
    assert len(board.tricks) == 2
    assert [error.code for error in board.errors] == [Wrong.NOT_A_CARD]
    assert board.errors[0].player is Seat.WEST


# PBN


def edited(old: str, new: str) -> str:
    assert old in PBN
    return PBN.replace(old, new)


@pytest.mark.parametrize(
    "text",
    [
        PBN.rstrip(),
        PBN.replace("\n", "\r\n"),
        "\ufeff" + PBN,
        edited('[Board "1"]', '[BOARD "1"]').replace("[Deal ", "[deal "),
        edited("CJ CA C2 C3", "CJ CA {a comment\nover lines} C2 C3"),
        edited("CJ CA C2 C3", "CJ ; Jack\nCA C2 C3"),
        edited("CJ CA C2 C3", "CJ! CA?? $5 C2 =1= C3!?}"),
        edited("CT CK C4 DJ", "C10 cK c4 dj"),
        edited("CT CK C4 DJ", "CK CT C4 DJ"),
        edited("CT CK C4 DJ\nS6 CQ C8 H4\nDA D2 D3 S3", "CT CK C4 DJ S6 CQ C8 H4 DA D2 D3 S3"),
        edited('[Result "12"]\n', "").replace("*\n", '*\n[Result "12"]\n'),
        edited("*\n", "- - - -\n*\n"),
        edited("DA D2 D3 S3\n*", "DA D2 D3 S3*"),
        edited('[Contract "4S"]', '[Contract ""]'),
        edited('[Declarer "S"]', '[Declarer "?"]'),
        edited('[Declarer "S"]\n', "").replace('[Auction "S"]', '[Note "1:none"]'),
        edited('[Result "12"]', '[Result "NS 12 EW 1"]'),
        edited('[Deal "N:', '[Deal "').replace("[Board", '[Scoring "MP"]\n[Board'),
        edited("J76.987.AT987.JT", "-"),
        edited("T.QJ653", "10.QJ653"),
    ],
)
def test_pbn_may_be_as_untidy_as_it_is_met(text: str) -> None:
    board = again(text)
    assert same_play(board, again(TYPED))
    assert board.declarer_tricks == 12
    assert [
        note.code for note in board.notes if note.code is not RecordRemark.ROWS_PUT_RIGHT
    ] == []


def test_columns_that_the_deal_contradicts_are_put_right_and_said() -> None:
    board = again(edited("CT CK C4 DJ", "CK C4 DJ CT"))
    assert same_play(board, again(TYPED))
    assert [note.code for note in board.notes] == [RecordRemark.ROWS_PUT_RIGHT]


def test_the_marks_of_pbn_are_read_and_compared() -> None:
    marked = (RECORDS / "example3_marked.pbn").read_text()
    assert again(marked).notes == ()
    half = again(marked.replace("^R H4", "H4"))
    assert [(n.code, n.trick) for n in half.notes] == [(RecordRemark.REVOKE_NOT_MARKED, 3)]
    false = again(marked.replace("DA D2", "^R DA D2"))
    assert [(n.code, n.trick) for n in false.notes] == [(RecordRemark.MARK_WITHOUT_REVOKE, 4)]
    needless = again(marked.replace("DA D2", "^L DA D2"))
    assert [n.code for n in needless.notes] == [RecordRemark.MARK_WITHOUT_LEAD]


def test_a_marked_lead_out_of_turn_is_taken() -> None:
    board = again(edited("CT CK C4 DJ\nS6 CQ C8 H4\nDA D2 D3 S3", "CT CK C4 ^L C5"))
    assert not board.errors
    assert board.tricks[1].leader is Seat.SOUTH
    assert [note.code for note in board.notes] == [RecordRemark.LED_OUT_OF_TURN]
    assert not board.revokes


def test_values_are_inherited_from_the_game_before() -> None:
    second = (
        '\n[Event "#"]\n[Board "#"]\n[Declarer "S"]\n[Contract "4S"]\n[Play "W"]\nCJ CA C2 C3\n*\n'
    )
    first, other = read(PBN + second)
    assert other.hands == first.hands
    assert (other.board, other.dealer, other.vulnerable) == ("1", Seat.SOUTH, "None")
    assert len(other.rows) == 1
    lasting = PBN.replace('[Vulnerable "None"]', '[Vulnerable "##All"]')
    next_board = f'\n[Board "2"]\n[Deal "{DEAL}"]\n'
    assert [r.vulnerable for r in read(lasting + next_board)] == ["All", "All"]


def test_a_file_of_deals_has_boards_without_play() -> None:
    text = "".join(f'[Board "{n}"]\n[Deal "{DEAL}"]\n\n' for n in range(1, 25))
    records = read(text)
    assert [record.board for record in records] == [str(n) for n in range(1, 25)]
    assert all(len(record.hands) == 4 and not record.rows for record in records)
    assert not replay(records[0]).errors


def test_one_bad_board_does_not_spoil_the_others() -> None:
    short = PBN.replace("T.QJ653", "T.QJ65").replace('[Board "1"]', '[Board "A1"]')
    bad, good = (replay(record) for record in read(short + PBN))
    assert bad.board == "A1"
    assert [(e.code, e.player, e.number) for e in bad.errors] == [
        (Wrong.HAND_COUNT, Seat.NORTH, 12)
    ]
    assert same_play(good, again(TYPED))


@tabled
def test_errors_of_pbn(old: str, new: str, code: Wrong, line: int | None) -> None:
    error = again(edited(old, new)).errors[0]
    assert (error.code, error.line) == (code, line)


def test_a_play_without_a_contract_is_an_error() -> None:
    text = edited('[Contract "4S"]', '[Contract "?"]').replace('[Auction "S"]', '[Note "x"]')
    assert [error.code for error in again(text).errors] == [Wrong.NO_CONTRACT]


def test_a_board_passed_out_has_no_contract_and_no_error() -> None:
    text = f'[Board "3"]\n[Deal "{DEAL}"]\n[Contract "Pass"]\n[Declarer ""]\n[Result ""]\n'
    board = again(text)
    assert board.contract is None
    assert board.errors == ()


# LIN and links


@pytest.mark.parametrize(
    "text",
    [
        LIN.replace("mb|1S|mb|p|mb|2H|mb|p|mb|4S|mb|p|mb|p|mb|p|", "mb|1Sp2Hp4Sppp|"),
        LIN.replace("mb|1S|", "mb|1S!|an|five or more|"),
        LIN.replace("pc|CJ|pc|CA|pc|C2|pc|C3|", "pc|CJCAC2C3|"),
        LIN.replace("pc|CT|", "pc|c10|").replace("pc|CJ|", "pc|cj|"),
        LIN.replace("pg||", "pg||\nnt|somebody talks: pc, mb and md|\n"),
        LIN.rstrip("|\n"),
        LIN.replace("md|1", "md|1 ").replace("|rh||", "|\nrh||\n"),
        LIN.replace(",STHQJ653DK652CAKQ,|", ",STHQJ653DK652CAKQ,S542HAKT2DQ43C842|"),
        LIN.replace("pn|S1,W1,N1,E1|", "pn|S1,W1,N1,E1,S2,W2,N2,E2|"),
    ],
)
def test_lin_may_be_written_in_many_ways(text: str) -> None:
    assert text != LIN
    assert same_play(again(text), again(TYPED))
    assert again(text).declarer_tricks == 12


def test_both_rooms_of_a_vugraph_are_two_boards() -> None:
    body = LIN[LIN.index("st||") :]
    text = (
        "vg|final|pn|a,b,c,d,e,f,g,h|qx|o1|" + body + "\nqx|c1|" + body.replace("ah|Board 1|", "")
    )
    first, second = read(text)
    assert (first.board, second.board) == ("1", "1")
    assert same_play(replay(first), replay(second))


def test_the_vulnerability_of_lin() -> None:
    for letter, sides in (("n", "NS"), ("e", "EW"), ("b", "All"), ("o", "None"), ("0", "None")):
        assert one(LIN.replace("sv|o|", f"sv|{letter}|")).vulnerable == sides


def test_an_opening_lead_out_of_turn_in_lin_is_asked_about() -> None:
    text = LIN[: LIN.index("pc|")] + "pc|CA|pc|C2|pc|C3|pc|CJ|"
    (error,) = again(text).errors
    assert (error.code, error.player, error.owner) == (Wrong.WRONG_LEADER, Seat.WEST, Seat.NORTH)


def test_a_hand_of_lin_may_leave_out_a_void() -> None:
    deal = "md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|"
    hands = one(deal).hands
    assert {seat: {card.suit for card in hand} for seat, hand in hands.items()} == {
        Seat.SOUTH: {Suit.SPADES},
        Seat.WEST: {Suit.HEARTS},
        Seat.NORTH: {Suit.DIAMONDS},
        Seat.EAST: {Suit.CLUBS},
    }


@tabled
def test_a_link_that_only_names_a_hand_says_so(link: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(link)
    assert caught.value.error.code is Wrong.LINK_WITHOUT_CARDS


def test_a_link_may_stand_in_a_message() -> None:
    link = "https://www.bridgebase.com/tools/handviewer.html?bbo=y&lin=" + quote(LIN)
    assert same_play(again(f"Look at this: {link}\nthanks"), again(TYPED))
    assert len(read(f"{link} {link.replace('pc%7C', 'PC%7C', 1)}")) == 2
    assert len(read(f"{link} {link}")) == 1


def test_the_claim_of_a_link_is_declarers_total() -> None:
    link = (RECORDS / "example3_handviewer_params.txt").read_text().strip()
    assert again(link).declarer_tricks is None
    assert again(f"{link}&c=12").declarer_tricks == 12


# limits


def test_a_text_too_long_is_refused_unread() -> None:
    for given in ("x" * (LARGEST + 1), b"x" * (LARGEST + 1)):
        with pytest.raises(BadRecord) as caught:
            read(given)
        assert caught.value.error.code is Wrong.TOO_LARGE


@pytest.mark.parametrize("piece", REPEATED)
def test_of_a_long_text_without_sense_there_is_an_end(piece: str) -> None:
    assert read_and_replayed(at_length(piece), "en") == (piece in {"CJ ", "N ", "pc|CJ|"})


@pytest.mark.parametrize(
    "text",
    [
        "".join(f'[Board "{n}"]\n[Deal "{DEAL}"]\n' for n in range(MOST_BOARDS + 1)),
        "4S S\n" * (MOST_BOARDS + 1),
        "md|1SA|" * (MOST_BOARDS + 1),
    ],
)
def test_too_many_boards_are_refused(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert caught.value.error.code is Wrong.TOO_MANY_BOARDS


@tabled
def test_what_is_no_record_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert caught.value.error.code is Wrong.NO_RECORD


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1"])
def test_a_file_may_be_in_any_usual_encoding(encoding: str) -> None:
    text = PBN.replace('[Event "example 3"]', '[Event "Città di Forlì"]')
    assert same_play(again(text.encode(encoding)), again(TYPED))


# nothing but the reader's own error


def read_and_replayed(text: str | bytes, language: str) -> bool:
    try:
        records = read(text, language)
    except BadRecord:
        return False
    for record in records:
        board = replay(record)
        if not board.errors and 1 <= len(board.revokes) <= 3:
            ruled(board)
    return True


def test_any_bytes_are_read_or_refused() -> None:
    random = seeded(20)
    letters = "SHDCNEWAKQJTRFPQXO0123456789.|:[]\"'*^-{};\n\n  ♣♠rest"
    for _ in range(400):
        length = random.randrange(200)
        read_and_replayed(random.randbytes(length), "en")
        read_and_replayed("".join(random.choices(letters, k=length)), "it")
        read_and_replayed("4S S\n" + "".join(random.choices(letters, k=length)), "en")


def test_a_record_with_slips_is_read_or_refused() -> None:
    random = seeded(21)
    texts = [((RECORDS / name).read_text(), language) for name, language in NOTATIONS.items()]
    texts.append((BY_PLAYER, "en"))
    good = 0
    for _ in range(800):
        text, language = random.choice(texts)
        for _slip in range(random.randint(1, 4)):
            at, length = random.randrange(len(text)), random.choice((0, 1, 1, 2, 30))
            new = random.choice(("", "", text[at : at + 3], "C", "10", "|", '"', "}", "x", "\n"))
            text = text[:at] + new + text[at + length :]
        good += read_and_replayed(text, language)
    assert good > 400


# writers


def test_what_is_written_reads_back_the_same() -> None:
    for place, board in enumerate(boards(22, 150, 0.04, claims=True)):
        played = replay(board.record(deal=place % 2 == 0))
        language = ("en", "it")[place % 3 == 0]
        typed = again(write_typed(played, language), language)
        assert same_play(typed, played)
        assert typed.claim == played.claim
        pbn = again(write_pbn(played))
        assert pbn.tricks == played.tricks
        assert pbn.revokes == played.revokes or board.claimed is not None
        assert pbn.declarer_tricks == played.declarer_tricks
        assert pbn.notes == ()
        assert write_pbn(played).count("^R") == len(played.revokes)


def test_a_lead_out_of_turn_reads_back_too() -> None:
    board = again(TYPED.replace("CK 4 DJ T\nCQ 8 H4 S6\nDA 2 3 S3", "S> C5 T K 4"))
    assert same_play(again(write_typed(board)), board)
    assert "^L C5" in write_pbn(board)
    assert again(write_pbn(board)).tricks == board.tricks


def test_tricks_without_a_contract_are_not_written_as_typed() -> None:
    played = next(replay(board.record()) for board in boards(23, 1))
    bare = Replay(
        board=None,
        dealer=None,
        vulnerable=None,
        hands=played.hands,
        contract=None,
        declarer=None,
        tricks=played.tricks,
        claim=None,
        revokes=(),
        errors=(),
        notes=(),
    )
    with pytest.raises(ValueError, match="declarer"):
        write_typed(bare)


def test_a_quotation_mark_does_not_break_a_written_tag() -> None:
    board = again(TYPED)
    text = write_pbn(board, 'the "big" \\ final')
    assert same_play(again(text), board)


def test_cards_are_read_by_their_letters_alone() -> None:
    assert str(Card.read("ST")) == "ST"
    for wrong in ("", "S", "S1", "TS", "st", "S10"):
        with pytest.raises(ValueError, match="not a card"):
            Card.read(wrong)
