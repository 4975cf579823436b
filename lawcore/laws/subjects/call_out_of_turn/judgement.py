"""What the Laws leave to the Director on a call out of turn."""

from lawcore.engine.article import remark
from lawcore.laws.subjects.call_out_of_turn.facts import CallOutOfTurn, TurnOf
from lawcore.laws.subjects.call_out_of_turn.law_28 import (
    pass_ruled_as_a_bid,
    player_in_turn_has_called,
)
from lawcore.laws.subjects.call_out_of_turn.law_29 import calls_are_compared, lho_declines
from lawcore.laws.subjects.call_out_of_turn.law_30 import pass_at_rhos_turn
from lawcore.laws.subjects.call_out_of_turn.law_31_and_32 import then_it_is_an_insufficient_bid


@remark("J43", since=2017)
def whether_it_is_comparable(case: CallOutOfTurn) -> bool:
    """Whether the new call is comparable."""
    return calls_are_compared(case)


@remark("J46")
def what_the_dealer_meant(case: CallOutOfTurn) -> bool:
    """Whether the dealer meant to call in turn or to accept the earlier call."""
    return case.turn_of is TurnOf.LHO and player_in_turn_has_called(case)


@remark("J47", since=2017)
def lead_after_a_withdrawn_pass(case: CallOutOfTurn) -> bool:
    """Whether a pass that was withdrawn restricts a lead."""
    return pass_at_rhos_turn(case)


@remark("J48", since=2017)
def two_irregularities_in_one_bid(case: CallOutOfTurn) -> bool:
    """In which order an insufficient bid out of turn is ruled."""
    return then_it_is_an_insufficient_bid(case)


@remark("J61", since=2017)
def whose_call_was_artificial(case: CallOutOfTurn) -> bool:
    """Whether a pass of an opponent's artificial call is ruled as a bid."""
    return lho_declines(case) and pass_ruled_as_a_bid(case)
