"""A board as it was written down, before it is checked whether the play is possible."""

from collections.abc import Mapping
from enum import StrEnum, auto
from typing import Literal, TypeAlias

from msgspec import Struct, field

from lawcore.bridge.play.cards import PACK, Card, Hands, Seat, Side, Suit

Vulnerable: TypeAlias = Literal["None", "NS", "EW", "All"]
"""The sides that are vulnerable, in the words of Portable Bridge Notation."""

HAND = 13
"""The cards of a hand, and the tricks of a board."""
MOST_BOARDS = 200
"""The most boards that are read at once."""


class Wrong(StrEnum):
    """What can be wrong with a record; the name is also the key of the message."""

    TOO_LARGE = auto()
    TOO_MANY_BOARDS = auto()
    NO_RECORD = auto()
    OTHER_FORMAT = auto()
    NO_FILE = auto()
    BOARDS_MIXED = auto()
    TWO_DEALS = auto()
    NO_NUMBER = auto()
    LINK_WITHOUT_CARDS = auto()
    NOT_UNDERSTOOD = auto()
    NOT_A_CARD = auto()
    NO_SUIT = auto()
    X_WITHOUT_HAND = auto()
    X_WITHOUT_SUIT = auto()
    HAND_COUNT = auto()
    CARD_TWICE = auto()
    CARD_IN_TWO_HANDS = auto()
    NO_DEAL = auto()
    PLAYERS_NOT_NAMED = auto()
    END_POSITION = auto()
    NO_CONTRACT = auto()
    NO_LEADER = auto()
    NO_DEALER = auto()
    NOTHING_PLAYED = auto()
    MIXED_ROWS = auto()
    TRICK_NUMBER = auto()
    NOT_FOUR_CARDS = auto()
    CARD_MISSING = auto()
    TOO_MANY_TRICKS = auto()
    CARD_ELSEWHERE = auto()
    ALREADY_PLAYED = auto()
    WRONG_LEADER = auto()
    LEADER_UNCLEAR = auto()
    RESULT_IMPOSSIBLE = auto()
    TAG_BROKEN = auto()
    TAG_REPEATED = auto()
    TAG_NOT_UNDERSTOOD = auto()
    COMMENT_OPEN = auto()
    NOT_A_CALL = auto()
    BEHIND_THE_END = auto()
    HAND_NOT_KNOWN = auto()


class RecordError(Struct, frozen=True):
    """An error of whoever wrote the record, never an irregularity of play.

    `line` counts from 1 in what was read; `text` is the piece that was not understood. `card` is
    what is written of `player`; `owner` has it, or it was played at trick `earlier`. `instead` are
    the likely cards, `other` the card the same letters mean in another language. `number` is how
    many there are, `expected` how many there should be.
    """

    code: Wrong
    line: int | None = None
    trick: int | None = None
    player: Seat | None = None
    card: Card | None = None
    owner: Seat | None = None
    earlier: int | None = None
    instead: tuple[Card, ...] = ()
    other: Card | None = None
    text: str = ""
    number: int | None = None
    expected: int | None = None


class BadRecord(ValueError):  # noqa: N818 - named by what it is
    """The text is no record at all, or more than is read at once."""

    def __init__(self, error: RecordError) -> None:
        super().__init__(error.code)
        self.error = error

    def __str__(self) -> str:
        """Return what is wrong in one line, by the names of the library."""
        wrong = self.error
        said = wrong.code.replace("_", " ").capitalize()
        said += "" if wrong.line is None else f" in line {wrong.line}"
        return f"{said}: {wrong.text!r}." if wrong.text else f"{said}."


class RecordRemark(StrEnum):
    """Something the record shows that is no error; the name is also the key of the message."""

    ROWS_PUT_RIGHT = auto()
    LED_OUT_OF_TURN = auto()
    MARK_WITHOUT_REVOKE = auto()
    REVOKE_NOT_MARKED = auto()
    MARK_WITHOUT_LEAD = auto()
    MARK_WITHOUT_INSUFFICIENT = auto()
    DUMMY_DECLARED = auto()
    DEALER_DIFFERS = auto()
    AUCTION_DIFFERS = auto()
    PASSES_ADDED = auto()
    PASSES_MISSING = auto()
    RESULT_DIFFERS = auto()
    RESULT_AGREED = auto()
    GOES_ON = auto()


class Note(Struct, frozen=True):
    """A remark, with the trick, the player, the card, the number or the words it is about."""

    code: RecordRemark
    trick: int | None = None
    player: Seat | None = None
    card: Card | None = None
    number: int | None = None
    text: str = ""


class Mark(StrEnum):
    """An irregularity marked in the record, by its letter in PBN 2.1."""

    REVOKE = "R"
    LEAD_OUT_OF_TURN = "L"


class Written(Struct, frozen=True):
    """A card as it stands in the record.

    `seat` is the player of its column, None where the order of play tells. `other` is the card
    that the same letters mean in another language.
    """

    card: Card
    seat: Seat | None = None
    mark: Mark | None = None
    line: int | None = None
    other: Card | None = None


class Row(Struct, frozen=True):
    """A trick as written: in the order of play, or each card in its player's column.

    `leader` is the player said to have led, even out of turn; None if the play has to tell.
    """

    cards: tuple[Written, ...]
    leader: Seat | None = None


class Contract(Struct, frozen=True):
    """A level from 1 to 7, a strain (None is no trump), and 1, or 2 doubled, or 4 redoubled."""

    level: int
    strain: Suit | None
    doubled: int = 1

    def __str__(self) -> str:
        """Return it as "4S", "3NT", "4SX", "4SXX"."""
        strain = "NT" if self.strain is None else self.strain.value
        return f"{self.level}{strain}{'X' * (self.doubled // 2)}"


Calls: TypeAlias = tuple[tuple[Seat, str], ...]
"""Calls with their players, as written: "1S", "3N", "P", "X", "XX"."""


class Claim(Struct, frozen=True):
    """How the tricks that were not played are shared.

    Declarer takes `declarer` of them; `by` is the side that claimed or conceded, None if the
    record does not say who ended the play, or whether it was ended at all.
    """

    declarer: int
    by: Side | None = None


class Record(Struct, frozen=True):
    """A board as read.

    `hands` has the hands that are known, whole. `result` is the number of tricks declarer is said
    to have won in all, or the defenders if it `is_of_defenders`; `rest` how many declarer won of
    those not written; one of the two is enough.
    `contract` is None where nobody tells it or the board was passed out. `auction` are the calls
    as written, whether the Laws allow them or not. `is_over` is False where the play goes on, None
    where the record does not say so; `is_disputed` holds where the players agreed on a `result`
    that is not what they won. `faults` are the errors of the reader: what is written after the
    first of them is left out. `left_out` is what else is left out, `notes` what else is remarked.
    """

    board: str | None = None
    dealer: Seat | None = None
    vulnerable: Vulnerable | None = None
    hands: Hands = field(default_factory=dict)
    auction: Calls = ()
    contract: Contract | None = None
    declarer: Seat | None = None
    rows: tuple[Row, ...] = ()
    result: int | None = None
    is_of_defenders: bool = False
    rest: int | Literal["all"] | None = None
    claimed_by: Side | None = None
    is_over: bool | None = True
    is_disputed: bool = False
    faults: tuple[RecordError, ...] = ()
    left_out: tuple[RecordError, ...] = ()
    notes: tuple[Note, ...] = ()


def complete(hands: Mapping[Seat, frozenset[Card]]) -> dict[Seat, frozenset[Card]]:
    """Return the hands with the fourth, if three whole ones determine it."""
    whole = dict(hands)
    missing = [seat for seat in Seat if seat not in whole]
    if len(missing) == 1 and all(len(hand) == HAND for hand in whole.values()):
        rest = frozenset(PACK).difference(*whole.values())
        if len(rest) == HAND:
            whole[missing[0]] = rest
    return {seat: whole[seat] for seat in Seat if seat in whole}


def faults_of_hands(
    hands: Mapping[Seat, list[Card]],
    lines: Mapping[Seat, int] | None = None,
    *,
    of_file: bool = False,
) -> list[RecordError]:
    """Return what is wrong with hands as written: not 13 cards, or a card that is there twice.

    Those of a file that all have fewer are an end position.
    """
    if all(len(set(hand)) == len(hand) == HAND for hand in hands.values()) and (
        len(set().union(*hands.values())) == HAND * len(hands)
    ):
        return []
    lines = lines or {}
    most = max(map(len, hands.values()))
    if of_file and len(hands) > 1 and most < HAND:
        line = next(iter(lines.values()), None)
        return [RecordError(Wrong.END_POSITION, line, number=most, expected=HAND)]
    faults: list[RecordError] = []
    owner: dict[Card, Seat] = {}
    for seat, cards in hands.items():
        line = lines.get(seat)
        if len(cards) != HAND:
            faults.append(
                RecordError(Wrong.HAND_COUNT, line, player=seat, number=len(cards), expected=HAND)
            )
        for card in cards:
            first = owner.setdefault(card, seat)
            if first is not seat:
                faults.append(
                    RecordError(Wrong.CARD_IN_TWO_HANDS, line, player=first, owner=seat, card=card)
                )
        faults.extend(
            RecordError(Wrong.CARD_TWICE, line, player=seat, card=card)
            for card in dict.fromkeys(cards)
            if cards.count(card) > 1
        )
    return faults
