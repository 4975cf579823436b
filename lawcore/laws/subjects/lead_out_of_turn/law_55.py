"""Law 55 - Declarer's lead out of turn; and what the Laws leave to the Director on any."""

from lawcore.engine.article import condition, consequence, derived, remark
from lawcore.engine.ruling import Lead, Order
from lawcore.laws.provisions.law_10c2 import chosen_without_consulting
from lawcore.laws.subjects.lead_out_of_turn import orders
from lawcore.laws.subjects.lead_out_of_turn.facts import Kind, LeadOutOfTurn, Reply, Turn
from lawcore.laws.subjects.lead_out_of_turn.law_53 import (
    during_play,
    faced_opening_lead,
    later_lead_at_issue,
    spread_in_spite_of_it,
    told_it_was_his_turn,
)


@condition("55", cited=False)
def declarers_lead(case: LeadOutOfTurn) -> bool:
    """Declarer led from hand or dummy out of turn, and the defenders may choose."""
    return case.lead is Kind.DECLARER and later_lead_at_issue(case)


@condition("55A", cited=False)
def defenders_have_not_settled(case: LeadOutOfTurn) -> bool:
    """The defenders have said nothing, or not the same."""
    return declarers_lead(case) and case.reply in (Reply.NOTHING, Reply.DIFFER)


@consequence("55A", orders.LET_A_DEFENDER_CHOOSE, orders.FOLLOW_THE_NEXT_IN_TURN)
def either_defender_chooses(case: LeadOutOfTurn) -> Order | None:
    """Either defender may accept it or have it taken back; if they differ the next decides."""
    if not defenders_have_not_settled(case):
        return None
    if chosen_without_consulting(case):
        return orders.LET_A_DEFENDER_CHOOSE
    return orders.FOLLOW_THE_NEXT_IN_TURN


@condition("55A")
def defenders_refused(case: LeadOutOfTurn) -> bool:
    """A defender has required declarer to take the lead back."""
    return declarers_lead(case) and case.reply is Reply.REFUSED


@condition("55B", cited=False)
def instead_of_a_defender(case: LeadOutOfTurn) -> bool:
    """It was a defender's lead."""
    return case.turn is Turn.OPPONENT


@consequence("55B1", orders.OFFER_TO_HAVE_IT_RESTORED, orders.RESTORE_THE_CARD)
def when_a_defender_was_to_lead(case: LeadOutOfTurn) -> Order | None:
    """If it was a defender's lead, declarer restores the card and nothing else is rectified."""
    if defenders_have_not_settled(case):
        return orders.OFFER_TO_HAVE_IT_RESTORED if instead_of_a_defender(case) else None
    if defenders_refused(case):
        return orders.RESTORE_THE_CARD if instead_of_a_defender(case) else None
    return None


@consequence("55B2", orders.OFFER_THE_RIGHT_HAND, orders.LEAD_ANYTHING_FROM_THE_RIGHT_HAND)
def when_the_other_hand_was_to_lead(case: LeadOutOfTurn) -> Order | None:
    """If the other hand was to lead, declarer takes the card back and leads from there."""
    if defenders_have_not_settled(case):
        return None if instead_of_a_defender(case) else orders.OFFER_THE_RIGHT_HAND
    if defenders_refused(case):
        return None if instead_of_a_defender(case) else orders.LEAD_ANYTHING_FROM_THE_RIGHT_HAND
    return None


@consequence("55C", Order("WatchDeclarersLine", place=orders.INFORMATION))
def what_declarer_learnt(case: LeadOutOfTurn) -> bool:
    """Law 16 applies if declarer's line could rest on what the irregular lead has told."""
    return defenders_refused(case)


@condition("60B", cited=False)
def declarer_has_to_lead_again(case: LeadOutOfTurn) -> bool:
    """Declarer was required to take the lead back, by a defender or after misinformation."""
    if defenders_refused(case):
        return True
    return case.lead is Kind.DECLARER and told_it_was_his_turn(case)


@consequence(
    "60B",
    Order(
        "PenaliseTheDefendersCard",
        place=orders.CARDS,
        leads_to=Lead(
            "penalty_card",
            {"role": "defender", "how": "another_way", "other_way": "before_declarers_lead"},
        ),
    ),
)
def played_before_the_required_lead(case: LeadOutOfTurn) -> bool:
    """A defender's card played before declarer's new lead is a major penalty card."""
    return declarer_has_to_lead_again(case) and case.defender_played_before_the_lead


@derived
@condition("72C", was={2007: "23"}, cited=False)
def led_on_purpose(case: LeadOutOfTurn) -> bool:
    """The lead out of turn was made on purpose, or its gain could be foreseen."""
    if not faced_opening_lead(case) and not during_play(case):
        return False
    return not told_it_was_his_turn(case) and case.on_purpose


@remark("J20")
def whether_it_was_meant(case: LeadOutOfTurn) -> bool:
    """Whether the lead was deliberate, or its profit could be foreseen."""
    return led_on_purpose(case)


@remark("J28", until=2007)
def spread_having_seen_dummy(case: LeadOutOfTurn) -> bool:
    """Whether a declarer who could have seen a card of dummy's may still become dummy."""
    return spread_in_spite_of_it(case)


@remark("J68")
def spread_to_a_lead_taken_back(case: LeadOutOfTurn) -> bool:
    """What becomes of the hand that declarer spread to an opening lead that is taken back."""
    if not faced_opening_lead(case) or not told_it_was_his_turn(case):
        return False
    return case.reply is Reply.SPREAD
