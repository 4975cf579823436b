"""What a text written in some notation comes to, as tables of TOML tell it.

«NAME» within a text stands for another one: of the table `texts`, or a file of `records/`; «»
stands for what a row has under `with`. `edit` has pairs: what of the text becomes what. Each
further key of a row is looked at in the record, or in its replay; `boards` has such a row for each
of several records, `refused` the code and the text of the error that is raised, and `as` a text
that is played alike.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from lawcore.board.report import Report, board_as_text, irregular_auction
from lawcore.bridge.auction.irregular import IrregularityKind, asked_about
from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.detect import read
from lawcore.bridge.play.record import BadRecord, Record
from lawcore.bridge.play.replay import Replay, replay

Row: TypeAlias = Mapping[str, Any]
RECORDS = Path(__file__).parent / "records"
HOW_IT_IS_READ = {"text", "with", "edit", "language", "source"}
_PLACE = re.compile("«([^»]+)»")


def one(text: str | bytes, language: str = "en") -> Record:
    """The only record of a text."""
    (record,) = read(text, language)
    return record


def again(text: str | bytes, language: str = "en") -> Replay:
    """The replay of the only record of a text."""
    return replay(one(text, language))


def same_play(board: Replay, other: Replay) -> bool:
    """Whether two boards have the same hands, tricks, revokes and errors."""
    return (board.tricks, board.revokes, board.hands, board.errors) == (
        other.tricks,
        other.revokes,
        other.hands,
        other.errors,
    )


def rows_of(table: Row) -> Iterator[Row]:
    """Yield the rows of a table, each with what is told of all of them."""
    common = {key: value for key, value in table.items() if key != "each"}
    for row in table.get("each", ({},)):
        yield {**common, **row}


def text_of(row: Row, texts: Mapping[str, str]) -> str:
    """Return the text of a row, with everything filled in and edited."""
    text = filled(row["text"].replace("«»", row.get("with", "")), texts)
    for old, new in row.get("edit", ()):
        assert old in text, old
        text = text.replace(old, new)
    return text


def filled(written: str, texts: Mapping[str, str]) -> str:
    """Return a text with those that it names in their places."""

    def named(found: re.Match[str]) -> str:
        name = found[1]
        return filled(texts[name], texts) if name in texts else (RECORDS / name).read_text("utf-8")

    return _PLACE.sub(named, written)


def check(row: Row, texts: Mapping[str, str]) -> None:
    """Read the text of a row, and see to it that it comes to what the row says."""
    text, language = text_of(row, texts), row.get("language", "en")
    expected = {key: value for key, value in row.items() if key not in HOW_IT_IS_READ}
    assert expected, text
    if "refused" in expected:
        with pytest.raises(BadRecord) as caught:
            read(text, language)
        assert _differing([caught.value.error], [expected["refused"]]) == [], text
        return
    records = read(text, language)
    every = expected.pop("boards", [{}])
    assert len(records) == len(every), text
    for record, own in zip(records, every, strict=True):
        compare(record, {**expected, **own}, texts)


def compare(record: Record, expected: Row, texts: Mapping[str, str]) -> None:
    """See to it that a record is as a row says."""
    board = replay(record)
    for key, value in expected.items():
        if key in LISTED:
            found = getattr(board if key in {"errors", "notes"} else record, key)
            assert _differing(found, value) == [], (key, found)
        elif key == "as":
            assert same_play(board, again(filled(value, texts)))
        elif key == "says":
            for language, said in value.items():
                assert said in " ".join(board_as_text(Report.of(record), language).split())
        else:
            assert _plain(LOOKED_AT[key](record, board)) == value, key


def _differing(found: Any, expected: list[Any]) -> list[object]:
    """The errors or remarks that are not as expected, told by their code or by several parts."""
    rows = [row if isinstance(row, Mapping) else {"code": row} for row in expected]
    if len(found) != len(rows):
        return [found]
    return [
        (key, getattr(error, key))
        for error, row in zip(found, rows, strict=True)
        for key, value in row.items()
        if _plain(getattr(error, key)) != value
    ]


def _plain(value: Any) -> object:
    """A value as it stands in a table: nothing as "-", whole numbers and yes or no as they are."""
    if isinstance(value, tuple):
        return [str(one) for one in value]
    return "-" if value is None else value if isinstance(value, int | list) else str(value)


def _irregular(record: Record, _: Replay) -> object:
    """What is irregular first in the auction, with its place and its player."""
    auction = irregular_auction(record)
    found = None if auction is None else asked_about(auction)
    if found is None:
        return None
    told = f"{found.kind} {found.place} {found.made.seat}"
    too_low = found.is_insufficient and found.kind is not IrregularityKind.INSUFFICIENT
    return f"{told} insufficient" if too_low else told


LISTED = {"errors", "faults", "left_out", "notes"}
LOOKED_AT: Mapping[str, Callable[[Record, Replay], object]] = {
    **{
        name: lambda record, _, name=name: getattr(record, name)  # type: ignore[misc]
        for name in ("board", "dealer", "vulnerable", "contract", "result", "claimed_by")
    },
    "bought": lambda record, _: f"{record.contract} {record.declarer}",
    "calls": lambda record, _: " ".join(f"{seat}{call}" for seat, call in record.auction),
    "begins": lambda record, _: " ".join(f"{s}{call}" for s, call in record.auction[:5]),
    "called": lambda record, _: len(record.auction),
    "hands": lambda record, _: [len(record.hands[seat]) for seat in Seat if seat in record.hands],
    "known": lambda record, _: "".join(seat for seat in Seat if seat in record.hands),
    **{
        f"hand_{seat}": lambda record, _, seat=seat: " ".join(  # type: ignore[misc]
            sorted(map(str, record.hands[seat]))
        )
        for seat in Seat
    },
    "suits": lambda record, _: " ".join(
        seat + "".join(sorted(card.suit for card in record.hands[seat]))
        for seat in Seat
        if seat in record.hands
    ),
    "rows": lambda record, _: [len(row.cards) for row in record.rows],
    "led": lambda record, _: " ".join(str(written.card) for written in record.rows[0].cards),
    "irregular": _irregular,
    "tricks": lambda _, board: board.declarer_tricks,
    "claimed": lambda _, board: board.claimed_by_declarer,
    "claim": lambda _, board: board.claim,
    "winners": lambda _, board: "".join(board.winners),
    "leaders": lambda _, board: "".join(trick.leader for trick in board.tricks),
    "played": lambda _, board: [" ".join(f"{s}{c}" for s, c in t.cards) for t in board.tricks],
    "later": lambda _, board: [revoke.later_tricks for revoke in board.revokes],
    "revoked": lambda _, board: "".join(revoke.seat for revoke in board.revokes),
}
"""What a row can name, besides errors, remarks, words and hands."""
