"""Which schema a database has, and the newest that this version knows."""

from sqlalchemy import Connection, column, inspect, select, table

NEWEST = "0028"
"""The last of the migrations; a test compares it with them."""

_VERSIONS = table("alembic_version", column("version_num"))


def schema_of(connection: Connection) -> str | None:
    """Return the schema of a database; None if it has none yet."""
    if not inspect(connection).has_table(_VERSIONS.name):
        return None
    found = connection.execute(select(_VERSIONS.c.version_num)).scalars()
    return ", ".join(sorted(found)) or None
