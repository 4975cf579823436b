"""Where conversations are stored: a database."""

from collections.abc import Mapping

from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from bot.storage.engine import explain, open_engine
from bot.storage.schema import NEWEST, schema_of
from bot.storage.store import Store
from bot.storage.survey import Survey, survey


def open_store(address: str) -> Store:
    """Return the store in the database at an address, migrated to the newest schema.

    Raises `StorageError` if the database cannot be used.
    """
    return Store(_up_to_date(address))


def migrate_database(address: str) -> None:
    """Migrate the database at an address to the newest schema; raises `StorageError`."""
    _up_to_date(address).dispose()


def migrate_back(address: str, schema: str) -> None:
    """Take the database at an address back to the schema of an earlier release.

    What that schema has no place for is lost. Raises `StorageError` where the database cannot be
    used, or the schema is none of its earlier ones.
    """
    from bot.storage.migrate import migrate_to  # noqa: PLC0415 - as below

    engine = open_engine(address)
    try:
        migrate_to(engine, schema)
    finally:
        engine.dispose()


def copy_into(former: str, latter: str) -> Mapping[str, int]:
    """Copy a database into an empty one at another address; return how many rows, by table.

    Raises `StorageError` where one cannot be used or the latter is not empty: nothing is copied.
    """
    from bot.storage.migrate import copy_database  # noqa: PLC0415 - only where it is wanted

    engine = _up_to_date(latter)
    try:
        return copy_database(former, engine)
    finally:
        engine.dispose()


def _up_to_date(address: str) -> Engine:
    engine = open_engine(address)
    try:
        _bring_up_to_date(engine)
    except BaseException:
        engine.dispose()  # or the connection of the failed attempt stays open
        raise
    return engine


def _bring_up_to_date(engine: Engine) -> None:
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
