"""Copies a whole database into an empty one, of the same kind or the other."""

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, Engine, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from bot.storage.engine import explain, open_engine
from bot.storage.errors import StorageError, StorageFault
from bot.storage.schema import NEWEST, schema_of
from bot.storage.survey import refuse_to_make
from bot.storage.tables import METADATA

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
