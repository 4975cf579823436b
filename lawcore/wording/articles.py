"""Articles in the words of one language: their numbers as printed, and their sentences."""

from collections.abc import Iterable, Iterator
from typing import Any

from lawcore.engine.article import Provision
from lawcore.engine.fact import Edition
from lawcore.engine.subject import Subject
from lawcore.languages import letters
from lawcore.laws.catalogue import SUBJECTS
from lawcore.wording.filled import Speech, in_edition


class Articles:
    """The articles in one language."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._say = speech.say

    def printed(self, number: str, edition: Edition) -> str:
        """Return a number as this language's book prints it, and the canonical one if another."""
        own = printed(number, self._speech.language, edition)
        return self._say("article-printed", printed=own, number=number) if own else number

    def listed(self, numbers: Iterable[str], edition: Edition) -> str:
        """Return numbers as the book prints them, one after the other."""
        return ", ".join(self.printed(number, edition) for number in dict.fromkeys(numbers))

    def sentence(self, subject: str, name: str, edition: Edition) -> str:
        """Return what a provision of a subject says in an edition, in our words."""
        return in_edition(self._speech.of(subject), f"law-{name}", edition)

    def sentence_of_number(self, subject: str, number: str, edition: Edition) -> str:
        """Return what the provision of a subject with a number says in an edition."""
        found = list(provisions_numbered(SUBJECTS[subject], number, edition))
        best = [provision for provision in found if provision.cited] or found
        return self.sentence(subject, best[0].name, edition)


def provisions_numbered(
    subject: Subject, number: str, edition: Edition
) -> Iterator[Provision[Any]]:
    """Yield the provisions of a subject that have a number in an edition."""
    book = subject.books.get(edition)
    for provision, version in book.versions.items() if book else ():
        if version.number == number and provision.kind != "remark":
            yield provision


def cited(subject: Subject, number: str, edition: Edition) -> bool:
    """Tell whether a number is cited, and not only a heading over others."""
    return any(provision.cited for provision in provisions_numbered(subject, number, edition))


def printed(number: str, language: str, edition: Edition) -> str | None:
    """Return the number as that book has it; None if that is the canonical one."""
    found: str | None = letters(language).get("printed", {}).get(str(edition), {}).get(number)
    return found
