"""What becomes of a card played too early."""

from enum import auto

from lawcore.ruling import Status

EARLY = {"role": "defender", "how": "played_early"}


class Early(Status):
    """What a premature play has come to."""

    MAJOR_PENALTY_CARD = auto()
    NO_RECTIFICATION = auto()
    PLAYED_IN_TURN = auto()
    CARD_STANDS = auto()
