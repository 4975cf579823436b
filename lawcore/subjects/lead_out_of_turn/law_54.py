"""Laws 41, 54 and 56 - A defender's lead out of turn, face down, faced, or during play."""

from lawcore.article import condition, consequence
from lawcore.subjects.lead_out_of_turn.facts import Kind, LeadOutOfTurn, Reply, Turn
from lawcore.subjects.lead_out_of_turn.law_53 import (
    accepted_by_word_or_card,
    declarer_may_choose,
    faced_opening_lead_at_issue,
    later_lead_at_issue,
    still_declarers_choice,
)
from lawcore.subjects.lead_out_of_turn.orders import (
    AcceptHavingSeenDummy,
    AcceptTheOpeningLead,
    KeepDummysCard,
    MakeItAPenaltyCard,
    OfferToAccept,
    OfferToRefuse,
    OfferToSpread,
    PlaySecondFromTheHand,
    PutTheFaceDownLeadBack,
    RetractTheFaceDownLead,
    SpreadTheWholeHand,
    TreatItAsShownInTheAuction,
)


@consequence("41A")
def face_down(lead_out_of_turn: LeadOutOfTurn) -> PutTheFaceDownLeadBack | None:
    """A face-down lead is put back when the Director says so, and nothing is rectified."""
    if lead_out_of_turn.lead is Kind.OPENING_FACE_DOWN:
        return PutTheFaceDownLeadBack()
    return None


@consequence("54E")
def by_declarers_side(lead_out_of_turn: LeadOutOfTurn) -> TreatItAsShownInTheAuction | None:
    """An opening lead attempted by declarer's side is a card shown in the auction period."""
    if lead_out_of_turn.lead is Kind.OPENING_WRONG_SIDE:
        return TreatItAsShownInTheAuction()
    return None


@consequence("54")
def partner_had_led_face_down(lead_out_of_turn: LeadOutOfTurn) -> RetractTheFaceDownLead | None:
    """A face-down lead of the offender's partner is taken back."""
    if faced_opening_lead_at_issue(lead_out_of_turn) and lead_out_of_turn.partner_led_face_down:
        return RetractTheFaceDownLead()
    return None


@consequence("54A")
def declarer_spreads_his_hand(
    lead_out_of_turn: LeadOutOfTurn,
) -> OfferToSpread | SpreadTheWholeHand | None:
    """Declarer may spread his hand, and has to once he has begun; he becomes dummy."""
    if declarer_may_choose(lead_out_of_turn):
        return OfferToSpread()
    if faced_opening_lead_at_issue(lead_out_of_turn) and lead_out_of_turn.reply is Reply.SPREAD:
        return SpreadTheWholeHand()
    return None


@consequence("54B")
def opening_lead_accepted(
    lead_out_of_turn: LeadOutOfTurn,
) -> OfferToAccept | AcceptTheOpeningLead | None:
    """Declarer may accept the opening lead; dummy is spread."""
    if declarer_may_choose(lead_out_of_turn):
        return OfferToAccept()
    if faced_opening_lead_at_issue(lead_out_of_turn) and accepted_by_word_or_card(
        lead_out_of_turn
    ):
        return AcceptTheOpeningLead()
    return None


@consequence("54C")
def dummy_was_seen(lead_out_of_turn: LeadOutOfTurn) -> AcceptHavingSeenDummy | None:
    """If declarer could have seen a card of dummy's he has to accept the lead."""
    if still_declarers_choice(lead_out_of_turn) and lead_out_of_turn.dummy_seen:
        return AcceptHavingSeenDummy()
    return None


@consequence("54B1")
def second_card_from_the_hand(lead_out_of_turn: LeadOutOfTurn) -> PlaySecondFromTheHand | None:
    """The second card to the trick comes from declarer's hand."""
    if dummy_was_seen(lead_out_of_turn):
        return PlaySecondFromTheHand()
    if lead_out_of_turn.lead is Kind.OPENING_FACED and opening_lead_accepted(lead_out_of_turn):
        return PlaySecondFromTheHand() if lead_out_of_turn.reply is Reply.ACCEPTED else None
    return None


@consequence("54B2")
def second_card_from_dummy(lead_out_of_turn: LeadOutOfTurn) -> KeepDummysCard | None:
    """A second card played from dummy is withdrawn only to correct a revoke."""
    if (
        faced_opening_lead_at_issue(lead_out_of_turn)
        and lead_out_of_turn.reply is Reply.DUMMY_PLAYED
    ):
        return KeepDummysCard()
    return None


@consequence("54D")
def opening_lead_refused(
    lead_out_of_turn: LeadOutOfTurn,
) -> OfferToRefuse | MakeItAPenaltyCard | None:
    """If declarer refuses the opening lead, the card is a major penalty card."""
    if declarer_may_choose(lead_out_of_turn):
        return OfferToRefuse(partner_leads=True)
    if still_declarers_choice(lead_out_of_turn) and lead_out_of_turn.reply is Reply.REFUSED:
        return None if lead_out_of_turn.dummy_seen else MakeItAPenaltyCard(partner_leads=True)
    return None


@condition("56", cited=False)
def defenders_later_lead(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """A defender's lead to a later trick may be accepted or refused."""
    return lead_out_of_turn.lead is Kind.DEFENDER and later_lead_at_issue(lead_out_of_turn)


@consequence("56")
def later_lead_refused(
    lead_out_of_turn: LeadOutOfTurn,
) -> OfferToRefuse | MakeItAPenaltyCard | None:
    """If declarer refuses a defender's later lead, the card is a major penalty card."""
    if not defenders_later_lead(lead_out_of_turn):
        return None
    if lead_out_of_turn.reply is Reply.NOTHING:
        return OfferToRefuse(partner_leads=lead_out_of_turn.turn is Turn.PARTNER)
    if lead_out_of_turn.reply is Reply.REFUSED:
        return MakeItAPenaltyCard(partner_leads=lead_out_of_turn.turn is Turn.PARTNER)
    return None
