"""What becomes of the order of calls."""

from enum import auto

from lawcore.ruling import Status


class Turn(Status):
    """What the matter has come to."""

    AUCTION_GOES_ON = auto()
    AUCTION_IS_OVER = auto()
    PLAY_HAS_BEGUN = auto()
    LATER_CALL = auto()
