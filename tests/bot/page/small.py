"""Pages of a few subjects: every other one is built the same way."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from bot.page import build
from lawcore import IN_FORCE, SUBJECTS

SMALL = ("rotation", "dummy")


@contextmanager
def small_site() -> Iterator[None]:
    """Have pages built of two small subjects alone."""
    with _built_of(lambda name, edition: name in SMALL):
        yield


@contextmanager
def one_edition() -> Iterator[None]:
    """Have pages built of all subjects of the edition in force, and of one of each other."""
    with _built_of(lambda name, edition: edition == IN_FORCE or name == "insufficient_bid"):
        yield


@contextmanager
def _built_of(has: Callable[[str, int], bool]) -> Iterator[None]:
    def covered(edition: int) -> list[str]:
        year = int(edition)
        return [n for n, one in SUBJECTS.items() if year in map(int, one.books) and has(n, year)]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "covered", covered)
        yield
