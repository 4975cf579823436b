"""The texts of an export: each once, by its number, in several languages."""

import re
from collections.abc import Sequence

NOTHING = 0
"""The number of no text."""


class Texts:
    """Texts in several languages, numbered from one; a text is one for each language."""

    def __init__(self, languages: Sequence[str]) -> None:
        self.languages = tuple(languages)
        self._numbers: dict[tuple[str, ...], int] = {("",) * len(languages): NOTHING}

    def number(self, each: Sequence[str]) -> int:
        """Return the number of a text, new if it has none yet."""
        return self._numbers.setdefault(tuple(each), len(self._numbers))

    def of(self, language: str) -> list[str]:
        """Return all texts in one language, by their numbers."""
        place = self.languages.index(language)
        return [each[place] for each in self._numbers]


def sentences_of(text: str) -> list[str]:
    """Return the sentences of a text, which with spaces between them are the text again."""
    return re.split(r"(?<=\.) ", text)
