"""Law 32 - A double or redouble out of turn."""

from lawcore.article import condition, consequence
from lawcore.provisions.orders import BarPartnerOnce
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
    LetHimCallAgain,
    LetHimRepeatTheCall,
    LetTheAuctionGoOn,
    LetTheNewCallStand,
    WaitForRho,
)


@consequence("32A", since=2017)
def double_waits_for_rho(call_out_of_turn: CallOutOfTurn) -> WaitForRho | None:
    """What he has to do depends on the call of the opponent on his right."""
    if not ruled_as_a_double(call_out_of_turn):
        return None
    return WaitForRho() if waits_for_rho(call_out_of_turn) else None


double_waits_for_rho.numbered("32B", since=2007, until=2007)


@consequence("32A1", since=2017)
def double_is_repeated(call_out_of_turn: CallOutOfTurn) -> LetHimRepeatTheCall | None:
    """If that opponent passes, he repeats his call, and nothing is rectified."""
    if not ruled_as_a_double(call_out_of_turn):
        return None
    return LetHimRepeatTheCall() if rho_has_passed(call_out_of_turn) else None


double_is_repeated.numbered("32B1", since=2007, until=2007)


@consequence("32A2", since=2017)
def double_may_be_any_call(call_out_of_turn: CallOutOfTurn) -> LetHimCallAgain | None:
    """If that opponent acts, he may make any legal call at his turn."""
    if not ruled_as_a_double(call_out_of_turn):
        return None
    return LetHimCallAgain() if is_free_after_rho(call_out_of_turn) else None


@consequence("32B", since=2017)
def double_at_partners_turn(call_out_of_turn: CallOutOfTurn) -> LetHimCallAgain | None:
    """At his own turn he may then make any legal call."""
    if not ruled_as_a_double(call_out_of_turn):
        return None
    return LetHimCallAgain() if is_free_at_another_turn(call_out_of_turn) else None


@condition("32B2", since=2017)
def double_goes_on_as_at_rhos_turn(call_out_of_turn: CallOutOfTurn) -> bool:
    """What follows is as if it had been made at the turn of the opponent on his right."""
    return ruled_as_a_double(call_out_of_turn) and at_another_turn(call_out_of_turn)


@condition("32A2", since=2017, cited=False)
def double_is_replaced(call_out_of_turn: CallOutOfTurn) -> bool:
    """He has been free to make another call."""
    if double_goes_on_as_at_rhos_turn(call_out_of_turn):
        return True
    return ruled_as_a_double(call_out_of_turn) and rho_acts(call_out_of_turn)


@consequence("32A2(a)", since=2017)
def double_made_good(call_out_of_turn: CallOutOfTurn) -> LetTheAuctionGoOn | None:
    """If his new call is comparable, nothing is rectified."""
    if not double_is_replaced(call_out_of_turn):
        return None
    return LetTheAuctionGoOn() if comparable_without_more(call_out_of_turn) else None


@condition("32A2", since=2017, cited=False)
def double_not_made_good(call_out_of_turn: CallOutOfTurn) -> bool:
    """His new call is not comparable."""
    return double_is_replaced(call_out_of_turn) and found_not_comparable(call_out_of_turn)


@consequence("32A2(b)", since=2017)
def new_call_after_a_double(call_out_of_turn: CallOutOfTurn) -> LetTheNewCallStand | None:
    """If his new call is not comparable, it stands."""
    return LetTheNewCallStand() if double_not_made_good(call_out_of_turn) else None


@consequence("32A2(b)", since=2017)
def partner_passes_once_after_a_double(call_out_of_turn: CallOutOfTurn) -> BarPartnerOnce | None:
    """The offender's partner then passes at his next turn."""
    return BarPartnerOnce() if double_not_made_good(call_out_of_turn) else None
