"""The auction of a record: read from every notation, and shown where a call of it is irregular."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawcore.board.report import (
    Report,
    auction_as_text,
    board_as_json,
    board_as_text,
    irregular_auction,
)
from lawcore.bridge.play.auction import by_players
from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.detect import read
from lawcore.bridge.play.record import Record
from lawcore.bridge.play.replay import replay
from lawcore.bridge.play.writers import write_typed
from lawcore.wording import LANGUAGES
from tests.each import together
from tests.lawcore.auction.drawn import auctions
from tests.lawcore.test_schema import part

DEAL = '[Deal "N:T.QJ653.K652.AKQ AK976.T72.Q3.JT9 QJ83.AK98.A9.765 542.4.JT874.8432"]'
PBN = '[Board "1"]\n[Dealer "N"]\n{deal}\n[Auction "N"]\n{calls}\n'
LIN = "qx|o1|md|3SQJ83HAK98DA9C765,S542H4DJT874C8432,STHQJ653DK652CAKQ,|sv|o|{calls}pg||"
RECORDS = Path(__file__).parent / "records"


def record(text: str, language: str = "en") -> Record:
    [found] = read(text, language)
    return found


def test_an_irregular_call_in_lin() -> None:
    calls = "".join(f"mb|{call}|" for call in ("1S!", "p", "1H", "p", "p", "p"))
    known = replay(record(LIN.format(calls=calls)))
    assert auction_as_text(known, "en") == (
        "Auction: N: 1♠ pass 1♥? pass pass pass",
        "1♥ is insufficient; the lowest sufficient bid in hearts is 2♥.",
        "It was called over, and stands.",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_stands_in_text_and_json(language: str) -> None:
    report = Report.of(record(PBN.format(deal=DEAL, calls="1S 2C 1H")))
    body = board_as_json(report, language)
    json.dumps(body)
    assert part("auction").is_valid(body["auction"])
    assert body["auction"]["irregular"]["lowest"] == "2H"
    assert body["auction"]["text"] in board_as_text(report, language).splitlines()


@together("file", sorted(file for file in RECORDS.glob("*.*") if file.suffix != ".json"))
def test_a_legal_auction_is_not_spoken_of(file: Path) -> None:
    language = "it" if file.stem.endswith("_it") else "en"
    for one in read(file.read_bytes(), language):
        assert irregular_auction(one) is None
        assert "auction" not in board_as_json(Report.of(one), language)


@given(st.sampled_from(list(Seat)), auctions(1), st.sampled_from(LANGUAGES))
def test_calls_are_written_and_read_again(dealer: Seat, calls: list[str], language: str) -> None:
    made = by_players(dealer, calls)
    assert [call for _, call in made] == calls
    known = replay(Record(board="7", dealer=dealer, auction=made))
    again = record(write_typed(known, language), language)
    assert again.auction == made
    assert irregular_auction(again) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_so_are_calls_out_of_turn(language: str) -> None:
    made = by_players(Seat.EAST, ["1S", "-", "2N", "P", "X"])
    known = replay(Record(board="7", dealer=Seat.EAST, auction=made))
    assert record(write_typed(known, language), language).auction == made


def test_all_pass_are_the_passes_that_are_left() -> None:
    assert len(by_players(Seat.NORTH, ["AP"])) == 4
    assert len(by_players(Seat.NORTH, ["P", "AP"])) == 4
    assert len(by_players(Seat.NORTH, ["1S", "AP"])) == 4
    assert len(by_players(Seat.NORTH, ["1S", "P", "AP"])) == 4
    assert len(by_players(Seat.NORTH, ["1S", "P", "P", "P", "AP"])) == 4
