"""Law 51 - Two or more penalty cards of one defender."""

from lawcore.article import condition, consequence
from lawcore.subjects.penalty_card.facts import NumberOf, OnLead, PenaltyCard
from lawcore.subjects.penalty_card.law_50 import (
    declarer_has_not_chosen,
    major,
    no_choice_was_made,
    one_of_several,
    partner_is_to_lead,
    suit_forbidden,
    suit_required,
)
from lawcore.subjects.penalty_card.orders import (
    DesignateWhichIsPlayed,
    ForbidTheSuit,
    LeaveTheLeadFree,
    OfferAFreeLead,
    OfferToForbid,
    OfferToRequire,
    RequireTheSuit,
)


@consequence("51A")
def which_of_several(penalty_card: PenaltyCard) -> DesignateWhichIsPlayed | None:
    """If several penalty cards may be played, declarer names one."""
    if major(penalty_card) and penalty_card.on_lead is OnLead.HOLDER:
        return DesignateWhichIsPlayed() if one_of_several(penalty_card) else None
    return None


@condition("51B1", cited=False)
def of_one_suit(penalty_card: PenaltyCard) -> bool:
    """The holder's penalty cards are of one suit."""
    return (
        partner_is_to_lead(penalty_card)
        and penalty_card.number_of_penalty_cards is NumberOf.SAME_SUIT
    )


@condition("51B2", cited=False)
def of_several_suits(penalty_card: PenaltyCard) -> bool:
    """The holder's penalty cards are of several suits."""
    return (
        partner_is_to_lead(penalty_card)
        and penalty_card.number_of_penalty_cards is NumberOf.SEVERAL_SUITS
    )


@consequence("51B1(a)")
def their_suit_required(penalty_card: PenaltyCard) -> OfferToRequire | RequireTheSuit | None:
    """If declarer requires their suit, all of them are picked up."""
    if not of_one_suit(penalty_card):
        return None
    if suit_required(penalty_card):
        return RequireTheSuit()
    return OfferToRequire() if declarer_has_not_chosen(penalty_card) else None


@consequence("51B1(b)")
def their_suit_forbidden(penalty_card: PenaltyCard) -> OfferToForbid | ForbidTheSuit | None:
    """If declarer forbids their suit, all of them are picked up."""
    if not of_one_suit(penalty_card):
        return None
    if suit_forbidden(penalty_card):
        return ForbidTheSuit()
    return OfferToForbid() if declarer_has_not_chosen(penalty_card) else None


@consequence("51B2(a)")
def one_of_their_suits_required(
    penalty_card: PenaltyCard,
) -> OfferToRequire | RequireTheSuit | None:
    """Declarer may require any suit in which there are penalty cards; those are picked up."""
    if not of_several_suits(penalty_card):
        return None
    if suit_required(penalty_card):
        return RequireTheSuit()
    return OfferToRequire() if declarer_has_not_chosen(penalty_card) else None


@consequence("51B2(b)")
def some_of_their_suits_forbidden(
    penalty_card: PenaltyCard,
) -> OfferToForbid | ForbidTheSuit | None:
    """Declarer may forbid one or more of their suits; those cards are picked up."""
    if not of_several_suits(penalty_card):
        return None
    if suit_forbidden(penalty_card):
        return ForbidTheSuit()
    return OfferToForbid() if declarer_has_not_chosen(penalty_card) else None


@consequence("51B2(c)", since=2017)
def the_lead_left_free_of_several_suits(
    penalty_card: PenaltyCard,
) -> OfferAFreeLead | LeaveTheLeadFree | None:
    """Declarer may leave the lead free; the cards of all the suits remain penalty cards."""
    if not of_several_suits(penalty_card):
        return None
    if declarer_has_not_chosen(penalty_card):
        return OfferAFreeLead()
    return LeaveTheLeadFree() if no_choice_was_made(penalty_card) else None
