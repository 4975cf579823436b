"""Law 28 - Calls that are considered in rotation."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Lead, Order
from lawcore.laws.subjects.call_out_of_turn.facts import CallOutOfTurn, Kind, Lho, TurnOf
from lawcore.laws.subjects.call_out_of_turn.orders import NOTE


@condition("28A")
def rho_had_to_pass(case: CallOutOfTurn) -> bool:
    """A call at the turn of a right-hand opponent who has to pass is in rotation."""
    return case.turn_of is TurnOf.RHO and case.rho_barred


@consequence(
    "27",
    Order(
        "RuleTheBidInRotation",
        decides="another_law",
        leads_to=Lead("insufficient_bid", at_once=True),
    ),
)
def too_low_in_rotation(case: CallOutOfTurn) -> bool:
    """An insufficient bid that counts as made in rotation is ruled as such."""
    return rho_had_to_pass(case) and case.kind is Kind.BID and case.insufficient


@condition("36", cited=False)
def double_in_rotation_may_not_be_made(case: CallOutOfTurn) -> bool:
    """A double that counts as made in rotation is inadmissible."""
    return rho_had_to_pass(case) and case.kind is Kind.DBL_RDBL and case.inadmissible


@consequence(
    "36",
    Order(
        "RuleTheDoubleInRotation",
        decides="another_law",
        leads_to=Lead("inadmissible_call", {"what": "dbl_rdbl"}, at_once=True),
    ),
    since=2017,
)
def not_allowed_in_rotation(case: CallOutOfTurn) -> bool:
    """An inadmissible double that counts as made in rotation is ruled as such."""
    return double_in_rotation_may_not_be_made(case)


@consequence("28A", Order("TakeItAsInRotation", decides="in_rotation"))
def stands_in_rotation(case: CallOutOfTurn) -> bool:
    """A call that counts as made in rotation stands, if it is legal."""
    if too_low_in_rotation(case) or double_in_rotation_may_not_be_made(case):
        return False
    return rho_had_to_pass(case)


@condition("28", cited=False)
def is_out_of_rotation(case: CallOutOfTurn) -> bool:
    """It was not the offender's turn to call."""
    return not rho_had_to_pass(case)


@condition("28B", cited=False)
def rho_has_called_in_turn(case: CallOutOfTurn) -> bool:
    """The right-hand opponent, whose turn it was, has called before anything was ruled."""
    return case.turn_of is TurnOf.RHO and is_out_of_rotation(case) and case.correct_called


@condition("32")
def may_not_be_made_at_all(case: CallOutOfTurn) -> bool:
    """Of doubles out of rotation that may never be made another Law speaks."""
    if rho_has_called_in_turn(case):
        return False
    return case.kind is Kind.DBL_RDBL and is_out_of_rotation(case) and case.inadmissible


@consequence(
    "36",
    Order(
        "RuleAnInadmissibleDouble",
        decides="another_law",
        leads_to=Lead("inadmissible_call", {"what": "dbl_rdbl", "out_turn": "yes"}, at_once=True),
    ),
    since=2017,
)
def never_accepted(case: CallOutOfTurn) -> bool:
    """A double or redouble that may not be made is cancelled whoever has called."""
    return may_not_be_made_at_all(case)


@never_accepted.older(
    "36",
    Order("ApplyTheLawOfInadmissibleDoubles", decides="another_law"),
    until=2007,
)
def _ruled_by_the_law_on_doubles(case: CallOutOfTurn) -> bool:
    """A double or redouble that may not be made is never accepted."""
    return may_not_be_made_at_all(case) or double_in_rotation_may_not_be_made(case)


@condition("30C")
def pass_ruled_as_a_bid(case: CallOutOfTurn) -> bool:
    """A pass that is artificial, or made over an artificial call, is ruled as a bid is."""
    return case.kind is Kind.PASS and case.artificial


@condition("30", cited=False)
def ruled_as_a_pass(case: CallOutOfTurn) -> bool:
    """It is a pass and not an artificial one."""
    return case.kind is Kind.PASS and not pass_ruled_as_a_bid(case)


@condition("31", cited=False)
def ruled_as_a_bid(case: CallOutOfTurn) -> bool:
    """It is a bid, or ruled as one."""
    return case.kind is Kind.BID or pass_ruled_as_a_bid(case)


@condition("32", cited=False)
def ruled_as_a_double(case: CallOutOfTurn) -> bool:
    """It is a double or redouble that may be made."""
    return case.kind is Kind.DBL_RDBL and not may_not_be_made_at_all(case)


@condition("25", since=2017, cited=False)
def had_called_before(case: CallOutOfTurn) -> bool:
    """At the left-hand opponent's turn the offender passed or bid, and had called already."""
    return case.turn_of is TurnOf.LHO and case.kind is not Kind.DBL_RDBL and case.before


@condition("30B2", since=2017)
def pass_that_changes_a_call(case: CallOutOfTurn) -> bool:
    """A pass at the left-hand opponent's turn, after an earlier call, changes that call."""
    return had_called_before(case) and ruled_as_a_pass(case)


@pass_that_changes_a_call.older("30B3", until=2007)
def _pass_after_a_bid_changes_a_call(case: CallOutOfTurn) -> bool:
    """Once there was a bid, a pass at the left-hand opponent's turn changes the call before."""
    return case.turn_of is TurnOf.LHO and ruled_as_a_pass(case) and case.any_bid_before


@condition("31C", since=2017)
def bid_that_changes_a_call(case: CallOutOfTurn) -> bool:
    """A bid at the left-hand opponent's turn, after an earlier call, changes that call."""
    return had_called_before(case) and ruled_as_a_bid(case)


@condition("32C", since=2017)
def double_that_changes_a_call(case: CallOutOfTurn) -> bool:
    """A double at the left-hand opponent's turn changes the offender's earlier call."""
    return case.turn_of is TurnOf.LHO and ruled_as_a_double(case)


@condition("32", until=2007, cited=False)
def double_at_lhos_turn(case: CallOutOfTurn) -> bool:
    """It is a double or redouble at the left-hand opponent's turn."""
    return case.turn_of is TurnOf.LHO and ruled_as_a_double(case)


@condition("31B", until=2007)
def later_bid_at_lhos_turn(case: CallOutOfTurn) -> bool:
    """It is a bid at the left-hand opponent's turn, after an earlier call of the offender's."""
    return case.turn_of is TurnOf.LHO and ruled_as_a_bid(case) and case.before


@consequence(
    "25",
    Order(
        "RuleAChangeOfCall",
        decides="another_law",
        leads_to=Lead("changed_call", at_once=True),
    ),
    since=2017,
)
def is_a_change_of_call(case: CallOutOfTurn) -> bool:
    """A call that changes an earlier one is ruled as such."""
    return (
        pass_that_changes_a_call(case)
        or bid_that_changes_a_call(case)
        or double_that_changes_a_call(case)
    )


@is_a_change_of_call.older(
    "25", Order("ApplyTheLawOfChangedCalls", decides="another_law"), until=2007
)
def _changes_a_call(case: CallOutOfTurn) -> bool:
    """A call at the left-hand opponent's turn that changes an earlier one is ruled as such."""
    return (
        pass_that_changes_a_call(case) or later_bid_at_lhos_turn(case) or double_at_lhos_turn(case)
    )


@condition("29", cited=False)
def is_a_call_out_of_turn(case: CallOutOfTurn) -> bool:
    """It was out of rotation, and no other Law rules it."""
    if may_not_be_made_at_all(case) or is_a_change_of_call(case):
        return False
    return is_out_of_rotation(case)


@condition("28B", cited=False)
def player_in_turn_has_called(case: CallOutOfTurn) -> bool:
    """The opponent whose turn it was has called before anything was ruled."""
    if case.turn_of is TurnOf.PARTNER or not is_a_call_out_of_turn(case):
        return False
    if case.turn_of is TurnOf.LHO:
        return case.correct_called or case.lho is Lho.CALLED
    return rho_has_called_in_turn(case)


@consequence("28B", Order("TreatItAsNotCalled", decides="as_if_not_called"))
def called_in_turn_meanwhile(case: CallOutOfTurn) -> bool:
    """An opponent in turn who calls gives up the rectification, and the other call is void."""
    return player_in_turn_has_called(case)


@consequence(
    "16C2",
    Order("LetTheOffendersNotUseIt", place=NOTE, effects={"info": "16C2", "adjust": ("16C3",)}),
    was={2007: "16D2"},
)
def what_the_void_call_told(case: CallOutOfTurn) -> bool:
    """What the withdrawn call told is unauthorised for the offending side."""
    return player_in_turn_has_called(case)
