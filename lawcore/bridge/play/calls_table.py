"""An auction drawn as in books: four players side by side, and below them their calls."""

import re
from collections.abc import Mapping, Sequence
from functools import cache

from lawcore.bridge.play.auction import PASSED_OVER, by_players, without_surplus
from lawcore.bridge.play.cards import Seat, clockwise
from lawcore.bridge.play.letters import Letters, plain, record_words, seats_named
from lawcore.languages import words_of_all

_EMPTY = re.compile(r"[-\N{EN DASH}\N{EM DASH}]+|=+")
"""The place of a player who does not call, or a rule below the players."""
_BESIDE = re.compile(r"(?<=[1-7]) (?=[♠♥♦♣])|[*!]")
"""A blank within a bid, and the marks of an alert."""
_PLAYERS = 4


def as_auctions(lines: Sequence[str], letters: Letters) -> list[str]:
    """Return lines in which each table of calls is a line of an auction, the rest of it empty.

    A table has a pass in it, for what stands below four players may be a trick. A row that is
    none of calls ends it. The places before the first call are empty or have a dash.
    """
    kept = [*lines]
    for place, line in enumerate(lines):
        first = _first_of_four(line, letters)
        if first is None:
            continue
        rows: list[list[str]] = []
        for row in lines[place + 1 :]:
            calls = _calls(row, letters)
            if not calls:
                break
            rows.append(calls)
        if not {"P", "AP"} & {call for row in rows for call in row}:
            continue
        told = " ".join(
            f"{letters.shown_seats[s]} {c}" for s, c in _made(first, rows, lines[place + 1])
        )
        kept[place : place + 1 + len(rows)] = [
            f"{record_words('auction')[0]} {told}",
            *[""] * len(rows),
        ]
    return kept


def _first_of_four(line: str, letters: Letters) -> Seat | None:
    """Return the first of four players who head a table, None where a line is no such heading."""
    known = {**seats_named(), **letters.seats}
    seats = [known.get(word) for word in plain(line).replace("|", " ").split()]
    first = seats[0] if len(seats) == _PLAYERS else None
    return first if first and (*seats,) == clockwise(first) else None


def _calls(row: str, letters: Letters) -> list[str] | None:
    """Return the calls of a row, a dash for each place that has one; None where it is no row."""
    text = _BESIDE.sub("", " ".join(plain(row).replace("|", " ").split()))
    for word, call in _words().items():
        text = text.replace(word, call) if " " in word else text
    calls: list[str] = []
    for token in text.split():
        strain = token[1:]
        is_bid = token[0] in "1234567" and (
            letters.suit(strain) is not None or strain in record_words("no_trump")
        )
        made = token if is_bid else _words().get(token)
        if made is None and not _EMPTY.fullmatch(token):
            return None
        calls.append(made or PASSED_OVER)
    return calls


def _made(first: Seat, rows: list[list[str]], written: str) -> tuple[tuple[Seat, str], ...]:
    """Return the calls of a table with their players; the first row may be short, or a rule."""
    if set(rows[0]) == {PASSED_OVER}:
        rows = rows[1:]
    is_short = len(rows[0]) < _PLAYERS and (len(rows) > 1 or plain(written).startswith((" ", "|")))
    ahead = [PASSED_OVER] * (_PLAYERS - len(rows[0]) if is_short else 0)
    return without_surplus(by_players(first, [*ahead, *(call for row in rows for call in row)]))


@cache
def _words() -> Mapping[str, str]:
    """Return the calls that are no bids by their words, in every language."""
    kinds = {"P": "pass", "X": "double", "XX": "redouble", "AP": "all_pass"}
    named = {w.upper(): call for call, kind in kinds.items() for w in words_of_all("calls", kind)}
    return dict(sorted(named.items(), key=lambda each: -len(each[0])))
