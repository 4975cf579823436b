"""What provisions order that several subjects share."""

from lawcore.ruling import Order, When


class AdjustTheDefendersScoreAlone(Order, when=When.DIRECTOR, place=1):
    """If the defenders gained, only their score is adjusted."""


class AdjustAtTheEnd(Order, when=When.DIRECTOR, place=1):
    """At the end of play the Director looks at damage and adjusts."""
