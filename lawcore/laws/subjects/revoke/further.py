"""What is told of several revokes on one board, and how its facts are called.

The facts of a further revoke carry its number: "2.trick" is the trick of the second. "revokes"
tells how many there are; "took_9" that the side of the first revoke won trick 9, "they_took_9"
that the other side did; "2.playable_9" that the second offender won it with a card he could have
played to the trick of his revoke.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum, auto
from functools import lru_cache

from lawcore.engine.fact import Answers, Choice, Fact, Facts, YesNo, in_group
from lawcore.engine.ruling import Asked, Branch, Ruling, Unusual
from lawcore.engine.subject import FactRef
from lawcore.laws.subjects.revoke.facts import Hand

COUNT = "revokes"
MOST_REVOKES = 6
TRICKS = range(1, 14)
TOOK, THEY_TOOK, PLAYABLE = "took", "they_took", "playable"
_NUMBERED = re.compile(r"([2-9])\.(.+)")
_TRICK = re.compile(rf"({TOOK}|{THEY_TOOK}|{PLAYABLE})_([1-9]|1[0-3])")


class By(StrEnum):
    """Who made a further revoke, seen from the player who made the first."""

    SAME_PLAYER = auto()
    PARTNER = auto()
    OPPONENT = auto()
    OTHER_OPPONENT = auto()

    @property
    def on_the_first_side(self) -> bool:
        """It was made by the side that made the first."""
        return self is By.SAME_PLAYER or self is By.PARTNER


class FurtherRevoke(Facts):
    """What is told of a further revoke beside the facts of any revoke."""

    by = Fact(By)
    suit_again = YesNo()


_PARTNER = {Hand.DECLARER: Hand.DUMMY, Hand.DUMMY: Hand.DECLARER, Hand.DEFENDER: Hand.DEFENDER}


def hand_of(first: Hand, by: By) -> Hand:
    """Return the hand of a further revoke, given the hand of the first and who made it."""
    if by is By.SAME_PLAYER:
        return first
    if by is By.PARTNER:
        return _PARTNER[first]
    if first is not Hand.DEFENDER:
        return Hand.DEFENDER
    return Hand.DECLARER if by is By.OPPONENT else Hand.DUMMY


def prefix_of(number: int) -> str:
    """Return what stands before the facts of a revoke: nothing for the first."""
    return "" if number == 1 else f"{number}."


@lru_cache(maxsize=4096)
def parts_of(name: str) -> tuple[int, str, str, int]:
    """Return the number that the name of a fact begins with, else 1, and the rest of it.

    Then come the list of tricks that this belongs to and its trick, else nothing and 0.
    """
    found = _NUMBERED.fullmatch(name)
    number, plain = (int(found.group(1)), found.group(2)) if found else (1, name)
    trick = _TRICK.fullmatch(plain)
    series, place = (trick.group(1), int(trick.group(2))) if trick else ("", 0)
    return number, plain, series, place


def fact_ref(name: str, answers: Answers) -> FactRef:
    """Return what the name of a fact tells; from who made a further revoke follows its hand."""
    number, plain, series, place = parts_of(name)
    own = answers if number == 1 else _told_of(number, plain, answers)
    return FactRef(number, plain, own, series, place)


def _told_of(number: int, plain: str, answers: Answers) -> Answers:
    """Return what was told of a further revoke; "by" is asked as seen from the first hand."""
    prefix = prefix_of(number)
    own = {n.removeprefix(prefix): answer for n, answer in answers.items() if n.startswith(prefix)}
    first, by = answers.get("hand"), answers.get(f"{prefix}by")
    if plain == "by" and first is not None:
        own["hand"] = first
    elif first is not None and by is not None:
        own["hand"] = hand_of(Hand(str(first)), By(str(by)))
    return own


def series(how_many: int) -> Iterator[tuple[str, ...]]:
    """Yield the names of each list of tricks there can be with so many revokes."""
    playable = (f"{prefix_of(number)}{PLAYABLE}" for number in range(1, how_many + 1))
    for name in (TOOK, THEY_TOOK, *playable):
        yield tuple(f"{name}_{trick}" for trick in TRICKS)


HALF = 6
"""The last of the tricks that stand behind the first button, before those up to the twelfth."""
HALVES = ("first_half", "second_half")
"""What the two buttons are called in the words of the language."""


def ask_of_one(asked: Asked, prefix: str) -> Asked:
    """Return a fact as it is asked of one among several: the number of its trick counts."""
    choices = [
        replace(choice, also=tuple((prefix + name, answer) for name, answer in choice.also))
        for each in asked.choices
        for choice in (_by_number(each) if each.alike else (_without_trick(each),))
    ]
    return replace(asked, name=prefix + asked.name, choices=tuple(dict.fromkeys(choices)))


def _by_number(choice: Choice) -> tuple[Choice, ...]:
    """Return a button for each trick, those of the first half of the play behind one of theirs."""
    first = [trick for trick in choice.alike if int(trick) <= HALF]
    later = [trick for trick in choice.alike if int(trick) > HALF]
    return (*in_group(HALVES[0], *first), *in_group(HALVES[1], *later))


def _without_trick(choice: Choice) -> Choice:
    """Return a button that leaves the trick to be asked for by its number."""
    tells_trick = any(name == "trick" for name, _ in choice.also)
    return Choice(choice.option) if tells_trick else choice


def list_of_one(rare: tuple[Unusual, ...], prefix: str) -> tuple[Unusual, ...]:
    """Return rare circumstances named as they are told of one among several."""
    return tuple(
        replace(group, facts=tuple(ask_of_one(asked, prefix) for asked in group.facts))
        for group in rare
    )


def rule_as_one(ruling: Ruling, prefix: str) -> Ruling:
    """Return the ruling on one of several with its facts named as they are told of that one."""
    return replace(
        ruling,
        supposed=tuple((prefix + name, answer) for name, answer in ruling.supposed),
        rare=list_of_one(ruling.rare, prefix),
        pending=tuple(prefix + name for name in ruling.pending),
        depends=tuple(_branch_told(branch, prefix) for branch in ruling.depends),
        told={**dict(ruling.supposed), **ruling.told},
    )


def _branch_told(branch: Branch, prefix: str) -> Branch:
    ways = tuple({prefix + name: a for name, a in way.items()} for way in branch.alike)
    return Branch(ways[0], branch.ruling, ways)
