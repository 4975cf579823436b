import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lawcore.bridge.play.solver import values
from lawcore.bridge.play.worker import SolverProcess
from tests.lawcore.play.endings import NO_LIBRARY, ending, in_the_middle, seeded
from tests.patience import until
from tests.sure import there

ROOT = Path(__file__).parents[3]
WITHOUT = {**os.environ, **NO_LIBRARY}
PARENT = """
import os, sys
from lawcore.bridge.play.worker import SolverProcess
from tests.lawcore.play.endings import NO_LIBRARY, ending, seeded
solver = SolverProcess(environment={**os.environ, **NO_LIBRARY})
solver.values(ending(seeded(1), 2))
print(solver.pid, flush=True)
if sys.argv[1] == "busy":
    solver.values(ending(seeded(1), 13))
else:
    sys.stdin.read()
"""


@pytest.fixture
def solver() -> Iterator[SolverProcess]:
    with SolverProcess(environment=WITHOUT) as process:
        yield process


@pytest.fixture(scope="module")
def running() -> Iterator[SolverProcess]:
    """One that has solved a position, for all tests that need it neither new nor closed."""
    with SolverProcess(environment=WITHOUT) as process:
        process.values(ending(seeded(1), 2))
        yield process


def figures(pid: int) -> list[str]:
    """What the system tells of a process, from its state on; nothing once it has ended."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text("ascii").rsplit(")", 1)[1].split()
    except (ProcessLookupError, FileNotFoundError):
        return []
    return told if told[0] != "Z" else []


def gone(pid: int) -> bool:
    return not figures(pid)


def worked(pid: int) -> int:
    """How long a process has computed, in the system's own unit."""
    return sum(int(figure) for figure in figures(pid)[11:13])


def test_the_process_answers_as_the_solver_does(running: SolverProcess) -> None:
    rng = seeded(1)
    pid = running.pid
    for _ in range(30):
        position = in_the_middle(rng, ending(rng, 4))
        held = sorted(position.hands[position.turn])
        assert running.values(position) == values(position)
        assert running.values(position, held) == values(position, held)
        assert running.pid == pid, "one process serves many positions"


def test_it_starts_with_the_first_position_and_says_which_solver_answers(
    solver: SolverProcess,
) -> None:
    assert (solver.pid, solver.engine) == (None, None)
    solver.values(ending(seeded(2), 2))
    assert solver.pid is not None
    assert solver.engine == "python"


def test_killed_from_outside_it_is_there_again_at_the_next_call(running: SolverProcess) -> None:
    position = ending(seeded(4), 3)
    first = there(running.pid)
    os.kill(first, signal.SIGKILL)
    assert running.values(position) == values(position)
    assert running.pid not in {None, first}


def test_killed_over_a_position_it_tries_once_more(running: SolverProcess) -> None:
    first = there(running.pid)
    position = ending(seeded(5), 8)
    with ThreadPoolExecutor() as pool:
        answer = pool.submit(running.values, position)
        os.kill(first, signal.SIGKILL)
        assert answer.result() == values(position)


def test_out_of_time_there_is_no_answer_and_the_next_position_is_solved() -> None:
    with SolverProcess(limit=0.5, environment=WITHOUT) as solver:
        small = ending(seeded(6), 2)
        solver.values(small)
        first = solver.pid
        assert solver.values(ending(seeded(6), 13)) is None
        assert solver.values(small) == values(small)
        assert solver.pid != first


def test_threads_each_get_their_own_answer(running: SolverProcess) -> None:
    rng = seeded(7)
    positions = [in_the_middle(rng, ending(rng, 4)) for _ in range(40)]
    with ThreadPoolExecutor(8) as pool:
        assert [*pool.map(running.values, positions)] == [values(one) for one in positions]


def test_closed_it_ends_and_starts_again_when_needed(solver: SolverProcess) -> None:
    position = ending(seeded(8), 2)
    solver.values(position)
    first = there(solver.pid)
    solver.close()
    assert solver.pid is None
    until(lambda: gone(first), "gone")
    assert solver.values(position) == values(position)


def test_a_card_not_held_is_refused_before_the_process_is_asked(solver: SolverProcess) -> None:
    position = ending(seeded(9), 2)
    elsewhere = next(iter(position.hands[position.turn.next]))
    with pytest.raises(ValueError, match="is not in the hand"):
        solver.values(position, [elsewhere])
    assert solver.pid is None


@pytest.mark.skipif(sys.platform == "win32", reason="no signals there")
@pytest.mark.parametrize("doing", ["busy", "waiting"])
def test_no_process_outlives_the_one_that_asked(doing: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT, doing],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        assert not gone(pid)
        if doing == "busy":
            before = worked(pid)
            until(lambda: worked(pid) > before + 5, "busy")
        parent.kill()
    until(lambda: gone(pid), "gone")
