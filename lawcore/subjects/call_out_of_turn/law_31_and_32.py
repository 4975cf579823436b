"""Laws 31 and 32 - What both say of a bid or a double out of turn that was cancelled."""

from lawcore.article import condition
from lawcore.subjects.call_out_of_turn.facts import CallOutOfTurn, RhoThen
from lawcore.subjects.call_out_of_turn.law_29 import (
    at_another_turn,
    depends_on_rho,
    has_not_called_again,
    rho_acts,
)


@condition("31A", cited=False)
def waits_for_rho(case: CallOutOfTurn) -> bool:
    """The opponent on his right, on whose call it depends, has not called yet."""
    return depends_on_rho(case) and case.rho_then is RhoThen.NONE


@condition("31A1", cited=False)
def rho_has_passed(case: CallOutOfTurn) -> bool:
    """The opponent on his right has passed, so that the call has to be repeated."""
    return depends_on_rho(case) and case.rho_then is RhoThen.PASSES


@condition("31A2", since=2017, cited=False)
def is_free_after_rho(case: CallOutOfTurn) -> bool:
    """The opponent on his right has acted, and he has a call before him that he may choose."""
    return rho_acts(case) and has_not_called_again(case)


@condition("31B", since=2017, cited=False)
def is_free_at_another_turn(case: CallOutOfTurn) -> bool:
    """It was not the turn of the opponent on his right, and his own call is still to come."""
    return at_another_turn(case) and has_not_called_again(case)
