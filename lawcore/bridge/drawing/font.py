"""The bundled typeface: which characters it has, how wide they are, where lines break."""

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files

from msgspec import Struct

from lawcore.bridge.drawing.picture import SYMBOLS
from lawcore.bridge.play.cards import Suit

FAMILY = "Renonce Sans"
FILES = {False: "RenonceSans-Regular.ttf", True: "RenonceSans-Bold.ttf"}
"""The files in the folder fonts, by whether they are bold."""
WIDTHS = "widths.json"
"""The file beside them with the width of each character, as they have it."""
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
SUITS: Mapping[str, Suit] = {symbol: suit for suit, symbol in SYMBOLS.items()}
SUIT_WIDTH = 0.84
"""How wide a suit is in a line, in font sizes."""

_SPACE = re.compile(r"[^\S\xa0\u202f]+")
_RUN = re.compile("[♠♥♦♣]|[^♠♥♦♣]+")
_ALIKE = str.maketrans("♤♡♢♧\u202f", "♠♥♦♣\xa0")
_INVISIBLE = {"Cc", "Cf", "Cs"}
_NEVER_SHOWN = {*range(0xFE00, 0xFE10), 0xFFFE, 0xFFFF}


class Font(Struct, frozen=True):
    """The characters of a typeface, with how wide each is in units of its em."""

    units: int
    advances: Mapping[str, int]

    def has(self, character: str) -> bool:
        """Tell whether there is a glyph for a character."""
        return character in self.advances

    def width(self, text: str, size: float) -> float:
        """Return the width of a text, in the unit of its size; KeyError without a glyph."""
        return sum([self.advances[character] for character in text]) * size / self.units


@cache
def font(*, bold: bool) -> Font:
    """Return one of the two bundled fonts."""
    read = json.loads((files("lawcore.bridge.drawing") / "fonts" / WIDTHS).read_text("utf-8"))
    widths = read["bold" if bold else "regular"]
    return Font(read["units"], dict(zip(read["characters"], widths, strict=True)))


def clean(text: str) -> str:
    """Return a text on one line, composed, without invisible characters; glyphs may be missing."""
    composed = unicodedata.normalize("NFC", text)
    visible = "".join(each for each in composed if each.isspace() or _visible(each))
    return _SPACE.sub(" ", visible).strip(" ").translate(_ALIKE)


def _visible(character: str) -> bool:
    """Tell whether a character is no control, direction mark or variant, and valid in XML."""
    invisible = unicodedata.category(character) in _INVISIBLE
    return not invisible and ord(character) not in _NEVER_SHOWN


def lacking(texts: Iterable[str]) -> set[str]:
    """Return the characters that would be drawn as a replacement."""
    found = {each for text in texts for each in clean(text)}
    return {each for each in found if each not in SUITS and not _drawable(each)}


def _drawable(character: str) -> bool:
    return all(font(bold=bold).has(character) for bold in FILES)


@lru_cache(maxsize=1024)
def shown(text: str) -> str:
    """Return a text with nothing in it that cannot be drawn."""
    return "".join(
        each if each in SUITS or _drawable(each) else REPLACEMENT for each in clean(text)
    )


def runs(text: str) -> list[str]:
    """Split a text into suits, each alone, and the text between them."""
    return _RUN.findall(text)


class TextStyle(Struct, frozen=True):
    """How a text is set: size in pixels of a picture 900 wide, weight and colour."""

    size: float
    fill: str
    bold: bool = False

    def width(self, text: str) -> float:
        """Return how wide a text is, in pixels."""
        return _width_of_one(text, self.bold) * self.size

    def wrap(self, text: str, width: float) -> tuple[str, ...]:
        """Break a text into lines no wider than `width`; a longer word is cut."""
        lines: list[str] = []
        line: list[str] = []
        blank, left = self.width(" "), width
        for word in self._pieces(shown(text), width):
            long = self.width(word)
            if line and blank + long > left:
                lines.append(" ".join(line))
                line, left = [], width
            left -= long + (blank if line else 0.0)
            line.append(word)
        return (*lines, " ".join(line)) if line else tuple(lines)

    def _pieces(self, text: str, width: float) -> Iterator[str]:
        for word in text.split(" "):
            rest = word
            while len(rest) > 1 and self.width(rest) > width:
                end = self._reach(rest, width)
                yield rest[:end]
                rest = rest[end:]
            if rest:
                yield rest

    def fit(self, text: str, width: float) -> str:
        """Return a text on one line, cut short with an ellipsis where it is too wide."""
        whole = shown(text)
        if self.width(whole) <= width:
            return whole
        return whole[: self._reach(whole, width - self.width("…"))].rstrip() + "…"

    def _reach(self, text: str, width: float) -> int:
        """Return how many characters go into a width, at least one."""
        used = 0.0
        for index, character in enumerate(text):
            used += self.width(character)
            if used > width:
                return max(index, 1)
        return len(text)


@lru_cache(maxsize=8192)
def _width_of_one(text: str, bold: bool) -> float:
    """Return how wide a text is in type of size 1."""
    letters = "".join(each for each in text if each not in SUITS)
    return font(bold=bold).width(letters, 1.0) + (len(text) - len(letters)) * SUIT_WIDTH
