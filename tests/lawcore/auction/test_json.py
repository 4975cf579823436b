"""An auction in the JSON lines: computed, shown, not asked; and what `understand` says of it."""

import json
from itertools import product
from typing import Any

import pytest

from lawcore import SUBJECTS
from lawcore.engine.ruling import Fault
from lawcore.jsonlines import reply_to
from tests.each import each, together
from tests.lawcore.auction.test_stated import LINES
from tests.lawcore.auction.test_typed import AUCTIONS, SLIPS
from tests.lawcore.test_schema import REPLY, REQUEST
from tests.lawcore.understanding.test_understand_command import understood

Json = dict[str, Any]


def reply(request: Json) -> Json:
    REQUEST.validate(request)
    body: Json = json.loads(reply_to(json.dumps(request)))
    REPLY.validate(body)
    return body


@each(
    "line, suppose",
    product(sorted({*(line for line, _ in AUCTIONS), *LINES}), [False, True]),
    of=lambda _, suppose: f"suppose={suppose}",
    called=lambda line, _: line,
)
def test_an_auction_needs_no_subject_unless_it_is_legal(line: str, suppose: bool) -> None:
    body = reply({"auction": line, "suppose": suppose})
    if "error" in body:
        assert body["error"]["code"] == Fault.LEGAL_AUCTION
        return
    answers = body["auction"]["answers"]
    asked = {fact["name"] for fact in body.get("question", {"facts": []})["facts"]}
    assert not asked.intersection(answers)


def test_it_rules_as_if_the_facts_were_told() -> None:
    given = reply({"auction": "dealer N: E 1S S P", "suppose": True})
    answers = given["auction"]["answers"]
    told = reply({"subject": "call_out_of_turn", "answers": answers, "suppose": True})
    assert given["ruling"] == told["ruling"]
    assert given["auction"]["irregular"] == {
        "kind": "out_of_turn", "place": 0, "player": "E", "in_turn": "N",
        "last": None, "lowest": None,
    }  # fmt: skip


def test_what_is_told_goes_before_what_is_computed() -> None:
    body = reply({"auction": "1S (2C) 1H? (P)", "answers": {"lho": "declines", "meant": "meant"}})
    assert [fact["name"] for fact in body["question"]["facts"]] == ["repl"]


def test_a_subject_that_is_named_is_the_one_that_is_asked_about() -> None:
    for subject in SUBJECTS:
        body = reply({"auction": "1NT P 2D", "subject": subject})
        if "error" not in body:
            known = {"first_insuff"} if subject == "changed_call" else set()
            assert set(body["auction"]["answers"]) == known
            assert body["auction"]["irregular"] is None


@together("line", [*SLIPS, "hello", "", "1S " + "P " * 400])
def test_what_cannot_be_read_is_an_error(line: str) -> None:
    error = reply({"auction": line, "language": "it"})["error"]
    assert error["code"] == Fault.BAD_AUCTION
    wrong = SLIPS.get(line)
    assert wrong is None or wrong[1] in error["message"]


@pytest.mark.parametrize("auction", [None, 5, ["1S"], {"calls": "1S"}])
def test_an_auction_is_a_text(auction: object) -> None:
    body = json.loads(reply_to(json.dumps({"auction": auction})))
    assert body["error"]["code"] == Fault.WRONG_TYPE


def test_a_line_to_be_understood_may_have_one() -> None:
    right, wrong = understood(b"1S (2C) 1H? not accepted\n1S (2Z) 1H?\n", "--language", "en")
    assert right["subject"] == "insufficient_bid"
    assert right["answers"] == {"lho": "declines"}
    read = right["auction"]
    assert isinstance(read, dict)
    assert read["irregular"]["lowest"] == "2H"
    assert wrong["subject"] is None
    assert "“2Z” is no call" in json.dumps(wrong["auction"], ensure_ascii=False)


def test_where_passes_that_were_put_in_make_an_auction_legal_that_is_said() -> None:
    """Between brackets; a mark behind a call says that none was made."""
    legal = reply({"auction": "1S (2C) 2H 2S", "suppose": True})["error"]
    assert legal["code"] == Fault.LEGAL_AUCTION
    assert "with the passes that were not written" in legal["message"]
    marked = reply({"auction": "1S (2C) 2H 2S?", "suppose": True})
    assert marked["auction"]["answers"].items() >= {"kind": "bid", "turn_of": "rho"}.items()


def test_the_player_in_turn_has_called_where_named_players_say_so() -> None:
    """28B: the call in rotation stands, and no pass is made up that would accept the other."""
    body = reply({"auction": "dealer S: W: 1NT? S: 2H", "suppose": True})
    assert body["ruling"]["status"] == "as_if_not_called"
    assert {"28B", "16C2"} <= set(body["ruling"]["articles"])
    assert len(body["auction"]["calls"]) == 2
