"""Binding of the DDS double dummy solver of Bo Haglund and Soeren Hein, where it is installed.

Only SetResources and SolveBoard are used. The library is the one that the package endplay brings
along, which is not imported, or that of the environment variable DDS_LIB; none is looked for
elsewhere. It is not to be loaded into a process that has to live: it may end it.
"""

import ctypes
import os
from collections.abc import Iterable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path

from lawcore.bridge.play.cards import Card, Seat, Suit
from lawcore.bridge.play.position import Position, chosen

LIBRARY = "DDS_LIB"
"""The environment variable with the path of a library of one's own."""

_NAMES = ("libdds.so", "libdds.dylib", "dds.dll", "libdds.dll")
_MEGABYTES, _THREADS, _THREAD = 200, 1, 0
_ANY_TARGET, _ALL_CARDS, _ALSO_ONE_CARD = -1, 3, 1
_NO_FAULT = 1
_LOWEST, _HIGHEST = 2, 14
_PLACE = {suit: place for place, suit in enumerate(Suit)}
_NUMBER = {seat: number for number, seat in enumerate(Seat)}
_SUITS = tuple(Suit)


class NoLibrary(Exception):  # noqa: N818 - says what there is not
    """There is no DDS library, or it cannot be loaded; the message says which."""


class Refused(ValueError):  # noqa: N818 - says what the library did
    """The library returned an error; the message has its number."""


class _Deal(ctypes.Structure):
    _fields_ = (
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("trick_suit", ctypes.c_int * 3),
        ("trick_rank", ctypes.c_int * 3),
        ("cards", (ctypes.c_uint * 4) * 4),
    )


class _Solution(ctypes.Structure):
    _fields_ = (
        ("nodes", ctypes.c_int),
        ("cards", ctypes.c_int),
        ("suit", ctypes.c_int * 13),
        ("rank", ctypes.c_int * 13),
        ("equals", ctypes.c_int * 13),
        ("score", ctypes.c_int * 13),
    )


def library(environment: Mapping[str, str] | None = None) -> Path | None:
    """Return the path of the library: that in DDS_LIB, otherwise endplay's; None without either.

    Without `environment` that of the process is read. A path in DDS_LIB need not exist.
    """
    own = (os.environ if environment is None else environment).get(LIBRARY)
    if own:
        return Path(own)
    found = find_spec("endplay")
    folders = found.submodule_search_locations if found else None
    for folder in folders or ():
        for name in _NAMES:
            path = Path(folder, "_dds", name)
            if path.is_file():
                return path
    return None


class Dds:
    """The library, loaded; for one thread."""

    def __init__(self, path: Path | None) -> None:
        if path is None:
            msg = f"no DDS library: endplay is not installed and {LIBRARY} is not set"
            raise NoLibrary(msg)
        try:
            loaded = ctypes.CDLL(str(path))
            self._solve = loaded.SolveBoard
            set_resources = loaded.SetResources
        except (OSError, AttributeError) as error:
            msg = f"no DDS library: {error}"
            raise NoLibrary(msg) from error
        set_resources.argtypes = [ctypes.c_int, ctypes.c_int]
        set_resources.restype = None
        self._solve.argtypes = [
            _Deal,
            *[ctypes.c_int] * 3,
            ctypes.POINTER(_Solution),
            ctypes.c_int,
        ]
        self._solve.restype = ctypes.c_int
        set_resources(_MEGABYTES, _THREADS)

    def values(self, position: Position, cards: Iterable[Card] | None = None) -> dict[Card, int]:
        """Return for each card how many of the remaining tricks its side wins after it.

        As `solver.values`, with the same errors; and Refused.
        """
        told = chosen(position, cards)
        solved = self._legal(position)
        return {
            card: solved[card] if card in solved else self._after(position, card) for card in told
        }

    def _after(self, position: Position, card: Card) -> int:
        """Return the tricks of the side to play after a card that is not legal."""
        following, won_by = position.after(card)
        side = position.turn.side
        won = int(won_by is not None and won_by.side == side)
        if following is None:
            return won
        best = max(self._legal(following).values())
        return won + (best if following.turn.side == side else following.left - best)

    def _legal(self, position: Position) -> dict[Card, int]:
        """Return the tricks of the side to play after each legal card."""
        solution = _Solution()
        status = self._solve(
            _deal(position), _ANY_TARGET, _ALL_CARDS, _ALSO_ONE_CARD, solution, _THREAD
        )
        if status != _NO_FAULT:
            msg = f"SolveBoard returned {status}"
            raise Refused(msg)
        return dict(_scores(solution))


def _deal(position: Position) -> _Deal:
    deal = _Deal(
        trump=len(_SUITS) if position.trump is None else _PLACE[position.trump],
        first=_NUMBER[position.leader],
    )
    for place, (_, card) in enumerate(position.trick):
        deal.trick_suit[place] = _PLACE[card.suit]
        deal.trick_rank[place] = card.rank
    for seat, hand in position.hands.items():
        for card in hand:
            deal.cards[_NUMBER[seat]][_PLACE[card.suit]] |= 1 << card.rank
    return deal


def _scores(solution: _Solution) -> Iterator[tuple[Card, int]]:
    """Yield each card with its tricks, also those that count as equal to a higher one."""
    for number in range(solution.cards):
        suit = _SUITS[solution.suit[number]]
        equal = solution.equals[number] | 1 << solution.rank[number]
        for rank in range(_LOWEST, _HIGHEST + 1):
            if equal >> rank & 1:
                yield Card(suit, rank), solution.score[number]
