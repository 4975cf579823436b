"""Law 55 - Declarer's lead out of turn."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.lead_out_of_turn.facts import Kind, LeadOutOfTurn, Reply, Turn
from lawcore.subjects.lead_out_of_turn.law_53 import (
    during_play,
    faced_opening_lead,
    later_lead_at_issue,
)
from lawcore.subjects.lead_out_of_turn.orders import (
    FollowTheNextInTurn,
    LeadAnythingFromTheRightHand,
    LetADefenderChoose,
    OfferTheRightHand,
    OfferToHaveItRestored,
    PenaliseTheDefendersCard,
    RestoreTheCard,
    WatchDeclarersLine,
)


@condition("55", cited=False)
def declarers_lead(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """Declarer led from his hand or dummy out of turn, and the defenders may choose."""
    return lead_out_of_turn.lead is Kind.DECLARER and later_lead_at_issue(lead_out_of_turn)


@condition("55A", cited=False)
def defenders_have_not_settled(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """The defenders have said nothing, or not the same."""
    return declarers_lead(lead_out_of_turn) and (
        lead_out_of_turn.reply is Reply.NOTHING or lead_out_of_turn.reply is Reply.DIFFER
    )


@consequence("55A")
def either_defender_chooses(
    lead_out_of_turn: LeadOutOfTurn,
) -> LetADefenderChoose | FollowTheNextInTurn | None:
    """Either defender may accept it or have it taken back; if they differ the next decides."""
    if not defenders_have_not_settled(lead_out_of_turn):
        return None
    if lead_out_of_turn.reply is Reply.NOTHING:
        return LetADefenderChoose()
    return FollowTheNextInTurn()


@condition("55A")
def defenders_refused(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """A defender has required declarer to take his lead back."""
    return declarers_lead(lead_out_of_turn) and lead_out_of_turn.reply is Reply.REFUSED


@condition("55B", cited=False)
def instead_of_a_defender(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """It was a defender's lead."""
    return lead_out_of_turn.turn is Turn.OPPONENT


@consequence("55B1")
def when_a_defender_was_to_lead(
    lead_out_of_turn: LeadOutOfTurn,
) -> OfferToHaveItRestored | RestoreTheCard | None:
    """If it was a defender's lead, declarer restores the card and nothing else is rectified."""
    if defenders_have_not_settled(lead_out_of_turn):
        return OfferToHaveItRestored() if instead_of_a_defender(lead_out_of_turn) else None
    if defenders_refused(lead_out_of_turn):
        return RestoreTheCard() if instead_of_a_defender(lead_out_of_turn) else None
    return None


@consequence("55B2")
def when_the_other_hand_was_to_lead(
    lead_out_of_turn: LeadOutOfTurn,
) -> OfferTheRightHand | LeadAnythingFromTheRightHand | None:
    """If it was the lead of his other hand, declarer takes the card back and leads from there."""
    if defenders_have_not_settled(lead_out_of_turn):
        return None if instead_of_a_defender(lead_out_of_turn) else OfferTheRightHand()
    if defenders_refused(lead_out_of_turn):
        return None if instead_of_a_defender(lead_out_of_turn) else LeadAnythingFromTheRightHand()
    return None


@consequence("55C", since=2017)
def what_declarer_learnt(lead_out_of_turn: LeadOutOfTurn) -> WatchDeclarersLine | None:
    """Law 16 applies if declarer's line could rest on what his lead has told him."""
    return WatchDeclarersLine() if defenders_refused(lead_out_of_turn) else None


what_declarer_learnt.numbered("55C", until=2007)


@consequence("60B")
def played_before_the_required_lead(
    lead_out_of_turn: LeadOutOfTurn,
) -> PenaliseTheDefendersCard | None:
    """A defender's card played before declarer's new lead is a major penalty card."""
    if defenders_refused(lead_out_of_turn) and lead_out_of_turn.defender_played_before_the_lead:
        return PenaliseTheDefendersCard()
    return None


@derived
@condition("72C", since=2017, cited=False)
def led_on_purpose(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """He led out of turn on purpose, or its gain could be foreseen."""
    if faced_opening_lead(lead_out_of_turn) or during_play(lead_out_of_turn):
        return lead_out_of_turn.on_purpose
    return False


led_on_purpose.numbered("23", until=2007)
