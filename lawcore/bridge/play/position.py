"""A position of the play: the cards everybody still holds, and whose turn it is."""

from collections.abc import Iterable

from msgspec import Struct

from lawcore.bridge.play.cards import Card, Hands, Seat, Suit, clockwise, winner

_SEATS = tuple(Seat)
_PLACE = {suit: place for place, suit in enumerate(Suit)}


class Position(Struct, frozen=True):
    """A position: the cards still held, without those on the table; trump; who is to play.

    `trick` is what has been played to the present trick, in order. Raises ValueError where that
    cannot be: a card twice, hands of unequal length, not the turn of `turn`, or no card to play.
    """

    hands: Hands
    trump: Suit | None
    turn: Seat
    trick: tuple[tuple[Seat, Card], ...] = ()

    def __post_init__(self) -> None:
        """Raise ValueError where the position is impossible."""
        fault = self._fault()
        if fault:
            raise ValueError(fault)

    def _fault(self) -> str | None:
        """Return what is impossible in the position; None if it is possible."""
        cards = [card for hand in self.hands.values() for card in hand]
        cards += [card for _, card in self.trick]
        if len(set(cards)) != len(cards):
            return "a card is twice in the position"
        seats = [seat for seat, _ in self.trick]
        order = [*seats, self.turn]
        if len(seats) >= len(_SEATS) or order != list(clockwise(order[0]))[: len(order)]:
            return "the trick is not in the order of play, or complete"
        left = len(self.hands.get(self.turn, ()))
        lengths = [len(self.hands.get(seat, ())) + (seat in seats) for seat in _SEATS]
        if not left or lengths != [left] * len(_SEATS):
            return "the hands are empty or not of equal length"
        return None

    @property
    def leader(self) -> Seat:
        """Who leads, or led, to the present trick."""
        return self.trick[0][0] if self.trick else self.turn

    @property
    def left(self) -> int:
        """How many tricks are left to win, including the present one (1 to 13)."""
        return len(self.hands[self.turn])

    def legal(self) -> tuple[Card, ...]:
        """Return the cards that may be played, by suit and from the highest."""
        hand = self.hands[self.turn]
        if self.trick:
            led = self.trick[0][1].suit
            hand = frozenset(card for card in hand if card.suit is led) or hand
        return tuple(sorted(hand, key=lambda card: (_PLACE[card.suit], -card.rank)))

    def after(self, card: Card) -> tuple["Position | None", Seat | None]:
        """Return the position after a card held is played, legal or not, and who won the trick.

        No position where that was the last card of all; no winner where the trick goes on.
        """
        hands = {**self.hands, self.turn: self.hands[self.turn] - {card}}
        trick = (*self.trick, (self.turn, card))
        if len(trick) < len(_SEATS):
            return Position(hands, self.trump, self.turn.next, trick), None
        won_by = winner(trick, self.trump)
        if not hands[won_by]:
            return None, won_by
        return Position(hands, self.trump, won_by), won_by


def chosen(position: Position, cards: Iterable[Card] | None) -> tuple[Card, ...]:
    """Return the cards told, or the legal ones; raise ValueError for a card not held."""
    if cards is None:
        return position.legal()
    told = tuple(dict.fromkeys(cards))
    for card in told:
        if card not in position.hands[position.turn]:
            msg = f"{card} is not in the hand of {position.turn}"
            raise ValueError(msg)
    return told
