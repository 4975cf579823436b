"""What becomes of simultaneous plays."""

from enum import auto

from lawcore.ruling import Status


class AtOnce(Status):
    """What a simultaneous play has come to."""

    LATER = auto()
    ONE_IS_PLAYED = auto()
    HE_DESIGNATES = auto()
