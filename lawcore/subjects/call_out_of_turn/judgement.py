"""What the Laws leave to the Director on a call out of turn."""

from lawcore.article import remark
from lawcore.subjects.call_out_of_turn.facts import CallOutOfTurn, TurnOf
from lawcore.subjects.call_out_of_turn.law_28 import (
    pass_ruled_as_a_bid,
    player_in_turn_has_called,
)
from lawcore.subjects.call_out_of_turn.law_29 import calls_are_compared
from lawcore.subjects.call_out_of_turn.law_30 import pass_at_rhos_turn
from lawcore.subjects.call_out_of_turn.law_31 import then_it_is_an_insufficient_bid


@remark("J43", since=2017)
def whether_it_is_comparable(call_out_of_turn: CallOutOfTurn) -> bool:
    """Whether the new call is comparable."""
    return bool(calls_are_compared(call_out_of_turn))


@remark("J46")
def what_the_dealer_meant(call_out_of_turn: CallOutOfTurn) -> bool:
    """Whether the dealer meant to call in turn or to accept the call before his own."""
    if call_out_of_turn.turn_of is not TurnOf.LHO:
        return False
    return player_in_turn_has_called(call_out_of_turn)


@remark("J47", since=2017)
def lead_after_a_withdrawn_pass(call_out_of_turn: CallOutOfTurn) -> bool:
    """Whether a pass that was withdrawn restricts a lead."""
    return bool(pass_at_rhos_turn(call_out_of_turn))


@remark("J48", since=2017)
def two_irregularities_in_one_bid(call_out_of_turn: CallOutOfTurn) -> bool:
    """In which order an insufficient bid out of turn is ruled."""
    return bool(then_it_is_an_insufficient_bid(call_out_of_turn))


@remark("J61", since=2017)
def whose_call_was_artificial(call_out_of_turn: CallOutOfTurn) -> bool:
    """Whether a pass of an opponent's artificial call is ruled as a bid."""
    return pass_ruled_as_a_bid(call_out_of_turn)
