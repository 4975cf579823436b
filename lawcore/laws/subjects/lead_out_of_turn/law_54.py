"""Laws 41, 54 and 56 - A defender's lead out of turn, face down, faced, or during play."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import DECIDES, Order
from lawcore.laws.subjects.lead_out_of_turn import law_53, orders
from lawcore.laws.subjects.lead_out_of_turn.facts import Kind, LeadOutOfTurn, Reply, Turn


@consequence("41A", Order("PutTheFaceDownLeadBack", decides="lead_withdrawn"))
def face_down(case: LeadOutOfTurn) -> bool:
    """A face-down lead is put back when the Director says so, and nothing is rectified."""
    return case.lead is Kind.OPENING_FACE_DOWN


@consequence("54E", Order("TreatItAsShownInTheAuction", decides="card_of_the_auction"))
def by_declarers_side(case: LeadOutOfTurn) -> bool:
    """An opening lead attempted by declarer's side is a card shown in the auction period."""
    return case.lead is Kind.OPENING_WRONG_SIDE and not case.misinformed


@consequence("24D", Order("ReturnItToTheHand", place=orders.CARDS), was={2007: "24"})
def it_goes_back_to_the_hand(case: LeadOutOfTurn) -> bool:
    """A card that declarer or dummy showed before play is picked up."""
    return by_declarers_side(case)


@consequence("16C", Order("LetTheDefendersUseIt", place=orders.INFORMATION), was={2007: "24"})
def defenders_may_use_it(case: LeadOutOfTurn) -> bool:
    """What such a card showed is authorised for the defenders, not for declarer's side."""
    return by_declarers_side(case)


@consequence("54", Order("RetractTheFaceDownLead", place=DECIDES - 1))
def partner_had_led_face_down(case: LeadOutOfTurn) -> bool:
    """A face-down lead of the offender's partner is taken back."""
    return law_53.faced_opening_lead(case) and case.partner_led_face_down


@condition("54A", cited=False)
def has_spread_in_time(case: LeadOutOfTurn) -> bool:
    """Declarer has begun to spread the hand, and was free to."""
    return law_53.spread_in_spite_of_it(case) or (
        law_53.faced_opening_lead_at_issue(case)
        and case.reply is Reply.SPREAD
        and not case.dummy_seen
    )


@consequence("54A", orders.OFFER_TO_SPREAD, orders.SPREAD_THE_WHOLE_HAND)
def declarer_spreads_his_hand(case: LeadOutOfTurn) -> Order | None:
    """Declarer may spread the hand, and has to once begun; declarer becomes dummy."""
    if law_53.declarer_may_choose(case):
        return orders.OFFER_TO_SPREAD
    return orders.SPREAD_THE_WHOLE_HAND if has_spread_in_time(case) else None


@consequence("54B", orders.OFFER_TO_ACCEPT, orders.ACCEPT_THE_OPENING_LEAD)
def opening_lead_accepted(case: LeadOutOfTurn) -> Order | None:
    """Declarer may accept the opening lead; dummy is spread."""
    if law_53.declarer_may_choose(case):
        return orders.OFFER_TO_ACCEPT
    if law_53.faced_opening_lead_at_issue(case) and law_53.accepted_by_word_or_card(case):
        return orders.ACCEPT_THE_OPENING_LEAD
    return None


@consequence("54C", Order("AcceptHavingSeenDummy", decides="lead_stands"))
def dummy_was_seen(case: LeadOutOfTurn) -> bool:
    """A declarer who could have seen a card of dummy's has to accept the lead."""
    return law_53.has_to_accept(case)


@consequence("54B1", Order("PlaySecondFromTheHand", place=orders.CARDS))
def second_card_from_the_hand(case: LeadOutOfTurn) -> bool:
    """The second card to the trick comes from declarer's hand."""
    return dummy_was_seen(case) or (
        case.lead is Kind.OPENING_FACED
        and opening_lead_accepted(case)
        and (case.reply is Reply.ACCEPTED)
    )


@consequence("54B2", Order("KeepDummysCard", decides="lead_stands"))
def second_card_from_dummy(case: LeadOutOfTurn) -> bool:
    """A second card played from dummy is withdrawn only to correct a revoke."""
    return law_53.faced_opening_lead_at_issue(case) and case.reply is Reply.DUMMY_PLAYED


@condition("50B")
def a_card_led_on_purpose(case: LeadOutOfTurn) -> bool:
    """A defender's card led out of turn and refused is a major penalty card, whatever it is."""
    return a_penalty_card_lies(case) or may_be_refused(case)


@condition("50D2")
def declarer_then_chooses_the_lead(case: LeadOutOfTurn) -> bool:
    """The partner of who has a major penalty card leads only once declarer has chosen."""
    return case.lead is Kind.OPENING_FACED or case.turn is Turn.PARTNER


@condition("56B", was={2007: "56"}, cited=False)
def may_be_refused(case: LeadOutOfTurn) -> bool:
    """Declarer may still refuse a defender's faced lead."""
    if law_53.declarer_may_choose(case):
        return True
    return defenders_later_lead(case) and case.reply is Reply.NOTHING


@condition("54D", cited=False)
def refused_in_time(case: LeadOutOfTurn) -> bool:
    """Declarer has refused the faced opening lead, and was free to."""
    return (
        law_53.faced_opening_lead_at_issue(case)
        and case.reply is Reply.REFUSED
        and not law_53.has_to_accept(case)
    )


@condition("60C", cited=False)
def partner_has_a_penalty_card_too(case: LeadOutOfTurn) -> bool:
    """The partner, who is to lead, has played to the lead refused: that card is rectified too."""
    return declarer_then_chooses_the_lead(case) and case.partner_followed


@consequence("54D", orders.OFFER_TO_REFUSE, orders.MAKE_IT_A_PENALTY_CARD)
def opening_lead_refused(case: LeadOutOfTurn) -> Order | None:
    """If declarer refuses the opening lead, the card is a major penalty card."""
    if not law_53.faced_opening_lead(case) or not a_card_led_on_purpose(case):
        return None
    if law_53.declarer_may_choose(case):
        return orders.offer_to_refuse(partner_leads=declarer_then_chooses_the_lead(case))
    return orders.make_it_a_penalty_card(
        partner_leads=declarer_then_chooses_the_lead(case),
        partner_has_one_too=partner_has_a_penalty_card_too(case),
        opening_lead=True,
    )


@condition("56", cited=False)
def defenders_later_lead(case: LeadOutOfTurn) -> bool:
    """A defender's lead to a later trick may be accepted or refused."""
    return case.lead is Kind.DEFENDER and law_53.later_lead_at_issue(case)


@consequence("56B", orders.OFFER_TO_REFUSE, orders.MAKE_IT_A_PENALTY_CARD, was={2007: "56"})
def later_lead_refused(case: LeadOutOfTurn) -> Order | None:
    """If declarer refuses a defender's later lead, the card is a major penalty card."""
    if not defenders_later_lead(case) or not a_card_led_on_purpose(case):
        return None
    if case.reply is Reply.NOTHING:
        return orders.offer_to_refuse(partner_leads=declarer_then_chooses_the_lead(case))
    return orders.make_it_a_penalty_card(
        partner_leads=declarer_then_chooses_the_lead(case),
        partner_has_one_too=partner_has_a_penalty_card_too(case),
        opening_lead=False,
    )


@condition("50E", cited=False)
def a_penalty_card_lies(case: LeadOutOfTurn) -> bool:
    """The lead was refused, and lies on the table as a penalty card."""
    return refused_in_time(case) or (defenders_later_lead(case) and case.reply is Reply.REFUSED)


@consequence("50E", Order("MindWhatThePenaltyCardTells", place=orders.INFORMATION), until=2007)
def what_the_penalty_card_tells(case: LeadOutOfTurn) -> bool:
    """That the penalty card has to be played may be used by all, all else not by the partner."""
    return a_penalty_card_lies(case)
