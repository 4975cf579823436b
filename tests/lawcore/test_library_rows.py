"""The rows of the library's paraphrases: what is missing, too much or read no longer is told."""

from tools.law_rows import UNREAD
from tools.library_rows import faults, kept, main, renewed, spelt, wanted

SOURCES: dict[str, object] = {"laws-2017": {}}


def rows() -> dict[str, dict[str, str]]:
    return {"laws-2017": dict(wanted())}


def test_every_paraphrase_was_read_against_the_text() -> None:
    assert main(()) == 0


def test_rows_that_say_what_the_library_says_have_no_fault() -> None:
    assert list(faults(rows(), SOURCES)) == []
    assert renewed(rows()) == rows()


def test_a_row_that_does_not_hold_is_told() -> None:
    changed = rows()
    changed["laws-2017"]["16A"] = "Otherwise."
    (fault,) = faults(changed, SOURCES)
    assert fault.startswith("16A: read as “Otherwise.”")
    assert set(renewed(changed)[UNREAD]) == {"16A"}
    assert [*faults(renewed(changed), SOURCES)] == ["16A: nobody has read the text for it"]


def test_a_paraphrase_without_a_row_and_a_row_without_a_paraphrase_are_told() -> None:
    less, more = rows(), rows()
    del less["laws-2017"]["16A"]
    more["laws-2017"]["99Z"] = "Nothing."
    assert [*faults(less, SOURCES)] == ["16A: no row"]
    assert [*faults(more, SOURCES)] == ["99Z: a row, and no such paraphrase"]
    assert [*faults({"hearsay": rows()["laws-2017"]}, SOURCES)] == [
        "sources.toml knows no hearsay"
    ]


def test_the_file_is_as_it_is_written() -> None:
    assert spelt(kept()).strip() == spelt(renewed(kept())).strip()
