"""SVG elements as they are used here: text, suits, boxes and marks, each drawn at a place."""

from collections.abc import Mapping
from html import escape

from lawcore.bridge.drawing.font import FAMILY, SUIT_WIDTH, SUITS, TextStyle, runs
from lawcore.bridge.play.cards import Suit

INK = "#1b1b22"
GREY = "#5b6170"
RED = "#b3001b"
GREEN = "#237a2b"
WHITE = "#ffffff"

COLOURS: Mapping[Suit, str] = {
    Suit.SPADES: "#16162a",
    Suit.HEARTS: "#cc0f2c",
    Suit.DIAMONDS: "#e06a00",
    Suit.CLUBS: "#0a7a3c",
}
SHAPES: Mapping[Suit, str] = {
    Suit.SPADES: "M50 3C60 25 95 40 95 64C95 77 85 85 75 85C66 85 58 80 54 72C55 83 60 91 68 97"
    "H32C40 91 45 83 46 72C42 80 34 85 25 85C15 85 5 77 5 64C5 40 40 25 50 3Z",
    Suit.HEARTS: "M50 96C22 68 4 52 4 31C4 16 15 6 28 6C38 6 46 12 50 23C54 12 62 6 72 6"
    "C85 6 96 16 96 31C96 52 78 68 50 96Z",
    Suit.DIAMONDS: "M50 2C58 19 72 37 88 50C72 63 58 81 50 98C42 81 28 63 12 50C28 37 42 19 50 2Z",
    Suit.CLUBS: "M50 3A22 22 0 1 1 50 47A22 22 0 1 1 50 3Z"
    "M26 38A22 22 0 1 1 26 82A22 22 0 1 1 26 38Z"
    "M74 38A22 22 0 1 1 74 82A22 22 0 1 1 74 38Z"
    "M44 40H56C54 68 58 88 68 97H32C42 88 46 68 44 40Z",
}
"""The outline of each suit in a square of 100."""
FALLBACK = f"'{FAMILY}','DejaVu Sans',Verdana,sans-serif"
RISE = 0.74
"""How far a suit reaches above its baseline, in font sizes; it is as wide as high."""


def number(value: float) -> str:
    """Return a coordinate with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")


class Canvas:
    """The elements drawn so far, in the order in which they are painted."""

    def __init__(self) -> None:
        self.elements: list[str] = []

    def text(self, x: float, y: float, text: str, style: TextStyle) -> float:
        """Draw a text from x on the baseline y, suits as shapes; return where it ends."""
        for run in runs(text):
            if run in SUITS:
                self.suit(x, y, SUITS[run], style.size)
            elif run.strip(" "):
                indent = style.width(run[: len(run) - len(run.lstrip(" "))])
                self._letters(x + indent, y, run.strip(" "), style)
            x += style.width(run)
        return x

    def centred(self, x: float, y: float, text: str, style: TextStyle) -> None:
        """Draw a text on the baseline y with its middle at x."""
        self.text(x - style.width(text) / 2, y, text, style)

    def _letters(self, x: float, y: float, text: str, style: TextStyle) -> None:
        weight = ' font-weight="700"' if style.bold else ""
        place = f'x="{number(x)}" y="{number(y)}" font-size="{number(style.size)}"'
        self.elements.append(
            f'<text {place}{weight} fill="{style.fill}">{escape(text, quote=True)}</text>'
        )

    def suit(self, x: float, y: float, suit: Suit, size: float) -> float:
        """Draw a suit of a font size on the baseline y; return where it ends."""
        side = RISE * size
        left, top = x + (SUIT_WIDTH * size - side) / 2, y - side + size * 0.01
        self.elements.append(
            f'<path d="{SHAPES[suit]}" fill="{COLOURS[suit]}" transform="translate('
            f'{number(left)} {number(top)}) scale({side / 100:.4f})"/>'
        )
        return x + SUIT_WIDTH * size

    def box(  # noqa: PLR0913 - a place, a size and how it looks
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: str,
        stroke: str = "",
        radius: float = 0,
        dashed: bool = False,
    ) -> None:
        """Draw a rectangle, with a border if it has a colour."""
        look = f' rx="{number(radius)}"' if radius else ""
        look += f' stroke="{stroke}" stroke-width="3"' if stroke else ""
        look += ' stroke-dasharray="10 7"' if dashed else ""
        self.elements.append(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" '
            f'height="{number(height)}" fill="{fill}"{look}/>'
        )

    def triangle(self, x: float, y: float) -> None:
        """Draw the mark of the leader: it points right, its tip 16 right of x, its middle at y."""
        self.elements.append(f'<path d="M{number(x)} {number(y - 10)}v20l16 -10z" fill="{INK}"/>')

    def tick(self, x: float, y: float) -> None:
        """Draw the mark of the winner, 24 wide, its middle at y."""
        self.elements.append(
            f'<path d="M{number(x + 2)} {number(y + 1)}l7 8l13 -18" fill="none" stroke="{GREEN}" '
            'stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def document(
        self, width: float, height: float, *, language: str, title: str, text: str
    ) -> str:
        """Return the whole drawing, with a title and a text for screen readers."""
        size = f'width="{number(width)}" height="{number(height)}"'
        box = f'viewBox="0 0 {number(width)} {number(height)}"'
        opening = (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img" '
            f'xml:lang="{escape(language)}" font-family="{FALLBACK}">'
        )
        said = f"<title>{escape(title)}</title><desc>{escape(text)}</desc>"
        paper = f'<rect width="100%" height="100%" fill="{WHITE}"/>'
        return "\n".join([opening, said, paper, *self.elements, "</svg>"]) + "\n"
