"""The play of a board, replayed card by card: who won, and who revoked."""

from collections.abc import Collection, Iterable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from lawcore.bridge.play.cards import Card, Hands, Seat, Suit
from lawcore.bridge.play.record import (
    HAND,
    Calls,
    Claim,
    Contract,
    Note,
    Record,
    RecordError,
    RecordRemark,
    Vulnerable,
    Wrong,
    complete,
)
from lawcore.bridge.play.table import Table, Trick
from lawcore.engine.records import replace

__all__ = ["Established", "Note", "RecordRemark", "Replay", "Revoke", "Trick", "replay"]

WonBy: TypeAlias = Literal["offender", "partner", "opponents"]


class Established(Struct, frozen=True):
    """The play that established a revoke: the trick after it, the player, the turn (1 to 4)."""

    trick: int
    player: Seat
    place: int


class Revoke(Struct, frozen=True):
    """A card that was not of the suit led though its player had one (Law 61A, first part).

    `could_play` has the cards of that suit in the hand, from the highest; of a hand that nobody
    has told only those played later. `won_by` is None if the trick is not complete, and declarer's
    dummy counts as partner. `established` is the side's first play to the next trick, or a claim
    of the side (Law 63A); None if the record shows neither. `later_tricks` are those the side won
    after it, played or claimed.
    """

    trick: int
    seat: Seat
    led: Suit
    played: Card
    could_play: tuple[Card, ...]
    won_by: WonBy | None
    established: Established | Claim | None
    later_tricks: int


class Replay(Struct, frozen=True):
    """A board played again.

    `hands` are as dealt; a hand that nobody has told has the cards its player was seen to play.
    With `errors` the play is known up to the trick before the first of them, and nothing should be
    ruled. `claim` shares the tricks that were not played; None if there is no claim. `left_out` is
    what of the record was not read, though nothing that is known here rests on it.
    """

    board: str | None
    dealer: Seat | None
    vulnerable: Vulnerable | None
    hands: Hands
    contract: Contract | None
    declarer: Seat | None
    tricks: tuple[Trick, ...]
    claim: Claim | None
    revokes: tuple[Revoke, ...] = ()
    errors: tuple[RecordError, ...] = ()
    notes: tuple[Note, ...] = ()
    auction: Calls = ()
    left_out: tuple[RecordError, ...] = ()

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None at no trump."""
        return self.contract.strain if self.contract else None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners of the complete tricks, in their order."""
        return tuple(trick.winner for trick in self.tricks if trick.winner is not None)

    @property
    def claimed_by_declarer(self) -> int | None:
        """The tricks not played that are counted for declarer; None if unknown."""
        return self.claim.declarer if self.claim else None

    @property
    def unplayed(self) -> int:
        """The tricks that are not complete in the record."""
        return HAND - len(self.winners)

    @property
    def declarer_tricks(self) -> int | None:
        """All tricks of declarer's side, before any transfer; None if unknown."""
        if self.declarer is None or (self.unplayed and self.claim is None):
            return None
        return self.won(self.declarer) + (self.claimed_by_declarer or 0)

    def won(self, seat: Seat, after: int = 0) -> int:
        """Return how many tricks a player's side won in play after a trick."""
        return sum(by.side == seat.side for by in self.winners[after:])

    def share(self, seat: Seat) -> int:
        """Return how many of the tricks that were not played go to a player's side."""
        if self.claim is None or self.declarer is None:
            return 0
        if seat.side == self.declarer.side:
            return self.claim.declarer
        return self.unplayed - self.claim.declarer


def replay(record: Record) -> Replay:
    """Play a record again; errors of the record are kept apart from irregularities of play."""
    hands = complete(record.hands)
    declarer = record.declarer
    errors = list(record.faults)
    table = Table(
        hands, record.contract.strain if record.contract else None, declarer and declarer.next
    )
    if record.rows and record.contract is None and not errors:
        errors.append(RecordError(Wrong.NO_CONTRACT))
    if record.contract is not None:
        for row in record.rows:
            if not table.take(row):
                break
    errors.extend(table.errors)
    tricks = tuple(table.tricks)
    claim, impossible, of_result = _claim(record, tricks)
    if impossible and not errors:
        errors.append(impossible)
    played = Replay(
        board=record.board,
        dealer=record.dealer,
        vulnerable=record.vulnerable,
        hands=_as_seen(hands, tricks),
        contract=record.contract,
        declarer=declarer,
        tricks=tricks,
        claim=claim,
        errors=tuple(errors),
        auction=record.auction,
        left_out=record.left_out,
    )
    revokes = tuple(_revokes(played))
    notes = (*record.notes, *table.notes, *_marks(table.marked, revokes), *of_result)
    return replace(played, revokes=revokes, notes=notes)


def _as_seen(hands: Hands, tricks: Sequence[Trick]) -> Hands:
    """Return each hand as told, or else the cards its player was seen to play."""
    seen: dict[Seat, set[Card]] = {seat: set() for seat in Seat}
    for trick in tricks:
        for seat, card in trick.cards:
            seen[seat].add(card)
    return {seat: hands.get(seat) or frozenset(seen[seat]) for seat in Seat}


def _claim(
    record: Record, tricks: Sequence[Trick]
) -> tuple[Claim | None, RecordError | None, tuple[Note, ...]]:
    """Return how the tricks not played are shared, why that cannot be, and what is remarked.

    While play goes on the result is that of the tricks so far, and shares nothing (PBN 3.4.15).
    """
    declarer = record.declarer
    if declarer is None:
        return None, None, ()
    winners = [trick.winner for trick in tricks if trick.winner is not None]
    won = sum(by.side == declarer.side for by in winners)
    unplayed = HAND - len(winners)
    so_far = _of_declarer(record, len(winners))
    goes_on = record.is_over is False or (record.is_over is None and so_far == won)
    result = so_far if unplayed and goes_on else _of_declarer(record, HAND)
    differs = (Note(RecordRemark.RESULT_DIFFERS, number=won, text=str(result)),)
    if unplayed and goes_on:
        on = (Note(RecordRemark.GOES_ON, number=won),) if tricks else ()
        return None, None, on if result in {None, won} else (*on, *differs)
    if record.rest is None and result is None:
        return None, None, ()
    if record.rest is not None:
        told = won + (unplayed if record.rest == "all" else record.rest)
        if result not in {None, told}:
            told = -1
    else:
        told = result or 0
    if won <= told <= won + unplayed:
        claim = Claim(told - won, record.claimed_by) if unplayed else None
        agreed = (Note(RecordRemark.RESULT_AGREED, text=str(told)),)
        return claim, None, agreed if record.is_disputed and unplayed else ()
    if record.is_disputed:
        return None, None, differs
    shown = result if result is not None else record.rest
    return (
        None,
        RecordError(
            Wrong.RESULT_IMPOSSIBLE,
            text=str(shown),
            number=won if result is not None else 0,
            expected=won + unplayed if result is not None else unplayed,
        ),
        (),
    )


def _of_declarer(record: Record, tricks: int) -> int | None:
    """Return how many of some tricks declarer is said to have won; None if it is not said."""
    if record.result is None or not record.is_of_defenders:
        return record.result
    return tricks - record.result


def _revokes(played: Replay) -> Iterable[Revoke]:
    left = {seat: set(hand) for seat, hand in played.hands.items()}
    for trick in played.tricks:
        led = trick.cards[0][1].suit
        for seat, card in trick.cards:
            left[seat].discard(card)
            if card.suit is led:
                continue
            could_play = tuple(sorted((c for c in left[seat] if c.suit is led), reverse=True))
            if could_play:
                yield Revoke(
                    trick=trick.number,
                    seat=seat,
                    led=led,
                    played=card,
                    could_play=could_play,
                    won_by=_won_by(trick.winner, seat),
                    established=_established(played, seat, trick.number),
                    later_tricks=played.won(seat, trick.number) + played.share(seat),
                )


def _won_by(won: Seat | None, seat: Seat) -> WonBy | None:
    if won is None:
        return None
    if won is seat:
        return "offender"
    return "partner" if won is seat.partner else "opponents"


def _established(played: Replay, seat: Seat, number: int) -> Established | Claim | None:
    """Return the side's first action that established a revoke (Law 63A)."""
    for following in played.tricks[number : number + 1]:
        for place, (player, _) in enumerate(following.cards, start=1):
            if player.side == seat.side:
                return Established(following.number, player, place)
    return played.claim if played.claim and played.claim.by == seat.side else None


def _marks(
    marked: Collection[tuple[int, Seat, Card]], revokes: Sequence[Revoke]
) -> Iterable[Note]:
    """Compare the revokes marked in the record with those found."""
    found = [(revoke.trick, revoke.seat, revoke.played) for revoke in revokes]
    for trick, seat, card in marked:
        if (trick, seat, card) not in found:
            yield Note(RecordRemark.MARK_WITHOUT_REVOKE, trick, seat, card)
    if marked:
        for trick, seat, card in found:
            if (trick, seat, card) not in marked:
                yield Note(RecordRemark.REVOKE_NOT_MARKED, trick, seat, card)
