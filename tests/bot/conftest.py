"""The club of each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.person import Club, opened


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'renonce.sqlite3'}"


@pytest.fixture
async def club(database: str) -> AsyncIterator[Club]:
    async with opened(database) as club:
        yield club
