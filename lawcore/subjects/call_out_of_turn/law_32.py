"""Law 32 - A double or redouble out of turn."""

from lawcore.article import condition, consequence
from lawcore.provisions.orders import BAR_PARTNER_ONCE
from lawcore.subjects.call_out_of_turn.facts import CallOutOfTurn
from lawcore.subjects.call_out_of_turn.law_23 import comparable_without_more
from lawcore.subjects.call_out_of_turn.law_28 import ruled_as_a_double
from lawcore.subjects.call_out_of_turn.law_29 import (
    at_another_turn,
    found_not_comparable,
    rho_acts,
)
from lawcore.subjects.call_out_of_turn.law_31_and_32 import (
    is_free_after_rho,
    is_free_at_another_turn,
    rho_has_passed,
    waits_for_rho,
)
from lawcore.subjects.call_out_of_turn.orders import (
    LET_HIM_CALL_AGAIN,
    LET_HIM_REPEAT_THE_CALL,
    LET_THE_AUCTION_GO_ON,
    LET_THE_NEW_CALL_STAND,
    WAIT_FOR_RHO,
)


@consequence("32A", WAIT_FOR_RHO, since=2017)
def double_waits_for_rho(case: CallOutOfTurn) -> bool:
    """What he has to do depends on the call of the opponent on his right."""
    return ruled_as_a_double(case) and waits_for_rho(case)


double_waits_for_rho.numbered("32B", since=2007, until=2007)


@consequence("32A1", LET_HIM_REPEAT_THE_CALL, since=2017)
def double_is_repeated(case: CallOutOfTurn) -> bool:
    """If that opponent passes, he repeats his call, and nothing is rectified."""
    return ruled_as_a_double(case) and rho_has_passed(case)


double_is_repeated.numbered("32B1", since=2007, until=2007)


@consequence("32A2", LET_HIM_CALL_AGAIN, since=2017)
def double_may_be_any_call(case: CallOutOfTurn) -> bool:
    """If that opponent acts, he may make any legal call at his turn."""
    return ruled_as_a_double(case) and is_free_after_rho(case)


@consequence("32B", LET_HIM_CALL_AGAIN, since=2017)
def double_at_partners_turn(case: CallOutOfTurn) -> bool:
    """At his own turn he may then make any legal call."""
    return ruled_as_a_double(case) and is_free_at_another_turn(case)


@condition("32B2", since=2017)
def double_goes_on_as_at_rhos_turn(case: CallOutOfTurn) -> bool:
    """What follows is as if it had been made at the turn of the opponent on his right."""
    return ruled_as_a_double(case) and at_another_turn(case)


@condition("32A2", since=2017, cited=False)
def double_is_replaced(case: CallOutOfTurn) -> bool:
    """He has been free to make another call."""
    if double_goes_on_as_at_rhos_turn(case):
        return True
    return ruled_as_a_double(case) and rho_acts(case)


@consequence("32A2(a)", LET_THE_AUCTION_GO_ON, since=2017)
def double_made_good(case: CallOutOfTurn) -> bool:
    """If his new call is comparable, nothing is rectified."""
    return double_is_replaced(case) and comparable_without_more(case)


@condition("32A2", since=2017, cited=False)
def double_not_made_good(case: CallOutOfTurn) -> bool:
    """His new call is not comparable."""
    return double_is_replaced(case) and found_not_comparable(case)


@consequence("32A2(b)", LET_THE_NEW_CALL_STAND, since=2017)
def new_call_after_a_double(case: CallOutOfTurn) -> bool:
    """If his new call is not comparable, it stands."""
    return double_not_made_good(case)


@consequence("32A2(b)", BAR_PARTNER_ONCE, since=2017)
def partner_passes_once_after_a_double(case: CallOutOfTurn) -> bool:
    """The offender's partner then passes at his next turn."""
    return double_not_made_good(case)
