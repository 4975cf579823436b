"""One word for one thing: what docs/terms.md says, held against the language files."""

import re
from pathlib import Path

import pytest

from lawcore.wording import LANGUAGES

ROOT = Path(__file__).parents[1]
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "docs" / "terms.md").read_text("utf-8").splitlines()
    if line.startswith("| ")
][1:]
TYPED = re.compile(r"\s*\.ask =|words-")
"""The lines with what people type."""
COLUMNS = {"en": (1, 2), "it": (3, 4)}


def spoken(language: str) -> str:
    """What is said in a language; the lines that people type may have any word."""
    folder = ROOT / "lawcore" / "languages" / language
    texts = [path for path in folder.rglob("*.ftl") if "phrases" not in path.parts]
    texts.append(ROOT / "bot" / "wording" / f"{language}.ftl")
    lines = "\n".join(path.read_text("utf-8") for path in texts).casefold().splitlines()
    return "\n".join(line.partition(" = ")[2] or line for line in lines if not TYPED.match(line))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_thing_is_called_by_its_word_and_by_no_other(language: str) -> None:
    text = spoken(language)
    said, unsaid = COLUMNS[language]
    assert len(ROWS) >= 10
    missing = [row[said] for row in ROWS if not re.search(rf"\b{re.escape(row[said])}\b", text)]
    met = [row[unsaid] for row in ROWS if re.search(rf"\b{re.escape(row[unsaid])}\b", text)]
    assert (missing, met) == ([], [])
