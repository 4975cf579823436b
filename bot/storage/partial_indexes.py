"""Partial indexes: needed only where migrations are compared with the tables.

SQLAlchemy loads the dialects of both SQLite and PostgreSQL if an index has conditions for both: 3
MiB of memory that a bot which runs on one of them does not need.
"""

from sqlalchemy import Index, MetaData, text

from bot.storage.tables import CONVERSATION, EVENING, METADATA

Index(
    "ix_conversation_open",
    CONVERSATION.c.subject,
    sqlite_where=CONVERSATION.c.finished.is_(False),
    postgresql_where=CONVERSATION.c.finished.is_(False),
)
Index(
    "ix_conversation_linked_id",
    CONVERSATION.c.linked_id,
    sqlite_where=CONVERSATION.c.linked_id.is_not(None),
    postgresql_where=CONVERSATION.c.linked_id.is_not(None),
)
Index(
    "ix_evening_open",
    EVENING.c.chat_id,
    unique=True,
    sqlite_where=text("closed = 0"),
    postgresql_where=text("closed = false"),
)


def whole_schema() -> MetaData:
    """Return the tables with all their indexes."""
    return METADATA
