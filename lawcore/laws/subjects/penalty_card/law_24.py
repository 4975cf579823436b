"""Laws 14, 24, 45, 54, 56, 60, 62 and 67 - Cards that other Laws make penalty cards."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.penalty_card.facts import How, OtherWay, PenaltyCard, Role, Treated
from lawcore.laws.subjects.penalty_card.law_57 import led_on_an_opponents_word
from lawcore.laws.subjects.penalty_card.orders import LET_DECLARER_TREAT_IT, NO_PENALTY_CARD


@condition("50", cited=False)
def led_by_his_own_error(case: PenaltyCard) -> bool:
    """A defender led out of turn, and not on an opponent's word."""
    return case.how is How.LED_OUT_OF_TURN and not led_on_an_opponents_word(case)


@condition("54D")
def opening_lead_refused(case: PenaltyCard) -> bool:
    """It was an opening lead out of turn, which declarer refused."""
    return led_by_his_own_error(case) and case.opening_lead


@condition("56B", was={2007: "56"})
def later_lead_refused(case: PenaltyCard) -> bool:
    """It was led out of turn to a later trick, and declarer refused it."""
    return led_by_his_own_error(case) and not opening_lead_refused(case)


@condition("50", cited=False)
def a_lead_was_refused(case: PenaltyCard) -> bool:
    """Declarer refused a defender's lead out of turn."""
    return opening_lead_refused(case) or later_lead_refused(case)


@condition("62B1")
def withdrawn_to_correct_a_revoke(case: PenaltyCard) -> bool:
    """The defender withdrew it to correct a revoke."""
    return case.how is How.REVOKE_CORRECTED


@condition("50", cited=False)
def of_another_law(case: PenaltyCard) -> bool:
    """It is a defender's card of which another Law speaks."""
    return case.role is Role.DEFENDER and case.how is How.ANOTHER_WAY


@condition("24E", was={2007: "24"})
def seen_during_the_auction(case: PenaltyCard) -> bool:
    """The partner could see it during the auction, and that side is to defend."""
    return of_another_law(case) and case.other_way is OtherWay.IN_THE_AUCTION


@condition("24", until=1997, cited=False)
def declarer_has_a_choice(case: PenaltyCard) -> bool:
    """Such a card is a penalty card only if declarer treats it as one."""
    return seen_during_the_auction(case) and case.treated is not Treated.PENALTY_CARD


@consequence("24", LET_DECLARER_TREAT_IT, NO_PENALTY_CARD, until=1997)
def declarer_may_treat_it_as_one(case: PenaltyCard) -> Order | None:
    """Declarer may treat a card seen during the auction as a penalty card."""
    if not declarer_has_a_choice(case):
        return None
    return LET_DECLARER_TREAT_IT if case.treated is Treated.NOT_YET else NO_PENALTY_CARD


@condition("24E", since=2007, was={2007: "24"}, cited=False)
def penalty_card_of_the_auction(case: PenaltyCard) -> bool:
    """The card that was seen during the auction is a penalty card."""
    return seen_during_the_auction(case)


@penalty_card_of_the_auction.older("24", until=1997)
def _treated_as_one(case: PenaltyCard) -> bool:
    """Declarer treats the card that was seen during the auction as a penalty card."""
    return seen_during_the_auction(case) and not declarer_has_a_choice(case)


@condition("24B")
def led_during_the_auction(case: PenaltyCard) -> bool:
    """It was led before the auction was over."""
    return penalty_card_of_the_auction(case) and case.deliberate


@condition("60B")
def before_the_lead_declarer_owes(case: PenaltyCard) -> bool:
    """It was played after declarer had to take back a lead, and before the new one."""
    return of_another_law(case) and case.other_way is OtherWay.BEFORE_DECLARERS_LEAD


@condition("62C2")
def withdrawn_after_a_revoke(case: PenaltyCard) -> bool:
    """The offender's partner took it back, after an opponent had changed a play."""
    return of_another_law(case) and case.other_way is OtherWay.WITHDRAWN_AFTER_A_REVOKE


@condition("62C3", was={2007: "62B1"})
def withdrawn_where_both_sides_revoked(case: PenaltyCard) -> bool:
    """Both sides revoked on one trick, and it was taken back when both were corrected."""
    return of_another_law(case) and case.other_way is OtherWay.BOTH_SIDES_REVOKED


@condition("14B4", was={1997: "14B"})
def missing_and_found_again(case: PenaltyCard) -> bool:
    """It was missing from the hand, and was restored to it during the play."""
    return of_another_law(case) and case.other_way is OtherWay.FOUND_AGAIN


@condition("67B2(a)", was={2007: "67B2"})
def surplus_in_a_quitted_trick(case: PenaltyCard) -> bool:
    """It lay among the played cards beside the one of that trick, and was restored to the hand."""
    return of_another_law(case) and case.other_way is OtherWay.SURPLUS_RESTORED


@condition("45E1")
def a_fifth_card(case: PenaltyCard) -> bool:
    """It was a fifth card to the trick, and was not led."""
    return of_another_law(case) and case.other_way is OtherWay.FIFTH_CARD


@condition("50", cited=False)
def restored_to_the_hand(case: PenaltyCard) -> bool:
    """It was restored to the hand from elsewhere."""
    return missing_and_found_again(case) or surplus_in_a_quitted_trick(case)


@condition("50B", cited=False)
def withdrawn_from_a_trick(case: PenaltyCard) -> bool:
    """It was played to a trick and withdrawn from it."""
    return withdrawn_after_a_revoke(case) or withdrawn_where_both_sides_revoked(case)
