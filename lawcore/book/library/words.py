"""The library's own words in each language: headings, paraphrases, words to search for.

Of sentences that say the same one stays: several subjects may paraphrase the same article.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from rapidfuzz.fuzz import ratio

from lawcore.book.library.extent import is_in
from lawcore.engine.fact import Edition
from lawcore.languages import FALLBACK, text_of
from lawcore.languages.messages import texts_in_all, texts_of
from lawcore.laws.editions import EDITIONS
from lawcore.wording import Texts
from lawcore.wording.filled import in_edition

TEXTS: Final[Mapping[str, Texts]] = texts_in_all("library")
"""The library's messages, by language."""


@cache
def since(language: str) -> Mapping[Edition, Texts]:
    """Return the paraphrases that hold only from an edition on, newest first.

    Read when it is first wanted: it is as much as all the other messages of the library.
    """
    names = {year: f"laws_{year}" for year in reversed(EDITIONS)}
    return {
        year: texts_of(language, name)
        for year, name in names.items()
        if text_of(FALLBACK, name) is not None
    }


_BRACKETED = re.compile(r"\((\w+)\)")
_HYPHENED = re.compile(r"-([a-z0-9]+)")


def heading(language: str, law: str, edition: Edition) -> str:
    """Return the heading of a Law; raise KeyError if there is no such Law."""
    return in_edition(TEXTS[language], f"heading-{law}", edition)


def own(language: str, number: str, edition: Edition) -> str | None:
    """Return the library's paraphrase of an article; None if it has none for the edition."""
    key = _key("article", number)
    for year, said in since(language).items():
        if year <= edition and said.has(key):
            return in_edition(said, key, edition)
    if not TEXTS[language].has(key) or not is_in(number, edition):
        return None
    return in_edition(TEXTS[language], key, edition)


def own_numbers(language: str, edition: Edition) -> Iterator[str]:
    """Yield the numbers that the library paraphrases itself in an edition."""
    for year, said in since(language).items():
        if year <= edition:
            yield from _paraphrased(said)
    yield from (number for number in _paraphrased(TEXTS[language]) if is_in(number, edition))


def _paraphrased(said: Texts) -> Iterator[str]:
    for key in said.keys():  # noqa: SIM118 - a method of ours
        kind, _, rest = key.partition("-")
        if kind == "article" and "." not in rest:
            yield _HYPHENED.sub(r"(\1)", rest)


def looked_for(language: str, number: str, edition: Edition) -> tuple[str, ...]:
    """Return the colloquial names of an article in an edition."""
    key = _key("words", number)
    said = TEXTS[language]
    return tuple(in_edition(said, key, edition).split(", ")) if said.has(key) else ()


def idle(language: str) -> frozenset[str]:
    """Return the stop words of a language."""
    return frozenset(TEXTS[language].say("idle-words").split(", "))


def negations_and_people(language: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """Return the negations, and the beginnings of the words for people at the table."""
    say = TEXTS[language].say
    return frozenset(say("words-of-denial").split(", ")), tuple(say("people").split(", "))


def _key(kind: str, number: str) -> str:
    """Return the key of a message about an article: article-12C1-b for 12C1(b)."""
    text = _BRACKETED.sub(r"-\1", number)
    return f"{kind}-{text}"


ALIKE = 80.0
"""The likeness, of 100, from which two sentences count as the same."""

_WORD = re.compile(r"\w+")


def distinct(sentences: Iterable[str], language: str) -> tuple[str, ...]:
    """Return the sentences without those that repeat an earlier one.

    A sentence is left out only if it names the same people, has as many negations and the same
    numbers.
    """
    kept: list[str] = []
    for sentence in sentences:
        if not any(_say_the_same(sentence, other, language) for other in kept):
            kept.append(sentence)
    return tuple(kept)


def _say_the_same(one: str, other: str, language: str) -> bool:
    first, second = one.casefold(), other.casefold()
    same = _marks(first, language) == _marks(second, language)
    return same and ratio(first, second) >= ALIKE


def _marks(sentence: str, language: str) -> tuple[int, frozenset[str]]:
    """Return what must not differ: the negations, people and numbers of a sentence."""
    denials, people = negations_and_people(language)
    words = _WORD.findall(sentence)
    named = {who for who in people for word in words if word.startswith(who)}
    named.update(word for word in words if word[0].isdigit())
    return sum(word in denials for word in words), frozenset(named)
