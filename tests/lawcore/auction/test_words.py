"""What is said of a given auction: complete in every language, none of it unused."""

import re
from collections.abc import Mapping

import pytest

from lawcore.board.stated import Relation
from lawcore.bridge.auction.given import Given, parse
from lawcore.bridge.auction.irregular import IrregularityKind
from lawcore.bridge.auction.typed import Slip, TypedAuction
from lawcore.bridge.auction.wording import BEFORE, AuctionWording
from lawcore.languages.messages import texts_in_all
from lawcore.wording import LANGUAGES
from tests import tables
from tests.each import together
from tests.lawcore.auction.test_stated import irregular_auctions

TABLES = texts_in_all("auction")
SAID: Mapping[str, list[str]] = tables.beside(__file__, "sentences.toml")


def auction(text: str) -> Given:
    found = parse(text)
    assert found is not None
    return found


@together("text, lines", SAID.items())
def test_what_is_said_of_an_auction(text: str, lines: list[str]) -> None:
    words, given = AuctionWording.of("en"), auction(text)
    assert [words.line(given), *words.findings(given)] == lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_irregular_auction_has_its_sentences(language: str) -> None:
    words = AuctionWording.of(language)
    for given, kind in irregular_auctions():
        lines = (words.line(given), *words.findings(given))
        for line in lines:
            assert line == line.strip()
            assert not re.search(r"[{}]| [.,;:]|\.\.|None", line), line
        assert kind in set(IrregularityKind)
        assert "?" in lines[0]


def test_of_a_long_auction_the_calls_about_the_irregular_one_are_shown() -> None:
    calls = " ".join(f"{'NESW'[at % 4]}P" for at in range(3))
    bids = [f"{'NESW'[(at + 3) % 4]}{at // 5 + 1}{'CDHSN'[at % 5]}" for at in range(25)]
    line = AuctionWording.of("en").line(auction(f"N {calls} {' '.join(bids)} N1C?"))
    assert line.startswith("Auction: ")
    assert " … " in line
    assert line.endswith("1♣?")
    assert len(line.split("…")[1].split()) == BEFORE + 1


def test_no_message_is_left_unused() -> None:
    used = {f"auction-{of}" for of in (*IrregularityKind, *Slip)}
    used |= {
        "auction-insufficient.none",
        "auction-inadmissible.again",
        "auction-out_of_turn.seated",
        "auction-lost_turn.seated",
    }
    used |= {
        "auction-out_of_turn.unknown",
        "auction-also-insufficient",
        "auction-also-out_of_turn",
    }
    used |= {
        "auction-also-insufficient.none",
        "auction-stands",
        "auction-stands.not",
        "auction-filled",
        "auction-accepted",
        "auction-natural",
    }
    used |= {"auction-given", "auction-by", "auction-replaced", "auction-legal", "auction-lowest"}
    used |= {f"call-{call}" for call in ("P", "X", "XX")}
    used |= {f"denomination-{of}" for of in "CDHSN"}
    used |= {f"player-{relation}" for relation in Relation}
    outcomes = ("free", "pass_next", "pass_always", "cancelled")
    used |= {f"follows-{of}{length}" for of in outcomes for length in ("", ".short")}
    assert set(TABLES["en"].keys()) == used


@together("language", LANGUAGES)
@together("slip", Slip)
def test_what_is_wrong_is_said_with_an_example_that_can_be_read(language: str, slip: Slip) -> None:
    wrong = TypedAuction(language, "", is_sure=True, slip=slip, piece="2Z")
    said = AuctionWording.of(language).slip(wrong)
    assert said.endswith((".", "?"))
