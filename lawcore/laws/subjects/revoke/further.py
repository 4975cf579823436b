"""What is told of several revokes on one board, and how its facts are called.

The facts of a further revoke carry its number: "2.trick" is the trick of the second. "revokes"
tells how many there are; "took_9" that the side of the first revoke won trick 9, "they_took_9"
that the other side did; "2.playable_9" that the second offender won it with a card he could have
played to the trick of his revoke.
"""

from enum import StrEnum, auto

from lawcore.engine.fact import Choice, Fact, Facts, YesNo, in_group
from lawcore.engine.records import replace
from lawcore.engine.ruling import Asked, Branch, Ruling, Unusual
from lawcore.laws.subjects.revoke.facts import Hand

COUNT = "revokes"
MOST_REVOKES = 6
TOOK, THEY_TOOK, PLAYABLE = "took", "they_took", "playable"


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


def rule_as_one(ruling: Ruling, prefix: str, alike: int) -> Ruling:
    """Return the ruling on one of several with its facts named as they are told of that one.

    `alike` is how many of them come to the same, if all do, otherwise one.
    """
    return replace(
        ruling,
        supposed=tuple((prefix + name, answer) for name, answer in ruling.supposed),
        rare=list_of_one(ruling.rare, prefix),
        pending=tuple(prefix + name for name in ruling.pending),
        depends=tuple(_branch_told(branch, prefix) for branch in ruling.depends),
        told={**dict(ruling.supposed), **ruling.told, COUNT: alike},
    )


def _branch_told(branch: Branch, prefix: str) -> Branch:
    ways = tuple({prefix + name: a for name, a in way.items()} for way in branch.alike)
    return Branch(ways[0], branch.ruling, ways)
