"""Laws 41, 54 and 56 - A defender's lead out of turn, face down, faced, or during play."""

from lawcore.article import condition, consequence
from lawcore.subjects.lead_out_of_turn.facts import Kind, LeadOutOfTurn, Reply, Turn
from lawcore.subjects.lead_out_of_turn.law_53 import (
    accepted_by_word_or_card,
    declarer_may_choose,
    faced_opening_lead_at_issue,
    has_to_accept,
    later_lead_at_issue,
    spread_in_spite_of_it,
)
from lawcore.subjects.lead_out_of_turn.orders import (
    AcceptHavingSeenDummy,
    AcceptTheOpeningLead,
    KeepDummysCard,
    MakeItAPenaltyCard,
    MindWhatThePenaltyCardTells,
    OfferToAccept,
    OfferToRefuse,
    OfferToSpread,
    PlaySecondFromTheHand,
    PutTheFaceDownLeadBack,
    RetractTheFaceDownLead,
    ReturnItToTheHand,
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


@consequence("24D", since=2017)
def it_goes_back_to_the_hand(lead_out_of_turn: LeadOutOfTurn) -> ReturnItToTheHand | None:
    """A card that declarer or dummy showed before play is picked up."""
    return ReturnItToTheHand() if by_declarers_side(lead_out_of_turn) else None


@consequence("54")
def partner_had_led_face_down(lead_out_of_turn: LeadOutOfTurn) -> RetractTheFaceDownLead | None:
    """A face-down lead of the offender's partner is taken back."""
    if faced_opening_lead_at_issue(lead_out_of_turn) and lead_out_of_turn.partner_led_face_down:
        return RetractTheFaceDownLead()
    return None


@condition("54A", cited=False)
def has_spread_in_time(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """Declarer has begun to spread his hand, and was free to."""
    return spread_in_spite_of_it(lead_out_of_turn) or (
        faced_opening_lead_at_issue(lead_out_of_turn)
        and lead_out_of_turn.reply is Reply.SPREAD
        and not lead_out_of_turn.dummy_seen
    )


@consequence("54A")
def declarer_spreads_his_hand(
    lead_out_of_turn: LeadOutOfTurn,
) -> OfferToSpread | SpreadTheWholeHand | None:
    """Declarer may spread his hand, and has to once he has begun; he becomes dummy."""
    if declarer_may_choose(lead_out_of_turn):
        return OfferToSpread()
    return SpreadTheWholeHand() if has_spread_in_time(lead_out_of_turn) else None


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
    return AcceptHavingSeenDummy() if has_to_accept(lead_out_of_turn) else None


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


@condition("54D", cited=False)
def refused_in_time(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """Declarer has refused the faced opening lead, and was free to."""
    return (
        faced_opening_lead_at_issue(lead_out_of_turn)
        and lead_out_of_turn.reply is Reply.REFUSED
        and not has_to_accept(lead_out_of_turn)
    )


@consequence("54D")
def opening_lead_refused(
    lead_out_of_turn: LeadOutOfTurn,
) -> OfferToRefuse | MakeItAPenaltyCard | None:
    """If declarer refuses the opening lead, the card is a major penalty card."""
    if declarer_may_choose(lead_out_of_turn):
        return OfferToRefuse(partner_leads=True)
    return MakeItAPenaltyCard(partner_leads=True) if refused_in_time(lead_out_of_turn) else None


@condition("56", cited=False)
def defenders_later_lead(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """A defender's lead to a later trick may be accepted or refused."""
    return lead_out_of_turn.lead is Kind.DEFENDER and later_lead_at_issue(lead_out_of_turn)


@consequence("56B", since=2017)
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


later_lead_refused.numbered("56", until=2007)


@condition("50E", cited=False)
def a_penalty_card_lies(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """The lead was refused, and lies on the table as a penalty card."""
    if refused_in_time(lead_out_of_turn):
        return True
    return defenders_later_lead(lead_out_of_turn) and lead_out_of_turn.reply is Reply.REFUSED


@consequence("50E", since=2017)
def what_the_penalty_card_tells(
    lead_out_of_turn: LeadOutOfTurn,
) -> MindWhatThePenaltyCardTells | None:
    """What the penalty card tells may be used by some and not by others."""
    return MindWhatThePenaltyCardTells() if a_penalty_card_lies(lead_out_of_turn) else None


what_the_penalty_card_tells.numbered("50E", until=2007)
