"""Typed cards, identified one after the other: a bare rank follows the suit led."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from lawcore.bridge.play.cards import Card, Seat, Suit, clockwise
from lawcore.bridge.play.letters import Letters, others
from lawcore.bridge.play.record import Mark, RecordError, Row, Written, Wrong
from lawcore.bridge.play.table import TRICK, Table

SHOWN = 60
"""The characters of a text that are shown in a message."""
_BETWEEN_CARDS = re.compile(r"[\s,;/|-]+")
_LONE_SYMBOL = re.compile(r"(?<!\S)([♠♥♦♣])\s+")
_SIGNS = "*!?"


class SpellingFault(Exception):  # noqa: N818 - named by what it is
    """What cannot be identified in a typed text."""

    def __init__(self, *errors: RecordError) -> None:
        super().__init__()
        self.errors = errors


class TypedCards(Struct, frozen=True):
    """Cards as typed on a line: of a trick, or of one player."""

    number: int
    tokens: tuple[str, ...]
    leader: Seat | None = None


class TypedTricks:
    """The tricks of a typed text, one a line or one player a line, identified in play order."""

    def __init__(
        self, language: str, tricks: Sequence[TypedCards], players: Mapping[Seat, TypedCards]
    ) -> None:
        self.language = language
        self.tricks = tricks
        self.players = players

    @property
    def first_line(self) -> int:
        """The number of the first line with cards."""
        return min(line.number for line in (*self.tricks, *self.players.values()))

    def made_out(self, table: Table) -> Iterator[Row]:
        """Identify the cards, trick by trick, as long as the play is possible."""
        for line in self.tricks or self._by_trick(table):
            if len(line.tokens) > TRICK:
                raise SpellingFault(
                    RecordError(
                        Wrong.NOT_FOUR_CARDS,
                        line.number,
                        table.number,
                        number=len(line.tokens),
                        expected=TRICK,
                    )
                )
            row = self._row(line, table)
            yield row
            if not table.take(row):
                return

    def _by_trick(self, table: Table) -> Iterator[TypedCards]:
        """Yield the cards of the four players' rows, one trick after the other."""
        for place in range(max(len(line.tokens) for line in self.players.values())):
            if table.leader is None:
                number = table.number if not table.tricks else table.number - 1
                code = Wrong.CARD_MISSING if table.tricks else Wrong.NO_LEADER
                seat = self._without(place - 1) if table.tricks else None
                raise SpellingFault(RecordError(code, self.first_line, number, seat))
            seats = clockwise(table.leader)
            has = [s in self.players and len(self.players[s].tokens) > place for s in seats]
            if not all(has[: sum(has)]):
                seat = seats[has.index(False)]
                line = self.players[seat].number if seat in self.players else self.first_line
                raise SpellingFault(RecordError(Wrong.CARD_MISSING, line, table.number, seat))
            played = seats[: sum(has)]
            tokens = tuple(self.players[seat].tokens[place] for seat in played)
            yield TypedCards(self.players[played[0]].number, tokens)

    def _without(self, place: int) -> Seat | None:
        """Return a player who has no card at a place of the row."""
        return next(
            (
                seat
                for seat in Seat
                if seat not in self.players or len(self.players[seat].tokens) <= place
            ),
            None,
        )

    def _row(self, line: TypedCards, table: Table) -> Row:
        leader = line.leader or table.leader
        seats: tuple[Seat | None, ...] = clockwise(leader) if leader else (None,) * TRICK
        written: list[Written] = []
        for seat, token in zip(seats, line.tokens, strict=False):
            led = written[0].card.suit if written else None
            reader = _Token(self.language, token, line.number, table, seat, led)
            row_seat = seat if self.players else None
            number = self.players[seat].number if seat and self.players else line.number
            mark = Mark.REVOKE if "*" in token else None
            card = reader.card(written)
            written.append(Written(card, row_seat, mark, number, reader.other()))
        return Row(tuple(written), line.leader)


def as_played(leader: Seat, cards: Iterable[tuple[Seat, Card]]) -> Row:
    """Return a trick as it was played, written down again."""
    return Row(tuple(Written(card) for _, card in cards), leader)


def tokens_of(text: str) -> tuple[str, ...]:
    """Return the cards of a line as typed; a symbol alone belongs to the rank after it."""
    joined = _LONE_SYMBOL.sub(r"\1", text)
    return tuple(token for token in _BETWEEN_CARDS.split(joined) if token)


class _Token:
    """A card as typed, at its place in the play."""

    def __init__(  # noqa: PLR0913, PLR0917 - it is one place in the play
        self,
        language: str,
        token: str,
        line: int,
        table: Table,
        seat: Seat | None,
        led: Suit | None,
    ) -> None:
        self.letters = Letters.of(language)
        self.others = others(language)
        self.token = token.strip(_SIGNS) or token
        self.line = line
        self.table = table
        self.seat = seat
        self.led = led

    def card(self, before: Iterable[Written]) -> Card:
        """Return the card; raise a fault if it is none or ambiguous."""
        if found := self.letters.card(self.token):
            return found
        if rank := self.letters.rank(self.token):
            if self.led is None:
                raise SpellingFault(self._error(Wrong.NO_SUIT, Card(Suit.CLUBS, rank)))
            return Card(self.led, rank)
        if "X" in self.token:
            suit = self.letters.suit(self.token.replace("X", "", 1))
            if len(self.token) == 1:
                suit = self.led
            if suit:
                return self._lowest(suit, before)
        other = self.other()
        left = self.table.left(self.seat) if self.seat else None
        raise SpellingFault(
            self._error(Wrong.NOT_A_CARD, other=other if left is None or other in left else None)
        )

    def other(self) -> Card | None:
        """Return the card that the letters mean in another language; None without any."""
        for letters in self.others:
            if found := letters.card(self.token):
                return found
            if self.led and (rank := letters.rank(self.token)):
                return Card(self.led, rank)
        return None

    def _lowest(self, suit: Suit, before: Iterable[Written]) -> Card:
        left = self.table.left(self.seat) if self.seat else None
        if left is None:
            raise SpellingFault(self._error(Wrong.X_WITHOUT_HAND))
        cards = [card for card in left.difference(w.card for w in before) if card.suit is suit]
        if not cards:
            raise SpellingFault(self._error(Wrong.X_WITHOUT_SUIT, Card(suit, 2)))
        return min(cards)

    def _error(
        self, code: Wrong, card: Card | None = None, other: Card | None = None
    ) -> RecordError:
        return RecordError(
            code,
            self.line,
            self.table.number,
            self.seat,
            card,
            other=other,
            text=self.token[:SHOWN],
        )
