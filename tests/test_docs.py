"""The repository explains itself: what is cited is there, and what is drawn is as the code is."""

import re
import tomllib
from pathlib import Path

from tools import rooms

ROOT = Path(__file__).parents[1]
DOCS = sorted((ROOT / "docs").rglob("*.md"))
READINGS = ROOT / "lawcore" / "readings" / "README.md"
PAGES = (*DOCS, READINGS, *sorted(ROOT.glob("*.md")), *sorted((ROOT / ".github").rglob("*.md")))
KEYS = (ROOT / "tests" / "lawcore" / "keys.md").read_text("utf-8")
LINK = re.compile(r"\]\(([^)#:]+)\)")
ANCHOR = re.compile(r"\]\(([^)#:]*)#([^)]+)\)")
PATH = re.compile(r"`((?:bot|lawcore|tests|tools|migrations|docs|deploy)/[\w./-]+)`")
PAPER = re.compile(r"\b[a-z_]+\.md\b")
JUDGED = re.compile(r'@remark\("(J\d+)"')


def sources() -> list[Path]:
    return [
        path
        for room in ("bot", "lawcore", "tests", "tools", "migrations", "deploy")
        for path in sorted((ROOT / room).rglob("*"))
        if path.suffix in {".py", ".ftl", ".toml", ".sh"} and path.is_file()
    ]


def test_the_picture_of_the_rooms_is_as_the_imports_are() -> None:
    assert rooms.PICTURE.read_text("utf-8") == rooms.picture(), "make rooms draws it anew"


def test_the_law_has_at_most_ten_rooms_on_six_floors() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (floors,) = (c["layers"] for c in contracts if c["name"] == "Layers of the law")
    law = rooms.arrows("lawcore")

    def height(room: str) -> int:
        return 1 + max((height(other) for other in law[room]), default=0)

    assert not any(room in rooms.reachable(room, law) for room in law), "a circle"
    assert max(map(height, law)) == len(floors) == 6
    assert len(law) <= 10


def test_what_a_page_links_to_is_there() -> None:
    for page in PAGES:
        for target in LINK.findall(page.read_text("utf-8")):
            assert (page.parent / target).exists(), (page, target)


def test_every_page_says_something_and_has_the_headings_that_others_link_to() -> None:
    for page in PAGES:
        assert page.read_text("utf-8").strip(), f"{page} is empty"
        for target, anchor in ANCHOR.findall(page.read_text("utf-8")):
            assert anchor in anchors(page.parent / target if target else page), (page, target)


def anchors(page: Path) -> set[str]:
    """The headings of a page, as a link names them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in headings}


def test_every_file_that_a_page_names_is_there() -> None:
    for page in PAGES:
        if page.name == "CHANGELOG.md":
            continue
        for section in page.read_text("utf-8").split("\n## "):
            today, _, _ = section.partition("**Replaced.**")
            for name in PATH.findall(today):
                assert (ROOT / name).exists(), (page, name)


def test_every_page_is_listed() -> None:
    for folder in ("docs", "docs/decisions"):
        listing = (ROOT / folder / "README.md").read_text("utf-8")
        listed = set(LINK.findall(listing))
        for page in (ROOT / folder).glob("*.md"):
            assert page.name == "README.md" or page.name in listed, page


def test_the_code_cites_no_paper_that_the_repository_does_not_hold() -> None:
    held = {path.name.casefold() for path in ROOT.rglob("*.md") if ".venv" not in path.parts}
    for path in sources():
        cited = set(PAPER.findall(path.read_text("utf-8")))
        assert cited <= held, (path, cited - held)


def test_every_point_of_judgement_is_explained() -> None:
    cited = {
        key
        for path in (ROOT / "lawcore" / "laws" / "subjects").rglob("*.py")
        for key in JUDGED.findall(path.read_text("utf-8"))
    }
    assert cited
    for key in cited:
        assert f"| {key} |" in KEYS, key
