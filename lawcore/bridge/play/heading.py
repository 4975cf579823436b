"""The heading of a typed board: its number, its dealer, who is vulnerable, apart or together."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from msgspec import Struct

from lawcore.bridge.play.auction import vulnerable_named
from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.letters import record_words
from lawcore.bridge.play.record import Vulnerable
from lawcore.bridge.play.score_words import players
from lawcore.languages import LANGUAGES, letters, words_of_all

_BETWEEN = re.compile(r"[\s,;.:/()|\N{EN DASH}\N{EM DASH}-]*")
_BARE = frozenset({"seat", "side"})
"""Pieces that tell something only behind the number of a board."""
_DEALERS = ("dealer", "dealing", "seat")
_VULNERABLE = ("vulnerable", "are_vulnerable", "alone", "side")
_PAIRS: tuple[tuple[int, int, Vulnerable], ...] = ((0, 2, "NS"), (1, 3, "EW"))
"""The places of the players of each side among the four."""


class Heading(Struct, frozen=True):
    """What a line tells of a board as a whole; None where it does not."""

    board: str | None = None
    dealer: Seat | None = None
    vulnerable: Vulnerable | None = None


def heading_of(line: str) -> Heading | None:
    """Return what a line in plain capitals tells of a board, None where it is no heading."""
    told = _told(line)
    dealers = [told[kind] for kind in _DEALERS if kind in told]
    sides = [_side(told[kind]) for kind in _VULNERABLE if kind in told]
    if told and len(dealers) < 2 and len(sides) < 2 and None not in sides:  # noqa: PLR2004
        dealer = players()[dealers[0]] if dealers else None
        return Heading(told.get("number"), dealer, sides[0] if sides else None)
    labelled = _labelled().fullmatch(line)
    return Heading(labelled[1]) if labelled else None


def _told(line: str) -> dict[str, str]:
    """Return the pieces of a heading by their kinds; none where something else is there."""
    told: dict[str, str] = {}
    place = 0
    while place < len(line):
        found = _pieces().match(line, place)
        kind = str(found.lastgroup) if found else ""
        if found is None or kind in told or (kind in _BARE and "number" not in told):
            return {}
        told[kind] = found[kind]
        behind = _BETWEEN.match(line, found.end())
        place = behind.end() if behind else found.end()
    return told


def _side(text: str) -> Vulnerable | None:
    return _sides().get(text) or vulnerable_named(text)


@cache
def _labelled() -> re.Pattern[str]:
    return re.compile(rf"(?:{_any(record_words('board'))})\s*[:#.]?\s*([^\s,;]{{1,20}})")


@cache
def _pieces() -> re.Pattern[str]:
    """Return what matches a piece of a heading; the name of its last group is its kind."""
    seat, side = _any([*players()]), _any([*_sides()])
    board = _any((*record_words("board"), *record_words("deal")))
    dealer = _any((*record_words("dealer"), *_words("calls", "dealer")))
    vulnerable = _any((*record_words("vulnerable"), *_words("score", "vulnerable")))
    alone = _any([words for words in _phrases() if " " in words])
    parts = (
        rf"(?:(?:{board})\s*(?:N(?:[OR°]|UMBER|UMERO)?[.\s])?\s*[#:.]?|#)\s*(?P<number>[0-9]{{1,4}})",
        rf"(?:{dealer})\s*[:.]?\s*(?P<dealer>{seat})",
        rf"(?P<dealing>{seat})\s+(?:{dealer})",
        rf"(?:{vulnerable})\s*[:.]?\s*(?P<vulnerable>{side}|[^\s,;.()]+)(?:\s(?:{vulnerable}))?",
        rf"(?P<are_vulnerable>{side})\s+(?:{vulnerable})",
        rf"(?P<alone>{alone})",
        rf"(?P<side>{side})",
        rf"(?P<seat>{seat})",
    )
    return re.compile("|".join(rf"{part}(?!\w)" for part in parts))


@cache
def _phrases() -> Mapping[str, Vulnerable]:
    """Return who is vulnerable by the phrases for both sides and for none."""
    both, none = _words("score", "all_vulnerable"), _words("score", "none_vulnerable")
    named: dict[str, Vulnerable] = dict.fromkeys(both, "All")
    return named | dict.fromkeys(none, "None")


@cache
def _sides() -> Mapping[str, Vulnerable]:
    """Return who is vulnerable by the words for it, in every language."""
    named: dict[str, Vulnerable] = dict(_pairs())
    named |= _phrases()
    named |= dict.fromkeys(record_words("none_vulnerable"), "None")
    return named | dict.fromkeys(record_words("both_vulnerable"), "All")


def _pairs() -> Iterator[tuple[str, Vulnerable]]:
    """Yield the sides as two players are written together, by letters and by names."""
    for language in LANGUAGES:
        of_players = letters(language)["players"]
        for one, other, side in _PAIRS:
            for named in (of_players["letters"], of_players["names"]):
                for sign in ("", "-", "/", " ", " - ", " / "):
                    yield f"{named[one]}{sign}{named[other]}".upper(), side


def _words(section: str, kind: str) -> tuple[str, ...]:
    return tuple(word.upper() for word in words_of_all(section, kind))


def _any(words: Sequence[str]) -> str:
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
