"""Imports what the bot's processes import, and reads the wording they all need."""

import sqlalchemy.dialects.postgresql.psycopg

import bot.service.process
import bot.storage.migrate
from bot.routes import commands_of
from lawcore import SUBJECTS
from lawcore import __main__ as law

for name in SUBJECTS:
    commands_of(name)

__all__ = ("bot", "law", "sqlalchemy")
