from collections.abc import AsyncIterator

import pytest

from tests.bot.desk.desk_people import DeskClub, desk_club


@pytest.fixture
async def club(database: str) -> AsyncIterator[DeskClub]:
    """A club with an open desk."""
    async with desk_club(database) as club:
        yield club
