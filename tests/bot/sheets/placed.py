"""What stands where on a page."""

from collections.abc import Iterable, Iterator

from bot.sheets.paper import Band, Drawn, Jump, PaperMark, SquareCode, Stroke, Text

SLACK = 0.5


def lines(page: Iterable[PaperMark]) -> list[Text]:
    return [mark for mark in page if isinstance(mark, Text)]


def overlapping(page: Iterable[PaperMark]) -> Iterator[tuple[str, str]]:
    """Yield each pair of lines of which one is written over the other."""
    placed = sorted(lines(page), key=lambda line: (line.y, line.x))
    for place, one in enumerate(placed):
        for other in placed[place + 1 :]:
            if other.y - other.style.size * 0.8 >= one.y + one.style.size * 0.1:
                continue
            first, second = sorted((one, other), key=lambda line: line.x)
            if first.x + first.style.width(first.text) > second.x + SLACK:
                yield one.text, other.text


def edges(mark: PaperMark) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a mark; the top of a line is the line on which it stands."""
    match mark:
        case Text(x, y, text, style):
            return x, y, x + style.width(text), y
        case Stroke(x, y, to_x, to_y):
            return x, y, to_x, to_y
        case Drawn(x, y, width, height):
            return x, y, x + width, y + height
        case Band(x, y, to_x, to_y) | Jump(x, y, to_x, to_y):
            return x, y, to_x, to_y
        case SquareCode(x, y, side):
            return x, y, x + side, y + side
