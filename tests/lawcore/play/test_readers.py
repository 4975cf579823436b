"""Every notation gives the same board, and bad ones only the reader's own error."""

import json
import re
from typing import Any
from urllib.parse import quote

import pytest

from lawcore.board.ruling import ruled
from lawcore.bridge.play.cards import Card, Seat
from lawcore.bridge.play.detect import LARGEST, read
from lawcore.bridge.play.record import MOST_BOARDS, BadRecord, Record, Wrong
from lawcore.bridge.play.replay import Replay, replay
from lawcore.bridge.play.writers import write_typed
from tests.lawcore.play.deals import boards, seeded
from tests.lawcore.play.pbn_writer import write_pbn
from tests.lawcore.play.reading import RECORDS, again, one, same_play

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


# typed

HANDS = TYPED[TYPED.index("N ") : TYPED.index("CJ")]
BY_PLAYER = f"4S S\n{HANDS}W: CJ CT S6 DA\nN: CA CK CQ D2\nE: C2 C4 C8 D3\nS: C3 DJ H4 S3\nrest 9"


def test_a_board_of_the_session_needs_only_its_number() -> None:
    deals = {"12": Record(hands=one(TYPED).hands, dealer=Seat.NORTH, vulnerable="All")}
    text = TYPED.replace(HANDS, "").replace("4S S", "board 12\n4S S")
    (record,) = read(text, "en", deals)
    assert record.hands == deals["12"].hands
    assert (record.dealer, record.vulnerable) == (Seat.NORTH, "All")
    assert same_play(replay(record), again(TYPED))
    assert not read(text)[0].hands


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


# PBN


def test_a_file_of_deals_has_boards_without_play() -> None:
    text = "".join(f'[Board "{n}"]\n[Deal "{DEAL}"]\n\n' for n in range(1, 25))
    records = read(text)
    assert [record.board for record in records] == [str(n) for n in range(1, 25)]
    assert all(len(record.hands) == 4 and not record.rows for record in records)
    assert not replay(records[0]).errors


# LIN and links


def test_both_rooms_of_a_vugraph_are_two_boards() -> None:
    body = LIN[LIN.index("st||") :]
    text = (
        "vg|final|pn|a,b,c,d,e,f,g,h|qx|o1|" + body + "\nqx|c1|" + body.replace("ah|Board 1|", "")
    )
    first, second = read(text)
    assert (first.board, second.board) == ("1", "1")
    assert same_play(replay(first), replay(second))


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
