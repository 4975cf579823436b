"""The numbers of articles: how they are read, ordered and found in a text."""

import re
from unicodedata import normalize

from lawcore.engine.article import law_of
from lawcore.engine.fact import Edition
from lawcore.languages import LANGUAGES, letters, words_of_all

LAST_LAW = 93
"""No edition has a Law with a higher number."""

_LONGEST = 40


def _either(kind: str) -> str:
    """Return the pattern of a word that introduces numbers of articles, in any language."""
    return "|".join(map(re.escape, words_of_all("articles", kind)))


_WORD = re.compile(rf"(?:(?:[a-z]{{1,4}}['\u2019])?(?:{_either('typed')}))?[\s.:§#°]*(?=[0-9])")
_GAP = r"[ .\-/,()]*"
_SMALL = rf"(?:{_GAP}([a-l])|[ ]?\(([a-z])\))"
_TYPED = re.compile(
    rf"([1-9][0-9]?)(?:{_GAP}([a-g])(?:{_GAP}([1-9][0-2]?)(?:{_SMALL}"
    rf"(?:{_GAP}(i{{1,3}}|iv|vi{{0,3}}|ix|x))?)?|[ ]?\(([a-z])\))?|{_GAP}([12]))?[ .,;:)?!]*"
)
_TOKEN = re.compile(r"[0-9]+|[A-Z]|\([a-z0-9]+\)")
_NUMBER = re.compile(
    r"[1-9][0-9]?(?:[A-G](?:[1-9][0-9]?(?:\([a-l]\)(?:\([iv]+\))?)?)?|\([1-9]\))?"
)

_ALIASES: dict[tuple[str, str], dict[str, str]] = {
    (language, year): {as_printed: number for number, as_printed in book.items()}
    for language in LANGUAGES
    for year, book in letters(language).get("printed", {}).items()
}
"""By language and edition, the numbers that its book prints in another way than we write them."""
_LAW_71: dict[int, dict[str, str]] = {
    0: {},
    2007: {"71A": "71(1)", "71B": "71(2)", "71A1": "71(1)", "71A2": "71(2)"},
    2017: {"71(1)": "71A", "71(2)": "71B"},
}
"""How Law 71 is numbered, each from an edition on."""
_LIST = re.compile(
    rf"(?<![\w♠♥♦♣.])(?:{_NUMBER.pattern})"
    rf"(?:(?:, | (?:{_either('between')}) )(?:{_NUMBER.pattern})(?![\w]))*(?![\w]|\.\d)"
)
_LAW_BEFORE = re.compile(rf"(?:\b(?:{_either('before')})\s)$", re.IGNORECASE)


def canonical(text: str, edition: Edition | int, language: str) -> str | None:
    """Return the number that a text such as "art. 64 A1(b)" names in the book of a language.

    None if the text is no number of an article. Whether the edition has that article is not
    checked.
    """
    if len(text) > _LONGEST:
        return None
    plain = normalize("NFKC", text).strip().casefold()
    if word := _WORD.match(plain):
        plain = plain[word.end() :]
    found = _TYPED.fullmatch(plain)
    if found is None or int(found[1]) > LAST_LAW:
        return None
    law, letter, digit, plain_small, small, roman, alone, bare = found.groups()
    small = plain_small or small or alone
    if bare is not None:
        number = f"{law}({bare})"
        if law != "71":
            return None
    else:
        number = law + (letter or "").upper() + (digit or "")
        number += f"({small})" if small else ""
        number += f"({roman})" if roman else ""
    number = _ALIASES.get((language, str(int(edition))), {}).get(number, number)
    newest = max(year for year in _LAW_71 if year <= int(edition))
    return _LAW_71[newest].get(number, number)


def is_number(text: str) -> bool:
    """Tell whether a text is the number of an article, in canonical form."""
    return _NUMBER.fullmatch(text) is not None


def parent(number: str) -> str | None:
    """Return the number above: 64A for 64A1; None for a Law."""
    return "".join(_TOKEN.findall(number)[:-1]) or None


def ancestors(number: str) -> tuple[str, ...]:
    """Return the numbers above, the nearest first: 64A and 64 for 64A1."""
    above = parent(number)
    return (above, *ancestors(above)) if above else ()


def cited_in(text: str) -> tuple[str, ...]:
    """Return the numbers of articles that a text cites, in order, each once.

    A number without a letter counts after the word for a Law, alone in brackets, or in one list
    with a number that has a letter.
    """
    found: dict[str, None] = {}
    for match in _LIST.finditer(text):
        numbers = _NUMBER.findall(match[0])
        before, after = text[: match.start()], text[match.end() :]
        bracketed = before.endswith("(") and after.startswith(")")
        sure = bracketed or _LAW_BEFORE.search(before) is not None
        if sure or any(not number.isdigit() for number in numbers):
            found.update(dict.fromkeys(n for n in numbers if int(law_of(n)) <= LAST_LAW))
    return tuple(found)
