"""The layout of A4 pages, in points from the upper left corner."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from msgspec import Struct, field

from lawcore.bridge.drawing.font import TextStyle
from lawcore.bridge.drawing.picture import Picture

WIDTH: Final = 595.0
HEIGHT: Final = 842.0
MARGIN: Final = 48.0
BOTTOM: Final = HEIGHT - 52.0
"""The lower edge of the text; the foot stands below."""
LEFT: Final = MARGIN
RIGHT: Final = WIDTH - MARGIN
INK: Final = "#1b1b22"
GREY: Final = "#5b6170"
GREEN: Final = "#1d6a26"
PALE: Final = "#eef3ee"
LEADING: Final = 1.32
"""The distance between lines, in type sizes."""
SCALES: Final = (1.0, 0.92, 0.85, 0.78, 0.72)
"""The smallest scale to which a page is reduced to stay one page."""


NARROW: Final = 0.82
"""How wide the letters of a table are beside those of the font: as in its condensed cut."""


class NarrowStyle(TextStyle, frozen=True):
    """How a text is set whose letters are narrower."""

    def width(self, text: str) -> float:
        """Return how wide a text is."""
        return super().width(text) * NARROW


class Text(Struct, frozen=True):
    """A line of text: where it begins, on which line it stands, how it is set."""

    x: float
    y: float
    text: str
    style: TextStyle


class Stroke(Struct, frozen=True):
    """A thin line from one place to another, or a box where it is `boxed`."""

    x: float
    y: float
    to_x: float
    to_y: float
    boxed: bool = False
    filled: bool = False


class Drawn(Struct, frozen=True):
    """The picture of a board, as large as it goes into a box."""

    x: float
    y: float
    width: float
    height: float
    picture: Picture


class Band(Struct, frozen=True):
    """A pale ground below what is written, without an edge."""

    x: float
    y: float
    to_x: float
    to_y: float


class SquareCode(Struct, frozen=True):
    """A square code that opens an address when it is photographed, or pressed on a screen."""

    x: float
    y: float
    side: float
    address: str


class Jump(Struct, frozen=True):
    """A place that leads to another page of the document, from one on, when it is pressed."""

    x: float
    y: float
    to_x: float
    to_y: float
    page: int


PaperMark: TypeAlias = Text | Stroke | Drawn | Band | SquareCode | Jump


class Flow(Struct):
    """Paragraphs one below the other, on as many pages as they need.

    `scale` is how large the type is set. Where a page is full, the next one begins with the text
    `continued`, and with what `repeated` sets there.
    """

    scale: float = 1.0
    continued: str = ""
    repeated: Callable[["Flow"], None] | None = None
    pages: list[list[PaperMark]] = field(default_factory=lambda: [[]])
    y: float = MARGIN

    def style(self, size: float, fill: str = INK, *, bold: bool = False) -> TextStyle:
        """Return how a text is set: its size at scale 1, colour and weight."""
        return TextStyle(size * self.scale, fill, bold=bold)

    def put(self, *marks: PaperMark) -> None:
        """Put marks on the present page."""
        self.pages[-1].extend(marks)

    def skip(self, space: float) -> None:
        """Leave vertical space."""
        self.y += space * self.scale

    def room(self, needed: float) -> None:
        """Begin the next page where this one has no such room left."""
        if self.y + needed <= BOTTOM:
            return
        self.pages.append([])
        self.y = MARGIN
        if self.continued:
            self.paragraph(self.continued, self.style(8.5, GREY))
            self.skip(6)
        if self.repeated is not None:
            self.repeated(self)

    def paragraph(
        self, text: str, style: TextStyle, x: float = LEFT, to_x: float = RIGHT, lead: str = ""
    ) -> None:
        """Set a text in as many lines as it needs; `lead` stands before the first one."""
        indent = style.width(f"{lead} ") if lead else 0.0
        lines = style.wrap(text, to_x - x - indent) or ("",)
        step = style.size * LEADING
        for place, line in enumerate(lines):
            self.room(step)
            if lead and place == 0:
                self.put(Text(x, self.y + style.size, lead, style))
            if line:
                self.put(Text(x + indent, self.y + style.size, line, style))
            self.y += step

    def heading(self, text: str) -> None:
        """Set the heading of a part, with room for a line below it."""
        style = self.style(8.5, GREEN, bold=True)
        self.skip(7)
        self.room(style.size * LEADING * 3)
        self.paragraph(text, style)
        self.put(Stroke(LEFT, self.y, RIGHT, self.y))
        self.skip(3)

    def blank(self, lines: int, step: float = 19.0) -> None:
        """Leave lines to be written on by hand."""
        for _ in range(lines):
            self.room(step * self.scale)
            self.y += step * self.scale
            self.put(Stroke(LEFT, self.y, RIGHT, self.y))
        self.skip(3)

    def columns(self, texts: Sequence[str], style: TextStyle, edges: Sequence[float]) -> None:
        """Set texts beside each other, each between two edges; the row is not parted."""
        gap = 8.0
        cells = [
            style.wrap(text, to_x - x - gap)
            for text, x, to_x in zip(texts, edges, edges[1:], strict=False)
        ]
        step = style.size * LEADING
        height = step * max(map(len, cells), default=1)
        self.room(height)
        for x, lines in zip(edges, cells, strict=False):
            for place, line in enumerate(lines):
                self.put(Text(x, self.y + style.size + place * step, line, style))
        self.y += height


def fitted(compose: Callable[[float], Flow]) -> Flow:
    """Return the pages at the largest scale that keeps them to one, otherwise at the smallest."""
    flow = compose(SCALES[0])
    for scale in SCALES[1:]:
        if len(flow.pages) == 1:
            break
        flow = compose(scale)
    return flow


def with_page_numbers(
    flows: Iterable[Flow], foot: Callable[[int, int], str]
) -> list[list[PaperMark]]:
    """Return all pages, each with its foot, which is made of its number and how many there are."""
    pages = [page for flow in flows for page in flow.pages]
    style = TextStyle(7.5, GREY)
    for number, page in enumerate(pages, start=1):
        text = foot(number, len(pages))
        page.append(Text(LEFT, HEIGHT - 30, style.fit(text, RIGHT - LEFT), style))
    return pages
