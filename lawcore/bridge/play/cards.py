"""Cards, suits and seats, and who wins a trick."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Literal, TypeAlias

from msgspec import Struct

RANKS = "23456789TJQKA"
"""The letters of the ranks 2 to 14, from the lowest."""

Side: TypeAlias = Literal["NS", "EW"]


class Suit(StrEnum):
    """A suit by its international letter."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Seat(StrEnum):
    """A player by the first letter of the compass point, clockwise from North."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    @property
    def next(self) -> "Seat":
        """The player to the left, who plays next."""
        return _NEXT[self]

    @property
    def partner(self) -> "Seat":
        """The player opposite."""
        return _NEXT[_NEXT[self]]

    @property
    def side(self) -> Side:
        """The player's side."""
        return "NS" if self in {Seat.NORTH, Seat.SOUTH} else "EW"


_NEXT: dict[Seat, Seat] = dict(zip(Seat, [*Seat][1:] + [*Seat][:1], strict=True))


class Card(Struct, frozen=True, order=True):
    """A card: its suit and its rank from 2 to 14, the ace; written "ST" for the ten of spades."""

    suit: Suit
    rank: int

    def __str__(self) -> str:
        """Return the letter of the suit and that of the rank."""
        return self.suit.value + RANKS[self.rank - 2]

    @classmethod
    def read(cls, text: str) -> "Card":
        """Return the card written as "ST"; raise ValueError if it is none."""
        card = _BY_NAME.get(text)
        if card is None:
            msg = f"{text!r} is not a card: a letter of SHDC and one of AKQJT98765432"
            raise ValueError(msg)
        return card


Hands: TypeAlias = Mapping[Seat, frozenset[Card]]

PACK = tuple(Card(suit, rank) for suit in Suit for rank in range(14, 1, -1))
"""The 52 cards, by suit from spades to clubs and from the ace down."""

_BY_NAME = {str(card): card for card in PACK}


def card_named(text: str) -> Card | None:
    """Return the card written as "ST"; None if it is none."""
    return _BY_NAME.get(text)


def clockwise(leader: Seat) -> tuple[Seat, Seat, Seat, Seat]:
    """Return the four players in the order in which they play to a trick."""
    return _CLOCKWISE[leader]


_CLOCKWISE = {seat: (seat, seat.next, seat.partner, seat.partner.next) for seat in Seat}


def winner(cards: Sequence[tuple[Seat, Card]], trump: Suit | None) -> Seat:
    """Return who wins a trick, or is winning one that is not complete.

    The first card is the lead; there has to be one. `trump` is None at no trump.
    """
    best_seat, best = cards[0]
    for seat, card in cards[1:]:
        if card.suit is best.suit:
            if card.rank > best.rank:
                best_seat, best = seat, card
        elif card.suit is trump:
            best_seat, best = seat, card
    return best_seat
