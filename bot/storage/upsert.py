"""Insertions that replace, or leave alone, a row that is already there."""

from functools import cache
from importlib import import_module
from typing import Any

from sqlalchemy import Insert, Table

from bot.storage.tables import INBOX


@cache
def insert_or_replace(dialect: str, table: Table, names: tuple[str, ...]) -> Insert:
    """Return the statement that inserts a row, or changes columns of the existing one."""
    insertion = _insertion(dialect, table)
    statement: Insert = insertion.on_conflict_do_update(
        index_elements=list(table.primary_key),
        set_={name: insertion.excluded[name] for name in names},
    )
    return statement


@cache
def insert_or_add(dialect: str, table: Table, name: str) -> Insert:
    """Return the statement that inserts a row, or adds to a number of the existing one."""
    insertion = _insertion(dialect, table)
    statement: Insert = insertion.on_conflict_do_update(
        index_elements=list(table.primary_key),
        set_={name: table.c[name] + insertion.excluded[name]},
    )
    return statement


@cache
def insert_new_updates(dialect: str) -> Insert:
    """Return the statement that stores the numbers of updates, and returns the new ones."""
    insertion = _insertion(dialect, INBOX).on_conflict_do_nothing()
    statement: Insert = insertion.returning(INBOX.c.update_id)
    return statement


def _insertion(dialect: str, table: Table) -> Any:
    """Return an insertion in a dialect; the module of the other dialect is not imported."""
    return import_module(f"sqlalchemy.dialects.{dialect}").insert(table)
