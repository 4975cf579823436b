"""Law 50 - Minor and major penalty cards, and what may be led and played."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Lead, Order
from lawcore.laws.subjects.penalty_card import facts, orders
from lawcore.laws.subjects.penalty_card.law_24 import led_during_the_auction
from lawcore.laws.subjects.penalty_card.law_49 import came_by_play, exposed
from lawcore.laws.subjects.penalty_card.law_52 import not_played, the_card_is_refused
from lawcore.laws.subjects.penalty_card.law_57 import (
    led_on_an_opponents_word,
    the_partners_play_is_bound,
)


@condition("50B")
def an_honour(case: facts.PenaltyCard) -> bool:
    """It is a ten or higher."""
    return case.honour


@derived
@condition("50B")
def not_by_accident(case: facts.PenaltyCard) -> bool:
    """It was shown on purpose or led, and not only named."""
    return case.how is not facts.How.NAMED and (led_during_the_auction(case) or case.deliberate)


@condition("50B")
def one_of_several(case: facts.PenaltyCard) -> bool:
    """The same defender has another penalty card."""
    return case.number_of_penalty_cards is not facts.NumberOf.ONE


@condition("50B", cited=False)
def major(case: facts.PenaltyCard) -> bool:
    """It is a major penalty card."""
    return exposed(case) and (
        came_by_play(case) or one_of_several(case) or an_honour(case) or not_by_accident(case)
    )


@condition("50D2", cited=False)
def partner_is_to_lead(case: facts.PenaltyCard) -> bool:
    """The partner of who has a major penalty card is to lead."""
    return major(case) and case.on_lead is facts.OnLead.PARTNER


@condition("50D2")
def declarer_has_not_chosen(case: facts.PenaltyCard) -> bool:
    """The lead waits for declarer's choice, which has not been made."""
    return partner_is_to_lead(case) and case.declarer_choice in (
        facts.Choice.NOT_YET,
        facts.Choice.LED_TOO_SOON,
    )


@condition("51B2", cited=False)
def of_several_suits(case: facts.PenaltyCard) -> bool:
    """The holder's penalty cards are of several suits."""
    return (
        partner_is_to_lead(case) and case.number_of_penalty_cards is facts.NumberOf.SEVERAL_SUITS
    )


@condition("50D2", cited=False)
def a_suit_is_bound(case: facts.PenaltyCard) -> bool:
    """Declarer has required or forbidden the lead of a suit of the penalty cards."""
    return partner_is_to_lead(case) and case.declarer_choice in (
        facts.Choice.REQUIRE,
        facts.Choice.FORBID,
    )


@condition("61A", cited=False)
def led_against_the_choice(case: facts.PenaltyCard) -> bool:
    """The leader, though able to, did not do what declarer had chosen."""
    return a_suit_is_bound(case) and case.disobeyed


@condition("50D2", cited=False)
def picked_up(case: facts.PenaltyCard) -> bool:
    """Declarer has bound a suit, and its penalty cards are picked up."""
    return a_suit_is_bound(case) and not case.disobeyed


@condition("50D2", cited=False)
def suit_required(case: facts.PenaltyCard) -> bool:
    """Declarer has required a suit, and it is led if possible."""
    return picked_up(case) and case.declarer_choice is facts.Choice.REQUIRE


@condition("50D2", cited=False)
def suit_forbidden(case: facts.PenaltyCard) -> bool:
    """Declarer has forbidden a suit, and it is not led if possible."""
    return picked_up(case) and case.declarer_choice is facts.Choice.FORBID


@condition("50D", cited=False)
def another_law_makes_it_major(case: facts.PenaltyCard) -> bool:
    """The premature card, or the one refused, is a major penalty card from now on."""
    return the_partners_play_is_bound(case) or the_card_is_refused(case)


@condition("50A", cited=False)
def lies_on_the_table(case: facts.PenaltyCard) -> bool:
    """A penalty card lies on the table, and stays there."""
    return another_law_makes_it_major(case) or (exposed(case) and not a_suit_is_bound(case))


@consequence("50A", Order("LeaveItFaceUp", place=orders.CARDS))
def left_face_up(case: facts.PenaltyCard) -> bool:
    """A penalty card lies face up until it is played or declarer's choice releases it."""
    return lies_on_the_table(case)


@consequence("50B", orders.MINOR_PENALTY_CARD, orders.MAJOR_PENALTY_CARD)
def minor_or_major(case: facts.PenaltyCard) -> Order | None:
    """A single small card exposed unintentionally is a minor penalty card, any other major."""
    if not exposed(case):
        return None
    if not major(case):
        return orders.MINOR_PENALTY_CARD
    return None if a_suit_is_bound(case) else orders.MAJOR_PENALTY_CARD


@condition("50C", cited=False)
def minor_card_lies(case: facts.PenaltyCard) -> bool:
    """It is a minor penalty card."""
    return exposed(case) and not major(case)


@consequence("50C", orders.PLAY_IT_BEFORE_OTHER_SMALL_CARDS, orders.LET_THE_OTHER_CARD_STAND)
def before_other_small_cards(case: facts.PenaltyCard) -> Order | None:
    """Before a minor penalty card only an honour of the suit may be played; partner is free."""
    if not_played(case):
        return orders.LET_THE_OTHER_CARD_STAND if case.due is facts.Due.HONOUR_INSTEAD else None
    return orders.PLAY_IT_BEFORE_OTHER_SMALL_CARDS if minor_card_lies(case) else None


@condition("47E1", cited=False)
def another_card_lies(case: facts.PenaltyCard) -> bool:
    """Beside the lead that is taken back the same defender has a penalty card."""
    if not led_on_an_opponents_word(case):
        return False
    return case.number_of_penalty_cards is not facts.NumberOf.ONE


@condition("50D1", cited=False)
def the_right_leader_has_one(case: facts.PenaltyCard) -> bool:
    """The partner leads in the place of whose lead is taken back, and has a penalty card."""
    if not led_on_an_opponents_word(case) or case.on_lead is not facts.OnLead.PARTNER:
        return False
    return case.leader_has_penalty_card


@consequence("50A", orders.LEAVE_THE_OTHER_PENALTY_CARD)
def the_other_card_stays(case: facts.PenaltyCard) -> Order | None:
    """A penalty card of the defender whose lead is taken back stays, and what it binds."""
    if not another_card_lies(case):
        return None
    return orders.leave_the_other_penalty_card(the_right_leader_has_one(case))


@condition("50D1", cited=False)
def the_right_leader_leads_it(case: facts.PenaltyCard) -> bool:
    """The partner who leads in the place of the lead taken back leads the own penalty card."""
    return not another_card_lies(case) and the_right_leader_has_one(case)


@consequence(
    "50D1(a)",
    orders.PLAY_IT_AT_THE_FIRST_OPPORTUNITY,
    orders.PLAY_IT_WHEN_IT_IS_LEGAL,
    orders.LEAD_THE_OWN_PENALTY_CARD,
    was={1997: "50D1"},
)
def at_the_first_opportunity(case: facts.PenaltyCard) -> Order | None:
    """A major penalty card is played as soon as that is legal."""
    if another_law_makes_it_major(case):
        return orders.PLAY_IT_WHEN_IT_IS_LEGAL
    if the_right_leader_leads_it(case):
        return orders.LEAD_THE_OWN_PENALTY_CARD
    if no_choice_was_made(case):
        return orders.LEAD_THE_OWN_PENALTY_CARD if case.leader_has_penalty_card else None
    if major(case) and case.on_lead is not facts.OnLead.PARTNER:
        return orders.PLAY_IT_AT_THE_FIRST_OPPORTUNITY
    return None


@consequence(
    "50D1(b)", orders.LET_THE_OTHER_CARD_STAND, orders.LET_THE_CHOICE_GO_FIRST, was={1997: "50D1"}
)
def other_duties_go_first(case: facts.PenaltyCard) -> Order | None:
    """Following suit and what declarer has required or forbidden go before the penalty card."""
    if not_played(case):
        return orders.LET_THE_OTHER_CARD_STAND if case.due is facts.Due.OTHER_DUTY else None
    if no_choice_was_made(case) or led_against_the_choice(case):
        return None
    if partner_is_to_lead(case):
        return orders.LET_THE_CHOICE_GO_FIRST if case.leader_has_penalty_card else None
    return None


@consequence(
    "50D2", orders.LET_DECLARER_CHOOSE_THE_LEAD, orders.STOP_THE_LEAD_UNTIL_DECLARER_CHOOSES
)
def declarer_speaks_before_the_lead(case: facts.PenaltyCard) -> Order | None:
    """The holder's partner does not lead before declarer has chosen."""
    if another_law_makes_it_major(case):
        return orders.STOP_THE_LEAD_UNTIL_DECLARER_CHOOSES
    if declarer_has_not_chosen(case) and not of_several_suits(case):
        return orders.LET_DECLARER_CHOOSE_THE_LEAD
    if major(case) and case.on_lead is facts.OnLead.OTHER:
        return orders.STOP_THE_LEAD_UNTIL_DECLARER_CHOOSES
    return None


@condition("50D2(a)", cited=False)
def the_suit_of_one(case: facts.PenaltyCard) -> bool:
    """There is one penalty card, and its suit is at issue."""
    return partner_is_to_lead(case) and not one_of_several(case)


@consequence("50D2(a)", orders.OFFER_THE_SUIT, orders.REQUIRE_THE_SUIT, orders.FORBID_THE_SUIT)
def the_suit_required_or_forbidden(case: facts.PenaltyCard) -> Order | None:
    """Declarer may require the suit, or forbid it; the card is picked up."""
    if not the_suit_of_one(case):
        return None
    if suit_required(case):
        return orders.REQUIRE_THE_SUIT
    if suit_forbidden(case):
        return orders.FORBID_THE_SUIT
    return orders.OFFER_THE_SUIT if declarer_has_not_chosen(case) else None


@condition("50D2(b)", cited=False)
def no_choice_was_made(case: facts.PenaltyCard) -> bool:
    """Declarer has left the lead free."""
    return partner_is_to_lead(case) and case.declarer_choice is facts.Choice.NONE


@condition("50D2(b)", since=2017, cited=False)
def the_suit_is_one(case: facts.PenaltyCard) -> bool:
    """The partner of the holder is to lead, whose penalty cards are of one suit."""
    return partner_is_to_lead(case) and not of_several_suits(case)


@consequence("50D2(b)", orders.OFFER_A_FREE_LEAD, orders.LEAVE_THE_LEAD_FREE, since=2017)
def the_lead_left_free(case: facts.PenaltyCard) -> Order | None:
    """Declarer may leave the lead free; the penalty card, or those of one suit, remain."""
    if not the_suit_is_one(case):
        return None
    if declarer_has_not_chosen(case):
        return orders.OFFER_A_FREE_LEAD
    return orders.LEAVE_THE_LEAD_FREE if no_choice_was_made(case) else None


@the_lead_left_free.older("50D2(b)", until=2007)
def _of_several_suits_too(case: facts.PenaltyCard) -> Order | None:
    """Declarer may leave the lead free; the penalty cards remain, of one suit or of several."""
    if declarer_has_not_chosen(case):
        return orders.OFFER_A_FREE_LEAD
    return orders.LEAVE_THE_LEAD_FREE if no_choice_was_made(case) else None


@consequence("59", orders.PLAY_ANY_LEGAL_CARD_IF_UNABLE)
def who_cannot_lead_as_chosen(case: facts.PenaltyCard) -> bool:
    """A leader unable to lead as declarer has chosen leads any legal card."""
    return picked_up(case)


@condition("49")
def led_before_the_choice(case: facts.PenaltyCard) -> bool:
    """The leader did not wait for declarer's choice, and the card led was seen."""
    return partner_is_to_lead(case) and case.declarer_choice is facts.Choice.LED_TOO_SOON


@consequence("50D2", orders.PENALISE_THE_CARD_LED_TOO)
def that_card_too(case: facts.PenaltyCard) -> bool:
    """A leader who does not wait for declarer's choice is ruled under Law 49."""
    return led_before_the_choice(case)


@condition("26B", was={2007: "26"}, cited=False)
def a_call_restricts_the_lead_too(case: facts.PenaltyCard) -> bool:
    """The partner of a holder who has withdrawn a call leads, whatever kind of card lies there."""
    if led_on_an_opponents_word(case) or minor_card_lies(case):
        return case.call_withdrawn and case.on_lead is facts.OnLead.PARTNER
    return partner_is_to_lead(case) and not led_against_the_choice(case) and case.call_withdrawn


@derived
@consequence(
    "26B",
    Order(
        "ThenRestrictTheLead",
        place=orders.OPTIONS + 3,
        leads_to=Lead("lead_restriction", {"cmp": "no", "side": "defends", "first_turn": "yes"}),
    ),
    since=2017,
)
def a_call_was_withdrawn_too(case: facts.PenaltyCard) -> bool:
    """At the first lead declarer may besides forbid a suit after a call of the holder's."""
    return a_call_restricts_the_lead_too(case)


@a_call_was_withdrawn_too.older(
    "26",
    Order(
        "ThenFollowLaw26",
        place=orders.OPTIONS + 3,
        leads_to=Lead("lead_restriction", {"side": "defends", "first_turn": "yes"}),
    ),
    since=2007,
    until=2007,
)
def _by_the_suits_that_it_showed(case: facts.PenaltyCard) -> bool:
    """At the first lead declarer may besides require or forbid a suit after such a call."""
    return a_call_restricts_the_lead_too(case)


@a_call_was_withdrawn_too.older("26", Order("ThenReadLaw26", place=orders.OPTIONS + 3), until=1997)
def _as_that_law_says(case: facts.PenaltyCard) -> bool:
    """At the first lead declarer may besides require or forbid a suit after such a call."""
    return a_call_restricts_the_lead_too(case)
