"""The solver in a process of its own, which may take too long or crash without harm."""

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from lawcore.bridge.play.cards import Card
from lawcore.bridge.play.position import Position, chosen
from lawcore.bridge.worker import WorkerProcess

TIME_LIMIT = 10.0
"""Seconds after which a position is given up, unless the caller says otherwise."""

Engine: TypeAlias = str
"""Which solver answers: "dds" or "python"."""

Values: TypeAlias = Callable[[Position, Iterable[Card] | None], dict[Card, int]]
Asked: TypeAlias = tuple[Position, tuple[Card, ...]]


class SolverProcess(WorkerProcess[Asked, dict[Card, int]]):
    """A process that solves positions; `limit` is the time for one of them in seconds.

    DDS_LIB in its `environment` names another library.
    """

    def __init__(
        self, limit: float = TIME_LIMIT, environment: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(open_solver, limit=limit, environment=environment)

    @property
    def engine(self) -> Engine | None:
        """Which solver the last process had; None before the first one has started."""
        return self.opened

    def values(
        self, position: Position, cards: Iterable[Card] | None = None
    ) -> dict[Card, int] | None:
        """Return for each card how many of the remaining tricks its side wins after it.

        As `solver.values`, with the same ValueError; None if the solver did not finish in time,
        refused the position, or died over it twice.
        """
        return self.do((position, chosen(position, cards)))


@dataclass(frozen=True)
class Solver:
    """Solves positions; its name is that of the engine."""

    name: Engine
    values: Values

    def __call__(self, asked: Asked) -> dict[Card, int] | None:
        """Return the tricks of each card; None if the solver refuses the position."""
        try:
            return self.values(*asked)
        except ValueError:
            return None


def open_solver() -> Solver:
    """Return what solves a position, with the solver that is installed."""
    return Solver(*_engine())


def _engine() -> tuple[Engine, Values]:
    """Return DDS if it is installed, otherwise the solver in Python.

    They are imported here, in the process that solves: the calling process does not need them.
    """
    from lawcore.bridge.play import dds, solver  # noqa: PLC0415

    try:
        return "dds", dds.Dds(dds.library()).values
    except dds.NoLibrary as missing:
        sys.stderr.write(f"{missing}; the solver in Python answers\n")
        return "python", solver.values
