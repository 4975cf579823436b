"""Databases with the newest schema: migrated once in a process, and copied from then on.

What is asked of them is compiled once in a process too.
"""

import sqlite3
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path

from sqlalchemy import Engine, make_url

from bot.storage import migrate_database

_FIRST: dict[str, Engine] = {}
"""The engine that was opened first, by the kind of its database."""


def compiled_once(engine: Engine) -> Engine:
    """Return an engine once it has the statements that others of its kind have compiled."""
    first = _FIRST.setdefault(engine.name, engine)
    engine.dialect, engine._compiled_cache = first.dialect, first._compiled_cache
    return engine


def begin_migrated(address: str) -> None:
    """Put a file with the newest schema where a SQLite database is to be that is not there yet.

    Of another database, and of one that is there, nothing is changed.
    """
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or not url.database:
        return
    file = Path(url.database)
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_as_migrated())


def copy_migrated(to: sqlite3.Connection) -> None:
    """Make an open SQLite database, whatever is in it, one of the newest schema without rows."""
    _in_memory().backup(to)


@cache
def _in_memory() -> sqlite3.Connection:
    """Return a connection to an empty database in memory with the newest schema."""
    kept = sqlite3.connect(":memory:", check_same_thread=False)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "renonce.sqlite3"
        file.write_bytes(_as_migrated())
        with closing(sqlite3.connect(file)) as migrated:
            migrated.execute("pragma journal_mode=delete")  # memory has no log to write ahead
            migrated.backup(kept)
    return kept


@cache
def _as_migrated() -> bytes:
    """Return the file of an empty SQLite database with the newest schema."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "renonce.sqlite3"
        migrate_database(f"sqlite:///{file}")
        return file.read_bytes()
