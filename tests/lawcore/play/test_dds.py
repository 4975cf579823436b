import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lawcore.bridge.play import dds
from lawcore.bridge.play.solver import values
from lawcore.bridge.play.worker import SolverProcess
from tests.lawcore.play.endings import ending, in_the_middle, seeded

needs_library = pytest.mark.skipif(
    dds.library() is None, reason="no DDS library: endplay is not installed, DDS_LIB is not set"
)


@pytest.fixture(scope="module")
def solver() -> Iterator[SolverProcess]:
    with SolverProcess() as process:
        yield process


@needs_library
def test_dds_and_the_solver_in_python_agree_on_every_card(solver: SolverProcess) -> None:
    rng = seeded(11)
    for _ in range(250):
        position = in_the_middle(rng, ending(rng, rng.randint(1, 7)))
        held = sorted(position.hands[position.turn])
        assert solver.values(position, held) == values(position, held)
    assert solver.engine == "dds"


@needs_library
def test_dds_solves_whole_deals(solver: SolverProcess) -> None:
    rng = seeded(12)
    for _ in range(5):
        position = ending(rng, 13)
        assert set(solver.values(position) or ()) == set(position.legal())


def test_the_path_told_goes_first_and_need_not_exist() -> None:
    assert dds.library({dds.LIBRARY: "/nowhere/libdds.so"}) == Path("/nowhere/libdds.so")


def test_the_library_is_found_beside_endplay_without_importing_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "endplay"
    (package / "_dds").mkdir(parents=True)
    (package / "__init__.py").write_text("raise AssertionError", "ascii")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "endplay", raising=False)
    assert dds.library({}) is None
    library = package / "_dds" / "libdds.so"
    library.write_bytes(b"")
    assert dds.library({}) == library


def test_an_absent_library_says_so() -> None:
    with pytest.raises(dds.NoLibrary, match="endplay is not installed and DDS_LIB is not set"):
        dds.Dds(None)


def test_what_is_no_library_says_so(tmp_path: Path) -> None:
    text = tmp_path / "libdds.so"
    text.write_text("no library", "ascii")
    with pytest.raises(dds.NoLibrary, match=r"libdds\.so"):
        dds.Dds(text)


def test_without_a_library_that_loads_the_solver_in_python_answers(tmp_path: Path) -> None:
    told = {**os.environ, dds.LIBRARY: str(tmp_path / "absent.so")}
    position = ending(seeded(13), 3)
    with SolverProcess(environment=told) as process:
        assert process.values(position) == values(position)
        assert process.engine == "python"
