"""Every edition was read for the tests, or the test that fails says how it comes to be."""

import re
from pathlib import Path

import pytest

import bot
import lawcore
from lawcore import EDITIONS, Edition
from lawcore.book.library.extent import same_as
from lawcore.book.library.numbers import canonical
from lawcore.laws.editions.book import Book
from tests.each import each
from tests.lawcore.editions import READ, as_of
from tests.tables import tabled

LATER = 2097
"""Of which nothing is known; it is as the newest that there is."""
VARIANT = re.compile(r"^ *\*?\[(\d{4})\]", re.MULTILINE)
ROOMS = [Path(room.__path__[0]) for room in (bot, lawcore)]
TO_DO = """
Nothing is expected of the Laws of {edition} yet.
1. Write {edition} into READ in tests/lawcore/editions.py. Each expectation then goes on from the
   edition before: those that fail are what {edition} rules otherwise.
2. Put what it rules beside them, with its year: in the files of tests/lawcore/cases and in
   notes.py; and have the second procedures (tests/lawcore/oracle.py, tests/lawcore/second)
   changed by somebody who reads the Law anew.
"""


@pytest.mark.parametrize("edition", EDITIONS, ids=int)
def test_an_edition_was_read_for_the_tests(edition: Edition) -> None:
    assert edition in READ, TO_DO.format(edition=edition)


def test_what_is_told_holds_until_it_is_told_otherwise() -> None:
    told = {1997: "old", 2017: "new"}
    assert [as_of(told, year) for year in (1997, 2007, 2017, 2097)] == ["old", "old", "new", "new"]


@each(
    "file",
    [file for room in ROOMS for file in room.rglob("*.ftl")],
    of=lambda file: "/".join(file.parent.parts[-2:]),
)
def test_what_is_said_of_earlier_editions_names_them_and_the_newest_goes_on(file: Path) -> None:
    named = {int(year) for year in VARIANT.findall(file.read_text("utf-8"))}
    newest = max(READ)
    assert newest not in named, f"put what {newest} says under *[other], so that it goes on"


@pytest.mark.parametrize("number", ["16B", "16C1", "61C", "71A", "72C", "9A5", "81C3"])
def test_an_article_is_numbered_in_a_later_edition_as_in_the_one_before(number: str) -> None:
    for year in (1997, 2007):
        assert same_as(number, LATER, year) == same_as(number, 2017, year)
    assert canonical("71(1)", LATER, "en") == canonical("71(1)", 2017, "en") == "71A"


@tabled
def test_what_was_read_covers_all_below_it_and_no_other(
    entry: str, number: str, covered: bool
) -> None:
    assert Book(Edition(2007), in_force=False, read=entry).has_read(number) is covered
