"""Records as they were really found: each row is read, replayed and compared."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from lawcore.bridge.play.detect import read
from lawcore.bridge.play.replay import replay

ROWS = tomllib.loads(
    (Path(__file__).parent / "records" / "real.toml").read_text(encoding="utf-8")
)["record"]


@pytest.mark.parametrize("row", ROWS, ids=[row["source"] for row in ROWS])
def test_a_real_record_is_read_as_it_is(row: dict[str, Any]) -> None:
    boards = [replay(record) for record in read(row["text"])]
    assert [f"{board.contract} {board.declarer}" for board in boards] == row["contracts"]
    assert [board.errors for board in boards] == [()] * len(boards)
    assert {len(hand) for board in boards for hand in board.hands.values()} == {13}
    found = {
        "boards": [board.board for board in boards],
        "tricks": [board.declarer_tricks for board in boards],
        "complete": len(boards[0].winners),
        "lead": str(boards[0].tricks[0].cards[0][1]) if boards[0].tricks else "",
    }
    for name in found.keys() & row.keys():
        assert found[name] == row[name], name
