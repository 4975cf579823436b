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


@condition("53A", since=2017, cited=False)
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
        and not on_the_last_trick(lead_out_of_turn)
    )


@condition("54C", cited=False)
def might_not_accept(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """Declarer has said nothing to the faced opening lead, has refused it or spread his hand."""
    return faced_opening_lead_at_issue(lead_out_of_turn) and (
        lead_out_of_turn.reply is Reply.NOTHING
        or lead_out_of_turn.reply is Reply.REFUSED
        or lead_out_of_turn.reply is Reply.SPREAD
    )


@condition("54A", until=2007, cited=False)
def spread_in_spite_of_it(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """Declarer spread his hand, which the text did not forbid him though he saw dummy's card."""
    return (
        might_not_accept(lead_out_of_turn)
        and lead_out_of_turn.reply is Reply.SPREAD
        and lead_out_of_turn.dummy_seen
    )


@condition("54C", cited=False)
def has_to_accept(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """Declarer could have seen a card of dummy's, and so has no choice."""
    if not might_not_accept(lead_out_of_turn) or spread_in_spite_of_it(lead_out_of_turn):
        return False
    return lead_out_of_turn.dummy_seen


@condition("54", cited=False)
def declarer_may_choose(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """Declarer has said nothing yet, and could not have seen a card of dummy's."""
    return (
        faced_opening_lead_at_issue(lead_out_of_turn)
        and lead_out_of_turn.reply is Reply.NOTHING
        and not has_to_accept(lead_out_of_turn)
    )


@condition("53A")
def accepted_by_word_or_card(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """An opponent has accepted it in words, or the next hand has played to it."""
    return lead_out_of_turn.reply is Reply.ACCEPTED or lead_out_of_turn.reply is Reply.NEXT_PLAYED


@condition("56A", since=2017)
def declarer_may_accept_it(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """A defender's lead to a later trick is accepted by declarer, or may be."""
    if lead_out_of_turn.lead is not Kind.DEFENDER or not later_lead_at_issue(lead_out_of_turn):
        return False
    return lead_out_of_turn.reply is Reply.NOTHING or accepted_by_word_or_card(lead_out_of_turn)


declarer_may_accept_it.numbered("53A", until=2007)


@condition("53A", cited=False)
def declarer_is_to_choose(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """A defender's lead, the opening lead or a later one, waits for declarer's choice."""
    if declarer_may_choose(lead_out_of_turn):
        return True
    return declarer_may_accept_it(lead_out_of_turn) and lead_out_of_turn.reply is Reply.NOTHING


@condition("55A")
def a_defender_has_accepted_it(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """Declarer's lead was accepted by either defender."""
    if lead_out_of_turn.lead is not Kind.DECLARER or not later_lead_at_issue(lead_out_of_turn):
        return False
    return accepted_by_word_or_card(lead_out_of_turn)


@condition("53A", cited=False)
def defenders_are_to_choose(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """Declarer's lead waits for the defenders' choice."""
    if lead_out_of_turn.lead is not Kind.DECLARER or not later_lead_at_issue(lead_out_of_turn):
        return False
    return lead_out_of_turn.reply is Reply.NOTHING


@consequence("53A", since=2017)
def lead_accepted_or_not(
    lead_out_of_turn: LeadOutOfTurn,
) -> LeadFromTheRightHand | LetTheLeadStand | LetDeclarerChoose | OfferToLetItStand | None:
    """Before the last trick a lead out of turn becomes correct if it is accepted."""
    if on_the_last_trick(lead_out_of_turn):
        return LeadFromTheRightHand()
    if declarer_is_to_choose(lead_out_of_turn):
        return LetDeclarerChoose()
    if declarer_may_accept_it(lead_out_of_turn) or a_defender_has_accepted_it(lead_out_of_turn):
        return LetTheLeadStand()
    return OfferToLetItStand() if defenders_are_to_choose(lead_out_of_turn) else None


lead_accepted_or_not.numbered("53A", until=2007)


@consequence("53B", since=2017)
def proper_lead_made(lead_out_of_turn: LeadOutOfTurn) -> LetTheProperLeadStand | None:
    """If the opponent whose turn it was makes his own lead, that one stands."""
    if later_lead_at_issue(lead_out_of_turn) and lead_out_of_turn.reply is Reply.PROPER_LEAD:
        return LetTheProperLeadStand()
    return None


proper_lead_made.numbered("53C", until=2007)


@consequence("16C", since=2017)
def what_withdrawn_cards_told(lead_out_of_turn: LeadOutOfTurn) -> MindTheWithdrawnCards | None:
    """What withdrawn cards told is authorised for the non-offending side alone."""
    if proper_lead_made(lead_out_of_turn) or told_it_was_his_turn(lead_out_of_turn):
        return MindTheWithdrawnCards()
    return None


what_withdrawn_cards_told.numbered("16D", until=2007)


@consequence("53C", since=2017)
def wrong_defender_played(lead_out_of_turn: LeadOutOfTurn) -> LetTheLeadStandAndApply57 | None:
    """If the defender to the right of declarer's lead plays to it, the lead stands."""
    if not later_lead_at_issue(lead_out_of_turn):
        return None
    if lead_out_of_turn.reply is Reply.WRONG_DEFENDER_PLAYED:
        return LetTheLeadStandAndApply57()
    return None


wrong_defender_played.numbered("53B", until=2007)
