"""A trick to which a player gave no card, or too many."""

from enum import StrEnum, auto

from lawcore.fact import NO, YES, Fact, Facts, YesNo


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
    has_suit = YesNo(YES, NO)
    played_again = YesNo(NO, YES)
