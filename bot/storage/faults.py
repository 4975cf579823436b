"""Why a database refuses: the kind of an error, by the code that the database gives with it."""

import sqlite3
from errno import ENOSPC
from typing import Final

from sqlalchemy.exc import DBAPIError

from bot.storage.errors import StorageFault

ADVICE: Final = {
    StorageFault.FULL: "free space on its disk",
    StorageFault.READ_ONLY: "allow writing, or name another database in DATABASE_URL",
    StorageFault.BUSY: "it is tried again; if this goes on, see what else uses it",
    StorageFault.DAMAGED: "see what its log and its disk say, and have the last backup at hand",
}
"""What to do where the kind of the error says it; otherwise it depends on the database."""

_PRIMARY = 0xFF
"""The part of SQLite's codes that has the kind of an error."""
_CODES: Final = {
    sqlite3.SQLITE_FULL: StorageFault.FULL,
    sqlite3.SQLITE_READONLY: StorageFault.READ_ONLY,
    sqlite3.SQLITE_BUSY: StorageFault.BUSY,
    sqlite3.SQLITE_LOCKED: StorageFault.BUSY,
    sqlite3.SQLITE_ERROR: StorageFault.SCHEMA,
    sqlite3.SQLITE_CORRUPT: StorageFault.DAMAGED,
    sqlite3.SQLITE_NOTADB: StorageFault.DAMAGED,
    sqlite3.SQLITE_IOERR: StorageFault.DAMAGED,
}
_STATES: Final = {
    "53100": StorageFault.FULL,
    "25006": StorageFault.READ_ONLY,
    "53300": StorageFault.BUSY,
}
_CLASSES: Final = {
    "40": StorageFault.BUSY,
    "42": StorageFault.SCHEMA,
    "55": StorageFault.BUSY,
    "58": StorageFault.DAMAGED,
    "XX": StorageFault.DAMAGED,
}
"""The first two characters of PostgreSQL's codes; its manual lists them in appendix A."""


def fault_of(error: Exception) -> StorageFault:
    """Return the kind of an error of a database or its file; `AWAY` where no code tells more."""
    raised = error.orig if isinstance(error, DBAPIError) else error
    state = getattr(raised, "sqlstate", None)
    if state is not None:
        return _STATES.get(state) or _CLASSES.get(state[:2], StorageFault.AWAY)
    if isinstance(raised, OSError) and raised.errno == ENOSPC:
        return StorageFault.FULL
    code = getattr(raised, "sqlite_errorcode", None)
    return StorageFault.AWAY if code is None else _CODES.get(code & _PRIMARY, StorageFault.AWAY)
