"""The order of calls: a turn that was passed over, or two calls at once."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.fact import NO, YES, Fact, Facts, YesNo
from lawcore.provisions.facts import OF_A_CALL


class Case(StrEnum):
    """Whether three passes seem to have ended the auction, or two players called at once."""

    THREE_PASSES_ONE_OUT_OF_ROTATION = auto()
    SIMULTANEOUS_CALLS = auto()


class Rotation(Facts):
    """One such matter, in the order in which a director asks."""

    case = Fact(Case)
    deprived = YesNo(YES, NO)
    lead_faced = YesNo(NO, YES)

    effects: ClassVar = OF_A_CALL
