"""Words that readers found wanting, and may not come back in any file of a language."""

import re
from pathlib import Path

import pytest

from lawcore import languages

FOLDER = Path(languages.__file__).parent
WANTING = {
    "en": (
        "as the withdrawn call could be given",
        "leaves that lead free",
        "nothing: its score stands",
        r"\] Nothing more\.",
        r"one of \{ \$left \}",
    ),
    "it": (
        "benissimo",
        "e si riprende, o",
        "nell'articolo (?=3|4)(?<!ricade nell'articolo )",
        "il morto si stende",
        "mischiat",
        "nulla: il suo punteggio",
        "per conto loro",
        "punteggio non si guarda",
        "potergli",
        "si corregge o si",
        "Una carta tentata",
        r"(?<![\w'-])(?:gli arbitri|l'arbitro|Gli arbitri)\b",
        r"^(?:order|step)-\w+ = (?:Trasferire|Imporre|Vietare|Assegnare)\b",
        r"trasferire alla linea",
    ),
}


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


@pytest.mark.parametrize(("language", "words"), [(k, w) for k in WANTING for w in WANTING[k]])
def test_words_found_wanting_do_not_come_back(language: str, words: str) -> None:
    found = [line for line in said(language) if re.search(words, line[2])]
    assert not found
