"""Where conversations are stored: a database."""

from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from bot.storage.engine import explain, open_engine
from bot.storage.schema import NEWEST, schema_of
from bot.storage.sql_store import SqlStore
from bot.storage.store import Store
from bot.storage.survey import Survey, survey

__all__ = ["SqlStore", "Survey", "migrate_database", "open_store", "survey"]


def open_store(address: str) -> Store:
    """Return the store in the database at an address, migrated to the newest schema.

    Raises `StorageError` if the database cannot be used.
    """
    return SqlStore(_up_to_date(address))


def migrate_database(address: str) -> None:
    """Migrate the database at an address to the newest schema; raises `StorageError`."""
    _up_to_date(address).dispose()


def _up_to_date(address: str) -> Engine:
    engine = open_engine(address)
    try:
        with engine.connect() as connection:
            is_newest = schema_of(connection) == NEWEST
    except OperationalError:
        is_newest = False  # another process holds the database: who migrates waits for it
    except SQLAlchemyError as error:
        raise explain(engine, error) from error
    if not is_newest:
        from bot.storage.migrate import migrate  # noqa: PLC0415 - a tenth of the bot's memory

        migrate(engine)
    return engine
