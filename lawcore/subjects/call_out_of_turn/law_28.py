"""Law 28 - Calls that are considered in rotation."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import YesNo
from lawcore.subjects.call_out_of_turn.facts import CallOutOfTurn, Kind, TurnOf
from lawcore.subjects.call_out_of_turn.orders import (
    ApplyTheLawOfChangedCalls,
    ApplyTheLawOfInadmissibleDoubles,
    LetTheOffendersNotUseIt,
    RuleAChangeOfCall,
    RuleAnInadmissibleDouble,
    TakeItAsInRotation,
    TreatItAsNotCalled,
)


@consequence("28A")
def rho_had_to_pass(call_out_of_turn: CallOutOfTurn) -> TakeItAsInRotation | None:
    """Who calls before an opponent on his right who has to pass calls in rotation."""
    if call_out_of_turn.turn_of is not TurnOf.RHO:
        return None
    return TakeItAsInRotation() if call_out_of_turn.rho_barred is YesNo.YES else None


@condition("28", cited=False)
def is_out_of_rotation(call_out_of_turn: CallOutOfTurn) -> bool:
    """It was not his turn to call."""
    return not rho_had_to_pass(call_out_of_turn)


@condition("32")
def may_not_be_made_at_all(call_out_of_turn: CallOutOfTurn) -> bool:
    """Of doubles out of rotation that may never be made another Law speaks."""
    if call_out_of_turn.kind is not Kind.DBL_RDBL or not is_out_of_rotation(call_out_of_turn):
        return False
    return call_out_of_turn.inadmissible is YesNo.YES


@consequence("36", since=2017)
def never_accepted(call_out_of_turn: CallOutOfTurn) -> RuleAnInadmissibleDouble | None:
    """A double or redouble that may not be made is cancelled whoever has called."""
    return RuleAnInadmissibleDouble() if may_not_be_made_at_all(call_out_of_turn) else None


@never_accepted.older("36", since=2007, until=2007)
def _ruled_by_the_law_on_doubles(
    call_out_of_turn: CallOutOfTurn,
) -> ApplyTheLawOfInadmissibleDoubles | None:
    """A double or redouble that may not be made is never accepted."""
    if not may_not_be_made_at_all(call_out_of_turn):
        return None
    return ApplyTheLawOfInadmissibleDoubles()


@condition("30C")
def pass_ruled_as_a_bid(call_out_of_turn: CallOutOfTurn) -> bool:
    """A pass that is artificial, or made over an artificial call, is ruled as a bid is."""
    return call_out_of_turn.kind is Kind.PASS and call_out_of_turn.artificial is YesNo.YES


@condition("30", cited=False)
def ruled_as_a_pass(call_out_of_turn: CallOutOfTurn) -> bool:
    """It is a pass and not an artificial one."""
    return call_out_of_turn.kind is Kind.PASS and not pass_ruled_as_a_bid(call_out_of_turn)


@condition("31", cited=False)
def ruled_as_a_bid(call_out_of_turn: CallOutOfTurn) -> bool:
    """It is a bid, or ruled as one."""
    return call_out_of_turn.kind is Kind.BID or pass_ruled_as_a_bid(call_out_of_turn)


@condition("32", cited=False)
def ruled_as_a_double(call_out_of_turn: CallOutOfTurn) -> bool:
    """It is a double or redouble that may be made."""
    if call_out_of_turn.kind is not Kind.DBL_RDBL:
        return False
    return not may_not_be_made_at_all(call_out_of_turn)


@condition("25", since=2017, cited=False)
def had_called_before(call_out_of_turn: CallOutOfTurn) -> bool:
    """At the turn of the opponent on his left he had made a call already."""
    if call_out_of_turn.turn_of is not TurnOf.LHO:
        return False
    return call_out_of_turn.before is YesNo.YES


@condition("30B2", since=2017)
def pass_that_changes_a_call(call_out_of_turn: CallOutOfTurn) -> bool:
    """A pass at the left-hand opponent's turn, after an earlier call, changes that call."""
    return ruled_as_a_pass(call_out_of_turn) and had_called_before(call_out_of_turn)


@pass_that_changes_a_call.older("30B3", since=2007, until=2007)
def _pass_after_a_bid_changes_a_call(call_out_of_turn: CallOutOfTurn) -> bool:
    """Once there was a bid, a pass at the left-hand opponent's turn changes the call before."""
    if not ruled_as_a_pass(call_out_of_turn) or call_out_of_turn.turn_of is not TurnOf.LHO:
        return False
    return call_out_of_turn.any_bid_before is YesNo.YES


@condition("31C", since=2017)
def bid_that_changes_a_call(call_out_of_turn: CallOutOfTurn) -> bool:
    """A bid at the left-hand opponent's turn, after an earlier call, changes that call."""
    return ruled_as_a_bid(call_out_of_turn) and had_called_before(call_out_of_turn)


@condition("32C", since=2017)
def double_that_changes_a_call(call_out_of_turn: CallOutOfTurn) -> bool:
    """A double at the left-hand opponent's turn changes his earlier call."""
    if call_out_of_turn.turn_of is not TurnOf.LHO:
        return False
    return ruled_as_a_double(call_out_of_turn)


@consequence("25", since=2017)
def is_a_change_of_call(call_out_of_turn: CallOutOfTurn) -> RuleAChangeOfCall | None:
    """A call that changes an earlier one is ruled as such."""
    if pass_that_changes_a_call(call_out_of_turn) or bid_that_changes_a_call(call_out_of_turn):
        return RuleAChangeOfCall()
    return RuleAChangeOfCall() if double_that_changes_a_call(call_out_of_turn) else None


@is_a_change_of_call.older("25", since=2007, until=2007)
def _pass_is_a_change_of_call(
    call_out_of_turn: CallOutOfTurn,
) -> ApplyTheLawOfChangedCalls | None:
    """A pass that changes an earlier call is ruled as such."""
    return ApplyTheLawOfChangedCalls() if pass_that_changes_a_call(call_out_of_turn) else None


@condition("32", since=2007, until=2007, cited=False)
def double_at_lhos_turn(call_out_of_turn: CallOutOfTurn) -> bool:
    """It is a double or redouble at the turn of the opponent on his left."""
    if call_out_of_turn.turn_of is not TurnOf.LHO:
        return False
    return ruled_as_a_double(call_out_of_turn)


@condition("31B", since=2007, until=2007, cited=False)
def later_bid_at_lhos_turn(call_out_of_turn: CallOutOfTurn) -> bool:
    """It is a bid at the turn of the opponent on his left, after an earlier call of his own."""
    if call_out_of_turn.turn_of is not TurnOf.LHO or not ruled_as_a_bid(call_out_of_turn):
        return False
    return call_out_of_turn.before is YesNo.YES


@condition("29", cited=False)
def is_a_call_out_of_turn(call_out_of_turn: CallOutOfTurn) -> bool:
    """It was out of rotation, and no other Law rules it."""
    if may_not_be_made_at_all(call_out_of_turn) or is_a_change_of_call(call_out_of_turn):
        return False
    if double_at_lhos_turn(call_out_of_turn) or later_bid_at_lhos_turn(call_out_of_turn):
        return False
    return is_out_of_rotation(call_out_of_turn)


@condition("28B", cited=False)
def player_in_turn_has_called(call_out_of_turn: CallOutOfTurn) -> bool:
    """The opponent whose turn it was has called before anything was ruled."""
    if call_out_of_turn.turn_of is TurnOf.PARTNER or not is_a_call_out_of_turn(call_out_of_turn):
        return False
    return call_out_of_turn.correct_called is YesNo.YES


@consequence("28B")
def called_in_turn_meanwhile(call_out_of_turn: CallOutOfTurn) -> TreatItAsNotCalled | None:
    """An opponent in turn who calls gives up the rectification, and the other call is void."""
    return TreatItAsNotCalled() if player_in_turn_has_called(call_out_of_turn) else None


@consequence("16C2", since=2017)
def what_the_void_call_told(call_out_of_turn: CallOutOfTurn) -> LetTheOffendersNotUseIt | None:
    """What the withdrawn call told is unauthorised for the offending side."""
    return LetTheOffendersNotUseIt() if player_in_turn_has_called(call_out_of_turn) else None


what_the_void_call_told.numbered("16D2", since=2007, until=2007)
