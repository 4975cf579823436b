"""Laws 47 and 53 - A lead out of turn that is taken back at once, or accepted."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Lead, Order
from lawcore.laws.provisions.law_10c2 import chosen_without_consulting
from lawcore.laws.subjects.lead_out_of_turn import orders
from lawcore.laws.subjects.lead_out_of_turn.facts import Kind, LeadOutOfTurn, Reply


@condition("53", cited=False)
def faced_opening_lead(case: LeadOutOfTurn) -> bool:
    """A defender faced the opening lead out of turn."""
    return case.lead is Kind.OPENING_FACED


@condition("53", cited=False)
def during_play(case: LeadOutOfTurn) -> bool:
    """The lead was made to a later trick."""
    return case.lead in (Kind.DECLARER, Kind.DEFENDER)


@consequence("47E1", Order("TakeTheLeadBack", decides="lead_withdrawn"))
def told_it_was_his_turn(case: LeadOutOfTurn) -> bool:
    """A lead made on an opponent's word that it was due is taken back and not accepted."""
    if case.lead is Kind.OPENING_FACE_DOWN:
        return False
    return case.misinformed


@condition("53A", since=2017, cited=False)
def on_the_last_trick(case: LeadOutOfTurn) -> bool:
    """It was the lead to the thirteenth trick."""
    return during_play(case) and not case.misinformed and case.last_trick


@condition("53A", cited=False)
def faced_opening_lead_at_issue(case: LeadOutOfTurn) -> bool:
    """The faced opening lead may be accepted or refused."""
    return faced_opening_lead(case) and not case.misinformed


@condition("53A", cited=False)
def later_lead_at_issue(case: LeadOutOfTurn) -> bool:
    """The lead to a later trick may be accepted or refused."""
    return during_play(case) and not case.misinformed and not on_the_last_trick(case)


@condition("54C", cited=False)
def might_not_accept(case: LeadOutOfTurn) -> bool:
    """Declarer has said nothing to the faced opening lead, has refused it or spread the hand."""
    return faced_opening_lead_at_issue(case) and case.reply in (
        Reply.NOTHING,
        Reply.REFUSED,
        Reply.SPREAD,
    )


@condition("54A", until=2007, cited=False)
def spread_in_spite_of_it(case: LeadOutOfTurn) -> bool:
    """Declarer spread the hand, which the text did not forbid even with dummy's card seen."""
    return might_not_accept(case) and case.reply is Reply.SPREAD and case.dummy_seen


@condition("54C", cited=False)
def has_to_accept(case: LeadOutOfTurn) -> bool:
    """Declarer could have seen a card of dummy's, and so has no choice."""
    return might_not_accept(case) and not spread_in_spite_of_it(case) and case.dummy_seen


@condition("54", cited=False)
def declarer_may_choose(case: LeadOutOfTurn) -> bool:
    """Declarer has said nothing yet, and could not have seen a card of dummy's."""
    return (
        faced_opening_lead_at_issue(case)
        and case.reply is Reply.NOTHING
        and not has_to_accept(case)
    )


@condition("60A1")
def the_next_hand_has_played(case: LeadOutOfTurn) -> bool:
    """The hand that follows has played to the lead, and so has given up the right."""
    return case.reply is Reply.NEXT_PLAYED


@condition("53A")
def accepted_by_word_or_card(case: LeadOutOfTurn) -> bool:
    """An opponent has accepted it in words, or the next hand has played to it."""
    return case.reply is Reply.ACCEPTED or the_next_hand_has_played(case)


@condition("56A", was={2007: "53A"})
def declarer_may_accept_it(case: LeadOutOfTurn) -> bool:
    """A defender's lead to a later trick is accepted by declarer, or may be."""
    if case.lead is not Kind.DEFENDER or not later_lead_at_issue(case):
        return False
    return case.reply is Reply.NOTHING or accepted_by_word_or_card(case)


@condition("53A", cited=False)
def declarer_is_to_choose(case: LeadOutOfTurn) -> bool:
    """A defender's lead, the opening lead or a later one, waits for declarer's choice."""
    if declarer_may_choose(case):
        return True
    return declarer_may_accept_it(case) and case.reply is Reply.NOTHING


@condition("55A")
def a_defender_has_accepted_it(case: LeadOutOfTurn) -> bool:
    """Declarer's lead was accepted by either defender."""
    if case.lead is not Kind.DECLARER or not later_lead_at_issue(case):
        return False
    return accepted_by_word_or_card(case)


@condition("53A", cited=False)
def defenders_are_to_choose(case: LeadOutOfTurn) -> bool:
    """Declarer's lead waits for the defenders' choice."""
    return case.lead is Kind.DECLARER and later_lead_at_issue(case) and case.reply is Reply.NOTHING


@condition("10C2", cited=False)
def somebody_is_to_choose(case: LeadOutOfTurn) -> bool:
    """Declarer or a defender has the choice, and has not made it."""
    return declarer_is_to_choose(case) or defenders_are_to_choose(case)


@consequence(
    "53A",
    orders.LEAD_FROM_THE_RIGHT_HAND,
    orders.LET_THE_LEAD_STAND,
    orders.LET_DECLARER_CHOOSE,
    orders.OFFER_TO_LET_IT_STAND,
)
def lead_accepted_or_not(case: LeadOutOfTurn) -> Order | None:
    """Before the last trick a lead out of turn becomes correct if it is accepted."""
    if on_the_last_trick(case):
        return orders.LEAD_FROM_THE_RIGHT_HAND
    if chosen_without_consulting(case) and declarer_is_to_choose(case):
        return orders.LET_DECLARER_CHOOSE
    if declarer_may_accept_it(case) or a_defender_has_accepted_it(case):
        return orders.LET_THE_LEAD_STAND
    return orders.OFFER_TO_LET_IT_STAND if defenders_are_to_choose(case) else None


@derived
@condition("60A3", cited=False)
def a_defenders_lead_stands(case: LeadOutOfTurn) -> bool:
    """A defender led out of turn, whose side may have duties, and it was accepted or played to."""
    if not faced_opening_lead_at_issue(case) and not later_lead_at_issue(case):
        return False
    return case.lead is not Kind.DECLARER and accepted_by_word_or_card(case)


@consequence(
    "53B",
    Order("LetTheProperLeadStand", decides="proper_lead_stands"),
    was={2007: "53C"},
)
def proper_lead_made(case: LeadOutOfTurn) -> bool:
    """If the opponent whose turn it was leads too, that lead stands."""
    return later_lead_at_issue(case) and case.reply is Reply.PROPER_LEAD


@consequence("16C", Order("MindTheWithdrawnCards", place=orders.INFORMATION), was={2007: "16D"})
def what_withdrawn_cards_told(case: LeadOutOfTurn) -> bool:
    """What withdrawn cards told is authorised for the non-offending side alone."""
    return proper_lead_made(case) or told_it_was_his_turn(case)


@consequence(
    "53C",
    Order(
        "LetTheLeadStandAndApply57",
        decides="lead_stands",
        leads_to=Lead("penalty_card", {"role": "defender", "how": "played_early"}),
    ),
    was={2007: "53B"},
)
def wrong_defender_played(case: LeadOutOfTurn) -> bool:
    """If the defender to the right of declarer's lead plays to it, the lead stands."""
    return later_lead_at_issue(case) and case.reply is Reply.WRONG_DEFENDER_PLAYED
