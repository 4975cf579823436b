"""Information about a database for an operator; it is only read."""

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct, field
from sqlalchemy import func, make_url, select
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bot.storage.conversations import RulingCounts
from bot.storage.engine import explain, open_engine
from bot.storage.errors import StorageError
from bot.storage.schema import NEWEST, schema_of
from bot.storage.tables import INBOX
from bot.storage.transaction import Transaction
from bot.storage.unit_of_work import UnitOfWork


class Survey(Struct, frozen=True, kw_only=True):
    """The information read from a database.

    `kind` is `sqlite` or `postgresql`, `schema` its revision, None before the first migration, and
    `newest` that of this version. `interviews` counts the open ones by subject, `rulings` those
    that were counted, and `received` is when the last update was carried out; all are empty if the
    schema is not the newest.
    """

    kind: str
    schema: str | None
    newest: str
    interviews: Mapping[str, int] = field(default_factory=dict)
    rulings: RulingCounts = field(default_factory=dict)
    received: datetime | None = None

    @property
    def is_newest(self) -> bool:
        """Whether this version can use it as it is."""
        return self.schema == self.newest


def survey(address: str) -> Survey:
    """Return information about the database at an address.

    Raises `StorageError` if it cannot be used; a SQLite file that is missing is not created.
    """
    refuse_to_make(address)
    engine = open_engine(address)
    kind = engine.dialect.name
    try:
        with engine.begin() as connection:
            schema = schema_of(connection)
            if schema != NEWEST:
                return Survey(kind=kind, schema=schema, newest=NEWEST)
            received = connection.execute(select(func.max(INBOX.c.at))).scalar_one()
            rows = Transaction(connection, UnitOfWork(connection), datetime.now(UTC))
            return Survey(
                kind=kind,
                schema=schema,
                newest=NEWEST,
                interviews=rows.count_open(),
                rulings=rows.ruling_counts(),
                received=received,
            )
    except SQLAlchemyError as error:
        raise explain(engine, error) from error
    finally:
        engine.dispose()


def refuse_to_make(address: str) -> None:
    """Raise `StorageError` for a SQLite file that does not exist: opening would create it."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        return
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        message = f"the database file {url.database} does not exist yet: the first start makes it"
        raise StorageError(message)
