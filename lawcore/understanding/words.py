"""Typed words: case and accents folded, typing errors corrected, numbers told from cards."""

import re
import unicodedata
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from sys import intern
from typing import TypeAlias

from rapidfuzz.distance import OSA

SHORTEST_MISTYPED = 5
TWO_ERRORS_FROM = 8
KEEPS_ACCENT = 2
COMMONER = 2
CACHED = 8192
KEPT = 32
"""So many texts are kept as they were read."""
STRONG = frozenset(".?")
WEAK = frozenset(",&")
BOUNDARIES = STRONG | WEAK
_TOKEN = re.compile(
    r"[♠♥♦♣]|(?<!\S)\+(?=\s*\d)|\d+[^\W\d_]*|[^\W\d_]+|'|[.?!,;:()\[\]\n/\u2013\u2014-]"
)
_JOINED = re.compile(r"(?<=[^\W\d_])(?:-(?=[^\W\d_])|\.(?=\d))")
_RESULT = re.compile(r"(?:(?<=\s)|(?<=\d[a-z♠♥♦♣])|(?<=\d(?:nt|sa)))([+-])(?=\d(?!\S))")
_SIGNS = {"+": "plus", "-": "minus"}
"""What is written before the tricks of a result, as in "4S -1"."""
_BLANK = re.compile(r"(?<!\S)\S")
WITHIN = "\u2060"
"""Parts two words that were typed as one."""
_CARD = re.compile(r"(?:10|[2-9akqjtdrf])?")
_SUITS = "♠♥♦♣"
_LOW = frozenset("23456789")
_HIGHEST_LEVEL = 7
_MARKS = {**dict.fromkeys(",()[]", ","), "?": "?", "/": "/", "-": "-", "+": "plus"}
_APOSTROPHES = str.maketrans("\u2019\u2018\u00b4`\u00b0", "''''o", "\ufe0f")


def _folded(word: str) -> str:
    """Return a word without accents; the shortest words, which differ only in that, keep them."""
    if len(word) <= KEEPS_ACCENT or word.isascii():
        return word
    return "".join(c for c in unicodedata.normalize("NFKD", word) if not unicodedata.combining(c))


def tokens_of(text: str) -> list[str]:
    """Return the words, numbers, suit symbols and stops of a text, folded; the rest is dropped."""
    return [word for word, _ in placed_tokens(text)]


@lru_cache(maxsize=KEPT)
def placed_tokens(text: str) -> Sequence[tuple[str, int]]:
    """Return the tokens of a text, each with the place of the word between blanks that has it."""
    text = unicodedata.normalize("NFKC", text.translate(_APOSTROPHES)).lower()
    text = _JOINED.sub(WITHIN, text)
    text = _RESULT.sub(lambda found: f"{WITHIN}{_SIGNS[found[1]]}{WITHIN}", text)
    starts = [match.start() for match in _BLANK.finditer(text)]
    return [
        (
            intern(_folded(part))
            if part.isalnum() or part in _SUITS or part == "'"
            else _MARKS.get(part, "."),
            max(bisect_right(starts, match.start()) - 1, 0),
        )
        for match in _TOKEN.finditer(text)
        for part in [match[0]]
    ]


Places: TypeAlias = frozenset[int]
"""The words of a text, as typed, that a token was read from."""
Step: TypeAlias = Callable[[Sequence[str], int], tuple[int, Sequence[str]]]
"""Reads tokens from a place on: how many of them, and what they become."""


def stepped(
    tokens: Sequence[str], places: Sequence[Places], step: Step
) -> tuple[list[str], list[Places]]:
    """Return what a step makes of tokens, one after the other, and the places of each."""
    read: list[str] = []
    kept: list[Places] = []
    place = 0
    while place < len(tokens):
        length, words = step(tokens, place)
        read += words
        kept += [Places().union(*places[place : place + length])] * len(words)
        place += length
    return read, kept


class Abbreviations:
    """Abbreviations such as "E > est": a letter for a seat, unless it begins a sentence.

    A seat's letter may begin the text, but not before a word that shows it to be another word. An
    abbreviation with a stop ends no sentence if a small letter or a digit follows.
    """

    def __init__(
        self, everywhere: Iterable[str], seats: Iterable[str], no_seat_before: Iterable[str]
    ) -> None:
        begins = rf"\A(?=.\s+(?!(?:{'|'.join(no_seat_before)})\b))"
        self._patterns = [
            *(self._pattern(r"(?<![\w'\u2019])", text) for text in everywhere),
            *(self._pattern(rf"(?:{begins}|(?<=[\w,)] )|(?<=[(]))", text) for text in seats),
        ]

    def _pattern(self, before: str, text: str) -> tuple[str, re.Pattern[str], str]:
        short, _, long = text.partition(" > ")
        after = r"(?=\s*[a-z\d])" if short.endswith(".") else r"(?!\w|['\u2019](?!s\b))"
        return short, re.compile(f"{before}{re.escape(short)}{after}"), long

    def spelled_out(self, text: str) -> str:
        """Return a text with its abbreviations in full."""
        for short, pattern, long in self._patterns:
            if short in text:
                text = pattern.sub(long.replace(" ", WITHIN), text)
        return text


class Vocabulary:
    """The words of a language's phrases, and the correction of mistyped ones."""

    def __init__(self, words: Iterable[str], ordinary: Iterable[str]) -> None:
        self.known = Counter(words)
        self._ordinary = frozenset(ordinary)
        self._by_start: dict[str, list[str]] = defaultdict(list)
        for word in sorted(self.known.keys() | self._ordinary):
            if len(word) >= SHORTEST_MISTYPED:
                self._by_start[word[0]].append(word)
        self.right = lru_cache(maxsize=CACHED)(self._right)

    def __contains__(self, word: str) -> bool:
        return word in self.known or word in self._ordinary

    def _right(self, word: str) -> str:
        """Return the known word meant by a mistyped one; the word itself if that is unsure."""
        if len(word) < SHORTEST_MISTYPED - 1 or word in self or not word.isalpha():
            return word
        allowed = 2 if len(word) >= TWO_ERRORS_FROM else 1
        nearest: dict[int, list[str]] = defaultdict(list)
        starts = (self._by_start[letter] for letter in dict.fromkeys(word[:2]))
        for candidate in chain.from_iterable(starts):
            if abs(len(candidate) - len(word)) <= allowed:
                distance = OSA.distance(word, candidate, score_cutoff=allowed)
                nearest[distance].append(candidate)
        least = min((one for one in nearest if one <= allowed), default=0)
        return (self._likeliest(word, nearest[least]) if least else None) or word

    def _likeliest(self, word: str, candidates: list[str]) -> str | None:
        """Return the word with the same letters, by far the commonest, or the longest.

        Letters are swapped more often than wrong, and lost more often than added.
        """
        likely = [candidate for candidate in candidates if sorted(candidate) == sorted(word)]
        *others, best = sorted(likely or candidates, key=self.known.__getitem__)
        if any(self.known[best] <= COMMONER * self.known[other] for other in others):
            length = max(map(len, candidates))
            longest = [candidate for candidate in candidates if len(candidate) == length]
            best = longest[0] if len(longest) == 1 and not likely else ""
        return best if best in self.known else None


def _card(rank: str) -> str:
    """Return the mark of a card by its rank: an honour, or lower than the ten."""
    return "~low" if rank in _LOW else "~high"


class Numbers:
    """The numbers and ordinals of a language: `#5` is five, `%5` the fifth."""

    def __init__(
        self,
        numbers: Mapping[str, int],
        ordinals: Mapping[str, int],
        suffixes: frozenset[str],
        denominations: Mapping[str, str],
        of: frozenset[str],
    ) -> None:
        self._written = {word: f"#{number}" for word, number in numbers.items()}
        self._written |= {word: f"%{number}" for word, number in ordinals.items()}
        self._suffixes = suffixes
        self._denominations = denominations
        self._of = of

    def at(self, tokens: Sequence[str], place: int) -> tuple[int, Sequence[str]]:
        """Read a number, or a card or contract as one token with a `~`; else the token there."""
        length, mark = self._at(tokens, place)
        return length, (mark,)

    def _at(self, tokens: Sequence[str], place: int) -> tuple[int, str]:
        token, following = tokens[place], tokens[place + 1 : place + 3]
        if token in _SUITS:
            named = bool(following) and bool(following[0]) and _CARD.fullmatch(following[0])
            return (2, _card(following[0])) if named else (1, "~suit")
        mark = self._mark(token)
        if mark is None:
            return 1, token
        if not mark[1:].isdecimal():
            return 1, mark
        if mark[0] == "#" and following and self._is_denomination(following[0]):
            return 2, self._bid(mark[1:], following[0])
        if len(following) > 1 and following[0] in self._of and self._is_denomination(following[1]):
            return 3, _card(mark[1:])
        return 1, mark

    def _is_denomination(self, token: str) -> bool:
        return token in _SUITS or token in self._denominations

    def _bid(self, level: str, denomination: str) -> str:
        """Return the mark of a bid, as `~2s`, or of one above seven."""
        if int(level) > _HIGHEST_LEVEL:
            return "~over"
        named = self._denominations.get(denomination) or "shdc"[_SUITS.index(denomination)]
        return f"~{int(level)}{named}"

    def _mark(self, token: str) -> str | None:
        if token in self._written:
            return self._written[token]
        if not token[0].isdigit():
            return None
        digits = token.rstrip("abcdefghijklmnopqrstuvwxyz")
        suffix = token[len(digits) :]
        if len(digits) > 2 or not digits.isdecimal():  # noqa: PLR2004 - a trick has two digits
            return "~"
        if not suffix:
            return f"#{int(digits)}"
        if suffix in self._suffixes:
            return f"%{int(digits)}"
        return self._bid(digits, suffix) if self._is_denomination(suffix) else "~"
