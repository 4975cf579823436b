"""Law 50 - Minor and major penalty cards, and what may be led and played."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.penalty_card.facts import (
    Choice,
    Due,
    How,
    NumberOf,
    OnLead,
    PenaltyCard,
)
from lawcore.subjects.penalty_card.law_49 import came_by_play, exposed
from lawcore.subjects.penalty_card.law_52 import not_played, the_card_is_refused
from lawcore.subjects.penalty_card.law_57 import (
    partner_did_not_wait,
    the_partners_play_is_bound,
)
from lawcore.subjects.penalty_card.orders import (
    ForbidTheSuit,
    LeaveItFaceUp,
    LeaveTheLeadFree,
    LetDeclarerChooseTheLead,
    LetTheChoiceGoFirst,
    LetTheOtherCardStand,
    MajorPenaltyCard,
    MinorPenaltyCard,
    OfferAFreeLead,
    OfferTheSuit,
    PenaliseThatCardToo,
    PlayAnyLegalCardIfUnable,
    PlayItAtTheFirstOpportunity,
    PlayItBeforeOtherSmallCards,
    PlayItWhenItIsLegal,
    RequireTheSuit,
    StopTheLeadUntilDeclarerChooses,
)


@condition("50B")
def an_honour(penalty_card: PenaltyCard) -> bool:
    """It is a ten or higher."""
    return penalty_card.honour


@derived
@condition("50B")
def not_by_accident(penalty_card: PenaltyCard) -> bool:
    """It was shown on purpose, and not only named."""
    return penalty_card.how is not How.NAMED and penalty_card.deliberate


@condition("50B")
def one_of_several(penalty_card: PenaltyCard) -> bool:
    """The same defender has another penalty card."""
    return penalty_card.number_of_penalty_cards is not NumberOf.ONE


@condition("50B", cited=False)
def major(penalty_card: PenaltyCard) -> bool:
    """It is a major penalty card."""
    return exposed(penalty_card) and (
        came_by_play(penalty_card)
        or an_honour(penalty_card)
        or not_by_accident(penalty_card)
        or one_of_several(penalty_card)
    )


@condition("50D2", cited=False)
def partner_is_to_lead(penalty_card: PenaltyCard) -> bool:
    """The partner of who has a major penalty card is to lead."""
    return major(penalty_card) and penalty_card.on_lead is OnLead.PARTNER


@condition("50D2", cited=False)
def declarer_has_not_chosen(penalty_card: PenaltyCard) -> bool:
    """Declarer has not said what he wants led."""
    return partner_is_to_lead(penalty_card) and (
        penalty_card.declarer_choice is Choice.NOT_YET
        or penalty_card.declarer_choice is Choice.LED_TOO_SOON
    )


@condition("50D2", cited=False)
def a_suit_is_bound(penalty_card: PenaltyCard) -> bool:
    """Declarer has required or forbidden the lead of a suit of the penalty cards."""
    return partner_is_to_lead(penalty_card) and (
        penalty_card.declarer_choice is Choice.REQUIRE
        or penalty_card.declarer_choice is Choice.FORBID
    )


@condition("61A", cited=False)
def led_against_the_choice(penalty_card: PenaltyCard) -> bool:
    """The leader did not do what declarer had chosen, though he could."""
    return a_suit_is_bound(penalty_card) and penalty_card.disobeyed


@condition("50D2", cited=False)
def picked_up(penalty_card: PenaltyCard) -> bool:
    """Declarer has bound a suit, and its penalty cards are picked up."""
    return a_suit_is_bound(penalty_card) and not penalty_card.disobeyed


@condition("50D2", cited=False)
def suit_required(penalty_card: PenaltyCard) -> bool:
    """Declarer has required a suit, and it is led if possible."""
    return picked_up(penalty_card) and penalty_card.declarer_choice is Choice.REQUIRE


@condition("50D2", cited=False)
def suit_forbidden(penalty_card: PenaltyCard) -> bool:
    """Declarer has forbidden a suit, and it is not led if possible."""
    return picked_up(penalty_card) and penalty_card.declarer_choice is Choice.FORBID


@condition("50D", cited=False)
def another_law_makes_it_major(penalty_card: PenaltyCard) -> bool:
    """The premature card, or the one refused, is a major penalty card from now on."""
    return the_partners_play_is_bound(penalty_card) or bool(the_card_is_refused(penalty_card))


@condition("50A", cited=False)
def lies_on_the_table(penalty_card: PenaltyCard) -> bool:
    """A penalty card lies on the table, and stays there."""
    if another_law_makes_it_major(penalty_card):
        return True
    return exposed(penalty_card) and not a_suit_is_bound(penalty_card)


@consequence("50A")
def left_face_up(penalty_card: PenaltyCard) -> LeaveItFaceUp | None:
    """A penalty card lies face up until it is played or declarer's choice releases it."""
    return LeaveItFaceUp() if lies_on_the_table(penalty_card) else None


@consequence("50B")
def minor_or_major(penalty_card: PenaltyCard) -> MinorPenaltyCard | MajorPenaltyCard | None:
    """A single small card exposed unintentionally is a minor penalty card, any other major."""
    if not exposed(penalty_card):
        return None
    if not major(penalty_card):
        return MinorPenaltyCard()
    return None if a_suit_is_bound(penalty_card) else MajorPenaltyCard()


@condition("50C", cited=False)
def minor_card_lies(penalty_card: PenaltyCard) -> bool:
    """It is a minor penalty card."""
    return exposed(penalty_card) and not major(penalty_card)


@consequence("50C")
def before_other_small_cards(
    penalty_card: PenaltyCard,
) -> PlayItBeforeOtherSmallCards | LetTheOtherCardStand | None:
    """Before a minor penalty card only an honour of the suit may be played; partner is free."""
    if not_played(penalty_card):
        return LetTheOtherCardStand() if penalty_card.due is Due.HONOUR_INSTEAD else None
    return PlayItBeforeOtherSmallCards() if minor_card_lies(penalty_card) else None


@consequence("50D1(a)", since=2007)
def at_the_first_opportunity(
    penalty_card: PenaltyCard,
) -> PlayItAtTheFirstOpportunity | PlayItWhenItIsLegal | None:
    """A major penalty card is played as soon as that is legal."""
    if another_law_makes_it_major(penalty_card):
        return PlayItWhenItIsLegal()
    if major(penalty_card) and penalty_card.on_lead is not OnLead.PARTNER:
        return PlayItAtTheFirstOpportunity()
    return None


at_the_first_opportunity.numbered("50D1", until=1997)


@consequence("50D1(b)", since=2007)
def other_duties_go_first(
    penalty_card: PenaltyCard,
) -> LetTheOtherCardStand | LetTheChoiceGoFirst | None:
    """Following suit and what declarer has required or forbidden go before the penalty card."""
    if not_played(penalty_card):
        return LetTheOtherCardStand() if penalty_card.due is Due.OTHER_DUTY else None
    if partner_is_to_lead(penalty_card) and not led_against_the_choice(penalty_card):
        return LetTheChoiceGoFirst() if penalty_card.leader_has_penalty_card else None
    return None


other_duties_go_first.numbered("50D", until=1997)


@consequence("50D2")
def declarer_speaks_before_the_lead(
    penalty_card: PenaltyCard,
) -> LetDeclarerChooseTheLead | StopTheLeadUntilDeclarerChooses | None:
    """The holder's partner does not lead before declarer has chosen."""
    if another_law_makes_it_major(penalty_card):
        return StopTheLeadUntilDeclarerChooses()
    if declarer_has_not_chosen(penalty_card):
        return LetDeclarerChooseTheLead()
    if major(penalty_card) and penalty_card.on_lead is OnLead.OTHER:
        return StopTheLeadUntilDeclarerChooses()
    return None


@condition("50D2(a)", cited=False)
def the_suit_of_one(penalty_card: PenaltyCard) -> bool:
    """There is one penalty card, and its suit is at issue."""
    return partner_is_to_lead(penalty_card) and not one_of_several(penalty_card)


@consequence("50D2(a)")
def the_suit_required_or_forbidden(
    penalty_card: PenaltyCard,
) -> OfferTheSuit | RequireTheSuit | ForbidTheSuit | None:
    """Declarer may require the suit, or forbid it; the card is picked up."""
    if not the_suit_of_one(penalty_card):
        return None
    if suit_required(penalty_card):
        return RequireTheSuit()
    if suit_forbidden(penalty_card):
        return ForbidTheSuit()
    return OfferTheSuit() if declarer_has_not_chosen(penalty_card) else None


@condition("50D2(b)", cited=False)
def no_choice_was_made(penalty_card: PenaltyCard) -> bool:
    """Declarer has left the lead free."""
    return partner_is_to_lead(penalty_card) and penalty_card.declarer_choice is Choice.NONE


@condition("50D2(b)", since=2017, cited=False)
def the_suit_is_one(penalty_card: PenaltyCard) -> bool:
    """The partner of the holder is to lead, whose penalty cards are of one suit."""
    return (
        partner_is_to_lead(penalty_card)
        and penalty_card.number_of_penalty_cards is not NumberOf.SEVERAL_SUITS
    )


@consequence("50D2(b)", since=2017)
def the_lead_left_free(penalty_card: PenaltyCard) -> OfferAFreeLead | LeaveTheLeadFree | None:
    """Declarer may leave the lead free; the penalty card, or those of one suit, remain."""
    if not the_suit_is_one(penalty_card):
        return None
    if declarer_has_not_chosen(penalty_card):
        return OfferAFreeLead()
    return LeaveTheLeadFree() if no_choice_was_made(penalty_card) else None


@the_lead_left_free.older("50D2(b)", until=2007)
def _of_several_suits_too(penalty_card: PenaltyCard) -> OfferAFreeLead | LeaveTheLeadFree | None:
    """Declarer may leave the lead free; the penalty cards remain, of one suit or of several."""
    if declarer_has_not_chosen(penalty_card):
        return OfferAFreeLead()
    return LeaveTheLeadFree() if no_choice_was_made(penalty_card) else None


@consequence("59")
def who_cannot_lead_as_chosen(penalty_card: PenaltyCard) -> PlayAnyLegalCardIfUnable | None:
    """Who cannot lead as declarer has chosen leads any legal card."""
    return PlayAnyLegalCardIfUnable() if picked_up(penalty_card) else None


@condition("49")
def led_before_the_choice(penalty_card: PenaltyCard) -> bool:
    """The leader did not wait for declarer's choice, and his card was seen."""
    return partner_is_to_lead(penalty_card) and (
        penalty_card.declarer_choice is Choice.LED_TOO_SOON
    )


@consequence("50")
def that_card_too(penalty_card: PenaltyCard) -> PenaliseThatCardToo | None:
    """A card led or played before declarer has chosen is a penalty card as well."""
    if led_before_the_choice(penalty_card) or partner_did_not_wait(penalty_card):
        return PenaliseThatCardToo()
    return None
