"""What becomes of a wrong board or hand."""

from enum import auto

from lawcore.ruling import Status


class Board(Status):
    """What the wrong board or hand has come to."""

    CALLS_AGAIN = auto()
    NOT_PLAYED = auto()
    SCORE_STANDS = auto()
    CANCELLED = auto()
    ANOTHER_LAW = auto()
    GROUPED = auto()
