"""What becomes of a defective trick, and what more than one provision orders."""

from dataclasses import replace
from enum import auto

from lawcore.ruling import Lead, Order, Status, When


class Defect(Status):
    """What a defective trick has come to."""

    SUPPLIED = auto()
    ANOTHER_LAW = auto()
    DEEMED_A_REVOKE = auto()
    RESTORED = auto()
    PUT_IN_ITS_PLACE = auto()
    TO_BE_ADJUSTED = auto()


COUNT_IT_AS_A_REVOKE = Order("CountItAsARevoke", when=When.END_OF_PLAY, takes=("had_the_suit",))
PUT_IT_AMONG_THE_TRICKS = Order("PutItAmongTheTricks", decides=Defect.PUT_IN_ITS_PLACE)
ADJUST_AS_IT_WAS_PLAYED_TWICE = Order("AdjustAsItWasPlayedTwice", decides=Defect.TO_BE_ADJUSTED)


def count_it_as_a_revoke(had_the_suit: bool) -> Order:
    """One trick goes to the other side at the end, as after a revoke that his side did not win."""
    told = {"card_missing": True, "each_side_played_on": True, "could_comply": had_the_suit}
    return replace(
        COUNT_IT_AS_A_REVOKE,
        values={"had_the_suit": had_the_suit},
        leads_to=Lead("revoke", told),
    )
