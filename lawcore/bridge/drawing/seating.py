"""A small drawing of a table: four players, who erred, whose turn it was, and what lies there."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, field

from lawcore.bridge.drawing.canvas import GREEN, GREY, INK, RED, WHITE, Canvas
from lawcore.bridge.drawing.font import TextStyle, shown
from lawcore.bridge.play.cards import Seat

WIDTH, HEIGHT = 900, 750
"""The size of the drawing, in pixels at scale 1."""
BOX_WIDTH, BOX_HEIGHT = 270, 166
TABLE_SIDE = 270
MARGIN = 24
NAME = TextStyle(31, INK, bold=True)
ROLE = TextStyle(27, INK)
ON_TABLE = TextStyle(30, INK, bold=True)
LETTER = TextStyle(30, GREY, bold=True)
CLOTH, PALE_RED, PALE_GREEN = "#e9f3ea", "#ffe9ea", "#e3f4e4"
LINE = 36
INNER, BESIDE_LETTERS = 16, 110


class Seated(Struct, frozen=True):
    """A player: the name, and what is said of the player in a few words each."""

    name: str
    roles: Sequence[str] = ()


class Seating(Struct, frozen=True):
    """What the drawing of a table shows.

    `letters` are those of the compass, empty where nobody knows it: then the players sit as they
    follow each other clockwise. `erred` is drawn in red, `in_turn` in green. `faced` are the lines
    in the middle of the table, `said` is all of it in words, for people who cannot see it.
    """

    language: str
    title: str
    players: Mapping[Seat, Seated]
    erred: Seat
    said: str = ""
    in_turn: Seat | None = None
    faced: Sequence[str] = ()
    letters: Mapping[Seat, str] = field(default_factory=dict)

    @property
    def texts(self) -> Iterator[str]:
        """Every text that is drawn."""
        yield self.title
        for seated in self.players.values():
            yield seated.name
            yield from seated.roles
        yield from self.faced
        yield from self.letters.values()


_PLACES: Mapping[Seat, tuple[float, float]] = {
    Seat.NORTH: ((WIDTH - BOX_WIDTH) / 2, MARGIN + 20),
    Seat.EAST: (WIDTH - MARGIN - BOX_WIDTH, (HEIGHT - BOX_HEIGHT) / 2),
    Seat.SOUTH: ((WIDTH - BOX_WIDTH) / 2, HEIGHT - MARGIN - 20 - BOX_HEIGHT),
    Seat.WEST: (MARGIN, (HEIGHT - BOX_HEIGHT) / 2),
}


def svg_of(seating: Seating) -> str:
    """Draw a table; one input gives one output."""
    canvas = Canvas()
    left, top = (WIDTH - TABLE_SIDE) / 2, (HEIGHT - TABLE_SIDE) / 2
    canvas.box(left, top, TABLE_SIDE, TABLE_SIDE, fill=CLOTH, stroke=GREY, radius=24)
    for seat, letter in seating.letters.items():
        _letter(canvas, seat, letter)
    for seat, seated in seating.players.items():
        _player(canvas, seating, seat, seated)
    _middle(canvas, seating)
    said, title = seating.said, shown(seating.title)
    return canvas.document(WIDTH, HEIGHT, language=seating.language, title=title, text=said)


def _letter(canvas: Canvas, seat: Seat, letter: str) -> None:
    """Write the letter of the compass inside the edge of the table."""
    middle_x, middle_y, edge = WIDTH / 2, HEIGHT / 2, TABLE_SIDE / 2 - 26
    x, y = {
        Seat.NORTH: (middle_x, middle_y - edge),
        Seat.EAST: (middle_x + edge, middle_y),
        Seat.SOUTH: (middle_x, middle_y + edge),
        Seat.WEST: (middle_x - edge, middle_y),
    }[seat]
    canvas.centred(x, y + 11, letter, LETTER)


def _player(canvas: Canvas, seating: Seating, seat: Seat, seated: Seated) -> None:
    """Draw a player in a box: red who erred, green whose turn it was."""
    x, y = _PLACES[seat]
    fill, stroke = WHITE, GREY
    if seat is seating.in_turn:
        fill, stroke = PALE_GREEN, GREEN
    if seat is seating.erred:
        fill, stroke = PALE_RED, RED
    canvas.box(x, y, BOX_WIDTH, BOX_HEIGHT, fill=fill, stroke=stroke, radius=14)
    room = BOX_WIDTH - 2 * INNER
    lines = [(NAME.fit(seated.name, room), NAME)] if seated.name else []
    lines += [(line, ROLE) for role in seated.roles for line in ROLE.wrap(role, room)]
    top = y + (BOX_HEIGHT - LINE * len(lines)) / 2 + 28
    for index, (line, style) in enumerate(lines):
        canvas.centred(x + BOX_WIDTH / 2, top + LINE * index, line, style)


def _middle(canvas: Canvas, seating: Seating) -> None:
    """Write what lies on the table into its middle, between the letters of the compass."""
    room = TABLE_SIDE - (BESIDE_LETTERS if seating.letters else 2 * INNER)
    lines = [line for text in seating.faced for line in ON_TABLE.wrap(text, room)]
    top = HEIGHT / 2 - LINE * len(lines) / 2 + 27
    for index, line in enumerate(lines):
        canvas.centred(WIDTH / 2, top + LINE * index, line, ON_TABLE)
