"""What is stored about a person: said, handed over, and deleted."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime
from typing import Any

import pytest
from sqlalchemy import Connection, Table, insert, select
from telegram import InputFile
from telegram.error import BadRequest

from bot.conversation.model import Chain, Link
from bot.conversation.screen_state import ScreenKind, ScreenState
from bot.screens.accuracy import accuracy_screen
from bot.screens.help import command_name
from bot.storage.engine import open_engine
from bot.storage.tables import METADATA, ChainJson, Member, Moment, ScreenJson
from bot.telegram.handlers.settings import FILE
from bot.terminal.bot_api import Document
from bot.terminal.chat import _lines
from bot.usecases.privacy import FORMAT
from bot.wording import TEXTS
from lawcore.wording import LANGUAGES
from tests.bot.person import Club, Person, opened
from tests.bot.scripts import Script, scripted

PERSON, OTHER, GROUP = 7, 8, -9

OF_NOBODY = {
    "desk": "a group, by its number and title",
    "question": "its persons are no user_id: tests/bot/desk/test_persons.py",
    "desk_block": "a keyed hash",
    "errand": "what is to be sent, without whom it is for",
    "ruling_count": "how many rulings were given in a month, by subject and edition",
    "inbox": "the number of an update and when it came: nothing says from whom",
    "outgoing": "which chat was called within the last minute; a person's own goes with him",
}
"""The tables without a `user_id`, each with the reason why that is right."""

NEVER_OLD = datetime(2999, 1, 1, tzinfo=UTC)
"""When the rows were written, so that none is deleted for its age meanwhile."""

OF_PERSONS = [table for table in METADATA.sorted_tables if "user_id" in table.c]


@contextmanager
def connected(database: str) -> Iterator[Connection]:
    engine = open_engine(database)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def invented(table: Table, user_id: int, number: int) -> dict[str, Any]:
    """A row of a table, about a person."""
    by_type = {
        ScreenJson: ScreenState(ScreenKind.CHANGING, entry=number),
        ChainJson: Chain((Link("revoke", (("trick", number),)),)),
        Moment: NEVER_OLD,
    }
    by_kind = {int: number, bool: False, date: NEVER_OLD.date(), str: f"{table.name}{number}"}
    row: dict[str, Any] = {}
    for column in table.columns:
        if column.name == "user_id":
            row[column.name] = user_id
        elif isinstance(column.type, Member):
            row[column.name] = next(iter(column.type.members))
        elif type(column.type) in by_type:
            row[column.name] = by_type[type(column.type)]
        else:
            row[column.name] = by_kind.get(column.type.python_type, [])
    return row


def most_of(table: Table) -> int:
    """How many rows about a person are put into a table: one where it takes no more."""
    return 1 if table.primary_key.columns.keys() == ["user_id"] else 2


def fill(database: str, *users: int) -> None:
    """Put rows about people into every table that names persons."""
    with connected(database) as connection:
        for table in OF_PERSONS:
            for place, user in enumerate(users):
                for number in (2 * place + 1, 2 * place + 2)[: most_of(table)]:
                    connection.execute(insert(table), invented(table, user, number))


def rows_of(database: str, user_id: int) -> dict[str, list[Any]]:
    with connected(database) as connection:
        return {
            table.name: [
                tuple(row)
                for row in connection.execute(select(table).where(table.c.user_id == user_id))
            ]
            for table in OF_PERSONS
        }


def document_of(person: Person) -> Any:
    """What was exported last."""
    documents = [one.document for one in person.club.api.changes if one.document]
    assert documents
    assert documents[-1].name == FILE
    return json.loads(documents[-1].content)


async def test_privacy_says_for_how_long_and_what_can_be_done(database: str) -> None:
    async with opened(database, retention_days=12) as club:
        for language in LANGUAGES:
            person = await club.person(language=language).act("/privacy")
            sent = person.screen
            assert "12 " in sent
            for name in ("export", "forget"):
                assert f"/{command_name(language, name)} " in sent


async def test_about_says_how_far_the_rulings_were_compared(database: str) -> None:
    async with opened(database, retention_days=12) as club:
        for language in LANGUAGES:
            person = await club.person(language=language).act("/about")
            shown = "\n".join(line.text for line in accuracy_screen(language).lines)
            assert person.screen == shown


def test_every_table_names_persons_or_is_listed_with_a_reason() -> None:
    unnamed = {table.name for table in METADATA.sorted_tables if "user_id" not in table.c}
    assert unnamed == OF_NOBODY.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_column_about_a_person_is_explained(language: str) -> None:
    for table in OF_PERSONS:
        for column in table.columns:
            assert TEXTS[language].say(f"export-{column.name}"), column


async def test_an_export_has_everything_with_its_keys_explained(club: Club, database: str) -> None:
    person = await club.person(PERSON).act("/revoke")
    await person.answer(hand="defender", trick=5)
    await person.act("/settings", "[Symbols: yes]", "[Yes]", "/export")
    exported = document_of(person)
    assert (exported["format"], exported["user_id"]) == (FORMAT, PERSON)
    (conversation,) = exported["tables"]["conversation"]
    assert conversation["answers"] == [["hand", "defender"], ["trick", 5]]
    assert exported["tables"]["preference"][0]["plain"] is False
    assert {name: len(rows) for name, rows in exported["tables"].items()} == {
        name: len(rows) for name, rows in rows_of(database, PERSON).items()
    }
    used = {key for rows in exported["tables"].values() for row in rows for key in row}
    assert exported["keys"].keys() == used
    assert exported["keys"]["answers"].startswith("the answers")


async def test_an_export_has_every_row_of_every_table_and_none_of_anybody_else(
    club: Club, database: str
) -> None:
    fill(database, PERSON, OTHER)
    await club.person(PERSON).send("/export")
    exported = document_of(club.person(PERSON))
    assert {name: len(rows) for name, rows in exported["tables"].items()} == {
        table.name: most_of(table) for table in OF_PERSONS
    }
    whose = {row["user_id"] for rows in exported["tables"].values() for row in rows}
    assert whose == {PERSON}


@scripted
async def test_what_is_stored(club: Club, script: Script) -> None:
    await script.play(club)


async def test_forgetting_empties_every_table_of_the_person_and_of_nobody_else(
    club: Club, database: str
) -> None:
    fill(database, PERSON, OTHER)
    others = rows_of(database, OTHER)
    assert all(rows_of(database, PERSON).values())
    person = await club.person(PERSON).act("/forget")
    assert all(rows_of(database, PERSON).values()), "it only asks"
    await person.press("Yes, delete everything")
    assert not any(rows_of(database, PERSON).values())
    assert rows_of(database, OTHER) == others
    assert "nothing is stored about you" in club.api.changes[-1].text


async def test_nobody_deletes_what_is_anothers(club: Club, database: str) -> None:
    fill(database, PERSON)
    anna, bruno = club.person(PERSON), club.person(OTHER, chat_id=GROUP)
    await anna.send("/forget")
    before = rows_of(database, PERSON)
    await bruno.send("/law 64A1")
    await bruno.carry(anna.message.row[0][1])
    assert rows_of(database, PERSON) == before
    assert "another" in bruno.said


async def test_a_file_is_printed_in_the_terminal(club: Club) -> None:
    await club.person(PERSON).act("/export")
    shown = club.api.changes[-1]
    assert isinstance(shown.document, Document)
    printed = "\n".join(_lines(shown))
    assert FILE in printed
    assert '"user_id": 7' in printed


async def test_the_stand_in_refuses_files_that_telegram_refuses(club: Club) -> None:
    bot = club.bot.application.bot
    for content, caption in ((b"", "x"), (b"x", "x" * 1_025)):
        with pytest.raises(BadRequest):
            await bot.send_document(PERSON, InputFile(content, filename=FILE), caption=caption)
    assert not club.api.changes


async def test_an_export_has_no_value_in_the_form_of_the_program(database: str) -> None:
    """Of whatever column: other programs are to read it."""
    async with opened(database) as club:
        fill(database, 7)
        person = await club.person().act("/export")
        tables = document_of(person)["tables"]
    values = [value for rows in tables.values() for row in rows for value in row.values()]
    assert {"former": [["revoke", [["trick", 1]]]]} in values
    assert not [one for one in values if isinstance(one, str) and "(" in one]
