"""Imports what the bot's processes import, and reads the wording they all need."""

from bot.routes import commands_of
from lawcore import SUBJECTS
from lawcore import __main__ as law

for name in SUBJECTS:
    commands_of(name)

__all__ = ("law",)
