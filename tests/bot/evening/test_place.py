"""Board and table as people type them, in any language; the rest is the director's own line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.evening.place import LONGEST, TablePlace, TypedPlace, read_place
from tests.each import together
from tests.tables import tabled

BOTH = TablePlace("12", "5")


@tabled
def test_board_and_table_are_read_however_they_are_typed(typed: str) -> None:
    assert read_place(typed) == TypedPlace(BOTH)


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("12", TablePlace("12")),
        ("tavolo 5", TablePlace(table="5")),
        ("12 5b", TablePlace("12", "5B")),
        ("b7 tA3", TablePlace("7", "A3")),
    ],
)
def test_what_is_not_typed_is_not_known(typed: str, place: TablePlace) -> None:
    assert read_place(typed) == TypedPlace(place)


@tabled
def test_pairs_are_read_where_they_are_called_so(typed: str, pairs: str) -> None:
    assert read_place(typed) == TypedPlace(BOTH, pairs)


@tabled
def test_the_rest_is_taken_as_it_is_typed(typed: str, line: str) -> None:
    read = read_place(typed)
    assert (read.where, read.own_line) == (BOTH, line)


@together(
    "typed", ["0", "00 5", "b0 t5", "4S+1 N", "60% 4S=", "1000 things", "Rossi 12 5", "tardi"]
)
def test_a_line_without_a_place_is_a_line(typed: str) -> None:
    assert read_place(typed) == TypedPlace(TablePlace(), None, typed)


@given(st.text(max_size=400))
def test_anything_can_be_typed(text: str) -> None:
    read = read_place(text)
    assert TablePlace.parse(str(read.where)) == read.where
    assert len(read.own_line or "") <= LONGEST
