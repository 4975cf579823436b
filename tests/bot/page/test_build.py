"""The page as it is built: whole or not at all, complete, with its words, and knowing no law."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.page import build
from bot.page.build import NoSite, SiteOptions, build_site, one_file, site_files, words_of
from bot.page.command import NotMade, run
from bot.wording import TEXTS
from lawcore import SUBJECTS
from lawcore.wording import LANGUAGES
from tests.bot.page.compared import NODE
from tests.bot.page.small import small_site
from tests.each import together
from tests.tables import tabled

SOURCE = Path(build.__file__).parent / "source"
SCRIPTS = sorted(SOURCE.glob("*.js"))
SAID = re.compile(r"""\bsay\(\s*"([a-z-]+)\"""")


@pytest.fixture(autouse=True)
def _two_subjects() -> Iterator[None]:
    with small_site():
        yield


def test_a_page_has_all_that_it_reads(tmp_path: Path) -> None:
    """The service worker keeps every file but itself, and each of them is there."""
    folder = tmp_path / "site"
    number = build_site(folder, SiteOptions(bot="a_bot"))
    there = {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}
    assert len(there) == number
    worker = (folder / "sw.js").read_text()
    at_once, chosen = (
        json.loads(re.findall(rf"const {of} = (.*);", worker)[0]) for of in ("FILES", "CHOSEN")
    )
    assert chosen.keys() == {"1997", "2007", *LANGUAGES}
    for edition in ("1997", "2007"):
        assert {name for name in there if name.startswith(f"law/{edition}/")} == {*chosen[edition]}
    for language in LANGUAGES:
        written = {f"law/2017/{name}.{language}.json" for name in ("articles", "texts")}
        assert written == {*chosen[language]}
    later = [name for names in chosen.values() for name in names]
    assert sorted((*at_once, *later)) == sorted({"./", *there} - {"index.html", "sw.js"})
    for name in re.findall(r'(?:href|src)="([^"#]+)"', (folder / "index.html").read_text()):
        assert name in there
    assert json.loads((folder / "site.json").read_text())["bot"] == "a_bot"


def test_the_same_law_makes_the_same_page() -> None:
    first = site_files(SiteOptions())
    assert first == site_files(SiteOptions())
    assert first["sw.js"] != site_files(SiteOptions(bot="another"))["sw.js"]


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    """It is refused, and what is in it stays; a page that is there is replaced."""
    other = tmp_path / "other"
    other.mkdir()
    (other / "letter.txt").write_text("dear")
    with pytest.raises(NoSite):
        build_site(other, SiteOptions())
    assert [path.name for path in other.iterdir()] == ["letter.txt"]
    site = tmp_path / "site"
    build_site(site, SiteOptions())
    (site / "old.js").write_text("")
    build_site(site, SiteOptions())
    assert not (site / "old.js").exists()
    assert {path.name for path in tmp_path.iterdir()} == {"other", "site"}


def test_one_file_has_everything_in_it_and_runs_nothing_else(tmp_path: Path) -> None:
    """No address, no import, and a policy that lets only its own script and style run."""
    page = one_file(SiteOptions())["index.html"].decode()
    assert not re.search(r'(src|href)="(?!#)', page)
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)
    assert "default-src &#x27;none&#x27;" in policy
    for kind in ("script", "style"):
        assert policy.count(f"{kind}-src &#x27;sha256-") == 1
    (data,) = re.findall(r'id="files">(.*?)</script>', page, re.DOTALL)
    inside = json.loads(data)
    assert inside["law/2017/law.json"]["dummy"]["subject"] == "dummy"
    assert not re.search(r"^import |^export ", page, re.MULTILINE)
    (script,) = re.findall(r'<script type="module">(.*?)</script>', page, re.DOTALL)
    (tmp_path / "all.mjs").write_text(script)
    done = subprocess.run([str(NODE), "--check", str(tmp_path / "all.mjs")], check=False)
    assert not done.returncode, "no two modules have a name for different things"


@together("script", SCRIPTS)
def test_no_script_knows_a_fact_a_subject_or_a_person_reading_markup(script: Path) -> None:
    """What is asked and ruled comes from the law; text is never read as markup."""
    source = script.read_text("utf-8")
    names = {fact.name for one in SUBJECTS.values() for fact in one.facts.listed}
    for name in (*names, *SUBJECTS):
        if "_" in name:
            assert not re.search(rf"\b{name}\b", source), name
    assert "innerHTML" not in source
    assert "http" not in source.replace('startsWith("http")', "").replace("https://t.me/", "")


def test_every_word_that_the_page_says_is_there_in_each_language() -> None:
    said = {key for script in SCRIPTS for key in SAID.findall(script.read_text("utf-8"))}
    said |= {"bad-link", "together", "not-covered", "missing", "newer-form", "about"}
    said |= {
        f"group-{one}" for one in ("often", "auction", "play", "information", "cards", "behaviour")
    }
    said |= {"depends-on", "remove", "change", "edition", "language"}
    for language in TEXTS:
        assert words_of(language).keys() == said


@tabled
def test_a_page_that_cannot_be_built_is_refused_in_a_line(
    arguments: list[str], key: str, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    given = [one.replace("OUT", str(tmp_path)) for one in arguments]
    with pytest.raises(NotMade) as refused:
        run(given, TEXTS["en"])
    assert str(refused.value).count("\n") == 0
    begins = (
        TEXTS["en"]
        .say(key, **dict.fromkeys(TEXTS["en"].variables(key), "…"))
        .partition("…")[2][:12]
    )
    assert begins in str(refused.value)
