"""Laws 65 and 66 - The inspection of tricks, and a card that lies the wrong way."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import YesNo
from lawcore.subjects.inspection.facts import Case, Inspection
from lawcore.subjects.inspection.orders import (
    FaceTheTrick,
    HaveTheCardTurned,
    KeepItClosed,
    LeaveTheCardAsItLies,
    LookAtTheOwnCard,
)


@consequence("65B3")
def wrongly_pointed_card(
    inspection: Inspection,
) -> HaveTheCardTurned | LeaveTheCardAsItLies | None:
    """A wrongly pointed card may be pointed out until the player's side plays on."""
    if inspection.case is not Case.WRONGLY_POINTED:
        return None
    if inspection.own_side_played_next is YesNo.YES:
        return LeaveTheCardAsItLies()
    return HaveTheCardTurned()


@condition("66", cited=False)
def still_the_current_trick(inspection: Inspection) -> bool:
    """His side has not led or played to the next trick."""
    return inspection.case is Case.CURRENT_TRICK and inspection.own_side_played_next is YesNo.NO


@consequence("66A")
def his_card_is_face_up(inspection: Inspection) -> FaceTheTrick | None:
    """Until he turns his own card he may have all cards of the trick faced."""
    if still_the_current_trick(inspection) and inspection.own_card_turned is YesNo.NO:
        return FaceTheTrick()
    return None


@consequence("66B")
def his_card_is_turned(inspection: Inspection) -> LookAtTheOwnCard | None:
    """Until his side plays on he may look at his own last card, not expose it."""
    if still_the_current_trick(inspection) and inspection.own_card_turned is YesNo.YES:
        return LookAtTheOwnCard()
    return None


@condition("66C", cited=False)
def his_side_has_played_on(inspection: Inspection) -> bool:
    """His side has led or played to the next trick."""
    return inspection.case is Case.CURRENT_TRICK and inspection.own_side_played_next is YesNo.YES


@consequence("66C")
def quitted_tricks_stay_closed(inspection: Inspection) -> KeepItClosed | None:
    """Until play ceases quitted tricks are inspected only if the Director says so."""
    if inspection.case is Case.QUITTED_TRICK or his_side_has_played_on(inspection):
        return KeepItClosed()
    return None
