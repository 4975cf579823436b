"""How Alembic reaches the database: by the connection it is given, or by the bot's settings."""

import os

from alembic import context
from sqlalchemy import Connection

from bot.settings import Settings
from bot.storage.engine import open_engine
from bot.storage.partial_indexes import whole_schema


def run(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=whole_schema(),
        render_as_batch=True,
        transactional_ddl=True,
        compare_server_default=True,
    )
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    with open_engine(Settings.from_environ(os.environ).database_url).begin() as own:
        run(own)
