"""What a press that leads to a ruling opens: the files of the bot, and the statements; its calls.

`pytest -s` prints them.
"""

import re
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import event

from bot.storage.store import Store
from tests.bot.person import Club, Person, opened
from tools.bench.press import Trip

MOST_FILES, MOST_CALLS = 30, 1_600
OF_WHAT_HANGS_ON_IT = {
    "desk/case.py",
    "desk/model.py",
    "screens/desk/__init__.py",
    "screens/desk/asker.py",
    "screens/desk/shared.py",
    "screens/desk/director.py",
    "screens/desk/settings.py",
    "storage/desks.py",
    "storage/evenings.py",
    "storage/plays.py",
    "storage/preferences.py",
    "telegram/errands.py",
    "telegram/handlers/desks.py",
    "telegram/handlers/plays.py",
    "usecases/asking.py",
    "usecases/noting.py",
    "usecases/plays.py",
    "usecases/posting.py",
    "screens/noting.py",
    "screens/posting.py",
}
"""The files for records of play, evenings, linked chats and desks."""


class Opened(Trip):
    """What is opened while it records, in any thread: files by their code, and statements."""

    def __init__(self) -> None:
        super().__init__()
        self.statements: list[str] = []

    def execute(self, _: Any, __: Any, statement: str, *___: Any) -> None:
        if self.records:
            self.statements.append(" ".join(statement.split()))

    @property
    def opened(self) -> list[str]:
        """The files of the bot, from its folder on."""
        return sorted({one.removeprefix("bot/") for one in self.files if one.startswith("bot/")})


@pytest.fixture
def noted() -> Iterator[Opened]:
    """What is opened, noted in all threads that begin from now on, and in this one."""
    found = Opened()
    before = sys.getprofile()
    threading.setprofile(found.profile)
    sys.setprofile(found.profile)
    yield found
    sys.setprofile(before)
    threading.setprofile(None)


async def about_to_be_ruled(club: Club) -> Person:
    """Somebody whose next press leads to a ruling."""
    return await club.person().act("/revoke", "<hand=defender+1-11>", "<since=played>")


async def ruled(club: Club, noted: Opened, answer: str) -> Person:
    """Somebody whose press has just led to a ruling; what it opened is noted.

    What is done in quiet, whoever presses, has ended before.
    """
    await club.bot.housekeeping.stop()
    person = await about_to_be_ruled(club)
    store = club.bot.store
    assert isinstance(store, Store)
    event.listen(store._engine, "before_cursor_execute", noted.execute)
    with noted.recording():
        await person.do(answer)
    event.remove(store._engine, "before_cursor_execute", noted.execute)
    assert "Established" in person.screen
    return person


async def test_a_ruling_opens_few_files_and_none_of_what_does_not_hang_on_it(
    database: str, noted: Opened
) -> None:
    async with opened(database) as club:
        await ruled(club, Opened(), "won_by=offender")
        await ruled(club, noted, "won_by=partner")
    print(f"{len(noted.opened)} files:", *noted.opened, sep="\n")  # noqa: T201 - asked for by -s
    print(f"{len(noted.files)} calls")  # noqa: T201
    print(f"{len(noted.statements)} statements:", *noted.statements, sep="\n")  # noqa: T201
    assert {"usecases/interviews.py", "screens/ruling.py"} <= {*noted.opened}
    assert not OF_WHAT_HANGS_ON_IT.intersection(noted.opened)
    assert len(noted.opened) <= MOST_FILES
    assert len(noted.files) <= MOST_CALLS
    words = [" ".join(statement.split()[:3]) for statement in noted.statements]
    assert words == [
        "INSERT INTO inbox",
        "SELECT conversation.id, conversation.chat_id,",
        "UPDATE conversation SET",
    ]


async def test_what_hangs_on_it_is_opened(database: str, noted: Opened) -> None:
    """An evening that is open and a chat that is linked are found by the same row."""
    async with opened(database) as club:
        await club.person().act("/evening")
        await ruled(club, noted, "won_by=partner")
    assert {"usecases/noting.py", "storage/evenings.py"} <= {*noted.opened}
    assert "usecases/posting.py" not in noted.opened
    assert any("noted_ruling" in each for each in noted.statements)


async def test_where_no_group_may_be_a_desk_none_is_asked_for_but_with_the_row(
    club: Club, noted: Opened
) -> None:
    """By a command, a press and a typed line; its row is read in one statement for all."""
    await club.bot.housekeeping.stop()
    event.listen(club.bot.store._engine, "before_cursor_execute", noted.execute)
    with noted.recording():
        await club.person().act("/revoke", "<hand=defender+1-11>", "partner won it")
    others = [each for each in noted.statements if not each.startswith("SELECT conversation.")]
    assert others
    assert not re.search(r"\b(desk\w*|question|errand)\b", " ".join(others))
