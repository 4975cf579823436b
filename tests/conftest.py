"""What the tests share."""

import os
from collections.abc import Iterator
from pathlib import Path

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


KNOWN_RED = tuple(
    line
    for line in (Path(__file__).parent / "known_red.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the tests that are known to be red run without stopping the suite."""
    for item in items:
        if item.nodeid.startswith(KNOWN_RED):
            item.add_marker(pytest.mark.xfail(reason="known_red.txt", strict=False))
