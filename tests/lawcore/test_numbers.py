"""The numbers of the Laws of 2017: each opens an article, and nothing cites any other."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

from lawcore import SUBJECTS, Edition, Ruling
from lawcore.book.library import Library
from lawcore.book.library.numbers import LAST_LAW, canonical, cited_in, is_number, parent
from lawcore.engine.article import book_order
from lawcore.wording import LANGUAGES, Wording
from tests.each import together
from tests.lawcore.walks import every_dialogue

LIST = tomllib.loads(Path(__file__).with_name("numbers.toml").read_text(encoding="utf-8"))
EDITION = Edition(LIST["edition"])
NUMBERS = tuple(
    law + point for law, points in LIST["points"].items() for point in ("", *points.split())
)
KNOWN = frozenset(NUMBERS)
LANGUAGE = together("language", LANGUAGES)
SUBJECT = together(
    "name", [name for name, subject in SUBJECTS.items() if EDITION in subject.books]
)


def test_the_list_is_that_of_a_book() -> None:
    assert [number for number in NUMBERS if parent(number) is None] == [
        str(law) for law in range(1, LAST_LAW + 1)
    ]
    assert len(KNOWN) == len(NUMBERS)
    assert list(NUMBERS) == sorted(NUMBERS, key=book_order)
    for number in NUMBERS:
        assert is_number(number)
        assert parent(number) in {None, *KNOWN}
        assert canonical(number, EDITION, "en") == number
    assert len(NUMBERS) == 828


@LANGUAGE
def test_every_number_opens_an_article_that_says_something(language: str) -> None:
    library = Library.of(language)
    missing = [number for number in NUMBERS if not library.has(number, EDITION)]
    assert not missing
    for number in NUMBERS:
        entry = library.open(number, EDITION)
        assert entry.paragraphs or entry.children, number
    silent = [n for n in NUMBERS if not library.open(n, EDITION).paragraphs]
    assert all(library.open(number, EDITION).children for number in silent)
    leaves = {number for number in NUMBERS if number not in {parent(n) for n in NUMBERS}}
    assert not leaves & set(silent)


def test_no_article_can_be_opened_that_the_book_does_not_have() -> None:
    assert set(Library.of("en").numbers(EDITION)) == KNOWN


@SUBJECT
def test_no_ruling_of_any_dialogue_rests_on_a_number_that_the_book_does_not_have(
    name: str,
) -> None:
    """Every dialogue of the subject; ways between which the law makes no difference are one."""
    wrong = {
        number
        for dialogue in every_dialogue(SUBJECTS[name], EDITION)
        for number in _numbers(dialogue.ruling)
    } - KNOWN
    assert not wrong


@LANGUAGE
@SUBJECT
def test_no_words_of_a_ruling_cite_a_number_that_the_book_does_not_have(
    name: str, language: str
) -> None:
    """One dialogue for each kind of ruling, by what it orders and on which articles."""
    wording = Wording.of(language)
    kinds = {_kind(one.ruling): one for one in every_dialogue(SUBJECTS[name], EDITION)}
    assert kinds
    for dialogue in kinds.values():
        wrong = set(_cited_in_words(dialogue.ruling, wording)) - KNOWN
        assert not wrong, dialogue.messages


def _kind(ruling: Ruling) -> tuple[object, ...]:
    return ruling.status, ruling.articles, tuple(o.order for o in ruling.orders)


def _numbers(ruling: Ruling) -> Iterator[str]:
    yield from (*ruling.articles, *ruling.exemptions)
    yield from (ordered.article for ordered in ruling.orders)
    for aside in ruling.set_aside:
        yield from (aside.article, *aside.by)


def _cited_in_words(ruling: Ruling, wording: Wording) -> Iterator[str]:
    told = wording.rulings.rule(ruling)
    for text in (told.headline, *told.orders, *told.reasons):
        yield from cited_in(text)
