"""The wish to see the cards of a trick again."""

from enum import StrEnum, auto

from lawcore.fact import NO, YES, Fact, Facts, YesNo


class Case(StrEnum):
    """What declarer or a defender wants to see, or to have put right."""

    CURRENT_TRICK = auto()
    QUITTED_TRICK = auto()
    WRONGLY_POINTED = auto()


class Inspection(Facts):
    """One wish, in the order in which a director asks."""

    case = Fact(Case)
    own_side_played_next = YesNo(NO, YES)
    own_card_turned = YesNo(NO, YES)
