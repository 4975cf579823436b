"""Laws 23, 26A and 29 - A call out of turn accepted or cancelled, and a comparable call."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.provisions.facts import NewCall
from lawcore.laws.provisions.law_10c2 import chosen_without_consulting
from lawcore.laws.provisions.orders import COMPARE_THE_CALLS
from lawcore.laws.subjects.call_out_of_turn import orders
from lawcore.laws.subjects.call_out_of_turn.facts import CallOutOfTurn, Lho, RhoThen, TurnOf
from lawcore.laws.subjects.call_out_of_turn.law_28 import (
    is_a_call_out_of_turn,
    player_in_turn_has_called,
    ruled_as_a_bid,
    ruled_as_a_double,
    ruled_as_a_pass,
)


@condition("29", cited=False)
def is_still_at_issue(case: CallOutOfTurn) -> bool:
    """The next player may accept the call or decline it."""
    return not player_in_turn_has_called(case) and is_a_call_out_of_turn(case)


@condition("29A", cited=False)
def lho_has_not_chosen(case: CallOutOfTurn) -> bool:
    """The next player has not been asked yet."""
    return is_still_at_issue(case) and case.lho is Lho.UNDECIDED


@condition("29B", cited=False)
def lho_declines(case: CallOutOfTurn) -> bool:
    """The next player does not accept the call."""
    return is_still_at_issue(case) and case.lho is Lho.DECLINES


@condition("29A", cited=False)
def lho_accepts(case: CallOutOfTurn) -> bool:
    """The next player accepts the call, or has called over it."""
    return is_still_at_issue(case) and case.lho in (Lho.ACCEPTS, Lho.CALLED)


@consequence("29A", orders.LET_LHO_ACCEPT_OR_DECLINE, orders.LET_THE_CALL_STAND)
def lho_may_accept(case: CallOutOfTurn) -> Order | None:
    """The next player may accept a call out of turn, and gives up the rectification by that."""
    if chosen_without_consulting(case):
        return orders.LET_LHO_ACCEPT_OR_DECLINE
    return orders.LET_THE_CALL_STAND if lho_accepts(case) else None


@condition("29B", cited=False)
def at_rhos_turn(case: CallOutOfTurn) -> bool:
    """The call is not accepted, and it was the right-hand opponent's turn."""
    return lho_declines(case) and case.turn_of is TurnOf.RHO


@condition("29B", cited=False)
def at_another_turn(case: CallOutOfTurn) -> bool:
    """The call is not accepted, and it was the turn of partner, or of the dealer on the left."""
    return lho_declines(case) and case.turn_of is not TurnOf.RHO


@condition("31", cited=False)
def depends_on_rho(case: CallOutOfTurn) -> bool:
    """What the offender has to do depends on what the right-hand opponent calls."""
    return at_rhos_turn(case) and not ruled_as_a_pass(case)


@condition("31", cited=False)
def rho_acts(case: CallOutOfTurn) -> bool:
    """The right-hand opponent bids, doubles or redoubles."""
    return depends_on_rho(case) and case.rho_then is RhoThen.ACTS


@condition("31", since=2017, cited=False)
def he_calls_what_he_likes(case: CallOutOfTurn) -> bool:
    """In turn the offender may make any legal call."""
    return at_another_turn(case) or rho_acts(case)


@condition("23A", since=2017, cited=False)
def is_to_be_compared(case: CallOutOfTurn) -> bool:
    """Whether the new call is comparable is not clear."""
    return he_calls_what_he_likes(case) and case.cmp is NewCall.UNSURE


@condition("31", since=2017, cited=False)
def has_not_called_again(case: CallOutOfTurn) -> bool:
    """The offender has not made the new call yet."""
    return he_calls_what_he_likes(case) and case.cmp is NewCall.NONE


@condition("23A", since=2017, cited=False)
def found_comparable(case: CallOutOfTurn) -> bool:
    """The Director has found the new call comparable."""
    return he_calls_what_he_likes(case) and case.cmp is NewCall.YES


@condition("23A", since=2017, cited=False)
def found_not_comparable(case: CallOutOfTurn) -> bool:
    """The Director has found the new call not comparable."""
    return he_calls_what_he_likes(case) and case.cmp is NewCall.NO


@condition("29B", since=2017, cited=False)
def is_ruled_by_its_kind(case: CallOutOfTurn) -> bool:
    """The withdrawn call is ruled as a pass, as a bid or as a double."""
    return ruled_as_a_pass(case) or ruled_as_a_bid(case) or ruled_as_a_double(case)


@consequence("23A", COMPARE_THE_CALLS, since=2017)
def calls_are_compared(case: CallOutOfTurn) -> bool:
    """Whether a call is comparable is found by the tests of this Law."""
    return is_to_be_compared(case) and is_ruled_by_its_kind(case)


@condition("29B", since=2017, cited=False)
def is_cancelled(case: CallOutOfTurn) -> bool:
    """The call is cancelled, and what follows can be told."""
    return lho_declines(case) and not is_to_be_compared(case)


@condition("29B", since=2017, cited=False)
def has_made_a_new_call(case: CallOutOfTurn) -> bool:
    """The turn went back, and the offender has called again."""
    return found_comparable(case) or found_not_comparable(case)


@condition("29B", since=2017, cited=False)
def partner_calls_first(case: CallOutOfTurn) -> bool:
    """It was the partner's turn, or will be before the offender's own."""
    return at_another_turn(case) and is_cancelled(case)


@consequence(
    "29B",
    *orders.NOTE_THAT_IT_WENT_BACK.values(),
    since=2017,
)
def turn_went_back(case: CallOutOfTurn) -> Order | None:
    """The call that was not accepted was cancelled, and the turn went back to whose it was."""
    if not has_made_a_new_call(case):
        return None
    return orders.NOTE_THAT_IT_WENT_BACK[case.turn_of]


@consequence(
    "29B",
    *orders.CANCEL_IT.values(),
    since=2017,
)
def turn_goes_back(case: CallOutOfTurn) -> Order | None:
    """A call that is not accepted is cancelled, and the turn goes back to whose it was."""
    if not is_cancelled(case) or has_made_a_new_call(case):
        return None
    return orders.CANCEL_IT[case.turn_of]


@turn_goes_back.older(
    "29B", *orders.CANCEL_IT.values(), orders.NOTE_THAT_IT_WENT_BACK_TO_RHO, until=2007
)
def _goes_back_or_went_back_to_rho(case: CallOutOfTurn) -> Order | None:
    """The same, and once the right-hand opponent has acted that is only noted."""
    if not lho_declines(case):
        return None
    if rho_acts(case):
        return orders.NOTE_THAT_IT_WENT_BACK_TO_RHO
    return orders.CANCEL_IT[case.turn_of]


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
    """The new call is comparable, so that nothing else is rectified."""
    return no_restriction_after_it(case)
