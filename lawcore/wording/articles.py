"""Articles in the words of one language: their numbers as printed, and what they say."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from lawcore.article import Provision
from lawcore.edition import Edition
from lawcore.ruling import BadAnswer, Fault
from lawcore.subjects import SUBJECTS
from lawcore.wording.messages import Texts
from lawcore.wording.printed import printed


@cache
def _provisions() -> Mapping[str, Provision[Any]]:
    return {
        provision.name: provision
        for subject in SUBJECTS.values()
        for book in subject.books.values()
        for provision in book.versions
    }


class Articles:
    """The articles in one language."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._say = texts.say

    def printed(self, number: str, edition: Edition) -> str:
        """Return a number as this language's book prints it, the canonical one beside."""
        own = printed(number, self._texts.language, edition)
        return self._say("article-printed", printed=own, number=number) if own else number

    def sentence(self, name: str, edition: Edition) -> str:
        """Return what a provision says in an edition, in our words."""
        provision = _provisions()[name]
        version = next((v for v in provision.versions if v.in_force(edition)), None)
        older = f"law-{name}.until-{version.until}" if version is not None else ""
        return self._say(older if self._texts.has(older) else f"law-{name}")

    def sentence_of_number(self, number: str, edition: Edition) -> str:
        """Return what the provision with a number says in an edition."""
        found = list(provisions_numbered(number, edition))
        best = [provision for provision in found if provision.cited] or found
        return self.sentence(best[0].name, edition)

    def article(self, number: str, edition: Edition) -> str:
        """Return what an article says in an edition, with its exceptions and its other numbers.

        Raises BadAnswer where the edition has no such article among those treated.
        """
        found = list(provisions_numbered(number, edition))
        if not found:
            raise BadAnswer(Fault.UNKNOWN_ARTICLE, value=number)
        named = self._say("edition", edition=str(int(edition)))
        heading = self._say(
            "article-heading", article=self.printed(number, edition), edition=named
        )
        lines = [heading]
        cited = [provision for provision in found if provision.cited]
        for provision in cited or found:
            lines.append(self.sentence(provision.name, edition))
            lines.extend(self._relations(provision, edition))
        return "\n".join(dict.fromkeys(lines))

    def _relations(self, provision: Provision[Any], edition: Edition) -> Iterator[str]:
        excepted = [n for e in provision.exception_to if (n := _number(e, edition))]
        if excepted:
            yield self._say("article-is-exception", articles=self.listed(excepted, edition))
        exceptions = [
            n
            for other in _provisions().values()
            if provision in other.exception_to and (n := _number(other, edition))
        ]
        if exceptions:
            yield self._say("article-exceptions", articles=self.listed(exceptions, edition))
        elsewhere = [
            self._say("article-number-of", number=self.printed(n, year), edition=str(int(year)))
            for year in next(iter(SUBJECTS.values())).books
            if year != edition and (n := _number(provision, year))
        ]
        if elsewhere:
            yield self._say("article-elsewhere", numbers=", ".join(elsewhere))

    def listed(self, numbers: Iterable[str], edition: Edition) -> str:
        """Return numbers as the book prints them, one after the other."""
        return ", ".join(self.printed(number, edition) for number in dict.fromkeys(numbers))


def provisions_numbered(number: str, edition: Edition) -> Iterator[Provision[Any]]:
    """Yield the provisions that have a number in an edition."""
    for subject in SUBJECTS.values():
        for provision, version in subject.books[edition].versions.items():
            if version.number == number and provision.kind != "remark":
                yield provision


def cited(number: str, edition: Edition) -> bool:
    """Tell whether a number is cited, and not only a heading over others."""
    return any(provision.cited for provision in provisions_numbered(number, edition))


def _number(provision: Provision[Any], edition: Edition) -> str | None:
    versions = (subject.books[edition].versions.get(provision) for subject in SUBJECTS.values())
    return next((version.number for version in versions if version is not None), None)
