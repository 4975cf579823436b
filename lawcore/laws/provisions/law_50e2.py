"""Law 50E2 - What a penalty card has told once declarer's choice has it picked up."""

from lawcore.engine.article import Premise, consequence
from lawcore.engine.fact import Facts
from lawcore.engine.ruling import Order, When

declarer_may_have_it_picked_up = Premise("declarer_may_have_it_picked_up")
"""Declarer may bind the lead of the holder's partner, and the penalty card is then picked up."""


@consequence(
    "50E2",
    Order("ForgetWhatAPickedUpCardShowed", when=When.NEXT_LEAD, place=59),
    since=2017,
)
def told_by_a_card_picked_up(case: Facts) -> bool:
    """What a penalty card that is picked up has told is unauthorised for the partner."""
    return declarer_may_have_it_picked_up(case)
