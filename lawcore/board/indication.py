"""The double-dummy value of a revoke: a help to judge whether equity is restored.

Double dummy is evidence, never the ruling. For every revoke that counts, the position just before
the revoker's card is taken as it really arose, and each card that could have been played is
valued; what Law 64A transfers for earlier revokes is counted again on that line. The tricks are
always those of the side that did not revoke. A number is given only if all positions it needs were
solved.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from lawcore.board.indicated import (
    HAND,
    Alternative,
    AsPlayed,
    BestResult,
    Comparison,
    Indication,
    Range,
    Silence,
    TwelfthTrick,
    WithoutRevoke,
    verdict_on,
)
from lawcore.board.ruling import RevokeFinding
from lawcore.bridge.play.cards import Card, Seat, Side
from lawcore.bridge.play.position import Position
from lawcore.bridge.play.replay import Replay, Revoke
from lawcore.laws.subjects.revoke.payment import demands_of, pay

Solve: TypeAlias = Callable[[Position, Iterable[Card] | None], Mapping[Card, int] | None]
"""A solver: the tricks of the side to play after each card; None if it did not finish."""

MOST_CHANGES = 6
"""The most cards that may differ from the record before the played line is given up."""

_TWELFTH = 12
_MOST_DUE = 2
_LAWS_2017 = 2017
_REPEATED = "64B2"
_BOTH = frozenset({"64B7", "64C"})
_OWED = frozenset({"64A1", "64A2", "64B1"})


def indicate(
    replay: Replay, counted: Sequence[RevokeFinding], solve: Solve, edition: int = _LAWS_2017
) -> Indication:
    """Return the double-dummy analysis of each revoke of a board.

    `counted` has the ruling on each revoke of the replay, in its order; another number of them
    raises ValueError. `edition` is the year of the Laws: 1997, 2007 or 2017.
    """
    if len(counted) != len(replay.revokes):
        msg = f"{len(counted)} rulings for {len(replay.revokes)} revokes"
        raise ValueError(msg)
    silence = _silence(replay)
    if silence:
        return Indication(declarer=replay.declarer, silence=silence)
    return _RuledBoard(replay, counted, solve, edition).indication()


def _silence(replay: Replay) -> Silence | None:
    if replay.errors:
        return Silence.RECORD_ERRORS
    if not replay.revokes:
        return Silence.NO_REVOKE
    if replay.declarer is None or any(len(replay.hands.get(seat, ())) != HAND for seat in Seat):
        return Silence.DEAL_UNKNOWN
    return None


class _RuledBoard:
    """A board and the rulings on its revokes, for the comparisons."""

    def __init__(
        self, replay: Replay, counted: Sequence[RevokeFinding], solve: Solve, edition: int
    ) -> None:
        self._replay = replay
        self._counted = counted
        self._solve = solve
        self._edition = edition

    def indication(self) -> Indication:
        """Return all comparisons and their results."""
        revokes = tuple(self._each())
        return Indication(revokes, tuple(self._results(revokes)), self._replay.declarer)

    def _each(self) -> Iterator[WithoutRevoke]:
        compared = False
        for place, (revoke, counted) in enumerate(
            zip(self._replay.revokes, self._counted, strict=True)
        ):
            both = counted.article in _BOTH
            if revoke.trick == _TWELFTH:
                yield self._said(place, twelfth=self._twelfth(revoke))
            elif _to_be_corrected(revoke, counted):
                yield self._said(place, silence=Silence.TO_BE_CORRECTED)
            elif both and compared:
                yield self._said(place, silence=Silence.ONE_COMPARISON)
            else:
                compared = compared or both
                yield self._without(place)

    def _said(
        self,
        place: int,
        *,
        twelfth: TwelfthTrick | None = None,
        silence: Silence | None = None,
    ) -> WithoutRevoke:
        revoke = self._replay.revokes[place]
        reading = self._reading(place)
        return WithoutRevoke(
            place + 1, revoke, _others(revoke.seat), reading, twelfth=twelfth, silence=silence
        )

    def _reading(self, place: int) -> Comparison:
        if self._replay.revokes[place].trick == _TWELFTH:
            return Comparison.TWELFTH_TRICK
        if self._edition < _LAWS_2017:
            return Comparison.BEFORE_2017
        article = self._counted[place].article
        if article in _BOTH:
            return Comparison.BOTH_SIDES
        return Comparison.REPEATED if article == _REPEATED else Comparison.DAMAGE

    def _without(self, place: int) -> WithoutRevoke:
        """Return the board without a revoke, solving the position before it."""
        revoke = self._replay.revokes[place]
        position = self._before(revoke)
        tricks = self._solve(position, None)
        if tricks is None:
            return self._said(place, silence=Silence.NOT_FINISHED)
        won = self._won(revoke.seat.side, revoke.trick - 1)
        cards = tuple(
            Alternative(
                card,
                len(won) + tricks[card],
                self._transfer(place, won | {*range(revoke.trick, revoke.trick + tricks[card])}),
            )
            for card in position.legal()
        )
        side = _others(revoke.seat)
        return WithoutRevoke(
            number=place + 1,
            revoke=revoke,
            side=side,
            reading=self._reading(place),
            after_law=self._after_law(side),
            cards=cards,
            as_played=self._as_played(place, position),
            cumulative=self._cumulative(place, cards),
        )

    def _before(self, revoke: Revoke) -> Position:
        """Return the position when it was the revoker's turn."""
        *earlier, current = self._replay.tricks[: revoke.trick]
        seats = [seat for seat, _ in current.cards]
        on_table = current.cards[: seats.index(revoke.seat)]
        gone = {card for trick in earlier for _, card in trick.cards}
        gone.update(card for _, card in on_table)
        hands = {seat: self._replay.hands[seat] - gone for seat in Seat}
        return Position(hands, self._replay.trump, revoke.seat, on_table)

    def _won(self, side: Side, up_to: int) -> set[int]:
        """Return the numbers of the tricks that a side has won, up to a trick."""
        winners = self._replay.winners[:up_to]
        return {number for number, seat in enumerate(winners, start=1) if seat.side == side}

    def _transfer(self, place: int, won: set[int]) -> int:
        """Return what Law 64A transfers for the earlier revokes of a side, given its tricks.

        Tricks of the solver have no numbers of their own: they are taken one after the other.
        """
        side = self._replay.revokes[place].seat.side
        demands = [
            demand
            for number, (revoke, counted) in enumerate(
                zip(self._replay.revokes[:place], self._counted, strict=False)
            )
            if revoke.seat.side == side
            and counted.article in _OWED
            and not _to_be_corrected(revoke, counted)
            for demand in demands_of(
                number,
                trick=revoke.trick,
                due=_MOST_DUE if revoke.won_by == "offender" else max(1, counted.tricks or 0),
                won_by_offender=revoke.won_by == "offender",
                won=won,
                playable=won,
            )
        ]
        return len(pay(demands))

    def _after_law(self, side: Side) -> int | None:
        """Return the tricks a side has under Law 64A; None if that is open."""
        declarer_tricks = self._replay.declarer_tricks
        if declarer_tricks is None or self._replay.declarer is None:
            return None
        own = self._replay.declarer.side == side
        tricks = declarer_tricks if own else HAND - declarer_tricks
        for revoke, counted in zip(self._replay.revokes, self._counted, strict=True):
            if counted.tricks is None:
                return None
            tricks += -counted.tricks if revoke.seat.side == side else counted.tricks
        return tricks

    def _cumulative(self, place: int, cards: tuple[Alternative, ...]) -> Range | None:
        """Return the range with the gains of earlier repeated revokes carried along.

        None if nothing is carried, or it was not solved.
        """
        revoke = self._replay.revokes[place]
        least = most = 0
        for other, counted in zip(self._replay.revokes[:place], self._counted, strict=False):
            same = other.seat is revoke.seat and other.led is revoke.led
            if not same or counted.article != _REPEATED:
                continue
            position = self._before(other)
            tricks = self._solve(position, (*position.legal(), other.played))
            if tricks is None:
                return None
            gains = [tricks[other.played] - tricks[card] for card in position.legal()]
            least += max(0, min(gains))
            most += max(0, *gains)
        if not most:
            return None
        found = [card.innocent for card in cards]
        return Range(min(HAND, min(found) + least), min(HAND, max(found) + most))

    def _as_played(self, place: int, position: Position) -> AsPlayed | None:
        """Return the record played on without the revoke; None if that says little."""
        revoke = self._replay.revokes[place]
        line = _Line(self._replay, revoke, position, self._solve)
        if not line.play_on():
            return None
        side = revoke.seat.side
        won = self._won(side, revoke.trick - 1) | line.won_by(side)
        return AsPlayed(line.card, len(won), self._transfer(place, won), line.changes)

    def _twelfth(self, revoke: Revoke) -> TwelfthTrick:
        """Return what the side can have once the revoke is corrected."""
        side = revoke.seat.side
        before = len(self._won(side, revoke.trick - 1))
        found = {before + tricks for tricks in _endings(self._before(revoke), side)}
        table = self._replay.declarer_tricks
        if table is not None and self._replay.declarer and self._replay.declarer.side != side:
            table = HAND - table
        return TwelfthTrick(tuple(sorted(found)), table)

    def _results(self, revokes: Sequence[WithoutRevoke]) -> Iterator[BestResult]:
        """Yield for each side that did not revoke the best of its comparisons."""
        compared = [revoke for revoke in revokes if revoke.reading is not Comparison.TWELFTH_TRICK]
        if any(revoke.silence is Silence.NOT_FINISHED for revoke in compared):
            return
        compared = [revoke for revoke in compared if revoke.cards]
        for revoke in compared:
            if self._counted[revoke.number - 1].article in _BOTH and revoke.innocent:
                yield from self._of_both(revoke, revoke.innocent)
                return
        for side in dict.fromkeys(revoke.side for revoke in compared):
            yield from self._of_side(side, [revoke for revoke in compared if revoke.side == side])

    def _of_both(self, revoke: WithoutRevoke, innocent: Range) -> Iterator[BestResult]:
        for side, tricks in (
            (revoke.side, innocent),
            (revoke.revoke.seat.side, innocent.of_others()),
        ):
            after_law = self._after_law(side)
            verdict = verdict_on(tricks, after_law)
            if after_law is not None and verdict:
                yield BestResult(side, revoke.reading, after_law, tricks, verdict)

    def _of_side(self, side: Side, revokes: Sequence[WithoutRevoke]) -> Iterator[BestResult]:
        after_law = self._after_law(side)
        ranges = {revoke.number: revoke.innocent for revoke in revokes}
        found = {number: tricks for number, tricks in ranges.items() if tricks}
        if after_law is None:
            return
        best = Range(
            max(tricks.least for tricks in found.values()),
            max(tricks.most for tricks in found.values()),
        )
        verdict = verdict_on(best, after_law)
        decisive = max(revokes, key=lambda revoke: (found[revoke.number].most, revoke.number))
        if verdict:
            yield BestResult(side, decisive.reading, after_law, best.at_least(after_law), verdict)


class _Line:
    """The record played on without a revoke, as far as it is lawful.

    The lowest card that could have been played and the one of the revoke change places.
    """

    def __init__(self, replay: Replay, revoke: Revoke, position: Position, solve: Solve) -> None:
        self.card = min(position.legal(), key=_lowest)
        self.changes = 0
        self._position: Position | None = position
        self._number = revoke.trick
        self._solve = solve
        self._winners: dict[int, Side] = {}
        self._next = {seat: deque[Card]() for seat in Seat}
        changed = {self.card: revoke.played, revoke.played: self.card}
        for trick in replay.tricks[revoke.trick - 1 :]:
            for seat, card in trick.cards:
                if card in position.hands[seat]:
                    self._next[seat].append(changed.get(card, card))

    def won_by(self, side: Side) -> set[int]:
        """Return the numbers of the tricks that a side has won on the line."""
        return {number for number, winner in self._winners.items() if winner == side}

    def play_on(self) -> bool:
        """Play the record on from the position; tell whether that is of use and was solved."""
        while self._position is not None:
            if not self._recorded(self._position):
                return self._finish(self._position)
            card = self._choice(self._position)
            if card is None:
                return False
            self._position, winner = self._position.after(card)
            if winner is not None:
                self._winners[self._number] = winner.side
                self._number += 1
        return True

    def _recorded(self, position: Position) -> Sequence[Card]:
        """Return the cards of the record that the player to play still has."""
        cards = self._next[position.turn]
        while cards and cards[0] not in position.hands[position.turn]:
            cards.popleft()
        return cards

    def _choice(self, position: Position) -> Card | None:
        """Return the next card of the record, or the solver's; None if there is no use."""
        card = self._next[position.turn][0]
        legal = position.legal()
        if card in legal:
            return card
        self.changes += 1
        if self.changes > MOST_CHANGES:
            return None
        if len(legal) == 1:
            return legal[0]
        tricks = self._solve(position, None)
        return min(legal, key=lambda c: (-tricks[c], _lowest(c))) if tricks else None

    def _finish(self, position: Position) -> bool:
        """Share the tricks that the record does not have according to the solver."""
        tricks = self._solve(position, None)
        if tricks is None:
            return False
        best = max(tricks.values())
        side = position.turn.side
        for place in range(position.left):
            self._winners[self._number + place] = side if place < best else _others(position.turn)
        return True


def _endings(position: Position, side: Side) -> set[int]:
    """Return all numbers of tricks that a side can win of those left, by any lawful play."""
    found: set[int] = set()
    for card in position.legal():
        following, winner = position.after(card)
        won = int(winner is not None and winner.side == side)
        found |= {won + more for more in (_endings(following, side) if following else {0})}
    return found


def _to_be_corrected(revoke: Revoke, counted: RevokeFinding) -> bool:
    return counted.to_be_corrected or (counted.article is None and revoke.established is None)


def _others(seat: Seat) -> Side:
    return seat.next.side


def _lowest(card: Card) -> tuple[int, str]:
    return card.rank, card.suit.value
