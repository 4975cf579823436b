"""Where conversations are kept: a database, or memory for tests."""

from bot.conversations import Store
from bot.storage.engine import open_engine
from bot.storage.memory import MemoryStore
from bot.storage.migrate import migrate
from bot.storage.sql import SqlStore
from bot.storage.survey import Survey, survey

__all__ = ["MemoryStore", "SqlStore", "Survey", "migrate_database", "open_store", "survey"]


def open_store(address: str) -> Store:
    """The store in the database of that address, brought to the newest schema."""
    engine = open_engine(address)
    migrate(engine)
    return SqlStore(engine)


def migrate_database(address: str) -> None:
    """Bring the database of that address to the newest schema."""
    engine = open_engine(address)
    migrate(engine)
    engine.dispose()
