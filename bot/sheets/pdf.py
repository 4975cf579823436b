"""The sheets of an evening as a document to print (PDF); ReportLab is loaded only for that."""

import io
from functools import cache
from importlib.resources import files
from typing import Any, Final

from bot.sheets.model import SheetSession
from bot.sheets.pages import pages_of
from bot.sheets.paper import HEIGHT, PALE, WIDTH, Drawn, PaperMark, Stroke, Text
from bot.wording import Words
from lawcore.drawing.canvas import COLOURS
from lawcore.drawing.font import FILES, SUITS, runs
from lawcore.drawing.png import png

SUIT_FONT: Final = "RenonceSuits"
LINE: Final = "#9aa39a"
PICTURE_SCALE: Final = 1.5


def sheets_pdf(session: SheetSession) -> bytes:
    """Return the sheets of an evening as a PDF of A4 pages, with its fonts in it.

    It may take a second or two: it belongs in a process of its own. The same session gives the
    same bytes.
    """
    from reportlab import rl_config  # noqa: PLC0415 - only who prints pays for it
    from reportlab.pdfgen.canvas import Canvas  # noqa: PLC0415 - as above

    rl_config.useA85 = 0  # the pages as bytes, not as text that is a quarter longer
    _register_fonts()
    said = Words.of(session.language).bot
    written = io.BytesIO()
    canvas = Canvas(written, pagesize=(WIDTH, HEIGHT), invariant=1, lang=session.language)
    canvas.setTitle(said.say("sheet-title", name=session.name, day=session.day.isoformat()))
    canvas.setCreator("Renonce")
    for page in pages_of(session):
        for mark in page:
            _draw(canvas, mark)
        canvas.showPage()
    canvas.save()
    return written.getvalue()


@cache
def _register_fonts() -> None:
    from reportlab.pdfbase.pdfmetrics import registerFont  # noqa: PLC0415 - as above
    from reportlab.pdfbase.ttfonts import TTFont  # noqa: PLC0415 - as above

    drawing = files("lawcore.drawing") / "fonts"
    for bold, name in FILES.items():
        registerFont(TTFont(_font(bold=bold), io.BytesIO((drawing / name).read_bytes())))
    suits = files("bot.sheets") / "fonts" / f"{SUIT_FONT}.ttf"
    registerFont(TTFont(SUIT_FONT, io.BytesIO(suits.read_bytes())))


@cache
def _colour(code: str) -> Any:
    """Return a colour as ReportLab has it; to read it takes longer than to write a line."""
    from reportlab.lib.colors import HexColor  # noqa: PLC0415 - as above

    return HexColor(code)


def _font(*, bold: bool) -> str:
    return FILES[bold].removesuffix(".ttf")


def _draw(canvas: Any, mark: PaperMark) -> None:
    match mark:
        case Text():
            _write(canvas, mark)
        case Stroke():
            canvas.setStrokeColor(_colour(LINE))
            canvas.setLineWidth(0.6)
            if mark.boxed:
                canvas.setFillColor(_colour(PALE))
                across, down = mark.to_x - mark.x, mark.to_y - mark.y
                canvas.rect(mark.x, HEIGHT - mark.to_y, across, down, fill=int(mark.filled))
            else:
                canvas.line(mark.x, HEIGHT - mark.y, mark.to_x, HEIGHT - mark.to_y)
        case Drawn():
            _paint(canvas, mark)


def _write(canvas: Any, line: Text) -> None:
    """Write a line, its suits in the font that has them and in their colours."""
    x, style = line.x, line.style
    for run in runs(line.text):
        suit = SUITS.get(run)
        canvas.setFont(SUIT_FONT if suit else _font(bold=style.bold), style.size)
        canvas.setFillColor(_colour(COLOURS[suit] if suit else style.fill))
        canvas.drawString(x, HEIGHT - line.y, run)
        x += style.width(run)


def _paint(canvas: Any, drawn: Drawn) -> None:
    """Paint a picture as large as it goes into its box."""
    from reportlab.lib.utils import ImageReader  # noqa: PLC0415 - as above

    image = ImageReader(io.BytesIO(png(drawn.picture, PICTURE_SCALE)))
    canvas.drawImage(
        image,
        drawn.x,
        HEIGHT - drawn.y - drawn.height,
        drawn.width,
        drawn.height,
        preserveAspectRatio=True,
        anchor="n",
    )
