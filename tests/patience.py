"""How long a test waits for what must come: only what hangs takes longer, on any machine."""

import time
from collections.abc import Callable

PATIENCE = 300.0
"""The seconds after which a process, a connection or a thread is taken to hang."""

_PAUSE = 0.01


def until(holds: Callable[[], object], what: object) -> None:
    """Wait until something holds; where it never does, fail and say what was waited for."""
    for _ in range(round(PATIENCE / _PAUSE)):
        if holds():
            return
        time.sleep(_PAUSE)
    raise AssertionError(what)
