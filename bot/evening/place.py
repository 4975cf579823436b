"""Board and table as a person types them: "12 5", "b12 t5", "board 12 tavolo 5"."""

import re
from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from bot.wording import Words
from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.letters import Letters
from lawcore.languages import LANGUAGES

LONGEST = 200
"""The most characters of a director's own line that are stored."""
_APART, _GROUP = "|", "group"
_NUMBER = r"[0-9]{1,3}"
_BOARD = r"0{0,2}[1-9][0-9]{0,2}"
"""There is no board 0; zeros before a number are none of it."""
_NAMED = r"[A-Za-z]?[0-9]{1,3}[A-Za-z]?"
"""A table may have a letter, for its section or room."""


class TablePlace(Struct, frozen=True):
    """Where something happened: the number of a board, and of a table with its letter if any.

    `in_group` says that it is noted in the evening of a group, from a private chat.
    """

    board: str | None = None
    table: str | None = None
    in_group: bool = False

    @classmethod
    def parse(cls, column: str) -> "TablePlace":
        """Return the place that a column of a conversation has."""
        board, table, group, *_ = (*column.split(_APART), "", "", "")
        return cls(board or None, table or None, bool(group))

    def __str__(self) -> str:
        """Return the text for the column of a conversation, empty where the place is unknown."""
        group = f"{_APART}{_GROUP}" if self.in_group else ""
        return f"{self.board or ''}{_APART}{self.table or ''}{group}" if self or group else ""

    @property
    def sort_key(self) -> tuple[bool, int, bool, int, str]:
        """What sorts places by board, then by table; an unknown one comes last."""
        digits = "".join(filter(str.isdecimal, self.table or ""))
        table = self.table is None, int(digits or 0), self.table or ""
        return self.board is None, int(self.board or 0), *table

    def __bool__(self) -> bool:
        """Tell whether board or table is known."""
        return self.board is not None or self.table is not None


class TypedPlace(Struct, frozen=True):
    """What a director typed about a ruling: the place, the pairs, and an own line."""

    where: TablePlace
    pairs: str | None = None
    own_line: str | None = None

    @property
    def is_whole(self) -> bool:
        """It says board and table."""
        return self.where.board is not None and self.where.table is not None


def read_board(text: str) -> str | None:
    """Return the board that a text names and nothing else: "7", "board 7"; None for another."""
    typed = read_place(text)
    is_alone = typed == TypedPlace(TablePlace(typed.where.board))
    return typed.where.board if is_alone else None


def is_bare(text: str) -> bool:
    """Tell whether a text is a number and nothing else."""
    return text.strip().isdecimal()


def read_place(text: str) -> TypedPlace:
    """Return the content of a text about a ruling: board, table, pairs; the rest is the own line.

    The words for board, table and pairs may be of any language. Bare numbers at the beginning are
    board and table, in this order, then two pairs joined by a dash: "12 5 3-8".
    """
    rest, found = " ".join(text.split()), dict[str, str]()
    while (read := _read_next(rest, found)) is not None:
        kind, found[kind], rest = read
    pairs = [found[kind] for kind in ("ns", "ew", "pairs") if kind in found]
    return TypedPlace(
        TablePlace(found.get("board"), found.get("table")),
        " ".join(pairs) or None,
        rest[:LONGEST] or None,
    )


def joined_pairs(known: str | None, typed: str | None) -> str | None:
    """Return stored pairs with those that were typed later: a side that was not typed stays."""
    was, now = _numbers_of(known), _numbers_of(typed)
    if not (was and now):
        return typed or known
    joined = {**was, **now}
    return " ".join(f"{side} {joined[side]}" for side in sorted(joined, reverse=True))


def are_other_pairs(known: str | None, typed: str | None) -> bool:
    """Tell whether pairs were typed that are not those that are stored."""
    was, now = _numbers_of(known), _numbers_of(typed)
    if was and now:
        return any(was[side] != now[side] for side in was.keys() & now.keys())
    return bool(known and typed and known != typed)


def _numbers_of(pairs: str | None) -> dict[str, str]:
    """Return the numbers of stored pairs by side, empty where it was not typed which is which."""
    return dict(_SIDED.findall(pairs or ""))


def pairs_in_words(pairs: str, language: str) -> str:
    """Return stored pairs with the letters that a language has for the sides: "NS 3 EO 7"."""
    shown = Letters.of(language).shown_seats
    return _SIDES.sub(lambda side: "".join(shown[Seat(letter)] for letter in side[0]), pairs)


_SIDED = re.compile(r"\b(NS|EW) ([0-9]+)")
_SIDES = re.compile(r"\b(?:NS|EW)\b")


def _read_next(rest: str, found: Mapping[str, str]) -> tuple[str, str, str] | None:
    """Return what a text begins with: its kind, its value, and the rest; None for a line."""
    looks = [*_called()]
    if "pairs" not in found and "table" in found:
        looks.append(("pairs", "", _BARE["pairs"]))
    if "table" not in found:
        bare = "table" if "board" in found else "board"
        looks.append((bare, "", _BARE[bare]))
    for kind, label, pattern in looks:
        match = None if kind in found else pattern.match(rest)
        if match is not None:
            read = match["value"].upper()
            value = read.lstrip("0") if kind == "board" else f"{label} {read}".strip()
            return kind, value, rest[match.end() :].lstrip(_BETWEEN)
    return None


_BETWEEN = " ,;:./\N{EN DASH}-"
_BARE = {
    "pairs": re.compile(rf"(?P<value>{_NUMBER}\s?[-\u2013]\s?{_NUMBER})(?![0-9A-Za-z]|[+=%]| ?%)"),
    "board": re.compile(rf"(?P<value>{_BOARD})(?![0-9A-Za-z]|[+=%]| ?%)"),
    "table": re.compile(rf"(?P<value>{_NAMED})(?![0-9A-Za-z]|[+=%]| ?%)"),
}
"""The numbers that may be board or table without a word; a result or a percentage may not."""


@cache
def _called() -> tuple[tuple[str, str, re.Pattern[str]], ...]:
    """Return board, table and pairs: the kind, how it is stored, and the pattern of its words."""
    joined = rf"(?:\s*[-\u2013/+&]\s*|\s+(?:{_words('note-and')})\s+|\s+)"
    looks = (
        ("board", "", rf"{_BOARD}(?![0-9])"),
        ("table", "", rf"{_NAMED}(?![0-9A-Za-z])"),
        ("ns", "NS", rf"{_NUMBER}(?![0-9])"),
        ("ew", "EW", rf"{_NUMBER}(?![0-9])"),
        ("pairs", "", rf"{_NUMBER}(?:{joined}{_NUMBER})?(?![0-9])"),
    )
    return tuple(
        (
            kind,
            label,
            re.compile(
                rf"(?:{_words(f'note-{kind}')})\s*(?:[:.#°]|n[.°]?)?\s*(?P<value>{value})",
                re.IGNORECASE,
            ),
        )
        for kind, label, value in looks
    )


def _words(key: str) -> str:
    """Return a pattern of the words of all languages for something, the longest first."""
    words = {word for language in LANGUAGES for word in Words.of(language).bot.say(key).split()}
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
