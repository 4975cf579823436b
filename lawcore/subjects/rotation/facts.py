"""The order of calls: a turn that was passed over, or two calls at once."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.fact import Fact, Facts
from lawcore.provisions.facts import OF_A_CALL, YesNo


class Case(StrEnum):
    """Whether three passes seem to have ended the auction, or two players called at once."""

    THREE_PASSES_ONE_OUT_OF_ROTATION = auto()
    SIMULTANEOUS_CALLS = auto()


class Rotation(Facts):
    """One such matter, in the order in which a director asks."""

    case = Fact(Case)
    deprived = Fact((YesNo.YES, YesNo.NO))
    lead_faced = Fact((YesNo.NO, YesNo.YES))

    effects: ClassVar = OF_A_CALL
