"""An article in words, ready to be shown."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

from msgspec import Struct

from lawcore.book.library.library import EditionDifference, Entry, Library
from lawcore.book.library.words import TEXTS
from lawcore.engine.article import Verdict
from lawcore.engine.fact import Edition
from lawcore.engine.records import replace
from lawcore.laws.editions import EDITIONS, IN_FORCE, is_read
from lawcore.wording import Wording

_READ: Mapping[Verdict, str] = {
    Verdict.VERIFIED: "show-verified",
    Verdict.DERIVED: "show-derived",
    Verdict.PRACTICE: "show-practice",
}


class LibraryPage(Struct, frozen=True):
    """The content of a page: `points` of a Law or a part of one, `relations` to other articles.

    `paragraphs` say which of them are practice and no law; `own_words` says whose the words are,
    and whether they were compared with the text of that edition.
    """

    title: str
    heading: str
    paragraphs: tuple[str, ...]
    points: tuple[str, ...]
    relations: tuple[str, ...]
    differences: tuple[str, ...]
    own_words: str


class Pages:
    """The pages of the library in one language, with their headings and labels."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._library = Library.of(language)
        self._say = TEXTS[language].say

    def page(self, entry: Entry) -> LibraryPage:
        """Return an article in words."""
        return LibraryPage(
            title=self.title(entry.number, entry.edition),
            heading=entry.heading,
            paragraphs=tuple(
                self._say(_READ[verdict], text=text) if verdict is Verdict.PRACTICE else text
                for text, verdict in zip(entry.paragraphs, entry.verdicts, strict=True)
            ),
            points=tuple(self._points(entry)),
            relations=tuple(self._relations(entry)),
            differences=tuple(self._differences(entry)),
            own_words=self._own_words(entry),
        )

    def own_words(self, *editions: Edition) -> str:
        """Return whose the words are, and the editions of which not every text was read."""
        partly = ", ".join(str(edition) for edition in editions if not is_read("", edition))
        if not partly:
            return self._say("show-own-words")
        return self._say("show-partly-compared", edition=partly)

    def _own_words(self, entry: Entry) -> str:
        """Return whose the words on a page are, and whether they were compared with the text."""
        numbers = (entry.number, *(point.number for point in entry.children))
        if all(is_read(number, entry.edition) for number in numbers):
            return self._say("show-own-words")
        return self._say("show-not-compared", edition=str(entry.edition))

    def with_verdicts(self, entry: Entry) -> tuple[str, ...]:
        """Return the paragraphs of an article, each with what reading the text found."""
        said = zip(entry.paragraphs, entry.verdicts, strict=True)
        return tuple(
            text if verdict is None else self._say(_READ[verdict], text=text)
            for text, verdict in said
        )

    def numbers_elsewhere(self, entry: Entry) -> tuple[str, ...]:
        """Return the line with an article's numbers in the other editions, if it has any."""
        numbers = [
            self._say(
                "show-number-of", number=self._library.printed(number, year), edition=str(year)
            )
            for number, year in _elsewhere(entry)
        ]
        return (self._say("show-elsewhere", numbers=", ".join(numbers)),) if numbers else ()

    def title(self, number: str, edition: Edition) -> str:
        printed = self._library.printed(number, edition)
        return self._say("show-title", number=printed, edition=str(edition))

    def official(self, source: str) -> tuple[str, str]:
        """Return the lines above and below an official text."""
        return self._say("show-official"), self._say("show-source", source=source)

    def found(self, query: str, edition: Edition) -> str:
        """Return the heading of a list of articles that were found."""
        return self._say("show-found", query=query, edition=str(edition))

    def found_one(self, number: str, words: str, edition: Edition) -> str:
        """Return the line of an article that was found."""
        return self._say("show-point", number=self._library.printed(number, edition), words=words)

    def point(self, number: str, words: str) -> str:
        """Return a number and what it is about."""
        return self._say("show-point", number=number, words=words)

    def nothing_found(self, query: str) -> str:
        """Return the message for a search without results."""
        return self._say("show-nothing-found", query=query)

    def not_in_edition(self, number: str, edition: Edition) -> tuple[str, ...]:
        """Return the message for a number that an edition does not have, and where it is.

        It says also which number above it that the edition has is shown instead.
        """
        nearest = self._library.nearest(number, edition)
        said = self._say(
            "show-instead" if nearest else "show-not-in-edition",
            number=number,
            edition=str(edition),
            nearest=self._library.printed(nearest, edition) if nearest else "",
        )
        editions = ", ".join(map(self.edition_label, self._library.editions(number)))
        return (said, self._say("show-in-editions", editions=editions)) if editions else (said,)

    def previous_label(self, number: str, edition: Edition) -> str:
        """Return the label of the button to the article before."""
        return self._say("show-previous", number=self._library.printed(number, edition))

    def next_label(self, number: str, edition: Edition) -> str:
        """Return the label of the button to the next article."""
        return self._say("show-next", number=self._library.printed(number, edition))

    def up_label(self, number: str, edition: Edition) -> str:
        """Return the label of the button to the article above."""
        return self._say("show-up", number=self._library.printed(number, edition))

    def edition_label(self, edition: Edition) -> str:
        """Return the label of the button to another edition."""
        return self._say("show-edition", edition=str(edition))

    def shortened(self) -> str:
        """Return the text that replaces lines that do not fit."""
        return self._say("show-shortened")

    def _points(self, entry: Entry) -> Iterator[str]:
        if entry.children:
            yield self._say("show-points")
        for point in entry.children:
            yield self._say("show-point", number=point.printed, words=point.words)

    def _relations(self, entry: Entry) -> Iterator[str]:
        related = (
            ("show-exception-to", entry.exception_to),
            ("show-excepted-by", entry.excepted_by),
            ("show-see-also", entry.references),
        )
        for key, numbers in related:
            if numbers:
                yield self._say(key, articles=self._listed(numbers, entry.edition))
        if entry.subjects:
            wording = Wording.of(self._language)
            subjects = ", ".join(wording.subject(name) for name in entry.subjects)
            yield self._say("show-asked-in", subjects=subjects)

    def _listed(self, numbers: Iterable[str], edition: Edition) -> str:
        return ", ".join(self._library.printed(number, edition) for number in numbers)

    def _differences(self, entry: Entry) -> Iterator[str]:
        if entry.differences:
            quoted = (
                one.edition
                for one in entry.differences
                if one.text and not is_read(one.number or entry.number, one.edition)
            )
            unread = ", ".join(map(str, dict.fromkeys(quoted)))
            key = "show-other-editions-unread" if unread else "show-other-editions"
            yield self._say(key, editions=unread)
        for _, alike in groupby(entry.differences, _said_alike):
            same = tuple(alike)
            years = ", ".join(str(difference.edition) for difference in same)
            yield self._difference(same[0], years)

    def _difference(self, difference: EditionDifference, year: str) -> str:
        edition, number, text = difference.edition, difference.number, difference.text
        if text is not None and difference.elsewhere:
            return self._say("show-difference-elsewhere", edition=year, text=text)
        printed = self._library.printed(number, edition) if number else ""
        if text is not None and number is not None:
            return self._say("show-difference-both", edition=year, number=printed, text=text)
        if text is not None:
            return self._say("show-difference-text", edition=year, text=text)
        if number is not None:
            return self._say("show-difference-number", edition=year, number=printed)
        key = "absent" if difference.absent else "untreated"
        return self._say(f"show-difference-{key}", edition=year)


def _elsewhere(entry: Entry) -> Iterator[tuple[str, Edition]]:
    """Yield the numbers that an article has in the other editions."""
    for year in (year for year in reversed(EDITIONS) if year != entry.edition):
        told = [difference for difference in entry.differences if difference.edition == year]
        if not told and year in entry.editions:
            yield entry.number, year
        for difference in told:
            if difference.number or (difference.text and not difference.elsewhere):
                yield difference.number or entry.number, year


def _said_alike(difference: EditionDifference) -> EditionDifference:
    """Return a difference without what depends on the edition."""
    return replace(difference, edition=IN_FORCE)
