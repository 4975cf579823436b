"""The engine of a database: SQLite or PostgreSQL, set up for one transaction an update.

Why it refuses is told by the code that the database gives with an error.
"""

import re
import sqlite3
from errno import ENOSPC
from operator import methodcaller
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from sqlite3 import Error as SqliteError
from sqlite3 import OperationalError as SqliteOperationalError
from time import sleep
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from bot.storage.errors import StorageError, StorageFault

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


THREADS = 8
"""How many transactions run side by side on PostgreSQL; SQLite has one writer at a time."""

PAGES_KIB = 1_000
"""The size of SQLite's page cache: half of the default, as the system caches the file too. The
process takes 1 MiB less, and no update costs more (2026-11)."""
BUSY_MS = 1_000
"""How many milliseconds SQLite waits for another process that writes."""
CONNECT_SECONDS = 10
"""How many seconds PostgreSQL may take to accept a connection."""


def open_engine(address: str) -> Engine:
    """Return the engine of the database at an address, once it has answered.

    `address` is a URL as in DATABASE_URL, `sqlite:///path` or
    `postgresql+psycopg://user@host/name`. Raises `StorageError`, in one line without the password,
    if the database cannot be used.
    """
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        message = "DATABASE_URL cannot be read: write sqlite:///path or postgresql+psycopg://user@host/name"
        raise StorageError(message) from error
    try:
        engine = _sqlite(url) if url.get_backend_name() == "sqlite" else _postgresql(url)
        with engine.connect():
            return engine
    except ModuleNotFoundError as error:
        message = "PostgreSQL needs its driver, which is not installed: install renonce[postgres]"
        raise StorageError(message) from error
    except (SQLAlchemyError, OSError) as error:
        raise _explained(url, error) from error


def explain(engine: Engine, error: Exception) -> StorageError:
    """Return the error of a database as one line that says what to do, without the password."""
    return _explained(engine.url, error)


def _explained(url: URL, error: Exception) -> StorageError:
    fault = fault_of(error)
    if url.get_backend_name() == "sqlite":
        place = f"the database file {url.database}"
        otherwise = "check the folder and its permissions, or name another file in DATABASE_URL"
    else:
        place = f"the PostgreSQL database {url.database or ''} at {_host(url)}".replace("  ", " ")
        otherwise = "check that the server runs, and the names and password in DATABASE_URL"
    advice = ADVICE.get(fault, otherwise)
    return StorageError(f"{place} cannot be used ({_reason(url, error)}): {advice}", fault)


def _host(url: URL) -> str:
    host = url.host or url.query.get("host") or "this machine"
    return f"{host}:{url.port}" if url.port else str(host)


def _reason(url: URL, error: Exception) -> str:
    if isinstance(error, DBAPIError) and error.orig is not None:
        said = str(error.orig)
    elif isinstance(error, OSError) and error.strerror:
        said = error.strerror
    else:
        said = str(error)
    lines = said.strip().splitlines() or [type(error).__name__]
    line = re.sub(r"\s+", " ", lines[0]).rstrip(":. ")
    return line.replace(url.password, "…") if url.password else line


def _sqlite(url: URL) -> Engine:
    if url.database:
        Path(url.database).expanduser().absolute().parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    engine.dialect.do_begin = _BEGIN  # type: ignore[assignment]  # see there
    return engine


def _prepare_sqlite(connection: SqliteConnection, _record: Any) -> None:
    try:
        connection.isolation_level = None  # we begin transactions ourselves
        connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        _write_ahead(connection)
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute(f"PRAGMA cache_size=-{PAGES_KIB}")
    except SqliteError:
        connection.close()
        raise


def _write_ahead(connection: SqliteConnection, tries: int = 50) -> None:
    """Switch to write-ahead logging, with new tries while another process holds the file.

    `busy_timeout` does not hold for this switch.
    """
    for attempt in range(tries):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except SqliteOperationalError as error:
            if "locked" not in str(error) or attempt == tries - 1:
                raise
            sleep(0.02)
        else:
            return


_BEGIN = methodcaller("execute", "BEGIN IMMEDIATE")
"""Begins a transaction that writes, in place of the dialect's own: a listener has SQLAlchemy look
for others at each statement, a tenth of all calls of functions that an update makes (2026-11)."""


def _postgresql(url: URL) -> Engine:
    return create_engine(
        url,
        hide_parameters=True,
        pool_size=THREADS,
        max_overflow=0,
        connect_args={"connect_timeout": CONNECT_SECONDS, "application_name": "renonce"},
    )
