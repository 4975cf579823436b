"""The words that a picture needs, in each language."""

from collections.abc import Mapping

from lawcore.drawing.picture import Words
from lawcore.play.cards import Seat, Suit


def _ranks(ace: str, king: str, queen: str, jack: str) -> Mapping[int, str]:
    """Return what is written for the ranks 2 to 14."""
    spots = {rank: str(rank) for rank in range(2, 11)}
    return spots | {11: jack, 12: queen, 13: king, 14: ace}


WORDS: Mapping[str, Words] = {
    "it": Words(
        language="it",
        seats={Seat.NORTH: "Nord", Seat.EAST: "Est", Seat.SOUTH: "Sud", Seat.WEST: "Ovest"},
        letters={Seat.NORTH: "N", Seat.EAST: "E", Seat.SOUTH: "S", Seat.WEST: "O"},
        suits={Suit.SPADES: "P", Suit.HEARTS: "C", Suit.DIAMONDS: "Q", Suit.CLUBS: "F"},
        ranks=_ranks("A", "R", "D", "F"),
        declarer="dichiarante",
        dummy="morto",
        unknown="carte non note",
        leads="attacca la presa",
        wins="vince la presa",
        revoke="renonce",
        indication="Indizio, non decisione: decide l'Arbitro",
    ),
    "en": Words(
        language="en",
        seats={Seat.NORTH: "North", Seat.EAST: "East", Seat.SOUTH: "South", Seat.WEST: "West"},
        letters={seat: seat.value for seat in Seat},
        suits={suit: suit.value for suit in Suit},
        ranks=_ranks("A", "K", "Q", "J"),
        declarer="declarer",
        dummy="dummy",
        unknown="cards not known",
        leads="leads to the trick",
        wins="wins the trick",
        revoke="revoke",
        indication="An indication, not a ruling: the Director decides",
    ),
}
"""By the code of the language; `dataclasses.replace` changes a word."""
