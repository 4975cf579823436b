"""What no table says of a format: many boards, every place of a line, files that are not text."""

import pytest

from lawcore.bridge.play.detect import LARGEST, read
from lawcore.bridge.play.record import MOST_BOARDS, BadRecord, Wrong
from tests.lawcore.play.reading import one
from tests.tables import tabled

DEAL = (
    '[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]\n'
    '[Vulnerable "None"]\n'
)
"""The deal of the standard's example game (1.2)."""
OTHER = '[Deal "N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"]\n'
BOARD = '[Board "{}"]\n'


FOUR = "K7.KQJ74.A6.A653 A92.T852.53.KQ94 QJT8653.93.T9.T8 4.A6.KQJ8742.J72"


def test_the_limit_is_of_deals_and_not_of_tables() -> None:
    """A session of one game a table had 351 games of 27 deals."""
    games = "".join(
        f'{BOARD.format(n)}{(DEAL, OTHER)[n % 2]}[Table "{table}"]\n\n'
        for n in range(1, 28)
        for table in range(13)
    )
    assert len(read(games)) == 351 > MOST_BOARDS


def test_a_line_of_lin_may_break_anywhere() -> None:
    """A public document quotes a board of Bridge Base Online in lines of 79 characters."""
    lin = (
        "md|1S58KAH269KDTKC34Q,S26JQH4D246JAC267,S349H37QAD3789C5A,|ah|Board 11|sv|o|mb|1N|mb|p|"
        "mb|2C|mb|p|mb|2H|mb|p|mb|4H|mb|p|mb|p|mb|p|pg||pc|C2|pc|C5|pc|CK|pc|C3|pg||pc|S7|pc|SA|"
        "pc|S6|pc|S3|pg||"
    )
    expected = one(lin)
    assert (str(expected.contract), expected.declarer, len(expected.rows)) == ("4H", "S", 2)
    for place in range(1, len(lin)):
        record = one(f"> {lin[:place]}\n> {lin[place:]}")
        for row, other in zip(record.rows, expected.rows, strict=True):
            assert [w.card for w in row.cards] == [w.card for w in other.cards], place
        assert (record.hands, record.auction) == (expected.hands, expected.auction), place
        assert (record.board, record.vulnerable, record.left_out) == ("11", "None", ()), place


@pytest.mark.parametrize("language", ["en", "it"])
@tabled
def test_hands_below_or_behind_the_names_are_read(
    signs: str, of_suit: str, between: str, of_hand: str, language: str
) -> None:
    """Pages of results, copied, have the hands one below the other; people type them so."""
    names = (
        ("Nord", "Est", "Sud", "Ovest") if language == "it" else ("North", "East", "South", "West")
    )
    for spaced in (False, True):
        told = [
            between.join(
                of_suit.format(sign, " ".join(ranks) if spaced and sign in "♠♥♦♣" else ranks)
                for sign, ranks in zip(signs, suits, strict=True)
            )
            for suits in (hand.split(".") for hand in FOUR.split())
        ]
        text = "\n".join(of_hand.format(*pair) for pair in zip(names, told, strict=True))
        text = text.replace("\n\n", "\n")
        assert one(text, language).hands == one(f'[Deal "N:{FOUR}"]\n').hands, text


@pytest.mark.parametrize(
    ("content", "name"),
    [
        (b'<?xml version="1.0"?>\n<USEBIO Version="1.2">\n4S N\n</USEBIO>', "USEBIO"),
        (b"<html><body>\nBoard 1\n4S N\n", "XML"),
        (b"E Match\nB 7\nH W:873.A6.KT864.KQ8:96.T54.97.AJ9643:T542.K93.AQ53.52:\n", "RBN"),
        (b'[{"board": 1, "contract": "4S"}]', "JSON"),
        (b"[Document]\nVersion=11\n", "DLM"),
        (b"".join(b"%02d" % n for n in range(1, 40)) + b" " * 50, "BRI, DUP"),
        (b"2243332211442123" * 4, "BER"),
        (b"\r\nIJNWYdehnouvzABGHPRXabfgswDEFSTZcjlmptyCKLMOQUVikqrx\r\n", "BHG"),
        (b"\x06AKQ\x03J\x04T9876\x055432", "DGE"),
        (b"\x10\x00           \x44\x74\xda\xb3\x93\xa5\x66\x70\x3c\x09\xdf\xca\xe8", "RZD"),
        (b" \x00           \x44\x74\xda\xb3\x93\xa5\x66\x70\x3c\x09\xdf\xca\xe8", "RZD"),
        (b"\x00\x01\x00\x00Standard Jet DB\x00" + b" " * LARGEST, "BWS"),
    ],
)
def test_a_file_of_another_format_is_named(content: bytes, name: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(content)
    assert (caught.value.error.code, caught.value.error.text) == (Wrong.OTHER_FORMAT, name)
