"""Several revokes on one board: who made each further one."""

from enum import StrEnum, auto

from lawcore.fact import Fact, Facts, yes_no
from lawcore.subjects.revoke.facts import Hand

MOST_REVOKES = 6


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


class Further(Facts):
    """What is told of a further revoke beside the facts of any revoke."""

    by = Fact(By)
    suit_again = yes_no()


class Tricks(Facts):
    """A trick of the board after the first revoke that counts."""

    took = yes_no(usual=False)
    playable = yes_no(usual=False)


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
