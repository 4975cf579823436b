"""The pieces a typed auction is made of: calls, players, brackets, marks and a few words."""

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum, auto
from functools import cache

from msgspec import Struct

from lawcore.bridge.auction.calls import DENOMINATIONS, DOUBLE, PASS, REDOUBLE
from lawcore.bridge.play.cards import Seat, Suit
from lawcore.bridge.play.letters import SYMBOLS, Letters, record_words, seats_named
from lawcore.languages import LANGUAGES, letters

_NAMES = ("clubs", "diamonds", "hearts", "spades", "no_trump")
_CALLS = {"pass": PASS, "double": DOUBLE, "redouble": REDOUBLE}
_NO_ORDINAL = r"(?!ST\b|ND\b|RD\b|TH\b|A\b|O\b)"
_NO_LEVEL = "0"
_NO_LETTER = r"(?![^\W\d])"
"""What ends a denomination: a level may follow at once."""


class PieceKind(StrEnum):
    """What a piece is."""

    CALL = auto()
    NO_CALL = auto()
    """It looks like a bid and is none."""
    ALL_PASS = auto()
    SEAT = auto()
    DEALER = auto()
    OURS = auto()
    """The writer or partner, who calls beside it."""
    THEIRS = auto()
    """An opponent, who calls beside it."""
    OVER = auto()
    """The call before it was made over the one behind."""
    OPEN = auto()
    CLOSE = auto()
    MARK = auto()
    """The call before it is pointed out."""
    OUT_OF_TURN = auto()
    REPLACED = auto()
    """What follows takes the place of the call before it."""
    BETWEEN = auto()
    WORD = auto()
    """Anything that does not belong to an auction."""


class Piece(Struct, frozen=True):
    """A piece of a text: its kind, what is written, what it means, and where it stands."""

    kind: PieceKind
    text: str
    value: str
    start: int
    end: int


def pieces_of(text: str, language: str) -> Iterator[Piece]:
    """Yield the pieces of a text in plain capitals; suits have the letters of a language."""
    denominations, values = _denominations(language), _values()
    for found in _pattern(language).finditer(text):
        kind, written = PieceKind(str(found.lastgroup)), found.group()
        value = values.get(" ".join(written.rstrip(" :=").split()), written)
        if found["level"]:
            value = found["level"] + denominations[" ".join(found["denomination"].split())]
            kind = PieceKind.NO_CALL if found["level"] == _NO_LEVEL else kind
        yield Piece(kind, written, value, found.start(), found.end())


def unmade(before: str) -> bool:
    """Tell whether words end with those of a call that was only wanted or missed."""
    return _unmade().search(before) is not None


@cache
def _unmade() -> re.Pattern[str]:
    return re.compile(rf"(?:{_any(_words('unmade'))})\W*(?:\w+\W*)?$")


def is_of_another_language(text: str, language: str) -> bool:
    """Tell whether what looks like a bid is one in another language."""
    others = (Letters.of(name).suits for name in LANGUAGES if name != language)
    return text[:1] != _NO_LEVEL and any(text[1:] in suits for suits in others)


@cache
def _values() -> Mapping[str, str]:
    """Return what the words of calls other than bids, and of players, mean."""
    calls = {word: call for kind, call in _CALLS.items() for word in _words(kind)}
    return {**_seats(), **calls}


@cache
def _pattern(language: str) -> re.Pattern[str]:
    calls = [word for kind in _CALLS for word in _words(kind)]
    said = [*_words("insufficient"), *_words("inadmissible")]
    denominations = _any(_denominations(language), _NO_LETTER)
    between = [*_words("between"), *_words("auction")]
    dealer = [*_words("dealer"), *record_words("dealer")]
    kinds = {
        PieceKind.ALL_PASS: _any(_words("all_pass")),
        PieceKind.OUT_OF_TURN: _any(_words("out_of_turn")),
        PieceKind.MARK: rf"\?+|{_any(said)}",
        PieceKind.REPLACED: rf"[-=]?>|→|{_any(_words('replaced'))}",
        PieceKind.CALL: rf"(?P<level>\d)[ ]?(?P<denomination>{denominations})"
        rf"|{_any(calls)}",
        PieceKind.NO_CALL: rf"\d{_NO_ORDINAL}[^\W\d_]{{1,2}}(?!\w)",
        PieceKind.DEALER: rf"(?:{_any(dealer)})\s*[:=]?",
        PieceKind.SEAT: rf"(?:{_any(_seats())})\s*[:=]?",
        PieceKind.OURS: _any(_words("ours")),
        PieceKind.THEIRS: _any(_words("theirs")),
        PieceKind.OVER: _any(_words("over")),
        PieceKind.OPEN: r"[(\[]",
        PieceKind.CLOSE: r"[)\]]",
        PieceKind.BETWEEN: rf"[\s,;:./!*|+\u2013\u2014-]+|{_any(between)}",
        PieceKind.WORD: r"[^\W_]+|.",
    }
    return re.compile("|".join(f"(?P<{kind}>{pattern})" for kind, pattern in kinds.items()))


def _words(kind: str) -> tuple[str, ...]:
    """Return the words of a kind in every language: those of auctions, and names of suits."""
    tables = (letters(name)[table] for name in LANGUAGES for table in ("calls", "score"))
    every = (word for table in tables for word in table.get(kind, ()))
    return tuple(dict.fromkeys(word.upper() for word in every))


@cache
def _denominations(language: str) -> Mapping[str, str]:
    """Return the denominations by their letters in a language, and by their names in all."""
    named = zip(DENOMINATIONS, _NAMES, strict=True)
    return {
        **{word: denomination for denomination, kind in named for word in _words(kind)},
        **{letter: str(suit) for letter, suit in Letters.of(language).suits.items()},
        **{SYMBOLS[suit]: str(suit) for suit in Suit},
    }


@cache
def _seats() -> Mapping[str, str]:
    """Return the players by letters and full names in every language."""
    shown = {
        letter: str(seat)
        for name in LANGUAGES
        for seat, letter in Letters.of(name).shown_seats.items()
    }
    return {**shown, **{name: str(seat) for name, seat in seats_named().items()}}


def seat_of(piece: Piece) -> Seat:
    """Return the player whom a piece names."""
    return Seat(piece.value)


def _any(words: Iterable[str], end: str = r"(?!\w)") -> str:
    """Return the pattern of any of some words, the longest first, none within another word."""
    text = {
        word: re.escape(word).replace(r"\ ", r"\s+")
        for word in sorted(words, key=len, reverse=True)
    }
    signs = [pattern for word, pattern in text.items() if not word[-1].isalnum()]
    whole = "|".join(pattern for word, pattern in text.items() if word[-1].isalnum())
    return "|".join((*signs, rf"(?<![^\W\d])(?:{whole}){end}"))
