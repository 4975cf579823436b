"""Why a question is asked: the articles that its sentence names are those of the edition."""

import re
from collections.abc import Iterator
from types import CodeType, FunctionType
from typing import Any

from lawcore import SUBJECTS, Edition, Subject
from lawcore.book.library.words import own_numbers
from lawcore.engine.article import Provision, book_order
from lawcore.wording import LANGUAGES, Wording
from tests.each import together

SAID_IN = [(name, edition) for name, subject in SUBJECTS.items() for edition in subject.books]
BRACKETED = re.compile(r"\(((?:[^()]|\([a-z]+\))*)\)")
NUMBER = re.compile(r"\d+(?:[A-Z]\d*)?(?:\([a-z]+\))*")


@together("language", LANGUAGES)
@together("name, edition", SAID_IN)
def test_why_names_articles_as_the_edition_numbers_them(
    name: str, edition: Edition, language: str
) -> None:
    wording, subject = Wording.of(language), SUBJECTS[name]
    there, wrong = {*numbers(edition), *own_numbers(language, edition)}, []
    for fact in sorted(read_in(subject, edition) & subject.facts.named.keys()):
        said = wording.turns_on(name, fact, edition) or ""
        wrong += [
            f"{fact}: {number}"
            for number in named_in(said)
            if not any(is_under(one, number) for one in there)
            or has_moved(subject, number, edition)
        ]
    assert not wrong


def test_a_number_of_another_edition_is_seen() -> None:
    played = SUBJECTS["played_card"]
    assert has_moved(played, "45D1", Edition(2007))
    assert not has_moved(played, "45D", Edition(2007))
    assert not has_moved(played, "45D1", Edition(2017))
    assert named_in("One (30B1(b)(i), 31 to 33) or 2 (12C)") == ["30B1(b)(i)", "31", "33", "12C"]
    assert "revoke_by" in read_in(played, Edition(2007))
    assert "cmp" not in read_in(SUBJECTS["lead_restriction"], Edition(2007))


def named_in(said: str) -> list[str]:
    """The numbers of articles in the brackets of a sentence."""
    return [one for part in BRACKETED.findall(said) for one in NUMBER.findall(part)]


def numbers(edition: Edition) -> Iterator[str]:
    """The number of every provision of an edition."""
    for subject in SUBJECTS.values():
        if edition in subject.books:
            yield from of(subject, edition).values()


def of(subject: Subject, edition: Edition) -> dict[Provision[Any], str]:
    """The provisions of a subject in an edition, with their numbers."""
    versions = subject.books[edition].versions
    return {p: version.number for p, version in versions.items() if p.kind != "remark"}


def is_under(number: str, head: str) -> bool:
    """Whether an article is another one or a part of it."""
    above = book_order(head)
    return book_order(number)[: len(above)] == above


def has_moved(subject: Subject, number: str, edition: Edition) -> bool:
    """Whether what the newest edition has under a number stands under none of it in another."""
    newest, here = of(subject, max(subject.books)), of(subject, edition)
    same = [here[p] for p, one in newest.items() if is_under(one, number) and p in here]
    return bool(same) and not any(is_under(one, number) for one in same)


def read_in(subject: Subject, edition: Edition) -> set[str]:
    """The names that the provisions of an edition read, with the functions that they call."""
    seen, left = set[object](), [v.body for v in subject.books[edition].versions.values()]
    found = set[str]()
    while left:
        body = left.pop()
        if not isinstance(body, FunctionType) or body in seen:
            continue
        seen.add(body)
        names = set(names_in(body.__code__))
        found |= names
        left += [body.__globals__[name] for name in names & body.__globals__.keys()]
    return found


def names_in(code: CodeType) -> Iterator[str]:
    """The names that some code reads, and the code within it."""
    yield from code.co_names
    for within in code.co_consts:
        if isinstance(within, CodeType):
            yield from names_in(within)
