"""The phrases about subjects in a line, and how much each tells.

Each subject's file of phrases says how a line about it is recognised: by `certain` and `topic`
alone, by two `hint`s, by `trace` if nothing else is said; `against` makes it unlikely. The keys of
`library.ftl` are Laws about matters that are not ruled on.
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
    """A phrase found in a line, with its subject and key."""

    name: str
    key: str

    @property
    def law(self) -> str | None:
        """The Law of a matter that is not ruled on; None for a phrase of a subject."""
        return self.key if self.name == LIBRARY else None

    @property
    def tells_by_itself(self) -> bool:
        """Tell whether it alone shows that a line is about its subject."""
        return self.key in _BY_ITSELF


def mentions(line: Line, language: Language) -> Iterator[Mention]:
    """Yield the phrases found, the strongest keys first and matters not ruled on last."""
    for mention, phrase in _book(language).likely(line.set):
        if any(True for _ in phrase.found(line.text, line.set)):
            yield mention


@cache
def _book(language: Language) -> Book[Mention]:
    """Return the phrases about every subject, the strongest keys first."""
    of_subjects = [Mention(name, key) for key in _KEYS for name in language.topics]
    of_laws = [Mention(LIBRARY, key) for key in language.keys(LIBRARY)]
    return Book(
        (mention, phrase)
        for mention in (*of_subjects, *of_laws)
        for phrase in language.phrases_of(mention.name, mention.key)
    )
