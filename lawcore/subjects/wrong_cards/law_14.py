"""Law 14 - A card is missing, and no hand has more than thirteen."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import YesNo
from lawcore.subjects.wrong_cards.facts import Case, Where, WrongCards
from lawcore.subjects.wrong_cards.orders import (
    KeepItFromThePartner,
    LetTheCallsStand,
    LookAmongThePlayedCards,
    LookForAPenaltyCardOrARevoke,
    RebuildTheDeal,
    RebuildTheDealDuringPlay,
    RestoreTheCard,
    RestoreTheCardDuringPlay,
    RuleTheDefectiveTrick,
)


@condition("14", cited=False)
def a_card_is_missing(wrong_cards: WrongCards) -> bool:
    """A hand has fewer than thirteen cards, and none has more."""
    return wrong_cards.case is Case.MISSING


@condition("14A", cited=False)
def before_the_lead_is_faced(wrong_cards: WrongCards) -> bool:
    """No opening lead has been faced."""
    return a_card_is_missing(wrong_cards) and wrong_cards.lead_faced is YesNo.NO


@condition("14B", cited=False)
def after_the_lead_was_faced(wrong_cards: WrongCards) -> bool:
    """The opening lead has been faced."""
    return a_card_is_missing(wrong_cards) and wrong_cards.lead_faced is YesNo.YES


@consequence("14A1")
def found_before_the_lead(wrong_cards: WrongCards) -> RestoreTheCard | None:
    """A card that is found goes back to the deficient hand."""
    if before_the_lead_is_faced(wrong_cards) and wrong_cards.where is Where.FOUND:
        return RestoreTheCard()
    return None


@consequence("14A2")
def not_found_before_the_lead(wrong_cards: WrongCards) -> RebuildTheDeal | None:
    """Where the card is not found the deal is built anew from another pack."""
    if before_the_lead_is_faced(wrong_cards) and wrong_cards.where is Where.NOT_FOUND:
        return RebuildTheDeal()
    return None


@consequence("14A3")
def calls_stand(wrong_cards: WrongCards) -> LetTheCallsStand | None:
    """No call is changed; the hand counts as complete throughout."""
    return LetTheCallsStand() if before_the_lead_is_faced(wrong_cards) else None


@consequence("14B1")
def among_the_played_cards(wrong_cards: WrongCards) -> LookAmongThePlayedCards | None:
    """A card found among the played cards makes a defective trick."""
    if after_the_lead_was_faced(wrong_cards) and wrong_cards.where is Where.AMONG_PLAYED:
        return LookAmongThePlayedCards()
    return None


@consequence("67")
def trick_is_put_right(wrong_cards: WrongCards) -> RuleTheDefectiveTrick | None:
    """A defective trick is put right."""
    return RuleTheDefectiveTrick() if among_the_played_cards(wrong_cards) else None


@consequence("14B2")
def found_elsewhere(wrong_cards: WrongCards) -> RestoreTheCardDuringPlay | None:
    """A card found elsewhere during the play goes back to the deficient hand."""
    if after_the_lead_was_faced(wrong_cards) and wrong_cards.where is Where.ELSEWHERE:
        return RestoreTheCardDuringPlay()
    return None


@consequence("14B3")
def not_found_during_play(wrong_cards: WrongCards) -> RebuildTheDealDuringPlay | None:
    """Where the card is not found during the play the deal is built anew from another pack."""
    if after_the_lead_was_faced(wrong_cards) and wrong_cards.where is Where.NOT_FOUND:
        return RebuildTheDealDuringPlay()
    return None


@consequence("14B4")
def was_always_in_the_hand(wrong_cards: WrongCards) -> LookForAPenaltyCardOrARevoke | None:
    """A card restored during the play counts as having been in the hand all the time."""
    if found_elsewhere(wrong_cards) or not_found_during_play(wrong_cards):
        return LookForAPenaltyCardOrARevoke()
    return None


@condition("14", cited=False)
def card_is_put_back(wrong_cards: WrongCards) -> bool:
    """A card is put back into a hand."""
    return before_the_lead_is_faced(wrong_cards) or bool(was_always_in_the_hand(wrong_cards))


@consequence("14C")
def replacement_is_unauthorised(wrong_cards: WrongCards) -> KeepItFromThePartner | None:
    """Knowledge of the replacement is unauthorised for the partner of the deficient hand."""
    return KeepItFromThePartner() if card_is_put_back(wrong_cards) else None
