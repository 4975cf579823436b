"""What every worker of a run would compute alike: the first computes it, the others read it."""

import pickle
from collections.abc import Callable
from fcntl import LOCK_EX, flock
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

import pytest

T = TypeVar("T")
_folder: Path | None = None


def begin(config: pytest.Config) -> None:
    """Share from now on what is computed, if this process is one of several workers of a run.

    They share the folder of the run, which pytest deletes.
    """
    global _folder  # noqa: PLW0603 - one run in a process
    if hasattr(config, "workerinput"):
        _folder = Path(config.option.basetemp).parent


def once(name: object, compute: Callable[[], T]) -> T:
    """What a function returns that is computed once in a run, by what says which it is.

    Who comes while it is computed waits.
    """
    if _folder is None:
        return compute()
    file = _folder / f"{sha256(repr(name).encode()).hexdigest()}.pickle"
    with file.with_suffix(".lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if file.exists():
            kept: T = pickle.loads(file.read_bytes())  # noqa: S301 - another worker wrote it
            return kept
        kept = compute()
        file.write_bytes(pickle.dumps(kept, pickle.HIGHEST_PROTOCOL))
        return kept
