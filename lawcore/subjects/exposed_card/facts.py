"""A card that came into view before play began."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.fact import NO, YES, Fact, Facts, YesNo, by_itself, telling
from lawcore.provisions.facts import OF_A_CALL, Side


class When(StrEnum):
    """When the card could be seen."""

    AUCTION = auto()
    BEFORE = auto()
    CLARIFICATION = auto()


class Count(StrEnum):
    """How many cards of one player could be seen."""

    ONE = auto()
    MORE = auto()


class Rank(StrEnum):
    """Whether the card is below the ten."""

    LOW = auto()
    HONOUR = auto()


class Fault(StrEnum):
    """Whose error it was."""

    OWN = auto()
    OTHER = auto()


class ExposedCard(Facts):
    """One player's card or cards, in the order in which a director asks."""

    when = Fact(When)
    count = Fact(Count)
    rank = Fact(Rank)

    led = YesNo(NO, YES, usual=False)
    seen = YesNo(YES, NO, usual=True)
    fault = Fact(Fault, usual=Fault.OWN)
    side = Fact(Side, usual=Side.UNKNOWN, volunteered=True)

    choices: ClassVar = {
        "when": (
            *by_itself(When.AUCTION, When.BEFORE),
            telling(When.CLARIFICATION, side=Side.DEFENDS),
            telling(When.CLARIFICATION, side=Side.DECLARES),
        ),
    }
    likeliest = (seen, led, fault, side)
    later = (side,)
    effects: ClassVar = {**OF_A_CALL, "card": None}
