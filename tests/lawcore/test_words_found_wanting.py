"""Words that readers found wanting, and may not come back in any file of a language."""

import re
from pathlib import Path

from lawcore import languages
from tests.tables import tabled

FOLDER = Path(languages.__file__).parent


def said(language: str) -> list[tuple[str, int, str]]:
    """The lines that are said in a language, with file and number: those understood are not."""
    files = sorted((FOLDER / language).rglob("*.ftl"))
    return [
        (file.name, number, line)
        for file in files
        if file.parent.name != "phrases"
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        if not line.startswith(("#", "    .ask"))
    ]


@tabled
def test_words_found_wanting_do_not_come_back(language: str, words: str) -> None:
    found = [line for line in said(language) if re.search(words, line[2])]
    assert not found
