"""What the Laws leave to the Director on exposed and penalty cards."""

from lawcore.engine.article import remark
from lawcore.laws.subjects.penalty_card.facts import How, PenaltyCard
from lawcore.laws.subjects.penalty_card.law_24 import a_fifth_card
from lawcore.laws.subjects.penalty_card.law_50 import before_other_small_cards, picked_up
from lawcore.laws.subjects.penalty_card.law_50e import dummy_asked_a_defender, showing_it_could_pay
from lawcore.laws.subjects.penalty_card.law_52 import (
    play_went_on_without_it,
    the_card_has_to_be_accepted,
)
from lawcore.laws.subjects.penalty_card.law_57 import with_partner_before_him


@remark("J12")
def whether_the_card_is_penalised(case: PenaltyCard) -> bool:
    """Whether the card is a penalty card though it was dummy who asked."""
    return dummy_asked_a_defender(case)


@remark("J19", since=2007)
def what_may_be_used_afterwards(case: PenaltyCard) -> bool:
    """What the partner may use of a card that was picked up."""
    return picked_up(case)


@remark("J20")
def whether_the_card_was_shown_on_purpose(case: PenaltyCard) -> bool:
    """Whether the card was shown on purpose, or the profit could be foreseen."""
    return showing_it_could_pay(case)


@remark("J26")
def a_small_card_only_named(case: PenaltyCard) -> bool:
    """Whether a small card that was named, neither played nor shown by accident, is minor."""
    return case.how is How.NAMED and before_other_small_cards(case)


@remark("J27", until=2007)
def a_play_before_the_opponent(case: PenaltyCard) -> bool:
    """What becomes of a card played at the opponent's turn, of which Law 57 did not yet speak."""
    return with_partner_before_him(case)


@remark("J24")
def other_cards_of_the_suit(case: PenaltyCard) -> bool:
    """Whether 64B3 applies where the offender also held other cards of the suit led."""
    return play_went_on_without_it(case)


@remark("J62", since=2007)
def a_revoke_besides(case: PenaltyCard) -> bool:
    """Whether not to play it was a revoke as well, where declarer has to accept the other card."""
    return the_card_has_to_be_accepted(case)


@remark("J70")
def whether_a_fifth_card_was_played(case: PenaltyCard) -> bool:
    """Whether the fifth card was put there as a play, or slipped out."""
    return a_fifth_card(case)
