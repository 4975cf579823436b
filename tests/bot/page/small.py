"""A page of two small subjects: every other one is built the same way."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.page import build
from lawcore import SUBJECTS
from lawcore.export import folder as export_folder

NAMES = ("rotation", "dummy")


@contextmanager
def small_site() -> Iterator[None]:
    """Have pages built of these subjects alone."""

    def covered(edition: int) -> list[str]:
        return [name for name in NAMES if edition in map(int, SUBJECTS[name].books)]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "covered", covered)
        patch.setattr(export_folder, "covered", covered)
        yield
