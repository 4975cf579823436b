"""The library of articles in one language: what can be opened, and its content.

What its orders cite is an article's too.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from lawcore.book.library import numbers as numbering
from lawcore.book.library.extent import SPANS, is_in, is_taken, same_as
from lawcore.book.library.numbers import cited_in
from lawcore.book.library.search import Index, IndexedArticle, SearchHit
from lawcore.book.library.words import distinct, heading, idle, looked_for, own, own_numbers
from lawcore.engine.article import Consequence, Provision, Verdict, Version, book_order, law_of
from lawcore.engine.fact import Edition
from lawcore.engine.ruling import BadAnswer, Fault
from lawcore.engine.subject import Subject
from lawcore.languages import FALLBACK, LANGUAGES, text_of
from lawcore.laws.catalogue import SUBJECTS
from lawcore.laws.editions import EDITIONS, is_read
from lawcore.wording import Wording

_MESSAGE = re.compile(r"^order-(\w+)[\w-]* =(.*(?:\n[ \t].*|\n(?=\s))*)", re.MULTILINE)


def cited_by_orders(version: Version, subject: str, language: str) -> tuple[str, ...]:
    """Return the numbers cited in the texts of the orders that a provision may give."""
    texts = _texts(subject, language)
    numbers = (n for order in version.orders for n in cited_in(texts.get(order.name, "")))
    return tuple(dict.fromkeys(numbers))


@cache
def _texts(subject: str, language: str) -> Mapping[str, str]:
    """Return every text of each order, with its placeholders."""
    found: dict[str, str] = {}
    for name, text in _MESSAGE.findall(text_of(language, f"subjects/{subject}") or ""):
        found[name] = f"{found.get(name, '')} {text}"
    return found if language == FALLBACK else {**_texts(subject, FALLBACK), **found}


Paraphrase: TypeAlias = tuple[str, ...]
"""The sentences of an article."""

_ENDS = re.compile(r"(?<=[.;])\s+(?=\S)")
"""The end of a sentence, or of a part that can stand alone."""

REMEMBERED = 256
"""How many articles each language's library caches."""


class Point(NamedTuple):
    """An article in a list: its number as the book prints it, and its first sentence."""

    number: str
    printed: str
    words: str


class EditionDifference(Struct, frozen=True):
    """What another edition has for an article.

    `number` and `text` are None if they are the same; `elsewhere` says that the number means
    something else there, `absent` that the edition has no such article. If nothing at all is said,
    the article is not treated here for that edition.
    """

    edition: Edition
    number: str | None = None
    text: str | None = None
    elsewhere: bool = False
    absent: bool = False


class Entry(Struct, frozen=True):
    """An article of an edition in our words, with everything that leads on from it.

    All numbers are canonical. `verdicts` say for each paragraph what reading the text found; None
    for a text that was not read. `editions` are the other ones that have the number.
    """

    number: str
    edition: Edition
    printed: str
    heading: str
    paragraphs: tuple[str, ...]
    verdicts: tuple[Verdict | None, ...]
    exception_to: tuple[str, ...]
    excepted_by: tuple[str, ...]
    parent: str | None
    children: tuple[Point, ...]
    previous: str | None
    next: str | None
    references: tuple[str, ...]
    differences: tuple[EditionDifference, ...]
    editions: tuple[Edition, ...]
    subjects: tuple[str, ...]


class _ProvisionText(NamedTuple):
    """A provision under its number in an edition."""

    subject: Subject
    provision: Provision[Any]
    version: Version


class _EditionIndex:
    """The articles of one edition, whatever the language."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.said: dict[str, list[_ProvisionText]] = {}
        for subject in SUBJECTS.values():
            book = subject.books.get(edition)
            for provision, version in book.versions.items() if book else ():
                if numbering.is_number(version.number) and provision.kind != "remark":
                    said = _ProvisionText(subject, provision, version)
                    self.said.setdefault(version.number, []).append(said)
        known = {*self.said, *own_numbers(FALLBACK, edition)}
        above = {number for one in known for number in numbering.ancestors(one)}
        self.numbers = tuple(sorted(known | above, key=book_order))
        self.places = {number: at for at, number in enumerate(self.numbers)}
        self.children: dict[str | None, list[str]] = {}
        for number in self.numbers:
            self.children.setdefault(numbering.parent(number), []).append(number)

    @classmethod
    @cache
    def of(cls, edition: Edition) -> "_EditionIndex":
        return cls(edition)

    def provisions_at(self, number: str) -> list[_ProvisionText]:
        """Return the provisions under a number; a heading over others only without any other."""
        said = self.said.get(number, [])
        return [one for one in said if one.provision.cited] or (
            said if number not in self.children else []
        )

    def before(self, number: str) -> str | None:
        """Return the previous article on its level, otherwise the nearest that is not above it."""
        siblings = self.children[numbering.parent(number)]
        at = siblings.index(number)
        if at:
            return siblings[at - 1]
        above = numbering.ancestors(number)
        earlier = self.numbers[: self.places[number]]
        return next((one for one in reversed(earlier) if one not in above), None)

    def after(self, number: str) -> str | None:
        """Return the next article that is not a part of it."""
        later = self.numbers[self.places[number] + 1 :]
        return next((one for one in later if number not in numbering.ancestors(one)), None)


class Library:
    """The articles in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._wording = Wording.of(language)

    @classmethod
    @cache
    def of(cls, language: str) -> "Library":
        """Return the library of a language; raise FileNotFoundError if there is none."""
        return cls(language)

    def numbers(self, edition: Edition) -> tuple[str, ...]:
        """Return every article that can be opened in an edition, in book order."""
        return _EditionIndex.of(edition).numbers

    def has(self, number: str, edition: Edition) -> bool:
        """Tell whether an article can be opened in an edition."""
        return number in _EditionIndex.of(edition).places

    def editions(self, number: str) -> tuple[Edition, ...]:
        """Return the editions in which a number can be opened as typed, newest first."""
        return tuple(
            year
            for year in reversed(EDITIONS)
            if self.has(self.read(number, year) or number, year)
        )

    def nearest(self, number: str, edition: Edition) -> str | None:
        """Return a number if the edition has it, otherwise the nearest above it that it has."""
        above = (number, *numbering.ancestors(number))
        return next((one for one in above if self.has(one, edition)), None)

    def read(self, text: str, edition: Edition) -> str | None:
        """Return the number that somebody typed; None if it is none.

        The edition need not have that number.
        """
        return numbering.canonical(text, edition, self.language)

    def printed(self, number: str, edition: Edition) -> str:
        """Return a number as this language's book prints it."""
        return self._wording.articles.printed(number, edition)

    def point(self, number: str, edition: Edition) -> Point:
        """Return an article for a list."""
        return Point(number, self.printed(number, edition), self._begins(number, edition))

    def _begins(self, number: str, edition: Edition) -> str:
        """Return the first sentence of an article, or of its first point where it has none."""
        if paragraphs := self._paragraphs(number, edition):
            return first_sentence(paragraphs[0])
        points = _EditionIndex.of(edition).children.get(number)
        if points and numbering.parent(number):
            return self._begins(points[0], edition)
        return self._heading(number, edition)

    def open(self, number: str, edition: Edition) -> Entry:
        """Return an article of an edition by its number, canonical or as a book prints it.

        Raises BadAnswer(UNKNOWN_ARTICLE) if the edition has no such article among those treated;
        its `allowed` are the editions that have it.
        """
        number = self.read(number, edition) or number
        if not self.has(number, edition):
            raise BadAnswer(Fault.UNKNOWN_ARTICLE, value=number, allowed=self.editions(number))
        return self._entry(number, edition)

    @lru_cache(maxsize=REMEMBERED)  # noqa: B019 - there is one library for each language, for good
    def _entry(self, number: str, edition: Edition) -> Entry:
        shelf = _EditionIndex.of(edition)
        said = shelf.provisions_at(number)
        exception_to, excepted_by = _relations(said, edition)
        return Entry(
            number=number,
            edition=edition,
            printed=self.printed(number, edition),
            heading=self._heading(number, edition),
            paragraphs=self._paragraphs(number, edition),
            verdicts=tuple(self._said(number, edition).values()),
            exception_to=exception_to,
            excepted_by=excepted_by,
            parent=numbering.parent(number),
            children=tuple(self.point(one, edition) for one in shelf.children.get(number, ())),
            previous=shelf.before(number),
            next=shelf.after(number),
            references=self._references(number, edition),
            differences=tuple(self._differences(number, edition)),
            editions=tuple(y for y in reversed(EDITIONS) if y != edition and self.has(number, y)),
            subjects=tuple(dict.fromkeys(one.subject.name for one in said)),
        )

    def search(self, text: str, edition: Edition, limit: int = 8) -> list[SearchHit]:
        """Return the articles that a text in any language is about, best first, at most `limit`.

        A typed number is looked up first. Typing errors are forgiven; if nothing fits well enough,
        nothing is returned.
        """
        number = self.read(text, edition)
        if number is not None:
            return [self._hit(number, edition, 100.0)] if self.has(number, edition) else []
        return [
            self._hit(number, edition, score)
            for number, score in _index(edition).search(text, limit)
        ]

    def _hit(self, number: str, edition: Edition, score: float) -> SearchHit:
        point = self.point(number, edition)
        words = point.words if numbering.parent(number) else self._heading(number, edition)
        return SearchHit(number, words, score)

    def _heading(self, number: str, edition: Edition) -> str:
        return heading(self.language, law_of(number), edition)

    def _paragraphs(self, number: str, edition: Edition) -> Paraphrase:
        return tuple(self._said(number, edition))

    @lru_cache(maxsize=REMEMBERED)  # noqa: B019 - as above
    def _said(self, number: str, edition: Edition) -> Mapping[str, Verdict | None]:
        """Return the library's paraphrase of an article, otherwise the provisions, with verdicts.

        What is not in the text of the Laws is said beside the paraphrase.
        """
        read = is_read(number, edition)
        paraphrase = own(self.language, number, edition)
        spoken = self._spoken(number, edition)
        if paraphrase is None:
            return {text: verdict if read else None for text, verdict in spoken.items()}
        beside = {t: v for t, v in spoken.items() if read and v is not Verdict.VERIFIED}
        return {paraphrase: Verdict.VERIFIED if read else None, **beside}

    def _spoken(
        self, number: str, edition: Edition, also_in: Edition | None = None
    ) -> Mapping[str, Verdict]:
        """Return the sentences of the provisions with a number, each with its verdict.

        With `also_in`, only those of subjects that another edition has too.
        """
        said: dict[str, Verdict] = {}
        for one in _telling(_EditionIndex.of(edition).provisions_at(number)):
            if also_in is not None and also_in not in one.subject.books:
                continue
            said.setdefault(self._sentence(one, edition), one.provision.verdict)
        return {text: said[text] for text in distinct(said, self.language)}

    def _sentence(self, said: _ProvisionText, edition: Edition) -> str:
        return self._wording.articles.sentence(said.subject.name, said.provision.name, edition)

    def _references(self, number: str, edition: Edition) -> tuple[str, ...]:
        """Return the articles that an article's sentences and orders cite, in order."""
        cited = [n for text in self._paragraphs(number, edition) for n in numbering.cited_in(text)]
        for one in _EditionIndex.of(edition).provisions_at(number):
            cited.extend(cited_by_orders(one.version, one.subject.name, self.language))
        found = (self.read(n, edition) or n for n in cited)
        related = {number, *numbering.ancestors(number)}
        return tuple(n for n in dict.fromkeys(found) if n not in related and self.has(n, edition))

    def _differences(self, number: str, edition: Edition) -> Iterator[EditionDifference]:
        if not self._paragraphs(number, edition):
            return
        for year in reversed(EDITIONS):
            if year == edition:
                continue
            here, there = self._counterparts(number, edition, year)
            if not there:
                yield self._missing(number, year)
            for other, told in there.items():
                elsewhere = other if other != number else None
                if elsewhere or told != here:
                    text = None if told == here else " ".join(told)
                    yield EditionDifference(year, elsewhere, text)

    def _counterparts(
        self, number: str, edition: Edition, year: Edition
    ) -> tuple[Paraphrase, Mapping[str, Paraphrase]]:
        """Return the text of an article in two editions, by their numbers.

        Like is compared with like: the library's paraphrases, otherwise the provisions.
        """
        same = same_as(number, edition, year)
        paraphrases = own(self.language, number, edition), own(self.language, same, year)
        carried_over = self._carried_over(number, edition, year)
        if carried_over and None in paraphrases:
            return tuple(self._spoken(number, edition, also_in=year)), carried_over
        meant = same != number or (is_in(same, year) and not is_taken(same, edition, year))
        texts = self._paragraphs(same, year) if meant and self.has(same, year) else ()
        return self._paragraphs(number, edition), {same: texts} if texts else {}

    def _carried_over(
        self, number: str, edition: Edition, year: Edition
    ) -> Mapping[str, Paraphrase]:
        """Return the sentences in another edition of the provisions with a number, by number."""
        found: dict[str, list[str]] = {}
        for one in _telling(_EditionIndex.of(edition).provisions_at(number)):
            book = one.subject.books.get(year)
            version = book.versions.get(one.provision) if book else None
            if version is not None:
                said = _ProvisionText(one.subject, one.provision, version)
                found.setdefault(version.number, []).append(self._sentence(said, year))
        return {number: distinct(texts, self.language) for number, texts in found.items()}

    def _missing(self, number: str, year: Edition) -> EditionDifference:
        """Return what to say of an edition without the article."""
        if texts := self.has(number, year) and self._paragraphs(number, year):
            return EditionDifference(year, text=" ".join(texts), elsewhere=True)
        return EditionDifference(year, absent=number in SPANS and not is_in(number, year))


def first_sentence(text: str) -> str:
    """Return the first part of a text that can stand alone, without the mark at its end."""
    return _ENDS.split(text, maxsplit=1)[0].rstrip(".;:")


def _telling(said: list[_ProvisionText]) -> list[_ProvisionText]:
    """Return the provisions to show: conditions only without others, or as exceptions."""
    telling = [
        one for one in said if isinstance(one.provision, Consequence) or one.provision.exception_to
    ]
    return telling or said


def _relations(
    said: Iterable[_ProvisionText], edition: Edition
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the numbers that provisions are exceptions to, and those of their exceptions."""
    above: dict[str, None] = {}
    below: dict[str, None] = {}
    for one in said:
        versions = one.subject.books[edition].versions
        for provision, version in versions.items():
            if provision in one.provision.exception_to:
                above[version.number] = None
            if one.provision in provision.exception_to:
                below[version.number] = None
    return tuple(above), tuple(below)


def prepare_search(edition: Edition) -> Iterator[str]:
    """Prepare the first search in an edition, a little at each step.

    Yields after each step the Law whose articles are ready. The first search in another edition
    then takes 0.03 s: most of its sentences are the same.
    """
    for law, numbers in groupby(_EditionIndex.of(edition).numbers, law_of):
        for number in numbers:
            for language in LANGUAGES:
                Library.of(language)._paragraphs(number, edition)  # noqa: SLF001 - of this module
        yield law
    _index(edition)


@cache
def _index(edition: Edition) -> Index:
    """Return the search index of an edition: every article, in all languages at once."""
    shelved = []
    libraries = [Library.of(language) for language in LANGUAGES]
    for number in _EditionIndex.of(edition).numbers:
        is_law = numbering.parent(number) is None
        law = law_of(number)
        shelved.append(
            IndexedArticle(
                number,
                tuple(w for language in LANGUAGES for w in looked_for(language, number, edition)),
                tuple(heading(language, law, edition) for language in LANGUAGES) if is_law else (),
                tuple(p for one in libraries for p in one._paragraphs(number, edition)),  # noqa: SLF001
            )
        )
    return Index(shelved, frozenset().union(*(idle(language) for language in LANGUAGES)))
