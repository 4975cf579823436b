"""Laws 47 and 53 - A lead out of turn that is taken back at once, or accepted."""

from lawcore.article import condition, consequence
from lawcore.subjects.lead_out_of_turn.facts import Kind, LeadOutOfTurn, Reply
from lawcore.subjects.lead_out_of_turn.orders import (
    LeadFromTheRightHand,
    LetDeclarerChoose,
    LetTheLeadStand,
    LetTheLeadStandAndApply57,
    LetTheProperLeadStand,
    MindTheWithdrawnCards,
    OfferToLetItStand,
    TakeTheLeadBack,
)


@condition("53", cited=False)
def faced_opening_lead(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """A defender faced the opening lead out of turn."""
    return lead_out_of_turn.lead is Kind.OPENING_FACED


@condition("53", cited=False)
def during_play(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """The lead was made to a later trick."""
    return lead_out_of_turn.lead is Kind.DECLARER or lead_out_of_turn.lead is Kind.DEFENDER


@consequence("47E1")
def told_it_was_his_turn(lead_out_of_turn: LeadOutOfTurn) -> TakeTheLeadBack | None:
    """A lead made because an opponent said it was his turn is taken back and not accepted."""
    if not faced_opening_lead(lead_out_of_turn) and not during_play(lead_out_of_turn):
        return None
    return TakeTheLeadBack() if lead_out_of_turn.misinformed else None


@condition("53A", cited=False)
def on_the_last_trick(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """It was the lead to the thirteenth trick."""
    return (
        during_play(lead_out_of_turn)
        and not lead_out_of_turn.misinformed
        and lead_out_of_turn.last_trick
    )


@condition("53A", cited=False)
def faced_opening_lead_at_issue(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """The faced opening lead may be accepted or refused."""
    return faced_opening_lead(lead_out_of_turn) and not lead_out_of_turn.misinformed


@condition("53A", cited=False)
def later_lead_at_issue(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """The lead to a later trick may be accepted or refused."""
    return (
        during_play(lead_out_of_turn)
        and not lead_out_of_turn.misinformed
        and not lead_out_of_turn.last_trick
    )


@condition("54C", cited=False)
def still_declarers_choice(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """Declarer has said nothing to the faced opening lead, or has refused it."""
    return faced_opening_lead_at_issue(lead_out_of_turn) and (
        lead_out_of_turn.reply is Reply.NOTHING or lead_out_of_turn.reply is Reply.REFUSED
    )


@condition("54", cited=False)
def declarer_may_choose(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """Declarer has said nothing yet, and could not have seen a card of dummy's."""
    return (
        still_declarers_choice(lead_out_of_turn)
        and lead_out_of_turn.reply is Reply.NOTHING
        and not lead_out_of_turn.dummy_seen
    )


@condition("53A")
def accepted_by_word_or_card(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """An opponent has accepted it in words, or the next hand has played to it."""
    return lead_out_of_turn.reply is Reply.ACCEPTED or lead_out_of_turn.reply is Reply.NEXT_PLAYED


@condition("53A", cited=False)
def declarer_is_to_choose(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """A defender's lead, the opening lead or a later one, waits for declarer's choice."""
    return declarer_may_choose(lead_out_of_turn) or (
        later_lead_at_issue(lead_out_of_turn)
        and lead_out_of_turn.lead is Kind.DEFENDER
        and lead_out_of_turn.reply is Reply.NOTHING
    )


@condition("53A", cited=False)
def defenders_are_to_choose(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """Declarer's lead waits for the defenders' choice."""
    return lead_out_of_turn.lead is Kind.DECLARER and lead_out_of_turn.reply is Reply.NOTHING


@consequence("53A")
def lead_accepted_or_not(
    lead_out_of_turn: LeadOutOfTurn,
) -> LeadFromTheRightHand | LetTheLeadStand | LetDeclarerChoose | OfferToLetItStand | None:
    """Before the last trick a lead out of turn becomes correct if it is accepted."""
    if on_the_last_trick(lead_out_of_turn):
        return LeadFromTheRightHand()
    if declarer_is_to_choose(lead_out_of_turn):
        return LetDeclarerChoose()
    if not later_lead_at_issue(lead_out_of_turn):
        return None
    if accepted_by_word_or_card(lead_out_of_turn):
        return LetTheLeadStand()
    return OfferToLetItStand() if defenders_are_to_choose(lead_out_of_turn) else None


@consequence("53B")
def proper_lead_made(lead_out_of_turn: LeadOutOfTurn) -> LetTheProperLeadStand | None:
    """If the opponent whose turn it was makes his own lead, that one stands."""
    if later_lead_at_issue(lead_out_of_turn) and lead_out_of_turn.reply is Reply.PROPER_LEAD:
        return LetTheProperLeadStand()
    return None


@consequence("16C")
def what_withdrawn_cards_told(lead_out_of_turn: LeadOutOfTurn) -> MindTheWithdrawnCards | None:
    """What withdrawn cards told is authorised for the non-offending side alone."""
    return MindTheWithdrawnCards() if proper_lead_made(lead_out_of_turn) else None


@consequence("53C")
def wrong_defender_played(lead_out_of_turn: LeadOutOfTurn) -> LetTheLeadStandAndApply57 | None:
    """If the defender to the right of declarer's lead plays to it, the lead stands."""
    if not later_lead_at_issue(lead_out_of_turn):
        return None
    if lead_out_of_turn.reply is Reply.WRONG_DEFENDER_PLAYED:
        return LetTheLeadStandAndApply57()
    return None
