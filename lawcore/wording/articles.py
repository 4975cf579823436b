"""Articles in the words of one language: their numbers as printed, and what they say."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from lawcore.article import Provision
from lawcore.catalogue import SUBJECTS
from lawcore.edition import Edition
from lawcore.editions import EDITIONS
from lawcore.ruling import BadAnswer, Fault
from lawcore.subject import Subject
from lawcore.wording.filled import Speech
from lawcore.wording.printed import printed


class Articles:
    """The articles in one language."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._say = speech.say

    def printed(self, number: str, edition: Edition) -> str:
        """Return a number as this language's book prints it, the canonical one beside."""
        own = printed(number, self._speech.language, edition)
        return self._say("article-printed", printed=own, number=number) if own else number

    def listed(self, numbers: Iterable[str], edition: Edition) -> str:
        """Return numbers as the book prints them, one after the other."""
        return ", ".join(self.printed(number, edition) for number in dict.fromkeys(numbers))

    def sentence(self, subject: str, name: str, edition: Edition) -> str:
        """Return what a provision of a subject says in an edition, in our words."""
        texts = self._speech.of(subject)
        provision = _provisions(SUBJECTS[subject])[name]
        version = next((v for v in provision.versions if v.in_force(edition)), None)
        older = f"law-{name}.until-{version.until}" if version is not None else ""
        return texts.say(older if texts.has(older) else f"law-{name}")

    def sentence_of_number(self, subject: str, number: str, edition: Edition) -> str:
        """Return what the provision of a subject with a number says in an edition."""
        found = list(numbered(SUBJECTS[subject], number, edition))
        best = [provision for provision in found if provision.cited] or found
        return self.sentence(subject, best[0].name, edition)

    def article(self, number: str, edition: Edition) -> str:
        """Return what an article says in an edition, with its exceptions and its other numbers.

        Raises BadAnswer where the edition has no such article among those treated.
        """
        found = [
            (subject, provision)
            for subject in SUBJECTS.values()
            for provision in numbered(subject, number, edition)
        ]
        if not found:
            raise BadAnswer(Fault.UNKNOWN_ARTICLE, value=number)
        named = self._say("edition", edition=str(int(edition)))
        heading = self._say(
            "article-heading", article=self.printed(number, edition), edition=named
        )
        lines = [heading]
        cited = [(subject, provision) for subject, provision in found if provision.cited]
        for subject, provision in cited or found:
            lines.append(self.sentence(subject.name, provision.name, edition))
            lines.extend(self._relations(subject, provision, edition))
        return "\n".join(dict.fromkeys(lines))

    def _relations(
        self, subject: Subject, provision: Provision[Any], edition: Edition
    ) -> Iterator[str]:
        excepted = [n for e in provision.exception_to if (n := _number(subject, e, edition))]
        if excepted:
            yield self._say("article-is-exception", articles=self.listed(excepted, edition))
        exceptions = [
            n
            for other in subject.books[edition].versions
            if provision in other.exception_to and (n := _number(subject, other, edition))
        ]
        if exceptions:
            yield self._say("article-exceptions", articles=self.listed(exceptions, edition))
        elsewhere = [
            self._say("article-number-of", number=self.printed(n, year), edition=str(int(year)))
            for year in EDITIONS
            if year != edition and (n := _number(subject, provision, year))
        ]
        if elsewhere:
            yield self._say("article-elsewhere", numbers=", ".join(elsewhere))


def numbered(subject: Subject, number: str, edition: Edition) -> Iterator[Provision[Any]]:
    """Yield the provisions of a subject that have a number in an edition."""
    book = subject.books.get(edition)
    for provision, version in book.versions.items() if book else ():
        if version.number == number and provision.kind != "remark":
            yield provision


def cited(subject: Subject, number: str, edition: Edition) -> bool:
    """Tell whether a number is cited, and not only a heading over others."""
    return any(provision.cited for provision in numbered(subject, number, edition))


@cache
def _provisions(subject: Subject) -> Mapping[str, Provision[Any]]:
    return {p.name: p for book in subject.books.values() for p in book.versions}


def _number(subject: Subject, provision: Provision[Any], edition: Edition) -> str | None:
    book = subject.books.get(edition)
    version = book.versions.get(provision) if book else None
    return version.number if version is not None else None
