"""A trick to which a player gave no card, or too many.

Law 67 - A trick with a card too few or too many.
"""

import sys
from enum import StrEnum
from typing import ClassVar

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.fact import NO, YES, Answer, Fact, Facts, YesNo
from lawcore.engine.records import replace
from lawcore.engine.ruling import Lead, Order, When
from lawcore.engine.subject import declare_subject

Found = StrEnum("Found", "BEFORE_BOTH_SIDES_PLAYED_NEXT AFTER_BOTH_SIDES_PLAYED_NEXT")
"""When it came to light."""

Kind = StrEnum("Kind", "OMITTED TOO_MANY MISPLACED")
"""What is wrong with the trick."""


Again = StrEnum("Again", "NO MENDABLE YES")
"""Whether the card was played to a later trick too: `YES` where that is too late to mend."""


class DefectiveTrick(Facts):
    """One trick, in the order in which a director asks."""

    kind = Fact(Kind)
    found = Fact(Found)
    has_suit = YesNo(YES, NO)
    played_again = Fact(Again)

    dummys = YesNo(NO, YES, usual=False)

    likeliest: ClassVar = (dummys,)


COUNT_IT_AS_A_REVOKE = Order("CountItAsARevoke", when=When.END_OF_PLAY, takes=("had_the_suit",))
COUNT_A_REVOKE_OF_DUMMYS = Order("CountARevokeOfDummys", when=When.END_OF_PLAY)
PUT_IT_AMONG_THE_TRICKS = Order("PutItAmongTheTricks", decides="put_in_its_place")
ADJUST_AS_IT_WAS_PLAYED_TWICE = Order("AdjustAsItWasPlayedTwice", decides="to_be_adjusted")


def count_it_as_a_revoke(had_the_suit: bool) -> Order:
    """One trick goes over at the end, as after a revoke that the offender did not win."""
    answers = {"card_missing": True, "each_side_played_on": True, "could_comply": had_the_suit}
    return replace(
        COUNT_IT_AS_A_REVOKE,
        values={"had_the_suit": had_the_suit},
        leads_to=Lead("revoke", answers),
    )


def count_a_revoke_of_dummys(had_the_suit: bool) -> Order:
    """No trick goes over at the end, as after a revoke of dummy's."""
    told: dict[str, Answer] = {
        "hand": "dummy",
        "card_missing": True,
        "each_side_played_on": True,
        "could_comply": had_the_suit,
    }
    return replace(COUNT_A_REVOKE_OF_DUMMYS, leads_to=Lead("revoke", told))


@condition("67A", cited=False)
def noticed_in_time(case: DefectiveTrick) -> bool:
    """It came to light before a player on each side had played on."""
    return case.found is Found.BEFORE_BOTH_SIDES_PLAYED_NEXT


@condition("67B", cited=False)
def noticed_too_late(case: DefectiveTrick) -> bool:
    """Both sides had played to the next trick."""
    return case.found is Found.AFTER_BOTH_SIDES_PLAYED_NEXT


@consequence("67A1", Order("SupplyALegalCard", decides="supplied"))
def omission_is_made_good(case: DefectiveTrick) -> bool:
    """A player who has given no card to the trick supplies one that is legal."""
    return case.kind is Kind.OMITTED and noticed_in_time(case)


@consequence(
    "67A2",
    Order(
        "RuleTheCardsPlayed",
        decides="another_law",
        leads_to=Lead(
            "simultaneous",
            {"case": "two_cards_one_hand", "each_side_played_on": "no"},
            at_once=True,
        ),
    ),
)
def too_many_in_time(case: DefectiveTrick) -> bool:
    """Too many cards in a trick are ruled as a fifth card, or as cards played together."""
    return case.kind is Kind.TOO_MANY and noticed_in_time(case)


@condition("67B1", cited=False)
def card_is_missing(case: DefectiveTrick) -> bool:
    """A card is missing from a trick after which both sides have played on."""
    return case.kind is Kind.OMITTED and noticed_too_late(case)


@consequence("67B1(a)", Order("PlaceACardOfTheSuit", decides="deemed_a_revoke"))
def who_has_the_suit(case: DefectiveTrick) -> bool:
    """An offender with a card of the suit led places one, and is deemed to have revoked."""
    return card_is_missing(case) and case.has_suit


@consequence("67B1(b)", Order("PlaceAnyCard", decides="deemed_a_revoke"))
def who_has_not_the_suit(case: DefectiveTrick) -> bool:
    """An offender with none of the suit led places any card, and is deemed to have revoked."""
    return card_is_missing(case) and not case.has_suit


@consequence("64A2", COUNT_IT_AS_A_REVOKE)
def one_trick_is_transferred(case: DefectiveTrick) -> Order | None:
    """One trick is transferred if the offending side won that trick or a later one."""
    if not card_is_missing(case) or case.dummys:
        return None
    return count_it_as_a_revoke(who_has_the_suit(case))


@consequence("64B3", COUNT_A_REVOKE_OF_DUMMYS)
def none_for_a_card_of_dummys(case: DefectiveTrick) -> Order | None:
    """For a card of dummy's that was not played no trick is transferred."""
    if not card_is_missing(case) or not case.dummys:
        return None
    return count_a_revoke_of_dummys(who_has_the_suit(case))


@consequence("67B2(a)", Order("RestoreTheExtraCards", decides="restored"))
def surplus_goes_back(case: DefectiveTrick) -> bool:
    """Extra cards go back to the hand; the card faced stays, and the trick with its winner."""
    return case.kind is Kind.TOO_MANY and noticed_too_late(case)


@consequence("67B2(b)", Order("LookForARevoke", leads_to=Lead("revoke", perhaps=True)))
def restored_card_was_always_there(case: DefectiveTrick) -> bool:
    """A restored card is deemed to have been in the hand all the time."""
    return surplus_goes_back(case)


@consequence("67B3", PUT_IT_AMONG_THE_TRICKS, ADJUST_AS_IT_WAS_PLAYED_TWICE)
def card_lies_elsewhere(case: DefectiveTrick) -> Order | None:
    """A card played that lies elsewhere is put in its place, unless it was played twice."""
    if case.kind is not Kind.MISPLACED:
        return None
    if case.played_again is Again.YES:
        return ADJUST_AS_IT_WAS_PLAYED_TWICE
    return PUT_IT_AMONG_THE_TRICKS


@derived
@consequence("67A1", Order("SupplyACardInItsPlace"))
def the_later_trick_lacks_a_card(case: DefectiveTrick) -> bool:
    """Once it lies in its own trick, the later one to which it was played again lacks a card."""
    return case.kind is Kind.MISPLACED and case.played_again is Again.MENDABLE


SUBJECT = declare_subject(
    "defective_trick",
    340,
    DefectiveTrick,
    sys.modules[__name__],
    since=2017,
    same_effect=(frozenset({"supplied", "deemed_a_revoke"}),),
    group="cards",
)
