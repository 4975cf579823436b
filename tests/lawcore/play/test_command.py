"""The command: one JSON object a board, or text; a bad file never stops the next."""

import json
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from lawcore import EDITIONS
from lawcore.board.command import play
from lawcore.board.indication_wording import IndicationWording
from lawcore.board.report import (
    Report,
    board_as_json,
    board_as_text,
    board_in_two_lines,
    picture_of,
)
from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.detect import LARGEST, read
from tests.lawcore.play.deals import boards

RECORDS = Path(__file__).parent / "records"
TYPED = (RECORDS / "example3_typed_en.txt").read_text()
CONTRACT: dict[str, Any] = json.loads((RECORDS / "example3_command.json").read_text())


def path(name: str) -> str:
    return str(RECORDS / name)


def lines(capture: pytest.CaptureFixture[str]) -> list[Any]:
    return [json.loads(line) for line in capture.readouterr().out.splitlines()]


def test_a_board_is_one_object_of_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    assert play([path("example3.pbn")], as_json=True) == 0
    assert lines(capsys) == [CONTRACT]


def test_the_sight_of_all_cards_is_added_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    assert play([path("example3.pbn")], as_json=True, dd=True) == 0
    (board,) = lines(capsys)
    assert board["indication"] in (
        None,
        {
            "revokes": [
                {"declarer_without": {"min": 11, "max": 11}},
                {"declarer_without": {"min": 11, "max": 11}},
            ],
            "declarer_tricks": 10,
            "reading": "64C2(a)",
        },
    )
    assert {**board, "indication": None} == CONTRACT


def test_the_text_marks_the_sight_of_all_cards_as_an_indication(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = tmp_path / "board.svg"
    assert play([path("example3.pbn")], dd=True, picture=str(drawn)) == 0
    shown = capsys.readouterr().out
    words = IndicationWording.of("en")
    assert words.title() in shown
    assert shown.index("Law 64B2") < shown.index(words.title())
    assert all(caveat in shown for caveat in words.caveats())
    assert drawn.stat().st_size > 10_000


def test_an_error_of_the_record_stands_in_its_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert play([path("example3_as_printed.pbn")], as_json=True) == 0
    (board,) = lines(capsys)
    assert board["errors"] == [
        {
            "code": "card_elsewhere",
            "line": 16,
            "trick": 3,
            "player": "W",
            "card": "C6",
            "message": "trick 3: W cannot have played ♣6: ♣6 is in S's hand — did you mean ♠6?",
        }
    ]
    assert board["transferred"] is None
    assert board["declarer_tricks_after_law"] is None
    assert board["revokes"][0]["article"] is None


def test_a_file_that_is_no_record_does_not_stop_the_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    letter, large = tmp_path / "letter.txt", tmp_path / "large.pbn"
    letter.write_text("good morning\n")
    large.write_bytes(b"[" * (LARGEST + 5))
    paths = [str(letter), str(large), str(tmp_path / "none"), str(tmp_path), "\0"]
    assert play([*paths, path("example3.pbn")], as_json=True) == 1
    *errors, board = lines(capsys)
    codes = ["no_record", "too_large", "no_file", "no_file", "no_file"]
    assert [error["error"]["code"] for error in errors] == codes
    assert [error["error"]["line"] for error in errors] == [1, None, None, None, None]
    assert all(error["error"]["message"] for error in errors)
    assert board == CONTRACT


def test_text_is_for_reading(capsys: pytest.CaptureFixture[str]) -> None:
    assert play([path("example3.pbn"), "nowhere"]) == 1
    shown = capsys.readouterr()
    assert "4♠ S · nobody vulnerable" in shown.out
    assert "Law 64A2: 1 trick is transferred" in shown.out
    assert "Score 480 → 450" in shown.out
    assert shown.err == "nowhere: “nowhere” cannot be read\n"


def test_text_in_italian(capsys: pytest.CaptureFixture[str]) -> None:
    assert play([path("example3_typed_it.txt")], "it") == 0
    shown = capsys.readouterr().out
    assert "2. N: ♣R ♣4 ♦F ♣10 → N" in shown
    assert "Articolo 64A2: 1 presa trasferita" in shown


def test_standard_input_is_a_file_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(TYPED.encode())))
    assert play(["-"], as_json=True) == 0
    (board,) = lines(capsys)
    assert board["revokes"] == CONTRACT["revokes"]
    assert (board["board"], board["score"]) == (None, None)


def test_several_boards_are_several_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    both = tmp_path / "both.pbn"
    both.write_text((RECORDS / "example3.pbn").read_text() * 2)
    assert play([str(both)], as_json=True, picture=str(tmp_path / "board.svg")) == 0
    assert lines(capsys) == [CONTRACT, CONTRACT]
    for name in ("board.svg", "board-2.svg"):
        root = ElementTree.fromstring((tmp_path / name).read_text("utf-8"))  # noqa: S314 - ours
        assert root.tag.endswith("svg")


def test_a_picture_that_cannot_be_written_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play([path("example3.pbn")], as_json=True, picture=str(tmp_path / "no/where.svg")) == 1
    assert "where.svg" in capsys.readouterr().err


def test_the_picture_says_what_the_text_says() -> None:
    report = Report.of(read((RECORDS / "example3.pbn").read_text())[0])
    picture = picture_of(report, "en", ("Declarer 10 at sight of all cards",))
    assert picture.title == board_as_text(report, "en").splitlines()[0]
    assert [mark.label for mark in picture.revokes] == ["revoke 1", "revoke 2"]
    assert len(picture.tricks) == 4
    shown = [line.text for line in picture.ruling]
    assert "Law 64A2: 1 trick is transferred" in shown
    assert not any(line.startswith("1. W") for line in shown)
    assert [line.text for line in picture.indication] == ["Declarer 10 at sight of all cards"]


@pytest.mark.parametrize("name", ["example3.pbn", "example3_as_printed.pbn"])
def test_a_picture_does_not_say_what_stands_beside_it(name: str) -> None:
    report = Report.of(read((RECORDS / name).read_text())[0])
    beside = board_in_two_lines(report, "en")
    whole = [line.text for line in picture_of(report, "en").ruling]
    drawn = [line.text for line in picture_of(report, "en", captioned=True).ruling]
    left_out = [line for line in whole if line not in drawn]
    assert all(any(line in said for said in beside) for line in left_out)
    assert not any(line in said for said in beside for line in drawn)
    assert [line for line in whole if line not in left_out] == drawn
    assert bool(left_out) == (not report.replay.errors)


def test_two_lines_say_what_becomes_of_each_revoke_and_of_the_score() -> None:
    report = Report.of(read((RECORDS / "example3.pbn").read_text())[0])
    assert board_in_two_lines(report, "en") == (
        "1. Law 64A2: 1 trick is transferred · 2. Law 64B2: no trick is transferred",
        "Declarer 12 of 13, 11 after the ruling · Score 480 → 450",
    )


def test_every_board_can_be_reported_in_every_form() -> None:
    for place, board in enumerate(boards(31, 80, 0.04, claims=True)):
        report = Report.of(board.record(), EDITIONS[place % len(EDITIONS)])
        language = ("en", "it")[place % 2]
        shown = json.loads(json.dumps(board_as_json(report, language)))
        assert len(shown["revokes"]) == len(board.revokes)
        assert shown["winners"] == "".join(board.winners)
        assert board_as_text(report, language)
        assert len(picture_of(report, language).revokes) == len(board.revokes)
        if shown["transferred"] is None:
            assert shown["notes"] or len(board.revokes) > 6


def test_a_revoke_on_trick_twelve_is_ruled_for_each_answer_to_the_open_question() -> None:
    board = next(b for b in boards(7, 100, 0.3, only_at=12) if len(b.revokes) == 1)
    report = Report.of(board.record())
    question, *ways = board_as_text(report, "en").splitlines()[-5:]
    assert question.endswith("Are all four hands already back in the board, or is it later still?")
    assert ways[:3] == [
        "It depends on whether the hands are back in the board:",
        "  yes, all of them: no trick (64B6, 64B3)",
        "  no, not yet: trick twelve: correct it. No tricks are transferred (62D1)",
    ]
    branches = board_as_json(report, "it")["depends"]["branches"]
    assert [(one["suppose"], one["status"], one["tricks"]) for one in branches] == [
        ([{"hands_returned": True}], "established", 0),
        ([{"hands_returned": False}], "must_correct", 0),
    ]
    assert {"62D1", "64B6"} <= {number for one in branches for number in one["articles"]}


def test_after_the_law_the_offenders_alone_are_never_better_off() -> None:
    seen = 0
    for board in boards(32, 250, 0.02):
        report = Report.of(board.record())
        sides = {seat in "NS" for _, seat, _ in board.revokes}
        after, before = report.after_law, report.replay.declarer_tricks
        if len(sides) != 1 or after is None or before is None:
            continue
        declaring = Seat(board.declarer).side == ("NS" if sides.pop() else "EW")
        assert after <= before if declaring else after >= before
        assert 0 <= after <= 13
        seen += 1
    assert seen > 50
