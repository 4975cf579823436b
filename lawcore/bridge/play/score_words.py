"""The words of a line about scores, in every language: numbers, suits, results, players."""

import re
from collections.abc import Mapping, Sequence
from functools import cache

from lawcore.bridge.play.cards import Seat, Suit
from lawcore.bridge.play.letters import SYMBOLS, Letters, record_words, seats_named, sides_named
from lawcore.bridge.play.record import HAND
from lawcore.bridge.play.score import BOOK
from lawcore.languages import LANGUAGES, letters, words_of_all

_SUITS = {
    "spades": Suit.SPADES,
    "hearts": Suit.HEARTS,
    "diamonds": Suit.DIAMONDS,
    "clubs": Suit.CLUBS,
}
DOUBLES = {"X": 2, "*": 2, "!": 2, "XX": 4, "**": 4, "!!": 4}
"""The multiplier of a contract by the signs after it."""
_LEAST = 4
"""The fewest tricks that a number alone tells: fewer are rather those over or under a contract."""
SEPARATORS = frozenset(",;:()/&.")
"""What may stand between two pieces of a line, beside white space."""


@cache
def numbers() -> Mapping[str, int]:
    """Return the numbers from 0 to 13 by their digits and their words."""
    named = {str(number): number for number in range(HAND + 1)}
    for language in LANGUAGES:
        for number, words in enumerate(letters(language)["score"]["numbers"], start=1):
            named |= dict.fromkeys(words.upper().split(), number)
    return named


@cache
def suits() -> Mapping[str, Suit | None]:
    """Return the suits by their words; None is no trump."""
    named: dict[str, Suit | None] = {
        word: suit for kind, suit in _SUITS.items() for word in _words(kind)
    }
    return named | dict.fromkeys((*_words("no_trump"), *record_words("no_trump")))


@cache
def players() -> Mapping[str, Seat]:
    """Return the players by their letters and their names."""
    lettered = (Letters.of(language).seats for language in LANGUAGES)
    return {name: seat for each in lettered for name, seat in each.items()} | dict(seats_named())


@cache
def frequencies() -> re.Pattern[str]:
    """Return the words or signs before the scores of the other tables."""
    return re.compile(rf"(?<!\w)(?:{_any(_words('frequencies'))})(?!\w)\.?:?|\|")


@cache
def against() -> re.Pattern[str]:
    """Return the words before the result with which one is compared.

    A word that also means a double is one only before a contract or a score.
    """
    compared = rf"[0-9]\s*(?:{_any(_strains())})|[+-]?[0-9]{{2}}"
    doubled = rf"(?:{_any(_words('doubled_or_against'))})(?=\s+(?:{compared}))"
    return re.compile(rf"(?<!\w)(?:(?:{_any(_words('against'))})(?!\w)\.?:?|{doubled})")


@cache
def pieces() -> re.Pattern[str]:
    """Return what matches the next piece of a line; the name of its last group is its kind."""
    number, level = (
        _any([*numbers()]),
        _any([n for n, value in numbers().items() if 1 <= value <= HAND - BOOK]),
    )
    strain = _any(_strains())
    player = "".join(sorted({name for name in players() if len(name) == 1}))
    plus, minus, tricks = (_any(_words(kind)) for kind in ("plus", "minus", "tricks"))
    pairs = "|".join(rf"{pair[0]}\s?[/-]?\s?{pair[1]}" for pair in sides_named())
    behind = r"(?!(?!XX?(?!\w))\w)"
    parts = {
        "percent": r"(?P<amount>[0-9]{1,3}(?:[.,][0-9]{1,2})?)\s*%",
        "behind": rf"(?P<down>{number})\s+(?:(?:{tricks})\s+)?(?:{minus})(?!\w)",
        "tricks": rf"(?P<total>{number})\s+(?:{tricks})(?!\w)",
        "contract": rf"(?P<level>{level})\s*(?P<strain>{strain})"
        rf"(?:\s*(?P<double>XX|X|\*\*|\*|!!|!))?(?P<attached>[{player}])?{behind}",
        "over": rf"(?:\+|\+\s+(?=(?:{number})(?![\w%]))|(?:{plus})\s+)(?P<more>{number})(?![\d%])",
        "under": rf"(?:-|-\s+(?=(?:{number})(?![\w%]))|(?:{minus})\s+)(?P<less>{number})(?![\d%])",
        "making": rf"(?:{_any(_words('made'))})\s+(?P<odd>{number})(?:\s+(?:{tricks}))?(?![\w%])",
        "made": rf"=|(?:{_any(_words('made'))})(?!\w)",
        "board": rf"(?:{_any([*record_words('board'), 'B'])})\s*(?P<number>[0-9]{{1,3}})(?!\w)",
        "side": rf"(?:{pairs})(?!\w)",
        "everybody": rf"(?:{_any(_words('all_vulnerable'))})(?!\w)",
        "nobody": rf"(?:{_any(_words('none_vulnerable'))})(?!\w)",
        **{kind: rf"(?:{_any(_words(kind))})(?!\w)" for kind in ("safe", "vulnerable", "passed")},
        "redoubled": rf"(?:{_any(_words('redoubled'))})(?!\w)|\*\*",
        "doubled": rf"(?:{_any([*_words('doubled'), *_words('doubled_or_against')])})(?!\w)|\*",
        "ahead": rf"[{player}](?=(?:{level})\s*(?:{strain}))",
        "seat": rf"(?:{_any([*players()])}){behind}",
        "bare": rf"(?P<all>{_any([str(n) for n in range(_LEAST, HAND + 1)])})(?![\w.,%])",
        "filler": rf"(?:{_any(_fillers())})(?!\w)|-(?=\s)",
    }
    return re.compile("|".join(f"(?P<{kind}>{part})" for kind, part in parts.items()))


def _fillers() -> tuple[str, ...]:
    """Return the words that may stand between the pieces of a line and say nothing of it."""
    of_record = (word for kind in ("by", "plays", "declarer") for word in record_words(kind))
    return (*_words("filler"), *of_record)


def _strains() -> tuple[str, ...]:
    """Return how strains are written: words, letters and symbols."""
    lettered = (letter for language in LANGUAGES for letter in Letters.of(language).suits)
    return (*suits(), *lettered, *SYMBOLS.values())


def _words(kind: str) -> tuple[str, ...]:
    """Return the words of a kind, in capitals: those of every language."""
    return tuple(word.upper() for word in words_of_all("score", kind))


def _any(words: Sequence[str]) -> str:
    """Return a pattern of some words, the longest first; a blank in them is any space."""
    longest = sorted(set(words), key=lambda word: (-len(word), word))
    return "|".join(r"\s+".join(map(re.escape, word.split())) for word in longest)
