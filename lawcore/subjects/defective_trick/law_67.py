"""Law 67 - A trick with a card too few or too many."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import YesNo
from lawcore.subjects.defective_trick.facts import DefectiveTrick, Found, Kind
from lawcore.subjects.defective_trick.orders import (
    AdjustAsItWasPlayedTwice,
    CountItAsARevoke,
    LookForARevoke,
    PlaceACardOfTheSuit,
    PlaceAnyCard,
    PutItAmongTheTricks,
    RestoreTheExtraCards,
    RuleTheCardsPlayed,
    SupplyALegalCard,
)


@condition("67A", cited=False)
def noticed_in_time(defective_trick: DefectiveTrick) -> bool:
    """It came to light before a player on each side had played on."""
    return defective_trick.found is Found.BEFORE_BOTH_SIDES_PLAYED_NEXT


@condition("67B", cited=False)
def noticed_too_late(defective_trick: DefectiveTrick) -> bool:
    """Both sides had played to the next trick."""
    return defective_trick.found is Found.AFTER_BOTH_SIDES_PLAYED_NEXT


@consequence("67A1")
def omission_is_made_good(defective_trick: DefectiveTrick) -> SupplyALegalCard | None:
    """Who has given no card to the trick supplies one that he can legally play."""
    if defective_trick.kind is Kind.OMITTED and noticed_in_time(defective_trick):
        return SupplyALegalCard()
    return None


@consequence("67A2")
def too_many_in_time(defective_trick: DefectiveTrick) -> RuleTheCardsPlayed | None:
    """Too many cards in a trick are ruled as a fifth card, or as cards played together."""
    if defective_trick.kind is Kind.TOO_MANY and noticed_in_time(defective_trick):
        return RuleTheCardsPlayed()
    return None


@condition("67B1", cited=False)
def card_is_missing(defective_trick: DefectiveTrick) -> bool:
    """A card is missing from a trick after which both sides have played on."""
    return defective_trick.kind is Kind.OMITTED and noticed_too_late(defective_trick)


@consequence("67B1(a)")
def who_has_the_suit(defective_trick: DefectiveTrick) -> PlaceACardOfTheSuit | None:
    """Who has a card of the suit led places such a card, and is deemed to have revoked."""
    if card_is_missing(defective_trick) and defective_trick.has_suit is YesNo.YES:
        return PlaceACardOfTheSuit()
    return None


@consequence("67B1(b)")
def who_has_not_the_suit(defective_trick: DefectiveTrick) -> PlaceAnyCard | None:
    """Who has none of the suit led places any card, and is deemed to have revoked."""
    if card_is_missing(defective_trick) and defective_trick.has_suit is YesNo.NO:
        return PlaceAnyCard()
    return None


@consequence("64A2")
def one_trick_is_transferred(defective_trick: DefectiveTrick) -> CountItAsARevoke | None:
    """One trick is transferred if his side won that trick or a later one."""
    if who_has_the_suit(defective_trick):
        return CountItAsARevoke(True)
    return CountItAsARevoke(False) if who_has_not_the_suit(defective_trick) else None


@consequence("67B2(a)")
def surplus_goes_back(defective_trick: DefectiveTrick) -> RestoreTheExtraCards | None:
    """Extra cards go back to the hand; the card faced stays, and the trick with its winner."""
    if defective_trick.kind is Kind.TOO_MANY and noticed_too_late(defective_trick):
        return RestoreTheExtraCards()
    return None


@consequence("67B2(b)")
def restored_card_was_always_there(defective_trick: DefectiveTrick) -> LookForARevoke | None:
    """A restored card is deemed to have been in the hand all the time."""
    return LookForARevoke() if surplus_goes_back(defective_trick) else None


@consequence("67B3")
def card_lies_elsewhere(
    defective_trick: DefectiveTrick,
) -> PutItAmongTheTricks | AdjustAsItWasPlayedTwice | None:
    """A card played that lies elsewhere is put in its place, unless it was played twice."""
    if defective_trick.kind is not Kind.MISPLACED:
        return None
    if defective_trick.played_again is YesNo.YES:
        return AdjustAsItWasPlayedTwice()
    return PutItAmongTheTricks()
