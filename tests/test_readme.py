"""What the README and its pages show is what runs: conversation, commands, figures.

`python -m tests.test_readme` writes the conversation anew; with presses as arguments, another one.
"""

import os
import re
import shlex
import sys
import tempfile
from doctest import DocTestParser, DocTestRunner
from pathlib import Path

import pytest

from tests.forked import ended
from tests.migrated import begin_migrated

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
USING = ROOT / "docs" / "using.md"
LIBRARY = ROOT / "docs" / "library.md"
MOST_WORDS = 900
BEGIN, END = "<!-- transcript: begin -->\n```\n", "```\n<!-- transcript: end -->"
COMMAND = re.compile(r"\| `python -m (lawcore [^`]+)`")
OPTIONAL = re.compile(r"\[[^\]]*\]|FILE…")


def run(*words: str, given: str = "", folder: Path | None = None) -> str:
    """What a command of ours prints; it has to end well."""
    with tempfile.TemporaryDirectory() as own:
        folder = folder or Path(own)
        environ = {
            **os.environ,
            "DATABASE_URL": f"sqlite:///{folder / 'readme.sqlite'}",
            "DEFAULT_LANGUAGE": "en",
            "LOG_LEVEL": "ERROR",
        }
        program, *arguments = words
        if arguments == ["chat"]:
            begin_migrated(environ["DATABASE_URL"])
        done = ended(
            *arguments, environ=environ, folder=folder, typed=given.encode(), program=program
        )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode()


def shown() -> str:
    """The conversation as the page shows it."""
    return USING.read_text("utf-8").partition(BEGIN)[2].partition(END)[0]


def held(presses: list[str], folder: Path) -> str:
    """The same presses in the terminal, with each beside the screen it was made on."""
    screens: list[str] = []
    before = ""
    for count in range(len(presses) + 1):
        database = folder / str(count)
        database.mkdir()
        told = "".join(f"{press}\n" for press in presses[:count])
        whole = run("bot", "chat", given=told, folder=database)
        screens.append(whole.removeprefix(before).strip("\n"))
        before = whole
    lines = [screens[0]]
    for press, screen in zip(presses, screens[1:], strict=True):
        lines.append(f"> {press}\n\n{screen}")
    return "\n".join(lines) + "\n"


def presses_of(text: str) -> list[str]:
    return [line.removeprefix("> ") for line in text.splitlines() if line.startswith("> ")]


def test_the_conversation_is_as_it_runs(tmp_path: Path) -> None:
    presses = presses_of(shown())
    assert presses
    told = "".join(f"{press}\n" for press in presses)
    said = [line for line in shown().splitlines() if line and not line.startswith("> ")]
    got = run("bot", "chat", given=told, folder=tmp_path).splitlines()
    assert [line for line in got if line] == said, "python -m tests.test_readme"


@pytest.mark.parametrize(
    "command",
    [
        one
        for one in COMMAND.findall(LIBRARY.read_text("utf-8"))
        if "FILE" not in one and not one.startswith(("lawcore enquire", "lawcore understand"))
    ],
)
def test_a_command_of_the_table_runs(command: str, tmp_path: Path) -> None:
    bare = OPTIONAL.sub("", command).partition("`")[0]
    assert run(*shlex.split(bare), folder=tmp_path)


def test_the_request_of_the_page_is_answered_so() -> None:
    text = LIBRARY.read_text("utf-8")
    request, answer = re.findall(r"\$ echo '(.+)' \| python -m lawcore enquire\n(.+)\n", text)[0]
    got = run("lawcore", "enquire", given=f"{request}\n")
    for piece in answer.split("…"):
        assert piece in got


@pytest.mark.parametrize("page", [README, LIBRARY], ids=lambda page: page.stem)
def test_the_examples_in_python_give_what_they_show(page: Path) -> None:
    examples = re.findall(r"```python\n(.+?)```", page.read_text("utf-8"), re.DOTALL)
    parsed = DocTestParser().get_doctest("\n".join(examples), {}, page.name, None, 0)
    said: list[str] = []
    tried = DocTestRunner(verbose=False).run(parsed, out=said.append)
    assert tried.attempted > 1
    assert not tried.failed, "".join(said)


def test_the_provision_of_the_readme_is_one_of_the_law() -> None:
    (shown,) = re.findall(r"```python\n(@.+?)```", README.read_text("utf-8"), re.DOTALL)
    assert any(shown in path.read_text("utf-8") for path in (ROOT / "lawcore").rglob("law_*.py"))


def test_no_more_decided_cases_are_counted_than_there_are() -> None:
    text = LIBRARY.read_text("utf-8")
    counted = re.findall(r"^> (\d+ rulings .+)$", text, re.MULTILINE)[0]
    found = run("lawcore", "cases").splitlines()[-1]
    assert re.sub(r"\d+", "", found) == re.sub(r"\d+", "", counted)
    told, there = (list(map(int, re.findall(r"\d+", line))) for line in (counted, found))
    assert all(one <= other for one, other in zip(told, there, strict=True))


def test_the_readme_is_short() -> None:
    assert len(README.read_text("utf-8").split()) <= MOST_WORDS


if __name__ == "__main__":
    kept = shown()
    with tempfile.TemporaryDirectory() as empty:
        anew = held(sys.argv[1:] or presses_of(kept), Path(empty))
    USING.write_text(USING.read_text("utf-8").replace(kept, anew), "utf-8")
