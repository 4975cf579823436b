"""The picture of a played board as SVG, made to be read on a telephone."""

from collections.abc import Iterator, Sequence

from lawcore.bridge.drawing.canvas import GREEN, GREY, INK, RED, WHITE, Canvas
from lawcore.bridge.drawing.font import TextStyle, clean, lacking, shown
from lawcore.bridge.drawing.picture import COLUMNS, NOT_KNOWN, Emphasis, Paragraph, Picture
from lawcore.bridge.drawing.text import text
from lawcore.bridge.play.cards import Card, Seat, Suit
from lawcore.bridge.play.table import Trick

WIDTH = 900
"""The width of every picture, in pixels at scale 1."""
MARGIN = 36

TITLE = TextStyle(42, INK, bold=True)
DETAILS = TextStyle(29, GREY)
SEAT = TextStyle(32, INK, bold=True)
SMALL = TextStyle(26, GREY)
CARDS = TextStyle(36, INK)
WINNER = TextStyle(36, INK, bold=True)
UNKNOWN = TextStyle(30, GREY)
LETTER = TextStyle(32, INK, bold=True)
ON_BAR = TextStyle(32, WHITE, bold=True)
LABEL = TextStyle(26, RED, bold=True)
HEADING = TextStyle(29, INK, bold=True)
LINES = {
    Emphasis.PLAIN: TextStyle(31, INK),
    Emphasis.STRONG: TextStyle(31, INK, bold=True),
    Emphasis.REVOKE: TextStyle(31, RED),
}

PALE_RED = "#ffe9ea"
BAND = "#dde5ef"
STRIPE = "#f3f6fa"
NOTE = "#fff8e1"
NOTE_EDGE = "#9a7b1c"
CLOTH = "#e9f3ea"

HAND_LINE = 45
WEST_AT, MIDDLE_AT, EAST_AT = MARGIN, 350, 606
COMPASS = 190
ROW = 56
FIRST_COLUMN = 84
COLUMN = 199
MARK_LINE = 32
TEXT_LINE = 1.36
GAP = 30


def svg(picture: Picture) -> str:
    """Draw a picture 900 pixels wide and as high as it needs; one input gives one output."""
    canvas = Canvas()
    y = _title(canvas, picture, MARGIN)
    if any(picture.hands.values()):
        y = _cross(canvas, picture, y + GAP)
    if picture.tricks:
        y = _play(canvas, picture, y + GAP)
        y = _legend(canvas, picture, y + 12)
    if picture.ruling:
        y = _lines(canvas, picture.ruling, (MARGIN, y + GAP), WIDTH - 2 * MARGIN)
    if picture.indication:
        y = _indication(canvas, picture, y + GAP)
    said = "\n".join(clean(line) for line in text(picture).splitlines())
    return canvas.document(
        WIDTH, y + MARGIN, language=picture.words.language, title=shown(picture.title), text=said
    )


def missing(picture: Picture) -> set[str]:
    """Return the characters of its texts that the fonts lack; a � is drawn for each."""
    return lacking(picture.texts)


def _title(canvas: Canvas, picture: Picture, y: float) -> float:
    for content, style in ((picture.title, TITLE), (picture.details, DETAILS)):
        y = _paragraph(canvas, content, style, (MARGIN, y), WIDTH - 2 * MARGIN) + 4
    return y


def _paragraph(
    canvas: Canvas, content: str, style: TextStyle, at: tuple[float, float], width: float
) -> float:
    """Write a text below a place in as many lines as it needs; return where it ends."""
    x, y = at
    for line in style.wrap(content, width):
        canvas.text(x, y + style.size, line, style)
        y += style.size * TEXT_LINE
    return y


def _cross(canvas: Canvas, picture: Picture, y: float) -> float:
    """Draw the four hands around a compass; return where they end."""
    y = _hand(canvas, picture, Seat.NORTH, (MIDDLE_AT, y))
    west = _hand(canvas, picture, Seat.WEST, (WEST_AT, y))
    east = _hand(canvas, picture, Seat.EAST, (EAST_AT, y))
    end = max(west, east, y + COMPASS + 16)
    _compass(canvas, picture, (MIDDLE_AT, (y + end - COMPASS) / 2))
    return _hand(canvas, picture, Seat.SOUTH, (MIDDLE_AT, end))


def _hand(canvas: Canvas, picture: Picture, seat: Seat, at: tuple[float, float]) -> float:
    """Draw a hand below a place; return where it ends."""
    x, y = at
    width = {Seat.WEST: MIDDLE_AT - 16, Seat.EAST: WIDTH - 16}.get(seat, WIDTH - MARGIN) - x
    y += HAND_LINE
    end = canvas.text(x, y, SEAT.fit(picture.words.seats[seat], width), SEAT)
    role, left = picture.role(seat), x + width - end - 12
    if role and SMALL.width(shown(role)) > left:
        y, end, left = y + HAND_LINE - 8, x - 12, width
    if role:
        canvas.text(end + 12, y, SMALL.fit(role, left), SMALL)
    if name := shown(picture.names.get(seat, "")):
        y += HAND_LINE - 8
        canvas.text(x, y, SMALL.fit(name, width), SMALL)
    if not picture.hands.get(seat):
        y += HAND_LINE
        return _paragraph(canvas, picture.words.unknown, UNKNOWN, (x, y - UNKNOWN.size), width)
    for suit in Suit:
        y = _suit(canvas, picture, (seat, suit), (x, y + HAND_LINE), width)
    if unknown := picture.unknown_cards(seat):
        y += HAND_LINE
        canvas.text(x, y, f"+ {unknown} {NOT_KNOWN}", UNKNOWN)
    return y + 14


def _suit(
    canvas: Canvas,
    picture: Picture,
    held: tuple[Seat, Suit],
    at: tuple[float, float],
    width: float,
) -> float:
    """Write the cards of a suit, closer or on more lines where there are many; return the last."""
    x, y = at
    first = canvas.suit(x, y, held[1], CARDS.size) + 8
    ranks = picture.holding(*held)
    wide, narrow = CARDS.width(" "), CARDS.width(" ") / 2
    closer = _spread(ranks, narrow) <= x + width - first < _spread(ranks, wide)
    space = narrow if closer else wide
    place = first
    for rank in ranks:
        if place > first and place + CARDS.width(rank) > x + width:
            place, y = first, y + HAND_LINE - 4
        place = canvas.text(place, y, rank, CARDS) + space
    return y


def _spread(ranks: Sequence[str], space: float) -> float:
    return sum(CARDS.width(rank) for rank in ranks) + space * (len(ranks) - 1)


def _compass(canvas: Canvas, picture: Picture, at: tuple[float, float]) -> None:
    """Draw the compass: a vulnerable side has its letters white on a red bar."""
    x, y = at
    canvas.box(x, y, COMPASS, COMPASS, fill=CLOTH, stroke=GREEN, radius=14)
    middle, half, edge = COMPASS / 2, 25, 35
    places = {
        Seat.NORTH: (middle, edge),
        Seat.SOUTH: (middle, COMPASS - edge),
        Seat.WEST: (edge, middle),
        Seat.EAST: (COMPASS - edge, middle),
    }
    for seat, (right, down) in places.items():
        marked = seat in picture.vulnerable
        if marked:
            left, top = x + right - half, y + down - half
            canvas.box(left, top, 2 * half, 2 * half, fill=RED, radius=8)
        style = ON_BAR if marked else LETTER
        letter = style.fit(picture.words.letters[seat], 2 * half)
        canvas.centred(x + right, y + down + 12, letter, style)


def _column(seat: Seat) -> float:
    return FIRST_COLUMN + COLUMN * COLUMNS.index(seat)


def _play(canvas: Canvas, picture: Picture, y: float) -> float:
    """Draw the play, a row for each trick; return where it ends."""
    canvas.box(16, y, WIDTH - 32, ROW, fill=BAND)
    for seat in COLUMNS:
        name = HEADING.fit(picture.words.seats[seat], COLUMN - 40)
        canvas.text(_column(seat) + 34, y + 38, name, HEADING)
    y += ROW
    for index, trick in enumerate(picture.tricks):
        labels = {seat: _labels(picture, trick, seat) for seat in COLUMNS}
        height = ROW + MARK_LINE * max(map(len, labels.values()))
        height += 4 if any(labels.values()) else 0
        if index % 2:
            canvas.box(16, y, WIDTH - 32, height, fill=STRIPE)
        numeral = str(trick.number)
        canvas.text(70 - DETAILS.width(numeral), y + 40, numeral, DETAILS)
        for seat in COLUMNS:
            _cell(canvas, picture, trick, seat, (y, labels[seat]))
        y += height
    return y


def _labels(picture: Picture, trick: Trick, seat: Seat) -> tuple[str, ...]:
    """Return the lines of the labels on a card."""
    labels = picture.labels(trick.number, seat)
    return tuple(line for label in labels for line in LABEL.wrap(label, COLUMN - 32))


def _cell(
    canvas: Canvas,
    picture: Picture,
    trick: Trick,
    seat: Seat,
    row: tuple[float, Sequence[str]],
) -> None:
    """Draw the card of a player to a trick with what is marked on it."""
    x, (y, labels) = _column(seat), row
    if picture.labels(trick.number, seat):
        height = ROW - 2 + MARK_LINE * len(labels)
        canvas.box(x + 4, y + 3, COLUMN - 8, height, fill=PALE_RED, stroke=RED, radius=10)
    indent = 34 if max(map(LABEL.width, labels), default=0) <= COLUMN - 46 else 16
    for index, label in enumerate(labels):
        canvas.text(x + indent, y + ROW + 20 + MARK_LINE * index, label, LABEL)
    if seat is trick.leader:
        canvas.triangle(x + 12, y + 28)
    card = dict(trick.cards).get(seat)
    if card is not None:
        _card(canvas, picture, card, (x + 34, y + 40), won=seat is trick.winner)


def _card(
    canvas: Canvas, picture: Picture, card: Card, at: tuple[float, float], *, won: bool
) -> None:
    """Draw a card, bold, underlined and ticked where it won."""
    x, y = at
    style = WINNER if won else CARDS
    right = canvas.suit(x, y, card.suit, style.size) + 6
    end = canvas.text(right, y, picture.words.ranks[card.rank], style)
    if won:
        canvas.box(x, y + 7, end - x, 5, fill=GREEN)
        canvas.tick(end + 10, y - 13)


def _legend(canvas: Canvas, picture: Picture, y: float) -> float:
    """Say what the marks mean, on as many lines as that takes; return where it ends."""
    x: float = MARGIN
    for mark, width, said in _entries(picture):
        style = SMALL
        word = style.fit(said, WIDTH - 2 * MARGIN - width)
        needed = width + style.width(word)
        if x > MARGIN and x + needed > WIDTH - MARGIN:
            x, y = MARGIN, y + 40
        if mark == "leader":
            canvas.triangle(x, y + 22)
        elif mark == "winner":
            canvas.tick(x, y + 20)
            canvas.box(x, y + 33, 26, 4, fill=GREEN)
        else:
            canvas.box(x + 2, y + 8, 34, 28, fill=PALE_RED, stroke=RED, radius=6)
        x = canvas.text(x + width, y + 31, word, style) + 34
    return y + 40


def _entries(picture: Picture) -> Iterator[tuple[str, float, str]]:
    """Yield each mark that is in the play, how much room it takes, and what it means."""
    yield "leader", 26, picture.words.leads
    if any(trick.winner for trick in picture.tricks):
        yield "winner", 36, picture.words.wins
    if picture.revokes:
        yield "revoke", 48, picture.words.revoke


def _lines(
    canvas: Canvas, lines: Sequence[Paragraph], at: tuple[float, float], width: float
) -> float:
    """Write paragraphs below a place, apart from one another; return where they end."""
    x, y = at
    for line in lines:
        y = _paragraph(canvas, line.text, LINES[line.kind], (x, y), width) + 12
    return y - 12


def _indication(canvas: Canvas, picture: Picture, y: float) -> float:
    """Write what is only an indication, in a dashed frame under its heading."""
    inner = Canvas()
    left, width = MARGIN + 10, WIDTH - 2 * MARGIN - 20
    end = _paragraph(inner, picture.words.indication, HEADING, (left, y + 16), width)
    end = _lines(inner, picture.indication, (left, end + 8), width)
    canvas.box(
        16, y, WIDTH - 32, end + 16 - y, fill=NOTE, stroke=NOTE_EDGE, radius=14, dashed=True
    )
    canvas.elements += inner.elements
    return end + 16
