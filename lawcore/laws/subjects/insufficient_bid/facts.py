"""A bid that is not high enough."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.engine.fact import NO, YES, Fact, YesNo
from lawcore.laws.provisions.facts import LAWS_THEN, OF_A_CALL, Judged, Side, WithdrawnCall


class Meant(StrEnum):
    """Whether the player meant to make that bid at that moment."""

    MEANT = auto()
    SLIP = auto()
    UNSURE = auto()


class Lho(StrEnum):
    """What the next player does about the bid."""

    DECLINES = auto()
    ACCEPTS = auto()
    CALLED = auto()
    UNDECIDED = auto()


class Replacement(StrEnum):
    """What the offender puts in the place of the bid."""

    SAME_DENOM = auto()
    OTHER_BID = auto()
    PASS = auto()
    DBL_RDBL = auto()
    INSUFF_AGAIN = auto()
    NONE = auto()


class Lho2(StrEnum):
    """What the next player does about a second insufficient bid."""

    DECLINES = auto()
    ACCEPTS = auto()
    UNDECIDED = auto()


class Turn(StrEnum):
    """Whether it was the bidder's turn."""

    IN_TURN = auto()
    OUT_OF_TURN = auto()


class Prior(StrEnum):
    """Which replacement was cancelled before this one."""

    NONE = auto()
    DBL = auto()
    INSUFF = auto()


class Damage(StrEnum):
    """Whether the other side was damaged, once play is over."""

    NOT_YET = auto()
    NO = auto()
    YES = auto()


class InsufficientBid(WithdrawnCall):
    """One insufficient bid, in the order in which a director asks."""

    meant = Fact(Meant)
    lho = Fact(Lho)
    repl = Fact(Replacement)
    lho2 = Fact(Lho2)
    cmp = Fact(Judged)
    natural_both = YesNo(YES, NO)
    precise = YesNo(YES, NO)

    turn = Fact(Turn, usual=Turn.IN_TURN)
    early = YesNo(NO, YES, usual=False)
    prior = Fact(Prior, usual=Prior.NONE)
    side = Fact(Side, usual=Side.UNKNOWN, volunteered=True)
    damage = Fact(Damage, usual=Damage.NOT_YET, volunteered=True)

    play_ended_when = (damage.is_(Damage.NO, Damage.YES),)
    likeliest = (early, turn, prior, side, damage)
    later = (side, damage)
    new_call = (repl, cmp)
    speaks_of_seats = (lho, lho2)
    effects: ClassVar = OF_A_CALL
    earlier_numbers: ClassVar = LAWS_THEN
    origin: ClassVar = "ib"
