"""The club of each test, and its database."""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import URL, make_url

from bot.play.workers import Painter
from bot.storage import migrate_database
from tests.bot.person import Club, opened
from tests.postgres import fresh_database


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'renonce.sqlite3'}"


@pytest.fixture(autouse=True)
def nothing_is_left_to_chance(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Draw the same ids in every run, and begin the quiz at one question."""
    chance = Random(request.node.nodeid)  # noqa: S311 - the same in each run
    monkeypatch.setattr(secrets, "randbelow", lambda _: 0)
    monkeypatch.setattr(
        secrets,
        "token_urlsafe",
        lambda size: urlsafe_b64encode(chance.randbytes(size)).rstrip(b"=").decode(),
    )


@pytest.fixture
async def club(database: str) -> AsyncIterator[Club]:
    async with opened(database) as club:
        yield club


@pytest.fixture(scope="session")
def painter() -> Iterator[Painter]:
    """One process that draws for all tests but those that kill it: to start one takes a while."""
    painter = Painter()
    yield painter
    painter.close()


@pytest.fixture(scope="session")
def postgres_migrated_once(postgres: URL) -> Iterator[str]:
    """The name of a PostgreSQL database with the newest schema, of which copies are made."""
    with fresh_database(postgres) as address:
        migrate_database(address)
        yield str(make_url(address).database)


@pytest.fixture
def postgres_migrated(postgres: URL, postgres_migrated_once: str) -> Iterator[str]:
    """The address of a PostgreSQL database with the newest schema and nothing in it."""
    with fresh_database(postgres, postgres_migrated_once) as address:
        yield address
