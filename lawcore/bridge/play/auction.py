"""From calls to the contract and its declarer; vulnerability and dealer by the board's number."""

import re
from collections.abc import Iterable, Mapping, Sequence

from lawcore.bridge.play.cards import Seat, Suit
from lawcore.bridge.play.record import Calls, Contract, Vulnerable

_CALLS = re.compile(
    r"(?P<bid>[1-7]\s?(?:NT?|SA(?!P|LL)|[SHDC♠♥♦♣]))|(?P<end>AP|ALL\s?PASS)"
    r"|(?P<redouble>XX(?!X)|RDBL|REDBL|REDOUBLE|RD|R)"
    r"|(?P<double>X|DBL|DOUBLE|DB|D)|(?P<pass>PASS|P)|(?P<beside>[\s,;.!?*|]+)|(?P<wrong>\S+)"
)
_CONTRACT = re.compile(r"([1-7])\s*(NT?|SA|[SHDC♠♥♦♣])\s*(X{0,2}|[DR])")
_DOUBLED = {"": 1, "X": 2, "D": 2, "XX": 4, "R": 4}
_NAMED = {"end": "AP", "redouble": "XX", "double": "X", "pass": "P"}
_ROUND = 16
_CLOSING = 3
PASSED_OVER = "-"
"""The call of a player who did not call in turn."""
_VULNERABLE: tuple[Vulnerable, ...] = ("None", "NS", "EW", "All")
_NAMES: Mapping[str, Vulnerable] = {
    "NONE": "None",
    "LOVE": "None",
    "NIL": "None",
    "NEITHER": "None",
    "-": "None",
    "O": "None",
    "0": "None",
    "NS": "NS",
    "N": "NS",
    "N-S": "NS",
    "N/S": "NS",
    "EW": "EW",
    "E": "EW",
    "E-W": "EW",
    "E/W": "EW",
    "ALL": "All",
    "BOTH": "All",
    "B": "All",
}


def vulnerable_named(text: str) -> Vulnerable | None:
    """Return the vulnerability as PBN, LIN or people write it; None if it is none."""
    return _NAMES.get(text.strip().upper())


def dealer_of(board: int) -> Seat:
    """Return the dealer of a board by its number, from 1 (Law 2)."""
    return tuple(Seat)[(board - 1) % 4]


def vulnerable_on(board: int) -> Vulnerable:
    """Return the vulnerability of a board by its number, from 1 (Law 2)."""
    place = (board - 1) % _ROUND
    return _VULNERABLE[(place + place // 4) % 4]


def contract_named(text: str) -> Contract | None:
    """Return the contract of "4S", "3NTX", "4HXX" or "4HR" in capitals; None if it is none."""
    found = _CONTRACT.fullmatch(text.strip())
    if found is None:
        return None
    level, strain, doubled = found.groups()
    return Contract(int(level), _strain(strain), _DOUBLED[doubled])


def _strain(text: str) -> Suit | None:
    letter = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}.get(text, text)
    return Suit(letter) if letter in set(Suit) else None


def calls_in(text: str) -> tuple[list[str], str]:
    """Return the calls of a text up to what is no call, and that, empty where there is none.

    They stand run together or apart, and are returned as "4S", "3N", "P", "X", "XX", "AP".
    """
    calls: list[str] = []
    for found in _CALLS.finditer(text.upper()):
        match found.lastgroup:
            case "bid":
                level, strain = found.group()[0], _strain(found.group()[1:].strip())
                calls.append(f"{level}{strain or 'N'}")
            case "wrong":
                return calls, found.group()
            case "beside":
                pass
            case kind:
                calls.append(_NAMED[str(kind)])
    return calls, ""


def by_players(first: Seat, calls: Iterable[str]) -> Calls:
    """Return calls in rotation with their players, the first of whom is given.

    "AP" stands for the remaining passes, a dash for a player who was passed over.
    """
    made: list[tuple[Seat, str]] = []
    seat = first
    for call in calls:
        named = ["P"] * passes_left(made) if call == "AP" else [call]
        for one in named:
            made.extend([] if one == PASSED_OVER else [(seat, one)])
            seat = seat.next
    return tuple(made)


def passes_left(made: Sequence[tuple[Seat, str]]) -> int:
    """Return how many passes are missing to end an auction: three after a bid, otherwise four."""
    passes = 0
    for _, call in reversed(made):
        if call != "P":
            return max(0, _CLOSING - passes)
        passes += 1
    return max(0, _CLOSING + 1 - passes)


def without_surplus(made: Calls) -> Calls:
    """Return an auction without passes that stand behind its end, as some programs write them."""
    passes = next((n for n, (_, call) in enumerate(reversed(made)) if call != "P"), len(made))
    before = made[: len(made) - passes]
    closing = _CLOSING if any(call[0].isdigit() for _, call in before) else _CLOSING + 1
    return made[: len(before) + min(passes, closing)]


def bought(calls: Calls) -> tuple[Contract, Seat] | None:
    """Return the contract of some calls, and its declarer; None if nobody bid."""
    named: dict[tuple[str, str], Seat] = {}
    last: tuple[str, Seat] | None = None
    doubled = 1
    for caller, call in calls:
        if call[0].isdigit():
            last, doubled = (call, caller), 1
            named.setdefault((caller.side, call[1:]), caller)
        elif call in {"X", "XX"}:
            doubled = 2 * len(call)
    if last is None:
        return None
    bid, bidder = last
    return Contract(int(bid[0]), _strain(bid[1:]), doubled), named[bidder.side, bid[1:]]
