"""Law 14 - A card is missing, and no hand has more than thirteen."""

from lawcore.article import condition, consequence
from lawcore.ruling import Lead, Order
from lawcore.subjects.wrong_cards.facts import Case, Where, WrongCards
from lawcore.subjects.wrong_cards.orders import Hands


@condition("14", cited=False)
def a_card_is_missing(case: WrongCards) -> bool:
    """A hand has fewer than thirteen cards, and none has more."""
    return case.case is Case.MISSING


@condition("14A", cited=False)
def before_the_lead_is_faced(case: WrongCards) -> bool:
    """No opening lead has been faced."""
    return a_card_is_missing(case) and not case.lead_faced


@condition("14B", cited=False)
def after_the_lead_was_faced(case: WrongCards) -> bool:
    """The opening lead has been faced."""
    return a_card_is_missing(case) and case.lead_faced


@consequence("14A1", Order("RestoreTheCard", decides=Hands.RESTORED))
def found_before_the_lead(case: WrongCards) -> bool:
    """A card that is found goes back to the deficient hand."""
    return before_the_lead_is_faced(case) and case.where is Where.FOUND


@consequence("14A2", Order("RebuildTheDeal", decides=Hands.RESTORED))
def not_found_before_the_lead(case: WrongCards) -> bool:
    """Where the card is not found the deal is built anew from another pack."""
    return before_the_lead_is_faced(case) and case.where is Where.NOT_FOUND


@consequence("14A3", Order("LetTheCallsStand"))
def calls_stand(case: WrongCards) -> bool:
    """No call is changed; the hand counts as complete throughout."""
    return before_the_lead_is_faced(case)


@consequence("14B1", Order("LookAmongThePlayedCards", decides=Hands.ANOTHER_LAW))
def among_the_played_cards(case: WrongCards) -> bool:
    """A card found among the played cards makes a defective trick."""
    return after_the_lead_was_faced(case) and case.where is Where.AMONG_PLAYED


@consequence(
    "67", Order("RuleTheDefectiveTrick", leads_to=Lead("defective_trick", {"kind": "too_many"}))
)
def trick_is_put_right(case: WrongCards) -> bool:
    """A defective trick is put right."""
    return among_the_played_cards(case)


@consequence("14B2", Order("RestoreTheCardDuringPlay", decides=Hands.RESTORED))
def found_elsewhere(case: WrongCards) -> bool:
    """A card found elsewhere during the play goes back to the deficient hand."""
    return after_the_lead_was_faced(case) and case.where is Where.ELSEWHERE


@consequence("14B3", Order("RebuildTheDealDuringPlay", decides=Hands.RESTORED))
def not_found_during_play(case: WrongCards) -> bool:
    """Where the card is not found during the play the deal is built anew from another pack."""
    return after_the_lead_was_faced(case) and case.where is Where.NOT_FOUND


@consequence(
    "14B4",
    Order(
        "LookForAPenaltyCardOrARevoke",
        leads_to=Lead(
            "penalty_card", {"role": "defender", "how": "another_way", "other_way": "found_again"}
        ),
    ),
)
def was_always_in_the_hand(case: WrongCards) -> bool:
    """A card restored during the play counts as having been in the hand all the time."""
    return found_elsewhere(case) or not_found_during_play(case)


@condition("14", cited=False)
def card_is_put_back(case: WrongCards) -> bool:
    """A card is put back into a hand."""
    return before_the_lead_is_faced(case) or was_always_in_the_hand(case)


@consequence("14C", Order("KeepItFromThePartner"))
def replacement_is_unauthorised(case: WrongCards) -> bool:
    """Knowledge of the replacement is unauthorised for the partner of the deficient hand."""
    return card_is_put_back(case)
