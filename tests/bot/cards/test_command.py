"""The command that prints the cards: its files, its booklet, and what it says to bad input."""

import io
import re
from pathlib import Path
from typing import Any

import pytest
from pypdf import PageObject, PdfReader

from bot.cards.booklet import in_order
from bot.cards.command import run
from bot.cards.page import HEIGHT, WIDTH
from bot.page.command import NotMade
from bot.wording import TEXTS, Words
from lawcore import IN_FORCE, Edition
from lawcore.wording import LANGUAGES
from tests.bot.person import Club
from tests.tables import tabled

THREE = ("opening_lead", "rotation", "dummy")
SOME = [argument for name in THREE for argument in ("--subject", name)]
URL = "https://example.org/director/"


def printed(folder: Path, *arguments: str, **environ: str) -> tuple[str, dict[str, PdfReader]]:
    """What the command says, and the documents in its folder."""
    said = run([str(folder), *arguments], TEXTS["en"], environ)
    return said, {
        path.relative_to(folder).as_posix(): PdfReader(io.BytesIO(path.read_bytes()))
        for path in folder.rglob("*.pdf")
    }


def pressed(page: PageObject) -> list[Any]:
    """What may be pressed on a page."""
    found: Any = page.get("/Annots", [])
    return [one.get_object() for one in found]


def text(reader: PdfReader, page: int = 0) -> str:
    return "".join(reader.pages[page].extract_text().split())


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, PdfReader]]:
    return printed(tmp_path_factory.mktemp("cards"), *SOME, "--url", URL)


def test_each_card_is_sides_of_a5_with_its_subject_edition_and_code(
    both: tuple[str, dict[str, PdfReader]],
) -> None:
    said, documents = both
    names = {f"2017-{language}/{name}.pdf" for language in LANGUAGES for name in THREE}
    assert documents.keys() == names | {f"renonce-2017-{language}.pdf" for language in LANGUAGES}
    assert str(len(documents)) in said
    for language in LANGUAGES:
        words = Words.of(language)
        for name in THREE:
            pages = documents[f"2017-{language}/{name}.pdf"].pages
            assert len(pages) <= 2
            for page in pages:
                assert (page.mediabox.width, page.mediabox.height) == (WIDTH, HEIGHT)
            read = text(documents[f"2017-{language}/{name}.pdf"])
            edition = words.bot.say("edition-name", edition="2017")
            for told in (words.law.subject(name), edition):
                assert "".join(told.split()) in read
            (link,) = (one["/A"]["/URI"] for page in pages for one in pressed(page))
            assert link == f"{URL}#/{language}/2017/{name}"


def test_the_contents_of_the_booklet_lead_to_the_cards_they_name(
    both: tuple[str, dict[str, PdfReader]],
) -> None:
    _, documents = both
    order = [name for name in in_order(IN_FORCE) if name in THREE]
    for language in LANGUAGES:
        words, booklet = Words.of(language), documents[f"renonce-2017-{language}.pdf"]
        contents = text(booklet)
        jumps = sorted(pressed(booklet.pages[0]), key=lambda jump: -float(jump["/Rect"][1]))
        assert len(jumps) == len(order)
        for name, jump in zip(order, jumps, strict=True):
            number = str(1 + in_order(IN_FORCE).index(name))
            subject = "".join(words.law.subject(name).split())
            assert f"{number}{subject}" in contents
            (page,) = (
                place
                for place, one in enumerate(booklet.pages)
                if one.indirect_reference == jump["/Dest"].get_object()[0]
            )
            read = text(booklet, page)
            assert subject in read
            assert "".join(words.bot.say("cards-number", number=number).split()) in read
            assert str(page + 1) in contents


def test_each_card_of_a_booklet_is_on_a_sheet_of_its_own(tmp_path: Path) -> None:
    """Of an edition with few subjects: printed on both sides, a card has no other on its back."""
    edition = Edition(1997)
    _, documents = printed(tmp_path, "--edition", "1997", "--language", "en")
    booklet = documents["renonce-1997-en.pdf"]
    order = in_order(edition)
    sides = [text(booklet, place) for place in range(len(booklet.pages))]
    sheets = [sides[place : place + 2] for place in range(0, len(sides), 2)][1:]
    found = [re.search(r"Card(\d+)([a-z]?)", sheet[0]) for sheet in sheets]
    numbers = [(int(one[1]), one[2]) for one in found if one]
    assert len(numbers) == len(sheets)
    assert numbers == sorted(set(numbers))
    assert {number for number, _ in numbers} == {*range(1, len(order) + 1)}
    for (number, letter), sheet in zip(numbers, sheets, strict=True):
        subject = "".join(Words.of("en").law.subject(order[number - 1]).split())
        for side in filter(None, sheet):
            assert f"Card{number}{letter}" in side
            assert subject in side


def test_the_same_law_makes_the_same_bytes(tmp_path: Path) -> None:
    for folder in ("one", "other"):
        printed(tmp_path / folder, "--subject", "rotation")
    for path in (tmp_path / "one").rglob("*.pdf"):
        other = tmp_path / "other" / path.relative_to(tmp_path / "one")
        assert path.read_bytes() == other.read_bytes()


@tabled
def test_the_code_opens_the_page_else_the_bot_else_there_is_none(
    arguments: tuple[str, ...], environ: dict[str, str], link: str | None, tmp_path: Path
) -> None:
    own = ("--subject", "rotation", "--language", "en", *arguments)
    said, documents = printed(tmp_path, *own, **environ)
    pages = documents["2017-en/rotation.pdf"].pages
    links = [one["/A"]["/URI"] for page in pages for one in pressed(page)]
    assert links == ([link] if link else [])
    assert (TEXTS["en"].say("cards-no-code") in said) == (link is None)


@pytest.mark.parametrize("subject", THREE)
async def test_the_link_into_the_bot_begins_a_case_of_that_subject(
    club: Club, subject: str
) -> None:
    led, typed = club.person(1), club.person(2)
    await led.send(f"/start {subject}")
    await typed.send(f"/{subject}")
    assert led.screen == typed.screen
    assert led.buttons == typed.buttons
    assert led.screen.startswith(Words.of("en").law.subject(subject))


def test_an_authority_is_named(tmp_path: Path) -> None:
    own = ("--subject", "inquiry", "--language", "en", "--edition", "2007")
    _, plain = printed(tmp_path / "plain", *own)
    _, settled = printed(tmp_path / "settled", *own, "--authority", "ebu")
    name = "2007-en/inquiry.pdf"
    assert "EBU" in text(settled[name])
    assert "EBU" not in text(plain[name])


@tabled
def test_what_cannot_be_printed_is_refused_in_a_line(
    arguments: list[str], told: str, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NotMade) as refused:
        run([one.replace("OUT", str(tmp_path)) for one in arguments], TEXTS["en"], {})
    assert told.replace("OUT", str(tmp_path)) in str(refused.value)
    assert "\n" not in str(refused.value)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
