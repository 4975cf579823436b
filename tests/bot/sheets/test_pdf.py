"""The sheets as a PDF: what can be read in it, and that it is printed beside the bot."""

import io
import subprocess
import sys
from importlib.resources import as_file, files

import pytest
from pypdf import PdfReader
from reportlab.pdfbase.ttfonts import TTFontFile

from bot.evening.model import RulingState
from bot.sheets.pages import pages_of
from bot.sheets.paper import Text
from bot.sheets.pdf import SheetPrinter, sheets_pdf
from lawcore.bridge.drawing.font import FILES, font
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.bot.sheets.evening import PLAY, evening, picture
from tests.patience import PATIENCE


def texts(document: bytes) -> list[str]:
    """The text of each page, without the breaks of its lines."""
    return [
        " ".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(document)).pages
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_pages_reads_back(language: str) -> None:
    session = evening(language, 12)
    read = texts(sheets_pdf(session))
    pages = pages_of(session)
    assert len(read) == len(pages)
    for text, page in zip(read, pages, strict=True):
        squeezed = text.replace(" ", "")
        for mark in page:
            if isinstance(mark, Text):
                assert mark.text.replace(" ", "") in squeezed, mark.text
    assert "4♠=" in read[-1].replace(" ", ""), "suits are letters of a font"


def test_accents_suits_and_signs_read_back() -> None:
    line = "perché così è più «là» 10♠ A♥ K♦ Q♣ € ğřș"
    ruling = replace(evening("it", 1).rulings[0], own_line=line)
    (page,) = texts(sheets_pdf(replace(evening("it", 1), rulings=(ruling,))))
    assert line.replace(" ", "") in page.replace(" ", "")


def test_fonts_are_in_the_document_and_nobody_is_named() -> None:
    reader = PdfReader(io.BytesIO(sheets_pdf(evening("en", 2))))
    fonts = {
        str(font.get_object()["/BaseFont"])
        for page in reader.pages
        for font in page["/Resources"]["/Font"].values()  # type: ignore[index]
    }
    embedded = {font.partition("+")[2].partition("-")[0] for font in fonts if "+" in font}
    assert embedded >= {"RenonceSans", "RenonceSuits"}, fonts
    assert reader.metadata is not None
    assert reader.metadata.author in {None, "", "anonymous"}


def test_the_same_evening_is_the_same_document() -> None:
    assert sheets_pdf(evening("en", 3)) == sheets_pdf(evening("en", 3))


def test_an_appeal_with_a_record_has_the_picture_of_the_board() -> None:
    session = evening("it", 4)
    ruling = replace(
        session.rulings[3], state=RulingState.APPEAL, picture=picture("it"), play=PLAY
    )
    reader = PdfReader(io.BytesIO(sheets_pdf(replace(session, rulings=(ruling,)))))
    assert [len(page.images) for page in reader.pages] == [0, 0, 1]
    (image,) = (one.image for one in reader.pages[2].images)
    assert image is not None
    assert image.width == 1350


async def test_it_is_printed_in_a_process_that_ends_with_it() -> None:
    printer = SheetPrinter()
    try:
        session = evening("it", 2)
        document = await printer.pdf(session)
        assert document == sheets_pdf(session)
        assert printer.pid is None
        assert await printer.pdf(session) == document
    finally:
        printer.close()
    with pytest.raises(RuntimeError):
        await printer.pdf(evening("it", 1))


def test_the_library_is_loaded_by_nobody_but_who_prints() -> None:
    code = "import sys, bot.app; print({'reportlab', 'PIL'} & {*sys.modules})"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stdout.strip() == "set()"


@pytest.mark.parametrize(("bold", "name"), FILES.items())
def test_characters_are_as_wide_as_the_font_has_them(*, bold: bool, name: str) -> None:
    with as_file(files("lawcore.bridge.drawing") / "fonts" / name) as file:
        read = TTFontFile(str(file))
    wide = {code: width * read.unitsPerEm / 1000 for code, width in read.charWidths.items()}
    del wide[0xFFFF]  # the end of its map, and no character
    kept = font(bold=bold)
    assert kept.units == read.unitsPerEm
    assert {ord(one): width for one, width in kept.advances.items()} == pytest.approx(wide)
