"""Endings dealt at random, records played at random, and a solver that tries everything."""

import random
from collections.abc import Mapping

from lawcore.bridge.play.cards import PACK, Card, Seat, Suit, winner
from lawcore.bridge.play.position import Position
from lawcore.bridge.play.record import Contract, Record, Row, Written
from lawcore.bridge.play.replay import Replay, replay

STRAINS = (None, *Suit)
NO_LIBRARY = {"DDS_LIB": "/nowhere/libdds.so"}
"""An environment in which the solver in Python answers, whatever is installed."""


def seeded(seed: int) -> random.Random:
    """Return chance that is the same every time."""
    return random.Random(seed)  # noqa: S311 - for endings, not for secrets


def ending(rng: random.Random, length: int) -> Position:
    """Deal an ending of some cards each."""
    cards = rng.sample(PACK, 4 * length)
    hands = {
        seat: frozenset(cards[place * length : (place + 1) * length])
        for place, seat in enumerate(Seat)
    }
    return Position(hands, rng.choice(STRAINS), rng.choice(list(Seat)))


def in_the_middle(rng: random.Random, position: Position) -> Position:
    """Play up to three cards more, one in three of them without a thought for the law."""
    for _ in range(rng.randrange(4)):
        freely = rng.random() < 1 / 3
        cards = sorted(position.hands[position.turn]) if freely else position.legal()
        following, _ = position.after(rng.choice(cards))
        if following is None:
            break
        position = following
    return position


class Everything:
    """Tries every line of play; owes nothing to the solver but the position it is given."""

    def __init__(self, position: Position) -> None:
        self._trump = position.trump
        self._known: dict[object, int] = {}
        self._position = position

    def values(self, cards: list[Card]) -> dict[Card, int]:
        """Return the tricks of the side to play after each card."""
        hands = dict(self._position.hands)
        turn, trick = self._position.turn, self._position.trick
        north_south = {card: self._after(hands, trick, turn, card) for card in cards}
        left = len(hands[turn])
        return {
            card: tricks if turn in "NS" else left - tricks for card, tricks in north_south.items()
        }

    def _after(
        self,
        hands: Mapping[Seat, frozenset[Card]],
        trick: tuple[tuple[Seat, Card], ...],
        turn: Seat,
        card: Card,
    ) -> int:
        hands = {**hands, turn: hands[turn] - {card}}
        trick = (*trick, (turn, card))
        if len(trick) < 4:
            return self._north_south(hands, trick, turn.next)
        by = winner(trick, self._trump)
        return (by in "NS") + self._north_south(hands, (), by)

    def _north_south(
        self,
        hands: Mapping[Seat, frozenset[Card]],
        trick: tuple[tuple[Seat, Card], ...],
        turn: Seat,
    ) -> int:
        if not hands[turn]:
            return 0
        key = (turn, trick, *hands.values())
        if key not in self._known:
            cards = hands[turn]
            if trick:
                cards = frozenset(c for c in cards if c.suit is trick[0][1].suit) or cards
            found = [self._after(hands, trick, turn, card) for card in cards]
            self._known[key] = max(found) if turn in "NS" else min(found)
        return self._known[key]


def played(  # noqa: PLR0913 - what the board is to be like, each told by its name
    rng: random.Random,
    *,
    since: int,
    revokes: int = 1,
    by: str = "NESW",
    led: str = "SHDC",
    stop: int = 13,
    claimed: bool = True,
) -> Replay:
    """Play a board at random up to trick `stop`, the rest of the tricks being claimed or not.

    From trick `since` on some revokes are made as soon as can be, one a trick at most, by
    certain players and in certain suits.
    """
    deal = rng.sample(PACK, 52)
    hands = {seat: frozenset(deal[13 * place :][:13]) for place, seat in enumerate(Seat)}
    declarer = rng.choice(list(Seat))
    strain = rng.choice(STRAINS)
    position: Position | None = Position(hands, strain, declarer.next)
    rows: list[Row] = []
    for number in range(1, stop + 1):
        row: list[Written] = []
        followed = True
        while position is not None and len(row) < 4:
            card = rng.choice(position.legal())
            wrong = sorted(set(position.hands[position.turn]) - set(position.legal()))
            wanted = number >= since and position.turn in by and card.suit in led
            if wanted and wrong and revokes and followed:
                revokes -= 1
                followed = False
                card = rng.choice(wrong)
            row.append(Written(card, position.turn))
            position, _ = position.after(card)
        rows.append(Row(tuple(row)))
    rest = rng.randrange(14 - stop) if claimed and stop < 13 else None
    return replay(
        Record(
            hands=hands,
            contract=Contract(4, strain),
            declarer=declarer,
            rows=tuple(rows),
            rest=rest,
        )
    )
