"""A card led or played before its turn."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.fact import NO, YES, Fact, Facts, YesNo


class Case(StrEnum):
    """Who played too early, and at whose turn."""

    DEFENDER_BEFORE_PARTNER = auto()
    DEFENDER_AT_RHO_TURN = auto()
    DECLARER = auto()


class PrematurePlay(Facts):
    """One card, in the order in which a director asks."""

    case = Fact(Case)
    declarer_played_both = YesNo(NO, YES)

    misinformed = YesNo(NO, YES, usual=False)

    likeliest: ClassVar = (misinformed,)
