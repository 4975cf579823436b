"""What provisions order that several subjects share.

The words of an order stand in `provisions.ftl` of a language, or, where they speak of the case,
in the file of each subject that takes the provision in.
"""

from enum import auto

from lawcore.ruling import Order, Status, When

INFORMATION, NOTE = 50, 60


class Settled(Status):
    """What a matter of several subjects has come to."""

    TOO_LATE = auto()


class LetTheResultStand(Order, decides=Settled.TOO_LATE):
    """It is too late for any rectification."""


class UseWithdrawnCards(Order, place=INFORMATION - 10):
    """The non-offending side may use what the withdrawn cards told."""


class UseThePenaltyCardWhileItLies(Order, place=INFORMATION):
    """As long as a penalty card lies there everybody may use what it tells."""


class WeighTheQuestion(Order, place=INFORMATION):
    """What a question told the partner of who asked is unauthorised."""


class WarnDummy(Order, place=NOTE):
    """Dummy went beyond his limits and may be penalised."""


class RemindDummy(Order, place=NOTE):
    """Dummy has to see to it that his hand follows suit."""


class ForgetHowItCameAbout(Order, when=When.NEXT_LEAD, place=60):
    """Once a penalty card was played, partner may not use how it came to be shown."""


class AdjustTheDefendersScoreAlone(Order, when=When.DIRECTOR, place=1):
    """If the defenders gained, only their score is adjusted."""


class AdjustAtTheEnd(Order, when=When.DIRECTOR, place=1):
    """At the end of play the Director looks at damage and adjusts."""


class AdjustIfThePenaltyCardHelped(Order, when=When.DIRECTOR, place=3):
    """If the outcome hung on the card in sight, the score is adjusted."""


class ConsiderWhetherHeCouldHaveKnown(Order, when=When.DIRECTOR, place=4):
    """If he could have known that it would pay, the score is adjusted."""
