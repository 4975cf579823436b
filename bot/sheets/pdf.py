"""The sheets of an evening as a document to print (PDF); ReportLab is loaded only for that."""

import io
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from bot.sheets.model import SheetSession
from bot.sheets.pages import pages_of
from bot.sheets.paper import (
    HEIGHT,
    NARROW,
    PALE,
    WIDTH,
    Band,
    Drawn,
    Jump,
    NarrowStyle,
    PaperMark,
    SquareCode,
    Stroke,
    Text,
)
from bot.wording import Words
from bot.worker_process import AwaitedWorker
from lawcore.bridge.drawing.canvas import COLOURS
from lawcore.bridge.drawing.font import FILES, SUITS, runs
from lawcore.bridge.drawing.png import png

SUIT_FONT: Final = "RenonceSuits"
LINE: Final = "#9aa39a"
PICTURE_SCALE: Final = 1.5


def sheets_pdf(session: SheetSession) -> bytes:
    """Return the sheets of an evening as a PDF of A4 pages, with its fonts in it.

    It may take a second or two: it belongs in a process of its own. The same session gives the
    same bytes.
    """
    words = Words.of(session.language)
    title = words.bot.say("sheet-title", name=session.name, day=words.day(session.day))
    return document(pages_of(session), title, session.language)


def document(
    pages: Sequence[Sequence[PaperMark]],
    title: str,
    language: str,
    size: tuple[float, float] = (WIDTH, HEIGHT),
) -> bytes:
    """Return pages, of A4 or of a `size`, as a PDF with its fonts in it.

    The same pages are the same bytes.
    """
    from reportlab import rl_config  # noqa: PLC0415 - only who prints pays for it
    from reportlab.pdfgen.canvas import Canvas  # noqa: PLC0415 - as above

    rl_config.useA85 = 0  # the pages as bytes, not as text that is a quarter longer
    _register_fonts()
    written = io.BytesIO()
    canvas = Canvas(written, pagesize=size, invariant=1, lang=language)
    canvas.setTitle(title)
    canvas.setCreator("Renonce")
    for number, page in enumerate(pages, start=1):
        canvas.bookmarkPage(_place(number))
        canvas.translate(0, size[1] - HEIGHT)  # marks are placed from the upper edge
        for mark in page:
            _draw(canvas, mark)
        canvas.showPage()
    canvas.save()
    return written.getvalue()


def _place(page: int) -> str:
    """Return the name of a page, to which others lead."""
    return f"page-{page}"


@cache
def _register_fonts() -> None:
    from reportlab.pdfbase.pdfmetrics import registerFont  # noqa: PLC0415 - as above
    from reportlab.pdfbase.ttfonts import TTFont  # noqa: PLC0415 - as above

    drawing = files("lawcore.bridge.drawing") / "fonts"
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
        case Band():
            canvas.setFillColor(_colour(PALE))
            across, down = mark.to_x - mark.x, mark.to_y - mark.y
            canvas.rect(mark.x, HEIGHT - mark.to_y, across, down, stroke=0, fill=1)
        case SquareCode():
            _draw_code(canvas, mark)
        case Jump():
            area = (mark.x, HEIGHT - mark.to_y, mark.to_x, HEIGHT - mark.y)
            canvas.linkRect("", _place(mark.page), area)


def _write(canvas: Any, line: Text) -> None:
    """Write a line, its suits in the font that has them and in their colours."""
    x, style = line.x, line.style
    for run in runs(line.text):
        suit = SUITS.get(run)
        canvas.setFont(SUIT_FONT if suit else _font(bold=style.bold), style.size)
        canvas.setFillColor(_colour(COLOURS[suit] if suit else style.fill))
        if isinstance(style, NarrowStyle):
            written = canvas.beginText(x, HEIGHT - line.y)
            written.setHorizScale(100 * NARROW)
            written.textOut(run)
            canvas.drawText(written)
        else:
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


def _draw_code(canvas: Any, code: SquareCode) -> None:
    """Draw the squares of a code, which is a link as well."""
    from reportlab.graphics import renderPDF  # noqa: PLC0415 - only who prints pays for it
    from reportlab.graphics.barcode.qr import QrCodeWidget  # noqa: PLC0415 - as above
    from reportlab.graphics.shapes import Drawing  # noqa: PLC0415 - as above

    x, y, side = code.x, HEIGHT - code.y - code.side, code.side
    drawing = Drawing(side, side)
    drawing.add(
        QrCodeWidget(code.address, barLevel="M", barWidth=side, barHeight=side, barBorder=0)
    )
    renderPDF.draw(drawing, canvas, x, y)
    canvas.linkURL(code.address, (x, y, x + side, y + side), relative=1)


class SheetPrinter(AwaitedWorker[SheetSession, bytes]):
    """Makes the PDF of an evening's sheets; between two evenings no process of it runs."""

    def __init__(self) -> None:
        super().__init__(open_printing, "printer", stays=False)

    async def pdf(self, session: SheetSession) -> bytes | None:
        """Return the sheets as PDF, None if the process died twice."""
        return await self.do(session)


def open_printing() -> Callable[[SheetSession], bytes]:
    """Return what makes the PDF."""
    return sheets_pdf
