"""The wish to see the cards of a trick again."""

from enum import StrEnum, auto

from lawcore.fact import Fact, Facts
from lawcore.provisions.facts import YesNo


class Case(StrEnum):
    """What declarer or a defender wants to see, or to have put right."""

    CURRENT_TRICK = auto()
    QUITTED_TRICK = auto()
    WRONGLY_POINTED = auto()


class Inspection(Facts):
    """One wish, in the order in which a director asks."""

    case = Fact(Case)
    own_side_played_next = Fact((YesNo.NO, YesNo.YES))
    own_card_turned = Fact((YesNo.NO, YesNo.YES))
