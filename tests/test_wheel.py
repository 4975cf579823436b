"""The built package, alone in an empty environment: wording, migrations and law are in it."""

import json
import os
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from lawcore import SUBJECTS, Question, enquire
from lawcore.jsonlines import schema
from lawcore.laws.editions import IN_FORCE
from lawcore.wording import LANGUAGES, Wording

ROOT = Path(__file__).parents[1]


def run(*command: str, cwd: Path, said: str = "", **environ: str) -> str:
    """What a program says on standard output, told by nothing but what it is given."""
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "PATH"))}
    home = {"HOME": str(cwd), "XDG_DATA_HOME": str(cwd / "data"), "LC_ALL": "C.UTF-8"}
    ended = subprocess.run(
        command,
        cwd=cwd,
        env=kept | home | environ,
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    build = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out))
    subprocess.run([*build, str(ROOT)], check=True, capture_output=True)
    (built,) = out.glob("renonce-*.whl")
    return built


def locked() -> list[Distribution]:
    """What the lock file names for this system, as it is installed where the tests run."""
    lines = (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    named = [Requirement(line.rstrip("\\ ")) for line in lines if line[:1].isalnum()]
    wanted = [one for one in named if one.marker is None or one.marker.evaluate()]
    found = [distribution(one.name) for one in wanted]
    for one, installed in zip(wanted, found, strict=True):
        assert installed.version in one.specifier, f"{one.name}: the environment is out of date"
    return found


def add(distributions: Iterable[Distribution], to: Path) -> None:
    """Put links to distributions, and to nothing else that lies beside them, into a folder."""
    for one in distributions:
        assert one.files is not None, one.name
        for top in {file.parts[0] for file in one.files} - {"..", "__pycache__"}:
            link = to / top
            if not link.exists():
                link.symlink_to(one.locate_file(top))  # type: ignore[arg-type]  # a path of files


def test_the_wheel_has_wording_migrations_and_types_and_nothing_else_of_ours(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    wordings = {
        str(path.relative_to(ROOT))
        for package in ("bot", "lawcore")
        for pattern in ("*.ftl", "*.toml", "*.json")
        for path in (ROOT / package).rglob(pattern)
    }
    readings = {name for name in wordings if name.startswith("lawcore/readings/")}
    assert {f"lawcore/languages/{language}/letters.toml" for language in LANGUAGES} <= wordings
    typed = {"bot/py.typed", "lawcore/py.typed"}
    migrations = {f"bot/{path.relative_to(ROOT)}" for path in (ROOT / "migrations").rglob("*.py")}
    assert (wordings - readings) | typed | migrations <= names
    assert readings
    assert not [name for name in names if name.startswith("lawcore/readings/")]
    assert not [name for name in names if "__pycache__" in name]
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"bot", "lawcore"}


def test_the_wheel_alone_in_an_empty_environment_asks_and_answers(
    wheel: Path, tmp_path: Path
) -> None:
    venv.create(tmp_path / "venv", with_pip=False)
    programs = tmp_path / "venv" / "bin"
    python = str(programs / "python")
    empty = tmp_path / "empty"
    empty.mkdir()
    (folder,) = (tmp_path / "venv").glob("lib/python*/site-packages")
    add(locked(), folder)
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile")
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True, capture_output=True)

    question = enquire(SUBJECTS["revoke"], IN_FORCE, {})
    assert isinstance(question, Question)
    asked = Wording.of("en").heading(question, {})

    run(python, "-m", "bot", "migrate", cwd=empty)
    assert asked in run(str(programs / "renonce"), "chat", cwd=empty, said="/revoke\n")

    line = json.dumps({"subject": "revoke", "answers": {}})
    reply = json.loads(run(python, "-m", "lawcore", "enquire", cwd=empty, said=line + "\n"))
    assert reply["question"]["facts"][0]["ask"] == asked
    assert json.loads(run(python, "-m", "lawcore", "schema", cwd=empty)) == schema()
