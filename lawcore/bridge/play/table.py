"""The players at the table: trick after trick, and what is impossible in the record."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from lawcore.bridge.play.cards import Card, Hands, Seat, Suit, clockwise, winner
from lawcore.bridge.play.record import (
    HAND,
    Mark,
    Note,
    RecordError,
    RecordRemark,
    Row,
    Written,
    Wrong,
)

TRICK = 4
DOUBTFUL = 2
"""The revokes on one trick from which a different leader is the likelier explanation."""

Played: TypeAlias = list[tuple[Seat, Written]]


class Trick(Struct, frozen=True):
    """A trick from 1 to 13 in the order of play; `winner` is None while it is not complete."""

    number: int
    leader: Seat
    cards: tuple[tuple[Seat, Card], ...]
    winner: Seat | None = None

    def card_of(self, seat: Seat) -> Card | None:
        """Return the card a player has played to it."""
        return next((card for player, card in self.cards if player is seat), None)


class _Refused(Exception):  # noqa: N818 - it carries the errors of one trick
    def __init__(self, *errors: RecordError) -> None:
        super().__init__()
        self.errors = errors


class Table:
    """The state of play: takes tricks as they are written.

    `hands` are the known ones, whole. Without a leader no trick can be taken.
    """

    def __init__(self, hands: Hands, trump: Suit | None, leader: Seat | None) -> None:
        self.hands = hands
        self.trump = trump
        self.leader = leader
        self.tricks: list[Trick] = []
        self.notes: list[Note] = []
        self.errors: list[RecordError] = []
        self.marked: list[tuple[int, Seat, Card]] = []
        self._owner = {card: seat for seat, hand in hands.items() for card in hand}
        self._trick_of: dict[Card, int] = {}
        self._line: int | None = None

    @property
    def number(self) -> int:
        """The number of the next trick."""
        return len(self.tricks) + 1

    def left(self, seat: Seat) -> frozenset[Card] | None:
        """Return the cards a player still has; None if the hand is not known."""
        hand = self.hands.get(seat)
        return None if hand is None else hand.difference(self._trick_of)

    def take(self, row: Row) -> bool:
        """Play a trick; return False and note the errors if it is impossible.

        After an error nothing more is taken.
        """
        if self.errors:
            return False
        try:
            leader, played = self._sorted(row, self._turn(row))
        except _Refused as refused:
            self.errors.extend(refused.errors)
            return False
        self._play(leader, played)
        return True

    def _turn(self, row: Row) -> Seat:
        """Return whose turn it is to lead to a row that has the right number of cards."""
        line = row.cards[0].line if row.cards else None
        number, count, expected = self.number, len(row.cards), TRICK
        if self.tricks and self.tricks[-1].winner is None:
            number, count, line = number - 1, len(self.tricks[-1].cards), self._line
        elif number > HAND:
            error = RecordError(Wrong.TOO_MANY_TRICKS, line, number, expected=HAND)
            raise _Refused(error)
        elif 1 <= count <= TRICK:
            turn = row.leader or self.leader
            if turn is None:
                raise _Refused(RecordError(Wrong.NO_LEADER, line, number))
            return turn
        error = RecordError(Wrong.NOT_FOUR_CARDS, line, number, number=count, expected=expected)
        raise _Refused(error)

    def _play(self, leader: Seat, played: Played) -> None:
        if leader is not self.leader:
            self.notes.append(
                Note(RecordRemark.LED_OUT_OF_TURN, self.number, leader, played[0][1].card)
            )
        for seat, written in played:
            self._trick_of[written.card] = self.number
            if written.mark is Mark.REVOKE:
                self.marked.append((self.number, seat, written.card))
            elif written.mark is Mark.LEAD_OUT_OF_TURN and seat is self.leader:
                self.notes.append(
                    Note(RecordRemark.MARK_WITHOUT_LEAD, self.number, seat, written.card)
                )
        self._line = played[0][1].line
        cards = tuple((seat, written.card) for seat, written in played)
        won = winner(cards, self.trump) if len(cards) == TRICK else None
        self.tricks.append(Trick(self.number, leader, cards, won))
        self.leader = won

    def _sorted(self, row: Row, turn: Seat) -> tuple[Seat, Played]:
        """Return the leader of a row and its cards with their players in the order of play."""
        in_columns = any(written.seat for written in row.cards)
        seats = clockwise(turn)
        placed = [
            (written.seat or seat, written)
            for seat, written in zip(seats, row.cards, strict=False)
        ]
        self._refuse_cards_played_before(placed)
        if in_columns:
            return self._in_columns(placed, turn)
        return self._in_order(placed, turn, said=row.leader is not None)

    def _in_order(self, placed: Played, turn: Seat, *, said: bool) -> tuple[Seat, Played]:
        """Give the cards of a row in the order of play to their players."""
        if all(self._could_be(seat, written.card) for seat, written in placed):
            return turn, placed
        written = [card for _, card in placed]
        if not said and self._owner.get(written[0].card):
            for leader in clockwise(turn)[1:]:
                if all(map(self._could_be, clockwise(leader), (w.card for w in written))):
                    error = self._misplaced(Wrong.WRONG_LEADER, turn, written[0])
                    raise _Refused(error)
        return turn, self._by_the_deal(placed, turn, in_order=True)

    def _in_columns(self, placed: Played, turn: Seat) -> tuple[Seat, Played]:
        """Give the cards of a row of columns to their players."""
        led = {w.card for _, w in placed if w.mark is Mark.LEAD_OUT_OF_TURN}
        leader = next((self._owner.get(w.card, s) for s, w in placed if w.card in led), turn)
        if all(self._could_be(seat, written.card) for seat, written in placed):
            of = dict(placed)
        else:
            of = dict(self._by_the_deal(placed, leader, in_order=False))
        seats = clockwise(leader)[: len(of)]
        missing = [seat for seat in seats if seat not in of]
        if missing:
            line = placed[0][1].line
            raise _Refused(RecordError(Wrong.CARD_MISSING, line, self.number, missing[0]))
        played = [(seat, of[seat]) for seat in seats]
        self._refuse_an_unlikely_leader(played)
        return leader, played

    def _by_the_deal(self, placed: Played, leader: Seat, *, in_order: bool) -> Played:
        """Give a row to the players who hold the cards, if each of those in turn has one of it.

        In the order of play the whole row has to be there, and its first card is the leader's.
        """
        owned = {self._owner.get(written.card): written for _, written in placed}
        first = placed[0][1]
        of = {seat: written for seat, written in owned.items() if seat is not None}
        seats = clockwise(leader)[: len(placed)]
        fits = {*of} == {*seats} and len(owned) == len(placed)
        if fits and (not in_order or (of[leader] is first and len(placed) == TRICK)):
            note = Note(RecordRemark.ROWS_PUT_RIGHT)
            if note not in self.notes:
                self.notes.append(note)
            return [(seat, of[seat]) for seat in seats]
        raise _Refused(
            *(
                self._misplaced(Wrong.CARD_ELSEWHERE, seat, written)
                for seat, written in placed
                if not self._could_be(seat, written.card)
            )
        )

    def _could_be(self, seat: Seat, card: Card) -> bool:
        """Tell whether a card can be a player's: it is in the hand, or the hand is not known."""
        owner = self._owner.get(card)
        return owner is seat if owner else seat not in self.hands

    def _refuse_cards_played_before(self, placed: Played) -> None:
        here: set[Card] = set()
        wrong: list[RecordError] = []
        for seat, written in placed:
            again = written.card in here
            earlier = self.number if again else self._trick_of.get(written.card)
            here.add(written.card)
            if earlier is not None:
                error = self._misplaced(Wrong.ALREADY_PLAYED, seat, written, earlier)
                wrong.append(error)
        if wrong:
            raise _Refused(*wrong)

    def _misplaced(
        self, code: Wrong, seat: Seat, written: Written, earlier: int | None = None
    ) -> RecordError:
        left: frozenset[Card] = self.left(seat) or frozenset()
        alike = sorted((card for card in left if card.rank == written.card.rank), reverse=True)
        return RecordError(
            code,
            written.line,
            self.number,
            seat,
            written.card,
            owner=self._owner.get(written.card),
            earlier=earlier,
            instead=() if code is Wrong.WRONG_LEADER else tuple(alike),
            other=written.other if written.other in left else None,
        )

    def _refuse_an_unlikely_leader(self, played: Played) -> None:
        """Refuse a row of columns if everybody follows suit only to another leader."""
        leader, first = played[0]
        of = {seat: written.card for seat, written in played}
        marked = any(written.mark for _, written in played)
        if marked or len(of) < TRICK or self._not_following(of, first.card.suit) < DOUBTFUL:
            return
        for seat, card in of.items():
            if seat is not leader and not self._not_following(of, card.suit):
                raise _Refused(
                    RecordError(
                        Wrong.LEADER_UNCLEAR,
                        first.line,
                        self.number,
                        leader,
                        first.card,
                        owner=seat,
                        instead=(card,),
                    )
                )

    def _not_following(self, of: Mapping[Seat, Card], led: Suit) -> int:
        """Return how many players have a card of a suit left and have not played one."""
        return sum(
            card.suit is not led and any(held.suit is led for held in self.left(seat) or ())
            for seat, card in of.items()
        )
