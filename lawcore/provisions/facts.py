"""Answers that facts of several subjects have in common."""

from enum import StrEnum, auto


class YesNo(StrEnum):
    """It is so, or it is not."""

    YES = auto()
    NO = auto()


class Judged(StrEnum):
    """The Director has judged it, or is still in doubt."""

    YES = auto()
    NO = auto()
    UNSURE = auto()


class Side(StrEnum):
    """What becomes of the side of the player who erred, once the auction is over."""

    UNKNOWN = auto()
    DEFENDS = auto()
    DECLARES = auto()
