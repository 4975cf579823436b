"""A trick to which a player gave no card, or too many."""

from enum import StrEnum, auto

from lawcore.fact import Fact, Facts
from lawcore.provisions.facts import YesNo


class Found(StrEnum):
    """When it came to light."""

    BEFORE_BOTH_SIDES_PLAYED_NEXT = auto()
    AFTER_BOTH_SIDES_PLAYED_NEXT = auto()


class Kind(StrEnum):
    """What is wrong with the trick."""

    OMITTED = auto()
    TOO_MANY = auto()
    MISPLACED = auto()


class DefectiveTrick(Facts):
    """One trick, in the order in which a director asks."""

    kind = Fact(Kind)
    found = Fact(Found)
    has_suit = Fact(YesNo)
    played_again = Fact((YesNo.NO, YesNo.YES))
