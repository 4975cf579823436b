"""A call that its player wants to change, or has changed."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.fact import NO, YES, Fact, YesNo
from lawcore.provisions.facts import OF_A_CALL, Side, WithdrawnCall


class Meant(StrEnum):
    """Which call he meant to make at that moment: the other one, or the one he made."""

    SLIP = auto()
    MEANT = auto()
    UNSURE = auto()


class Partner(StrEnum):
    """Whether his partner has called since."""

    NOT_CALLED = auto()
    CALLED = auto()


class Done(StrEnum):
    """Whether he has changed the call or only spoken of it."""

    ONLY_ASKED = auto()
    SUBSTITUTED = auto()


class Lho(StrEnum):
    """What the next player has done."""

    NONE = auto()
    OVER_FIRST = auto()
    OVER_SECOND = auto()
    DECLINES = auto()


class Period(StrEnum):
    """Whether the auction period is over."""

    OPEN = auto()
    OVER = auto()


class ChangedCall(WithdrawnCall):
    """One change of call, in the order in which a director asks."""

    meant = Fact(Meant)
    partner = Fact(Partner)
    done = Fact(Done)
    lho = Fact(Lho)

    period = Fact(Period, usual=Period.OPEN)
    first_insuff = YesNo(NO, YES, usual=False)
    side = Fact(Side, usual=Side.UNKNOWN, volunteered=True)

    likeliest = (period, first_insuff, side)
    later = (side,)
    apart = (meant.is_(Meant.SLIP).allows_only(lho, Lho.NONE, Lho.OVER_FIRST),)
    effects: ClassVar = OF_A_CALL
    origin: ClassVar = "changed"
