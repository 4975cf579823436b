"""The letters of suits, ranks and seats in each language, and cards read from them."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache

from msgspec import Struct

from lawcore.bridge.play.cards import RANKS, Card, Seat, Suit
from lawcore.languages import LANGUAGES, letters, words_of_all

SYMBOLS: Mapping[Suit, str] = {
    Suit.SPADES: "♠",
    Suit.HEARTS: "♥",
    Suit.DIAMONDS: "♦",
    Suit.CLUBS: "♣",
}
_SUIT_OF_SYMBOL = {symbol: suit for suit, symbol in SYMBOLS.items()} | dict(
    zip("♤♡♢♧", Suit, strict=True)
)
_TEN, _ACE = 10, 14
_UNSEEN = re.compile("[\u200b-\u200f\u2060\u202a-\u202e\ufe0e\ufe0f\ufeff]")


def plain(text: str) -> str:
    """Return text in capitals, without invisible characters, and with one kind of symbol.

    Emoji of suits become the plain symbols, wide and small letters ordinary capitals.
    """
    if text.isascii():
        return text.upper()
    text = unicodedata.normalize("NFKC", _UNSEEN.sub("", text)).upper()
    for sign, suit in _SUIT_OF_SYMBOL.items():
        text = text.replace(sign, SYMBOLS[suit])
    return text


class Letters(Struct, frozen=True):
    """How one language writes suits, ranks and seats; symbols are read as well."""

    suits: Mapping[str, Suit]
    ranks: Mapping[str, int]
    seats: Mapping[str, Seat]
    shown_suits: Mapping[Suit, str]
    shown_ranks: Mapping[int, str]
    shown_seats: Mapping[Seat, str]

    @classmethod
    @cache
    def of(cls, language: str) -> "Letters":
        """Return the letters of a language; raise KeyError for one there is not."""
        cards, players = letters(language)["cards"], letters(language)["players"]
        return _letters(cards["suits"], cards["honours"], players["letters"], cards["ten"])

    def rank(self, text: str) -> int | None:
        """Return the rank of "A", "10", "T"; None if it is none."""
        return self.ranks.get(text)

    def card(self, text: str) -> Card | None:
        """Return the card of "CJ", "♣J", "JC" or "C10" in plain capitals; None if it is none."""
        suit = self.suit(text[:1])
        if suit is not None and (rank := self.ranks.get(text[1:])):
            return Card(suit, rank)
        suit = self.suit(text[-1:])
        if suit is not None and (rank := self.ranks.get(text[:-1])):
            return Card(suit, rank)
        return None

    def suit(self, text: str) -> Suit | None:
        """Return the suit of a letter or symbol; None if it is none."""
        return self.suits.get(text) or _SUIT_OF_SYMBOL.get(text)

    def show(self, card: Card) -> str:
        """Return a card with its symbol, such as "♣J" or "♣F"."""
        return SYMBOLS[card.suit] + self.shown_ranks[card.rank]

    def write(self, card: Card) -> str:
        """Return a card in letters alone, such as "CJ" or "FF"."""
        return self.shown_suits[card.suit] + self.shown_ranks[card.rank]


def _letters(suits: str, honours: str, seats: str, ten: str) -> Letters:
    """Return the letters of a language: its suits from spades, its honours from the ace.

    The tens are read as "10" and "T", the ranks of other countries where they mean nothing else.
    """
    shown = {rank: str(rank) for rank in range(2, 10)}
    shown[_TEN] = ten
    shown |= {_ACE - place: letter for place, letter in enumerate(honours)}
    ranks = {letter: 2 + place for place, letter in enumerate(RANKS) if letter not in suits}
    ranks |= {"10": _TEN} | {text: rank for rank, text in shown.items()}
    shown_seats = dict(zip(Seat, seats, strict=True))
    return Letters(
        suits=dict(zip(suits, Suit, strict=True)),
        ranks=ranks,
        seats={str(seat): seat for seat in Seat} | {s: seat for seat, s in shown_seats.items()},
        shown_suits=dict(zip(Suit, suits, strict=True)),
        shown_ranks=shown,
        shown_seats=shown_seats,
    )


def record_words(kind: str) -> tuple[str, ...]:
    """Return the words of a kind in typed records, in capitals: those of every language."""
    return tuple(word.upper() for word in words_of_all("record", kind))


@cache
def others(language: str) -> tuple[Letters, ...]:
    """Return the letters of the other languages, in which a card may be written."""
    return tuple(Letters.of(other) for other in LANGUAGES if other != language)


@cache
def seats_named() -> Mapping[str, Seat]:
    """Return the players by their full names in every language, in capitals."""
    return {
        name.upper(): seat
        for language in LANGUAGES
        for seat, name in names_of_seats(language).items()
    }


@cache
def sides_named() -> Mapping[str, str]:
    """Return the sides as PBN names them, by the letters of two players in every language."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        shown = Letters.of(language).shown_seats
        for one, other in ((Seat.NORTH, Seat.SOUTH), (Seat.EAST, Seat.WEST)):
            found[shown[one] + shown[other]] = f"{one}{other}"
    return found


def names_of_seats(language: str) -> Mapping[Seat, str]:
    """Return the full names of the players in a language."""
    return dict(zip(Seat, letters(language)["players"]["names"], strict=True))


SMALL = "X"
"""A small card of a hand in a file, whichever it is."""
_LETTER = re.compile(r"([SHDC])")
_BY_SUITS = re.compile(r"S([^SHDC]*)H([^SHDC]*)D([^SHDC]*)C([^SHDC]*)")


@cache
def _in_a_hand() -> Mapping[str, int]:
    """Return the ranks by their letters in every language; those of PBN mean what they mean."""
    own = {letter: 2 + place for place, letter in enumerate(RANKS)}
    honours = (letters(language)["cards"]["honours"] for language in LANGUAGES)
    others = {letter: _ACE - place for four in honours for place, letter in enumerate(four)}
    return {**others, **own}


def ranks_of_a_suit(text: str) -> list[int] | None:
    """Return the ranks of one suit, such as "AKJ10", in the letters of any language.

    A void is empty or has dashes. None if anything else is there.
    """
    if not text.strip("-\N{EN DASH}\N{EM DASH}"):
        return []
    known = _in_a_hand()
    ranks = [known.get(letter, 0) for letter in text.replace("10", "T")]
    return ranks if all(ranks) else None


def hand_by_suits(text: str) -> list[Card] | None:
    """Return the hand of "SAKQ983H4DJC97653" in plain capitals; None if it is none."""
    found = _BY_SUITS.fullmatch(text)
    return None if found is None else hand_of(found.groups())


def hand_in_any_order(text: str) -> list[Card] | None:
    """Return the hand of "CK1098DAJ987SK106H10" in plain capitals; None if it is none.

    Each suit stands there at most once; one without cards may be left out.
    """
    before, *found = _LETTER.split(text)
    suits = dict(zip(found[::2], found[1::2], strict=True))
    if before or 2 * len(suits) < len(found):
        return None
    return hand_of([suits.get(suit, "") for suit in Suit])


def hand_of(suits: Sequence[str]) -> list[Card] | None:
    """Return the hand of four texts of ranks, from spades to clubs; None if one is invalid."""
    hand: list[Card] = []
    for suit, text in zip(Suit, suits, strict=True):
        ranks = ranks_of_a_suit(text)
        if ranks is None:
            return None
        hand.extend(Card(suit, rank) for rank in ranks)
    return hand
