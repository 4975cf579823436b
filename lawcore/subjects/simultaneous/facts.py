"""Two players who play at once, or two cards from one hand."""

from enum import StrEnum, auto

from lawcore.fact import Fact, Facts


class Case(StrEnum):
    """Whether one hand played several cards, or two players played at once."""

    TWO_CARDS_ONE_HAND = auto()
    TWO_PLAYERS = auto()


class Visible(StrEnum):
    """How many faces of the cards can be seen."""

    ONE = auto()
    MORE = auto()


class Hand(StrEnum):
    """Whose cards they are."""

    DEFENDER = auto()
    DECLARER = auto()


class Simultaneous(Facts):
    """One such play, in the order in which a director asks."""

    case = Fact(Case)
    visible = Fact(Visible)
    hand = Fact(Hand)
