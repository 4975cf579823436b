"""Law 67 - A trick with a card too few or too many."""

from lawcore.article import condition, consequence
from lawcore.ruling import Lead, Order
from lawcore.subjects.defective_trick import orders
from lawcore.subjects.defective_trick.facts import DefectiveTrick, Found, Kind


@condition("67A", cited=False)
def noticed_in_time(case: DefectiveTrick) -> bool:
    """It came to light before a player on each side had played on."""
    return case.found is Found.BEFORE_BOTH_SIDES_PLAYED_NEXT


@condition("67B", cited=False)
def noticed_too_late(case: DefectiveTrick) -> bool:
    """Both sides had played to the next trick."""
    return case.found is Found.AFTER_BOTH_SIDES_PLAYED_NEXT


@consequence("67A1", Order("SupplyALegalCard", decides=orders.Defect.SUPPLIED))
def omission_is_made_good(case: DefectiveTrick) -> bool:
    """Who has given no card to the trick supplies one that he can legally play."""
    return case.kind is Kind.OMITTED and noticed_in_time(case)


@consequence(
    "67A2",
    Order(
        "RuleTheCardsPlayed",
        decides=orders.Defect.ANOTHER_LAW,
        leads_to=Lead("simultaneous", {"case": "two_cards_one_hand"}),
    ),
)
def too_many_in_time(case: DefectiveTrick) -> bool:
    """Too many cards in a trick are ruled as a fifth card, or as cards played together."""
    return case.kind is Kind.TOO_MANY and noticed_in_time(case)


@condition("67B1", cited=False)
def card_is_missing(case: DefectiveTrick) -> bool:
    """A card is missing from a trick after which both sides have played on."""
    return case.kind is Kind.OMITTED and noticed_too_late(case)


@consequence("67B1(a)", Order("PlaceACardOfTheSuit", decides=orders.Defect.DEEMED_A_REVOKE))
def who_has_the_suit(case: DefectiveTrick) -> bool:
    """Who has a card of the suit led places such a card, and is deemed to have revoked."""
    return card_is_missing(case) and case.has_suit


@consequence("67B1(b)", Order("PlaceAnyCard", decides=orders.Defect.DEEMED_A_REVOKE))
def who_has_not_the_suit(case: DefectiveTrick) -> bool:
    """Who has none of the suit led places any card, and is deemed to have revoked."""
    return card_is_missing(case) and not case.has_suit


@consequence("64A2", orders.COUNT_IT_AS_A_REVOKE)
def one_trick_is_transferred(case: DefectiveTrick) -> Order | None:
    """One trick is transferred if his side won that trick or a later one."""
    if who_has_the_suit(case):
        return orders.count_it_as_a_revoke(True)
    return orders.count_it_as_a_revoke(False) if who_has_not_the_suit(case) else None


@consequence("67B2(a)", Order("RestoreTheExtraCards", decides=orders.Defect.RESTORED))
def surplus_goes_back(case: DefectiveTrick) -> bool:
    """Extra cards go back to the hand; the card faced stays, and the trick with its winner."""
    return case.kind is Kind.TOO_MANY and noticed_too_late(case)


@consequence("67B2(b)", Order("LookForARevoke", leads_to=Lead("revoke")))
def restored_card_was_always_there(case: DefectiveTrick) -> bool:
    """A restored card is deemed to have been in the hand all the time."""
    return surplus_goes_back(case)


@consequence("67B3", orders.PUT_IT_AMONG_THE_TRICKS, orders.ADJUST_AS_IT_WAS_PLAYED_TWICE)
def card_lies_elsewhere(case: DefectiveTrick) -> Order | None:
    """A card played that lies elsewhere is put in its place, unless it was played twice."""
    if case.kind is not Kind.MISPLACED:
        return None
    if case.played_again:
        return orders.ADJUST_AS_IT_WAS_PLAYED_TWICE
    return orders.PUT_IT_AMONG_THE_TRICKS
