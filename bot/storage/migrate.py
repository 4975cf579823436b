"""Migrates a database to the schema of this version; several processes may start at once."""

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from bot.storage.engine import explain
from bot.storage.errors import StorageError, StorageFault

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
