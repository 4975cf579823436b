"""Migrates a database to the schema of this version; several processes may start at once.

A whole database is copied into an empty one here, of the same kind or the other.
"""

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Table, func, insert, select, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from bot.storage.engine import explain, open_engine
from bot.storage.errors import StorageError, StorageFault
from bot.storage.schema import NEWEST, schema_of
from bot.storage.survey import refuse_to_make
from bot.storage.tables import METADATA

LOCK = 7_263_637_363
"""The number of the PostgreSQL lock that lets one process migrate at a time."""

TRIES = 20
"""The most tries of a migration while another process holds the database."""

_log = logging.getLogger(__name__)


def migrate(engine: Engine) -> None:
    """Migrate a database to the newest schema; one that has it is left as it is.

    Raises `StorageError` if it cannot be used, or belongs to a newer version.
    """
    try:
        _migrate_when_free(engine)
    except SQLAlchemyError as error:
        raise explain(engine, error) from error


def migrate_to(engine: Engine, schema: str) -> None:
    """Take a database back to an earlier schema, such as `0015`.

    Raises `StorageError` if it cannot be used, or has never had that schema.
    """
    try:
        with engine.begin() as connection:
            _lock(connection)
            config = configuration(connection)
            found = MigrationContext.configure(connection).get_current_revision()
            script = ScriptDirectory.from_config(config)
            known = [revision.revision for revision in script.walk_revisions()]
            if found not in known or schema not in known[known.index(found) :]:
                message = (
                    f"the database has the schema {found or '-'} and cannot go back to {schema}:"
                    " python -m bot status of the earlier release says which it has"
                )
                raise StorageError(message, StorageFault.SCHEMA)
            _log.warning("the database goes back from schema %s to %s", found, schema)
            command.downgrade(config, schema)
    except SQLAlchemyError as error:
        raise explain(engine, error) from error


def _migrate_when_free(engine: Engine) -> None:
    """Migrate, again if another process holds the database for longer than the timeout."""
    for _ in range(TRIES - 1):
        try:
            return _migrate(engine)
        except OperationalError:
            continue
    return _migrate(engine)


def configuration(connection: Connection | None = None) -> Config:
    """Return the configuration of Alembic, for an open connection or for a new one."""
    config = Config()
    config.set_main_option("script_location", str(_scripts()).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _scripts() -> Path:
    """Return the folder of the migrations: inside an installed package, or in a checkout."""
    package = Path(__file__).parents[1]
    inside = package / "migrations"
    return inside if inside.is_dir() else package.parent / "migrations"


def _upgrade(connection: Connection) -> None:
    config = configuration(connection)
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found - known:
        newer = ", ".join(sorted(found - known))
        message = (
            f"the database belongs to a newer version of renonce (schema {newer}):"
            " install that one, or go back as docs/running.md says"
        )
        raise StorageError(message, StorageFault.SCHEMA)
    newest = script.get_current_head()
    if found != {newest}:
        former = ", ".join(sorted(found))
        if former:
            _log.warning("the database is migrated from schema %s to %s", former, newest)
        command.upgrade(config, "head")


def _migrate(engine: Engine) -> None:
    with engine.begin() as connection:
        _lock(connection)
        _upgrade(connection)


def _lock(connection: Connection) -> None:
    """Wait until no other process migrates; on SQLite the transaction itself holds the lock."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:number)"), {"number": LOCK})


ROWS_AT_ONCE: Final = 500
"""The rows that are read, and written, in one go."""

Copied = Mapping[str, int]
"""How many rows were copied, by table."""


def copy_database(former: str, latter: Engine) -> Copied:
    """Copy all rows of the database at an address into an empty one; return how many.

    `latter` has the newest schema. Either all rows are there afterwards or none. Raises
    `StorageError` where one of the two cannot be used, the former has another schema, or the
    latter is not empty.
    """
    refuse_to_make(former)
    source = open_engine(former)
    try:
        with source.connect() as reading, latter.begin() as writing:
            _refuse_another_schema(reading)
            _refuse_rows(writing)
            return {
                table.name: _copy_table(table, reading, writing)
                for table in METADATA.sorted_tables
            }
    except SQLAlchemyError as error:
        raise explain(latter, error) from error
    finally:
        source.dispose()


def _refuse_another_schema(former: Connection) -> None:
    schema = schema_of(former)
    if schema != NEWEST:
        message = (
            f"the database to be copied has the schema {schema or '-'}, not {NEWEST}:"
            " bring it up to date first, with python -m bot migrate"
        )
        raise StorageError(message, StorageFault.SCHEMA)


def _refuse_rows(latter: Connection) -> None:
    filled = [table.name for table in METADATA.sorted_tables if _count(table, latter)]
    if filled:
        message = (
            f"the database to be filled has rows already ({', '.join(filled)}):"
            " name an empty one in COPY_TO"
        )
        raise StorageError(message)


def _count(table: Table, connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _copy_table(table: Table, former: Connection, latter: Connection) -> int:
    """Copy the rows of a table; return how many there are in the latter database."""
    rows = former.execute(select(table), execution_options={"yield_per": ROWS_AT_ONCE})
    for part in rows.partitions():
        latter.execute(insert(table), [row._asdict() for row in part])
    return _count(table, latter)
