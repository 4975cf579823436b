"""Law 51 - Two or more penalty cards of one defender."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.penalty_card import law_50, law_52, orders
from lawcore.laws.subjects.penalty_card.facts import NumberOf, OnLead, PenaltyCard


@condition("51A", cited=False)
def some_are_to_be_played(case: PenaltyCard) -> bool:
    """No choice before partner's lead stands between the holder and the penalty cards."""
    if law_50.another_law_makes_it_major(case) or law_52.the_card_may_be_refused(case):
        return True
    if law_50.no_choice_was_made(case):
        return True
    return law_50.major(case) and case.on_lead is not OnLead.PARTNER


@consequence("51A", Order("DesignateWhichIsPlayed", place=orders.CARDS + 1))
def which_of_several(case: PenaltyCard) -> bool:
    """If several penalty cards may be played, declarer names one."""
    return some_are_to_be_played(case) and case.number_of_penalty_cards is not NumberOf.ONE


@condition("51B1", cited=False)
def of_one_suit(case: PenaltyCard) -> bool:
    """The holder's penalty cards are of one suit."""
    return law_50.partner_is_to_lead(case) and case.number_of_penalty_cards is NumberOf.SAME_SUIT


@consequence("51B1(a)", orders.OFFER_TO_REQUIRE, orders.REQUIRE_THE_SUIT)
def their_suit_required(case: PenaltyCard) -> Order | None:
    """If declarer requires their suit, all of them are picked up."""
    if not of_one_suit(case):
        return None
    if law_50.suit_required(case):
        return orders.REQUIRE_THE_SUIT
    return orders.OFFER_TO_REQUIRE if law_50.declarer_has_not_chosen(case) else None


@consequence("51B1(b)", orders.OFFER_TO_FORBID, orders.FORBID_THE_SUIT)
def their_suit_forbidden(case: PenaltyCard) -> Order | None:
    """If declarer forbids their suit, all of them are picked up."""
    if not of_one_suit(case):
        return None
    if law_50.suit_forbidden(case):
        return orders.FORBID_THE_SUIT
    return orders.OFFER_TO_FORBID if law_50.declarer_has_not_chosen(case) else None


@consequence("51B2", orders.LET_DECLARER_CHOOSE_THE_LEAD)
def declarer_chooses_among_their_suits(case: PenaltyCard) -> bool:
    """Declarer says before the lead which of several suits of penalty cards are bound."""
    return law_50.of_several_suits(case) and law_50.declarer_has_not_chosen(case)


@derived
@consequence("51B2", Order("LetDeclarerMakeOneChoice", place=orders.OPTIONS + 3))
def requiring_and_forbidding_exclude_each_other(case: PenaltyCard) -> bool:
    """Who has required one suit and forbidden another has made no choice yet."""
    return declarer_chooses_among_their_suits(case) and case.chose_both


@consequence("51B2(a)", orders.OFFER_TO_REQUIRE, orders.REQUIRE_THE_SUIT)
def one_of_their_suits_required(case: PenaltyCard) -> Order | None:
    """Declarer may require any suit in which there are penalty cards; those are picked up."""
    if not law_50.of_several_suits(case):
        return None
    if law_50.suit_required(case):
        return orders.REQUIRE_THE_SUIT
    return orders.OFFER_TO_REQUIRE if law_50.declarer_has_not_chosen(case) else None


@consequence("51B2(b)", orders.OFFER_TO_FORBID, orders.FORBID_THE_SUIT)
def some_of_their_suits_forbidden(case: PenaltyCard) -> Order | None:
    """Declarer may forbid one or more of their suits; those cards are picked up."""
    if not law_50.of_several_suits(case):
        return None
    if law_50.suit_forbidden(case):
        return orders.FORBID_THE_SUIT
    return orders.OFFER_TO_FORBID if law_50.declarer_has_not_chosen(case) else None


@consequence("51B2(c)", orders.OFFER_A_FREE_LEAD, orders.LEAVE_THE_LEAD_FREE, since=2017)
def the_lead_left_free_of_several_suits(case: PenaltyCard) -> Order | None:
    """Declarer may leave the lead free; the cards of all the suits remain penalty cards."""
    if not law_50.of_several_suits(case):
        return None
    if law_50.declarer_has_not_chosen(case):
        return orders.OFFER_A_FREE_LEAD
    return orders.LEAVE_THE_LEAD_FREE if law_50.no_choice_was_made(case) else None
