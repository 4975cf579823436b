"""Why a database refuses: the kind of an error, by the code that the database gives with it."""

import sqlite3
from errno import ENOSPC
from typing import Final

from sqlalchemy.exc import DBAPIError

from bot.storage.errors import Fault

ADVICE: Final = {
    Fault.FULL: "free space on its disk",
    Fault.READ_ONLY: "allow writing, or name another database in DATABASE_URL",
    Fault.BUSY: "it is tried again; if this goes on, see what else uses it",
    Fault.DAMAGED: "see what its log and its disk say, and have the last backup at hand",
}
"""What to do where the kind of the error says it; otherwise it depends on the database."""

_PRIMARY = 0xFF
"""The part of SQLite's codes that has the kind of an error."""
_CODES: Final = {
    sqlite3.SQLITE_FULL: Fault.FULL,
    sqlite3.SQLITE_READONLY: Fault.READ_ONLY,
    sqlite3.SQLITE_BUSY: Fault.BUSY,
    sqlite3.SQLITE_LOCKED: Fault.BUSY,
    sqlite3.SQLITE_ERROR: Fault.SCHEMA,
    sqlite3.SQLITE_CORRUPT: Fault.DAMAGED,
    sqlite3.SQLITE_NOTADB: Fault.DAMAGED,
    sqlite3.SQLITE_IOERR: Fault.DAMAGED,
}
_STATES: Final = {"53100": Fault.FULL, "25006": Fault.READ_ONLY, "53300": Fault.BUSY}
_CLASSES: Final = {
    "40": Fault.BUSY,
    "42": Fault.SCHEMA,
    "55": Fault.BUSY,
    "58": Fault.DAMAGED,
    "XX": Fault.DAMAGED,
}
"""The first two characters of PostgreSQL's codes; its manual lists them in appendix A."""


def fault_of(error: Exception) -> Fault:
    """Return the kind of an error of a database or its file; `AWAY` where no code tells more."""
    raised = error.orig if isinstance(error, DBAPIError) else error
    state = getattr(raised, "sqlstate", None)
    if state is not None:
        return _STATES.get(state) or _CLASSES.get(state[:2], Fault.AWAY)
    if isinstance(raised, OSError) and raised.errno == ENOSPC:
        return Fault.FULL
    code = getattr(raised, "sqlite_errorcode", None)
    return Fault.AWAY if code is None else _CODES.get(code & _PRIMARY, Fault.AWAY)
