"""Scores of contracts (Law 77), compared (Law 78) and weighted (Law 12C1(c))."""

from bisect import bisect_right
from collections.abc import Iterable
from fractions import Fraction
from functools import cache

from lawcore.bridge.play.cards import Suit
from lawcore.bridge.play.record import HAND

BOOK = 6
"""The tricks below the first that counts."""
GAME = 100
WHOLE = Fraction(100)
"""The sum of the percentages of a weighted score."""
_SLAM = {6: (500, 750), 7: (1000, 1500)}
_IMPS = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)


def score(level: int, strain: Suit | None, doubled: int, tricks: int, *, vulnerable: bool) -> int:
    """Return what declarer's side scores, negative where the contract fails.

    `level` is 1 to 7, `strain` None at no trump, `doubled` 1, 2 or 4, `tricks` 0 to 13 in all.
    Raises ValueError outside these.
    """
    if not (1 <= level <= HAND - BOOK and doubled in {1, 2, 4} and 0 <= tricks <= HAND):
        msg = f"no such contract or result: {level=}, {doubled=}, {tricks=}"
        raise ValueError(msg)
    over = tricks - BOOK - level
    if over < 0:
        return -_undertricks(-over, doubled, vulnerable=vulnerable)
    return _made(level, strain, doubled, over, vulnerable=vulnerable)


def _made(level: int, strain: Suit | None, doubled: int, over: int, *, vulnerable: bool) -> int:
    each = 20 if strain in {Suit.CLUBS, Suit.DIAMONDS} else 30
    tricks = (each * level + (10 if strain is None else 0)) * doubled
    game = (500 if vulnerable else 300) if tricks >= GAME else 50
    slam = _SLAM.get(level, (0, 0))[vulnerable]
    insult = 50 * (doubled // 2)
    overtrick = each if doubled == 1 else 50 * doubled * (2 if vulnerable else 1)
    return tricks + game + slam + insult + over * overtrick


def _undertricks(down: int, doubled: int, *, vulnerable: bool) -> int:
    if doubled == 1:
        return down * (100 if vulnerable else 50)
    fourth_and_more = max(0, down - 3)
    points = 300 * down - 100 if vulnerable else 200 * down - 100 + 100 * fourth_and_more
    return points * doubled // 2


def imps(difference: int) -> int:
    """Return the International Match Points of a difference of scores, with its sign (Law 78B)."""
    points = bisect_right(_IMPS, abs(difference))
    return points if difference > 0 else -points


def matchpoints_against(points: int, field: Iterable[int]) -> int:
    """Return the matchpoints of a score among those of other tables (Law 78A): 2 each beaten."""
    return sum(2 if points > other else points == other for other in field)


def weighted(parts: Iterable[tuple[Fraction, int]]) -> Fraction:
    """Return the weighted value of several results, each given its percentage (Law 12C1(c)).

    They may be scores, IMPs or matchpoints. Raises ValueError if the percentages do not sum to
    100.
    """
    weighed = [*parts]
    if sum(percent for percent, _ in weighed) != WHOLE:
        msg = "the per cents of a weighted score are not 100 together"
        raise ValueError(msg)
    return sum((percent * worth / WHOLE for percent, worth in weighed), Fraction())


def is_score(points: int) -> bool:
    """Tell whether some contract has this score, for one side or the other."""
    return abs(points) in _scores()


@cache
def _scores() -> frozenset[int]:
    """Return all possible scores of a board, without sign; 0 for a passed-out board."""
    return frozenset(
        abs(score(level, strain, doubled, tricks, vulnerable=vulnerable))
        for level in range(1, HAND - BOOK + 1)
        for strain in (Suit.CLUBS, Suit.SPADES, None)
        for doubled in (1, 2, 4)
        for tricks in range(HAND + 1)
        for vulnerable in (False, True)
    ) | {0}
