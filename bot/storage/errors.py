"""What a database may refuse, and what comes of it."""

from enum import StrEnum, auto
from typing import Final

from msgspec import Struct


class AlreadyDone(Struct, frozen=True):
    """The result if an update was carried out before: nothing was done now."""


class Stale(Exception):  # noqa: N818 - named by what it says
    """Another transaction has changed the row since it was read."""


class StorageFault(StrEnum):
    """Why a database cannot be used."""

    AWAY = auto()
    """It is not reached, or refuses the connection."""
    FULL = auto()
    """No space is left for what is written."""
    READ_ONLY = auto()
    """Nothing may be written."""
    BUSY = auto()
    """Another process holds it, or it has too many connections."""
    SCHEMA = auto()
    """It has another schema than this version, or a right is missing."""
    DAMAGED = auto()
    """What is read is no database, or the disk fails."""


class StorageError(Exception):
    """The database cannot be used; the message is one line that says why and what to do.

    `fault` is the kind of the reason. The log has the message and no traceback.
    """

    is_explained: Final = True

    def __init__(self, message: str, fault: StorageFault = StorageFault.AWAY) -> None:
        super().__init__(message)
        self.fault = fault
