"""What the tests share."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings
from sqlalchemy import URL

from tests.postgres import fresh_database, postgres_server

settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("night", max_examples=5_000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[URL]:
    """A PostgreSQL server."""
    with postgres_server() as server:
        yield server


@pytest.fixture
def postgres_database(postgres: URL) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with fresh_database(postgres) as address:
        yield address
