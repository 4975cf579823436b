"""Boards played out at random, with revokes put in and counted by a procedure of their own."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Literal

from lawcore import Answer
from lawcore.bridge.play.cards import PACK, Card, Seat, Suit
from lawcore.bridge.play.record import Contract, Record, Row, Written

SEATS = "NESW"
NAMES = [str(card) for card in PACK]
STRAINS: tuple[Suit | None, ...] = (*Suit, None)


@dataclass
class Board:
    """A board with everything that has happened; seats and cards are plain letters."""

    hands: dict[str, set[str]]
    declarer: str
    trump: str | None
    tricks: list[list[tuple[str, str]]] = field(default_factory=list)
    winners: list[str] = field(default_factory=list)
    revokes: list[tuple[int, str, str]] = field(default_factory=list)
    claimed: int | None = None
    claimed_by: Literal["NS", "EW"] | None = None

    @property
    def declaring(self) -> str:
        return "NS" if self.declarer in "NS" else "EW"

    def taken(self) -> list[str]:
        """The side that took each trick; of those claimed the first ones are the revoker's."""
        taken = ["NS" if won in "NS" else "EW" for won in self.winners]
        if self.claimed is None:
            return taken
        left = 13 - len(taken)
        first = "NS" if self.revokes and self.revokes[0][1] in "NS" else "EW"
        other = "EW" if first == "NS" else "NS"
        share = self.claimed if first == self.declaring else left - self.claimed
        return taken + [first] * share + [other] * (left - share)

    def record(self, *, deal: bool = True, columns: bool = False) -> Record:
        """The record somebody wrote of it."""
        hands = {Seat(s): frozenset(map(Card.read, h)) for s, h in self.hands.items()}
        rows = [
            Row(tuple(Written(Card.read(card), Seat(s) if columns else None) for s, card in trick))
            for trick in self.tricks
        ]
        return Record(
            hands=hands if deal else {},
            contract=Contract(4, Suit(self.trump) if self.trump else None),
            declarer=Seat(self.declarer),
            rows=tuple(rows),
            rest=self.claimed,
            claimed_by=self.claimed_by,
        )


def best(trick: list[tuple[str, str]], trump: str | None) -> str:
    """Who wins a trick: the highest trump, else the highest card of the suit led."""
    strength = {letter: place for place, letter in enumerate("23456789TJQKA")}
    suit = trump if any(card[0] == trump for _, card in trick) else trick[0][1][0]
    able = [(strength[card[1]], seat) for seat, card in trick if card[0] == suit]
    return max(able)[1]


def played_out(
    random: Random,
    revoking: float = 0.0,
    *,
    claims: bool = False,
    only_at: int | None = None,
    most: int = 52,
) -> Board:
    """A board played at random; a player able to follow suit does not with some probability.

    Only at one trick and at most so often, where that is said; with claims every second board is
    not played to its end.
    """
    pack = [*NAMES]
    random.shuffle(pack)
    hands = {seat: set(pack[place * 13 : place * 13 + 13]) for place, seat in enumerate(SEATS)}
    trump = random.choice(STRAINS)
    board = Board(hands, random.choice(SEATS), trump.value if trump else None)
    left = {seat: sorted(hand) for seat, hand in hands.items()}
    leader = SEATS[(SEATS.index(board.declarer) + 1) % 4]
    stop = random.randrange(1, 13) if claims and random.random() < 0.5 else 13
    for number in range(1, stop + 1):
        trick: list[tuple[str, str]] = []
        for place in range(4):
            seat = SEATS[(SEATS.index(leader) + place) % 4]
            led = trick[0][1][0] if trick else None
            follow = [card for card in left[seat] if card[0] == led]
            others = [card for card in left[seat] if card[0] != led]
            able = bool(follow and others) and only_at in {None, number}
            able = able and len(board.revokes) < most
            revokes = able and random.random() < revoking
            card = random.choice(others if revokes or not follow else follow)
            if revokes:
                board.revokes.append((number, seat, card))
            left[seat].remove(card)
            trick.append((seat, card))
        board.tricks.append(trick)
        leader = best(trick, board.trump)
        board.winners.append(leader)
    if stop < 13:
        board.claimed = random.randint(0, 13 - stop)
        board.claimed_by = random.choice(("NS", "EW"))
    return board


def seeded(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - the boards have to be the same every time


def boards(
    seed: int,
    number: int,
    revoking: float = 0.0,
    *,
    claims: bool = False,
    only_at: int | None = None,
) -> Iterator[Board]:
    random = seeded(seed)
    for _ in range(number):
        yield played_out(random, revoking, claims=claims, only_at=only_at)


@cache
def shared(
    seed: int, number: int, revoking: float = 0.0, *, claims: bool = False
) -> tuple[Board, ...]:
    """Boards that several tests look at and none changes."""
    return tuple(boards(seed, number, revoking, claims=claims))


def facts_of(board: Board) -> dict[str, Answer]:
    """What a director who had watched it all would answer to the questions of the law."""
    facts: dict[str, Answer] = {}
    first = board.revokes[0][1]
    for number, (trick, seat, _) in enumerate(board.revokes, start=1):
        prefix = "" if number == 1 else f"{number}."
        facts |= {prefix + name: answer for name, answer in _facts(board, trick, seat).items()}
        if number > 1:
            facts |= _beside_the_first(board, number, first)
    side = "NS" if first in "NS" else "EW"
    for trick, taker in enumerate(board.taken(), start=1):
        facts[f"took_{trick}"] = taker == side
        facts[f"they_took_{trick}"] = taker != side
    return facts


def _facts(board: Board, trick: int, seat: str) -> Mapping[str, Answer]:
    side = "NS" if seat in "NS" else "EW"
    partner = SEATS[(SEATS.index(seat) + 2) % 4]
    in_trick = board.tricks[trick - 1]
    led = in_trick[0][1][0]
    won = board.winners[trick - 1]
    order = [player for player, _ in in_trick]
    following = order[order.index(seat) + 1 :]
    next_cards = board.tricks[trick] if trick < len(board.tricks) else []
    after = following + [player for later in board.tricks[trick:] for player, _ in later]
    theirs = [place for place, player in enumerate(after) if player not in side]
    gone = {card for earlier in board.tricks[:trick] for _, card in earlier}
    held = {card for card in board.hands[seat] - gone if card[0] == led}
    with_a_playable_card = {
        number
        for number, played in enumerate(board.tricks, start=1)
        if number > trick and dict(played)[board.winners[number - 1]] in held
    }
    later = board.taken()[trick:].count(side)
    if any(player in side for player, _ in next_cards):
        since = "played"
    elif board.claimed_by:
        since = "claimed" if board.claimed_by == side else "opponents_claimed"
    else:
        since = "nothing"
    facts: dict[str, Answer] = {
        "hand": "declarer"
        if seat == board.declarer
        else "dummy"
        if partner == board.declarer
        else "defender",
        "trick": trick,
        "since": since,
        "won_by": "offender" if won == seat else "partner" if won == partner else "opponents",
        "later_tricks": "none" if not later else "one" if later == 1 else "more",
        "won_later_with_playable_card": bool(with_a_playable_card),
        "opponents_played_after": bool(theirs),
        "partner_played_after": bool(theirs) and partner in after[theirs[0] :],
        "partner_still_to_play": partner in following,
        "partner_has_two_suits": partner in following
        and len({card[0] for card in board.hands[partner] - _before(board, trick)}) > 1,
    }
    facts |= {f"playable_{n}": n in with_a_playable_card for n in range(trick + 1, 14)}
    return facts


def _before(board: Board, trick: int) -> set[str]:
    return {card for earlier in board.tricks[: trick - 1] for _, card in earlier}


def _beside_the_first(board: Board, number: int, first: str) -> Mapping[str, Answer]:
    trick, seat, _ = board.revokes[number - 1]
    suit = board.tricks[trick - 1][0][1][0]
    again = any(
        who == seat and board.tricks[earlier - 1][0][1][0] == suit
        for earlier, who, _ in board.revokes[: number - 1]
    )
    distance = (SEATS.index(seat) - SEATS.index(first)) % 4
    defending = (first in "NS") != (board.declaring == "NS")
    opponent = seat == board.declarer if defending else distance == 1
    by = {0: "same_player", 2: "partner"}.get(
        distance, "opponent" if opponent else "other_opponent"
    )
    return {f"{number}.by": by, f"{number}.suit_again": again}
