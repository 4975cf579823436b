"""What a picture of a played board shows."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct, field

from lawcore.bridge.play.cards import Card, Seat, Suit
from lawcore.bridge.play.table import Trick

COLUMNS = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
"""The players in the order of the columns of the play."""

SYMBOLS: Mapping[Suit, str] = {
    Suit.SPADES: "♠",
    Suit.HEARTS: "♥",
    Suit.DIAMONDS: "♦",
    Suit.CLUBS: "♣",
}
FULL_HAND = 13
VOID = "\N{EN DASH}"
NOT_KNOWN = "?"

Emphasis = StrEnum("Emphasis", "PLAIN STRONG REVOKE")
"""How a line is emphasised: as running text, as an order, or as what was done wrong."""


class Paragraph(Struct, frozen=True):
    """A paragraph of any length; the symbols ♠♥♦♣ in it are drawn as suits."""

    text: str
    kind: Emphasis = Emphasis.PLAIN


class MarkedCard(Struct, frozen=True):
    """A card boxed in red: the number of its trick, who played it, and the word beside it."""

    trick: int
    seat: Seat
    label: str


class PictureWords(Struct, frozen=True):
    """The few words of one language that every picture needs.

    `seats` are full names, `letters` those of the compass, `suits` the letters of the suits where
    no symbol can be shown, `ranks` what is written for the ranks 2 to 14.
    """

    language: str
    seats: Mapping[Seat, str]
    letters: Mapping[Seat, str]
    suits: Mapping[Suit, str]
    ranks: Mapping[int, str]
    declarer: str
    dummy: str
    unknown: str
    leads: str
    wins: str
    revoke: str
    indication: str

    @property
    def texts(self) -> Iterator[str]:
        """Every word."""
        for names in (self.seats, self.letters, self.suits, self.ranks):
            yield from names.values()
        yield from (self.declarer, self.dummy, self.unknown)
        yield from (self.leads, self.wins, self.revoke, self.indication)


class Picture(Struct, frozen=True):
    """The content of the picture of a board, from the title down.

    A seat without cards in `hands` is unknown; one with fewer than `cards_each` is known in part.
    `vulnerable` are the seats marked so on the compass. The indication comes last, in a frame of
    its own under its own heading. Raises ValueError for a trick or a player given twice, or a mark
    on a trick that is not there.
    """

    words: PictureWords
    title: str
    details: str = ""
    hands: Mapping[Seat, Collection[Card]] = field(default_factory=dict)
    names: Mapping[Seat, str] = field(default_factory=dict)
    declarer: Seat | None = None
    vulnerable: Collection[Seat] = ()
    tricks: Sequence[Trick] = ()
    revokes: Sequence[MarkedCard] = ()
    ruling: Sequence[Paragraph] = ()
    indication: Sequence[Paragraph] = ()
    cards_each: int = FULL_HAND

    def __post_init__(self) -> None:
        """Refuse what cannot be laid out in rows and columns."""
        for number in _twice(trick.number for trick in self.tricks):
            msg = f"trick {number} is given twice"
            raise ValueError(msg)
        for trick in self.tricks:
            for seat in _twice(seat for seat, _ in trick.cards):
                msg = f"{seat} plays twice to trick {trick.number}"
                raise ValueError(msg)
        shown = {trick.number for trick in self.tricks}
        for mark in self.revokes:
            if mark.trick not in shown:
                msg = f"a revoke is marked on trick {mark.trick}, which is not shown"
                raise ValueError(msg)

    @property
    def texts(self) -> Iterator[str]:
        """Every text that is drawn."""
        yield from self.words.texts
        yield from (self.title, self.details)
        yield from self.names.values()
        yield from (mark.label for mark in self.revokes)
        yield from (line.text for line in (*self.ruling, *self.indication))

    def role(self, seat: Seat) -> str:
        """Return the word for declarer or dummy, and nothing for the others."""
        if self.declarer is None or seat.side != self.declarer.side:
            return ""
        return self.words.declarer if seat is self.declarer else self.words.dummy

    def holding(self, seat: Seat, suit: Suit) -> tuple[str, ...]:
        """Return the ranks known in a suit as written, from the highest; a mark for none."""
        ranks = (card.rank for card in self.hands.get(seat, ()) if card.suit is suit)
        held = tuple(self.words.ranks[rank] for rank in sorted(ranks, reverse=True))
        return held or ((NOT_KNOWN if self.unknown_cards(seat) else VOID),)

    def unknown_cards(self, seat: Seat) -> int:
        """Return how many cards of a hand are not known."""
        return max(0, self.cards_each - len(self.hands.get(seat, ())))

    def labels(self, trick: int, seat: Seat) -> tuple[str, ...]:
        """Return the labels on a card."""
        return tuple(m.label for m in self.revokes if (m.trick, m.seat) == (trick, seat))


def _twice(values: Iterable[object]) -> Iterator[object]:
    return (value for value, times in Counter(values).items() if times > 1)
