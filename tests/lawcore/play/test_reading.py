"""What texts in every notation come to: a row a text, in test_reading.toml."""

from tests import tables
from tests.each import each
from tests.lawcore.play.reading import Row, check, rows_of, text_of

TABLES = tables.beside(__file__, "test_reading.toml")
TEXTS = TABLES.pop("texts")
ROWS = [(name, row) for name, table in TABLES.items() for row in rows_of(table)]


@each("name, row", ROWS, of=lambda name, _: name, called=lambda _, row: text_of(row, TEXTS))
def test_a_text_comes_to_what_its_row_says(name: str, row: Row) -> None:
    check(row, TEXTS)
