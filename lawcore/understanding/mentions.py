"""What phrases about the subjects are found in a line, and how much each of them tells.

Each subject's file of phrases tells by what a line about it is known: `certain` and `topic` by
itself, `hint` together with another, `trace` where nothing else is said, `against` what makes it
unlikely. What stands in `library.ftl` is not ruled on: its key is the Law it leads to.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from lawcore.understanding.line import Line
from lawcore.understanding.phrase_book import Book
from lawcore.understanding.phrases import LIBRARY, Language

_KEYS = ("certain", "topic", "hint", "trace", "against")
_BY_ITSELF = frozenset({"certain", "topic"})


@dataclass(frozen=True, slots=True)
class Mention:
    """A phrase found in a line: whose it is and under which key it stands."""

    name: str
    key: str

    @property
    def law(self) -> str | None:
        """The key of a Law that is not ruled on, None where it is of a subject."""
        return self.key if self.name == LIBRARY else None

    @property
    def tells_by_itself(self) -> bool:
        """Tell whether it alone says that a line is about its subject."""
        return self.key in _BY_ITSELF


def mentions(line: Line, language: Language) -> Iterator[Mention]:
    """Yield what is found, the weightiest keys first and what is not ruled on last."""
    for mention, phrase in _book(language).likely(line.set):
        if any(True for _ in phrase.found(line.text, line.set)):
            yield mention


@cache
def _book(language: Language) -> Book[Mention]:
    """Return what lines about each subject have, the weightiest first."""
    of_subjects = [Mention(name, key) for key in _KEYS for name in language.topics]
    of_laws = [Mention(LIBRARY, key) for key in language.keys(LIBRARY)]
    return Book(
        (mention, phrase)
        for mention in (*of_subjects, *of_laws)
        for phrase in language.phrases_of(mention.name, mention.key)
    )
