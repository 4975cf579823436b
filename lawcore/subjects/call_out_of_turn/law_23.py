"""Laws 23 and 26A - What follows from a comparable call."""

from lawcore.article import condition, consequence
from lawcore.provisions.orders import LOOK_WHETHER_THE_CALL_HELPED
from lawcore.subjects.call_out_of_turn.facts import CallOutOfTurn
from lawcore.subjects.call_out_of_turn.law_29 import found_comparable


@condition("23A", since=2017)
def comparable_call(case: CallOutOfTurn) -> bool:
    """A call is comparable if it passes one of the three tests."""
    return found_comparable(case)


@condition("23B", since=2017)
def nothing_is_unauthorised(case: CallOutOfTurn) -> bool:
    """After a comparable call what the withdrawn one told is not ruled by 16C."""
    return comparable_call(case)


@condition("26A", since=2017)
def no_restriction_after_it(case: CallOutOfTurn) -> bool:
    """Where a comparable call takes the place of a withdrawn one, no lead is restricted."""
    return nothing_is_unauthorised(case)


@condition("23", since=2017, cited=False)
def comparable_without_more(case: CallOutOfTurn) -> bool:
    """His new call is comparable, so that nothing else is rectified."""
    return no_restriction_after_it(case)


@consequence("23C", LOOK_WHETHER_THE_CALL_HELPED, since=2017)
def help_is_looked_at(case: CallOutOfTurn) -> bool:
    """Help that the infraction gave is looked at when play has ended."""
    return comparable_call(case)
