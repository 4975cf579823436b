"""Four pictures for the README: a question, a ruling, the board of a record, a printed card.

`python -m tools.pictures [FOLDER]` draws them (`make pictures`), into `docs/pictures`
where no folder is given. The two screens are drawn as a phone shows them, with the fonts of the
pictures of boards; no browser is needed.
"""

import sys
from collections.abc import Iterator
from importlib.resources import as_file, files
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import resvg_py
from PIL import Image
from reportlab.graphics.barcode.qr import QrCodeWidget
from reportlab.graphics.shapes import Rect

from bot.cards.booklet import in_order
from bot.cards.key import key_of
from bot.cards.page import HEIGHT, WIDTH, Address, Deck, cards_of
from bot.conversation.interview import Interview
from bot.screens.elements import ButtonStyle, Line, Screen, Style
from bot.screens.interview import screen
from bot.sheets import paper
from lawcore import IN_FORCE, Answer
from lawcore.board.command import play
from lawcore.bridge.drawing.canvas import WHITE, Canvas
from lawcore.bridge.drawing.font import FAMILY, FILES, TextStyle, shown
from tests.bot.walks import begun, ways

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "pictures"
RECORD = ROOT / "tests" / "lawcore" / "play" / "records" / "example3.pbn"
BUBBLE, EDGE, PADDING = 310, 12, 11
"""Pixels of a phone: the width of a bubble, its distance from the edge, its padding."""
TYPE, SMALL, LINE, COLUMN = 14, 13, 20, 9
ROW, GAP, BETWEEN = 42, 4, 4
CHAT, BUTTON, PRIMARY, DANGER = "#c3d6ad", "#7f9a78", "#3d8bd9", "#d9534f"
INK, GREY, BLUE, PALE, CODE = "#111111", "#5b6170", "#4b94d8", "#eaf3fb", "#22303c"
FILLS = {None: BUTTON, ButtonStyle.PRIMARY: PRIMARY, ButtonStyle.DANGER: DANGER}
RULE = "#9aa39a"
CARD = "revoke"
COLOURS = 20
"""Colours of a picture: text on a few plain fills needs no more."""
ESTABLISHED: dict[str, Answer] = {
    "hand": "defender",
    "trick": 5,
    "since": "played",
    "attention": "during_play",
    "won_by": "offender",
}


def drawn(one: Screen, language: str) -> str:
    """Return a screen as a phone shows it, as SVG."""
    canvas = Canvas()
    lines = [*_set(one)]
    height = PADDING + LINE * len(lines) + PADDING
    top = EDGE
    rows = [row for row in one.rows if row]
    whole = top + height + len(rows) * (ROW + GAP) + EDGE
    width = BUBBLE + 2 * EDGE
    canvas.box(0, 0, width, whole, fill=CHAT)
    canvas.box(EDGE, top, BUBBLE, height, fill=WHITE, radius=14)
    y = top + PADDING
    for text, bold, style, quoted in lines:
        if quoted:
            canvas.box(EDGE + PADDING, y, BUBBLE - 2 * PADDING, LINE + 0.5, fill=PALE)
            canvas.box(EDGE + PADDING, y, 3, LINE + 0.5, fill=BLUE)
        indent = 10 if quoted else 0
        x = float(EDGE + PADDING + indent)
        if style.fill == CODE:
            _columns(canvas, (x, y + 15), text, style)
            y += LINE
            continue
        fill = INK if quoted else style.fill
        x = canvas.text(x, y + 15, text[:bold], TextStyle(style.size, fill, bold=True))
        canvas.text(x, y + 15, text[bold:], TextStyle(style.size, fill))
        y += LINE
    _buttons(canvas, one, top + height + GAP)
    said = " / ".join(line.text for line in one.lines)
    return canvas.document(width, whole, language=language, title=one.lines[0].text, text=said)


def _columns(canvas: Canvas, at: tuple[float, float], text: str, style: TextStyle) -> None:
    """Draw a line in letters of one width."""
    x, y = at
    for place, letter in enumerate(text):
        canvas.text(x + place * COLUMN, y, letter, style)


def _buttons(canvas: Canvas, one: Screen, y: float) -> None:
    """Draw the rows of buttons from a height on."""
    for row in one.rows:
        if not row:
            continue
        wide = (BUBBLE - BETWEEN * (len(row) - 1)) / len(row)
        for place, button in enumerate(row):
            x = EDGE + place * (wide + BETWEEN)
            canvas.box(x, y, wide, ROW, fill=FILLS[button.style], radius=8)
            style = TextStyle(SMALL, WHITE)
            canvas.centred(x + wide / 2, y + 26, style.fit(button.text, wide - 8), style)
        y += ROW + GAP


def _set(one: Screen) -> Iterator[tuple[str, int, TextStyle, bool]]:
    """Yield the lines of a screen: text, how much of it is bold, its style, whether quoted."""
    for line in one.lines:
        style = TextStyle(TYPE, _fill(line))
        if line.style is Style.MONO:
            yield line.text, 0, style, False
            continue
        quoted, is_bold = line.style in {Style.QUOTE, Style.SAID}, line.style is Style.STRONG
        left = len(line.text) if is_bold else line.bold
        measured = TextStyle(TYPE, INK, bold=is_bold)
        for broken in [*measured.wrap(shown(line.text), BUBBLE - 2 * PADDING - 14)] or [""]:
            yield broken, min(left, len(broken)), style, quoted
            left = max(0, left - len(broken) - 1)


def _fill(line: Line) -> str:
    if line.style is Style.MONO:
        return CODE
    return GREY if line.style in {Style.TITLE, Style.NOTE} else INK


def pictures() -> Iterator[tuple[str, str, float]]:
    """Yield each picture: name, SVG, and the size at which it is shown."""
    way = ways(begun("revoke", 2017), ESTABLISHED)
    *before, ruled = (screen(Interview.of(one)) for one in way)
    yield "question", drawn(before[1], "en"), 1.0
    yield "ruling", drawn(ruled, "en"), 1.0
    yield "board", board(), 0.5
    yield "card", card(), 1.1


def board() -> str:
    """Return the picture of a record of play, as the command of the law draws it."""
    with TemporaryDirectory() as folder:
        into = Path(folder) / "board.svg"
        assert play([str(RECORD)], "en", picture=str(into)) == 0
        return into.read_text(encoding="utf-8")


def card() -> str:
    """Return the sides of a printed card, their marks drawn where the PDF has them."""
    numbers = {name: place for place, name in enumerate(in_order(IN_FORCE), start=1)}
    deck = Deck(numbers, Address("page", "https://example.org/director/"))
    made, canvas = cards_of(key_of(CARD, IN_FORCE, "en"), deck)[0], Canvas()
    step = WIDTH + BETWEEN
    for place, side in enumerate(made.sides):
        canvas.elements.append(f'<g transform="translate({place * step:.1f} 0)">')
        canvas.box(0, 0, WIDTH, HEIGHT, fill=WHITE)
        for mark in side:
            _mark(canvas, mark)
        canvas.elements.append("</g>")
    texts = (mark.text for side in made.sides for mark in side if isinstance(mark, paper.Text))
    return canvas.document(
        len(made.sides) * step - BETWEEN, HEIGHT, language="en", title=CARD, text=" ".join(texts)
    )


def _mark(canvas: Canvas, mark: paper.PaperMark) -> None:
    match mark:
        case paper.Text(x, y, text, style):
            across = paper.NARROW if isinstance(style, paper.NarrowStyle) else 1
            canvas.elements.append(f'<g transform="translate({x:.1f} {y:.1f}) scale({across} 1)">')
            canvas.text(0, 0, text, TextStyle(style.size, style.fill, bold=style.bold))
            canvas.elements.append("</g>")
        case paper.Stroke(x, y, to_x):
            canvas.box(x, y - 0.3, to_x - x, 0.6, fill=RULE)
        case paper.Band(x, y, to_x, to_y):
            canvas.box(x, y, to_x - x, to_y - y, fill=paper.PALE)
        case paper.SquareCode(x, y, side, address):
            code = QrCodeWidget(address, barLevel="M", barWidth=side, barHeight=side, barBorder=0)
            for one in code.draw().contents:
                if isinstance(one, Rect) and one.fillColor is not None:
                    top = y + side - one.y - one.height
                    place = f'x="{x + one.x:.2f}" y="{top:.2f}"'
                    size = f'width="{one.width:.2f}" height="{one.height:.2f}"'
                    canvas.elements.append(f"<rect {place} {size}/>")
        case _:
            msg = f"a card has no such mark: {mark}"
            raise TypeError(msg)


def as_png(drawing: str, zoom: float) -> bytes:
    """Return a drawing as PNG of few colours, with the bundled fonts alone."""
    with as_file(files("lawcore.bridge.drawing") / "fonts") as folder:
        drawn = bytes(
            resvg_py.svg_to_bytes(
                svg_string=drawing,
                zoom=zoom,
                skip_system_fonts=True,
                font_files=[str(folder / name) for name in FILES.values()],
                font_family=FAMILY,
                sans_serif_family=FAMILY,
            )
        )
    small = BytesIO()
    Image.open(BytesIO(drawn)).convert("RGB").quantize(COLOURS).save(small, "PNG", optimize=True)
    return small.getvalue()


if __name__ == "__main__":
    into = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    into.mkdir(parents=True, exist_ok=True)
    for name, drawing, zoom in pictures():
        (into / f"{name}.png").write_bytes(as_png(drawing, zoom))
        sys.stdout.write(f"{into / name}.png\n")
